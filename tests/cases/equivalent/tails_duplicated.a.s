# superopt: f(rdi, esi) -> eax
# An end that three ways come to.
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
.L3:
	movl	%eax, (%rdi)
	movl	%esi, 4(%rdi)
	movl	$1, %eax
	ret
.L1:
	movl	8(%rdi), %eax
	xorl	$7, %eax
	jmp	.L3
.L2:
	movl	12(%rdi), %eax
	jmp	.L3
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
