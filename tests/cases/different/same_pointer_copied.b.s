# superopt: f(rdi, esi) -> eax
# Wrong: the copy points to the same bytes.
# Differs at: rdi=hole-252 rsi=0xffffffea (rax: 0xffffffea, 0x1030302)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rcx
	movl	(%rcx), %eax
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
