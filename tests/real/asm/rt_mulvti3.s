	.file	"mulvti3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/mulvti3.c"
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"compiler-rt/mulvti3.c"
	.globl	__divti3
	.text
	.p2align 4
	.globl	__mulvti3
	.type	__mulvti3, @function
__mulvti3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/mulvti3.c"
	.loc 1 25 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU1
	.loc 1 27 5 view .LVU2
	.loc 1 28 5 view .LVU3
	.loc 1 29 5 view .LVU4
	.loc 1 29 8 is_stmt 0 view .LVU5
	movabsq	$-9223372036854775808, %r10
	.loc 1 25 1 view .LVU6
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	.loc 1 29 8 view .LVU7
	movq	%rsi, %rax
	.loc 1 25 1 view .LVU8
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	.loc 1 29 8 view .LVU9
	xorq	%r10, %rax
	.loc 1 25 1 view .LVU10
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	movq	%rcx, %r13
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	movq	%rdx, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	subq	$56, %rsp
	.cfi_def_cfa_offset 112
	.loc 1 29 8 view .LVU11
	orq	%rdi, %rax
	je	.L18
	.loc 1 35 8 view .LVU12
	movq	%rcx, %rax
	movq	%rdi, %rbp
	movq	%rsi, %rbx
	.loc 1 35 5 is_stmt 1 view .LVU13
	.loc 1 35 8 is_stmt 0 view .LVU14
	xorq	%r10, %rax
	orq	%rdx, %rax
	je	.L19
	.loc 1 41 12 view .LVU15
	movq	%rsi, %rax
	.loc 1 43 12 view .LVU16
	movq	%r13, %r9
	xorl	%ecx, %ecx
	.loc 1 41 5 is_stmt 1 view .LVU17
	.loc 1 44 23 is_stmt 0 view .LVU18
	movq	%r12, %r11
	.loc 1 41 12 view .LVU19
	sarq	$63, %rax
	movq	%rax, (%rsp)
	movq	%rax, 8(%rsp)
.LVL1:
	.loc 1 42 5 is_stmt 1 view .LVU20
	.loc 1 42 23 is_stmt 0 view .LVU21
	movq	%rdi, %rax
	movq	(%rsp), %rdi
	xorq	%rdi, %rax
	movq	%rax, %r14
	movq	%rsi, %rax
	xorq	%rdi, %rax
	.loc 1 42 12 view .LVU22
	subq	(%rsp), %r14
	.loc 1 42 23 view .LVU23
	movq	%rax, %r15
	.loc 1 42 12 view .LVU24
	sbbq	8(%rsp), %r15
	.loc 1 43 12 view .LVU25
	sarq	$63, %r9
	.loc 1 42 12 view .LVU26
	movq	%r14, %rsi
	.loc 1 44 23 view .LVU27
	xorq	%r9, %r11
	.loc 1 43 12 view .LVU28
	movq	%r9, %rax
	.loc 1 42 12 view .LVU29
	movq	%r15, %rdi
.LVL2:
	.loc 1 43 5 is_stmt 1 view .LVU30
	.loc 1 44 23 is_stmt 0 view .LVU31
	movq	%r13, %r15
	.loc 1 44 12 view .LVU32
	movq	%r11, %r14
	.loc 1 44 23 view .LVU33
	xorq	%r9, %r15
	movq	%r11, %r8
	.loc 1 45 15 view .LVU34
	movl	$1, %r11d
	.loc 1 44 12 view .LVU35
	subq	%rax, %r14
	.loc 1 45 15 view .LVU36
	movq	%rsi, 16(%rsp)
	.loc 1 43 12 view .LVU37
	movq	%r9, %rdx
