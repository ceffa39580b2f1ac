# superopt: f(rdi) -> rax
# g(x) + 1.
# inputs: rdi:64
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	call	g
	addq	$1, %rax
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
