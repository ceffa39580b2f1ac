# superopt: f(rdi, esi, edx) -> void
# p[i] = x, p[i + 1] = x, bytes, where i + 1 wraps at 8 bits.
# inputs: rdi:ptr rsi:32 rdx:32
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	%sil, %ecx
	leal	1(%rsi), %eax
	movzbl	%al, %eax
	movb	%dl, (%rdi,%rcx)
	movb	%dl, (%rdi,%rax)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
