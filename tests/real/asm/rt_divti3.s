	.file	"divti3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/divti3.c"
	.p2align 4
	.globl	__divti3
	.type	__divti3, @function
__divti3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/divti3.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 5 view .LVU2
	.loc 1 25 12 is_stmt 0 view .LVU3
	movq	%rsi, %r11
	.loc 1 23 1 view .LVU4
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	.loc 1 25 12 view .LVU5
	sarq	$63, %r11
	.loc 1 23 1 view .LVU6
	pushq	%rbx
	.cfi_def_cfa_offset 24
	.cfi_offset 3, -24
	movq	%rdx, %rbx
	.loc 1 25 12 view .LVU7
	movq	%r11, %rax
	.loc 1 26 5 is_stmt 1 view .LVU8
	.loc 1 26 12 is_stmt 0 view .LVU9
	movq	%rcx, %r11
	sarq	$63, %r11
	.loc 1 27 12 view .LVU10
	xorq	%rax, %rsi
	xorq	%rax, %rdi
	.loc 1 29 9 view .LVU11
	movq	%rax, %rbp
	.loc 1 26 12 view .LVU12
	movq	%r11, %r8
	.loc 1 27 5 is_stmt 1 view .LVU13
	.loc 1 27 12 is_stmt 0 view .LVU14
	movq	%rsi, %r11
	.loc 1 28 5 is_stmt 1 view .LVU15
	.loc 1 23 1 is_stmt 0 view .LVU16
	subq	$8, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 27 12 view .LVU17
	movq	%rdi, %r10
	.loc 1 28 12 view .LVU18
	xorq	%r8, %rbx
	xorq	%r8, %rcx
	.loc 1 29 9 view .LVU19
	xorq	%r8, %rbp
	.loc 1 28 12 view .LVU20
	movq	%rbx, %rsi
	movq	%rcx, %rdi
.LVL1:
	.loc 1 29 5 is_stmt 1 view .LVU21
	.loc 1 30 5 view .LVU22
	.loc 1 28 7 is_stmt 0 view .LVU23
	subq	%r8, %rsi
	sbbq	%r8, %rdi
	.loc 1 27 7 view .LVU24
	subq	%rax, %r10
	.loc 1 30 13 view .LVU25
	movq	%rsi, %rdx
	.loc 1 27 7 view .LVU26
	sbbq	%rax, %r11
	.loc 1 30 13 view .LVU27
	movq	%rdi, %rcx
	xorl	%r8d, %r8d
	movq	%r10, %rdi
	movq	%r11, %rsi
	call	__udivmodti4@PLT
.LVL2:
	movq	%rax, %r8
	movq	%rdx, %rcx
	.loc 1 30 44 view .LVU28
	xorq	%rbp, %r8
	xorq	%rbp, %rcx
	movq	%r8, %rax
	movq	%rcx, %rdx
	.loc 1 30 51 view .LVU29
	subq	%rbp, %rax
	sbbq	%rbp, %rdx
	.loc 1 31 1 view .LVU30
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
.LVL3:
	.loc 1 31 1 view .LVU31
	ret
	.cfi_endproc
.LFE2:
	.size	__divti3, .-__divti3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.file 3 "compiler-rt/int_lib.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x171
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x4
	.long	.LASF23
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x1
	.byte	0x1
	.byte	0x8
	.long	.LASF2
	.uleb128 0x1
	.byte	0x2
	.byte	0x7
	.long	.LASF3
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF4
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF5
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF6
	.uleb128 0x1
	.byte	0x2
	.byte	0x5
	.long	.LASF7
	.uleb128 0x5
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x6
	.long	0x58
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF8
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF10
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF11
	.uleb128 0x3
	.long	.LASF13
	.byte	0x44
	.long	0x8a
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF12
	.uleb128 0x3
	.long	.LASF14
	.byte	0x45
	.long	0x9b
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF15
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF16
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF17
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF18
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF19
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF20
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF21
	.uleb128 0x7
	.long	.LASF24
	.byte	0x3
	.byte	0x71
	.byte	0x18
	.long	0x91
	.long	0xec
	.uleb128 0x2
	.long	0x91
	.uleb128 0x2
	.long	0x91
	.uleb128 0x2
	.long	0xec
	.byte	0
	.uleb128 0x8
	.byte	0x8
	.long	0x91
	.uleb128 0x9
	.long	.LASF25
	.byte	0x1
	.byte	0x16
	.byte	0x1
	.long	0x80
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xa
	.string	"a"
	.byte	0x1
	.byte	0x16
	.byte	0x11
	.long	0x80
	.uleb128 0xb
	.string	"b"
	.byte	0x1
	.byte	0x16
	.byte	0x1b
	.long	0x80
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xc
	.long	.LASF22
	.byte	0x1
	.byte	0x18
	.byte	0xf
	.long	0x5f
	.byte	0x7f
	.uleb128 0xd
	.string	"s_a"
	.byte	0x1
	.byte	0x19
	.byte	0xc
	.long	0x80
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xe
	.string	"s_b"
	.byte	0x1
	.byte	0x1a
	.byte	0xc
	.long	0x80
	.uleb128 0x6
	.byte	0x58
	.byte	0x93
	.uleb128 0x8
	.byte	0x59
	.byte	0x93
	.uleb128 0x8
	.uleb128 0xf
	.quad	.LVL2
	.long	0xcc
	.uleb128 0x10
	.uleb128 0x1
	.byte	0x58
	.uleb128 0x1
	.byte	0x30
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x16
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 18
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x11
	.byte	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x1f
	.uleb128 0x1b
	.uleb128 0x1f
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS0:
	.uleb128 0
	.uleb128 .LVU21
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS1:
	.uleb128 .LVU22
	.uleb128 .LVU31
.LLST1:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x6
	.byte	0x56
	.byte	0x93
	.uleb128 0x8
	.byte	0x56
	.byte	0x93
	.uleb128 0x8
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x2c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.quad	0
	.quad	0
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF10:
	.string	"long long int"
.LASF3:
	.string	"short unsigned int"
.LASF4:
	.string	"unsigned int"
.LASF24:
	.string	"__udivmodti4"
.LASF22:
	.string	"bits_in_tword_m1"
.LASF12:
	.string	"__int128"
.LASF21:
	.string	"complex long double"
.LASF20:
	.string	"complex double"
.LASF5:
	.string	"long unsigned int"
.LASF11:
	.string	"long long unsigned int"
.LASF25:
	.string	"__divti3"
.LASF2:
	.string	"unsigned char"
.LASF9:
	.string	"char"
.LASF8:
	.string	"long int"
.LASF17:
	.string	"double"
.LASF15:
	.string	"__int128 unsigned"
.LASF14:
	.string	"tu_int"
.LASF19:
	.string	"complex float"
.LASF18:
	.string	"long double"
.LASF13:
	.string	"ti_int"
.LASF16:
	.string	"float"
.LASF7:
	.string	"short int"
.LASF23:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF6:
	.string	"signed char"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/divti3.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
