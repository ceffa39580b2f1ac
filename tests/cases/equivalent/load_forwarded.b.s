# superopt: f(rdi, esi) -> eax
# It is known what was stored.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	movl	%esi, %eax
	shrl	$8, %eax
	movzbl	%al, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
