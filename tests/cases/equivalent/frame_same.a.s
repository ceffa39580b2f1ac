# superopt: f(edi, esi) -> eax
# 3x + y through rbx.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	leal	(%rdi,%rdi,2), %ebx
	leal	(%rbx,%rsi), %eax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
