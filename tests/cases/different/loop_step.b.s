# superopt: f(rdi, esi) -> eax
# Wrong: every second one.
# Differs at: rdi=hole-252 rsi=0x5 (rax: 0x70a0808, 0x60c0a09)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%esi, %esi
	jle	.L2
.L1:
	addl	(%rdi), %eax
	addq	$8, %rdi
	subl	$1, %esi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
