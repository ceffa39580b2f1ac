# superopt: f(rdi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	leaq	-8(%rsp), %rcx
	movq	%rcx, -16(%rsp)
	movq	%rdi, (%rcx)
	movq	-16(%rsp), %rdx
	movq	(%rdx), %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
