# superopt: f(rdi, sil) -> rax
# a byte in the middle of what was stored before.
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	movzbl	%sil, %esi
	shll	$16, %esi
	andq	$-16711681, %rax
	orq	%rsi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
