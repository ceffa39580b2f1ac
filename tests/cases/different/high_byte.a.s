# superopt: f(edi) -> eax
# The second byte.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movzbl	%ah, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
