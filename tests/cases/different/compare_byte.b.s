# superopt: f(edi) -> eax
# Wrong: only the low byte is compared.
# Differs at: rdi=0x2476670a (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpb	$10, %dil
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
