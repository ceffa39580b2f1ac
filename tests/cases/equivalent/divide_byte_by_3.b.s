# superopt: f(edi) -> eax
# Same: 171 / 512.
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	%dil, %eax
	imull	$171, %eax, %eax
	shrl	$9, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
