# superopt: f(edi) -> eax
# Wrong: the first byte is taken.
# Differs at: rdi=0xffffffe5 (rax: 0xff, 0xe5)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movzbl	%al, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
