# superopt: f(rdi, rsi, edx) -> void
# p[i + 2] = x * 3.
# inputs: rdi:ptr rsi:64:0..8 rdx:32
	.text
	.globl	f
	.type	f, @function
f:
	leal	(%rdx,%rdx,2), %eax
	movl	%eax, 8(%rdi,%rsi,4)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
