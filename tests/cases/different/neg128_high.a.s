# superopt: f(rdi, rsi) -> rax, rdx
# 128-bit negation.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	negq	%rax
	movl	$0, %edx
	sbbq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
