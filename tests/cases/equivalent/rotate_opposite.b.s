# superopt: f(rdi) -> rax
# Same: the other way by the rest.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	rorq	$51, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
