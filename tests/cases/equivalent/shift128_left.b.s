# superopt: f(rdi, rsi) -> rax, rdx
# Same: shld.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shldq	$1, %rax, %rdx
	shlq	$1, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
