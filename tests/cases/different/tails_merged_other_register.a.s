# superopt: f(rdi, esi) -> eax
# Three ends that store a word, the argument, and return 1.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	je	.L1
	cmpl	$3, %esi
	je	.L2
	movl	(%rdi), %eax
	addl	$5, %eax
	movl	%eax, (%rdi)
	movl	%esi, 4(%rdi)
	movl	$1, %eax
	ret
.L1:
	movl	8(%rdi), %eax
	xorl	$7, %eax
	movl	%eax, (%rdi)
	movl	%esi, 4(%rdi)
	movl	$1, %eax
	ret
.L2:
	movl	12(%rdi), %eax
	movl	%eax, (%rdi)
	movl	%esi, 4(%rdi)
	movl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
