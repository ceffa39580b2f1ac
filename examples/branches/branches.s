	.file	"branches.c"
	.text
	.p2align 4
	.globl	cheap_max
	.type	cheap_max, @function
cheap_max:
	cmpq	%rdi, %rsi
	movq	%rdi, %rax
	cmovnb	%rsi, %rax
	ret
	.size	cheap_max, .-cheap_max
	.p2align 4
	.globl	clamp_below
	.type	clamp_below, @function
clamp_below:
	cmpq	%rsi, %rdi
	movq	%rsi, %rax
	cmovge	%rdi, %rax
	ret
	.size	clamp_below, .-clamp_below
	.p2align 4
	.globl	one_product
	.type	one_product, @function
one_product:
	movq	%rdi, %rax
	cmpq	%rsi, %rdi
	jnb	.L5
	imulq	%rsi, %rax
.L5:
	ret
	.size	one_product, .-one_product
	.p2align 4
	.globl	cube
	.type	cube, @function
cube:
	cmpq	%rsi, %rdi
	jnb	.L7
	imulq	%rsi, %rdi
	imulq	%rdi, %rdi
	imulq	%rsi, %rdi
.L7:
	leaq	(%rdi,%rsi), %rax
	ret
	.size	cube, .-cube
	.p2align 4
	.globl	two_polynomials
	.type	two_polynomials, @function
two_polynomials:
	cmpq	%rdi, %rsi
	jnb	.L9
	movq	%rdi, %rax
	imulq	%rsi, %rax
	addq	$3, %rax
	imulq	%rdi, %rax
	addq	%rsi, %rax
	imulq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L9:
	xorq	%rsi, %rdi
	imulq	%rsi, %rdi
	leaq	-7(%rdi), %rax
	imulq	%rsi, %rax
	ret
	.size	two_polynomials, .-two_polynomials
	.p2align 4
	.globl	rare_mix
	.type	rare_mix, @function
rare_mix:
	leaq	(%rdi,%rsi), %rax
	testb	$1, %sil
	je	.L11
	movabsq	$-7046029254386353131, %rax
	xorq	%rsi, %rdi
	imulq	%rax, %rdi
	movabsq	$-2960836687051489901, %rax
	movq	%rdi, %rdx
	shrq	$32, %rdx
	xorq	%rdi, %rdx
	imulq	%rax, %rdx
	movq	%rdx, %rax
	shrq	$32, %rax
	xorq	%rdx, %rax
.L11:
	ret
	.size	rare_mix, .-rare_mix
	.p2align 4
	.globl	late_condition
	.type	late_condition, @function
late_condition:
	movq	%rdi, %rax
	leaq	(%rdi,%rsi), %rdx
	imulq	%rsi, %rax
	imulq	%rax, %rax
	addq	%rdi, %rax
	xorq	%rsi, %rdi
	imulq	%rsi, %rax
	testq	%rax, %rax
	movq	%rdx, %rax
	cmovns	%rdi, %rax
	ret
	.size	late_condition, .-late_condition
	.p2align 4
	.globl	collatz_step
	.type	collatz_step, @function
collatz_step:
	movq	%rdi, %rax
	shrq	%rax
	testb	$1, %dil
	je	.L18
	leaq	1(%rdi,%rdi,2), %rax
.L18:
	ret
	.size	collatz_step, .-collatz_step
	.p2align 4
	.globl	saturating_add
	.type	saturating_add, @function
saturating_add:
	addq	%rsi, %rdi
	movq	$-1, %rax
	cmovnc	%rdi, %rax
	ret
	.size	saturating_add, .-saturating_add
	.p2align 4
	.globl	average_or_product
	.type	average_or_product, @function
average_or_product:
	cmpl	%esi, %edi
	jnb	.L29
	movq	%rdi, %rax
	andq	%rsi, %rdi
	xorq	%rsi, %rax
	shrq	%rax
	addq	%rdi, %rax
	ret
	.p2align 4,,10
	.p2align 3
.L29:
	imulq	%rdi, %rsi
	orq	$1, %rdi
	movq	%rsi, %rax
	shrq	$29, %rax
	xorq	%rsi, %rax
	imulq	%rdi, %rax
	ret
	.size	average_or_product, .-average_or_product
	.p2align 4
	.globl	parity_of_sum
	.type	parity_of_sum, @function
parity_of_sum:
	movl	$2, %eax
	cmpq	%rsi, %rdi
	jb	.L31
	addq	%rsi, %rdi
	movq	%rdi, %rax
	shrq	$32, %rax
	xorq	%rdi, %rax
	movq	%rax, %rdx
	shrq	$16, %rdx
	xorq	%rax, %rdx
	movq	%rdx, %rax
	shrq	$8, %rax
	xorq	%rdx, %rax
	movq	%rax, %rcx
	shrq	$4, %rcx
	xorq	%rax, %rcx
	movl	$27030, %eax
	andl	$15, %ecx
	sarl	%cl, %eax
	andl	$1, %eax
.L31:
	ret
	.size	parity_of_sum, .-parity_of_sum
	.p2align 4
	.globl	both_short
	.type	both_short, @function
both_short:
	movq	%rsi, %rax
	leaq	(%rdi,%rsi,2), %rdx
	subq	%rdi, %rax
	cmpq	%rsi, %rdi
	cmovb	%rdx, %rax
	ret
	.size	both_short, .-both_short
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
