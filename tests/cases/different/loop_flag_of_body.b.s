# superopt: f(edi) -> eax
# Wrong: the carry decides in place of zero.
# Differs at: rdi=0x122bc (rax: 0x11, 0x3)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
.L1:
	shrl	$1, %edi
	leal	1(%rax), %eax
	jnc	.L1
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
