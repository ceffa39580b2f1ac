# superopt: f(rdi, rsi) -> eax
# Wrong: p and q may be the same.
# Differs at: rdi=hole-236 rsi=hole-236 (rax: 0xe4ef6618, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	movl	$1, (%rdi)
	movl	(%rsi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
