# superopt: saxpy(rdi, rsi, edx, rcx) -> void where noalias(rdi, rsi)
	.file	"saxpy.c"
	.text
	.p2align 4
	.globl	saxpy
	.type	saxpy, @function
saxpy:
.LFB0:
	.cfi_startproc
	movl	%edx, %eax
	leaq	0(,%rcx,4), %rdx
	leaq	(%rdi,%rdx), %r9
	movl	(%r9), %r8d
	imull	%eax, %r8d
	addl	(%rsi,%rcx,4), %r8d
	movl	%r8d, (%r9)
	leaq	4(%rdi,%rdx), %r8
	movl	(%r8), %ecx
	imull	%eax, %ecx
	addl	4(%rsi,%rdx), %ecx
	movl	%ecx, (%r8)
	leaq	8(%rdi,%rdx), %r8
	movl	(%r8), %ecx
	imull	%eax, %ecx
	addl	8(%rsi,%rdx), %ecx
	movl	%ecx, (%r8)
	leaq	12(%rdi,%rdx), %rcx
	imull	(%rcx), %eax
	addl	12(%rsi,%rdx), %eax
	movl	%eax, (%rcx)
	ret
	.cfi_endproc
.LFE0:
	.size	saxpy, .-saxpy
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
