# superopt: f(rdi) -> eax
# Same: lea after the load.
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	leal	(%rax,%rax,8), %eax
	movl	4(%rdi), %ecx
	addl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
