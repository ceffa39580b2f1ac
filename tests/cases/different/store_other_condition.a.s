# superopt: f(rdi, esi) -> void
# if (x > 0) *p = x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	jle	.L1
	movl	%esi, (%rdi)
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
