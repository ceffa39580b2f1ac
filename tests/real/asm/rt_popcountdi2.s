	.file	"popcountdi2.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/popcountdi2.c"
	.p2align 4
	.globl	__popcountdi2
	.type	__popcountdi2, @function
__popcountdi2:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/popcountdi2.c"
	.loc 1 21 1 view -0
	.cfi_startproc
	.loc 1 22 5 view .LVU1
	.loc 1 23 5 view .LVU2
	.loc 1 23 26 is_stmt 0 view .LVU3
	movabsq	$6148914691236517205, %rdx
	.loc 1 23 20 view .LVU4
	movq	%rdi, %rax
	shrq	%rax
	.loc 1 23 26 view .LVU5
	andq	%rdx, %rax
	.loc 1 23 8 view .LVU6
	subq	%rax, %rdi
.LVL1:
	.loc 1 25 5 is_stmt 1 view .LVU7
	.loc 1 25 21 is_stmt 0 view .LVU8
	movabsq	$3689348814741910323, %rax
	.loc 1 25 15 view .LVU9
	movq	%rdi, %rdx
	.loc 1 25 52 view .LVU10
	andq	%rax, %rdi
.LVL2:
	.loc 1 25 15 view .LVU11
	shrq	$2, %rdx
.LVL3:
	.loc 1 25 21 view .LVU12
	andq	%rax, %rdx
	.loc 1 25 8 view .LVU13
	addq	%rdi, %rdx
.LVL4:
	.loc 1 27 5 is_stmt 1 view .LVU14
	.loc 1 27 20 is_stmt 0 view .LVU15
	movq	%rdx, %rax
	shrq	$4, %rax
	.loc 1 27 14 view .LVU16
	addq	%rdx, %rax
	.loc 1 27 8 view .LVU17
	movabsq	$1085102592571150095, %rdx
.LVL5:
	.loc 1 27 8 view .LVU18
	andq	%rdx, %rax
.LVL6:
	.loc 1 29 5 is_stmt 1 view .LVU19
	.loc 1 29 34 is_stmt 0 view .LVU20
	movq	%rax, %rdx
	shrq	$32, %rdx
	.loc 1 29 12 view .LVU21
	addl	%edx, %eax
.LVL7:
	.loc 1 32 5 is_stmt 1 view .LVU22
	.loc 1 32 16 is_stmt 0 view .LVU23
	movl	%eax, %edx
	shrl	$16, %edx
	.loc 1 32 7 view .LVU24
	addl	%eax, %edx
.LVL8:
	.loc 1 35 5 is_stmt 1 view .LVU25
	.loc 1 35 20 is_stmt 0 view .LVU26
	movl	%edx, %eax
	shrl	$8, %eax
	.loc 1 35 15 view .LVU27
	addl	%edx, %eax
	.loc 1 35 27 view .LVU28
	andl	$127, %eax
	.loc 1 36 1 view .LVU29
	ret
	.cfi_endproc
.LFE2:
	.size	__popcountdi2, .-__popcountdi2
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x12e
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x4
	.long	.LASF24
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
	.uleb128 0x2
	.long	.LASF12
	.byte	0x1e
	.byte	0x1c
	.long	0x8e
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF13
	.uleb128 0x2
	.long	.LASF14
	.byte	0x1f
	.byte	0x1c
	.long	0xa0
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF15
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF16
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF17
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF18
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF19
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF20
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF21
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF22
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF23
	.uleb128 0x6
	.long	.LASF25
	.byte	0x1
	.byte	0x14
	.byte	0x1
	.long	0x6d
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x7
	.string	"a"
	.byte	0x1
	.byte	0x14
	.byte	0x16
	.long	0x83
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x3
	.string	"x2"
	.byte	0x16
	.long	0x95
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x3
	.string	"x"
	.byte	0x1d
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
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
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU18
	.uleb128 .LVU18
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x15
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0x10
	.uleb128 0x5555555555555555
	.byte	0x1a
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x25
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0x10
	.uleb128 0x5555555555555555
	.byte	0x1a
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x10
	.uleb128 0x3333333333333333
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x57
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0x10
	.uleb128 0x5555555555555555
	.byte	0x1a
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x10
	.uleb128 0x3333333333333333
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0x10
	.uleb128 0x5555555555555555
	.byte	0x1a
	.byte	0x1c
	.byte	0x32
	.byte	0x25
	.byte	0x10
	.uleb128 0x3333333333333333
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x34
	.byte	0x25
	.byte	0x22
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x10
	.uleb128 0xf0f0f0f0f0f0f0f
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU22
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
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
.LASF13:
	.string	"long long int"
.LASF4:
	.string	"unsigned int"
.LASF16:
	.string	"__int128"
.LASF23:
	.string	"complex long double"
.LASF25:
	.string	"__popcountdi2"
.LASF11:
	.string	"su_int"
.LASF22:
	.string	"complex double"
.LASF5:
	.string	"long unsigned int"
.LASF10:
	.string	"si_int"
.LASF15:
	.string	"long long unsigned int"
.LASF12:
	.string	"di_int"
.LASF2:
	.string	"unsigned char"
.LASF9:
	.string	"char"
.LASF8:
	.string	"long int"
.LASF19:
	.string	"double"
.LASF17:
	.string	"__int128 unsigned"
.LASF3:
	.string	"short unsigned int"
.LASF21:
	.string	"complex float"
.LASF20:
	.string	"long double"
.LASF24:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF14:
	.string	"du_int"
.LASF18:
	.string	"float"
.LASF7:
	.string	"short int"
.LASF6:
	.string	"signed char"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/popcountdi2.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
