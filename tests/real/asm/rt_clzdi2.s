	.file	"clzdi2.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/clzdi2.c"
	.p2align 4
	.globl	__clzdi2
	.type	__clzdi2, @function
__clzdi2:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/clzdi2.c"
	.loc 1 29 1 view -0
	.cfi_startproc
	.loc 1 30 5 view .LVU1
	.loc 1 31 5 view .LVU2
	.loc 1 32 5 view .LVU3
	movq	%rdi, %rsi
	.loc 1 32 33 is_stmt 0 view .LVU4
	xorl	%edx, %edx
	.loc 1 29 1 view .LVU5
	movq	%rdi, %rcx
	sarq	$32, %rsi
	.loc 1 32 33 view .LVU6
	testl	%esi, %esi
	sete	%dl
	.loc 1 32 18 view .LVU7
	movl	%edx, %eax
	.loc 1 33 36 view .LVU8
	leal	-1(%rdx), %edi
.LVL1:
	.loc 1 32 18 view .LVU9
	negl	%eax
.LVL2:
	.loc 1 33 5 is_stmt 1 view .LVU10
	.loc 1 33 36 is_stmt 0 view .LVU11
	andl	%esi, %edi
	.loc 1 33 53 view .LVU12
	andl	%eax, %ecx
.LVL3:
	.loc 1 33 12 view .LVU13
	orl	%ecx, %edi
	bsrl	%edi, %edi
	.loc 1 34 15 view .LVU14
	andl	$32, %eax
.LVL4:
	.loc 1 33 12 view .LVU15
	xorl	$31, %edi
	.loc 1 33 59 view .LVU16
	addl	%edi, %eax
	.loc 1 35 1 view .LVU17
	ret
	.cfi_endproc
.LFE2:
	.size	__clzdi2, .-__clzdi2
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x170
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
	.uleb128 0x6
	.long	0x6d
	.uleb128 0x2
	.long	.LASF11
	.byte	0x1c
	.byte	0x12
	.long	0x3c
	.uleb128 0x2
	.long	.LASF12
	.byte	0x1e
	.byte	0x1c
	.long	0x93
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF13
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0x7
	.byte	0x8
	.byte	0x2
	.byte	0x24
	.byte	0x5
	.long	0xc5
	.uleb128 0x8
	.string	"low"
	.byte	0x2
	.byte	0x27
	.byte	0x10
	.long	0x7d
	.byte	0
	.uleb128 0x9
	.long	.LASF15
	.byte	0x2
	.byte	0x28
	.byte	0x10
	.long	0x6d
	.byte	0x4
	.byte	0
	.uleb128 0xa
	.byte	0x8
	.byte	0x2
	.byte	0x21
	.byte	0x9
	.long	0xe3
	.uleb128 0x3
	.string	"all"
	.byte	0x23
	.byte	0xc
	.long	0x88
	.uleb128 0x3
	.string	"s"
	.byte	0x2d
	.byte	0x6
	.long	0xa1
	.byte	0
	.uleb128 0x2
	.long	.LASF16
	.byte	0x2e
	.byte	0x3
	.long	0xc5
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF17
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
	.uleb128 0xb
	.long	.LASF26
	.byte	0x1
	.byte	0x1c
	.byte	0x1
	.long	0x6d
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xc
	.string	"a"
	.byte	0x1
	.byte	0x1c
	.byte	0x11
	.long	0x88
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xd
	.string	"x"
	.byte	0x1
	.byte	0x1e
	.byte	0xc
	.long	0xe3
	.uleb128 0xe
	.string	"f"
	.byte	0x1
	.byte	0x20
	.byte	0x12
	.long	0x78
	.long	.LLST1
	.long	.LVUS1
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
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
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
	.uleb128 0x13
	.byte	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0xd
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
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0xd
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
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x17
	.byte	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU10
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x7
	.byte	0x71
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x1f
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
.LASF22:
	.string	"complex float"
.LASF18:
	.string	"__int128 unsigned"
.LASF16:
	.string	"dwords"
.LASF7:
	.string	"short int"
.LASF17:
	.string	"__int128"
.LASF19:
	.string	"float"
.LASF13:
	.string	"long long int"
.LASF8:
	.string	"long int"
.LASF15:
	.string	"high"
.LASF21:
	.string	"long double"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF14:
	.string	"long long unsigned int"
.LASF4:
	.string	"unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF9:
	.string	"char"
.LASF10:
	.string	"si_int"
.LASF25:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF12:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF23:
	.string	"complex double"
.LASF20:
	.string	"double"
.LASF26:
	.string	"__clzdi2"
.LASF24:
	.string	"complex long double"
.LASF11:
	.string	"su_int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/clzdi2.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
