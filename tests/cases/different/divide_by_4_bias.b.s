# superopt: f(edi) -> eax
# Wrong: this rounds down.
# Differs at: rdi=0xffffffe5 (rax: 0xfffffffa, 0xfffffff9)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	sarl	$2, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
