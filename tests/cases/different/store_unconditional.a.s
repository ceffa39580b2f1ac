# superopt: f(rdi, esi) -> void
# if (x) *p = 1.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	je	.L1
	movl	$1, (%rdi)
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
