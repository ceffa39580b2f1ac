# superopt: f(rdi) -> rax
# Wrong: the 64-bit constant is sign extended, so the upper half stays.
# Differs at: rdi=0xffffffffffffffe5 (rax: 0xffffffe0, 0xffffffffffffffe0)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	andq	$-16, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
