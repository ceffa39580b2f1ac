# superopt: f(edi, esi) -> eax
# Wrong: the test is of x, not of the sum.
# Differs at: rdi=0 rsi=0xffffffef (rax: 0, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	addl	%edi, %esi
	testl	%edi, %edi
	movl	$0, %eax
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
