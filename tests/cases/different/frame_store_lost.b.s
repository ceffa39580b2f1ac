# superopt: f(rdi, esi) -> eax
# Wrong: the store through the pointer is not the frame's.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
