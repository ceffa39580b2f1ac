# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# 128-bit sum plus 1 in the high half.
	.text
	.globl	f
	.type	f, @function
f:
	addq	%rdx, %rdi
	leaq	1(%rsi), %rsi
	adcq	%rcx, %rsi
	movq	%rdi, %rax
	movq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
