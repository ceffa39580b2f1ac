# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), ex7: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x3f866666
.LCPI0_1:
	.long	0x3f1020c5
	.text
	.globl	ex7
	.p2align	4, 0x90
	.type	ex7,@function
ex7:
	vmulss	.LCPI0_0(%rip), %xmm0, %xmm0
	vmovss	.LCPI0_1(%rip), %xmm1
	vucomiss	%xmm0, %xmm1
	seta	%al
	retq
.Lfunc_end0:
	.size	ex7, .Lfunc_end0-ex7
	.section	".note.GNU-stack","",@progbits
