# superopt: f(rdi, rsi) -> eax
# Wrong: q may be p, and then the 0 is read.
# Differs at: rdi=hole-236 rsi=hole-236 (rax: 0, 0xe4ef6618)
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rsi), %eax
	movl	$1, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
