# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), ex4: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.globl	ex4
	.p2align	4, 0x90
	.type	ex4,@function
ex4:
	testb	$1, %dil
	je	.LBB0_1
	vpavgb	%ymm1, %ymm0, %ymm0
	retq
.LBB0_1:
	vmovdqa	%ymm1, %ymm2
	vpavgb	%ymm0, %ymm2, %ymm0
	retq
.Lfunc_end0:
	.size	ex4, .Lfunc_end0-ex4
	.section	".note.GNU-stack","",@progbits
