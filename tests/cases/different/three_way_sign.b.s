# superopt: f(edi, esi) -> eax
# Wrong: the two set instructions are exchanged, so the sign is the other one.
# Differs at: rdi=0xffffffe5 rsi=0x23 (rax: 0xffffffff, 0x1)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpl	%esi, %edi
	setl	%al
	setg	%cl
	movzbl	%cl, %ecx
	subl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
