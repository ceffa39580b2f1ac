# superopt: f(edi, esi) -> eax
# Wrong: a borrow goes into the upper bits.
# Differs at: rdi=0x40000001 rsi=0x40000002 (rax: 0xff, 0xffffffff)
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	%dil, %eax
	movzbl	%sil, %ecx
	subl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
