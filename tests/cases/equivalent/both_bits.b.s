# superopt: f(edi) -> eax
# Same: none of the inverted bits is set.
	.text
	.globl	f
	.type	f, @function
f:
	notl	%edi
	xorl	%eax, %eax
	testb	$12, %dil
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
