# superopt: f(edi) -> eax
# All ones if x != 0, else 0.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%ecx, %ecx
	movl	%edi, %eax
	negl	%eax
	sbbl	%eax, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
