# superopt: f(rdi) -> eax
# A byte, zero extended.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
