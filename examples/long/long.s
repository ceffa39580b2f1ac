	.file	"long.c"
	.text
	.p2align 4
	.globl	chacha_double_round
	.type	chacha_double_round, @function
chacha_double_round:
	pushq	%r15
	pushq	%r14
	movq	%rdi, %r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movl	16(%rdi), %edx
	movl	(%rdi), %eax
	movl	48(%rdi), %esi
	movl	32(%rdi), %ebx
	movdqu	(%rdi), %xmm0
	addl	%edx, %eax
	movdqu	16(%rdi), %xmm1
	movdqu	48(%rdi), %xmm3
	xorl	%eax, %esi
	movaps	%xmm0, -72(%rsp)
	movl	-68(%rsp), %r13d
	movl	-64(%rsp), %ebp
	roll	$16, %esi
	movaps	%xmm1, -56(%rsp)
	movl	-52(%rsp), %r8d
	movdqu	32(%rdi), %xmm2
	addl	%esi, %ebx
	movaps	%xmm3, -24(%rsp)
	movl	-20(%rsp), %edi
	movl	-16(%rsp), %r10d
	xorl	%ebx, %edx
	addl	%r8d, %r13d
	movaps	%xmm2, -40(%rsp)
	movl	-32(%rsp), %r15d
	roll	$12, %edx
	xorl	%r13d, %edi
	movl	-60(%rsp), %r9d
	movl	-12(%rsp), %r11d
	addl	%edx, %eax
	roll	$16, %edi
	movl	-28(%rsp), %r12d
	xorl	%eax, %esi
	roll	$8, %esi
	addl	%esi, %ebx
	xorl	%ebx, %edx
	roll	$7, %edx
	movl	%edx, -80(%rsp)
	movl	-36(%rsp), %edx
	addl	%edi, %edx
	xorl	%edx, %r8d
	roll	$12, %r8d
	addl	%r8d, %r13d
	xorl	%r13d, %edi
	roll	$8, %edi
	leal	(%rdx,%rdi), %ecx
	movl	-44(%rsp), %edx
	movl	%ecx, -76(%rsp)
	xorl	%ecx, %r8d
	movl	-48(%rsp), %ecx
	roll	$7, %r8d
	addl	%ecx, %ebp
	xorl	%ebp, %r10d
	roll	$16, %r10d
	addl	%r10d, %r15d
	xorl	%r15d, %ecx
	roll	$12, %ecx
	addl	%ecx, %ebp
	xorl	%ebp, %r10d
	roll	$8, %r10d
	addl	%r10d, %r15d
	addl	%edx, %r9d
	addl	%r8d, %eax
	xorl	%r9d, %r11d
	xorl	%r15d, %ecx
	roll	$16, %r11d
	roll	$7, %ecx
	addl	%r11d, %r12d
	addl	%ecx, %r13d
	xorl	%r12d, %edx
	xorl	%r13d, %esi
	roll	$12, %edx
	roll	$16, %esi
	addl	%edx, %r9d
	xorl	%r9d, %r11d
	roll	$8, %r11d
	addl	%r11d, %r12d
	xorl	%eax, %r11d
	roll	$16, %r11d
	xorl	%r12d, %edx
	addl	%esi, %r12d
	addl	%r11d, %r15d
	roll	$7, %edx
	xorl	%r12d, %ecx
	xorl	%r15d, %r8d
	roll	$12, %r8d
	addl	%r8d, %eax
	movl	%eax, -72(%rsp)
	xorl	%r11d, %eax
	roll	$8, %eax
	movl	%eax, -12(%rsp)
	addl	%r15d, %eax
	movl	%eax, -32(%rsp)
	xorl	%r8d, %eax
	roll	$7, %eax
	roll	$12, %ecx
	addl	%edx, %ebp
	xorl	%ebp, %edi
	addl	%ecx, %r13d
	movl	%eax, -52(%rsp)
	roll	$16, %edi
	xorl	%r13d, %esi
	movl	%r13d, -68(%rsp)
	addl	%edi, %ebx
	roll	$8, %esi
	xorl	%ebx, %edx
	addl	%esi, %r12d
	movl	%esi, -24(%rsp)
	movl	-76(%rsp), %esi
	roll	$12, %edx
	xorl	%r12d, %ecx
	movl	%r12d, -28(%rsp)
	addl	%edx, %ebp
	roll	$7, %ecx
	xorl	%ebp, %edi
	movl	%ebp, -64(%rsp)
	roll	$8, %edi
	movl	%ecx, -48(%rsp)
	addl	%edi, %ebx
	movl	%edi, -20(%rsp)
	movl	%ebx, -40(%rsp)
	xorl	%ebx, %edx
	movl	-80(%rsp), %ebx
	roll	$7, %edx
	leal	(%r9,%rbx), %eax
	movl	%edx, -44(%rsp)
	xorl	%eax, %r10d
	roll	$16, %r10d
	leal	(%r10,%rsi), %r8d
	xorl	%r8d, %ebx
	roll	$12, %ebx
	leal	(%rax,%rbx), %r13d
	movl	%r13d, -60(%rsp)
	xorl	%r10d, %r13d
	movdqa	-72(%rsp), %xmm4
	roll	$8, %r13d
	leal	(%r8,%r13), %edi
	movl	%r13d, -16(%rsp)
	movdqa	-24(%rsp), %xmm7
	movl	%edi, -36(%rsp)
	xorl	%ebx, %edi
	movdqa	-40(%rsp), %xmm6
	roll	$7, %edi
	movups	%xmm4, (%r14)
	movl	%edi, -56(%rsp)
	movdqa	-56(%rsp), %xmm5
	movups	%xmm6, 32(%r14)
	movups	%xmm5, 16(%r14)
	movups	%xmm7, 48(%r14)
	popq	%rbx
	popq	%rbp
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	ret
	.size	chacha_double_round, .-chacha_double_round
	.p2align 4
	.globl	product_25519
	.type	product_25519, @function
