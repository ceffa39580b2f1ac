# superopt: f(rdi) -> eax
# *p + *p, loaded twice.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	addl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
