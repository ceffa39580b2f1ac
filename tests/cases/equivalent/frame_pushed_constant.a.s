# superopt: f(rdi) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	pushq	$7
	popq	%rax
	addq	%rdi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
