# superopt: f(edi) -> eax
# Wrong: each step drops a bit, not a 1-bit.
# Differs at: rdi=0xffffffe5 (rax: 0x1d, 0x20)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	je	.L2
.L1:
	incl	%eax
	shrl	$1, %edi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
