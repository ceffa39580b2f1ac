# superopt: f(rdi, esi) -> eax
# hash = 31 hash + c.
# inputs: rdi:ptr rsi:32:0..16
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%esi, %esi
	jle	.L2
.L1:
	imull	$31, %eax, %eax
	movzbl	(%rdi), %ecx
	addl	%ecx, %eax
	addq	$1, %rdi
	subl	$1, %esi
	jne	.L1
.L2:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
