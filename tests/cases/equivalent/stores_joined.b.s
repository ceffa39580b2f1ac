# superopt: f(rdi, esi, edx) -> void
# One store of both.
	.text
	.globl	f
	.type	f, @function
f:
	shlq	$32, %rdx
	movl	%esi, %eax
	orq	%rax, %rdx
	movq	%rdx, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
