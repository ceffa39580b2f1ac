# superopt: f(edi, esi) -> eax
# Same: in 64 bits.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	%esi, %ecx
	imulq	%rcx, %rax
	shrq	$32, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
