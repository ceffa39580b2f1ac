# superopt: f(edi, esi) -> eax
# -1, 0 or 1 as x is less than, equal to or greater than y.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	setg	%al
	setl	%cl
	movzbl	%cl, %ecx
	subl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
