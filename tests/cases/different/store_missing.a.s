# superopt: f(rdi, esi) -> eax
# p[0] = x, p[1] = 2x; return 3x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	leal	(%rsi,%rsi), %eax
	movl	%eax, 4(%rdi)
	addl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
