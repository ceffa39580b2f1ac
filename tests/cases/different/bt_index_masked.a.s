# superopt: f(edi, esi) -> eax
# Bit y of x, 0 past the end.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	$31, %esi
	ja	.L1
	btl	%esi, %edi
	setc	%al
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
