# superopt: f(edi, esi) -> eax
# Same: the frame is the same, the sum is made by additions.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movl	%edi, %ebx
	addl	%ebx, %ebx
	addl	%edi, %ebx
	movl	%esi, %eax
	addl	%ebx, %eax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
