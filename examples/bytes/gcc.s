# superopt: be16(rdi) -> eax
# superopt: les16(rdi) -> eax
# superopt: be32(rdi) -> eax
# superopt: le32(rdi) -> eax
# superopt: difference(rdi) -> eax
# superopt: les32(rdi) -> rax
# superopt: be64(rdi) -> rax
# superopt: put_be16(rdi, esi) -> void
# superopt: put_be32(rdi, esi) -> void
# superopt: put_le64(rdi, rsi) -> void
# superopt: start(rdi, rsi) -> void
# superopt: copy_point(rdi, rsi) -> void
# superopt: swap(rdi) -> void
# superopt: copy4(rdi, rsi) -> void where noalias(rdi, rsi)
	.file	"bytes.c"
	.text
	.globl	be16
	.type	be16, @function
be16:
.LFB0:
	.cfi_startproc
	movzbl	(%rdi), %eax
	sall	$8, %eax
	movzbl	1(%rdi), %edx
	orl	%edx, %eax
	ret
	.cfi_endproc
.LFE0:
	.size	be16, .-be16
	.globl	les16
	.type	les16, @function
les16:
.LFB1:
	.cfi_startproc
	movzbl	1(%rdi), %edx
	sall	$8, %edx
	movzbl	(%rdi), %eax
	orl	%edx, %eax
	cwtl
	ret
	.cfi_endproc
.LFE1:
	.size	les16, .-les16
	.globl	be32
	.type	be32, @function
be32:
.LFB2:
	.cfi_startproc
	movzbl	(%rdi), %eax
	sall	$24, %eax
	movzbl	1(%rdi), %edx
	sall	$16, %edx
	orl	%edx, %eax
	movzbl	3(%rdi), %edx
	orl	%edx, %eax
	movzbl	2(%rdi), %edx
	sall	$8, %edx
	orl	%edx, %eax
	ret
	.cfi_endproc
.LFE2:
	.size	be32, .-be32
	.globl	le32
	.type	le32, @function
le32:
.LFB3:
	.cfi_startproc
	movzbl	1(%rdi), %eax
	sall	$8, %eax
	movzbl	2(%rdi), %edx
	sall	$16, %edx
	addl	%edx, %eax
	movzbl	(%rdi), %edx
	addl	%edx, %eax
	movzbl	3(%rdi), %edx
	sall	$24, %edx
	addl	%edx, %eax
	ret
	.cfi_endproc
.LFE3:
	.size	le32, .-le32
	.globl	les32
	.type	les32, @function
les32:
.LFB4:
	.cfi_startproc
	movzbl	1(%rdi), %eax
	sall	$8, %eax
	movzbl	2(%rdi), %edx
	sall	$16, %edx
	orl	%edx, %eax
	movzbl	(%rdi), %edx
	orl	%edx, %eax
	movzbl	3(%rdi), %edx
	sall	$24, %edx
	orl	%edx, %eax
	cltq
	ret
	.cfi_endproc
.LFE4:
	.size	les32, .-les32
	.globl	be64
	.type	be64, @function
be64:
.LFB5:
	.cfi_startproc
	movzbl	(%rdi), %eax
	salq	$56, %rax
	movzbl	1(%rdi), %ecx
	salq	$48, %rcx
	orq	%rcx, %rax
	movzbl	7(%rdi), %ecx
	orq	%rcx, %rax
	movzbl	2(%rdi), %ecx
	salq	$40, %rcx
	orq	%rcx, %rax
	movzbl	3(%rdi), %ecx
	salq	$32, %rcx
	orq	%rcx, %rax
	movzbl	4(%rdi), %ecx
	salq	$24, %rcx
	orq	%rcx, %rax
	movzbl	5(%rdi), %ecx
	salq	$16, %rcx
	orq	%rcx, %rax
	movzbl	6(%rdi), %edx
	salq	$8, %rdx
	orq	%rdx, %rax
	ret
	.cfi_endproc
.LFE5:
	.size	be64, .-be64
	.globl	difference
	.type	difference, @function
