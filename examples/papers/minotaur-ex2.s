# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), ex2: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI0_0:
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
.LCPI0_1:
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.short	1
	.short	0
	.text
	.globl	ex2
	.p2align	4, 0x90
	.type	ex2,@function
ex2:
	vpmaddwd	.LCPI0_0(%rip), %ymm0, %ymm1
	vpmaddwd	.LCPI0_1(%rip), %ymm0, %ymm0
	vpsubd	%ymm1, %ymm0, %ymm0
	retq
.Lfunc_end0:
	.size	ex2, .Lfunc_end0-ex2
	.section	".note.GNU-stack","",@progbits
