# superopt: f(edi, esi) -> eax
# Same: in Intel syntax.
	.text
	.globl	f
	.type	f, @function
	.intel_syntax noprefix
f:
	shl	esi, 2
	lea	eax, [rdi+rsi]
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
