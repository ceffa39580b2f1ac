# superopt: f(rdi, rsi) -> rax, rdx
# Same: ~x + 1.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	notq	%rax
	notq	%rdx
	addq	$1, %rax
	adcq	$0, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
