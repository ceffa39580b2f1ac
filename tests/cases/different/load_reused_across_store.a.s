# superopt: f(rdi, rsi) -> eax
# *q = 5, then return *p + 1.
# inputs: rdi:ptr rsi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movl	$5, (%rsi)
	movl	(%rdi), %eax
	incl	%eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
