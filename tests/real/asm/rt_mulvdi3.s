	.file	"mulvdi3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/mulvdi3.c"
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"compiler-rt/mulvdi3.c"
	.text
	.p2align 4
	.globl	__mulvdi3
	.type	__mulvdi3, @function
__mulvdi3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/mulvdi3.c"
	.loc 1 23 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU1
	.loc 1 25 5 view .LVU2
	.loc 1 26 5 view .LVU3
	.loc 1 27 5 view .LVU4
	.loc 1 27 8 is_stmt 0 view .LVU5
	movabsq	$-9223372036854775808, %rax
	.loc 1 23 1 view .LVU6
	subq	$8, %rsp
	.cfi_def_cfa_offset 16
	.loc 1 23 1 view .LVU7
	movq	%rsi, %rcx
	.loc 1 27 8 view .LVU8
	cmpq	%rax, %rdi
	je	.L13
	movq	%rdi, %r8
	.loc 1 33 5 is_stmt 1 view .LVU9
	.loc 1 33 8 is_stmt 0 view .LVU10
	cmpq	%rax, %rsi
	je	.L14
	.loc 1 39 5 is_stmt 1 view .LVU11
	.loc 1 39 12 is_stmt 0 view .LVU12
	movq	%rdi, %rsi
.LVL1:
	.loc 1 41 12 view .LVU13
	movq	%rcx, %rdx
	.loc 1 42 23 view .LVU14
	movq	%rcx, %r9
	.loc 1 39 12 view .LVU15
	sarq	$63, %rsi
.LVL2:
	.loc 1 40 5 is_stmt 1 view .LVU16
	.loc 1 41 12 is_stmt 0 view .LVU17
	sarq	$63, %rdx
	.loc 1 40 23 view .LVU18
	xorq	%rsi, %rdi
.LVL3:
	.loc 1 42 23 view .LVU19
	xorq	%rdx, %r9
	.loc 1 42 12 view .LVU20
	movq	%r9, %r10
	.loc 1 40 12 view .LVU21
	subq	%rsi, %rdi
.LVL4:
	.loc 1 41 5 is_stmt 1 view .LVU22
	.loc 1 42 5 view .LVU23
	.loc 1 42 12 is_stmt 0 view .LVU24
	subq	%rdx, %r10
.LVL5:
	.loc 1 43 5 is_stmt 1 view .LVU25
	.loc 1 43 8 is_stmt 0 view .LVU26
	cmpq	$1, %rdi
	jle	.L10
	cmpq	$1, %r10
	jle	.L10
	.loc 1 45 5 is_stmt 1 view .LVU27
	.loc 1 45 8 is_stmt 0 view .LVU28
	cmpq	%rdx, %rsi
	je	.L15
	.loc 1 52 9 is_stmt 1 view .LVU29
	.loc 1 52 27 is_stmt 0 view .LVU30
	subq	%r9, %rdx
.LVL6:
	.loc 1 52 27 view .LVU31
	movq	%rdx, %rsi
.LVL7:
	.loc 1 52 25 view .LVU32
	cqto
	idivq	%rsi
	.loc 1 52 12 view .LVU33
	cmpq	%rdi, %rax
	jl	.L16
.L10:
	.loc 1 44 9 is_stmt 1 view .LVU34
	.loc 1 44 18 is_stmt 0 view .LVU35
	movq	%r8, %rax
	.loc 1 56 1 view .LVU36
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	.loc 1 44 18 view .LVU37
	imulq	%rcx, %rax
	.loc 1 56 1 view .LVU38
	ret
.LVL8:
	.p2align 4,,10
	.p2align 3