product_25519:
	pushq	%r15
	movq	%rdi, %rcx
	movq	%rdx, %rax
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbp
	pushq	%rbx
	movq	32(%rdx), %rdi
	movq	(%rdx), %r11
	movq	(%rsi), %rbp
	leaq	(%rdi,%rdi,8), %rdx
	movq	8(%rsi), %r14
	movq	16(%rsi), %r15
	leaq	(%rdi,%rdx,2), %rbx
	movq	24(%rsi), %r10
	movq	%rdi, -32(%rsp)
	movq	32(%rsi), %rsi
	movq	16(%rax), %rdi
	movq	%rbx, -40(%rsp)
	movq	24(%rax), %rbx
	movq	%r10, -64(%rsp)
	movq	%rsi, -80(%rsp)
	movq	8(%rax), %rsi
	movq	%r11, %rax
	leaq	(%rbx,%rbx,8), %rdx
	movq	%r11, -72(%rsp)
	leaq	(%rbx,%rdx,2), %r8
	leaq	(%rdi,%rdi,8), %rdx
	leaq	(%rdi,%rdx,2), %r9
	mulq	%rbp
	movq	%rax, %r12
	movq	-40(%rsp), %rax
	movq	%rdx, %r13
	mulq	%r14
	addq	%rax, %r12
	movq	%r8, %rax
	adcq	%rdx, %r13
	mulq	%r15
	addq	%rax, %r12
	movq	%r10, %rax
	adcq	%rdx, %r13
	mulq	%r9
	addq	%rax, %r12
	leaq	(%rsi,%rsi,8), %rax
	adcq	%rdx, %r13
	leaq	(%rsi,%rax,2), %rax
	movq	%r12, %r10
	mulq	-80(%rsp)
	movq	%r13, %r11
	addq	%rax, %r10
	movq	%rbp, %rax
	adcq	%rdx, %r11
	mulq	%rsi
	movq	%r10, -24(%rsp)
	movq	%r11, -16(%rsp)
	movq	%rax, %r12
	movq	-72(%rsp), %rax
	movq	%rdx, %r13
	mulq	%r14
	addq	%rax, %r12
	movq	-40(%rsp), %rax
	adcq	%rdx, %r13
	mulq	%r15
	addq	%rax, %r12
	movq	-64(%rsp), %rax
	adcq	%rdx, %r13
	mulq	%r8
	addq	%rax, %r12
	movq	%r9, %rax
	adcq	%rdx, %r13
	mulq	-80(%rsp)
	addq	%r12, %rax
	movq	%r10, %r12
	adcq	%r13, %rdx
	shrdq	$51, %r11, %r12
	xorl	%r11d, %r11d
	addq	%r12, %rax
	adcq	%r11, %rdx
	movq	%rax, %r9
	movq	%rbp, %rax
	movq	%rdx, %r10
	mulq	%rdi
	movq	%rax, %r12
	movq	%r14, %rax
	movq	%rdx, %r13
	mulq	%rsi
	addq	%rax, %r12
	movq	-72(%rsp), %rax
	adcq	%rdx, %r13
	mulq	%r15
	addq	%rax, %r12
	movq	-64(%rsp), %rax
	adcq	%rdx, %r13
	mulq	-40(%rsp)
	addq	%rax, %r12
	movq	%r8, %rax
	movq	%r9, %r8
	adcq	%rdx, %r13
	mulq	-80(%rsp)
	movq	%r10, -48(%rsp)
	movq	%r9, -56(%rsp)
	addq	%r12, %rax
	adcq	%r13, %rdx
	shrdq	$51, %r10, %r8
	xorl	%r13d, %r13d
	movq	%r8, %r12
	addq	%rax, %r12
	movq	%rbp, %rax
	adcq	%rdx, %r13
	mulq	%rbx
	movq	%rax, %r10
	movq	%r14, %rax
	movq	%rdx, %r11
	mulq	%rdi
	addq	%rax, %r10
	movq	%r15, %rax
	adcq	%rdx, %r11
	mulq	%rsi
	addq	%rax, %r10
	movq	-72(%rsp), %rax
	adcq	%rdx, %r11
	mulq	-64(%rsp)
	addq	%rax, %r10
	movq	-40(%rsp), %rax
	adcq	%rdx, %r11
	mulq	-80(%rsp)
	addq	%r10, %rax
	movq	%r12, %r10
	adcq	%r11, %rdx
	shrdq	$51, %r13, %r10
	xorl	%r9d, %r9d
	movq	%r10, %r8
	addq	%rax, %r8
	movq	-32(%rsp), %rax
	adcq	%rdx, %r9
	mulq	%rbp
	movq	%rax, %r10
	movq	%r14, %rax
	movq	%rdx, %r11
	mulq	%rbx
	movq	%r8, %rbx
	addq	%rax, %r10
	movq	%r15, %rax
	adcq	%rdx, %r11
	mulq	%rdi
	addq	%rax, %r10
	movq	-64(%rsp), %rax
	adcq	%rdx, %r11
	mulq	%rsi
	addq	%rax, %r10
	movq	-72(%rsp), %rax
	adcq	%rdx, %r11
	mulq	-80(%rsp)
	addq	%r10, %rax
	adcq	%r11, %rdx
	xorl	%edi, %edi
	shrdq	$51, %r9, %rbx
	addq	%rax, %rbx
	movq	%rdi, %rsi
	movq	-24(%rsp), %rdi
	adcq	%rdx, %rsi
	movq	%rbx, %rax
	shrdq	$51, %rsi, %rax
	movq	%rbx, %rsi
	leaq	(%rax,%rax,8), %rdx
	leaq	(%rax,%rdx,2), %rax
	movabsq	$2251799813685247, %rdx
	andq	%rdx, %rdi
	andq	%rdx, %r12
	andq	%rdx, %r8
	andq	%rdx, %rsi
	addq	%rdi, %rax
	movq	%r12, 16(%rcx)
	movq	%rax, %rdi
	shrq	$51, %rax
	movq	%r8, 24(%rcx)
	andq	%rdx, %rdi
	movq	%rsi, 32(%rcx)
	movq	%rdi, (%rcx)
	movq	-56(%rsp), %rdi
	popq	%rbx
	popq	%rbp
	andq	%rdx, %rdi
	popq	%r12
	popq	%r13
	addq	%rdi, %rax
	popq	%r14
	popq	%r15
	movq	%rax, 8(%rcx)
	ret
	.size	product_25519, .-product_25519
	.p2align 4
	.globl	product_256
	.type	product_256, @function
