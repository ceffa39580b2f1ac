# superopt: f(edi) -> eax
# Same: by the carry of bt.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	btl	$0, %edi
	setnc	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
