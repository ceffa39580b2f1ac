# superopt: f(rdi) -> rax
# Rotate left by 13.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	rolq	$13, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
