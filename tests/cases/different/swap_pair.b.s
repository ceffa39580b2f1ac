# superopt: f(rdi, rsi) -> rax, rdx
# Wrong: x and y.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 (rax: 0x10db67f30e9d2968, 0xffffffffffffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
