# superopt: f(edi) -> eax
# Same: the only number below 1.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	$1, %edi
	adcl	$0, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
