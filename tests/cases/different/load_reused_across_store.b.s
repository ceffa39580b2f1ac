# superopt: f(rdi, rsi) -> eax
# Wrong: the load is before the store, which may change it.
# Differs at: rdi=hole-236 rsi=hole-236 (rax: 0x6, 0xe4ef6619)
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	movl	$5, (%rsi)
	incl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
