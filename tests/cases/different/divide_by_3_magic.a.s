# superopt: f(edi) -> eax
# x / 3, unsigned.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	$0xaaaaaaab, %ecx
	imulq	%rcx, %rax
	shrq	$33, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
