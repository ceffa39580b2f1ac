# superopt: f(edi, esi) -> eax
# Same: y + ((x - y) & -(x < y)).
	.text
	.globl	f
	.type	f, @function
f:
	subl	%esi, %edi
	sbbl	%eax, %eax
	andl	%edi, %eax
	addl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
