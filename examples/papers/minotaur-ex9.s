# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), ex9: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.globl	ex9
	.p2align	4, 0x90
	.type	ex9,@function
ex9:
	vextracti128	$1, %ymm0, %xmm1
	vpextrq	$1, %xmm1, %rax
	vmovq	%xmm0, %rcx
	vmovss	(%rax), %xmm0
	vmovss	(%rcx), %xmm1
	vinsertps	$54, %xmm0, %xmm1, %xmm0
	vzeroupper
	retq
.Lfunc_end0:
	.size	ex9, .Lfunc_end0-ex9
	.section	".note.GNU-stack","",@progbits
