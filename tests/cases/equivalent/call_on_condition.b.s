# superopt: f(edi) -> rax
# Same: the sign bit by bt.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	btl	$31, %edi
	jc	.L1
	subq	$8, %rsp
	leal	(%rdi,%rdi), %edi
	call	g
	addq	$8, %rsp
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
