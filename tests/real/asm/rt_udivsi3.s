	.file	"udivsi3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/udivsi3.c"
	.p2align 4
	.globl	__udivsi3
	.type	__udivsi3, @function
__udivsi3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/udivsi3.c"
	.loc 1 24 1 view -0
	.cfi_startproc
	.loc 1 25 5 view .LVU1
	.loc 1 26 5 view .LVU2
	.loc 1 27 5 view .LVU3
	.loc 1 28 5 view .LVU4
	.loc 1 30 5 view .LVU5
	.loc 1 32 5 view .LVU6
	.loc 1 24 1 is_stmt 0 view .LVU7
	movl	%esi, %r8d
	.loc 1 32 8 view .LVU8
	testl	%edi, %edi
	je	.L4
	testl	%esi, %esi
	je	.L4
	.loc 1 34 5 is_stmt 1 view .LVU9
	.loc 1 34 10 is_stmt 0 view .LVU10
	bsrl	%esi, %esi
.LVL1:
	.loc 1 34 10 view .LVU11
	xorl	$31, %esi
	.loc 1 34 29 view .LVU12
	bsrl	%edi, %eax
	xorl	$31, %eax
	.loc 1 34 27 view .LVU13
	subl	%eax, %esi
.LVL2:
	.loc 1 36 5 is_stmt 1 view .LVU14
	.loc 1 31 16 is_stmt 0 view .LVU15
	xorl	%eax, %eax
	.loc 1 36 8 view .LVU16
	cmpl	$31, %esi
	ja	.L1
	.loc 1 38 5 is_stmt 1 view .LVU17
	movl	%edi, %eax
	.loc 1 38 8 is_stmt 0 view .LVU18
	je	.L1
	.loc 1 40 5 is_stmt 1 view .LVU19
	addl	$1, %esi
.LVL3:
	.loc 1 43 5 view .LVU20
	.loc 1 43 28 is_stmt 0 view .LVU21
	movl	$32, %ecx
	leal	-1(%r8), %r9d
	.loc 1 45 12 view .LVU22
	xorl	%edx, %edx
	.loc 1 43 28 view .LVU23
	subl	%esi, %ecx
	.loc 1 43 7 view .LVU24
	sall	%cl, %eax
.LVL4:
	.loc 1 44 5 is_stmt 1 view .LVU25
	.loc 1 44 7 is_stmt 0 view .LVU26
	movl	%esi, %ecx
	shrl	%cl, %edi
.LVL5:
	.loc 1 45 5 is_stmt 1 view .LVU27
	.loc 1 46 5 view .LVU28
	.loc 1 46 15 view .LVU29
	.p2align 4,,10
	.p2align 3
.L3:
.LBB2:
	.loc 1 49 9 discriminator 2 view .LVU30
	.loc 1 49 16 is_stmt 0 discriminator 2 view .LVU31
	leal	(%rdi,%rdi), %ecx
	.loc 1 49 27 discriminator 2 view .LVU32
	movl	%eax, %edi
.LVL6:
	.loc 1 50 16 discriminator 2 view .LVU33
	addl	%eax, %eax
.LVL7:
	.loc 1 49 27 discriminator 2 view .LVU34
	shrl	$31, %edi
.LVL8:
	.loc 1 50 11 discriminator 2 view .LVU35
	orl	%edx, %eax
	.loc 1 58 41 discriminator 2 view .LVU36
	movl	%r9d, %edx
.LVL9:
	.loc 1 49 11 discriminator 2 view .LVU37
	orl	%ecx, %edi
.LVL10:
	.loc 1 50 9 is_stmt 1 discriminator 2 view .LVU38
	.loc 1 58 9 discriminator 2 view .LVU39
	.loc 1 58 41 is_stmt 0 discriminator 2 view .LVU40
	subl	%edi, %edx
	.loc 1 58 22 discriminator 2 view .LVU41
	movl	%edx, %ecx
	.loc 1 59 15 discriminator 2 view .LVU42
	shrl	$31, %edx
	.loc 1 58 22 discriminator 2 view .LVU43
	sarl	$31, %ecx
.LVL11:
	.loc 1 59 9 is_stmt 1 discriminator 2 view .LVU44
	.loc 1 60 9 discriminator 2 view .LVU45
	.loc 1 60 16 is_stmt 0 discriminator 2 view .LVU46
	andl	%r8d, %ecx
.LVL12:
	.loc 1 60 11 discriminator 2 view .LVU47
	subl	%ecx, %edi
.LVL13:
	.loc 1 60 11 discriminator 2 view .LVU48
.LBE2:
	.loc 1 46 20 is_stmt 1 discriminator 2 view .LVU49
	.loc 1 46 15 discriminator 2 view .LVU50
	subl	$1, %esi
