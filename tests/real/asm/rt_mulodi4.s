	.file	"mulodi4.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/mulodi4.c"
	.p2align 4
	.globl	__mulodi4
	.type	__mulodi4, @function
__mulodi4:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/mulodi4.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 5 view .LVU2
	.loc 1 26 5 view .LVU3
	.loc 1 27 5 view .LVU4
	.loc 1 28 5 view .LVU5
	.loc 1 29 8 is_stmt 0 view .LVU6
	movabsq	$-9223372036854775808, %rax
	.loc 1 28 12 view .LVU7
	movq	%rdi, %r9
	.loc 1 23 1 view .LVU8
	movq	%rdx, %rcx
	.loc 1 28 12 view .LVU9
	imulq	%rsi, %r9
.LVL1:
	.loc 1 29 5 is_stmt 1 view .LVU10
	.loc 1 29 8 is_stmt 0 view .LVU11
	cmpq	%rax, %rdi
	je	.L8
	.loc 1 35 5 is_stmt 1 view .LVU12
	.loc 1 35 8 is_stmt 0 view .LVU13
	cmpq	%rax, %rsi
	je	.L9
	.loc 1 41 5 is_stmt 1 view .LVU14
	.loc 1 41 12 is_stmt 0 view .LVU15
	movq	%rdi, %r8
	.loc 1 43 12 view .LVU16
	movq	%rsi, %rdx
.LVL2:
	.loc 1 41 12 view .LVU17
	sarq	$63, %r8
.LVL3:
	.loc 1 42 5 is_stmt 1 view .LVU18
	.loc 1 43 12 is_stmt 0 view .LVU19
	sarq	$63, %rdx
	.loc 1 42 23 view .LVU20
	xorq	%r8, %rdi
.LVL4:
	.loc 1 44 23 view .LVU21
	xorq	%rdx, %rsi
.LVL5:
	.loc 1 44 12 view .LVU22
	movq	%rsi, %r10
	.loc 1 42 12 view .LVU23
	subq	%r8, %rdi
.LVL6:
	.loc 1 43 5 is_stmt 1 view .LVU24
	.loc 1 44 5 view .LVU25
	.loc 1 44 12 is_stmt 0 view .LVU26
	subq	%rdx, %r10
.LVL7:
	.loc 1 45 5 is_stmt 1 view .LVU27
	.loc 1 45 8 is_stmt 0 view .LVU28
	cmpq	$1, %rdi
	jle	.L6
	cmpq	$1, %r10
	jle	.L6
	.loc 1 47 5 is_stmt 1 view .LVU29
	.loc 1 47 8 is_stmt 0 view .LVU30
	cmpq	%rdx, %r8
	je	.L10
	.loc 1 54 9 is_stmt 1 view .LVU31
	.loc 1 54 27 is_stmt 0 view .LVU32
	subq	%rsi, %rdx
.LVL8:
	.loc 1 54 27 view .LVU33
	movq	%rdx, %r8
.LVL9:
	.loc 1 54 25 view .LVU34
	cqto
	idivq	%r8
	.loc 1 54 12 view .LVU35
	cmpq	%rdi, %rax
	setl	%al
	movzbl	%al, %eax
	.loc 1 32 16 view .LVU36
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU37
	movq	%r9, %rax
	ret
.LVL10:
	.p2align 4,,10
	.p2align 3
.L6:
	.loc 1 58 1 view .LVU38
	xorl	%eax, %eax
	.loc 1 32 16 view .LVU39
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU40
	movq	%r9, %rax
	ret
.LVL11:
	.p2align 4,,10
	.p2align 3
.L8:
	.loc 1 31 9 is_stmt 1 view .LVU41
	.loc 1 31 12 is_stmt 0 view .LVU42
	xorl	%eax, %eax
	cmpq	$1, %rsi
	seta	%al
	.loc 1 32 16 view .LVU43
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU44
	movq	%r9, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 37 9 is_stmt 1 view .LVU45
	.loc 1 37 12 is_stmt 0 view .LVU46
	xorl	%eax, %eax
	cmpq	$1, %rdi
	seta	%al
	.loc 1 32 16 view .LVU47
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU48
	movq	%r9, %rax
	ret
