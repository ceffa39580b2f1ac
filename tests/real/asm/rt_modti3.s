	.file	"modti3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/modti3.c"
	.p2align 4
	.globl	__modti3
	.type	__modti3, @function
__modti3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/modti3.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 5 view .LVU2
	.loc 1 25 12 is_stmt 0 view .LVU3
	movq	%rcx, %rax
	.loc 1 23 1 view .LVU4
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	.loc 1 25 12 view .LVU5
	sarq	$63, %rax
	.loc 1 23 1 view .LVU6
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	.loc 1 25 12 view .LVU7
	movq	%rax, %r8
	.loc 1 26 5 is_stmt 1 view .LVU8
	.loc 1 26 12 is_stmt 0 view .LVU9
	xorq	%rax, %rdx
.LVL1:
	.loc 1 26 12 view .LVU10
	xorq	%rax, %rcx
	.loc 1 27 7 view .LVU11
	movq	%rsi, %rax
	sarq	$63, %rax
	.loc 1 26 12 view .LVU12
	movq	%rdx, %r10
	movq	%rcx, %r11
.LVL2:
	.loc 1 27 5 is_stmt 1 view .LVU13
	.loc 1 27 7 is_stmt 0 view .LVU14
	movq	%rax, %r12
	.loc 1 28 5 is_stmt 1 view .LVU15
	.loc 1 28 12 is_stmt 0 view .LVU16
	xorq	%rax, %rdi
	.loc 1 23 1 view .LVU17
	subq	$24, %rsp
	.cfi_def_cfa_offset 48
	.loc 1 28 12 view .LVU18
	xorq	%r12, %rsi
	movq	%rdi, %rax
	.loc 1 26 7 view .LVU19
	subq	%r8, %r10
	sbbq	%r8, %r11
	.loc 1 28 12 view .LVU20
	movq	%rsi, %rdx
	.loc 1 29 5 is_stmt 1 view .LVU21
	.loc 1 30 5 view .LVU22
	.loc 1 28 7 is_stmt 0 view .LVU23
	subq	%r12, %rax
	.loc 1 30 5 view .LVU24
	movq	%rsp, %r8
	.loc 1 28 7 view .LVU25
	sbbq	%r12, %rdx
	.loc 1 30 5 view .LVU26
	movq	%rax, %rdi
	movq	%r11, %rcx
	movq	%rdx, %rsi
	movq	%r10, %rdx
	call	__udivmodti4@PLT
.LVL3:
	.loc 1 31 5 is_stmt 1 view .LVU27
	.loc 1 31 23 is_stmt 0 view .LVU28
	movq	(%rsp), %rcx
	movq	8(%rsp), %rdi
	xorq	%r12, %rcx
	xorq	%r12, %rdi
	movq	%rcx, %rax
	movq	%rdi, %rdx
	.loc 1 31 28 view .LVU29
	subq	%r12, %rax
	sbbq	%r12, %rdx
	.loc 1 32 1 view .LVU30
	addq	$24, %rsp
	.cfi_def_cfa_offset 24
	popq	%r12
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE2:
	.size	__modti3, .-__modti3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.file 3 "compiler-rt/int_lib.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x162
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
	.byte	0x10
	.byte	0x7
	.long	.LASF2
	.uleb128 0x1
	.byte	0x1
	.byte	0x8
	.long	.LASF3
	.uleb128 0x1
	.byte	0x2
	.byte	0x7
	.long	.LASF4
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF5
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF6
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF7
	.uleb128 0x1
	.byte	0x2
	.byte	0x5
	.long	.LASF8
	.uleb128 0x5
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x6
	.long	0x5f
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF9
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF10
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF12
	.uleb128 0x3
	.long	.LASF14
	.byte	0x44
	.long	0x91
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF13
	.uleb128 0x3
	.long	.LASF15
	.byte	0x45
	.long	0x2e
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
	.long	0x98
	.long	0xec
	.uleb128 0x2
	.long	0x98
	.uleb128 0x2
	.long	0x98
	.uleb128 0x2
	.long	0xec
	.byte	0
	.uleb128 0x8
	.byte	0x8
	.long	0x98
	.uleb128 0x9
	.long	.LASF25
	.byte	0x1
	.byte	0x16
	.byte	0x1
	.long	0x87
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xa
	.string	"a"
	.byte	0x1
	.byte	0x16
	.byte	0x11
	.long	0x87
	.uleb128 0xb
	.string	"b"
	.byte	0x1
	.byte	0x16
	.byte	0x1b
	.long	0x87
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xc
	.long	.LASF22
	.byte	0x1
	.byte	0x18
	.byte	0xf
	.long	0x66
	.byte	0x7f
	.uleb128 0xd
	.string	"s"
	.byte	0x1
	.byte	0x19
	.byte	0xc
	.long	0x87
	.uleb128 0xe
	.string	"r"
	.byte	0x1
	.byte	0x1d
	.byte	0xc
	.long	0x98
	.uleb128 0x2
	.byte	0x91
	.sleb128 -48
	.uleb128 0xf
	.quad	.LVL3
	.long	0xcc
	.uleb128 0x10
	.uleb128 0x1
	.byte	0x58
	.uleb128 0x2
	.byte	0x91
	.sleb128 -48
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
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU13
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
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
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
.LASF11:
	.string	"long long int"
.LASF5:
	.string	"unsigned int"
.LASF24:
	.string	"__udivmodti4"
.LASF22:
	.string	"bits_in_tword_m1"
.LASF13:
	.string	"__int128"
.LASF21:
	.string	"complex long double"
.LASF20:
	.string	"complex double"
.LASF6:
	.string	"long unsigned int"
.LASF12:
	.string	"long long unsigned int"
.LASF4:
	.string	"short unsigned int"
.LASF3:
	.string	"unsigned char"
.LASF10:
	.string	"char"
.LASF25:
	.string	"__modti3"
.LASF9:
	.string	"long int"
.LASF17:
	.string	"double"
.LASF2:
	.string	"__int128 unsigned"
.LASF15:
	.string	"tu_int"
.LASF19:
	.string	"complex float"
.LASF18:
	.string	"long double"
.LASF14:
	.string	"ti_int"
.LASF16:
	.string	"float"
.LASF8:
	.string	"short int"
.LASF23:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF7:
	.string	"signed char"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/modti3.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
