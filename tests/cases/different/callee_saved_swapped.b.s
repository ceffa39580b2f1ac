# superopt: f(edi, esi) -> eax
# Wrong: the two are restored into each other.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rbx)
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	pushq	%rbp
	movl	%edi, %ebx
	movl	%esi, %ebp
	leal	(%rbx,%rbp), %eax
	popq	%rbx
	popq	%rbp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
