# superopt: f(rdi, rsi, edx) -> void
# One store.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edx, %eax
	shlq	$32, %rdx
	orq	%rdx, %rax
	movq	%rax, -4(%rdi,%rsi,4)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
