	.file	"mulosi4.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/mulosi4.c"
	.p2align 4
	.globl	__mulosi4
	.type	__mulosi4, @function
__mulosi4:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/mulosi4.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 5 view .LVU2
	.loc 1 26 5 view .LVU3
	.loc 1 27 5 view .LVU4
	.loc 1 28 5 view .LVU5
	.loc 1 28 12 is_stmt 0 view .LVU6
	movl	%edi, %r9d
	.loc 1 23 1 view .LVU7
	movq	%rdx, %rcx
	.loc 1 28 12 view .LVU8
	imull	%esi, %r9d
.LVL1:
	.loc 1 29 5 is_stmt 1 view .LVU9
	.loc 1 29 8 is_stmt 0 view .LVU10
	cmpl	$-2147483648, %edi
	je	.L8
	.loc 1 35 5 is_stmt 1 view .LVU11
	.loc 1 35 8 is_stmt 0 view .LVU12
	cmpl	$-2147483648, %esi
	je	.L9
	.loc 1 41 5 is_stmt 1 view .LVU13
	.loc 1 41 12 is_stmt 0 view .LVU14
	movl	%edi, %edx
.LVL2:
	.loc 1 43 12 view .LVU15
	movl	%esi, %eax
	.loc 1 41 12 view .LVU16
	sarl	$31, %edx
.LVL3:
	.loc 1 42 5 is_stmt 1 view .LVU17
	.loc 1 43 12 is_stmt 0 view .LVU18
	sarl	$31, %eax
	.loc 1 42 23 view .LVU19
	xorl	%edx, %edi
.LVL4:
	.loc 1 44 23 view .LVU20
	xorl	%eax, %esi
.LVL5:
	.loc 1 44 12 view .LVU21
	movl	%esi, %r8d
	.loc 1 42 12 view .LVU22
	subl	%edx, %edi
.LVL6:
	.loc 1 43 5 is_stmt 1 view .LVU23
	.loc 1 44 5 view .LVU24
	.loc 1 44 12 is_stmt 0 view .LVU25
	subl	%eax, %r8d
.LVL7:
	.loc 1 45 5 is_stmt 1 view .LVU26
	.loc 1 45 8 is_stmt 0 view .LVU27
	cmpl	$1, %edi
	jle	.L6
	cmpl	$1, %r8d
	jle	.L6
	.loc 1 47 5 is_stmt 1 view .LVU28
	.loc 1 47 8 is_stmt 0 view .LVU29
	cmpl	%eax, %edx
	je	.L10
	.loc 1 54 9 is_stmt 1 view .LVU30
	.loc 1 54 27 is_stmt 0 view .LVU31
	subl	%esi, %eax
.LVL8:
	.loc 1 54 25 view .LVU32
	movl	$-1, %edx
.LVL9:
	.loc 1 54 27 view .LVU33
	movl	%eax, %r8d
.LVL10:
	.loc 1 54 25 view .LVU34
	movl	$-2147483648, %eax
	idivl	%r8d
	.loc 1 54 12 view .LVU35
	cmpl	%edi, %eax
	setl	%al
	movzbl	%al, %eax
	.loc 1 32 16 view .LVU36
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU37
	movl	%r9d, %eax
	ret
.LVL11:
	.p2align 4,,10
	.p2align 3
.L6:
	.loc 1 58 1 view .LVU38
	xorl	%eax, %eax
.LVL12:
	.loc 1 32 16 view .LVU39
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU40
	movl	%r9d, %eax
	ret
.LVL13:
	.p2align 4,,10
	.p2align 3
.L8:
	.loc 1 31 9 is_stmt 1 view .LVU41
	.loc 1 31 12 is_stmt 0 view .LVU42
	xorl	%eax, %eax
	cmpl	$1, %esi
	seta	%al
	.loc 1 32 16 view .LVU43
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU44
	movl	%r9d, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 37 9 is_stmt 1 view .LVU45
	.loc 1 37 12 is_stmt 0 view .LVU46
	xorl	%eax, %eax
	cmpl	$1, %edi
	seta	%al
	.loc 1 32 16 view .LVU47
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU48
	movl	%r9d, %eax
	ret
.LVL14:
	.p2align 4,,10
	.p2align 3
.L10:
	.loc 1 49 9 is_stmt 1 view .LVU49
	.loc 1 49 25 is_stmt 0 view .LVU50
	xorl	%edx, %edx
.LVL15:
	.loc 1 49 25 view .LVU51
	movl	$2147483647, %eax
.LVL16:
	.loc 1 49 25 view .LVU52
	idivl	%r8d
	.loc 1 49 12 view .LVU53
	cmpl	%edi, %eax
	setl	%al
	movzbl	%al, %eax
	.loc 1 32 16 view .LVU54
	movl	%eax, (%rcx)
	.loc 1 58 1 view .LVU55
	movl	%r9d, %eax
	ret
	.cfi_endproc
.LFE2:
	.size	__mulosi4, .-__mulosi4
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1a7
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
	.byte	0x1b
	.byte	0x12
	.long	0x58
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
	.long	0x1a4
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
	.long	0x1a4
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0xb
	.string	"N"
	.byte	0x1
	.byte	0x18
	.byte	0xf
	.long	0x5f
	.byte	0x20
	.uleb128 0xc
	.string	"MIN"
	.byte	0x1
	.byte	0x19
	.byte	0x12
	.long	0x7e
	.sleb128 -2147483648
	.uleb128 0xd
	.string	"MAX"
	.byte	0x1
	.byte	0x1a
	.byte	0x12
	.long	0x7e
	.long	0x7fffffff
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
	.uleb128 0x6
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
	.uleb128 .LVU20
	.uleb128 .LVU20
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
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU21
	.uleb128 .LVU21
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
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU15
	.uleb128 .LVU15
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
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS3:
	.uleb128 .LVU9
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS4:
	.uleb128 .LVU17
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 .LVU51
	.uleb128 .LVU51
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x4f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x4f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU23
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS6:
	.uleb128 .LVU24
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 .LVU52
	.uleb128 .LVU52
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x4f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x4f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x4f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU26
	.uleb128 .LVU34
	.uleb128 .LVU34
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU41
	.uleb128 .LVU49
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x9
	.byte	0x74
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x4f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x58
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
.LASF26:
	.string	"__mulosi4"
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
.LASF25:
	.string	"si_int"
.LASF20:
	.string	"overflow"
.LASF24:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF5:
	.string	"long unsigned int"
.LASF18:
	.string	"complex double"
.LASF15:
	.string	"double"
.LASF19:
	.string	"complex long double"
.LASF22:
	.string	"abs_a"
.LASF23:
	.string	"abs_b"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/mulosi4.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
