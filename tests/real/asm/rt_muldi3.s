	.file	"muldi3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/muldi3.c"
	.p2align 4
	.globl	__muldi3
	.type	__muldi3, @function
__muldi3:
.LVL0:
.LFB3:
	.file 1 "compiler-rt/muldi3.c"
	.loc 1 45 1 view -0
	.cfi_startproc
	.loc 1 46 5 view .LVU1
	.loc 1 47 5 view .LVU2
	.loc 1 48 5 view .LVU3
	.loc 1 49 5 view .LVU4
	.loc 1 50 5 view .LVU5
	.loc 1 51 5 view .LVU6
.LBB4:
.LBI4:
	.loc 1 21 1 view .LVU7
.LBB5:
	.loc 1 23 5 view .LVU8
	.loc 1 24 5 view .LVU9
	.loc 1 25 5 view .LVU10
	.loc 1 26 5 view .LVU11
	.loc 1 26 18 is_stmt 0 view .LVU12
	movzwl	%di, %edx
.LBE5:
.LBE4:
	.loc 1 45 1 view .LVU13
	movq	%rsi, %rcx
.LBB7:
.LBB6:
	.loc 1 26 37 view .LVU14
	movzwl	%si, %eax
	.loc 1 29 13 view .LVU15
	movl	%edi, %r8d
	.loc 1 26 32 view .LVU16
	movl	%edx, %esi
.LVL1:
	.loc 1 29 13 view .LVU17
	shrl	$16, %r8d
	.loc 1 26 32 view .LVU18
	imull	%eax, %esi
	.loc 1 27 5 is_stmt 1 view .LVU19
	.loc 1 29 32 is_stmt 0 view .LVU20
	imull	%r8d, %eax
	.loc 1 27 12 view .LVU21
	movl	%esi, %r9d
	.loc 1 33 13 view .LVU22
	movzwl	%si, %esi
	.loc 1 27 12 view .LVU23
	shrl	$16, %r9d
.LVL2:
	.loc 1 28 5 is_stmt 1 view .LVU24
	.loc 1 29 5 view .LVU25
	.loc 1 29 7 is_stmt 0 view .LVU26
	addl	%r9d, %eax
.LVL3:
	.loc 1 30 5 is_stmt 1 view .LVU27
	.loc 1 31 5 view .LVU28
	.loc 1 32 5 view .LVU29
	.loc 1 34 13 is_stmt 0 view .LVU30
	movl	%ecx, %r9d
	shrl	$16, %r9d
	.loc 1 32 7 view .LVU31
	movzwl	%ax, %r10d
.LVL4:
	.loc 1 33 5 is_stmt 1 view .LVU32
	.loc 1 34 5 view .LVU33
	.loc 1 31 18 is_stmt 0 view .LVU34
	shrl	$16, %eax
	.loc 1 34 32 view .LVU35
	imull	%r9d, %edx
	.loc 1 37 39 view .LVU36
	imull	%r9d, %r8d
	.loc 1 34 7 view .LVU37
	addl	%r10d, %edx
.LVL5:
	.loc 1 35 5 is_stmt 1 view .LVU38
	.loc 1 36 5 view .LVU39
	.loc 1 37 5 view .LVU40
	.loc 1 37 14 is_stmt 0 view .LVU41
	addl	%r8d, %eax
	.loc 1 35 33 view .LVU42
	movl	%edx, %r10d
	.loc 1 36 19 view .LVU43
	shrl	$16, %edx
.LVL6:
	.loc 1 37 14 view .LVU44
	addl	%eax, %edx
	.loc 1 35 33 view .LVU45
	sall	$16, %r10d
.LVL7:
	.loc 1 37 14 view .LVU46
	movl	%edx, %edx
	leal	(%rsi,%r10), %eax
.LVL8:
	.loc 1 37 14 view .LVU47
	salq	$32, %rdx
.LVL9:
	.loc 1 37 14 view .LVU48
	orq	%rdx, %rax
.LVL10:
	.loc 1 38 5 is_stmt 1 view .LVU49
	.loc 1 38 5 is_stmt 0 view .LVU50
.LBE6:
.LBE7:
	.loc 1 52 5 is_stmt 1 view .LVU51
	.loc 1 52 51 is_stmt 0 view .LVU52
	movq	%rcx, %rdx
	sarq	$32, %rdx
	.loc 1 52 8 view .LVU53
	movq	%rax, %rsi
	.loc 1 52 14 view .LVU54
	movl	%eax, %eax
.LVL11:
	.loc 1 52 46 view .LVU55
	imull	%edi, %edx
	.loc 1 52 20 view .LVU56
	sarq	$32, %rdi
.LVL12:
	.loc 1 52 8 view .LVU57
	sarq	$32, %rsi
	.loc 1 52 26 view .LVU58
	imull	%edi, %ecx
.LVL13:
	.loc 1 52 14 view .LVU59
	addl	%esi, %edx
	addl	%ecx, %edx
	movl	%edx, %edx
	salq	$32, %rdx
.LVL14:
	.loc 1 52 14 view .LVU60
	orq	%rdx, %rax
.LVL15:
	.loc 1 53 5 is_stmt 1 view .LVU61
	.loc 1 54 1 is_stmt 0 view .LVU62
	ret
	.cfi_endproc
