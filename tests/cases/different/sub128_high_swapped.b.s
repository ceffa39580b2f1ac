# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# Wrong: the operands of sbb are exchanged.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 rdx=0x10db67f30e9d2968 rcx=0xffffffffffffffd9 (rdx: 0x10db67f30e9d298f, 0xef24980cf162d671)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	subq	%rdx, %rax
	sbbq	%rsi, %rcx
	movq	%rcx, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
