# superopt: f(edi, esi) -> eax
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbp
	movq	%rsp, %rbp
	movl	%edi, -4(%rbp)
	movl	%esi, -8(%rbp)
	movl	-4(%rbp), %eax
	cmpl	-8(%rbp), %eax
	jle	.L1
	movl	-4(%rbp), %eax
	movl	%eax, -12(%rbp)
	jmp	.L2
.L1:
	movl	-8(%rbp), %eax
	movl	%eax, -12(%rbp)
.L2:
	movl	-12(%rbp), %eax
	popq	%rbp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
