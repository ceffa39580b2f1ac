# superopt: f(rdi) -> eax
# Same: load, then compare.
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	(%rdi), %eax
	cmpl	$1, %eax
	sbbl	%eax, %eax
	negl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
