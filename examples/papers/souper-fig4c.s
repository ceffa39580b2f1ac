# From Souper (Sasnauskas et al.: A Synthesizing Superoptimizer, 2017), figure 4c, one instruction per operation.
	.text
	.globl	f
	.p2align	4, 0x90
	.type	f,@function
f:
	shrb	$3, %dil
	testb	%dil, %dil
	sete	%al
	retq
.Lfunc_end0:
	.size	f, .Lfunc_end0-f
	.section	".note.GNU-stack","",@progbits
