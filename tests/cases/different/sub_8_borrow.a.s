# superopt: f(edi, esi) -> eax
# x - y on bytes, zero extended.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	subb	%sil, %al
	movzbl	%al, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
