	.file	"absolutes.c"
	.text
.Ltext0:
	.file 0 "." "src/absolutes.c"
	.p2align 4
	.globl	checked_absolute_32
	.type	checked_absolute_32, @function
checked_absolute_32:
.LVL0:
.LFB0:
	.file 1 "src/absolutes.c"
	.loc 1 5 32 view -0
	.cfi_startproc
	.loc 1 6 5 view .LVU1
	.loc 1 6 8 is_stmt 0 view .LVU2
	cmpl	$-2147483648, %edi
	je	.L7
	.loc 1 7 5 is_stmt 1 view .LVU3
	.loc 1 7 9 is_stmt 0 view .LVU4
	movl	%edi, %edx
	sarl	$31, %edx
.LVL1:
	.loc 1 8 5 is_stmt 1 view .LVU5
	.loc 1 8 15 is_stmt 0 view .LVU6
	xorl	%edx, %edi
.LVL2:
	.loc 1 8 23 view .LVU7
	movl	%edi, %eax
	subl	%edx, %eax
	.loc 1 9 1 view .LVU8
	ret
.LVL3:
.L7:
	.loc 1 6 25 is_stmt 1 discriminator 1 view .LVU9
	.loc 1 5 32 is_stmt 0 discriminator 1 view .LVU10
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 6 25 discriminator 1 view .LVU11
	call	overflowed@PLT
.LVL4:
	.loc 1 6 25 discriminator 1 view .LVU12
	.cfi_endproc
.LFE0:
	.size	checked_absolute_32, .-checked_absolute_32
	.p2align 4
	.globl	checked_absolute_64
	.type	checked_absolute_64, @function
checked_absolute_64:
.LVL5:
.LFB1:
	.loc 1 11 32 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 12 5 view .LVU14
	.loc 1 12 8 is_stmt 0 view .LVU15
	movabsq	$-9223372036854775808, %rax
	cmpq	%rax, %rdi
	je	.L13
	.loc 1 13 5 is_stmt 1 view .LVU16
.LVL6:
	.loc 1 14 5 view .LVU17
	.loc 1 14 23 is_stmt 0 view .LVU18
	movq	%rdi, %rax
	negq	%rax
	cmovs	%rdi, %rax
	.loc 1 15 1 view .LVU19
	ret
.LVL7:
.L13:
	.loc 1 12 25 is_stmt 1 discriminator 1 view .LVU20
	.loc 1 11 32 is_stmt 0 discriminator 1 view .LVU21
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 12 25 discriminator 1 view .LVU22
	call	overflowed@PLT
.LVL8:
	.loc 1 12 25 discriminator 1 view .LVU23
	.cfi_endproc
.LFE1:
	.size	checked_absolute_64, .-checked_absolute_64
	.p2align 4
	.globl	checked_absolute_128
	.type	checked_absolute_128, @function
checked_absolute_128:
.LFB2:
	.loc 1 17 35 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 18 5 view .LVU25
.LVL9:
	.loc 1 19 5 view .LVU26
	.loc 1 20 5 view .LVU27
	.loc 1 20 8 is_stmt 0 view .LVU28
	movabsq	$-9223372036854775808, %rcx
	.loc 1 17 35 view .LVU29
	movq	%rdi, %rax
	movq	%rsi, %rdx
	.loc 1 20 8 view .LVU30
	cmpq	%rcx, %rsi
	jne	.L15
	testq	%rdi, %rdi
	je	.L26
.L15:
	.loc 1 21 5 is_stmt 1 view .LVU31
	.loc 1 21 26 is_stmt 0 view .LVU32
	testq	%rsi, %rsi
	js	.L27
	.loc 1 22 1 discriminator 4 view .LVU33
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	.loc 1 21 26 discriminator 1 view .LVU34
	negq	%rax
	adcq	$0, %rdx
	negq	%rdx
	.loc 1 22 1 discriminator 1 view .LVU35
	ret
.LVL10:
.L26:
	.loc 1 20 40 is_stmt 1 discriminator 1 view .LVU36
