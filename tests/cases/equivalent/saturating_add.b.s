# superopt: f(edi, esi) -> eax
# Same: or with minus the carry.
	.text
	.globl	f
	.type	f, @function
f:
	addl	%esi, %edi
	sbbl	%eax, %eax
	orl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
