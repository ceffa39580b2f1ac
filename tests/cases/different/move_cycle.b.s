# superopt: f(rdi, rsi, rdx) -> rax, rdx
# Wrong: rdx is overwritten before its old value is used.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 rdx=0x10db67f30e9d2968 (rax: 0, 0x10db67f30e9d2983)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rsi, %rax
	movq	%rdi, %rdx
	subq	%rdx, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
