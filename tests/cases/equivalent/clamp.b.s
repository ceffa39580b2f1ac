# superopt: f(edi) -> eax
# Same: two cmovs.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	cmovns	%edi, %eax
	movl	$255, %ecx
	cmpl	%ecx, %eax
	cmovg	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
