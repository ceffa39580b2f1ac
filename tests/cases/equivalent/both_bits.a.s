# superopt: f(edi) -> eax
# (x & 12) == 12.
	.text
	.globl	f
	.type	f, @function
f:
	andl	$12, %edi
	xorl	%eax, %eax
	cmpl	$12, %edi
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
