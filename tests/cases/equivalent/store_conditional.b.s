# superopt: f(rdi, esi) -> void
# Same: the same condition by test.
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	jle	.L1
	leal	(,%rsi,4), %eax
	movl	%eax, (%rdi)
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
