# superopt: f(edi) -> rax
# Zero extension.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
