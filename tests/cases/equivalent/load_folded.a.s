# superopt: f(rdi, esi) -> eax
# *p + 2x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	leal	(%rax,%rsi,2), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
