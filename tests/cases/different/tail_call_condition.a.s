# superopt: f(rdi) -> rax
# x ? g(x) : h(x).
# inputs: rdi:64
	.text
	.globl	f
	.type	f, @function
f:
	testq	%rdi, %rdi
	jne	g
	jmp	h
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
