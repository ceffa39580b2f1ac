# superopt: f(rdi) -> eax
# *p == 0, for a byte.
# inputs: rdi:ptr
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	cmpb	$0, (%rdi)
	sete	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
