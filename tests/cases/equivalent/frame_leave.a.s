# superopt: f(edi) -> eax
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbp
	movq	%rsp, %rbp
	subq	$32, %rsp
	movl	%edi, -20(%rbp)
	movl	-20(%rbp), %eax
	imull	-20(%rbp), %eax
	leave
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
