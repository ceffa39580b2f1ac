	.file	"p22.c"
	.text
.Ltext0:
	.file 0 "." "p22.c"
	.p2align 4
	.globl	p22_32
	.type	p22_32, @function
p22_32:
.LVL0:
.LFB0:
	.file 1 "p22.c"
	.loc 1 4 19 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 5 20 is_stmt 0 view .LVU2
	movl	%edi, %edx
	shrl	%edx
	.loc 1 5 9 view .LVU3
	xorl	%edi, %edx
.LVL1:
	.loc 1 6 5 is_stmt 1 view .LVU4
	.loc 1 6 16 is_stmt 0 view .LVU5
	movl	%edx, %eax
	shrl	$2, %eax
.LVL2:
	.loc 1 7 5 is_stmt 1 view .LVU6
	.loc 1 6 7 is_stmt 0 view .LVU7
	xorl	%edx, %eax
.LVL3:
	.loc 1 7 12 view .LVU8
	andl	$286331153, %eax
.LVL4:
	.loc 1 8 5 is_stmt 1 view .LVU9
	.loc 1 7 7 is_stmt 0 view .LVU10
	imull	$286331153, %eax, %eax
.LVL5:
	.loc 1 8 15 view .LVU11
	shrl	$28, %eax
.LVL6:
	.loc 1 8 22 view .LVU12
	andl	$1, %eax
	.loc 1 9 1 view .LVU13
	ret
	.cfi_endproc
.LFE0:
	.size	p22_32, .-p22_32
	.p2align 4
	.globl	p22_64
	.type	p22_64, @function
p22_64:
.LVL7:
.LFB1:
	.loc 1 11 19 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 12 5 view .LVU15
	.loc 1 12 20 is_stmt 0 view .LVU16
	movq	%rdi, %rdx
	shrq	%rdx
	.loc 1 12 9 view .LVU17
	xorq	%rdi, %rdx
.LVL8:
	.loc 1 13 5 is_stmt 1 view .LVU18
	.loc 1 13 16 is_stmt 0 view .LVU19
	movq	%rdx, %rax
	shrq	$2, %rax
.LVL9:
	.loc 1 14 5 is_stmt 1 view .LVU20
	.loc 1 13 7 is_stmt 0 view .LVU21
	xorq	%rdx, %rax
.LVL10:
	.loc 1 14 12 view .LVU22
	movabsq	$1229782938247303441, %rdx
	andq	%rdx, %rax
.LVL11:
	.loc 1 15 5 is_stmt 1 view .LVU23
	.loc 1 14 7 is_stmt 0 view .LVU24
	imulq	%rdx, %rax
.LVL12:
	.loc 1 15 15 view .LVU25
	shrq	$60, %rax
.LVL13:
	.loc 1 15 22 view .LVU26
	andl	$1, %eax
	.loc 1 16 1 view .LVU27
	ret
	.cfi_endproc
.LFE1:
	.size	p22_64, .-p22_64
.Letext0:
	.file 2 "hd.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0xd3
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x5
	.long	.LASF5
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.string	"u32"
	.byte	0x5
	.byte	0x16
	.long	0x39
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF2
	.uleb128 0x2
	.string	"u64"
	.byte	0x6
	.byte	0x17
	.long	0x4b
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x6
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x7
	.long	.LASF6
	.byte	0x1
	.byte	0xb
	.byte	0x5
	.long	0x40
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x9d
	.uleb128 0x3
	.string	"x"
	.byte	0xb
	.long	0x40
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"y"
	.byte	0xc
	.long	0x40
	.long	.LLST1
	.long	.LVUS1
	.byte	0
	.uleb128 0x8
	.long	.LASF7
	.byte	0x1
	.byte	0x4
	.byte	0x5
	.long	0x2e
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x3
	.string	"x"
	.byte	0x4
	.long	0x2e
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"y"
	.byte	0x5
	.long	0x2e
	.long	.LLST0
	.long	.LVUS0
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
	.uleb128 0x3
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
	.uleb128 0x21
	.sleb128 16
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x4
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS1:
	.uleb128 .LVU18
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 .LVU26
	.uleb128 .LVU26
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0xe
	.byte	0x70
	.sleb128 0
	.byte	0x10
	.uleb128 0x1111111111111111
	.byte	0x1e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x20
	.byte	0x75
	.sleb128 0
	.byte	0x31
	.byte	0x25
	.byte	0x75
	.sleb128 0
	.byte	0x31
	.byte	0x25
	.byte	0x75
	.sleb128 0
	.byte	0x27
	.byte	0x32
	.byte	0x25
	.byte	0x27
	.byte	0x75
	.sleb128 0
	.byte	0x27
	.byte	0x71
	.sleb128 0
	.byte	0x1a
	.byte	0x10
	.uleb128 0x1111111111111111
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 .LVU4
	.uleb128 .LVU6
	.uleb128 .LVU6
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x9
	.byte	0x70
	.sleb128 0
	.byte	0xc
	.long	0x11111111
	.byte	0x1e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x14
	.byte	0x71
	.sleb128 0
	.byte	0x32
	.byte	0x25
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0xc
	.long	0x11111111
	.byte	0x1a
	.byte	0xc
	.long	0x11111111
	.byte	0x1e
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
	.string	"p22_64"
.LASF5:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF7:
	.string	"p22_32"
.LASF4:
	.string	"long int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"p22.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
