# superopt: f(rdi, esi) -> eax
# hash = 5381; hash = 33 * hash + c.
# inputs: rdi:ptr rsi:32:0..8
	.text
	.globl	f
	.type	f, @function
f:
	movl	$5381, %eax
	testl	%esi, %esi
	jle	.L2
.L1:
	imull	$33, %eax, %eax
	movzbl	(%rdi), %ecx
	addl	%ecx, %eax
	incq	%rdi
	decl	%esi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
