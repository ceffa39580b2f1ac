	.file	"comparisons.c"
	.text
.Ltext0:
	.file 0 "." "src/comparisons.c"
	.p2align 4
	.globl	compare_64
	.type	compare_64, @function
compare_64:
.LVL0:
.LFB0:
	.file 1 "src/comparisons.c"
	.loc 1 4 30 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 5 18 is_stmt 0 view .LVU2
	movq	%rdi, %rdx
	.loc 1 5 35 view .LVU3
	movq	%rsi, %rax
	.loc 1 5 18 view .LVU4
	sarq	$32, %rdx
.LVL1:
	.loc 1 5 35 view .LVU5
	sarq	$32, %rax
.LVL2:
	.loc 1 6 5 is_stmt 1 view .LVU6
	.loc 1 6 8 is_stmt 0 view .LVU7
	cmpl	%eax, %edx
	je	.L2
	.loc 1 6 24 is_stmt 1 discriminator 1 view .LVU8
	.loc 1 6 48 is_stmt 0 discriminator 1 view .LVU9
	setge	%al
.LVL3:
	.loc 1 6 48 discriminator 1 view .LVU10
	movzbl	%al, %eax
	addl	%eax, %eax
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L2:
	.loc 1 7 5 is_stmt 1 view .LVU11
	.loc 1 8 5 view .LVU12
	.loc 1 8 47 is_stmt 0 view .LVU13
	xorl	%eax, %eax
.LVL5:
	.loc 1 8 47 view .LVU14
	cmpl	%esi, %edi
	movl	$1, %edx
.LVL6:
	.loc 1 8 47 view .LVU15
	setnb	%al
	addl	%eax, %eax
	cmpl	%esi, %edi
	cmove	%edx, %eax
	.loc 1 9 1 view .LVU16
	ret
	.cfi_endproc
.LFE0:
	.size	compare_64, .-compare_64
	.p2align 4
	.globl	compare_unsigned_64
	.type	compare_unsigned_64, @function
compare_unsigned_64:
.LVL7:
.LFB1:
	.loc 1 11 39 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 12 5 view .LVU18
	.loc 1 12 18 is_stmt 0 view .LVU19
	movq	%rdi, %rdx
	.loc 1 12 35 view .LVU20
	movq	%rsi, %rax
	.loc 1 12 18 view .LVU21
	shrq	$32, %rdx
.LVL8:
	.loc 1 12 35 view .LVU22
	shrq	$32, %rax
.LVL9:
	.loc 1 13 5 is_stmt 1 view .LVU23
	.loc 1 13 8 is_stmt 0 view .LVU24
	cmpl	%eax, %edx
	je	.L7
	.loc 1 13 24 is_stmt 1 discriminator 1 view .LVU25
	.loc 1 13 48 is_stmt 0 discriminator 1 view .LVU26
	setnb	%al
.LVL10:
	.loc 1 13 48 discriminator 1 view .LVU27
	movzbl	%al, %eax
	addl	%eax, %eax
	ret
.LVL11:
	.p2align 4,,10
	.p2align 3
.L7:
	.loc 1 14 5 is_stmt 1 view .LVU28
	.loc 1 15 5 view .LVU29
	.loc 1 15 47 is_stmt 0 view .LVU30
	xorl	%eax, %eax
.LVL12:
	.loc 1 15 47 view .LVU31
	cmpl	%esi, %edi
	movl	$1, %edx
.LVL13:
	.loc 1 15 47 view .LVU32
	setnb	%al
	addl	%eax, %eax
	cmpl	%esi, %edi
	cmove	%edx, %eax
	.loc 1 16 1 view .LVU33
	ret
	.cfi_endproc
.LFE1:
	.size	compare_unsigned_64, .-compare_unsigned_64
	.p2align 4
	.globl	compare_128
	.type	compare_128, @function
compare_128:
.LVL14:
.LFB3:
	.loc 1 21 33 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 22 5 view .LVU35
	.loc 1 23 5 view .LVU36
	.loc 1 23 30 is_stmt 0 view .LVU37
	xorl	%eax, %eax
	.loc 1 23 8 view .LVU38
	cmpq	%rcx, %rsi
	jl	.L10
	.loc 1 24 5 is_stmt 1 view .LVU39
	.loc 1 24 30 is_stmt 0 view .LVU40
	movl	$2, %eax
	.loc 1 24 8 view .LVU41
	jg	.L10
	.loc 1 25 5 is_stmt 1 view .LVU42
.LVL15:
.LBB8:
.LBI8:
	.loc 1 19 12 view .LVU43
.LBB9:
	.loc 1 19 36 view .LVU44
	.loc 1 19 46 is_stmt 0 view .LVU45
	xorl	%eax, %eax
	cmpq	%rdi, %rdx
	setb	%al
	.loc 1 19 56 view .LVU46
	cmpq	%rdx, %rdi
.LBE9:
.LBE8:
	.loc 1 25 26 view .LVU47
	sbbl	$-1, %eax
.L10:
	.loc 1 26 1 view .LVU48
	ret
	.cfi_endproc
