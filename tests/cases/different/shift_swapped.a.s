# superopt: f(edi, esi) -> eax
# x << (y & 31).
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	%esi, %ecx
	shll	%cl, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
