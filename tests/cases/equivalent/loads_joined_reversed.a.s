# superopt: f(rdi) -> eax
# Four bytes, the highest first, put together.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	3(%rdi), %eax
	movzbl	2(%rdi), %ecx
	shll	$8, %ecx
	orl	%ecx, %eax
	movzbl	1(%rdi), %ecx
	shll	$16, %ecx
	orl	%ecx, %eax
	movzbl	(%rdi), %ecx
	shll	$24, %ecx
	orl	%ecx, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
