# superopt: f(edi) -> eax
# Clamp to 0..255.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	js	.L1
	movl	$255, %eax
	cmpl	$255, %edi
	jg	.L1
	movl	%edi, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