.LFE3:
	.size	compare_128, .-compare_128
	.p2align 4
	.globl	compare_unsigned_128
	.type	compare_unsigned_128, @function
compare_unsigned_128:
.LVL16:
.LFB4:
	.loc 1 28 42 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 29 5 view .LVU50
	.loc 1 28 42 is_stmt 0 view .LVU51
	movq	%rcx, %rax
.LVL17:
.LBB10:
.LBI10:
	.loc 1 19 12 is_stmt 1 view .LVU52
.LBB11:
	.loc 1 19 36 view .LVU53
	.loc 1 19 46 is_stmt 0 view .LVU54
	xorl	%ecx, %ecx
	cmpq	%rsi, %rax
	setb	%cl
	.loc 1 19 56 view .LVU55
	cmpq	%rax, %rsi
	.loc 1 19 51 view .LVU56
	sbbl	$0, %ecx
.LVL18:
	.loc 1 19 51 view .LVU57
.LBE11:
.LBE10:
	.loc 1 30 5 is_stmt 1 view .LVU58
	.loc 1 30 44 is_stmt 0 view .LVU59
	leal	1(%rcx), %eax
	testl	%ecx, %ecx
	jne	.L14
.LVL19:
.LBB12:
.LBI12:
	.loc 1 19 12 is_stmt 1 discriminator 1 view .LVU60
.LBB13:
	.loc 1 19 36 discriminator 1 view .LVU61
	.loc 1 19 46 is_stmt 0 discriminator 1 view .LVU62
	xorl	%eax, %eax
	cmpq	%rdi, %rdx
	setb	%al
	.loc 1 19 56 discriminator 1 view .LVU63
	cmpq	%rdx, %rdi
.LBE13:
.LBE12:
	.loc 1 30 44 discriminator 1 view .LVU64
	sbbl	$-1, %eax
.L14:
	.loc 1 31 1 view .LVU65
	ret
	.cfi_endproc
.LFE4:
	.size	compare_unsigned_128, .-compare_unsigned_128
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 5 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x3a5
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xb
	.long	.LASF29
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
	.uleb128 0x2
	.long	.LASF8
	.byte	0x2
	.byte	0x29
	.byte	0x14
	.long	0x64
	.uleb128 0xc
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x2
	.long	.LASF9
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x3c
	.uleb128 0x2
	.long	.LASF10
	.byte	0x2
	.byte	0x2c
	.byte	0x19
	.long	0x83
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x2
	.long	.LASF12
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x43
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF13
	.uleb128 0x2
	.long	.LASF14
	.byte	0x3
	.byte	0x1a
	.byte	0x13
	.long	0x58
	.uleb128 0x2
	.long	.LASF15
	.byte	0x3
	.byte	0x1b
	.byte	0x13
	.long	0x77
	.uleb128 0x2
	.long	.LASF16
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x6b
	.uleb128 0x2
	.long	.LASF17
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x8a
	.uleb128 0x6
	.string	"s32"
	.byte	0x8
	.byte	0x11
	.long	0x9d
	.uleb128 0x6
	.string	"s64"
	.byte	0x9
	.byte	0x11
	.long	0xa9
	.uleb128 0x6
	.string	"u32"
	.byte	0xa
	.byte	0x12
	.long	0xb5
	.uleb128 0x6
	.string	"u64"
	.byte	0xb
	.byte	0x12
	.long	0xc1
	.uleb128 0x2
	.long	.LASF18
	.byte	0x5
	.byte	0xc
	.byte	0x12
	.long	0x105
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF19
	.uleb128 0x2
	.long	.LASF20
	.byte	0x5
	.byte	0xd
	.byte	0x1b
	.long	0x118
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF21
	.uleb128 0x8
	.long	.LASF22
	.byte	0x1c
	.long	0x64
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x1e7
	.uleb128 0x7
	.string	"a"
	.byte	0x1c
	.byte	0x1f
	.long	0x10c
	.uleb128 0x4
	.string	"b"
	.byte	0x1c
	.byte	0x27
	.long	0x10c
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x3
	.long	.LASF24
	.byte	0x1d
	.byte	0x9
	.long	0x64
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0xd
	.long	0x282
	.quad	.LBI10
	.byte	.LVU52
	.quad	.LBB10
	.quad	.LBE10-.LBB10
	.byte	0x1
	.byte	0x1d
	.byte	0x11
	.long	0x1ab
	.uleb128 0x5
	.long	0x29c
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x5
	.long	0x293
	.long	.LLST14
	.long	.LVUS14
	.byte	0
	.uleb128 0x9
	.long	0x282
	.quad	.LBI12
	.byte	.LVU60
	.quad	.LBB12
	.quad	.LBE12-.LBB12
	.byte	0x1e
	.byte	0x1d
	.uleb128 0x5
	.long	0x29c
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x5
	.long	0x293
	.long	.LLST16
	.long	.LVUS16
	.byte	0
	.byte	0
	.uleb128 0x8
	.long	.LASF23
	.byte	0x15
	.long	0x64
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x282
	.uleb128 0x7
	.string	"a"
	.byte	0x15
	.byte	0x16
	.long	0xf9
	.uleb128 0x4
	.string	"b"
	.byte	0x15
	.byte	0x1e
	.long	0xf9
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x3
	.long	.LASF25
	.byte	0x16
	.byte	0x9
	.long	0xd8
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x3
	.long	.LASF26
	.byte	0x16
	.byte	0x19
	.long	0xd8
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x9
	.long	0x282
	.quad	.LBI8
	.byte	.LVU43
	.quad	.LBB8
	.quad	.LBE8-.LBB8
	.byte	0x19
	.byte	0xc
	.uleb128 0x5
	.long	0x29c
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x5
	.long	0x293
	.long	.LLST11
	.long	.LVUS11
	.byte	0
	.byte	0
	.uleb128 0xe
	.long	.LASF30
	.byte	0x1
	.byte	0x13
	.byte	0xc
	.long	0x64
	.byte	0x1
	.long	0x2a6
	.uleb128 0x7
	.string	"a"
	.byte	0x13
	.byte	0x18
	.long	0xee
	.uleb128 0x7
	.string	"b"
	.byte	0x13
	.byte	0x1f
	.long	0xee
	.byte	0
	.uleb128 0x8
	.long	.LASF27
	.byte	0xb
	.long	0x64
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x328
	.uleb128 0x4
	.string	"a"
	.byte	0xb
	.byte	0x1d
	.long	0xee
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"b"
	.byte	0xb
	.byte	0x24
	.long	0xee
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x3
	.long	.LASF25
	.byte	0xc
	.byte	0x9
	.long	0xe3
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x3
	.long	.LASF26
	.byte	0xc
	.byte	0x19
	.long	0xe3
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0xa
	.string	"low"
	.byte	0xe
	.long	0xe3
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x3
	.long	.LASF28
	.byte	0xe
	.byte	0x12
	.long	0xe3
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.uleb128 0xf
	.long	.LASF31
	.byte	0x1
	.byte	0x4
	.byte	0x5
	.long	0x64
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x4
	.string	"a"
	.byte	0x4
	.byte	0x14
	.long	0xd8
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"b"
	.byte	0x4
	.byte	0x1b
	.long	0xd8
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x3
	.long	.LASF25
	.byte	0x5
	.byte	0x9
	.long	0xcd
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x3
	.long	.LASF26
	.byte	0x5
	.byte	0x19
	.long	0xcd
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xa
	.string	"low"
	.byte	0x7
	.long	0xe3
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x3
	.long	.LASF28
	.byte	0x7
	.byte	0x12
	.long	0xe3
	.long	.LLST3
	.long	.LVUS3
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
	.uleb128 0xb
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
	.uleb128 0xe
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
	.uleb128 0x4
	.uleb128 0x5
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x16
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 5
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x5
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
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 5
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xa
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
	.sleb128 9
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x2e
	.byte	0x1
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
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS12:
	.uleb128 .LVU57
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS13:
	.uleb128 .LVU52
	.uleb128 .LVU57
