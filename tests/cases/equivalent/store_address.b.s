# superopt: f(rdi, rsi, edx) -> void
# Same: the address by arithmetic.
	.text
	.globl	f
	.type	f, @function
f:
	imull	$3, %edx, %edx
	shlq	$2, %rsi
	addq	%rsi, %rdi
	movl	%edx, 8(%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
