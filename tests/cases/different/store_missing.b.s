# superopt: f(rdi, esi) -> eax
# Wrong: the second store is missing.
# Differs at: rdi=hole-252 rsi=0xffffffea (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	leal	(%rsi,%rsi,2), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
