# superopt: f(edi, esi) -> eax
# a slot that two ways write.
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	cmovll	%esi, %edi
	movl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
