# superopt: f(edi) -> eax
# Same: one unsigned comparison.
	.text
	.globl	f
	.type	f, @function
f:
	leal	-10(%rdi), %ecx
	xorl	%eax, %eax
	cmpl	$11, %ecx
	setb	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
