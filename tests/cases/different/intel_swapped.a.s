# superopt: f(edi, esi) -> eax
# x - y, in Intel syntax.
	.text
	.globl	f
	.type	f, @function
	.intel_syntax noprefix
f:
	mov	eax, edi
	sub	eax, esi
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
