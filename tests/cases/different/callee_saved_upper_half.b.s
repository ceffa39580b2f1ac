# superopt: f(rdi) -> rax
# Wrong: the upper half of rbx is not restored.
# Differs at: rdi=0xffffffffffffffe5 (rbx)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%ebx, %ecx
	leaq	1(%rdi), %rbx
	movq	%rbx, %rax
	movl	%ecx, %ebx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
