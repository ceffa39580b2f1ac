# superopt: f(edi) -> eax
# Wrong: the byte is sign extended.
# Differs at: rdi=0xffffffe5 (rax: 0xe5, 0xffffffe5)
	.text
	.globl	f
	.type	f, @function
f:
	movsbl	%dil, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
