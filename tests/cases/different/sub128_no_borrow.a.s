# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# 128-bit difference.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	subq	%rdx, %rax
	sbbq	%rcx, %rsi
	movq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
