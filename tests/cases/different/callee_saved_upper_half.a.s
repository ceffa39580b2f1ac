# superopt: f(rdi) -> rax
# x + 1, with rbx kept.
	.text
	.globl	f
	.type	f, @function
f:
	pushq	%rbx
	leaq	1(%rdi), %rbx
	movq	%rbx, %rax
	popq	%rbx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
