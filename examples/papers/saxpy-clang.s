# superopt: saxpy(rdi, rsi, edx, rcx) -> void where noalias(rdi, rsi)
	.text
	.file	"saxpy.c"
	.globl	saxpy                           # -- Begin function saxpy
	.p2align	4, 0x90
	.type	saxpy,@function
saxpy:                                  # @saxpy
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	movl	%edx, -20(%rbp)
	movq	%rcx, -32(%rbp)
	movl	-20(%rbp), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	imull	(%rax,%rcx,4), %edx
	movq	-16(%rbp), %rax
	movq	-32(%rbp), %rcx
	addl	(%rax,%rcx,4), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	movl	%edx, (%rax,%rcx,4)
	movl	-20(%rbp), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	imull	4(%rax,%rcx,4), %edx
	movq	-16(%rbp), %rax
	movq	-32(%rbp), %rcx
	addl	4(%rax,%rcx,4), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	movl	%edx, 4(%rax,%rcx,4)
	movl	-20(%rbp), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	imull	8(%rax,%rcx,4), %edx
	movq	-16(%rbp), %rax
	movq	-32(%rbp), %rcx
	addl	8(%rax,%rcx,4), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	movl	%edx, 8(%rax,%rcx,4)
	movl	-20(%rbp), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	imull	12(%rax,%rcx,4), %edx
	movq	-16(%rbp), %rax
	movq	-32(%rbp), %rcx
	addl	12(%rax,%rcx,4), %edx
	movq	-8(%rbp), %rax
	movq	-32(%rbp), %rcx
	movl	%edx, 12(%rax,%rcx,4)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end0:
	.size	saxpy, .Lfunc_end0-saxpy
	.cfi_endproc
                                        # -- End function
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
