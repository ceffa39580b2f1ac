# superopt: f(rdi, rsi, edx) -> void
# p[i - 1] = x, p[i] = x, 64-bit index.
# inputs: rdi:ptr rsi:64:0..9 rdx:32
	.text
	.globl	f
	.type	f, @function
f:
	leaq	-1(%rsi), %rax
	movl	%edx, (%rdi,%rax,4)
	movl	%edx, (%rdi,%rsi,4)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
