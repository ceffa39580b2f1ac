# superopt: f(edi) -> rax
# Wrong: of x, zero extended.
# Differs at: rdi=0xffffffe5 (rax: 0x3f5247542cd3bb86, 0xa071da12431aa422)
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	movl	%edi, %edi
	call	g
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
