# superopt: f(edi) -> eax
# x * 45.
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rdi,8), %eax
	leal	(%rax,%rax,4), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
