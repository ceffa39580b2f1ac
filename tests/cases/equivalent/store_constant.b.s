# superopt: f(rdi) -> void
# Same: through a register.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	movl	%eax, (%rdi)
	incl	%eax
	movl	%eax, 4(%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
