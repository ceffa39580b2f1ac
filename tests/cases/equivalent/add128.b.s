# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# Same: the carry by comparison.
	.text
	.globl	f
	.type	f, @function
f:
	leaq	(%rdi,%rdx), %rax
	xorl	%r8d, %r8d
	cmpq	%rdi, %rax
	setb	%r8b
	leaq	(%rsi,%rcx), %rdx
	addq	%r8, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
