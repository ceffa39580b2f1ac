# superopt: f(edi, esi) -> eax
# x + 4y, in AT&T syntax.
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rsi,4), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
