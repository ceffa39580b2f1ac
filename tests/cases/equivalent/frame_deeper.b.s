# superopt: f(rdi, rsi) -> rax
# A spill below the red zone, on one side alone.
	.text
	.globl	f
	.type	f, @function
f:
	subq	$200, %rsp
	movq	%rdi, 8(%rsp)
	xorl	%edi, %edi
	movq	8(%rsp), %rax
	subq	%rsi, %rax
	addq	$200, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
