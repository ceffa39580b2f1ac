# superopt: f(rdi) -> rax
# Wrong: *p is read before the call, which may change it.
# Differs at: rdi=hole-250 (rax: 0xffffffffd09735ac, 0xffffffffbf86249b)
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movslq	(%rdi), %rbx
	call	g
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
