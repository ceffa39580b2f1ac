# superopt: f(edi) -> eax
# Wrong: 0 is no power of two.
# Differs at: rdi=0 (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %ecx
	xorl	%eax, %eax
	testl	%edi, %ecx
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
