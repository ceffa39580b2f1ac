# superopt: f(rdi, rsi) -> rax, rdx
# 128-bit shift left by 3.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shldq	$3, %rax, %rdx
	shlq	$3, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
