# superopt: f(rdi) -> rax
# Same: multiplication and inc.
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	imulq	$5, %rdi, %rdi
	call	g
	incq	%rax
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
