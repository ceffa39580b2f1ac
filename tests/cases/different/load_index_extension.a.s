# superopt: f(rdi, esi) -> eax
# p[i], i signed.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movslq	%esi, %rsi
	movl	(%rdi,%rsi,4), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
