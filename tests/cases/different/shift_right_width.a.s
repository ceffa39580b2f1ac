# superopt: f(rdi) -> eax
# Bits 63:32.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	shrq	$32, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
