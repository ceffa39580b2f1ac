# superopt: f(rdi) -> eax
# A byte, sign extended.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movsbl	(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
