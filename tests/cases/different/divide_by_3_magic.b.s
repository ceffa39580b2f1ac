# superopt: f(edi) -> eax
# Wrong: the magic number is one less; multiples of 3 come out too small.
# Differs at: rdi=0xffffffff (rax: 0x55555555, 0x55555554)
	.text
	.globl	f
	.type	f, @function
f:
	movl	%edi, %eax
	movl	$0xaaaaaaaa, %ecx
	imulq	%rcx, %rax
	shrq	$33, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
