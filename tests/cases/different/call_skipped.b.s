# superopt: f(rdi) -> rax
# Wrong: for x = 0 the call is skipped.
# Differs at: rdi=0 (rax: 0x99a7d456389d7b2d, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testq	%rdi, %rdi
	je	.L1
	subq	$8, %rsp
	call	g
	addq	$8, %rsp
.L1:
	addq	$1, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
