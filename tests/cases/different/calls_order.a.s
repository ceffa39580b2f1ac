# superopt: f(rdi) -> void
# g(x), then h(x).
# inputs: rdi:64
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movq	%rdi, %rbx
	xorl	%esi, %esi
	call	g
	movq	%rbx, %rdi
	call	h
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
