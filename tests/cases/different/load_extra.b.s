# superopt: f(rdi) -> eax
# Wrong: p[1] may not be mapped.
# Differs at: rdi=hole-6 (fault: Segmentation fault)
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	movl	4(%rdi), %ecx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
