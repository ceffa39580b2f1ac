# From Souper (Sasnauskas et al.: A Synthesizing Superoptimizer, 2017), fig3: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.globl	g
	.p2align	4, 0x90
	.type	g,@function
g:
	movl	%edi, %eax
	movl	%edi, %ecx
	andl	$3, %ecx
	cmpl	$2, %ecx
	je	.LBB0_5
	cmpl	$1, %ecx
	je	.LBB0_4
	testl	%ecx, %ecx
	jne	.LBB0_6
	addl	$3, %eax
	andl	$3, %eax
	retq
.LBB0_4:
	addl	$2, %eax
	andl	$3, %eax
	retq
.LBB0_5:
	incl	%eax
.LBB0_6:
	andl	$3, %eax
	retq
.Lfunc_end0:
	.size	g, .Lfunc_end0-g
	.section	".note.GNU-stack","",@progbits
