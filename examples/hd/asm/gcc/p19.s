	.file	"p19.c"
	.text
.Ltext0:
	.file 0 "." "p19.c"
	.p2align 4
	.globl	p19_32
	.type	p19_32, @function
p19_32:
.LVL0:
.LFB0:
	.file 1 "p19.c"
	.loc 1 4 33 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 4 33 is_stmt 0 view .LVU2
	movl	%edx, %ecx
	.loc 1 5 21 view .LVU3
	movl	%edi, %eax
	shrl	%cl, %eax
	.loc 1 5 16 view .LVU4
	xorl	%edi, %eax
	.loc 1 5 9 view .LVU5
	andl	%esi, %eax
.LVL1:
	.loc 1 6 5 is_stmt 1 view .LVU6
	.loc 1 6 14 is_stmt 0 view .LVU7
	xorl	%eax, %edi
.LVL2:
	.loc 1 6 23 view .LVU8
	sall	%cl, %eax
.LVL3:
	.loc 1 6 18 view .LVU9
	xorl	%edi, %eax
	.loc 1 7 1 view .LVU10
	ret
	.cfi_endproc
.LFE0:
	.size	p19_32, .-p19_32
	.p2align 4
	.globl	p19_64
	.type	p19_64, @function
p19_64:
.LVL4:
.LFB1:
	.loc 1 9 33 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 10 5 view .LVU12
	.loc 1 9 33 is_stmt 0 view .LVU13
	movq	%rdx, %rcx
	.loc 1 10 21 view .LVU14
	movq	%rdi, %rax
	shrq	%cl, %rax
	.loc 1 10 16 view .LVU15
	xorq	%rdi, %rax
	.loc 1 10 9 view .LVU16
	andq	%rsi, %rax
.LVL5:
	.loc 1 11 5 is_stmt 1 view .LVU17
	.loc 1 11 14 is_stmt 0 view .LVU18
	xorq	%rax, %rdi
.LVL6:
	.loc 1 11 23 view .LVU19
	salq	%cl, %rax
.LVL7:
	.loc 1 11 18 view .LVU20
	xorq	%rdi, %rax
	.loc 1 12 1 view .LVU21
	ret
	.cfi_endproc
.LFE1:
	.size	p19_64, .-p19_64
.Letext0:
	.file 2 "hd.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x10b
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
	.uleb128 0x3
	.string	"u32"
	.byte	0x5
	.byte	0x16
	.long	0x39
	.uleb128 0x2
	.byte	0x4
	.byte	0x7
	.long	.LASF2
	.uleb128 0x3
	.string	"u64"
	.byte	0x6
	.byte	0x17
	.long	0x4b
	.uleb128 0x2
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x7
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x2
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x8
	.long	.LASF6
	.byte	0x1
	.byte	0x9
	.byte	0x5
	.long	0x40
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0xb9
	.uleb128 0x4
	.string	"x"
	.byte	0x9
	.long	0x40
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x1
	.string	"m"
	.byte	0x9
	.byte	0x17
	.long	0x40
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.string	"k"
	.byte	0x9
	.byte	0x1e
	.long	0x40
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x5
	.string	"t"
	.byte	0xa
	.long	0x40
	.long	.LLST3
	.long	.LVUS3
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
	.uleb128 0x4
	.string	"x"
	.byte	0x4
	.long	0x2e
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x1
	.string	"m"
	.byte	0x4
	.byte	0x17
	.long	0x2e
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.string	"k"
	.byte	0x4
	.byte	0x1e
	.long	0x2e
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x5
	.string	"t"
	.byte	0x5
	.long	0x2e
	.long	.LLST1
	.long	.LVUS1
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.sleb128 9
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
.LVUS2:
	.uleb128 0
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
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
	.uleb128 .LVU20
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x11
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x72
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x27
	.byte	0x74
	.sleb128 0
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU8
	.uleb128 .LVU8
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
	.uleb128 .LVU6
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x11
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x72
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x25
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x27
	.byte	0x74
	.sleb128 0
	.byte	0x1a
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
.LASF7:
	.string	"p19_32"
.LASF5:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF4:
	.string	"long int"
.LASF6:
	.string	"p19_64"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"p19.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