.LVL3:
	.loc 1 44 5 is_stmt 1 view .LVU38
	.loc 1 44 23 is_stmt 0 view .LVU39
	movq	%r15, %r9
	.loc 1 45 15 view .LVU40
	movq	%rdi, 24(%rsp)
	.loc 1 44 12 view .LVU41
	sbbq	%rax, %r15
	.loc 1 45 15 view .LVU42
	cmpq	%rsi, %r11
	movq	24(%rsp), %rsi
.LVL4:
	.loc 1 45 15 view .LVU43
	movq	%rcx, %r11
	.loc 1 44 12 view .LVU44
	movq	%r14, 32(%rsp)
	.loc 1 45 15 view .LVU45
	sbbq	%rsi, %r11
	.loc 1 44 12 view .LVU46
	movq	%r15, 40(%rsp)
.LVL5:
	.loc 1 45 5 is_stmt 1 view .LVU47
	.loc 1 45 15 is_stmt 0 view .LVU48
	jge	.L12
	.loc 1 45 28 view .LVU49
	movl	$1, %edi
	cmpq	%r14, %rdi
	sbbq	%r15, %rcx
	jge	.L12
	.loc 1 47 5 is_stmt 1 view .LVU50
	.loc 1 47 8 is_stmt 0 view .LVU51
	movq	8(%rsp), %rcx
	xorq	%rax, %rcx
	movq	%rcx, %rsi
	orq	%rcx, %rsi
	je	.L20
	.loc 1 54 9 is_stmt 1 view .LVU52
	.loc 1 54 27 is_stmt 0 view .LVU53
	subq	%r8, %rax
.LVL6:
	.loc 1 54 25 view .LVU54
	movq	%r10, %rsi
	.loc 1 54 27 view .LVU55
	sbbq	%r9, %rdx
	.loc 1 54 25 view .LVU56
	xorl	%edi, %edi
	movq	%rdx, %rcx
	movq	%rax, %rdx
	call	__divti3@PLT
.LVL7:
	.loc 1 54 12 view .LVU57
	movq	16(%rsp), %rsi
	movq	24(%rsp), %rdi
	cmpq	%rsi, %rax
	sbbq	%rdi, %rdx
	jl	.L21
.L12:
	.loc 1 46 9 is_stmt 1 view .LVU58
	.loc 1 46 18 is_stmt 0 view .LVU59
	imulq	%rbp, %r13
	movq	%rbp, %rax
	.loc 1 58 1 view .LVU60
	addq	$56, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	.loc 1 46 18 view .LVU61
	imulq	%r12, %rbx
	mulq	%r12
	addq	%r13, %rbx
	addq	%rbx, %rdx
	.loc 1 58 1 view .LVU62
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
.LVL8:
	.loc 1 58 1 view .LVU63
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL9:
	.p2align 4,,10
	.p2align 3
.L19:
	.cfi_restore_state
	.loc 1 37 9 is_stmt 1 view .LVU64
	.loc 1 37 12 is_stmt 0 view .LVU65
	movl	$1, %edx
.LVL10:
	.loc 1 37 12 view .LVU66
	cmpq	%rdi, %rdx
	sbbq	%rsi, %rax
	jc	.L6
	.loc 1 38 13 is_stmt 1 view .LVU67
	.loc 1 58 1 is_stmt 0 view .LVU68
	addq	$56, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	.loc 1 38 22 view .LVU69
	salq	$63, %rbp
	xorl	%eax, %eax
	.loc 1 58 1 view .LVU70
	popq	%rbx
	.cfi_def_cfa_offset 48
	.loc 1 38 22 view .LVU71
	movq	%rbp, %rdx
	.loc 1 58 1 view .LVU72
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL11:
	.p2align 4,,10
	.p2align 3
.L18:
	.cfi_restore_state
	.loc 1 31 9 is_stmt 1 view .LVU73
	.loc 1 31 12 is_stmt 0 view .LVU74
	movl	$1, %edx
