# superopt: f(rdi, esi) -> eax
# Every number of n.
# inputs: rdi:ptr rsi:32:0..8
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%esi, %esi
	jle	.L2
.L1:
	addl	(%rdi), %eax
	addq	$4, %rdi
	subl	$1, %esi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
