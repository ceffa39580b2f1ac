# superopt: f(edi, esi) -> eax
# Wrong: the slot gets the constant whatever edi is.
	.text
	.globl	f
	.type	f, @function
f:
	movl	$7, -4(%rsp)
	testl	%edi, %edi
	jne	.L1
.L1:
	movl	-4(%rsp), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
