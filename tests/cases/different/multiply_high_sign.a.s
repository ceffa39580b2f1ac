# superopt: f(rdi, rsi) -> rdx
# High half of the unsigned product.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	mulq	%rsi
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
