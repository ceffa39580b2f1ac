	.file	"popcountti2.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/popcountti2.c"
	.p2align 4
	.globl	__popcountti2
	.type	__popcountti2, @function
__popcountti2:
.LFB2:
	.file 1 "compiler-rt/popcountti2.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 26 is_stmt 0 view .LVU2
	movabsq	$6148914691236517205, %rcx
	.loc 1 24 12 view .LVU3
	movq	%rsi, %rdx
	.loc 1 25 20 view .LVU4
	movq	%rdi, %rsi
	.loc 1 24 12 view .LVU5
	movq	%rdi, %rax
.LVL0:
	.loc 1 25 5 is_stmt 1 view .LVU6
	.loc 1 25 20 is_stmt 0 view .LVU7
	shrdq	$1, %rdx, %rsi
	movq	%rdx, %rdi
	.loc 1 25 26 view .LVU8
	movq	%rsi, %r10
	.loc 1 25 20 view .LVU9
	shrq	%rdi
	.loc 1 25 26 view .LVU10
	andq	%rcx, %r10
	andq	%rcx, %rdi
	.loc 1 28 21 view .LVU11
	movabsq	$3689348814741910323, %rcx
	.loc 1 25 8 view .LVU12
	subq	%r10, %rax
.LVL1:
	.loc 1 25 8 view .LVU13
	sbbq	%rdi, %rdx
	.loc 1 28 15 view .LVU14
	movq	%rax, %r8
	.loc 1 25 8 view .LVU15
	movq	%rax, %rsi
	.loc 1 28 15 view .LVU16
	shrdq	$2, %rdx, %r8
	movq	%rdx, %r9
	.loc 1 29 14 view .LVU17
	movq	%rsi, %r10
	.loc 1 25 8 view .LVU18
	movq	%rdx, %rdi
.LVL2:
	.loc 1 28 5 is_stmt 1 view .LVU19
	.loc 1 28 21 is_stmt 0 view .LVU20
	movq	%r8, %r11
	.loc 1 28 15 view .LVU21
	shrq	$2, %r9
	.loc 1 29 14 view .LVU22
	andq	%rcx, %r10
	andq	%rcx, %rdi
	.loc 1 28 21 view .LVU23
	andq	%rcx, %r11
	andq	%rcx, %r9
	movq	%r11, %rax
	movq	%r9, %rdx
	.loc 1 28 8 view .LVU24
	addq	%r10, %rax
	adcq	%rdi, %rdx
.LVL3:
	.loc 1 31 5 is_stmt 1 view .LVU25
	.loc 1 31 20 is_stmt 0 view .LVU26
	movq	%rax, %rsi
	movq	%rdx, %rdi
	shrdq	$4, %rdx, %rsi
	shrq	$4, %rdi
	.loc 1 31 14 view .LVU27
	addq	%rax, %rsi
	.loc 1 31 8 view .LVU28
	movabsq	$1085102592571150095, %rax
.LVL4:
	.loc 1 31 14 view .LVU29
	adcq	%rdx, %rdi
	.loc 1 31 8 view .LVU30
	movq	%rsi, %rdx
	andq	%rax, %rdx
	andq	%rdi, %rax
.LVL5:
	.loc 1 34 5 is_stmt 1 view .LVU31
	.loc 1 34 12 is_stmt 0 view .LVU32
	addq	%rdx, %rax
.LVL6:
	.loc 1 36 5 is_stmt 1 view .LVU33
	.loc 1 36 34 is_stmt 0 view .LVU34
	movq	%rax, %rdx
.LVL7:
	.loc 1 36 34 view .LVU35
	shrq	$32, %rdx
	.loc 1 36 12 view .LVU36
	addl	%edx, %eax
.LVL8:
	.loc 1 38 5 is_stmt 1 view .LVU37
	.loc 1 38 16 is_stmt 0 view .LVU38
	movl	%eax, %edx
	shrl	$16, %edx
	.loc 1 38 7 view .LVU39
	addl	%eax, %edx
.LVL9:
	.loc 1 41 5 is_stmt 1 view .LVU40
	.loc 1 41 20 is_stmt 0 view .LVU41
	movl	%edx, %eax
	shrl	$8, %eax
	.loc 1 41 15 view .LVU42
	addl	%edx, %eax
	.loc 1 41 27 view .LVU43
	movzbl	%al, %eax
	.loc 1 42 1 view .LVU44
	ret
	.cfi_endproc
.LFE2:
	.size	__popcountti2, .-__popcountti2
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x142
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x4
	.long	.LASF25
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
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF8
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x2
	.long	.LASF10
	.byte	0x1b
	.byte	0x12
	.long	0x58
	.uleb128 0x2
	.long	.LASF11
	.byte	0x1c
	.byte	0x12
	.long	0x3c
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x2
	.long	.LASF13
	.byte	0x1f
	.byte	0x1c
	.long	0x95
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0x2
	.long	.LASF15
	.byte	0x44
	.byte	0x12
	.long	0xa7
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF16
	.uleb128 0x2
	.long	.LASF17
	.byte	0x45
	.byte	0x12
	.long	0xb9
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF18
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF19
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF20
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF21
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF22
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF23
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF24
	.uleb128 0x6
	.long	.LASF26
	.byte	0x1
	.byte	0x16
	.byte	0x1
	.long	0x6d
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x7
	.string	"a"
	.byte	0x1
	.byte	0x16
	.byte	0x16
	.long	0x9c
	.uleb128 0x3
	.string	"x3"
	.byte	0x18
	.long	0xae
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x3
	.string	"x2"
	.byte	0x22
	.long	0x8a
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x3
	.string	"x"
	.byte	0x24
	.long	0x78
	.long	.LLST2
	.long	.LVUS2
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
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 12
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
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
	.uleb128 0x7
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
	.uleb128 .LVU6
	.uleb128 .LVU13
	.uleb128 .LVU19
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 .LVU29
	.uleb128 .LVU31
	.uleb128 .LVU33
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS1:
	.uleb128 .LVU33
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1c
	.byte	0x75
	.sleb128 0
	.byte	0x10
	.uleb128 0xf0f0f0f0f0f0f0f
	.byte	0x1a
	.byte	0x74
	.sleb128 0
	.byte	0x10
	.uleb128 0xf0f0f0f0f0f0f0f
	.byte	0x1a
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU37
	.uleb128 .LVU40
	.uleb128 .LVU40
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x51
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
.LASF12:
	.string	"long long int"
.LASF3:
	.string	"short unsigned int"
.LASF4:
	.string	"unsigned int"
.LASF16:
	.string	"__int128"
.LASF24:
	.string	"complex long double"
.LASF11:
	.string	"su_int"
.LASF23:
	.string	"complex double"
.LASF5:
	.string	"long unsigned int"
.LASF10:
	.string	"si_int"
.LASF14:
	.string	"long long unsigned int"
.LASF2:
	.string	"unsigned char"
.LASF9:
	.string	"char"
.LASF8:
	.string	"long int"
.LASF20:
	.string	"double"
.LASF18:
	.string	"__int128 unsigned"
.LASF26:
	.string	"__popcountti2"
.LASF17:
	.string	"tu_int"
.LASF22:
	.string	"complex float"
.LASF21:
	.string	"long double"
.LASF15:
	.string	"ti_int"
.LASF13:
	.string	"du_int"
.LASF19:
	.string	"float"
.LASF7:
	.string	"short int"
.LASF25:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF6:
	.string	"signed char"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/popcountti2.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
