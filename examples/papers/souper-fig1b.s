# From Souper (Sasnauskas et al.: A Synthesizing Superoptimizer, 2017), fig1b: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.globl	f
	.p2align	4, 0x90
	.type	f,@function
f:
	cmpq	%rdx, %rsi
	jge	.LBB0_1
	cmpq	%rsi, %rdi
	sete	%cl
	cmpq	%rdx, %rdi
	setne	%al
	andb	%cl, %al
	retq
.LBB0_1:
	xorl	%eax, %eax
	retq
.Lfunc_end0:
	.size	f, .Lfunc_end0-f
	.section	".note.GNU-stack","",@progbits
