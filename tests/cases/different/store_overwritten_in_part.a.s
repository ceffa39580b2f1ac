# superopt: f(rdi, esi) -> void
# *p = 0, 64 bits, then x over the lower half.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movq	$0, (%rdi)
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
