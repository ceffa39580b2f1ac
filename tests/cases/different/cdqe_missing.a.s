# superopt: f(edi, esi) -> rax
# The sum of 32 bits, sign extended.
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdi,%rsi), %eax
	cltq
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
