# superopt: f(edi, esi) -> eax
# Same: two shifts; for 0 only one of them counts.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %ecx
	movl	%edi, %eax
	shll	%cl, %eax
	negl	%ecx
	shrl	%cl, %edi
	movl	%edi, %edx
	testl	$31, %esi
	movl	$0, %r8d
	cmove	%r8d, %edx
	orl	%edx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
