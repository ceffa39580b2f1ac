# superopt: f(edi, esi) -> eax
# Keeps rbx and rbp over their use.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	pushq	%rbp
	movl	%edi, %ebx
	movl	%esi, %ebp
	leal	(%rbx,%rbp), %eax
	popq	%rbp
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
