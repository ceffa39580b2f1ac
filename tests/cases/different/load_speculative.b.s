# superopt: f(rdi, esi) -> eax
# Wrong: cmov reads *p in any case.
# Differs at: rdi=null rsi=0 (fault: Segmentation fault)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	movl	(%rdi), %ecx
	testl	%esi, %esi
	cmovne	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
