	.text
	.p2align 4
	.globl	pack565
	.type	pack565, @function
pack565:
	movl	%edi, %eax
	movl	%edi, %edx
	shrl	$3, %edi
	shrl	$8, %eax
	shrl	$5, %edx
	andl	$31, %edi
	andl	$63488, %eax
	andl	$2016, %edx
	orl	%edx, %eax
	orl	%edi, %eax
	ret
	.size	pack565, .-pack565
	.p2align 4
	.globl	interleave
	.type	interleave, @function
interleave:
	movzwl	%di, %eax
	movl	%eax, %edi
	sall	$8, %edi
	orl	%eax, %edi
	andl	$16711935, %edi
	movl	%edi, %eax
	sall	$4, %eax
	orl	%edi, %eax
	andl	$252645135, %eax
	leal	0(,%rax,4), %edx
	orl	%eax, %edx
	movzwl	%si, %eax
	movl	%eax, %esi
	andl	$858993459, %edx
	sall	$8, %esi
	orl	%eax, %esi
	andl	$16711935, %esi
	movl	%esi, %eax
	sall	$4, %eax
	orl	%esi, %eax
	andl	$252645135, %eax
	leal	0(,%rax,4), %ecx
	orl	%eax, %ecx
	andl	$858993459, %ecx
	leal	(%rcx,%rcx), %eax
	orl	%ecx, %eax
	leal	(%rdx,%rdx), %ecx
	addl	%eax, %eax
	orl	%ecx, %edx
	andl	$-1431655766, %eax
	andl	$1431655765, %edx
	orl	%edx, %eax
	ret
	.size	interleave, .-interleave
	.p2align 4
	.globl	even_bits
	.type	even_bits, @function
even_bits:
	movl	%edi, %eax
	andl	$1431655765, %eax
	movl	%eax, %edi
	shrl	%edi
	orl	%eax, %edi
	andl	$858993459, %edi
	movl	%edi, %eax
	shrl	$2, %eax
	orl	%edi, %eax
	andl	$252645135, %eax
	movl	%eax, %edx
	shrl	$4, %edx
	orl	%eax, %edx
	andl	$16711935, %edx
	movl	%edx, %eax
	shrl	$8, %eax
	orl	%edx, %eax
	movzwl	%ax, %eax
	ret
	.size	even_bits, .-even_bits
	.p2align 4
	.globl	middle
	.type	middle, @function
middle:
	cmpl	%esi, %edi
	jge	.L6
	cmpl	%edx, %edi
	movl	%esi, %eax
	cmovl	%edx, %edi
	cmpl	%edx, %esi
	cmovge	%edi, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L6:
	cmpl	%edx, %esi
	movl	%edi, %eax
	cmovl	%edx, %esi
	cmpl	%edx, %edi
	cmovge	%esi, %eax
	ret
	.size	middle, .-middle
	.p2align 4
	.globl	order3
	.type	order3, @function
order3:
	movl	8(%rdi), %ecx
	movl	4(%rdi), %eax
	movl	(%rdi), %edx
	cmpl	%ecx, %eax
	movl	%ecx, %esi
	cmovle	%eax, %esi
	cmovl	%ecx, %eax
	cmpl	%eax, %edx
	movl	%eax, %ecx
	movl	%esi, %r8d
	cmovle	%edx, %ecx
	cmpl	%esi, %ecx
	cmovle	%ecx, %r8d
	cmovl	%esi, %ecx
	cmpl	%eax, %edx
	cmovl	%eax, %edx
	movl	%r8d, (%rdi)
	movl	%ecx, 4(%rdi)
	movl	%edx, 8(%rdi)
	ret
	.size	order3, .-order3
	.p2align 4
	.globl	order4
	.type	order4, @function
order4:
	movl	4(%rdi), %esi
	movl	(%rdi), %edx
	movl	12(%rdi), %ecx
	movl	8(%rdi), %eax
	cmpl	%esi, %edx
	movl	%esi, %r9d
	cmovle	%edx, %r9d
	cmovl	%esi, %edx
	cmpl	%ecx, %eax
	movl	%ecx, %esi
	cmovle	%eax, %esi
	cmovl	%ecx, %eax
	movl	%r9d, %r8d
	movl	%edx, %ecx
	cmpl	%r9d, %esi
	cmovge	%esi, %r8d
	cmpl	%edx, %eax
	cmovle	%eax, %ecx
	cmpl	%r9d, %esi
	cmovg	%r9d, %esi
	cmpl	%r8d, %ecx
	movl	%esi, (%rdi)
	movl	%r8d, %esi
	cmovle	%ecx, %esi
	cmovl	%r8d, %ecx
	cmpl	%edx, %eax
	cmovl	%edx, %eax
	movl	%esi, 4(%rdi)
	movl	%ecx, 8(%rdi)
	movl	%eax, 12(%rdi)
	ret
	.size	order4, .-order4
	.p2align 4
	.globl	order5
	.type	order5, @function
order5:
	movq	%rdi, %rdx
	movl	(%rdi), %edi
	movl	4(%rdx), %r8d
	movl	16(%rdx), %eax
	movl	12(%rdx), %esi
	movl	8(%rdx), %ecx
	cmpl	%r8d, %edi
	movl	%r8d, %r10d
	cmovle	%edi, %r10d
	cmovl	%r8d, %edi
	cmpl	%eax, %esi
	movl	%eax, %r8d
	cmovle	%esi, %r8d
	cmovl	%eax, %esi
	movl	%edi, %r9d
	cmpl	%esi, %ecx
	movl	%esi, %eax
	movl	%r8d, %r11d
	cmovle	%ecx, %eax
	cmovl	%esi, %ecx
	cmpl	%r8d, %eax
	cmovle	%eax, %r11d
	cmovl	%r8d, %eax
	cmpl	%edi, %ecx
	movl	%r10d, %r8d
	cmovle	%ecx, %r9d
	cmpl	%r10d, %eax
	cmovle	%eax, %r8d
	cmovl	%r10d, %eax
	movl	%r11d, %r10d
	movl	%r9d, %esi
	cmpl	%r11d, %r8d
	cmovge	%r8d, %r10d
	cmpl	%r9d, %eax
	cmovle	%eax, %esi
	cmpl	%r11d, %r8d
	cmovg	%r11d, %r8d
	cmpl	%r10d, %esi
	movl	%r8d, (%rdx)
	movl	%r10d, %r8d
	cmovle	%esi, %r8d
	cmovl	%r10d, %esi
	cmpl	%r9d, %eax
	cmovl	%r9d, %eax
	cmpl	%edi, %ecx
	cmovl	%edi, %ecx
	movl	%r8d, 4(%rdx)
	movl	%esi, 8(%rdx)
	movl	%eax, 12(%rdx)
	movl	%ecx, 16(%rdx)
	ret
	.size	order5, .-order5
	.p2align 4
	.globl	byte_ones
	.type	byte_ones, @function
byte_ones:
	movabsq	$6148914691236517205, %rdx
	movq	%rdi, %rax
	shrq	%rax
	andq	%rdx, %rax
	subq	%rax, %rdi
	movabsq	$3689348814741910323, %rax
	movq	%rdi, %rdx
	shrq	$2, %rdi
	andq	%rax, %rdx
	andq	%rax, %rdi
	addq	%rdi, %rdx
	movq	%rdx, %rax
	shrq	$4, %rax
	addq	%rdx, %rax
	movabsq	$1085102592571150095, %rdx
	andq	%rdx, %rax
	ret
	.size	byte_ones, .-byte_ones
