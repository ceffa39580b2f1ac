# superopt: f(rdi, rsi) -> rax
# Wrong: the second slot is the first where rounding moves the stack pointer by nothing.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbp
	movq	%rsp, %rbp
	andq	$-32, %rsp
	movq	%rdi, -16(%rsp)
	movq	%rsi, -16(%rbp)
	movq	-16(%rsp), %rax
	subq	%rsi, %rax
	leave
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