.LVL11:
	.loc 1 17 35 is_stmt 0 discriminator 1 view .LVU37
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 20 40 discriminator 1 view .LVU38
	call	overflowed@PLT
.LVL12:
	.loc 1 20 40 discriminator 1 view .LVU39
	.cfi_endproc
.LFE2:
	.size	checked_absolute_128, .-checked_absolute_128
	.p2align 4
	.globl	checked_negate_32
	.type	checked_negate_32, @function
checked_negate_32:
.LVL13:
.LFB3:
	.loc 1 24 30 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 25 5 view .LVU41
	.loc 1 25 8 is_stmt 0 view .LVU42
	cmpl	$-2147483648, %edi
	je	.L33
	.loc 1 26 5 is_stmt 1 view .LVU43
	.loc 1 26 12 is_stmt 0 view .LVU44
	movl	%edi, %eax
	negl	%eax
	.loc 1 27 1 view .LVU45
	ret
.L33:
	.loc 1 25 25 is_stmt 1 discriminator 1 view .LVU46
	.loc 1 24 30 is_stmt 0 discriminator 1 view .LVU47
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 25 25 discriminator 1 view .LVU48
	call	overflowed@PLT
.LVL14:
	.loc 1 25 25 discriminator 1 view .LVU49
	.cfi_endproc
.LFE3:
	.size	checked_negate_32, .-checked_negate_32
	.p2align 4
	.globl	checked_negate_64
	.type	checked_negate_64, @function
checked_negate_64:
.LVL15:
.LFB4:
	.loc 1 29 30 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 30 5 view .LVU51
	.loc 1 30 8 is_stmt 0 view .LVU52
	movabsq	$-9223372036854775808, %rax
	cmpq	%rax, %rdi
	je	.L39
	.loc 1 31 5 is_stmt 1 view .LVU53
	.loc 1 31 12 is_stmt 0 view .LVU54
	movq	%rdi, %rax
	negq	%rax
	.loc 1 32 1 view .LVU55
	ret
.L39:
	.loc 1 30 25 is_stmt 1 discriminator 1 view .LVU56
	.loc 1 29 30 is_stmt 0 discriminator 1 view .LVU57
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 30 25 discriminator 1 view .LVU58
	call	overflowed@PLT
.LVL16:
	.loc 1 30 25 discriminator 1 view .LVU59
	.cfi_endproc
.LFE4:
	.size	checked_negate_64, .-checked_negate_64
	.p2align 4
	.globl	checked_negate_128
	.type	checked_negate_128, @function
checked_negate_128:
.LFB5:
	.loc 1 34 33 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 35 5 view .LVU61
	.loc 1 35 8 is_stmt 0 view .LVU62
	movabsq	$-9223372036854775808, %rcx
	.loc 1 34 33 view .LVU63
	movq	%rdi, %rax
	movq	%rsi, %rdx
	.loc 1 35 8 view .LVU64
	cmpq	%rcx, %rsi
	je	.L45
.L41:
	.loc 1 36 5 is_stmt 1 view .LVU65
	.loc 1 36 12 is_stmt 0 view .LVU66
	negq	%rax
	adcq	$0, %rdx
	negq	%rdx
	.loc 1 37 1 view .LVU67
	ret
	.p2align 4,,10
	.p2align 3
.L45:
	.loc 1 35 37 discriminator 1 view .LVU68
	testq	%rdi, %rdi
	jne	.L41
	.loc 1 35 53 is_stmt 1 discriminator 2 view .LVU69
	.loc 1 34 33 is_stmt 0 discriminator 2 view .LVU70
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 35 53 discriminator 2 view .LVU71
	call	overflowed@PLT
.LVL17:
	.cfi_endproc
.LFE5:
	.size	checked_negate_128, .-checked_negate_128
	.p2align 4
	.globl	negate_64
	.type	negate_64, @function
negate_64:
.LVL18:
.LFB6:
	.loc 1 40 22 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 41 5 view .LVU73
	.loc 1 42 5 view .LVU74
	.loc 1 42 28 is_stmt 0 view .LVU75
	xorl	%eax, %eax
	.loc 1 41 32 view .LVU76
	movq	%rdi, %rdx
	.loc 1 42 28 view .LVU77
	testl	%edi, %edi
	setne	%al
	.loc 1 41 32 view .LVU78
	shrq	$32, %rdx
	.loc 1 43 33 view .LVU79
	negl	%edi
