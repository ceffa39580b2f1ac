# superopt: f(edi, esi) -> eax
# Same: in 64 bits the sum does not overflow.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	%esi, %ecx
	leaq	1(%rax,%rcx), %rax
	shrq	$1, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
