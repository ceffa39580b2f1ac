# superopt: f(rdi, esi) -> eax
# x ? *p : 0.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%esi, %esi
	je	.L1
	movl	(%rdi), %eax
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
