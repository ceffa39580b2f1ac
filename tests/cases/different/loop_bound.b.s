# superopt: f(rdi, esi) -> eax
# Wrong: n + 1 numbers.
# Differs at: rdi=hole-252 rsi=0x5 (rax: 0x70a0808, 0x90a0809)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	jmp	.L2
.L1:
	addl	(%rdi,%rcx,4), %eax
	addq	$1, %rcx
.L2:
	cmpl	%esi, %ecx
	jle	.L1
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
