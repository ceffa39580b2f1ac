# superopt: f(rdi, esi) -> eax
# Low half of x << (y & 63).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %ecx
	movq	%rdi, %rax
	shlq	%cl, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
