	.file	"p20.c"
	.text
.Ltext0:
	.file 0 "." "p20.c"
	.p2align 4
	.globl	p20_32
	.type	p20_32, @function
p20_32:
.LVL0:
.LFB0:
	.file 1 "p20.c"
	.loc 1 5 19 view -0
	.cfi_startproc
	.loc 1 6 5 view .LVU1
	.loc 1 6 24 is_stmt 0 view .LVU2
	movl	%edi, %ecx
	.loc 1 8 9 view .LVU3
	movl	%edi, %eax
	.loc 1 9 10 view .LVU4
	xorl	%edx, %edx
	.loc 1 6 24 view .LVU5
	negl	%ecx
	.loc 1 6 9 view .LVU6
	andl	%edi, %ecx
.LVL1:
	.loc 1 7 5 is_stmt 1 view .LVU7
	.loc 1 7 9 is_stmt 0 view .LVU8
	leal	(%rdi,%rcx), %esi
.LVL2:
	.loc 1 8 5 is_stmt 1 view .LVU9
	.loc 1 9 5 view .LVU10
	.loc 1 8 9 is_stmt 0 view .LVU11
	xorl	%esi, %eax
.LVL3:
	.loc 1 9 18 view .LVU12
	shrl	$2, %eax
.LVL4:
	.loc 1 10 5 is_stmt 1 view .LVU13
	.loc 1 9 10 is_stmt 0 view .LVU14
	divl	%ecx
.LVL5:
	.loc 1 10 19 view .LVU15
	orl	%esi, %eax
.LVL6:
	.loc 1 11 1 view .LVU16
	ret
	.cfi_endproc
.LFE0:
	.size	p20_32, .-p20_32
	.p2align 4
	.globl	p20_64
	.type	p20_64, @function
p20_64:
.LVL7:
.LFB1:
	.loc 1 13 19 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 14 5 view .LVU18
	.loc 1 14 24 is_stmt 0 view .LVU19
	movq	%rdi, %rcx
	.loc 1 16 9 view .LVU20
	movq	%rdi, %rax
	.loc 1 17 10 view .LVU21
	xorl	%edx, %edx
	.loc 1 14 24 view .LVU22
	negq	%rcx
	.loc 1 14 9 view .LVU23
	andq	%rdi, %rcx
.LVL8:
	.loc 1 15 5 is_stmt 1 view .LVU24
	.loc 1 15 9 is_stmt 0 view .LVU25
	leaq	(%rdi,%rcx), %rsi
.LVL9:
	.loc 1 16 5 is_stmt 1 view .LVU26
	.loc 1 17 5 view .LVU27
	.loc 1 16 9 is_stmt 0 view .LVU28
	xorq	%rsi, %rax
.LVL10:
	.loc 1 17 18 view .LVU29
	shrq	$2, %rax
.LVL11:
	.loc 1 18 5 is_stmt 1 view .LVU30
	.loc 1 17 10 is_stmt 0 view .LVU31
	divq	%rcx
.LVL12:
	.loc 1 18 19 view .LVU32
	orq	%rsi, %rax
.LVL13:
	.loc 1 19 1 view .LVU33
	ret
	.cfi_endproc
.LFE1:
	.size	p20_64, .-p20_64
.Letext0:
	.file 2 "hd.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x11f
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x5
	.long	.LASF8
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.byte	0x8
	.byte	0x7
	.long	.LASF2
	.uleb128 0x3
	.string	"u32"
	.byte	0x5
	.byte	0x16
	.long	0x40
	.uleb128 0x2
	.byte	0x4
	.byte	0x7
	.long	.LASF3
	.uleb128 0x3
	.string	"u64"
	.byte	0x6
	.byte	0x17
	.long	0x2e
	.uleb128 0x6
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x2
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x7
	.long	.LASF9
	.byte	0x1
	.byte	0xd
	.byte	0x5
	.long	0x47
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0xc3
	.uleb128 0x4
	.string	"x"
	.byte	0xd
	.long	0x47
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x1
	.long	.LASF5
	.byte	0xe
	.long	0x47
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x1
	.long	.LASF6
	.byte	0xf
	.long	0x47
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x1
	.long	.LASF7
	.byte	0x10
	.long	0x47
	.long	.LLST5
	.long	.LVUS5
	.byte	0
	.uleb128 0x8
	.long	.LASF10
	.byte	0x1
	.byte	0x5
	.byte	0x5
	.long	0x35
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x4
	.string	"x"
	.byte	0x5
	.long	0x35
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x1
	.long	.LASF5
	.byte	0x6
	.long	0x35
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x1
	.long	.LASF6
	.byte	0x7
	.long	0x35
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x1
	.long	.LASF7
	.byte	0x8
	.long	0x35
	.long	.LLST2
	.long	.LVUS2
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.sleb128 9
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x2
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
	.uleb128 0x3
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
	.uleb128 0x21
	.sleb128 16
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
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
.LVUS3:
	.uleb128 .LVU24
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS4:
	.uleb128 .LVU26
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS5:
	.uleb128 .LVU27
	.uleb128 .LVU29
	.uleb128 .LVU29
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x74
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
	.uleb128 0xc
	.byte	0x70
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x72
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x1b
	.byte	0xa8
	.uleb128 0
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x11
	.byte	0x75
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x27
	.byte	0x32
	.byte	0x25
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x72
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x1b
	.byte	0xa8
	.uleb128 0
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 .LVU7
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS1:
	.uleb128 .LVU9
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS2:
	.uleb128 .LVU10
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x74
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
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x1b
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0xb
	.byte	0x75
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x27
	.byte	0x32
	.byte	0x25
	.byte	0x72
	.sleb128 0
	.byte	0x1b
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
.LASF3:
	.string	"unsigned int"
.LASF9:
	.string	"p20_64"
.LASF2:
	.string	"long unsigned int"
.LASF5:
	.string	"smallest"
.LASF10:
	.string	"p20_32"
.LASF8:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF4:
	.string	"long int"
.LASF7:
	.string	"ones"
.LASF6:
	.string	"ripple"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"p20.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