.LVL12:
	.loc 1 31 12 view .LVU75
	cmpq	%r12, %rdx
	sbbq	%rcx, %rax
	jc	.L3
	.loc 1 32 13 is_stmt 1 view .LVU76
	.loc 1 58 1 is_stmt 0 view .LVU77
	addq	$56, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	.loc 1 32 22 view .LVU78
	salq	$63, %r12
	xorl	%eax, %eax
	.loc 1 58 1 view .LVU79
	popq	%rbx
	.cfi_def_cfa_offset 48
	.loc 1 32 22 view .LVU80
	movq	%r12, %rdx
	.loc 1 58 1 view .LVU81
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL13:
	.p2align 4,,10
	.p2align 3
.L20:
	.cfi_restore_state
	.loc 1 49 9 is_stmt 1 view .LVU82
	.loc 1 49 25 is_stmt 0 view .LVU83
	movq	32(%rsp), %rdx
	movq	40(%rsp), %rcx
	movq	$-1, %rdi
	movabsq	$9223372036854775807, %rsi
	call	__divti3@PLT
.LVL14:
	.loc 1 49 12 view .LVU84
	movq	16(%rsp), %rsi
	movq	24(%rsp), %rdi
	cmpq	%rsi, %rax
	sbbq	%rdi, %rdx
	jge	.L12
	.loc 1 50 13 is_stmt 1 view .LVU85
	leaq	__func__.0(%rip), %rdx
	movl	$50, %esi
	leaq	.LC0(%rip), %rdi
	call	compilerrt_abort_impl@PLT
.LVL15:
.L21:
	.loc 1 55 13 view .LVU86
	leaq	__func__.0(%rip), %rdx
	movl	$55, %esi
	leaq	.LC0(%rip), %rdi
	call	compilerrt_abort_impl@PLT
.LVL16:
.L6:
	.loc 1 39 9 view .LVU87
	leaq	__func__.0(%rip), %rdx
	movl	$39, %esi
	leaq	.LC0(%rip), %rdi
	call	compilerrt_abort_impl@PLT
.LVL17:
.L3:
	.loc 1 33 9 view .LVU88
	leaq	__func__.0(%rip), %rdx
	movl	$33, %esi
	leaq	.LC0(%rip), %rdi
	call	compilerrt_abort_impl@PLT
.LVL18:
	.cfi_endproc
.LFE2:
	.size	__mulvti3, .-__mulvti3
	.section	.rodata
	.align 8
	.type	__func__.0, @object
	.size	__func__.0, 10
