# superopt: f(edi, esi) -> eax
# Collatz-like steps until x is 1 or 100 are done.
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
.L1:
	cmpl	$1, %edi
	jbe	.L2
	cmpl	$100, %eax
	jae	.L2
	leal	1(%rdi,%rdi,2), %ecx
	movl	%edi, %edx
	shrl	$1, %edx
	testb	$1, %dil
	cmovne	%ecx, %edx
	movl	%edx, %edi
	incl	%eax
	jmp	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
