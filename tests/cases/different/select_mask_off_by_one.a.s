# superopt: f(edi, esi) -> eax
# x != 0 ? y : 0.
	.text
	.globl	f
	.type	f, @function
f:
	negl	%edi
	sbbl	%eax, %eax
	andl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
