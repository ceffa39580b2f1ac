# superopt: f(rdi, esi) -> eax
# Wrong: one way has the word in another register.
# Differs at: rdi=hole-240 rsi=0x3 (memory)
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
	movl	%esi, %eax
	movl	12(%rdi), %ecx
	jmp	.L3
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
