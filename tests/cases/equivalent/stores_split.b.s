# superopt: f(rdi, rsi) -> void
# Two stores of its halves, the upper one first.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rsi, %rax
	shrq	$32, %rax
	movl	%eax, 4(%rdi)
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
