# superopt: f(rdi) -> rax
# g(x) + 3x.
# inputs: rdi:64
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movq	%rdi, %rbx
	call	g
	leaq	(%rbx,%rbx,2), %rbx
	addq	%rbx, %rax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
