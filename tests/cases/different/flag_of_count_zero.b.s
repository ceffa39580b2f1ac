# superopt: f(edi) -> eax
# Wrong: shr by 1 sets the sign flag anew (by 0 it does not).
# Differs at: rdi=0xffffffe5 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	movl	%edi, %ecx
	andl	$1, %ecx
	testl	%edi, %edi
	shrl	%cl, %edi
	sets	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
