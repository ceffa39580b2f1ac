# superopt: f(edi) -> eax
# Absolute value.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	negl	%eax
	cmovs	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
