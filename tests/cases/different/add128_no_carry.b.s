# superopt: f(rdi, rsi, rdx, rcx) -> rax, rdx
# Wrong: the carry into the high half is dropped.
# Differs at: rdi=0xffffffffffffffe5 rsi=0x10db67f30e9d2968 rdx=0x10db67f30e9d2968 rcx=0xffffffffffffffd9 (rdx: 0x10db67f30e9d2942, 0x10db67f30e9d2941)
	.text
	.globl	f
	.type	f, @function
f:
	movq	%rdi, %rax
	addq	%rdx, %rax
	leaq	(%rsi,%rcx), %rdx
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
