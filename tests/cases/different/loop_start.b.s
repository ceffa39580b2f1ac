# superopt: f(rdi, esi) -> eax
# Wrong: the bytes are signed.
# Differs at: rdi=hole-248 rsi=0x7 (rax: 0x732a77d0, 0xbe955d0)
	.text
	.globl	f
	.type	f, @function
f:
	movl	$5381, %eax
	testl	%esi, %esi
	jle	.L2
.L1:
	imull	$33, %eax, %eax
	movsbl	(%rdi), %ecx
	addl	%ecx, %eax
	incq	%rdi
	decl	%esi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
