# superopt: f(rdi, rsi, rdx) -> void where noalias(rdi, rsi)
# Two elements are copied, one after the other.
# inputs: rdi:ptr rsi:far rdx:64:0..9
	.text
	.globl	f
	.type	f, @function
f:
	movl	(%rsi,%rdx,4), %eax
	movl	%eax, (%rdi,%rdx,4)
	leaq	1(%rdx), %rcx
	movl	(%rsi,%rcx,4), %eax
	movl	%eax, (%rdi,%rcx,4)
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
