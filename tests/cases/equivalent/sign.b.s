# superopt: f(edi) -> eax
# Same: (x > 0) plus the sign.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	setg	%al
	sarl	$31, %edi
	addl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
