# superopt: montgomery(rdi, esi, edx, rcx, r8) -> rax, rdx
# superopt: montgomery_branch(rdi, esi, edx, rcx, r8) -> rax, rdx
# superopt: multiply_high(rdi, rsi) -> rax
# superopt: multiply(rdi, rsi) -> rax, rdx
	.file	"stoke.c"
	.text
	.p2align 4
	.globl	montgomery
	.type	montgomery, @function
montgomery:
.LFB0:
	.cfi_startproc
	movq	%rcx, %r9
	movl	%edx, %edx
	movl	%edi, %ecx
	movl	%esi, %esi
	shrq	$32, %rdi
	movq	%rdx, %rax
	movq	%rsi, %r10
	imulq	%rdi, %rdx
	imulq	%rcx, %rsi
	imulq	%rcx, %rax
	imulq	%rdi, %r10
	addq	%rsi, %rdx
	setc	%sil
	movq	%rdx, %rcx
	salq	$32, %rdx
	shrq	$32, %rcx
	movzbl	%sil, %esi
	addq	%r10, %rcx
	salq	$32, %rsi
	addq	%rdx, %rax
	adcq	%rsi, %rcx
	addq	%r9, %rax
	movq	%rcx, %rdx
	adcq	$0, %rdx
	addq	%r8, %rax
	adcq	$0, %rdx
	ret
	.cfi_endproc
.LFE0:
	.size	montgomery, .-montgomery
	.p2align 4
	.globl	montgomery_branch
	.type	montgomery_branch, @function
montgomery_branch:
.LFB1:
	.cfi_startproc
	movl	%edi, %r10d
	shrq	$32, %rdi
	movl	%esi, %esi
	movq	%rdi, %r9
	movl	%edx, %edi
	movq	%rsi, %rdx
	movq	%rdi, %rax
	imulq	%r10, %rsi
	imulq	%r9, %rdi
	imulq	%r10, %rax
	imulq	%r9, %rdx
	addq	%rsi, %rdi
	jc	.L30
.L14:
	movq	%rdi, %rsi
	salq	$32, %rdi
	shrq	$32, %rsi
	addq	%rdi, %rax
	adcq	%rsi, %rdx
	addq	%rcx, %rax
	adcq	$0, %rdx
	addq	%r8, %rax
	adcq	$0, %rdx
	ret
.L30:
	movl	$1, %esi
	salq	$32, %rsi
	addq	%rsi, %rdx
	jmp	.L14
	.cfi_endproc
.LFE1:
	.size	montgomery_branch, .-montgomery_branch
	.p2align 4
	.globl	multiply_high
	.type	multiply_high, @function
multiply_high:
.LFB2:
	.cfi_startproc
	movl	%esi, %r8d
	shrq	$32, %rsi
	movl	%edi, %eax
	movq	%rsi, %rdx
	shrq	$32, %rdi
	imulq	%rax, %rdx
	movq	%rdi, %rcx
	imulq	%r8, %rax
	imulq	%r8, %rcx
	imulq	%rsi, %rdi
	movl	%edx, %r8d
	shrq	$32, %rdx
	shrq	$32, %rax
	addq	%r8, %rax
	movl	%ecx, %r8d
	shrq	$32, %rcx
	addq	%r8, %rax
	addq	%rcx, %rdx
	shrq	$32, %rax
	addq	%rdi, %rdx
	addq	%rdx, %rax
	ret
	.cfi_endproc
.LFE2:
	.size	multiply_high, .-multiply_high
	.p2align 4
	.globl	multiply
	.type	multiply, @function
multiply:
.LFB3:
	.cfi_startproc
	movl	%edi, %edx
	movl	%esi, %r8d
	shrq	$32, %rsi
	movq	%rdx, %r9
	shrq	$32, %rdi
	imulq	%rsi, %rdx
	imulq	%r8, %r9
	imulq	%rdi, %r8
	movl	%edx, %eax
	imulq	%rsi, %rdi
	shrq	$32, %rdx
	movq	%r9, %rcx
	movl	%r9d, %r9d
	shrq	$32, %rcx
	addq	%rax, %rcx
	movl	%r8d, %eax
	shrq	$32, %r8
	addq	%rax, %rcx
	addq	%r8, %rdx
	movq	%rcx, %rax
	addq	%rdi, %rdx
	shrq	$32, %rcx
	salq	$32, %rax
	addq	%rcx, %rdx
	orq	%r9, %rax
	ret
	.cfi_endproc
.LFE3:
	.size	multiply, .-multiply
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