.LVL19:
	.loc 1 43 33 view .LVU80
	addl	%edx, %eax
.LVL20:
	.loc 1 43 5 is_stmt 1 view .LVU81
	.loc 1 43 12 is_stmt 0 view .LVU82
	negl	%eax
.LVL21:
	.loc 1 43 22 view .LVU83
	salq	$32, %rax
	.loc 1 43 28 view .LVU84
	orq	%rdi, %rax
	.loc 1 44 1 view .LVU85
	ret
	.cfi_endproc
.LFE6:
	.size	negate_64, .-negate_64
	.p2align 4
	.globl	negate_128
	.type	negate_128, @function
negate_128:
.LFB7:
	.loc 1 46 25 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 47 5 view .LVU87
.LVL22:
	.loc 1 48 5 view .LVU88
	.loc 1 49 5 view .LVU89
	.loc 1 48 25 is_stmt 0 view .LVU90
	movq	%rdi, %rcx
	.loc 1 46 25 view .LVU91
	movq	%rdi, %rax
	.loc 1 48 25 view .LVU92
	negq	%rcx
	.loc 1 48 10 view .LVU93
	sbbq	%rdx, %rdx
	.loc 1 49 34 view .LVU94
	negq	%rax
	.loc 1 48 10 view .LVU95
	subq	%rsi, %rdx
	.loc 1 50 1 view .LVU96
	ret
	.cfi_endproc
