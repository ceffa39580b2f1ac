# superopt: f(edi, esi) -> eax
# -1, 0 or 1.
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	%esi, %edi
	jl	.L1
	jg	.L2
	xorl	%eax, %eax
	ret
.L1:
	movl	$-1, %eax
	ret
.L2:
	movl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
