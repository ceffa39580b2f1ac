# superopt: f(edi, esi) -> eax
# Wrong: setle is also true for x = y.
# Differs at: rdi=0xffffffff rsi=0xffffffff (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	setle	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