difference:
.LFB6:
	.cfi_startproc
	movzbl	(%rdi), %eax
	sall	$24, %eax
	movzbl	1(%rdi), %ecx
	sall	$16, %ecx
	orl	%ecx, %eax
	movzbl	3(%rdi), %ecx
	orl	%ecx, %eax
	movzbl	2(%rdi), %ecx
	sall	$8, %ecx
	orl	%ecx, %eax
	movzbl	4(%rdi), %ecx
	sall	$24, %ecx
	movzbl	5(%rdi), %esi
	sall	$16, %esi
	orl	%esi, %ecx
	movzbl	7(%rdi), %esi
	orl	%esi, %ecx
	movzbl	6(%rdi), %edx
	sall	$8, %edx
	orl	%ecx, %edx
	subl	%edx, %eax
	ret
	.cfi_endproc
.LFE6:
	.size	difference, .-difference
	.globl	put_be16
	.type	put_be16, @function
put_be16:
.LFB7:
	.cfi_startproc
	movl	%esi, %eax
	movzbl	%ah, %edx
	movb	%dl, (%rdi)
	movb	%sil, 1(%rdi)
	ret
	.cfi_endproc
.LFE7:
	.size	put_be16, .-put_be16
	.globl	put_be32
	.type	put_be32, @function
put_be32:
.LFB8:
	.cfi_startproc
	movl	%esi, %eax
	movl	%esi, %edx
	shrl	$24, %edx
	movb	%dl, (%rdi)
	movl	%esi, %edx
	shrl	$16, %edx
	movb	%dl, 1(%rdi)
	movzbl	%ah, %ecx
	movb	%cl, 2(%rdi)
	movb	%sil, 3(%rdi)
	ret
	.cfi_endproc
.LFE8:
	.size	put_be32, .-put_be32
	.globl	put_le64
	.type	put_le64, @function
put_le64:
.LFB9:
	.cfi_startproc
	movq	%rsi, %rax
	movb	%sil, (%rdi)
	movzbl	%ah, %ecx
	movb	%cl, 1(%rdi)
	movq	%rsi, %rdx
	shrq	$16, %rdx
	movb	%dl, 2(%rdi)
	movq	%rsi, %rdx
	shrq	$24, %rdx
	movb	%dl, 3(%rdi)
	movq	%rsi, %rdx
	shrq	$32, %rdx
	movb	%dl, 4(%rdi)
	movq	%rsi, %rdx
	shrq	$40, %rdx
	movb	%dl, 5(%rdi)
	movq	%rsi, %rdx
	shrq	$48, %rdx
	movb	%dl, 6(%rdi)
	shrq	$56, %rax
	movb	%al, 7(%rdi)
	ret
	.cfi_endproc
.LFE9:
	.size	put_le64, .-put_le64
	.globl	start
	.type	start, @function
start:
.LFB10:
	.cfi_startproc
	movb	$1, (%rdi)
	movb	$-128, 1(%rdi)
	movw	$16, 2(%rdi)
	movl	$0, 4(%rdi)
	movq	%rsi, 8(%rdi)
	ret
	.cfi_endproc
.LFE10:
	.size	start, .-start
	.globl	swap
	.type	swap, @function
swap:
.LFB11:
	.cfi_startproc
	movzbl	(%rdi), %eax
	movzbl	1(%rdi), %edx
	movb	%dl, (%rdi)
	movb	%al, 1(%rdi)
	ret
	.cfi_endproc
.LFE11:
	.size	swap, .-swap
	.globl	copy_point
	.type	copy_point, @function
copy_point:
.LFB12:
	.cfi_startproc
	movl	(%rsi), %edx
	movl	4(%rsi), %eax
	movl	%edx, (%rdi)
	movl	%eax, 4(%rdi)
	ret
	.cfi_endproc
.LFE12:
	.size	copy_point, .-copy_point
	.globl	copy4
	.type	copy4, @function
copy4:
.LFB13:
	.cfi_startproc
	movzbl	(%rsi), %eax
	movb	%al, (%rdi)
	movzbl	1(%rsi), %eax
	movb	%al, 1(%rdi)
	movzbl	2(%rsi), %eax
	movb	%al, 2(%rdi)
	movzbl	3(%rsi), %eax
	movb	%al, 3(%rdi)
	ret
	.cfi_endproc
.LFE13:
	.size	copy4, .-copy4
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
