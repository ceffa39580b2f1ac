# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), intro2: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.globl	intro2
	.p2align	4, 0x90
	.type	intro2,@function
intro2:
	vsubss	%xmm1, %xmm0, %xmm0
	vxorps	%xmm1, %xmm1, %xmm1
	vucomiss	%xmm1, %xmm0
	seta	%al
	retq
.Lfunc_end0:
	.size	intro2, .Lfunc_end0-intro2
	.section	".note.GNU-stack","",@progbits
