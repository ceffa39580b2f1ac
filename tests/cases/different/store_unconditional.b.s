# superopt: f(rdi, esi) -> void
# Wrong: p is read and written although x = 0; it may not be mapped or not writable.
# Differs at: rdi=null rsi=0 (fault: Segmentation fault)
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rdi), %eax
	movl	$1, %ecx
	testl	%esi, %esi
	cmovne	%ecx, %eax
	movl	%eax, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
