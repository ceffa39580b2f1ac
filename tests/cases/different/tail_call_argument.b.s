# superopt: f(rdi) -> rax
# Wrong: g(x + 2).
# Differs at: rdi=0xffffffffffffffe5 (rax: 0x5a6fecb4b6564a85, 0xd9dec542a3ad0898)
	.text
	.globl	f
	.type	f, @function
f:
	addq	$2, %rdi
	jmp	g
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
