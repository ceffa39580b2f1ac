	.file	"clzsi2.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/clzsi2.c"
	.p2align 4
	.globl	__clzsi2
	.type	__clzsi2, @function
__clzsi2:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/clzsi2.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 5 view .LVU2
	.loc 1 25 40 is_stmt 0 view .LVU3
	xorl	%edx, %edx
	cmpl	$65535, %edi
	.loc 1 26 14 view .LVU4
	movl	$16, %ecx
	.loc 1 38 13 view .LVU5
	movl	$2, %r8d
	.loc 1 25 40 view .LVU6
	setbe	%dl
	.loc 1 29 29 view .LVU7
	xorl	%eax, %eax
	.loc 1 25 40 view .LVU8
	sall	$4, %edx
.LVL1:
	.loc 1 26 5 is_stmt 1 view .LVU9
	.loc 1 26 14 is_stmt 0 view .LVU10
	subl	%edx, %ecx
	.loc 1 26 7 view .LVU11
	shrl	%cl, %edi
.LVL2:
	.loc 1 27 5 is_stmt 1 view .LVU12
	.loc 1 29 5 view .LVU13
	.loc 1 30 13 is_stmt 0 view .LVU14
	movl	$8, %ecx
	.loc 1 29 29 view .LVU15
	testl	$65280, %edi
	sete	%al
	sall	$3, %eax
.LVL3:
	.loc 1 30 5 is_stmt 1 view .LVU16
	.loc 1 30 13 is_stmt 0 view .LVU17
	subl	%eax, %ecx
	.loc 1 31 7 view .LVU18
	addl	%eax, %edx
.LVL4:
	.loc 1 33 27 view .LVU19
	xorl	%eax, %eax
.LVL5:
	.loc 1 30 7 view .LVU20
	shrl	%cl, %edi
.LVL6:
	.loc 1 31 5 is_stmt 1 view .LVU21
	.loc 1 33 5 view .LVU22
	.loc 1 34 13 is_stmt 0 view .LVU23
	movl	$4, %ecx
	.loc 1 33 27 view .LVU24
	testb	$-16, %dil
	sete	%al
	sall	$2, %eax
.LVL7:
	.loc 1 34 5 is_stmt 1 view .LVU25
	.loc 1 34 13 is_stmt 0 view .LVU26
	subl	%eax, %ecx
	.loc 1 35 7 view .LVU27
	leal	(%rax,%rdx), %esi
	.loc 1 37 26 view .LVU28
	xorl	%edx, %edx
.LVL8:
	.loc 1 34 7 view .LVU29
	shrl	%cl, %edi
.LVL9:
	.loc 1 35 5 is_stmt 1 view .LVU30
	.loc 1 37 5 view .LVU31
	.loc 1 38 13 is_stmt 0 view .LVU32
	movl	%r8d, %ecx
	.loc 1 37 26 view .LVU33
	testb	$12, %dil
	sete	%dl
	addl	%edx, %edx
.LVL10:
	.loc 1 38 5 is_stmt 1 view .LVU34
	.loc 1 38 13 is_stmt 0 view .LVU35
	subl	%edx, %ecx
	.loc 1 39 7 view .LVU36
	addl	%esi, %edx
.LVL11:
	.loc 1 38 7 view .LVU37
	shrl	%cl, %edi
.LVL12:
	.loc 1 39 5 is_stmt 1 view .LVU38
	.loc 1 52 5 view .LVU39
	.loc 1 52 37 is_stmt 0 view .LVU40
	movl	%edi, %eax
.LVL13:
	.loc 1 52 20 view .LVU41
	subl	%edi, %r8d
	.loc 1 52 37 view .LVU42
	shrl	%eax
	xorl	$1, %eax
	andl	$1, %eax
	.loc 1 52 27 view .LVU43
	negl	%eax
	.loc 1 52 25 view .LVU44
	andl	%r8d, %eax
	.loc 1 52 14 view .LVU45
	addl	%edx, %eax
	.loc 1 53 1 view .LVU46
	ret
	.cfi_endproc
.LFE2:
	.size	__clzsi2, .-__clzsi2
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x125
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x4
	.long	.LASF22
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
	.uleb128 0x3
	.long	.LASF10
	.byte	0x1b
	.long	0x58
	.uleb128 0x3
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
	.uleb128 0x6
	.long	.LASF23
	.byte	0x1
	.byte	0x16
	.byte	0x1
	.long	0x6d
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x7
	.string	"a"
	.byte	0x1
	.byte	0x16
	.byte	0x11
	.long	0x6d
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x2
	.string	"x"
	.byte	0x18
	.long	0x77
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x2
	.string	"t"
	.byte	0x19
	.long	0x6d
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x2
	.string	"r"
	.byte	0x1b
	.long	0x77
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
	.uleb128 0x3
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
	.uleb128 0x7
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
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS2:
	.uleb128 .LVU9
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 .LVU34
	.uleb128 .LVU34
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x11
	.byte	0x75
	.sleb128 0
	.byte	0xa
	.value	0xff00
	.byte	0x1a
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x30
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x33
	.byte	0x24
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0xa
	.value	0xff00
	.byte	0x1a
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x30
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x33
	.byte	0x24
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0xf
	.byte	0x75
	.sleb128 0
	.byte	0x3c
	.byte	0x1a
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x30
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x56
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x38
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0xa
	.value	0xff00
	.byte	0x1a
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x30
	.byte	0x29
	.byte	0x33
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x34
	.byte	0x70
	.sleb128 0
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x3c
	.byte	0x1a
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x30
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x9f
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x38
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0xa
	.value	0xff00
	.byte	0x1a
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x30
	.byte	0x29
	.byte	0x33
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x34
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x38
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0xa
	.value	0xff00
	.byte	0x1a
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x30
	.byte	0x29
	.byte	0x33
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x9
	.byte	0xf0
	.byte	0x1a
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x30
	.byte	0x29
	.byte	0x32
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0x3c
	.byte	0x1a
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x30
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x31
	.byte	0x24
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU13
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU29
	.uleb128 .LVU29
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 .LVU39
.LLST3:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x13
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x34
	.byte	0x24
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x3a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x34
	.byte	0x24
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x40
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa
	.value	0xffff
	.byte	0x2c
	.byte	0x34
	.byte	0x24
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0xa
	.value	0xff00
	.byte	0x1a
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x30
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x33
	.byte	0x24
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL12-.Ltext0
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
	.string	"long long int"
.LASF14:
	.string	"__int128"
.LASF23:
	.string	"__clzsi2"
.LASF11:
	.string	"su_int"
.LASF20:
	.string	"complex double"
.LASF5:
	.string	"long unsigned int"
.LASF10:
	.string	"si_int"
.LASF13:
	.string	"long long unsigned int"
.LASF21:
	.string	"complex long double"
.LASF2:
	.string	"unsigned char"
.LASF9:
	.string	"char"
.LASF8:
	.string	"long int"
.LASF17:
	.string	"double"
.LASF15:
	.string	"__int128 unsigned"
.LASF3:
	.string	"short unsigned int"
.LASF19:
	.string	"complex float"
.LASF18:
	.string	"long double"
.LASF22:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF16:
	.string	"float"
.LASF7:
	.string	"short int"
.LASF4:
	.string	"unsigned int"
.LASF6:
	.string	"signed char"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/clzsi2.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
