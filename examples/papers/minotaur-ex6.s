# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), ex6: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.LCPI0_0:
	.long	0x80000000
	.text
	.globl	ex6
	.p2align	4, 0x90
	.type	ex6,@function
ex6:
	vxorps	.LCPI0_0(%rip){1to4}, %xmm0, %xmm1
	vcmpless	%xmm0, %xmm1, %k1
	vmovss	%xmm0, %xmm1, %xmm1 {%k1}
	vxorps	%xmm0, %xmm0, %xmm0
	vcmpeqss	%xmm0, %xmm1, %k0
	kmovd	%k0, %eax
	retq
.Lfunc_end0:
	.size	ex6, .Lfunc_end0-ex6
	.section	".note.GNU-stack","",@progbits
