# superopt: f(rdi, esi) -> eax
# Wrong: at 0 it goes the other way.
# Differs at: rdi=hole-236 rsi=0 (rax: 0xc0d144bf, 0xb666e12c)
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	jge	.L1
	movl	4(%rdi), %eax
	addl	%esi, %eax
	movl	$0, 8(%rdi)
	ret
.L1:
	movl	(%rdi), %eax
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
