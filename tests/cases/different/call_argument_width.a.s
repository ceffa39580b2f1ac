# superopt: f(edi) -> rax
# g of x, sign extended.
# inputs: rdi:32
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	movslq	%edi, %rdi
	call	g
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
