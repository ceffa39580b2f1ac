# superopt: f(rdi, esi, edx) -> void
# Wrong: behind p[255] comes p[0].
# Differs at: rdi=hole-256 rsi=0xffffffff rdx=0x2ddd3f00 (fault: Segmentation fault)
	.text
	.globl	f
	.type	f, @function
f:
	movzbl	%sil, %ecx
	movb	%dl, %dh
	movw	%dx, (%rdi,%rcx)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
