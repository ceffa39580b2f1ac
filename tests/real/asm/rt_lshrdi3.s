	.file	"lshrdi3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/lshrdi3.c"
	.p2align 4
	.globl	__lshrdi3
	.type	__lshrdi3, @function
__lshrdi3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/lshrdi3.c"
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
	.loc 1 31 37 is_stmt 0 view .LVU9
	shrq	$32, %rdi
.LVL1:
	.loc 1 31 43 view .LVU10
	leal	-32(%rsi), %ecx
	xorl	%eax, %eax
	.loc 1 31 37 view .LVU11
	shrl	%cl, %edi
.L3:
	.loc 1 40 5 is_stmt 1 view .LVU12
	.loc 1 31 22 is_stmt 0 view .LVU13
	salq	$32, %rax
	.loc 1 40 18 view .LVU14
	orq	%rdi, %rax
.L1:
	.loc 1 41 1 view .LVU15
	ret
.LVL2:
	.p2align 4,,10
	.p2align 3
.L2:
	.loc 1 35 9 is_stmt 1 view .LVU16
	.loc 1 36 20 is_stmt 0 view .LVU17
	movq	%rdi, %rax
	.loc 1 35 12 view .LVU18
	testl	%esi, %esi
	je	.L1
.LVL3:
	.loc 1 37 9 is_stmt 1 view .LVU19
	movq	%rdi, %rdx
	.loc 1 37 39 is_stmt 0 view .LVU20
	movl	%esi, %ecx
	shrq	$32, %rdx
	movl	%edx, %eax
.LVL4:
	.loc 1 37 39 view .LVU21
	shrl	%cl, %eax
	.loc 1 38 9 is_stmt 1 view .LVU22
	.loc 1 38 55 is_stmt 0 view .LVU23
	movl	$32, %ecx
	subl	%esi, %ecx
	.loc 1 38 38 view .LVU24
	sall	%cl, %edx
	.loc 1 38 76 view .LVU25
	movl	%esi, %ecx
	shrl	%cl, %edi
.LVL5:
	.loc 1 38 61 view .LVU26
	orl	%edx, %edi
	jmp	.L3
	.cfi_endproc
.LFE2:
	.size	__lshrdi3, .-__lshrdi3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x18c
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x5
	.long	.LASF28
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
	.uleb128 0x6
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x7
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
	.uleb128 0x2
	.long	.LASF14
	.byte	0x1f
	.byte	0x1c
	.long	0xa5
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF15
	.uleb128 0x8
	.byte	0x8
	.byte	0x2
	.byte	0x33
	.byte	0x5
	.long	0xd0
	.uleb128 0x9
	.string	"low"
	.byte	0x2
	.byte	0x36
	.byte	0x10
	.long	0x7d
	.byte	0
	.uleb128 0xa
	.long	.LASF16
	.byte	0x2
	.byte	0x37
	.byte	0x10
	.long	0x7d
	.byte	0x4
	.byte	0
	.uleb128 0xb
	.byte	0x8
	.byte	0x2
	.byte	0x30
	.byte	0x9
	.long	0xee
	.uleb128 0x3
	.string	"all"
	.byte	0x32
	.byte	0xc
	.long	0x9a
	.uleb128 0x3
	.string	"s"
	.byte	0x3c
	.byte	0x6
	.long	0xac
	.byte	0
	.uleb128 0x2
	.long	.LASF17
	.byte	0x3d
	.byte	0x3
	.long	0xd0
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF18
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF19
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF20
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF21
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF22
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF23
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF24
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF25
	.uleb128 0xc
	.long	.LASF29
	.byte	0x1
	.byte	0x16
	.byte	0x1
	.long	0x88
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xd
	.string	"a"
	.byte	0x1
	.byte	0x16
	.byte	0x12
	.long	0x88
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xe
	.string	"b"
	.byte	0x1
	.byte	0x16
	.byte	0x1c
	.long	0x72
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xf
	.long	.LASF30
	.byte	0x1
	.byte	0x18
	.byte	0xf
	.long	0x5f
	.byte	0x20
	.uleb128 0x4
	.long	.LASF26
	.byte	0x19
	.long	0xee
	.uleb128 0x4
	.long	.LASF27
	.byte	0x1a
	.long	0xee
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
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 13
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x7
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0x1c
	.uleb128 0xb
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
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU26
	.uleb128 .LVU26
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
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
.LASF27:
	.string	"result"
.LASF23:
	.string	"complex float"
.LASF19:
	.string	"__int128 unsigned"
.LASF7:
	.string	"short int"
.LASF26:
	.string	"input"
.LASF18:
	.string	"__int128"
.LASF30:
	.string	"bits_in_word"
.LASF20:
	.string	"float"
.LASF13:
	.string	"long long int"
.LASF8:
	.string	"long int"
.LASF16:
	.string	"high"
.LASF22:
	.string	"long double"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF15:
	.string	"long long unsigned int"
.LASF4:
	.string	"unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF9:
	.string	"char"
.LASF10:
	.string	"si_int"
.LASF29:
	.string	"__lshrdi3"
.LASF28:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF12:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF24:
	.string	"complex double"
.LASF17:
	.string	"udwords"
.LASF25:
	.string	"complex long double"
.LASF11:
	.string	"su_int"
.LASF21:
	.string	"double"
.LASF14:
	.string	"du_int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/lshrdi3.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
