# superopt: f(edi) -> eax
# Exchange bits 0..3 with bits 8..11.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$8, %eax
	xorl	%edi, %eax
	andl	$15, %eax
	movl	%eax, %ecx
	shll	$8, %ecx
	xorl	%edi, %eax
	xorl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
