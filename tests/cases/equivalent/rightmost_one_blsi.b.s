# superopt: f(edi) -> eax
# Same: BMI1 has it.
	.text
	.globl	f
	.type	f, @function
f:
	blsil	%edi, %eax
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
