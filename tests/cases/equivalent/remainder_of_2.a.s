# superopt: f(edi) -> eax
# x % 2, with the sign of x.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %edx
	shrl	$31, %edx
	leal	(%rdi,%rdx), %eax
	andl	$1, %eax
	subl	%edx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
