# superopt: montgomery(rdi, esi, edx, rcx, r8) -> rax, rdx
# superopt: montgomery_branch(rdi, esi, edx, rcx, r8) -> rax, rdx
# superopt: multiply_high(rdi, rsi) -> rax
# superopt: multiply(rdi, rsi) -> rax, rdx
	.text
	.file	"stoke.c"
	.globl	montgomery                      # -- Begin function montgomery
	.p2align	4, 0x90
	.type	montgomery,@function
montgomery:                             # @montgomery
	.cfi_startproc
# %bb.0:
	movl	%edi, %r9d
	shrq	$32, %rdi
	movl	%edx, %eax
	movq	%r9, %rdx
	imulq	%rax, %rdx
	movl	%esi, %esi
	imulq	%rsi, %r9
	imulq	%rdi, %rsi
	imulq	%rdi, %rax
	xorl	%edi, %edi
	addq	%r9, %rax
	setb	%dil
	shlq	$32, %rdi
	movq	%rax, %r9
	shrq	$32, %r9
	addq	%rsi, %r9
	shlq	$32, %rax
	addq	%rdx, %rax
	adcq	%rdi, %r9
	xorl	%edx, %edx
	addq	%rcx, %rax
	setb	%dl
	addq	%r8, %rax
	adcq	%r9, %rdx
	retq
.Lfunc_end0:
	.size	montgomery, .Lfunc_end0-montgomery
	.cfi_endproc
                                        # -- End function
	.globl	montgomery_branch               # -- Begin function montgomery_branch
	.p2align	4, 0x90
	.type	montgomery_branch,@function
montgomery_branch:                      # @montgomery_branch
	.cfi_startproc
# %bb.0:
	movl	%edi, %r9d
	shrq	$32, %rdi
	movl	%edx, %eax
	movq	%r9, %rdx
	imulq	%rax, %rdx
	movl	%esi, %esi
	imulq	%rsi, %r9
	imulq	%rdi, %rsi
	imulq	%rdi, %rax
	movabsq	$4294967296, %rdi               # imm = 0x100000000
	addq	%rsi, %rdi
	addq	%r9, %rax
	cmovaeq	%rsi, %rdi
	movq	%rax, %rsi
	shrq	$32, %rsi
	shlq	$32, %rax
	addq	%rdx, %rax
	adcq	%rdi, %rsi
	xorl	%edx, %edx
	addq	%rcx, %rax
	setb	%dl
	addq	%r8, %rax
	adcq	%rsi, %rdx
	retq
.Lfunc_end1:
	.size	montgomery_branch, .Lfunc_end1-montgomery_branch
	.cfi_endproc
                                        # -- End function
	.globl	multiply_high                   # -- Begin function multiply_high
	.p2align	4, 0x90
	.type	multiply_high,@function
multiply_high:                          # @multiply_high
	.cfi_startproc
# %bb.0:
	movl	%edi, %ecx
	shrq	$32, %rdi
	movl	%esi, %edx
	shrq	$32, %rsi
	movq	%rdx, %rax
	imulq	%rcx, %rax
	imulq	%rsi, %rcx
	imulq	%rdi, %rdx
	imulq	%rdi, %rsi
	shrq	$32, %rax
	movl	%ecx, %edi
	addq	%rax, %rdi
	movl	%edx, %eax
	addq	%rdi, %rax
	shrq	$32, %rcx
	addq	%rsi, %rcx
	shrq	$32, %rdx
	addq	%rcx, %rdx
	shrq	$32, %rax
	addq	%rdx, %rax
	retq
.Lfunc_end2:
	.size	multiply_high, .Lfunc_end2-multiply_high
	.cfi_endproc
                                        # -- End function
	.globl	multiply                        # -- Begin function multiply
	.p2align	4, 0x90
	.type	multiply,@function
multiply:                               # @multiply
	.cfi_startproc
# %bb.0:
	movl	%edi, %ecx
	shrq	$32, %rdi
	movl	%esi, %r8d
	shrq	$32, %rsi
	movq	%r8, %rdx
	imulq	%rcx, %rdx
	imulq	%rsi, %rcx
	imulq	%rdi, %r8
	imulq	%rdi, %rsi
	movl	%edx, %eax
	shrq	$32, %rdx
	movl	%ecx, %edi
	addq	%rdx, %rdi
	movl	%r8d, %edx
	addq	%rdi, %rdx
	movq	%rdx, %rdi
	shlq	$32, %rdi
	orq	%rdi, %rax
	shrq	$32, %rcx
	addq	%rsi, %rcx
	shrq	$32, %r8
	addq	%rcx, %r8
	shrq	$32, %rdx
	addq	%r8, %rdx
	retq
.Lfunc_end3:
	.size	multiply, .Lfunc_end3-multiply
	.cfi_endproc
                                        # -- End function
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
