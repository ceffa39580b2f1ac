# superopt: f(edi) -> eax
# Same: x minus twice the quotient.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %edx
	shrl	$31, %edx
	leal	(%rdi,%rdx), %eax
	andl	$-2, %eax
	subl	%eax, %edi
	movl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
