# superopt: f(rdi, rsi) -> rax, rdx
# Same: the xor exchange.
	.text
	.globl	f
	.type	f, @function
f:
	xorq	%rsi, %rdi
	xorq	%rdi, %rsi
	xorq	%rsi, %rdi
	movq	%rdi, %rax
	movq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
