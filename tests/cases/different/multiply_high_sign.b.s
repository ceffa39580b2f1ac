# superopt: f(rdi, rsi) -> rdx
# Wrong: the product is signed.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 (rdx: 0x10db67f30e9d2966, 0xfffffffffffffffe)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	imulq	%rsi
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
