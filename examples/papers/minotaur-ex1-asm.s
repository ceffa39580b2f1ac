# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), ex1-asm: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.globl	ex1
	.p2align	4, 0x90
	.type	ex1,@function
ex1:
	vpmovzxbw	%xmm0, %ymm0
	vpmovzxbw	%xmm1, %ymm1
	vpavgw	%ymm1, %ymm0, %ymm0
	vpmovwb	%ymm0, %xmm0
	vzeroupper
	retq
.Lfunc_end0:
	.size	ex1, .Lfunc_end0-ex1
	.section	".note.GNU-stack","",@progbits
