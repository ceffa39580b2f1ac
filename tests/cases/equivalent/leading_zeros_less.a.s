# superopt: f(edi, esi) -> eax
# Has x fewer leading zeros than y: (x & ~y) > y.
	.text
	.globl	f
	.type	f, @function
f:
	movl	%esi, %eax
	notl	%eax
	andl	%edi, %eax
	cmpl	%esi, %eax
	seta	%al
	movzbl	%al, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
