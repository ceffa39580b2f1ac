# superopt: f(rdi, rsi) -> rax
# A load that must be aligned, from a frame that is.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbp
	movq	%rsp, %rbp
	andq	$-32, %rsp
	subq	$32, %rsp
	movq	%rdi, (%rsp)
	movq	%rsi, 8(%rsp)
	movdqa	(%rsp), %xmm0
	pshufd	$78, %xmm0, %xmm0
	movq	%xmm0, %rax
	leave
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
