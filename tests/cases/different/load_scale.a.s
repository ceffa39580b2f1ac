# superopt: f(rdi, esi) -> eax
# p[i], 32-bit elements, i in 0..8.
# inputs: rdi:ptr rsi:32:0..8
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %esi
	movl	(%rdi,%rsi,4), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
