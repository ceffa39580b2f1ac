# superopt: f(edi) -> eax
# Parity of all 32 bits.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	shrl	$16, %eax
	xorl	%edi, %eax
	xorb	%ah, %al
	setnp	%al
	movzbl	%al, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
