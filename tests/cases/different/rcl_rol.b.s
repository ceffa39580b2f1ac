# superopt: f(edi) -> eax
# Wrong: rol takes the bit that falls out, not the carry.
# Differs at: rdi=0xffffffe5 (rax: 0xffffffca, 0xffffffcb)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	$7, %edi
	roll	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
