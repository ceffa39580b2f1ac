# superopt: f(edi) -> eax
# Reverse the bytes.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	bswapl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
