# superopt: f(edi) -> eax
# Wrong: dec leaves the carry as xor made it.
# Differs at: rdi=0 (rax: 0x1, 0)
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	decl	%edi
	setb	%al
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
