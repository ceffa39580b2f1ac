	.file	"muloti4.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/muloti4.c"
	.globl	__divti3
	.p2align 4
	.globl	__muloti4
	.type	__muloti4, @function
__muloti4:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/muloti4.c"
	.loc 1 25 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU1
	.loc 1 27 5 view .LVU2
	.loc 1 28 5 view .LVU3
	.loc 1 29 5 view .LVU4
	.loc 1 30 5 view .LVU5
	.loc 1 25 1 is_stmt 0 view .LVU6
	movq	%rsi, %r9
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	.loc 1 30 12 view .LVU7
	movq	%rcx, %rax
	.loc 1 25 1 view .LVU8
	movq	%rdx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	.loc 1 30 12 view .LVU9
	imulq	%rdi, %rax
	.loc 1 25 1 view .LVU10
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movq	%r8, %rbx
	.loc 1 30 12 view .LVU11
	movq	%r9, %r8
.LVL1:
	.loc 1 30 12 view .LVU12
	imulq	%rdx, %r8
	.loc 1 25 1 view .LVU13
	subq	$40, %rsp
	.cfi_def_cfa_offset 96
	.loc 1 30 12 view .LVU14
	addq	%rax, %r8
	movq	%rdi, %rax
	mulq	%rdx
	movq	%rdx, %r13
	movq	%rax, %r12
	.loc 1 31 8 view .LVU15
	movq	%r9, %rax
	.loc 1 30 12 view .LVU16
	addq	%r8, %r13
.LVL2:
	.loc 1 31 5 is_stmt 1 view .LVU17
	.loc 1 31 8 is_stmt 0 view .LVU18
	movabsq	$-9223372036854775808, %r8
	xorq	%r8, %rax
	orq	%rdi, %rax
	je	.L18
	.loc 1 37 5 is_stmt 1 view .LVU19
	.loc 1 37 8 is_stmt 0 view .LVU20
	movq	%rcx, %rax
	xorq	%r8, %rax
	orq	%rsi, %rax
	je	.L19
	.loc 1 43 12 view .LVU21
	movq	%r9, %rax
	xorl	%ebp, %ebp
	.loc 1 43 5 is_stmt 1 view .LVU22
	.loc 1 43 12 is_stmt 0 view .LVU23
	sarq	$63, %rax
	movq	%rax, %r10
	.loc 1 44 5 is_stmt 1 view .LVU24
	.loc 1 44 23 is_stmt 0 view .LVU25
	xorq	%rax, %rdi
	xorq	%r10, %r9
	movq	%rdi, %rax
	.loc 1 45 12 view .LVU26
	movq	%rcx, %rdi
	.loc 1 44 12 view .LVU27
	subq	%r10, %rax
	.loc 1 44 23 view .LVU28
	movq	%r9, %rdx
.LVL3:
	.loc 1 47 15 view .LVU29
	movq	%rbp, %r9
	.loc 1 44 12 view .LVU30
	sbbq	%r10, %rdx
	.loc 1 45 12 view .LVU31
	sarq	$63, %rdi
	.loc 1 44 12 view .LVU32
	movq	%rax, %r14
	movq	%rax, 16(%rsp)
	.loc 1 46 23 view .LVU33
	xorq	%rdi, %rsi
	xorq	%rdi, %rcx
	.loc 1 45 12 view .LVU34
	movq	%rdi, %rax
	.loc 1 44 12 view .LVU35
	movq	%rdx, %r15
	.loc 1 46 23 view .LVU36
	movq	%rsi, (%rsp)
	.loc 1 46 12 view .LVU37
	movq	(%rsp), %rsi
	.loc 1 46 23 view .LVU38
	movq	%rcx, 8(%rsp)
	.loc 1 47 15 view .LVU39
	movl	$1, %ecx
	.loc 1 44 12 view .LVU40
	movq	%rdx, 24(%rsp)
.LVL4:
	.loc 1 45 5 is_stmt 1 view .LVU41
	.loc 1 45 12 is_stmt 0 view .LVU42
	movq	%rdi, %rdx
