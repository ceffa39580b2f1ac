# superopt: f(edi) -> eax
# Wrong: rbx is saved and not restored.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movl	%edi, %ebx
	movl	%ebx, %eax
	leaq	8(%rsp), %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
