# superopt: f(edi) -> eax
# Same: by masks.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	andl	$0xfffff0f0, %eax
	movl	%edi, %ecx
	andl	$15, %ecx
	shll	$8, %ecx
	orl	%ecx, %eax
	shrl	$8, %edi
	andl	$15, %edi
	orl	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
