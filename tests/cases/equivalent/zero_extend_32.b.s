# superopt: f(edi) -> rax
# Same: two shifts.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	shlq	$32, %rax
	shrq	$32, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
