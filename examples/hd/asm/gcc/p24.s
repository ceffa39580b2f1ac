	.file	"p24.c"
	.text
.Ltext0:
	.file 0 "." "p24.c"
	.p2align 4
	.globl	p24_32
	.type	p24_32, @function
p24_32:
.LVL0:
.LFB0:
	.file 1 "p24.c"
	.loc 1 4 19 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 5 7 is_stmt 0 view .LVU2
	subl	$1, %edi
.LVL1:
	.loc 1 6 5 is_stmt 1 view .LVU3
	.loc 1 6 16 is_stmt 0 view .LVU4
	movl	%edi, %eax
	shrl	%eax
	.loc 1 6 7 view .LVU5
	orl	%edi, %eax
.LVL2:
	.loc 1 7 5 is_stmt 1 view .LVU6
	.loc 1 7 16 is_stmt 0 view .LVU7
	movl	%eax, %edi
	shrl	$2, %edi
	.loc 1 7 7 view .LVU8
	orl	%eax, %edi
.LVL3:
	.loc 1 8 5 is_stmt 1 view .LVU9
	.loc 1 8 16 is_stmt 0 view .LVU10
	movl	%edi, %eax
	shrl	$4, %eax
	.loc 1 8 7 view .LVU11
	orl	%edi, %eax
.LVL4:
	.loc 1 9 5 is_stmt 1 view .LVU12
	.loc 1 9 16 is_stmt 0 view .LVU13
	movl	%eax, %edx
	shrl	$8, %edx
	.loc 1 9 7 view .LVU14
	orl	%eax, %edx
.LVL5:
	.loc 1 10 5 is_stmt 1 view .LVU15
	.loc 1 10 16 is_stmt 0 view .LVU16
	movl	%edx, %eax
	shrl	$16, %eax
.LVL6:
	.loc 1 11 5 is_stmt 1 view .LVU17
	.loc 1 10 7 is_stmt 0 view .LVU18
	orl	%edx, %eax
.LVL7:
	.loc 1 11 14 view .LVU19
	addl	$1, %eax
.LVL8:
	.loc 1 12 1 view .LVU20
	ret
	.cfi_endproc
.LFE0:
	.size	p24_32, .-p24_32
	.p2align 4
	.globl	p24_64
	.type	p24_64, @function
p24_64:
.LVL9:
.LFB1:
	.loc 1 14 19 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 15 5 view .LVU22
	.loc 1 15 7 is_stmt 0 view .LVU23
	subq	$1, %rdi
.LVL10:
	.loc 1 16 5 is_stmt 1 view .LVU24
	.loc 1 16 16 is_stmt 0 view .LVU25
	movq	%rdi, %rax
	shrq	%rax
	.loc 1 16 7 view .LVU26
	orq	%rdi, %rax
.LVL11:
	.loc 1 17 5 is_stmt 1 view .LVU27
	.loc 1 17 16 is_stmt 0 view .LVU28
	movq	%rax, %rdi
	shrq	$2, %rdi
	.loc 1 17 7 view .LVU29
	orq	%rax, %rdi
.LVL12:
	.loc 1 18 5 is_stmt 1 view .LVU30
	.loc 1 18 16 is_stmt 0 view .LVU31
	movq	%rdi, %rdx
	shrq	$4, %rdx
	.loc 1 18 7 view .LVU32
	orq	%rdi, %rdx
.LVL13:
	.loc 1 19 5 is_stmt 1 view .LVU33
	.loc 1 19 16 is_stmt 0 view .LVU34
	movq	%rdx, %rax
	shrq	$8, %rax
	.loc 1 19 7 view .LVU35
	orq	%rdx, %rax
.LVL14:
	.loc 1 20 5 is_stmt 1 view .LVU36
	.loc 1 20 16 is_stmt 0 view .LVU37
	movq	%rax, %rdx
	shrq	$16, %rdx
	.loc 1 20 7 view .LVU38
	orq	%rax, %rdx
.LVL15:
	.loc 1 21 5 is_stmt 1 view .LVU39
	.loc 1 21 16 is_stmt 0 view .LVU40
	movq	%rdx, %rax
	shrq	$32, %rax
.LVL16:
	.loc 1 22 5 is_stmt 1 view .LVU41
	.loc 1 21 7 is_stmt 0 view .LVU42
	orq	%rdx, %rax
.LVL17:
	.loc 1 22 14 view .LVU43
	addq	$1, %rax
.LVL18:
	.loc 1 23 1 view .LVU44
	ret
	.cfi_endproc
.LFE1:
	.size	p24_64, .-p24_64
.Letext0:
	.file 2 "hd.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0xbf
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x4
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
	.uleb128 0x5
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x6
	.long	.LASF6
	.byte	0x1
	.byte	0xe
	.byte	0x5
	.long	0x40
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x93
	.uleb128 0x3
	.string	"x"
	.byte	0xe
	.long	0x40
	.long	.LLST1
	.long	.LVUS1
	.byte	0
	.uleb128 0x7
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
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
	.uleb128 0x1
	.uleb128 0x13
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
	.uleb128 0
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 .LVU27
	.uleb128 .LVU27
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU3
	.uleb128 .LVU3
	.uleb128 .LVU6
	.uleb128 .LVU6
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
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
	.string	"p24_64"
.LASF5:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF4:
	.string	"long int"
.LASF7:
	.string	"p24_32"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"p24.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
