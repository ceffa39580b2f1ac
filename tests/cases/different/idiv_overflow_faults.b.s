# superopt: f(edi) -> eax
# Wrong: the quotient of the least number by -1 does not fit: idiv faults.
# Differs at: rdi=0x80000000 (fault: Floating point exception)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	cltd
	movl	$-1, %ecx
	idivl	%ecx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
