# From Souper (Sasnauskas et al.: A Synthesizing Superoptimizer, 2017), fig2: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.globl	fig2
	.p2align	4, 0x90
	.type	fig2,@function
fig2:
	testb	$1, %dil
	je	.LBB0_2
	leal	(%rsi,%rsi,2), %eax
	addl	%esi, %eax
	retq
.LBB0_2:
	addl	%esi, %esi
	movl	%esi, %eax
	addl	%esi, %eax
	retq
.Lfunc_end0:
	.size	fig2, .Lfunc_end0-fig2
	.section	".note.GNU-stack","",@progbits
