# superopt: f(edi) -> eax
# Steps of x -> x / 2 until it is 0.
# inputs: rdi:32:1..100000
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
.L1:
	incl	%eax
	shrl	$1, %edi
	jne	.L1
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
