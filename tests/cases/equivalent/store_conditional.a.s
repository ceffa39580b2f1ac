# superopt: f(rdi, esi) -> void
# if (x >= 1) *p = 4x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	cmpl	$1, %esi
	jl	.L1
	shll	$2, %esi
	movl	%esi, (%rdi)
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
