# superopt: f(edi, esi) -> eax
# x + y == 0, and x on the side.
	.text
	.globl	f
	.type	f, @function
f:
	addl	%edi, %esi
	movl	$0, %eax
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
