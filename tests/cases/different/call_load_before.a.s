# superopt: f(rdi) -> rax
# g(p), then read *p.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movq	%rdi, %rbx
	call	g
	movslq	(%rbx), %rax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