.LVL5:
	.loc 1 46 5 is_stmt 1 view .LVU43
	.loc 1 46 12 is_stmt 0 view .LVU44
	movq	8(%rsp), %rdi
	subq	%rax, %rsi
	sbbq	%rax, %rdi
.LVL6:
	.loc 1 47 5 is_stmt 1 view .LVU45
	.loc 1 47 15 is_stmt 0 view .LVU46
	cmpq	%r14, %rcx
	sbbq	%r15, %r9
	jl	.L20
.L12:
	xorl	%eax, %eax
.LVL7:
.L4:
	.loc 1 34 16 view .LVU47
	movl	%eax, (%rbx)
	.loc 1 60 1 view .LVU48
	addq	$40, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	movq	%r12, %rax
	movq	%r13, %rdx
	popq	%rbx
	.cfi_def_cfa_offset 48
.LVL8:
	.loc 1 60 1 view .LVU49
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
.LVL9:
	.loc 1 60 1 view .LVU50
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL10:
	.p2align 4,,10
	.p2align 3
.L20:
	.cfi_restore_state
	.loc 1 47 28 view .LVU51
	cmpq	%rsi, %rcx
	sbbq	%rdi, %rbp
	jge	.L12
	.loc 1 49 5 is_stmt 1 view .LVU52
	.loc 1 49 8 is_stmt 0 view .LVU53
	movq	%r10, %rcx
	xorq	%rax, %rcx
	movq	%rcx, %r10
	orq	%r10, %rcx
	je	.L21
	.loc 1 56 9 is_stmt 1 view .LVU54
	.loc 1 56 27 is_stmt 0 view .LVU55
	subq	(%rsp), %rax
.LVL11:
	.loc 1 56 27 view .LVU56
	sbbq	8(%rsp), %rdx
	.loc 1 56 25 view .LVU57
	movq	%r8, %rsi
.LVL12:
	.loc 1 56 25 view .LVU58
	xorl	%edi, %edi
	movq	%rdx, %rcx
	movq	%rax, %rdx
	call	__divti3@PLT
.LVL13:
	.loc 1 56 12 view .LVU59
	movq	16(%rsp), %rdi
	movq	24(%rsp), %rbp
.L16:
	cmpq	%rdi, %rax
	sbbq	%rbp, %rdx
	setl	%al
	movzbl	%al, %eax
	jmp	.L4
.LVL14:
	.p2align 4,,10
	.p2align 3
.L18:
	.loc 1 33 9 is_stmt 1 view .LVU60
	.loc 1 33 12 is_stmt 0 view .LVU61
	movl	$1, %edx
.LVL15:
	.loc 1 33 12 view .LVU62
	cmpq	%rsi, %rdx
	sbbq	%rcx, %rax
	setc	%al
	movzbl	%al, %eax
	jmp	.L4
.LVL16:
	.p2align 4,,10
	.p2align 3
.L21:
	.loc 1 51 9 is_stmt 1 view .LVU63
	.loc 1 51 25 is_stmt 0 view .LVU64
	movq	%rsi, %rdx
	movq	%rdi, %rcx
	movq	$-1, %rdi
	.loc 1 51 12 view .LVU65
	movq	%r15, %rbp
	.loc 1 51 25 view .LVU66
	movabsq	$9223372036854775807, %rsi
.LVL17:
	.loc 1 51 25 view .LVU67
	call	__divti3@PLT
.LVL18:
	.loc 1 51 12 view .LVU68
	movq	%r14, %rdi
	jmp	.L16
.LVL19:
	.p2align 4,,10
	.p2align 3
.L19:
	.loc 1 39 9 is_stmt 1 view .LVU69
	.loc 1 39 12 is_stmt 0 view .LVU70
	movl	$1, %edx
.LVL20:
	.loc 1 39 12 view .LVU71
	cmpq	%rdi, %rdx
	sbbq	%r9, %rax
	setc	%al
	movzbl	%al, %eax
	jmp	.L4
	.cfi_endproc