__func__.0:
	.string	"__mulvti3"
	.text
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.file 3 "compiler-rt/int_util.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x2c0
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xa
	.long	.LASF22
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
	.uleb128 0xb
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x3
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
	.long	0x72
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF12
	.uleb128 0xc
	.long	.LASF23
	.byte	0x2
	.byte	0x44
	.byte	0x12
	.long	0x9d
	.uleb128 0x3
	.long	0x8c
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
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
	.uleb128 0xd
	.long	.LASF24
	.byte	0x3
	.byte	0x19
	.byte	0xf
	.long	0xea
	.uleb128 0x4
	.long	0xea
	.uleb128 0x4
	.long	0x5f
	.uleb128 0x4
	.long	0xea
	.byte	0
	.uleb128 0xe
	.byte	0x8
	.long	0x79
	.uleb128 0xf
	.long	.LASF25
	.byte	0x1
	.byte	0x18
	.byte	0x1
	.long	0x8c
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x2a5
	.uleb128 0x10
	.string	"a"
	.byte	0x1
	.byte	0x18
	.byte	0x12
	.long	0x8c
	.uleb128 0x11
	.string	"b"
	.byte	0x1
	.byte	0x18
	.byte	0x1c
	.long	0x8c
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x12
	.string	"N"
	.byte	0x1
	.byte	0x1a
	.byte	0xf
	.long	0x66
	.byte	0x80
	.uleb128 0x6
	.string	"MIN"
	.byte	0x1b
	.long	0x98
	.quad	0
	.quad	0x8000000000000000
	.uleb128 0x6
	.string	"MAX"
	.byte	0x1c
	.long	0x98
	.quad	0xffffffffffffffff
	.quad	0x7fffffffffffffff
	.uleb128 0x13
	.long	.LASF26
	.long	0x2b5
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.uleb128 0x7
	.string	"sa"
	.byte	0x29
	.long	0x8c
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x8
	.long	.LASF20
	.byte	0x2a
	.long	0x8c
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x7
	.string	"sb"
	.byte	0x2b
	.long	0x8c
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x8
	.long	.LASF21
	.byte	0x2c
	.long	0x8c
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x9
	.quad	.LVL7
	.long	0x2ba
	.uleb128 0x9
	.quad	.LVL14
	.long	0x2ba
	.uleb128 0x5
	.quad	.LVL15
	.long	0xce
	.long	0x212
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
	.byte	0x32
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.uleb128 0x5
	.quad	.LVL16
	.long	0xce
	.long	0x244
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
	.byte	0x37
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
	.long	0x276
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
	.byte	0x27
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.uleb128 0x14
	.quad	.LVL18
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
	.uleb128 0x2
	.byte	0x8
	.byte	0x21
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.byte	0
	.uleb128 0x15
	.long	0x79
	.long	0x2b5
	.uleb128 0x16
	.long	0x4a
	.byte	0x9
	.byte	0
	.uleb128 0x3
	.long	0x2a5
	.uleb128 0x17
	.long	.LASF27
	.long	.LASF27
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
	.sleb128 18
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0x1e
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
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0xe
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
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
	.byte	0
	.byte	0
	.uleb128 0x11
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
	.uleb128 0x1c
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x13
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
	.uleb128 0x14
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x2e
	.byte	0
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x6e
	.uleb128 0xe
	.uleb128 0x3
	.uleb128 0xe
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
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU66
	.uleb128 .LVU66
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 .LVU75
	.uleb128 .LVU75
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU20
	.uleb128 .LVU64
	.uleb128 .LVU82
	.uleb128 .LVU87
.LLST1:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -112
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -112
	.byte	0
.LVUS2:
	.uleb128 .LVU30
	.uleb128 .LVU43
.LLST2:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS3:
	.uleb128 .LVU38
	.uleb128 .LVU54
	.uleb128 .LVU82
	.uleb128 .LVU84
.LLST3:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-1-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS4:
	.uleb128 .LVU47
	.uleb128 .LVU63
	.uleb128 .LVU82
	.uleb128 .LVU87
.LLST4:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x6
	.byte	0x5e
	.byte	0x93
	.uleb128 0x8
	.byte	0x5f
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x6
	.byte	0x5e
	.byte	0x93
	.uleb128 0x8
	.byte	0x5f
	.byte	0x93
	.uleb128 0x8
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
.LASF2:
	.string	"__int128 unsigned"
.LASF8:
	.string	"short int"
.LASF23:
	.string	"ti_int"
.LASF13:
	.string	"__int128"
.LASF14:
	.string	"float"
.LASF11:
	.string	"long long int"
.LASF9:
	.string	"long int"
.LASF27:
	.string	"__divti3"
.LASF16:
	.string	"long double"
.LASF3:
	.string	"unsigned char"
.LASF7:
	.string	"signed char"
.LASF12:
	.string	"long long unsigned int"
.LASF5:
	.string	"unsigned int"
.LASF26:
	.string	"__func__"
.LASF4:
	.string	"short unsigned int"
.LASF24:
	.string	"compilerrt_abort_impl"
.LASF10:
	.string	"char"
.LASF22:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF6:
	.string	"long unsigned int"
.LASF18:
	.string	"complex double"
.LASF15:
	.string	"double"
.LASF25:
	.string	"__mulvti3"
.LASF19:
	.string	"complex long double"
.LASF20:
	.string	"abs_a"
.LASF21:
	.string	"abs_b"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/mulvti3.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
