# superopt: f(rdi) -> void
# *p = 1, then g(p).
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	movl	$1, (%rdi)
	call	g
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