.LVL14:
	.loc 1 46 15 is_stmt 0 discriminator 2 view .LVU51
	jne	.L3
	.loc 1 62 5 is_stmt 1 view .LVU52
	.loc 1 62 12 is_stmt 0 view .LVU53
	addl	%eax, %eax
.LVL15:
	.loc 1 62 7 view .LVU54
	orl	%edx, %eax
.LVL16:
	.loc 1 63 5 is_stmt 1 view .LVU55
	.loc 1 63 12 is_stmt 0 view .LVU56
	ret
.LVL17:
	.p2align 4,,10
	.p2align 3
.L4:
	.loc 1 31 16 view .LVU57
	xorl	%eax, %eax
.LVL18:
.L1:
	.loc 1 64 1 view .LVU58
	ret
	.cfi_endproc
.LFE2:
	.size	__udivsi3, .-__udivsi3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x185
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x6
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
	.uleb128 0x3
	.long	0x3c
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
	.uleb128 0x7
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
	.uleb128 0x4
	.long	.LASF10
	.byte	0x1b
	.long	0x5d
	.uleb128 0x3
	.long	0x72
	.uleb128 0x4
	.long	.LASF11
	.byte	0x1c
	.long	0x3c
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF13
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF14
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
	.uleb128 0x8
	.long	.LASF24
	.byte	0x1
	.byte	0x17
	.byte	0x1
	.long	0x81
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x5
	.string	"n"
	.byte	0x12
	.long	0x81
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x5
	.string	"d"
	.byte	0x1c
	.long	0x81
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x9
	.long	.LASF25
	.byte	0x1
	.byte	0x19
	.byte	0x14
	.long	0x43
	.byte	0x20
	.uleb128 0x2
	.string	"q"
	.byte	0x1a
	.byte	0xc
	.long	0x81
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x2
	.string	"r"
	.byte	0x1b
	.byte	0xc
	.long	0x81
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x2
	.string	"sr"
	.byte	0x1c
	.byte	0xe
	.long	0x3c
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0xa
	.long	.LASF22
	.byte	0x1
	.byte	0x2d
	.byte	0xc
	.long	0x81
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0xb
	.quad	.LBB2
	.quad	.LBE2-.LBB2
	.uleb128 0x2
	.string	"s"
	.byte	0x3a
	.byte	0x16
	.long	0x7c
	.long	.LLST6
	.long	.LVUS6
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
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
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
	.uleb128 0x5
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 23
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
	.uleb128 0x6
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
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
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
	.uleb128 .LVU27
	.uleb128 .LVU27
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 .LVU58
	.uleb128 .LVU58
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS2:
	.uleb128 .LVU25
	.uleb128 .LVU34
	.uleb128 .LVU34
	.uleb128 .LVU35
	.uleb128 .LVU39
	.uleb128 .LVU54
	.uleb128 .LVU55
	.uleb128 .LVU57
.LLST2:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS3:
	.uleb128 .LVU27
	.uleb128 .LVU33
	.uleb128 .LVU38
	.uleb128 .LVU57
.LLST3:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS4:
	.uleb128 .LVU14
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 .LVU51
	.uleb128 .LVU51
	.uleb128 .LVU57
.LLST4:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS5:
	.uleb128 .LVU28
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 .LVU37
	.uleb128 .LVU45
	.uleb128 .LVU57
.LLST5:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS6:
	.uleb128 .LVU44
	.uleb128 .LVU47
	.uleb128 .LVU47
	.uleb128 .LVU48
.LLST6:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x8
	.byte	0x79
	.sleb128 0
	.byte	0x75
	.sleb128 0
	.byte	0x1c
	.byte	0x4f
	.byte	0x26
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
.LASF15:
	.string	"__int128 unsigned"
.LASF20:
	.string	"complex double"
.LASF11:
	.string	"su_int"
.LASF22:
	.string	"carry"
.LASF16:
	.string	"float"
.LASF2:
	.string	"unsigned char"
.LASF5:
	.string	"long unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF14:
	.string	"__int128"
.LASF17:
	.string	"double"
.LASF21:
	.string	"complex long double"
.LASF23:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF4:
	.string	"unsigned int"
.LASF13:
	.string	"long long unsigned int"
.LASF25:
	.string	"n_uword_bits"
.LASF19:
	.string	"complex float"
.LASF12:
	.string	"long long int"
.LASF9:
	.string	"char"
.LASF7:
	.string	"short int"
.LASF10:
	.string	"si_int"
.LASF8:
	.string	"long int"
.LASF18:
	.string	"long double"
.LASF6:
	.string	"signed char"
.LASF24:
	.string	"__udivsi3"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/udivsi3.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
