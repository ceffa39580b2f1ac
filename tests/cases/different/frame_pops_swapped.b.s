# superopt: f(edi, esi) -> eax
# Wrong: both terms are the second argument.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rdi
	pushq	%rsi
	popq	%rdi
	popq	%rsi
	leal	(%rdi,%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
