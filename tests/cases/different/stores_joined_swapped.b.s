# superopt: f(rdi, esi, edx) -> void
# Wrong: the halves are exchanged.
# Differs at: rdi=hole-252 rsi=0x86d1af04 rdx=0xffffffff (memory)
	.text
	.globl	f
	.type	f, @function
f:
	shlq	$32, %rsi
	movl	%edx, %eax
	orq	%rax, %rsi
	movq	%rsi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
