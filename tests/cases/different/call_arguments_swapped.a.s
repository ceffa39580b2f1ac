# superopt: f(rdi, rsi) -> rax
# g(y, x).
# inputs: rdi:64 rsi:64
	.text
	.globl	f
	.type	f, @function
f:
	subq	$8, %rsp
	xchgq	%rdi, %rsi
	call	g
	addq	$8, %rsp
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
