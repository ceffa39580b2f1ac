# superopt: f(rdi) -> void
# Wrong: h is called first.
# Differs at: rdi=0xffffffffffffffe5 (calls)
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movq	%rdi, %rbx
	xorl	%esi, %esi
	call	h
	movq	%rbx, %rdi
	call	g
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
