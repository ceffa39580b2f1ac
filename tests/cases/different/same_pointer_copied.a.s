# superopt: f(rdi, esi) -> eax
# *p = x; q = p; return *q.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rcx
	movl	%esi, (%rdi)
	movl	(%rcx), %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