.LFE3:
	.size	__muldi3, .-__muldi3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x22e
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xb
	.long	.LASF27
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
	.uleb128 0xc
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x4
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
	.uleb128 0x4
	.long	0x7d
	.uleb128 0x2
	.long	.LASF12
	.byte	0x1e
	.byte	0x1c
	.long	0x98
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF13
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0xd
	.byte	0x8
	.byte	0x2
	.byte	0x24
	.byte	0x5
	.long	0xca
	.uleb128 0xe
	.string	"low"
	.byte	0x2
	.byte	0x27
	.byte	0x10
	.long	0x7d
	.byte	0
	.uleb128 0xf
	.long	.LASF15
	.byte	0x2
	.byte	0x28
	.byte	0x10
	.long	0x72
	.byte	0x4
	.byte	0
	.uleb128 0x10
	.byte	0x8
	.byte	0x2
	.byte	0x21
	.byte	0x9
	.long	0xe8
	.uleb128 0x5
	.string	"all"
	.byte	0x23
	.byte	0xc
	.long	0x8d
	.uleb128 0x5
	.string	"s"
	.byte	0x2d
	.byte	0x6
	.long	0xa6
	.byte	0
	.uleb128 0x2
	.long	.LASF16
	.byte	0x2e
	.byte	0x3
	.long	0xca
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
	.uleb128 0x11
	.long	.LASF28
	.byte	0x1
	.byte	0x2c
	.byte	0x1
	.long	0x8d
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x1ed
	.uleb128 0x6
	.string	"a"
	.byte	0x11
	.long	0x8d
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x6
	.string	"b"
	.byte	0x1b
	.long	0x8d
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x3
	.string	"x"
	.byte	0x2e
	.long	0xe8
	.uleb128 0x3
	.string	"y"
	.byte	0x30
	.long	0xe8
	.uleb128 0x12
	.string	"r"
	.byte	0x1
	.byte	0x32
	.byte	0xc
	.long	0xe8
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x13
	.long	0x1ed
	.quad	.LBI4
	.byte	.LVU7
	.long	.LLRL3
	.byte	0x1
	.byte	0x33
	.byte	0xd
	.uleb128 0x7
	.long	0x202
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x7
	.long	0x1fa
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x14
	.long	.LLRL3
	.uleb128 0x8
	.long	0x20a
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x15
	.long	0x212
	.byte	0x10
	.uleb128 0x16
	.long	0x21d
	.value	0xffff
	.uleb128 0x8
	.long	0x228
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x17
	.long	.LASF29
	.byte	0x1
	.byte	0x15
	.byte	0x1
	.long	0x8d
	.byte	0x1
	.uleb128 0x9
	.string	"a"
	.byte	0x12
	.long	0x7d
	.uleb128 0x9
	.string	"b"
	.byte	0x1c
	.long	0x7d
	.uleb128 0x3
	.string	"r"
	.byte	0x17
	.long	0xe8
	.uleb128 0xa
	.long	.LASF25
	.byte	0x18
	.byte	0xf
	.long	0x5f
	.uleb128 0xa
	.long	.LASF26
	.byte	0x19
	.byte	0x12
	.long	0x88
	.uleb128 0x3
	.string	"t"
	.byte	0x1b
	.long	0x7d
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
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 44
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
	.uleb128 0x8
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
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
	.uleb128 0x21
	.sleb128 21
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
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
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x10
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
	.uleb128 0x11
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
	.uleb128 0x12
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
	.uleb128 0x13
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0x5
	.byte	0
	.byte	0
	.uleb128 0x17
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
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU59
	.uleb128 .LVU59
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU60
	.uleb128 .LVU61
.LLST2:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x2
	.byte	0x50
	.byte	0xf0
	.byte	0
.LVUS4:
	.uleb128 .LVU7
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU50
.LLST4:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS5:
	.uleb128 .LVU7
	.uleb128 .LVU50
.LLST5:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS6:
	.uleb128 .LVU48
	.uleb128 .LVU49
.LLST6:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x2
	.byte	0x50
	.byte	0xf0
	.byte	0
.LVUS7:
	.uleb128 .LVU24
	.uleb128 .LVU27
	.uleb128 .LVU27
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU50
.LLST7:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x26
	.byte	0x75
	.sleb128 0
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x79
	.sleb128 0
	.byte	0x1e
	.byte	0x75
	.sleb128 0
	.byte	0x40
	.byte	0x25
	.byte	0x72
	.sleb128 0
	.byte	0x1e
	.byte	0x75
	.sleb128 0
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x72
	.sleb128 0
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x40
	.byte	0x25
	.byte	0x22
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x22
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
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	.long	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.LLRL3:
	.byte	0x4
	.uleb128 .LBB4-.Ltext0
	.uleb128 .LBE4-.Ltext0
	.byte	0x4
	.uleb128 .LBB7-.Ltext0
	.uleb128 .LBE7-.Ltext0
	.byte	0
.Ldebug_ranges3:
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
.LASF25:
	.string	"bits_in_word_2"
.LASF17:
	.string	"__int128"
.LASF29:
	.string	"__muldsi3"
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
.LASF27:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF12:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF23:
	.string	"complex double"
.LASF20:
	.string	"double"
.LASF28:
	.string	"__muldi3"
.LASF24:
	.string	"complex long double"
.LASF11:
	.string	"su_int"
.LASF26:
	.string	"lower_mask"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/muldi3.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
