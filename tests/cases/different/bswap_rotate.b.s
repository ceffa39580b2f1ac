# superopt: f(edi) -> eax
# Wrong: only the halves are exchanged.
# Differs at: rdi=0xffffffe5 (rax: 0xe5ffffff, 0xffe5ffff)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	roll	$16, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
