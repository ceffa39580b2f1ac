# superopt: f(rdi, esi) -> eax
# p[0] = x, then read p[1].
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	movl	4(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
