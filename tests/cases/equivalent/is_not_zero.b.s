# superopt: f(edi) -> eax
# Same: neg carries for all but 0.
	.text
	.globl	f
	.type	f, @function
f:
	negl	%edi
	sbbl	%eax, %eax
	negl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
