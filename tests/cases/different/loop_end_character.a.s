# superopt: f(rdi) -> rax
# Length up to the first 0.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
.L1:
	cmpb	$0, (%rax)
	je	.L2
	incq	%rax
	jmp	.L1
.L2:
	subq	%rdi, %rax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
