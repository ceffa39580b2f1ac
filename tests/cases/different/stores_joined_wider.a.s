# superopt: f(rdi, sil) -> void
# Three bytes are written.
# inputs: rdi:ptr rsi:32
	.text
	.globl	f
	.type	f, @function
f:
	movb	%sil, (%rdi)
	movb	%sil, 1(%rdi)
	movb	%sil, 2(%rdi)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
