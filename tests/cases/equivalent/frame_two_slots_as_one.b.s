# superopt: f(edi, esi) -> rax
# one load of what two stores wrote.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shlq	$32, %rsi
	orq	%rsi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
