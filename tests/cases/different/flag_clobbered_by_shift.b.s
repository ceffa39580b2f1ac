# superopt: f(edi, esi) -> eax
# Wrong: shl sits between the comparison and its use.
# Differs at: rdi=0xffcc533c rsi=0xffcc533b (rax: 0xffcc533b, 0xff98a678)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cmpl	%esi, %edi
	shll	$1, %eax
	cmovge	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