.LFE7:
	.size	negate_128, .-negate_128
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 5 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x393
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xa
	.long	.LASF31
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
	.uleb128 0xb
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
	.uleb128 0x7
	.string	"s32"
	.byte	0x8
	.byte	0x11
	.long	0x9d
	.uleb128 0x7
	.string	"s64"
	.byte	0x9
	.byte	0x11
	.long	0xa9
	.uleb128 0x7
	.string	"u32"
	.byte	0xa
	.byte	0x12
	.long	0xb5
	.uleb128 0x7
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
	.uleb128 0xc
	.long	.LASF32
	.byte	0x5
	.byte	0x10
	.byte	0x10
	.uleb128 0x3
	.long	.LASF23
	.byte	0x2e
	.byte	0x6
	.long	0xf9
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x178
	.uleb128 0xd
	.string	"a"
	.byte	0x1
	.byte	0x2e
	.byte	0x16
	.long	0xf9
	.uleb128 0x8
	.string	"low"
	.byte	0x2f
	.long	0xee
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x5
	.long	.LASF22
	.byte	0x2f
	.byte	0x12
	.long	0xee
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.uleb128 0x3
	.long	.LASF24
	.byte	0x28
	.byte	0x5
	.long	0xd8
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x1d0
	.uleb128 0x6
	.string	"a"
	.byte	0x28
	.byte	0x13
	.long	0xd8
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x8
	.string	"low"
	.byte	0x29
	.long	0xe3
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x5
	.long	.LASF22
	.byte	0x29
	.byte	0x12
	.long	0xe3
	.long	.LLST10
	.long	.LVUS10
	.byte	0
	.uleb128 0x3
	.long	.LASF25
	.byte	0x22
	.byte	0x6
	.long	0xf9
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x20f
	.uleb128 0x9
	.string	"a"
	.byte	0x22
	.byte	0x1e
	.long	0xf9
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x4
	.quad	.LVL17
	.long	0x11f
	.byte	0
	.uleb128 0x3
	.long	.LASF26
	.byte	0x1d
	.byte	0x5
	.long	0xd8
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x24f
	.uleb128 0x6
	.string	"a"
	.byte	0x1d
	.byte	0x1b
	.long	0xd8
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x4
	.quad	.LVL16
	.long	0x11f
	.byte	0
	.uleb128 0x3
	.long	.LASF27
	.byte	0x18
	.byte	0x5
	.long	0xcd
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x28f
	.uleb128 0x6
	.string	"a"
	.byte	0x18
	.byte	0x1b
	.long	0xcd
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x4
	.quad	.LVL14
	.long	0x11f
	.byte	0
	.uleb128 0x3
	.long	.LASF28
	.byte	0x11
	.byte	0x6
	.long	0xf9
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x2f3
	.uleb128 0x9
	.string	"a"
	.byte	0x11
	.byte	0x20
	.long	0xf9
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x5
	.long	.LASF22
	.byte	0x12
	.byte	0x9
	.long	0xd8
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x8
	.string	"low"
	.byte	0x13
	.long	0xee
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x4
	.quad	.LVL12
	.long	0x11f
	.byte	0
	.uleb128 0x3
	.long	.LASF29
	.byte	0xb
	.byte	0x5
	.long	0xd8
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x346
	.uleb128 0x6
	.string	"a"
	.byte	0xb
	.byte	0x1d
	.long	0xd8
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x5
	.long	.LASF30
	.byte	0xd
	.byte	0x9
	.long	0xd8
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x4
	.quad	.LVL8
	.long	0x11f
	.byte	0
	.uleb128 0xe
	.long	.LASF33
	.byte	0x1
	.byte	0x5
	.byte	0x5
	.long	0xcd
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x6
	.string	"a"
	.byte	0x5
	.byte	0x1d
	.long	0xcd
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x5
	.long	.LASF30
	.byte	0x7
	.byte	0x9
	.long	0xcd
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x4
	.quad	.LVL4
	.long	0x11f
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
	.uleb128 0x2e
	.byte	0
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
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
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
	.byte	0
	.byte	0
	.uleb128 0xe
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
.LVUS11:
	.uleb128 .LVU88
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS12:
	.uleb128 .LVU88
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0xc
	.byte	0x74
	.sleb128 0
	.byte	0x20
	.byte	0x75
	.sleb128 0
	.byte	0x30
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU80
	.uleb128 .LVU80
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 .LVU74
	.uleb128 .LVU80
	.uleb128 .LVU80
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU74
	.uleb128 .LVU80
	.uleb128 .LVU80
	.uleb128 .LVU81
	.uleb128 .LVU81
	.uleb128 .LVU83
	.uleb128 .LVU83
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x4
	.byte	0x70
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x10
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x30
	.byte	0x2e
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x1f
	.byte	0x71
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 0
	.uleb128 .LVU59
	.uleb128 .LVU59
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-1-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 0
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL14-1-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 .LVU26
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU39
.LLST4:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS5:
	.uleb128 .LVU27
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU39
.LLST5:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL8-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL8-1-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU17
	.uleb128 .LVU20
.LLST3:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-1-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU5
	.uleb128 .LVU9
.LLST1:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL3-.Ltext0
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
.LASF26:
	.string	"checked_negate_64"
.LASF12:
	.string	"__uint64_t"
.LASF17:
	.string	"uint64_t"
.LASF7:
	.string	"short int"
.LASF33:
	.string	"checked_absolute_32"
.LASF9:
	.string	"__uint32_t"
.LASF19:
	.string	"__int128"
.LASF23:
	.string	"negate_128"
.LASF15:
	.string	"int64_t"
.LASF25:
	.string	"checked_negate_128"
.LASF27:
	.string	"checked_negate_32"
.LASF21:
	.string	"__int128 unsigned"
.LASF11:
	.string	"long int"
.LASF10:
	.string	"__int64_t"
.LASF22:
	.string	"high"
.LASF20:
	.string	"u128"
.LASF29:
	.string	"checked_absolute_64"
.LASF24:
	.string	"negate_64"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF16:
	.string	"uint32_t"
.LASF4:
	.string	"unsigned int"
.LASF28:
	.string	"checked_absolute_128"
.LASF3:
	.string	"short unsigned int"
.LASF13:
	.string	"char"
.LASF32:
	.string	"overflowed"
.LASF14:
	.string	"int32_t"
.LASF31:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF5:
	.string	"long unsigned int"
.LASF30:
	.string	"mask"
.LASF8:
	.string	"__int32_t"
.LASF18:
	.string	"s128"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"src/absolutes.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