.LLST13:
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS14:
	.uleb128 .LVU51
	.uleb128 .LVU57
.LLST14:
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS15:
	.uleb128 .LVU60
	.uleb128 .LVU62
.LLST15:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS16:
	.uleb128 .LVU60
	.uleb128 .LVU62
.LLST16:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS8:
	.uleb128 .LVU36
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS9:
	.uleb128 .LVU36
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS10:
	.uleb128 .LVU43
	.uleb128 .LVU45
.LLST10:
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS11:
	.uleb128 .LVU43
	.uleb128 .LVU45
.LLST11:
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS4:
	.uleb128 .LVU22
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU23
	.uleb128 .LVU27
	.uleb128 .LVU27
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 .LVU29
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS7:
	.uleb128 .LVU29
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS0:
	.uleb128 .LVU5
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU6
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU12
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS3:
	.uleb128 .LVU12
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
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
	.string	"__uint64_t"
.LASF24:
	.string	"upper"
.LASF17:
	.string	"uint64_t"
.LASF30:
	.string	"against"
.LASF7:
	.string	"short int"
.LASF9:
	.string	"__uint32_t"
.LASF19:
	.string	"__int128"
.LASF28:
	.string	"below"
.LASF15:
	.string	"int64_t"
.LASF27:
	.string	"compare_unsigned_64"
.LASF21:
	.string	"__int128 unsigned"
.LASF23:
	.string	"compare_128"
.LASF11:
	.string	"long int"
.LASF10:
	.string	"__int64_t"
.LASF25:
	.string	"high"
.LASF20:
	.string	"u128"
.LASF26:
	.string	"other"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF16:
	.string	"uint32_t"
.LASF4:
	.string	"unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF13:
	.string	"char"
.LASF14:
	.string	"int32_t"
.LASF29:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF5:
	.string	"long unsigned int"
.LASF8:
	.string	"__int32_t"
.LASF18:
	.string	"s128"
.LASF22:
	.string	"compare_unsigned_128"
.LASF31:
	.string	"compare_64"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/comparisons.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