.LFE2:
	.size	__muloti4, .-__muloti4
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1dc
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
	.uleb128 0x7
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
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF12
	.uleb128 0x8
	.long	.LASF25
	.byte	0x2
	.byte	0x44
	.byte	0x12
	.long	0x98
	.uleb128 0x3
	.long	0x87
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
	.uleb128 0x9
	.long	.LASF26
	.byte	0x1
	.byte	0x18
	.byte	0x1
	.long	0x87
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x1d0
	.uleb128 0xa
	.string	"a"
	.byte	0x1
	.byte	0x18
	.byte	0x12
	.long	0x87
	.uleb128 0xb
	.string	"b"
	.byte	0x1
	.byte	0x18
	.byte	0x1c
	.long	0x87
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xc
	.long	.LASF20
	.byte	0x1
	.byte	0x18
	.byte	0x24
	.long	0x1d0
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xd
	.string	"N"
	.byte	0x1
	.byte	0x1a
	.byte	0xf
	.long	0x66
	.byte	0x80
	.uleb128 0x4
	.string	"MIN"
	.byte	0x1b
	.long	0x93
	.quad	0
	.quad	0x8000000000000000
	.uleb128 0x4
	.string	"MAX"
	.byte	0x1c
	.long	0x93
	.quad	0xffffffffffffffff
	.quad	0x7fffffffffffffff
	.uleb128 0x2
	.long	.LASF21
	.byte	0x1e
	.long	0x87
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0xe
	.string	"sa"
	.byte	0x1
	.byte	0x2b
	.byte	0xc
	.long	0x87
	.uleb128 0x6
	.byte	0x5a
	.byte	0x93
	.uleb128 0x8
	.byte	0x5b
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x2
	.long	.LASF22
	.byte	0x2c
	.long	0x87
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0xf
	.string	"sb"
	.byte	0x1
	.byte	0x2d
	.byte	0xc
	.long	0x87
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x2
	.long	.LASF23
	.byte	0x2e
	.long	0x87
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x5
	.quad	.LVL13
	.long	0x1d6
	.uleb128 0x5
	.quad	.LVL18
	.long	0x1d6
	.byte	0
	.uleb128 0x10
	.byte	0x8
	.long	0x5f
	.uleb128 0x11
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
	.uleb128 0x5
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
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
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0x2
	.uleb128 0x18
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
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
	.uleb128 .LVU29
	.uleb128 .LVU29
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU69
	.uleb128 .LVU69
	.uleb128 .LVU71
	.uleb128 .LVU71
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
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
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
	.uleb128 0
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU51
	.uleb128 .LVU51
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x58
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS2:
	.uleb128 .LVU17
	.uleb128 .LVU50
	.uleb128 .LVU51
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x6
	.byte	0x5c
	.byte	0x93
	.uleb128 0x8
	.byte	0x5d
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x6
	.byte	0x5c
	.byte	0x93
	.uleb128 0x8
	.byte	0x5d
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS3:
	.uleb128 .LVU41
	.uleb128 .LVU47
	.uleb128 .LVU51
	.uleb128 .LVU60
	.uleb128 .LVU63
	.uleb128 .LVU69
.LLST3:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x6
	.byte	0x5e
	.byte	0x93
	.uleb128 0x8
	.byte	0x5f
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x6
	.byte	0x5e
	.byte	0x93
	.uleb128 0x8
	.byte	0x5f
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x6
	.byte	0x5e
	.byte	0x93
	.uleb128 0x8
	.byte	0x5f
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS4:
	.uleb128 .LVU43
	.uleb128 .LVU47
	.uleb128 .LVU51
	.uleb128 .LVU56
	.uleb128 .LVU63
	.uleb128 .LVU68
.LLST4:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL18-1-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS5:
	.uleb128 .LVU45
	.uleb128 .LVU47
	.uleb128 .LVU51
	.uleb128 .LVU58
	.uleb128 .LVU63
	.uleb128 .LVU67
.LLST5:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
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
.LASF21:
	.string	"result"
.LASF17:
	.string	"complex float"
.LASF2:
	.string	"__int128 unsigned"
.LASF8:
	.string	"short int"
.LASF25:
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
.LASF4:
	.string	"short unsigned int"
.LASF10:
	.string	"char"
.LASF20:
	.string	"overflow"
.LASF24:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF6:
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
.LASF26:
	.string	"__muloti4"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/muloti4.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
