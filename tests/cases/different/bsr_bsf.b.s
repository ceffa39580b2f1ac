# superopt: f(edi) -> eax
# Wrong: of the lowest.
# Differs at: rdi=0xffffffe5 (rax: 0x1f, 0)
	.text
	.globl	f
	.type	f, @function
f:
	orl	$1, %edi
	bsfl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
