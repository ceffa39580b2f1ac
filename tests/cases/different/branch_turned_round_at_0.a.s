# superopt: f(rdi, esi) -> eax
# One of two words is read and another written.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	jle	.L1
	movl	(%rdi), %eax
	movl	%esi, (%rdi)
	ret
.L1:
	movl	4(%rdi), %eax
	movl	$0, 8(%rdi)
	addl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
