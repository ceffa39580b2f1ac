# superopt: f(rdi, rsi, rdx) -> void where noalias(rdi, rsi)
# Both at once.
	.text
	.globl	f
	.type	f, @function
f:
	movq	(%rsi,%rdx,4), %rax
	movq	%rax, (%rdi,%rdx,4)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
