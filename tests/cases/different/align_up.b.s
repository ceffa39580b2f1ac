# superopt: f(rdi) -> rax
# Wrong: multiples of 16 go one step too far.
# Differs at: rdi=0x10000 (rax: 0x10000, 0x10010)
	.text
	.globl	f
	.type	f, @function
f:
	leaq	16(%rdi), %rax
	andq	$-16, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
