# superopt: f(edi) -> eax
# x / 4, towards zero.
	.text
	.globl	f
	.type	f, @function
f:
	leal	3(%rdi), %eax
	testl	%edi, %edi
	cmovns	%edi, %eax
	sarl	$2, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
