# superopt: f(edi) -> eax
# Wrong: -1 is added for negative numbers in place of 1.
# Differs at: rdi=0xffffffe5 (rax: 0xfffffff3, 0xfffffff2)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	sarl	$31, %eax
	addl	%edi, %eax
	sarl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
