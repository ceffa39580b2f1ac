# superopt: f(rdi) -> rax
# Turn off the rightmost 1-bit.
	.text
	.globl	f
	.type	f, @function
f:
	leaq	-1(%rdi), %rax
	andq	%rdi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