product_256:
	movq	(%rdx), %rax
	movq	%rsi, %rcx
	movq	%rdx, %rsi
	movq	%rax, -16(%rsp)
	mulq	(%rcx)
	movq	%rax, (%rdi)
	movq	%rdx, %r9
	movq	8(%rsi), %rax
	mulq	(%rcx)
	movq	%r9, %r8
	xorl	%r9d, %r9d
	addq	%rax, %r8
	movq	(%rsi), %rax
	adcq	%rdx, %r9
	mulq	8(%rcx)
	addq	%rax, %r8
	adcq	%rdx, %r9
	movq	%r8, 8(%rdi)
	movq	16(%rsi), %rax
	movq	%r9, %r8
	setc	%r9b
	mulq	(%rcx)
	movzbl	%r9b, %r9d
	addq	%rax, %r8
	movq	8(%rsi), %rax
	adcq	%rdx, %r9
	setc	%r10b
	mulq	8(%rcx)
	movzbl	%r10b, %r10d
	addq	%rax, %r8
	movq	(%rsi), %rax
	adcq	%rdx, %r9
	adcq	$0, %r10
	mulq	16(%rcx)
	addq	%rax, %r8
	adcq	%rdx, %r9
	movq	%r8, 16(%rdi)
	movq	24(%rsi), %rax
	adcq	$0, %r10
	mulq	(%rcx)
	movq	%r9, %r8
	movq	%r10, %r9
	addq	%rax, %r8
	movq	16(%rsi), %rax
	adcq	%rdx, %r9
	setc	%r10b
	mulq	8(%rcx)
	movzbl	%r10b, %r10d
	addq	%rax, %r8
	movq	8(%rsi), %rax
	adcq	%rdx, %r9
	adcq	$0, %r10
	mulq	16(%rcx)
	addq	%rax, %r8
	movq	(%rsi), %rax
	adcq	%rdx, %r9
	adcq	$0, %r10
	mulq	24(%rcx)
	addq	%rax, %r8
	adcq	%rdx, %r9
	movq	%r8, 24(%rdi)
	movq	24(%rsi), %rax
	adcq	$0, %r10
	mulq	8(%rcx)
	movq	%r9, %r8
	movq	%r10, %r9
	addq	%rax, %r8
	movq	16(%rsi), %rax
	adcq	%rdx, %r9
	setc	%r10b
	mulq	16(%rcx)
	movzbl	%r10b, %r10d
	addq	%rax, %r8
	movq	8(%rsi), %rax
	adcq	%rdx, %r9
	adcq	$0, %r10
	mulq	24(%rcx)
	addq	%rax, %r8
	adcq	%rdx, %r9
	movq	%r8, 32(%rdi)
	movq	24(%rsi), %rax
	adcq	$0, %r10
	mulq	16(%rcx)
	movq	%r9, %r8
	movq	%r10, %r9
	addq	%rax, %r8
	movq	16(%rsi), %rax
	adcq	%rdx, %r9
	setc	%r10b
	mulq	24(%rcx)
	movzbl	%r10b, %r10d
	addq	%rax, %r8
	adcq	%rdx, %r9
	movq	%r8, 40(%rdi)
	movq	24(%rsi), %rax
	adcq	$0, %r10
	mulq	24(%rcx)
	movq	%r9, %r8
	movq	%r10, %r9
	addq	%rax, %r8
	adcq	%rdx, %r9
	movq	%r8, 48(%rdi)
	movq	%r9, 56(%rdi)
	ret
	.size	product_256, .-product_256
	.p2align 4
	.globl	sha256_four_rounds
	.type	sha256_four_rounds, @function
