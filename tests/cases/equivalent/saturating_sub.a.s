# superopt: f(edi, esi) -> eax
# Unsigned difference, 0 if it is negative.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%ecx, %ecx
	movl	%edi, %eax
	subl	%esi, %eax
	cmovb	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
