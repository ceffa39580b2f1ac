# superopt: f(edi) -> eax
# Wrong: 254 becomes 255.
# Differs at: rdi=0xfe (rax: 0xfe, 0xff)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	js	.L1
	movl	$255, %eax
	cmpl	$254, %edi
	jge	.L1
	movl	%edi, %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
