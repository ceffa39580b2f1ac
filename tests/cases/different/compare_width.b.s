# superopt: f(rdi, rsi) -> rax
# Wrong: only the low halves are compared.
# Differs at: rdi=0xffffffffffffffff rsi=0x3ffffffff (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
