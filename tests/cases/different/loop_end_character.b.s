# superopt: f(rdi) -> rax
# Wrong: it stops at a 2, too.
# Differs at: rdi=hole-248 (rax: 0x9, 0x5)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
.L1:
	cmpb	$1, (%rax)
	jb	.L2
	incq	%rax
	cmpb	$2, (%rax)
	jne	.L1
.L2:
	subq	%rdi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
