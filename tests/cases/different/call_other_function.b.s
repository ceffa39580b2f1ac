# superopt: f(rdi) -> rax
# Wrong: h(x).
# Differs at: rdi=0xffffffffffffffe5 (rax: 0x91daf9965267ac02, 0x126a191307494f31)
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	call	h
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
