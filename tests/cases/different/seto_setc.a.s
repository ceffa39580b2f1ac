# superopt: f(edi, esi) -> eax
# Does x + y overflow, signed?
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	addl	%esi, %edi
	seto	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
