# superopt: f(rdi, sil) -> rax
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, -8(%rsp)
	movb	%sil, -6(%rsp)
	movq	-8(%rsp), %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
