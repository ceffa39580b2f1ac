# superopt: f(rdi) -> rax
# Same: 3x is made before the call, in the same register.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	imulq	$3, %rdi, %rbx
	call	g
	addq	%rbx, %rax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