sha256_four_rounds:
	movq	%rdi, %rax
	pushq	%r13
	movl	16(%rax), %r11d
	movl	24(%rax), %r8d
	pushq	%r12
	pushq	%rbp
	movq	%rsi, %rbp
	movl	20(%rax), %esi
	movl	%r11d, %edx
	movl	%r11d, %ecx
	pushq	%rbx
	movl	%r11d, %ebx
	rorl	$6, %ecx
	rorl	$11, %edx
	movl	0(%rbp), %r12d
	addl	28(%rax), %r12d
	xorl	%ecx, %edx
	roll	$7, %ebx
	movl	%r11d, %ecx
	movl	(%rdi), %r10d
	xorl	%ebx, %edx
	andl	%esi, %ecx
	movl	4(%rdi), %edi
	movl	8(%rax), %r9d
	leal	1116352408(%rdx,%r12), %r13d
	movl	%r11d, %edx
	movl	%r10d, %ebx
	movl	%r10d, %r12d
	rorl	$2, %ebx
	notl	%edx
	roll	$10, %r12d
	andl	%r8d, %edx
	addl	4(%rbp), %r8d
	xorl	%ecx, %edx
	movl	%edi, %ecx
	addl	%edx, %r13d
	movl	%r10d, %edx
	xorl	%r9d, %ecx
	rorl	$13, %edx
	andl	%r10d, %ecx
	xorl	%ebx, %edx
	movl	%edi, %ebx
	andl	%r9d, %ebx
	xorl	%r12d, %edx
	xorl	%ebx, %ecx
	movl	12(%rax), %ebx
	addl	%ecx, %edx
	addl	%r13d, %ebx
	addl	%r13d, %edx
	movl	%ebx, %r12d
	movl	%ebx, %r13d
	movl	%ebx, %ecx
	rorl	$6, %r12d
	rorl	$11, %r13d
	xorl	%r12d, %r13d
	roll	$7, %ecx
	movl	%r11d, %r12d
	xorl	%ecx, %r13d
	andl	%ebx, %r12d
	movl	%edx, %ecx
	leal	1899447441(%r13,%r8), %r8d
	movl	%ebx, %r13d
	notl	%r13d
	andl	%esi, %r13d
	xorl	%r12d, %r13d
	movl	%edx, %r12d
	addl	%r13d, %r8d
	movl	%edx, %r13d
	rorl	$13, %ecx
	rorl	$2, %r13d
	roll	$10, %r12d
	addl	%r8d, %r9d
	xorl	%r13d, %ecx
	movl	%r10d, %r13d
	xorl	%r12d, %ecx
	movl	%r10d, %r12d
	andl	%edi, %r13d
	xorl	%edi, %r12d
	andl	%edx, %r12d
	xorl	%r13d, %r12d
	movl	%r9d, %r13d
	addl	%r12d, %ecx
	movl	%r9d, %r12d
	roll	$7, %r13d
	addl	%ecx, %r8d
	movl	%r9d, %ecx
	rorl	$11, %r12d
	rorl	$6, %ecx
	xorl	%r12d, %ecx
	movl	8(%rbp), %r12d
	movl	12(%rbp), %ebp
	movl	%ebx, 28(%rax)
	xorl	%r13d, %ecx
	movl	%r9d, %r13d
	movl	%r8d, 8(%rax)
	leal	-1245643825(%rsi,%r12), %esi
	notl	%r13d
	movl	%ebx, %r12d
	movl	%edx, 12(%rax)
	andl	%r11d, %r13d
	andl	%r9d, %r12d
	addl	%esi, %ecx
	movl	%r8d, %esi
	xorl	%r12d, %r13d
	rorl	$2, %esi
	movl	%r8d, %r12d
	movl	%r9d, 24(%rax)
	addl	%r13d, %ecx
	movl	%r8d, %r13d
	roll	$10, %r12d
	leal	-373957723(%r11,%rbp), %r11d
	rorl	$13, %r13d
	xorl	%r13d, %esi
	movl	%r10d, %r13d
	xorl	%r12d, %esi
	movl	%r10d, %r12d
	andl	%edx, %r13d
	xorl	%edx, %r12d
	andl	%r8d, %r12d
	xorl	%r13d, %r12d
	addl	%r12d, %esi
	addl	%ecx, %edi
	movl	%edi, %r12d
	addl	%esi, %ecx
	movl	%edi, %esi
	movl	%edi, %r13d
	rorl	$11, %r12d
	rorl	$6, %esi
	movl	%ecx, %ebp
	movl	%ecx, 4(%rax)
	roll	$7, %r13d
	xorl	%r12d, %esi
	movl	%edi, %r12d
	rorl	$13, %ebp
	xorl	%r13d, %esi
	notl	%r12d
	movl	%r9d, %r13d
	movl	%edi, 20(%rax)
	addl	%r11d, %esi
	andl	%ebx, %r12d
	andl	%edi, %r13d
	movl	%ecx, %r11d
	xorl	%r13d, %r12d
	rorl	$2, %r11d
	movl	%edx, %r13d
	popq	%rbx
	addl	%r12d, %esi
	xorl	%ebp, %r11d
	movl	%ecx, %r12d
	xorl	%r8d, %r13d
	movl	%edx, %ebp
	roll	$10, %r12d
	andl	%ecx, %r13d
	leal	(%r10,%rsi), %r10d
	andl	%r8d, %ebp
	xorl	%r12d, %r11d
	movl	%r10d, 16(%rax)
	xorl	%ebp, %r13d
	popq	%rbp
	popq	%r12
	addl	%r13d, %r11d
	popq	%r13
	addl	%esi, %r11d
	movl	%r11d, (%rax)
	ret
	.size	sha256_four_rounds, .-sha256_four_rounds
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
