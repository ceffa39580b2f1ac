# superopt: f(edi) -> eax
# Wrong: that is how floats do it.
# Differs at: rdi=0xffffffe5 (rax: 0x1b, 0x7fffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	andl	$0x7fffffff, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
