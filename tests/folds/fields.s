	.file	"fields.c"
	.text
	.globl	dot
	.type	dot, @function
dot:
	movq	%rdi, -8(%rsp)
	movq	%rsi, -16(%rsp)
	movq	-8(%rsp), %rax
	movq	(%rax), %rdx
	movq	-16(%rsp), %rax
	movq	(%rax), %rax
	movq	%rdx, %rcx
	imulq	%rax, %rcx
	movq	-8(%rsp), %rax
	movq	8(%rax), %rdx
	movq	-16(%rsp), %rax
	movq	8(%rax), %rax
	imulq	%rdx, %rax
	addq	%rax, %rcx
	movq	-8(%rsp), %rax
	movq	16(%rax), %rdx
	movq	-16(%rsp), %rax
	movq	16(%rax), %rax
	imulq	%rdx, %rax
	addq	%rcx, %rax
	ret
	.size	dot, .-dot
	.globl	mix
	.type	mix, @function
mix:
	movq	%rdi, -24(%rsp)
	movq	%rsi, -32(%rsp)
	movq	-32(%rsp), %rax
	movq	%rax, -8(%rsp)
	movq	-24(%rsp), %rax
	movq	(%rax), %rax
	xorq	%rax, -8(%rsp)
	movq	-24(%rsp), %rax
	movq	8(%rax), %rax
	addq	%rax, -8(%rsp)
	movq	-24(%rsp), %rax
	movq	16(%rax), %rax
	andq	%rax, -8(%rsp)
	movq	-8(%rsp), %rax
	ret
	.size	mix, .-mix
	.globl	both
	.type	both, @function
both:
	movq	%rdi, -8(%rsp)
	movl	%esi, -12(%rsp)
	movq	-8(%rsp), %rax
	movl	24(%rax), %edx
	movl	-12(%rsp), %eax
	addl	%eax, %edx
	movq	-8(%rsp), %rax
	movl	28(%rax), %eax
	xorl	%edx, %eax
	ret
	.size	both, .-both
	.globl	bump
	.type	bump, @function
bump:
	movq	%rdi, -8(%rsp)
	movq	%rsi, -16(%rsp)
	movq	-8(%rsp), %rax
	movq	(%rax), %rdx
	movq	-16(%rsp), %rax
	addq	%rax, %rdx
	movq	-8(%rsp), %rax
	movq	%rdx, (%rax)
	movq	-8(%rsp), %rax
	movq	8(%rax), %rax
	xorq	-16(%rsp), %rax
	movq	%rax, %rdx
	movq	-8(%rsp), %rax
	movq	%rdx, 8(%rax)
	movq	-8(%rsp), %rax
	movl	24(%rax), %eax
	leal	-3(%rax), %edx
	movq	-8(%rsp), %rax
	movl	%edx, 24(%rax)
	nop
	ret
	.size	bump, .-bump
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
