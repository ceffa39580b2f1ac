# superopt: f(rdi) -> rax
# the address of a slot is known wherever it was kept.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
