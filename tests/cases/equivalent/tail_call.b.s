# superopt: f(rdi, rsi) -> rax
# Same: lea.
	.text
	.globl	f
	.type	f, @function
f:
	leaq	(%rdi,%rsi), %rdi
	jmp	g
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
