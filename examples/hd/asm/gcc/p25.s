	.file	"p25.c"
	.text
.Ltext0:
	.file 0 "." "p25.c"
	.p2align 4
	.globl	p25_32
	.type	p25_32, @function
p25_32:
.LVL0:
.LFB0:
	.file 1 "p25.c"
	.loc 1 4 26 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 5 9 is_stmt 0 view .LVU2
	movzwl	%di, %eax
.LVL1:
	.loc 1 6 9 view .LVU3
	movzwl	%si, %ecx
	.loc 1 5 27 view .LVU4
	shrl	$16, %edi
.LVL2:
	.loc 1 6 5 is_stmt 1 view .LVU5
	.loc 1 7 9 is_stmt 0 view .LVU6
	movl	%eax, %edx
	.loc 1 6 27 view .LVU7
	shrl	$16, %esi
.LVL3:
	.loc 1 7 5 is_stmt 1 view .LVU8
	.loc 1 8 5 view .LVU9
	.loc 1 7 9 is_stmt 0 view .LVU10
	imull	%ecx, %edx
.LVL4:
	.loc 1 8 16 view .LVU11
	imull	%edi, %ecx
.LVL5:
	.loc 1 9 17 view .LVU12
	imull	%esi, %eax
.LVL6:
	.loc 1 8 27 view .LVU13
	shrl	$16, %edx
.LVL7:
	.loc 1 10 15 view .LVU14
	imull	%esi, %edi
.LVL8:
	.loc 1 8 9 view .LVU15
	addl	%ecx, %edx
.LVL9:
	.loc 1 9 5 is_stmt 1 view .LVU16
	.loc 1 10 5 view .LVU17
	.loc 1 9 27 is_stmt 0 view .LVU18
	movzwl	%dx, %ecx
	.loc 1 10 25 view .LVU19
	shrl	$16, %edx
.LVL10:
	.loc 1 9 9 view .LVU20
	addl	%ecx, %eax
	.loc 1 10 20 view .LVU21
	addl	%edx, %edi
	.loc 1 10 38 view .LVU22
	shrl	$16, %eax
	.loc 1 10 32 view .LVU23
	addl	%edi, %eax
	.loc 1 11 1 view .LVU24
	ret
	.cfi_endproc
.LFE0:
	.size	p25_32, .-p25_32
	.p2align 4
	.globl	p25_64
	.type	p25_64, @function
p25_64:
.LVL11:
.LFB1:
	.loc 1 13 26 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 14 5 view .LVU26
	.loc 1 14 9 is_stmt 0 view .LVU27
	movl	%edi, %eax
.LVL12:
	.loc 1 15 9 view .LVU28
	movl	%esi, %ecx
	.loc 1 14 32 view .LVU29
	shrq	$32, %rdi
.LVL13:
	.loc 1 15 5 is_stmt 1 view .LVU30
	.loc 1 16 9 is_stmt 0 view .LVU31
	movq	%rax, %rdx
	.loc 1 15 32 view .LVU32
	shrq	$32, %rsi
.LVL14:
	.loc 1 16 5 is_stmt 1 view .LVU33
	.loc 1 17 5 view .LVU34
	.loc 1 16 9 is_stmt 0 view .LVU35
	imulq	%rcx, %rdx
.LVL15:
	.loc 1 17 16 view .LVU36
	imulq	%rdi, %rcx
.LVL16:
	.loc 1 18 17 view .LVU37
	imulq	%rsi, %rax
.LVL17:
	.loc 1 17 27 view .LVU38
	shrq	$32, %rdx
.LVL18:
	.loc 1 19 15 view .LVU39
	imulq	%rsi, %rdi
.LVL19:
	.loc 1 17 9 view .LVU40
	addq	%rcx, %rdx
.LVL20:
	.loc 1 18 5 is_stmt 1 view .LVU41
	.loc 1 19 5 view .LVU42
	.loc 1 18 27 is_stmt 0 view .LVU43
	movl	%edx, %ecx
	.loc 1 19 25 view .LVU44
	shrq	$32, %rdx
