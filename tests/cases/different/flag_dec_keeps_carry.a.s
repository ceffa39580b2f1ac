# superopt: f(edi) -> eax
# Does x - 1 borrow?
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	subl	$1, %edi
	setb	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
