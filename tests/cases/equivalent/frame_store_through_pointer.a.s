# superopt: f(rdi, esi) -> eax
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, -4(%rsp)
	movl	$1, (%rdi)
	movl	-4(%rsp), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
