# superopt: f(rdi) -> eax
# Wrong: three more bytes are read, which may not be mapped.
# Differs at: rdi=hole-3 (fault: Segmentation fault)
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	andl	$255, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
