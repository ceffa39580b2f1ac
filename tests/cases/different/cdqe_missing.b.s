# superopt: f(edi, esi) -> rax
# Wrong: the sum is of 64 bits and does not wrap at 32.
# Differs at: rdi=0x40000001 rsi=0x40000002 (rax: 0xffffffff80000003, 0x80000003)
	.text
	.globl	f
	.type	f, @function
f:
	movslq	%edi, %rax
	movslq	%esi, %rcx
	addq	%rcx, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
