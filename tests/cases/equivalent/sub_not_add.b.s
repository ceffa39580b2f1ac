# superopt: f(edi, esi) -> eax
# Same: ~(~x + y).
	.text
	.globl	f
	.type	f, @function
f:
	notl	%edi
	leal	(%rdi,%rsi), %eax
	notl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
