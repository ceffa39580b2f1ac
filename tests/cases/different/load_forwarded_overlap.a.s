# superopt: f(rdi, esi, edx) -> eax
# p[0] = x, y one byte behind it, return p[0].
# inputs: rdi:ptr rsi:32 rdx:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	movl	%edx, 1(%rdi)
	movl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
