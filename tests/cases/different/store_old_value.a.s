# superopt: f(rdi, esi) -> eax
# *p = x + 1, and return x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	leal	1(%rsi), %ecx
	movl	%ecx, (%rdi)
	movl	%esi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
