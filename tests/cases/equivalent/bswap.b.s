# superopt: f(edi) -> eax
# Same: three rotations.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	rolw	$8, %ax
	roll	$16, %eax
	rolw	$8, %ax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
