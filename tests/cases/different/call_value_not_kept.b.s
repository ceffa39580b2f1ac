# superopt: f(rdi) -> rax
# Wrong: rcx does not survive a call.
# Differs at: rdi=0xffffffffffffffe5 (rax: 0x91daf9965267abe7, 0xd84ec80b6d8fe826)
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	movq	%rdi, %rcx
	call	g
	addq	%rcx, %rax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
