# superopt: f(edi, esi) -> rax
# The 64-bit product of two 32-bit numbers.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	%esi, %ecx
	imulq	%rcx, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
