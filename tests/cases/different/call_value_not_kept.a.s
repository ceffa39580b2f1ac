# superopt: f(rdi) -> rax
# g(x) + x.
# inputs: rdi:64
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movq	%rdi, %rbx
	call	g
	addq	%rbx, %rax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
