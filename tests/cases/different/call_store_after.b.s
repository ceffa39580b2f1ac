# superopt: f(rdi) -> void
# Wrong: the store comes after the call.
# Differs at: rdi=hole-250 (calls)
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movq	%rdi, %rbx
	call	g
	movl	$1, (%rbx)
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
