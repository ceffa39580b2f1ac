# superopt: f(edi) -> eax
# Wrong: only the low 16 bits turn.
# Differs at: rdi=0xfffffff (rax: 0xffffff0f, 0xfffffff)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	rolw	$8, %ax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
