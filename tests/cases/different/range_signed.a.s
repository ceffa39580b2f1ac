# superopt: f(edi) -> eax
# 10 <= x <= 20.
	.text
	.globl	f
	.type	f, @function
f:
	leal	-10(%rdi), %ecx
	xorl	%eax, %eax
	cmpl	$10, %ecx
	setbe	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
