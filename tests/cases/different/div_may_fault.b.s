# superopt: f(edi, esi) -> eax
# Wrong: the division is done for y = 0, too, and faults.
# Differs at: rdi=0 rsi=0 (fault: Floating point exception)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
	testl	%esi, %esi
	cmove	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
