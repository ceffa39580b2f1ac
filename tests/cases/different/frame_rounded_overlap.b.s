# superopt: f(rdi, rsi) -> rax
# Wrong: the second store reaches into the first slot.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbp
	movq	%rsp, %rbp
	andq	$-32, %rsp
	movq	%rdi, -8(%rsp)
	movq	%rsi, -12(%rsp)
	movq	-8(%rsp), %rax
	subq	%rsi, %rax
	leave
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
