# superopt: f(edi, esi) -> eax
# Wrong: rbx is the caller's.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rbx)
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rdi,2), %ebx
	leal	(%rbx,%rsi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
