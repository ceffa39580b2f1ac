# superopt: f(edi) -> eax
# Wrong: it turns right.
# Differs at: rdi=0xffffffe5 (rax: 0xfffff2ff, 0xcbffffff)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	rorl	$7, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
