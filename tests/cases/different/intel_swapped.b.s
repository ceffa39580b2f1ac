# superopt: f(edi, esi) -> eax
# Wrong: y - x.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0xffffffc2, 0x3e)
	.text
	.globl	f
	.type	f, @function
	.intel_syntax noprefix
f:
	mov	eax, esi
	sub	eax, edi
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
