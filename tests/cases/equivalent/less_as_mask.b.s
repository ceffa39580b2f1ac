# superopt: f(edi, esi) -> eax
# Same: sbb of a register from itself is minus the carry.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	setb	%al
	negl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
