# superopt: f(edi) -> eax
# Wrong: 26 in place of 27: one bit overlaps.
# Differs at: rdi=0xfffffff (rax: 0xffffffe1, 0xffffffe3)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shll	$5, %eax
	shrl	$26, %edi
	orl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
