	.file	"multi3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/multi3.c"
	.p2align 4
	.globl	__multi3
	.type	__multi3, @function
__multi3:
.LVL0:
.LFB3:
	.file 1 "compiler-rt/multi3.c"
	.loc 1 47 1 view -0
	.cfi_startproc
	.loc 1 48 5 view .LVU1
	.loc 1 49 5 view .LVU2
	.loc 1 50 5 view .LVU3
	.loc 1 51 5 view .LVU4
	.loc 1 52 5 view .LVU5
	.loc 1 53 5 view .LVU6
	.loc 1 47 1 is_stmt 0 view .LVU7
	movq	%rdx, %r8
.LVL1:
.LBB4:
.LBI4:
	.loc 1 23 1 is_stmt 1 view .LVU8
.LBB5:
	.loc 1 25 5 view .LVU9
	.loc 1 26 5 view .LVU10
	.loc 1 27 5 view .LVU11
	.loc 1 28 5 view .LVU12
	.loc 1 28 18 is_stmt 0 view .LVU13
	movl	%edi, %edx
.LVL2:
	.loc 1 28 18 view .LVU14
.LBE5:
.LBE4:
	.loc 1 47 1 view .LVU15
	movq	%rcx, %r9
.LBB10:
.LBB6:
	.loc 1 31 13 view .LVU16
	movq	%rdi, %r10
	.loc 1 28 37 view .LVU17
	movl	%r8d, %eax
	.loc 1 28 32 view .LVU18
	movq	%rdx, %rcx
	.loc 1 31 13 view .LVU19
	shrq	$32, %r10
.LBE6:
.LBE10:
	.loc 1 47 1 view .LVU20
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
.LBB11:
.LBB7:
	.loc 1 28 32 view .LVU21
	imulq	%rax, %rcx
	.loc 1 29 5 is_stmt 1 view .LVU22
	.loc 1 31 33 is_stmt 0 view .LVU23
	imulq	%r10, %rax
.LBE7:
.LBE11:
	.loc 1 54 46 view .LVU24
	imulq	%r9, %rdi
.LVL3:
.LBB12:
.LBB8:
	.loc 1 29 12 view .LVU25
	movq	%rcx, %r11
	.loc 1 35 13 view .LVU26
	movl	%ecx, %ecx
	.loc 1 29 12 view .LVU27
	shrq	$32, %r11
.LVL4:
	.loc 1 30 5 is_stmt 1 view .LVU28
	.loc 1 31 5 view .LVU29
	.loc 1 31 7 is_stmt 0 view .LVU30
	addq	%r11, %rax
.LVL5:
	.loc 1 32 5 is_stmt 1 view .LVU31
	.loc 1 33 5 view .LVU32
	.loc 1 34 5 view .LVU33
	.loc 1 36 13 is_stmt 0 view .LVU34
	movq	%r8, %r11
	shrq	$32, %r11
.LBE8:
.LBE12:
	.loc 1 54 26 view .LVU35
	imulq	%rsi, %r8
.LVL6:
.LBB13:
.LBB9:
	.loc 1 34 7 view .LVU36
	movl	%eax, %ebx
.LVL7:
	.loc 1 35 5 is_stmt 1 view .LVU37
	.loc 1 36 5 view .LVU38
	.loc 1 33 18 is_stmt 0 view .LVU39
	shrq	$32, %rax
	.loc 1 36 33 view .LVU40
	imulq	%r11, %rdx
	.loc 1 39 40 view .LVU41
	imulq	%r11, %r10
	.loc 1 36 7 view .LVU42
	addq	%rbx, %rdx
.LVL8:
	.loc 1 37 5 is_stmt 1 view .LVU43
	.loc 1 37 33 is_stmt 0 view .LVU44
	movq	%rdx, %rbx
	.loc 1 39 14 view .LVU45
	addq	%r10, %rax
	.loc 1 38 19 view .LVU46
	shrq	$32, %rdx
.LVL9:
	.loc 1 37 33 view .LVU47
	salq	$32, %rbx
.LVL10:
	.loc 1 39 14 view .LVU48
	addq	%rdx, %rax
	.loc 1 37 13 view .LVU49
	addq	%rbx, %rcx
	.loc 1 38 5 is_stmt 1 view .LVU50
	.loc 1 39 5 view .LVU51
	.loc 1 40 5 view .LVU52
.LVL11:
	.loc 1 40 5 is_stmt 0 view .LVU53
.LBE9:
.LBE13:
	.loc 1 54 5 is_stmt 1 view .LVU54
	.loc 1 54 14 is_stmt 0 view .LVU55
	leaq	(%rdi,%rax), %rdx
	.loc 1 56 1 view .LVU56
	popq	%rbx
	.cfi_def_cfa_offset 8
	.loc 1 54 14 view .LVU57
	addq	%r8, %rdx
	.loc 1 55 5 is_stmt 1 view .LVU58
	.loc 1 56 1 is_stmt 0 view .LVU59
	movq	%rcx, %rax
	ret
	.cfi_endproc
