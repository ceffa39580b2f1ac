	.file	"ashldi3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/ashldi3.c"
	.p2align 4
	.globl	__ashldi3
	.type	__ashldi3, @function
__ashldi3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/ashldi3.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 5 view .LVU2
	.loc 1 26 5 view .LVU3
	.loc 1 27 5 view .LVU4
	.loc 1 28 5 view .LVU5
	.loc 1 28 8 is_stmt 0 view .LVU6
	testb	$32, %sil
	je	.L2
	.loc 1 30 9 is_stmt 1 view .LVU7
	.loc 1 31 9 view .LVU8
	.loc 1 31 43 is_stmt 0 view .LVU9
	leal	-32(%rsi), %ecx
	xorl	%eax, %eax
	.loc 1 31 37 view .LVU10
	sall	%cl, %edi
.LVL1:
.L3:
	.loc 1 40 5 is_stmt 1 view .LVU11
	.loc 1 31 23 is_stmt 0 view .LVU12
	salq	$32, %rdi
.LVL2:
	.loc 1 40 18 view .LVU13
	orq	%rdi, %rax
.LVL3:
.L1:
	.loc 1 41 1 view .LVU14
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L2:
	.loc 1 35 9 is_stmt 1 view .LVU15
	.loc 1 36 20 is_stmt 0 view .LVU16
	movq	%rdi, %rax
	.loc 1 35 12 view .LVU17
	testl	%esi, %esi
	je	.L1
.LVL5:
	.loc 1 37 9 is_stmt 1 view .LVU18
	.loc 1 37 37 is_stmt 0 view .LVU19
	movl	%esi, %ecx
	.loc 1 38 60 view .LVU20
	movl	%edi, %edx
	.loc 1 38 39 view .LVU21
	sarq	$32, %rdi
	.loc 1 37 37 view .LVU22
	sall	%cl, %eax
.LVL6:
	.loc 1 38 9 is_stmt 1 view .LVU23
	.loc 1 38 77 is_stmt 0 view .LVU24
	movl	$32, %ecx
	subl	%esi, %ecx
	.loc 1 38 60 view .LVU25
	shrl	%cl, %edx
	.loc 1 38 39 view .LVU26
	movl	%esi, %ecx
	sall	%cl, %edi
	.loc 1 38 45 view .LVU27
	orl	%edx, %edi
	jmp	.L3
	.cfi_endproc
.LFE2:
	.size	__ashldi3, .-__ashldi3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x18d
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
	.long	0x72
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
	.byte	0x16
	.byte	0x1
	.long	0x88
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xc
	.string	"a"
	.byte	0x1
	.byte	0x16
	.byte	0x12
	.long	0x88
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xd
	.string	"b"
	.byte	0x1
	.byte	0x16
	.byte	0x1c
	.long	0x72
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xe
	.long	.LASF27
	.byte	0x1
	.byte	0x18
	.byte	0xf
	.long	0x5f
	.byte	0x20
	.uleb128 0xf
	.long	.LASF28
	.byte	0x1
	.byte	0x19
	.byte	0xc
	.long	0xe3
	.uleb128 0x10
	.long	.LASF29
	.byte	0x1
	.byte	0x1a
	.byte	0xc
	.long	0xe3
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0xf
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
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU18
	.uleb128 .LVU18
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU13
	.uleb128 .LVU14
.LLST1:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x2
	.byte	0x50
	.byte	0xf0
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
.LASF29:
	.string	"result"
.LASF22:
	.string	"complex float"
.LASF18:
	.string	"__int128 unsigned"
.LASF16:
	.string	"dwords"
.LASF7:
	.string	"short int"
.LASF28:
	.string	"input"
.LASF17:
	.string	"__int128"
.LASF27:
	.string	"bits_in_word"
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
.LASF26:
	.string	"__ashldi3"
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
.LASF24:
	.string	"complex long double"
.LASF11:
	.string	"su_int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/ashldi3.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
