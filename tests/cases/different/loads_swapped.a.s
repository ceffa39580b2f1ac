# superopt: f(rdi) -> eax
# p[0] - p[1].
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	subl	4(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
