# superopt: f(rdi, sil) -> void
# Wrong: a fourth byte is written, too.
# Differs at: rdi=hole-252 rsi=0xffffffea (memory)
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	%sil, %esi
	imull	$0x10101, %esi, %esi
	movl	%esi, (%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
