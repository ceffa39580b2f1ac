# superopt: f(edi, esi) -> eax
# In the loop esi is at most 99999, as the branches to it say: too much for the short product to have its tenth.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0x1ddf3, 0x1ddf9)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	andl	$4095, %edi
	cmpl	$99999, %esi
	ja	.L2
.L1:
	imull	$6554, %esi, %ecx
	shrl	$16, %ecx
	addl	%ecx, %eax
	leal	7(%rsi,%rdi), %esi
	cmpl	$99999, %esi
	jbe	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
