# superopt: f(rdi, rsi) -> rax, rdx
# Wrong: the borrow of the low half is dropped.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 (rdx: 0xef24980cf162d697, 0xef24980cf162d698)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	negq	%rax
	movq	%rsi, %rdx
	negq	%rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
