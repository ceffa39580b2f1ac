# superopt: f(rdi, esi) -> eax
# *p = x, and return the second byte of *p.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, (%rdi)
	movzbl	1(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
