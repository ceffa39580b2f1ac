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
	imull	$6554, %esi, %ecx
	shrl	$16, %ecx
	addl	%ecx, %eax
	leal	7(%rsi,%rdi), %esi
	cmpl	$999, %esi
	jbe	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
