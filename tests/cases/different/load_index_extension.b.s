# superopt: f(rdi, esi) -> eax
# Wrong: a negative index becomes a huge one.
# Differs at: rdi=hole-252 rsi=0xffffffea (fault: Segmentation fault)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %esi
	movl	(%rdi,%rsi,4), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
