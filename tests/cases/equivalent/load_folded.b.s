# superopt: f(rdi, esi) -> eax
# Same: the load is an operand.
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rsi,%rsi), %eax
	addl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
