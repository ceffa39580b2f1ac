# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# Wrong: sub in place of sbb.
# Differs at: rdi=0 rsi=0xfffffffffffffff3 rdx=0x16 rcx=0xffffffffffffffff (rdx: 0xfffffffffffffff3, 0xfffffffffffffff4)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	subq	%rdx, %rax
	subq	%rcx, %rsi
	movq	%rsi, %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