.LVL21:
	.loc 1 18 9 view .LVU45
	addq	%rcx, %rax
	.loc 1 19 20 view .LVU46
	addq	%rdx, %rdi
	.loc 1 19 38 view .LVU47
	shrq	$32, %rax
	.loc 1 19 32 view .LVU48
	addq	%rdi, %rax
	.loc 1 20 1 view .LVU49
	ret
	.cfi_endproc
.LFE1:
	.size	p25_64, .-p25_64
.Letext0:
	.file 2 "hd.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1cb
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x6
	.long	.LASF5
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x4
	.string	"u32"
	.byte	0x5
	.byte	0x16
	.long	0x39
	.uleb128 0x3
	.byte	0x4
	.byte	0x7
	.long	.LASF2
	.uleb128 0x4
	.string	"u64"
	.byte	0x6
	.byte	0x17
	.long	0x4b
	.uleb128 0x3
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x7
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x3
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x8
	.long	.LASF6
	.byte	0x1
	.byte	0xd
	.byte	0x5
	.long	0x40
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x119
	.uleb128 0x2
	.string	"x"
	.byte	0xd
	.byte	0x10
	.long	0x40
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x2
	.string	"y"
	.byte	0xd
	.byte	0x17
	.long	0x40
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x1
	.string	"x0"
	.byte	0xe
	.byte	0x9
	.long	0x40
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x1
	.string	"x1"
	.byte	0xe
	.byte	0x20
	.long	0x40
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x1
	.string	"y0"
	.byte	0xf
	.byte	0x9
	.long	0x40
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0x1
	.string	"y1"
	.byte	0xf
	.byte	0x20
	.long	0x40
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x1
	.string	"w0"
	.byte	0x10
	.byte	0x9
	.long	0x40
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x1
	.string	"t"
	.byte	0x11
	.byte	0x9
	.long	0x40
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x5
	.string	"w1"
	.byte	0x12
	.long	0x40
	.byte	0
	.uleb128 0x9
	.long	.LASF7
	.byte	0x1
	.byte	0x4
	.byte	0x5
	.long	0x2e
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x2
	.string	"x"
	.byte	0x4
	.byte	0x10
	.long	0x2e
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x2
	.string	"y"
	.byte	0x4
	.byte	0x17
	.long	0x2e
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x1
	.string	"x0"
	.byte	0x5
	.byte	0x9
	.long	0x2e
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x1
	.string	"x1"
	.byte	0x5
	.byte	0x1b
	.long	0x2e
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x1
	.string	"y0"
	.byte	0x6
	.byte	0x9
	.long	0x2e
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x1
	.string	"y1"
	.byte	0x6
	.byte	0x1b
	.long	0x2e
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x1
	.string	"w0"
	.byte	0x7
	.byte	0x9
	.long	0x2e
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x1
	.string	"t"
	.byte	0x8
	.byte	0x9
	.long	0x2e
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x5
	.string	"w1"
	.byte	0x9
	.long	0x2e
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x2
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
	.uleb128 0x3
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
	.uleb128 0x4
	.uleb128 0x16
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
	.sleb128 9
	.uleb128 0x49
	.uleb128 0x13
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
	.uleb128 0x1
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
.LVUS8:
	.uleb128 0
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 0
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU28
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0xa
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS11:
	.uleb128 .LVU30
	.uleb128 .LVU40
	.uleb128 .LVU40
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS12:
	.uleb128 .LVU31
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0xa
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 .LVU33
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS14:
	.uleb128 .LVU34
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x1e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x14
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 .LVU41
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x28
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU3
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU5
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 .LVU6
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU8
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS6:
	.uleb128 .LVU9
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x1e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x10
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU16
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x20
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0x25
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x1e
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xa
	.value	0xffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x40
	.byte	0x25
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
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF2:
	.string	"unsigned int"
.LASF3:
	.string	"long unsigned int"
.LASF6:
	.string	"p25_64"
.LASF5:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF4:
	.string	"long int"
.LASF7:
	.string	"p25_32"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"p25.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
