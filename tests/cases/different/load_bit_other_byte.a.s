# superopt: f(rdi) -> eax
# Bit 9 of *p.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	shrl	$9, %eax
	andl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