.LVL12:
	.p2align 4,,10
	.p2align 3
.L10:
	.loc 1 49 9 is_stmt 1 view .LVU49
	.loc 1 49 25 is_stmt 0 view .LVU50
	movabsq	$9223372036854775807, %rax
	cqto
.LVL13:
	.loc 1 49 25 view .LVU51
	idivq	%r10
	.loc 1 49 12 view .LVU52
	cmpq	%rdi, %rax
	setl	%al
	movzbl	%al, %eax
	.loc 1 32 16 view .LVU53
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU54
	movq	%r9, %rax
	ret
	.cfi_endproc
.LFE2:
	.size	__mulodi4, .-__mulodi4
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1b0
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x6
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
	.uleb128 0x7
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x3
	.long	0x58
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF8
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x8
	.long	.LASF25
	.byte	0x2
	.byte	0x1e
	.byte	0x1c
	.long	0x83
	.uleb128 0x3
	.long	0x72
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF10
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF11
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF12
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF13
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF14
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF15
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF16
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF17
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF18
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF19
	.uleb128 0x9
	.long	.LASF26
	.byte	0x1
	.byte	0x16
	.byte	0x1
	.long	0x72
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x1ad
	.uleb128 0x4
	.string	"a"
	.byte	0x12
	.long	0x72
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x4
	.string	"b"
	.byte	0x1c
	.long	0x72
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xa
	.long	.LASF20
	.byte	0x1
	.byte	0x16
	.byte	0x24
	.long	0x1ad
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0xb
	.string	"N"
	.byte	0x1
	.byte	0x18
	.byte	0xf
	.long	0x5f
	.byte	0x40
	.uleb128 0xc
	.string	"MIN"
	.byte	0x1
	.byte	0x19
	.byte	0x12
	.long	0x7e
	.sleb128 -9223372036854775808
	.uleb128 0xd
	.string	"MAX"
	.byte	0x1
	.byte	0x1a
	.byte	0x12
	.long	0x7e
	.quad	0x7fffffffffffffff
	.uleb128 0x2
	.long	.LASF21
	.byte	0x1c
	.long	0x72
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x5
	.string	"sa"
	.byte	0x29
	.long	0x72
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x2
	.long	.LASF22
	.byte	0x2a
	.long	0x72
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x5
	.string	"sb"
	.byte	0x2b
	.long	0x72
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x2
	.long	.LASF23
	.byte	0x2c
	.long	0x72
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.uleb128 0xe
	.byte	0x8
	.long	0x58
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
	.uleb128 0xe
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
	.uleb128 0x3
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
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
	.uleb128 0x21
	.sleb128 22
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
	.uleb128 0x5
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x5
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
	.uleb128 0x1c
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0x1c
	.uleb128 0xd
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
	.uleb128 0x1c
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
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
	.uleb128 0
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS3:
	.uleb128 .LVU10
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS4:
	.uleb128 .LVU18
	.uleb128 .LVU34
	.uleb128 .LVU34
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS5:
	.uleb128 .LVU24
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS6:
	.uleb128 .LVU25
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 .LVU51
	.uleb128 .LVU51
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU27
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x5a
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
.LASF21:
	.string	"result"
.LASF17:
	.string	"complex float"
.LASF13:
	.string	"__int128 unsigned"
.LASF7:
	.string	"short int"
.LASF12:
	.string	"__int128"
.LASF14:
	.string	"float"
.LASF10:
	.string	"long long int"
.LASF8:
	.string	"long int"
.LASF16:
	.string	"long double"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF11:
	.string	"long long unsigned int"
.LASF4:
	.string	"unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF9:
	.string	"char"
.LASF20:
	.string	"overflow"
.LASF24:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF25:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF18:
	.string	"complex double"
.LASF15:
	.string	"double"
.LASF26:
	.string	"__mulodi4"
.LASF19:
	.string	"complex long double"
.LASF22:
	.string	"abs_a"
.LASF23:
	.string	"abs_b"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/mulodi4.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
