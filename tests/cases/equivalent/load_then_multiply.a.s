# superopt: f(rdi) -> eax
# p[0] * 9 + p[1].
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	imull	$9, (%rdi), %eax
	addl	4(%rdi), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
