# superopt: f(edi, esi) -> eax
# Same: (x ^ m) - m.
	.text
	.globl	f
	.type	f, @function
f:
	negl	%esi
	sbbl	%ecx, %ecx
	movl	%edi, %eax
	xorl	%ecx, %eax
	subl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
