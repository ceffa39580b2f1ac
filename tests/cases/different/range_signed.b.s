# superopt: f(edi) -> eax
# Wrong: numbers below 10 pass the signed comparison.
# Differs at: rdi=0xffffffe5 (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	leal	-10(%rdi), %ecx
	xorl	%eax, %eax
	cmpl	$10, %ecx
	setle	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
