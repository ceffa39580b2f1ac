# superopt: f(edi, esi) -> eax
# In the loop esi is at most 999, as the branches to it say, and so a short product has its tenth.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	andl	$4095, %edi
	cmpl	$999, %esi
	ja	.L2
.L1:
	movl	%esi, %ecx
	movl	$3435973837, %edx
	imulq	%rdx, %rcx
	shrq	$35, %rcx
	addl	%ecx, %eax
	leal	7(%rsi,%rdi), %esi
	cmpl	$999, %esi
	jbe	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
