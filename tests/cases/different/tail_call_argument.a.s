# superopt: f(rdi) -> rax
# g(x + 1).
# inputs: rdi:64
	.text
	.globl	f
	.type	f, @function
f:
	addq	$1, %rdi
	jmp	g
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
