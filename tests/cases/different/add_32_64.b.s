# superopt: f(rdi, rsi) -> rax
# Wrong: the upper half is lost.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 (rax: 0x10db67f30e9d294d, 0xe9d294d)
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rsi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