.LFE3:
	.size	__multi3, .-__multi3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x21b
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x9
	.long	.LASF27
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF2
	.uleb128 0x1
	.byte	0x1
	.byte	0x8
	.long	.LASF3
	.uleb128 0x1
	.byte	0x2
	.byte	0x7
	.long	.LASF4
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF5
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF6
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF7
	.uleb128 0x1
	.byte	0x2
	.byte	0x5
	.long	.LASF8
	.uleb128 0xa
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x5
	.long	0x5f
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF9
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF10
	.uleb128 0x3
	.long	.LASF12
	.byte	0x1e
	.byte	0x1c
	.long	0x84
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x3
	.long	.LASF13
	.byte	0x1f
	.byte	0x1c
	.long	0x9b
	.uleb128 0x5
	.long	0x8b
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0x3
	.long	.LASF15
	.byte	0x44
	.byte	0x12
	.long	0xad
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF16
	.uleb128 0xb
	.byte	0x10
	.byte	0x2
	.byte	0x4a
	.byte	0x5
	.long	0xd8
	.uleb128 0xc
	.string	"low"
	.byte	0x2
	.byte	0x4d
	.byte	0x10
	.long	0x8b
	.byte	0
	.uleb128 0xd
	.long	.LASF17
	.byte	0x2
	.byte	0x4e
	.byte	0x10
	.long	0x79
	.byte	0x8
	.byte	0
	.uleb128 0xe
	.byte	0x10
	.byte	0x2
	.byte	0x47
	.byte	0x9
	.long	0xf6
	.uleb128 0x6
	.string	"all"
	.byte	0x49
	.byte	0xc
	.long	0xa2
	.uleb128 0x6
	.string	"s"
	.byte	0x53
	.byte	0x6
	.long	0xb4
	.byte	0
	.uleb128 0x3
	.long	.LASF18
	.byte	0x54
	.byte	0x3
	.long	0xd8
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
	.uleb128 0xf
	.long	.LASF28
	.byte	0x1
	.byte	0x2e
	.byte	0x1
	.long	0xa2
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x1d8
	.uleb128 0x4
	.string	"a"
	.byte	0x2e
	.byte	0x11
	.long	0xa2
	.uleb128 0x10
	.string	"b"
	.byte	0x1
	.byte	0x2e
	.byte	0x1b
	.long	0xa2
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x2
	.string	"x"
	.byte	0x30
	.long	0xf6
	.uleb128 0x2
	.string	"y"
	.byte	0x32
	.long	0xf6
	.uleb128 0x2
	.string	"r"
	.byte	0x34
	.long	0xf6
	.uleb128 0x11
	.long	0x1d8
	.quad	.LBI4
	.byte	.LVU8
	.long	.LLRL1
	.byte	0x1
	.byte	0x35
	.byte	0xd
	.uleb128 0x7
	.long	0x1ee
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x7
	.long	0x1e5
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x12
	.long	.LLRL1
	.uleb128 0x13
	.long	0x1f7
	.uleb128 0x14
	.long	0x1ff
	.byte	0x20
	.uleb128 0x15
	.long	0x20a
	.long	0xffffffff
	.uleb128 0x16
	.long	0x215
	.long	.LLST4
	.long	.LVUS4
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x17
	.long	.LASF29
	.byte	0x1
	.byte	0x17
	.byte	0x1
	.long	0xa2
	.byte	0x1
	.uleb128 0x4
	.string	"a"
	.byte	0x17
	.byte	0x12
	.long	0x8b
	.uleb128 0x4
	.string	"b"
	.byte	0x17
	.byte	0x1c
	.long	0x8b
	.uleb128 0x2
	.string	"r"
	.byte	0x19
	.long	0xf6
	.uleb128 0x8
	.long	.LASF25
	.byte	0x1a
	.byte	0xf
	.long	0x66
	.uleb128 0x8
	.long	.LASF26
	.byte	0x1b
	.byte	0x12
	.long	0x96
	.uleb128 0x2
	.string	"t"
	.byte	0x1d
	.long	0x8b
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
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x10
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
	.uleb128 0x11
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
	.uleb128 0x12
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0x6
	.byte	0
	.byte	0
	.uleb128 0x16
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
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU8
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU36
.LLST2:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS3:
	.uleb128 .LVU7
	.uleb128 .LVU25
.LLST3:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS4:
	.uleb128 .LVU28
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 .LVU47
	.uleb128 .LVU47
	.uleb128 .LVU48
.LLST4:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x53
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
.LLRL1:
	.byte	0x4
	.uleb128 .LBB4-.Ltext0
	.uleb128 .LBE4-.Ltext0
	.byte	0x4
	.uleb128 .LBB10-.Ltext0
	.uleb128 .LBE10-.Ltext0
	.byte	0x4
	.uleb128 .LBB11-.Ltext0
	.uleb128 .LBE11-.Ltext0
	.byte	0x4
	.uleb128 .LBB12-.Ltext0
	.uleb128 .LBE12-.Ltext0
	.byte	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF22:
	.string	"complex float"
.LASF2:
	.string	"__int128 unsigned"
.LASF8:
	.string	"short int"
.LASF15:
	.string	"ti_int"
.LASF16:
	.string	"__int128"
.LASF19:
	.string	"float"
.LASF11:
	.string	"long long int"
.LASF25:
	.string	"bits_in_dword_2"
.LASF9:
	.string	"long int"
.LASF17:
	.string	"high"
.LASF21:
	.string	"long double"
.LASF18:
	.string	"twords"
.LASF3:
	.string	"unsigned char"
.LASF7:
	.string	"signed char"
.LASF14:
	.string	"long long unsigned int"
.LASF5:
	.string	"unsigned int"
.LASF4:
	.string	"short unsigned int"
.LASF10:
	.string	"char"
.LASF27:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF12:
	.string	"di_int"
.LASF6:
	.string	"long unsigned int"
.LASF23:
	.string	"complex double"
.LASF20:
	.string	"double"
.LASF24:
	.string	"complex long double"
.LASF28:
	.string	"__multi3"
.LASF13:
	.string	"du_int"
.LASF29:
	.string	"__mulddi3"
.LASF26:
	.string	"lower_mask"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/multi3.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
