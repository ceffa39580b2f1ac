# superopt: f(rdi, rsi) -> rax, rdx
# Wrong: the low half is shifted before its upper bits are taken.
# Differs at: rdi=0x57f974b1639f006b rsi=0x7fffffffffffff (rdx: 0x3fffffffffffffa, 0x3fffffffffffffd)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	movq	%rsi, %rdx
	shlq	$3, %rax
	shldq	$3, %rax, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
