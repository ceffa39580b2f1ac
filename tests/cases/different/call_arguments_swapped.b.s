# superopt: f(rdi, rsi) -> rax
# Wrong: g(x, y).
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 (rax: 0x6fc544bf3fad477a, 0xe80e6bf014d6775a)
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	call	g
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
