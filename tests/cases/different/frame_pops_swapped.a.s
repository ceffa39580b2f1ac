# superopt: f(edi, esi) -> eax
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rsi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