.L14:
	.cfi_restore_state
	.loc 1 35 9 is_stmt 1 view .LVU39
	.loc 1 35 12 is_stmt 0 view .LVU40
	cmpq	$1, %rdi
	ja	.L6
	.loc 1 36 13 is_stmt 1 view .LVU41
	.loc 1 36 22 is_stmt 0 view .LVU42
	movq	%rdi, %rax
	.loc 1 56 1 view .LVU43
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	.loc 1 36 22 view .LVU44
	salq	$63, %rax
	.loc 1 56 1 view .LVU45
	ret
	.p2align 4,,10
	.p2align 3
.L13:
	.cfi_restore_state
	.loc 1 29 9 is_stmt 1 view .LVU46
	.loc 1 29 12 is_stmt 0 view .LVU47
	cmpq	$1, %rsi
	ja	.L3
	.loc 1 30 13 is_stmt 1 view .LVU48
	.loc 1 30 22 is_stmt 0 view .LVU49
	movq	%rsi, %rax
	.loc 1 56 1 view .LVU50
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	.loc 1 30 22 view .LVU51
	salq	$63, %rax
	.loc 1 56 1 view .LVU52
	ret
.LVL9:
	.p2align 4,,10
	.p2align 3
.L15:
	.cfi_restore_state
	.loc 1 47 9 is_stmt 1 view .LVU53
	.loc 1 47 25 is_stmt 0 view .LVU54
	movabsq	$9223372036854775807, %rax
	cqto
.LVL10:
	.loc 1 47 25 view .LVU55
	idivq	%r10
	.loc 1 47 12 view .LVU56
	cmpq	%rdi, %rax
	jge	.L10
	.loc 1 48 13 is_stmt 1 view .LVU57
	leaq	__func__.0(%rip), %rdx
	movl	$48, %esi
.LVL11:
	.loc 1 48 13 is_stmt 0 view .LVU58
	leaq	.LC0(%rip), %rdi
.LVL12:
	.loc 1 48 13 view .LVU59
	call	compilerrt_abort_impl@PLT
.LVL13:
.L16:
	.loc 1 53 13 is_stmt 1 view .LVU60
	leaq	__func__.0(%rip), %rdx
	movl	$53, %esi
	leaq	.LC0(%rip), %rdi
.LVL14:
	.loc 1 53 13 is_stmt 0 view .LVU61
	call	compilerrt_abort_impl@PLT
.LVL15:
.L6:
	.loc 1 37 9 is_stmt 1 view .LVU62
	leaq	__func__.0(%rip), %rdx
	movl	$37, %esi
	leaq	.LC0(%rip), %rdi
.LVL16:
	.loc 1 37 9 is_stmt 0 view .LVU63
	call	compilerrt_abort_impl@PLT
.LVL17:
.L3:
	.loc 1 31 9 is_stmt 1 view .LVU64
	leaq	__func__.0(%rip), %rdx
	movl	$31, %esi
	leaq	.LC0(%rip), %rdi
.LVL18:
	.loc 1 31 9 is_stmt 0 view .LVU65
	call	compilerrt_abort_impl@PLT
.LVL19:
	.loc 1 31 9 view .LVU66
	.cfi_endproc
.LFE2:
	.size	__mulvdi3, .-__mulvdi3
	.section	.rodata
	.align 8
	.type	__func__.0, @object
	.size	__func__.0, 10
