# superopt: f(edi) -> eax
# Wrong: 20 is left out.
# Differs at: rdi=0x14 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	leal	-10(%rdi), %ecx
	xorl	%eax, %eax
	cmpl	$10, %ecx
	setb	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
