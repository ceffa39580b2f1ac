# superopt: f(rdi, esi) -> eax
# Wrong: two ways jump behind the first store.
# Differs at: rdi=hole-236 rsi=0 (memory)
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
.L3:
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