__func__.0:
	.string	"__mulvdi3"
	.text
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.file 3 "compiler-rt/int_util.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x296
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0x3
	.long	0x6b
	.uleb128 0xb
	.long	.LASF23
	.byte	0x2
	.byte	0x1e
	.byte	0x1c
	.long	0x88
	.uleb128 0x3
	.long	0x77
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
	.uleb128 0xc
	.long	.LASF24
	.byte	0x3
	.byte	0x19
	.byte	0xf
	.long	0xea
	.uleb128 0x4
	.long	0xea
	.uleb128 0x4
	.long	0x58
	.uleb128 0x4
	.long	0xea
	.byte	0
	.uleb128 0xd
	.byte	0x8
	.long	0x72
	.uleb128 0xe
	.long	.LASF25
	.byte	0x1
	.byte	0x16
	.byte	0x1
	.long	0x77
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x284
	.uleb128 0x6
	.string	"a"
	.byte	0x12
	.long	0x77
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x6
	.string	"b"
	.byte	0x1c
	.long	0x77
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xf
	.string	"N"
	.byte	0x1
	.byte	0x18
	.byte	0xf
	.long	0x5f
	.byte	0x40
	.uleb128 0x10
	.string	"MIN"
	.byte	0x1
	.byte	0x19
	.byte	0x12
	.long	0x83
	.sleb128 -9223372036854775808
	.uleb128 0x11
	.string	"MAX"
	.byte	0x1
	.byte	0x1a
	.byte	0x12
	.long	0x83
	.quad	0x7fffffffffffffff
	.uleb128 0x12
	.long	.LASF26
	.long	0x294
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.uleb128 0x7
	.string	"sa"
	.byte	0x27
	.long	0x77
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x8
	.long	.LASF20
	.byte	0x28
	.long	0x77
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x7
	.string	"sb"
	.byte	0x29
	.long	0x77
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x8
	.long	.LASF21
	.byte	0x2a
	.long	0x77
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x5
	.quad	.LVL13
	.long	0xce
	.long	0x1f2
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.byte	0x3
	.quad	.LC0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x8
	.byte	0x30
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.uleb128 0x5
	.quad	.LVL15
	.long	0xce
	.long	0x224
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.byte	0x3
	.quad	.LC0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x8
	.byte	0x35
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.uleb128 0x5
	.quad	.LVL17
	.long	0xce
	.long	0x256
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.byte	0x3
	.quad	.LC0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x8
	.byte	0x25
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.uleb128 0x13
	.quad	.LVL19
	.long	0xce
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.byte	0x3
	.quad	.LC0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x4f
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.byte	0
	.uleb128 0x14
	.long	0x72
	.long	0x294
	.uleb128 0x15
	.long	0x43
	.byte	0x9
	.byte	0
	.uleb128 0x3
	.long	0x284
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
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
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
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.uleb128 0x1
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
	.uleb128 0x7
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
	.uleb128 0xc
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
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x10
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
	.uleb128 0x11
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
	.uleb128 0x12
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
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
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU53
	.uleb128 .LVU53
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU63
	.uleb128 .LVU63
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-1-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL17-1-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU66
	.uleb128 .LVU66
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL17-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL17-1-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL19-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL19-1-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU16
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU39
	.uleb128 .LVU53
	.uleb128 .LVU58
	.uleb128 .LVU58
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
.LLST2:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x6
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 0x6
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 0x6
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU22
	.uleb128 .LVU39
	.uleb128 .LVU53
	.uleb128 .LVU59
	.uleb128 .LVU59
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU61
	.uleb128 .LVU61
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
.LLST3:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 0xf
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x78
	.sleb128 0
	.byte	0x27
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x12
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 0xf
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x78
	.sleb128 0
	.byte	0x27
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x12
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 .LVU23
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 .LVU39
	.uleb128 .LVU53
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
.LLST4:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x6
	.byte	0x72
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 0x6
	.byte	0x72
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 0x6
	.byte	0x72
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU25
	.uleb128 .LVU39
	.uleb128 .LVU53
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU62
.LLST5:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL13-1-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x12
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL15-1-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x12
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
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
.LASF26:
	.string	"__func__"
.LASF3:
	.string	"short unsigned int"
.LASF24:
	.string	"compilerrt_abort_impl"
.LASF25:
	.string	"__mulvdi3"
.LASF9:
	.string	"char"
.LASF22:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF23:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF18:
	.string	"complex double"
.LASF15:
	.string	"double"
.LASF19:
	.string	"complex long double"
.LASF20:
	.string	"abs_a"
.LASF21:
	.string	"abs_b"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/mulvdi3.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
