# superopt: f(rdi, rsi) -> rax
# Wrong: the first slot is read twice.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbp
	movq	%rsp, %rbp
	andq	$-32, %rsp
	movq	%rdi, -24(%rsp)
	movq	%rsi, -16(%rsp)
	movq	-24(%rsp), %rax
	subq	-24(%rsp), %rax
	leave
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
