# superopt: f(edi) -> eax
# Exchange the bytes of the low 16 bits.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	rolw	$8, %ax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
