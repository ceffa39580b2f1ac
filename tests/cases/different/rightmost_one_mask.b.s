# superopt: f(edi) -> eax
# Wrong: the trailing zeros are set, too.
# Differs at: rdi=0x16 (rax: 0x2, 0x3)
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %eax
	xorl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
