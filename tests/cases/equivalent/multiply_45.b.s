# superopt: f(rdi) -> rax
# Same: two leas.
	.text
	.globl	f
	.type	f, @function
f:
	leaq	(%rdi,%rdi,8), %rax
	leaq	(%rax,%rax,4), %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
