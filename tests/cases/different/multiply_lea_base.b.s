# superopt: f(edi) -> eax
# Wrong: the base is missing: x * 16.
# Differs at: rdi=0xffffffe5 (rax: 0xfffffebc, 0xfffffe50)
	.text
	.globl	f
	.type	f, @function
f:
	leal	(,%rdi,4), %eax
	shll	$2, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
