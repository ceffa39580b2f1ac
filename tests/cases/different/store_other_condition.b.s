# superopt: f(rdi, esi) -> void
# Wrong: 0 is stored, too.
# Differs at: rdi=null rsi=0 (fault: Segmentation fault)
	.text
	.globl	f
	.type	f, @function
f:
	testl	%esi, %esi
	js	.L1
	movl	%esi, (%rdi)
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
