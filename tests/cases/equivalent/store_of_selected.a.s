# superopt: f(rdi, esi) -> void
# *p = x < 0 ? 0 : x.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%esi, %esi
	cmovns	%esi, %eax
	movl	%eax, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
