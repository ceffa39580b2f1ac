# From Minotaur (Liu, Mada, Regehr: A SIMD-Oriented Synthesizing Superoptimizer, OOPSLA 2024), intro1: the paper's form, as llc 19 -O2 -mcpu=cascadelake compiles it.
	.text
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	5, 0x0
.LCPI0_0:
	.byte	15
	.byte	14
	.byte	13
	.byte	12
	.byte	11
	.byte	10
	.byte	9
	.byte	8
	.byte	7
	.byte	6
	.byte	5
	.byte	4
	.byte	3
	.byte	2
	.byte	1
	.byte	0
	.byte	15
	.byte	14
	.byte	13
	.byte	12
	.byte	11
	.byte	10
	.byte	9
	.byte	8
	.byte	7
	.byte	6
	.byte	5
	.byte	4
	.byte	3
	.byte	2
	.byte	1
	.byte	0
.LCPI0_1:
	.zero	32,46
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	4, 0x0
.LCPI0_2:
	.byte	15
	.byte	14
	.byte	13
	.byte	12
	.byte	11
	.byte	10
	.byte	9
	.byte	8
	.byte	7
	.byte	6
	.byte	5
	.byte	4
	.byte	3
	.byte	2
	.byte	1
	.byte	0
	.text
	.globl	intro1
	.p2align	4, 0x90
	.type	intro1,@function
intro1:
	vbroadcasti128	.LCPI0_2(%rip), %ymm1
	vpshufb	%ymm1, %ymm0, %ymm0
	vpermq	$78, %ymm0, %ymm0
	vpcmpeqb	.LCPI0_1(%rip), %ymm0, %k0
	vpmovm2b	%k0, %ymm0
	vpshufb	%ymm1, %ymm0, %ymm0
	vpermq	$78, %ymm0, %ymm0
	vpmovb2m	%ymm0, %k0
	vpmovm2b	%k0, %ymm0
	retq
.Lfunc_end0:
	.size	intro1, .Lfunc_end0-intro1
	.section	".note.GNU-stack","",@progbits
