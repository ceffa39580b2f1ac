# superopt: f(edi) -> eax
# Wrong: the step by 16 is missing, which shows from 65537 on.
# Differs at: rdi=0x800001 (rax: 0x1000000, 0xffff01)
	.text
	.globl	f
	.type	f, @function
f:
	leal	-1(%rdi), %eax
	movl	%eax, %ecx
	shrl	$1, %ecx
	orl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$2, %ecx
	orl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$4, %ecx
	orl	%ecx, %eax
	movl	%eax, %ecx
	shrl	$8, %ecx
	orl	%ecx, %eax
	addl	$1, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
