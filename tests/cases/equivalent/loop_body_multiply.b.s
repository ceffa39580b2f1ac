# superopt: f(rdi, esi) -> eax
# Same: 32 hash + (c - hash).
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%esi, %esi
	jle	.L2
.L1:
	movzbl	(%rdi), %ecx
	subl	%eax, %ecx
	shll	$5, %eax
	addl	%ecx, %eax
	incq	%rdi
	decl	%esi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
