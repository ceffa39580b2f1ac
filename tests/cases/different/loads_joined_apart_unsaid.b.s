# superopt: f(rdi, rsi, rdx) -> void
# Wrong: what is copied first may be what is read then.
# Differs at: rdi=hole-252 rsi=hole-256 rdx=0x2 (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movq	(%rsi,%rdx,4), %rax
	movq	%rax, (%rdi,%rdx,4)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
