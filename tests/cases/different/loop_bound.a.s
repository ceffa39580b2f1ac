# superopt: f(rdi, esi) -> eax
# The sum of n numbers.
# inputs: rdi:ptr rsi:32:0..8
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
	jl	.L1
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
