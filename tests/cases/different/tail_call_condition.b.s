# superopt: f(rdi) -> rax
# Wrong: only the low half is tested.
# Differs at: rdi=0x200000000000 (rax: 0xe8850f1f67717f36, 0xbb6324dbe4a0f811)
	.text
	.globl	f
	.type	f, @function
f:
	testl	%edi, %edi
	jne	g
	jmp	h
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
