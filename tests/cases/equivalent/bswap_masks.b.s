# superopt: f(edi) -> eax
# Same: two rotations and masks.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	roll	$8, %eax
	andl	$0x00ff00ff, %eax
	rorl	$8, %edi
	andl	$0xff00ff00, %edi
	orl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
