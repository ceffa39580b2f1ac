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
	.text
	.file	"bytes.c"
	.globl	be16                            # -- Begin function be16
	.p2align	4, 0x90
	.type	be16,@function
be16:                                   # @be16
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movzbl	(%rax), %eax
	shll	$8, %eax
	movq	-8(%rbp), %rcx
	movzbl	1(%rcx), %ecx
	orl	%ecx, %eax
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end0:
	.size	be16, .Lfunc_end0-be16
	.cfi_endproc
                                        # -- End function
	.globl	les16                           # -- Begin function les16
	.p2align	4, 0x90
	.type	les16,@function
les16:                                  # @les16
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movzbl	1(%rax), %eax
	shll	$8, %eax
	movq	-8(%rbp), %rcx
	movzbl	(%rcx), %ecx
	orl	%ecx, %eax
                                        # kill: def $ax killed $ax killed $eax
	cwtl
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end1:
	.size	les16, .Lfunc_end1-les16
	.cfi_endproc
                                        # -- End function
	.globl	be32                            # -- Begin function be32
	.p2align	4, 0x90
	.type	be32,@function
be32:                                   # @be32
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movzbl	(%rax), %eax
	shll	$24, %eax
	movq	-8(%rbp), %rcx
	movzbl	1(%rcx), %ecx
	shll	$16, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	2(%rcx), %ecx
	shll	$8, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	3(%rcx), %ecx
	orl	%ecx, %eax
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end2:
	.size	be32, .Lfunc_end2-be32
	.cfi_endproc
                                        # -- End function
	.globl	le32                            # -- Begin function le32
	.p2align	4, 0x90
	.type	le32,@function
le32:                                   # @le32
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movzbl	(%rax), %eax
	movq	-8(%rbp), %rcx
	movzbl	1(%rcx), %ecx
	shll	$8, %ecx
	addl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	2(%rcx), %ecx
	shll	$16, %ecx
	addl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	3(%rcx), %ecx
	shll	$24, %ecx
	addl	%ecx, %eax
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end3:
	.size	le32, .Lfunc_end3-le32
	.cfi_endproc
                                        # -- End function
	.globl	les32                           # -- Begin function les32
	.p2align	4, 0x90
	.type	les32,@function
les32:                                  # @les32
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movzbl	(%rax), %eax
	movq	-8(%rbp), %rcx
	movzbl	1(%rcx), %ecx
	shll	$8, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	2(%rcx), %ecx
	shll	$16, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	3(%rcx), %ecx
	shll	$24, %ecx
	orl	%ecx, %eax
	cltq
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end4:
	.size	les32, .Lfunc_end4-les32
	.cfi_endproc
                                        # -- End function
	.globl	be64                            # -- Begin function be64
	.p2align	4, 0x90
	.type	be64,@function
be64:                                   # @be64
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movzbl	(%rax), %eax
                                        # kill: def $rax killed $eax
	shlq	$56, %rax
	movq	-8(%rbp), %rcx
	movzbl	1(%rcx), %ecx
                                        # kill: def $rcx killed $ecx
	shlq	$48, %rcx
	orq	%rcx, %rax
	movq	-8(%rbp), %rcx
	movzbl	2(%rcx), %ecx
                                        # kill: def $rcx killed $ecx
	shlq	$40, %rcx
	orq	%rcx, %rax
	movq	-8(%rbp), %rcx
	movzbl	3(%rcx), %ecx
                                        # kill: def $rcx killed $ecx
	shlq	$32, %rcx
	orq	%rcx, %rax
	movq	-8(%rbp), %rcx
	movzbl	4(%rcx), %ecx
                                        # kill: def $rcx killed $ecx
	shlq	$24, %rcx
	orq	%rcx, %rax
	movq	-8(%rbp), %rcx
	movzbl	5(%rcx), %ecx
                                        # kill: def $rcx killed $ecx
	shlq	$16, %rcx
	orq	%rcx, %rax
	movq	-8(%rbp), %rcx
	movzbl	6(%rcx), %ecx
                                        # kill: def $rcx killed $ecx
	shlq	$8, %rcx
	orq	%rcx, %rax
	movq	-8(%rbp), %rcx
	movzbl	7(%rcx), %ecx
                                        # kill: def $rcx killed $ecx
	orq	%rcx, %rax
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end5:
	.size	be64, .Lfunc_end5-be64
	.cfi_endproc
                                        # -- End function
	.globl	difference                      # -- Begin function difference
	.p2align	4, 0x90
	.type	difference,@function
difference:                             # @difference
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movzbl	(%rax), %eax
	shll	$24, %eax
	movq	-8(%rbp), %rcx
	movzbl	1(%rcx), %ecx
	shll	$16, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	2(%rcx), %ecx
	shll	$8, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	3(%rcx), %ecx
	orl	%ecx, %eax
	movl	%eax, -12(%rbp)
	movq	-8(%rbp), %rax
	movzbl	4(%rax), %eax
	shll	$24, %eax
	movq	-8(%rbp), %rcx
	movzbl	5(%rcx), %ecx
	shll	$16, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	6(%rcx), %ecx
	shll	$8, %ecx
	orl	%ecx, %eax
	movq	-8(%rbp), %rcx
	movzbl	7(%rcx), %ecx
	orl	%ecx, %eax
	movl	%eax, -16(%rbp)
	movl	-12(%rbp), %eax
	subl	-16(%rbp), %eax
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end6:
	.size	difference, .Lfunc_end6-difference
	.cfi_endproc
                                        # -- End function
	.globl	put_be16                        # -- Begin function put_be16
	.p2align	4, 0x90
	.type	put_be16,@function
put_be16:                               # @put_be16
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
	movl	-12(%rbp), %eax
	shrl	$8, %eax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, (%rax)
	movl	-12(%rbp), %eax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 1(%rax)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end7:
	.size	put_be16, .Lfunc_end7-put_be16
	.cfi_endproc
                                        # -- End function
	.globl	put_be32                        # -- Begin function put_be32
	.p2align	4, 0x90
	.type	put_be32,@function
put_be32:                               # @put_be32
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movl	%esi, -12(%rbp)
	movl	-12(%rbp), %eax
	shrl	$24, %eax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, (%rax)
	movl	-12(%rbp), %eax
	shrl	$16, %eax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 1(%rax)
	movl	-12(%rbp), %eax
	shrl	$8, %eax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 2(%rax)
	movl	-12(%rbp), %eax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 3(%rax)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end8:
	.size	put_be32, .Lfunc_end8-put_be32
	.cfi_endproc
                                        # -- End function
	.globl	put_le64                        # -- Begin function put_le64
	.p2align	4, 0x90
	.type	put_le64,@function
put_le64:                               # @put_le64
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	movq	-16(%rbp), %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, (%rax)
	movq	-16(%rbp), %rax
	shrq	$8, %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 1(%rax)
	movq	-16(%rbp), %rax
	shrq	$16, %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 2(%rax)
	movq	-16(%rbp), %rax
	shrq	$24, %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 3(%rax)
	movq	-16(%rbp), %rax
	shrq	$32, %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 4(%rax)
	movq	-16(%rbp), %rax
	shrq	$40, %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 5(%rax)
	movq	-16(%rbp), %rax
	shrq	$48, %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 6(%rax)
	movq	-16(%rbp), %rax
	shrq	$56, %rax
	movb	%al, %cl
	movq	-8(%rbp), %rax
	movb	%cl, 7(%rax)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end9:
	.size	put_le64, .Lfunc_end9-put_le64
	.cfi_endproc
                                        # -- End function
	.globl	start                           # -- Begin function start
	.p2align	4, 0x90
	.type	start,@function
start:                                  # @start
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	movq	-8(%rbp), %rax
	movb	$1, (%rax)
	movq	-8(%rbp), %rax
	movb	$-128, 1(%rax)
	movq	-8(%rbp), %rax
	movw	$16, 2(%rax)
	movq	-8(%rbp), %rax
	movl	$0, 4(%rax)
	movq	-16(%rbp), %rcx
	movq	-8(%rbp), %rax
	movq	%rcx, 8(%rax)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end10:
	.size	start, .Lfunc_end10-start
	.cfi_endproc
                                        # -- End function
	.globl	swap                            # -- Begin function swap
	.p2align	4, 0x90
	.type	swap,@function
swap:                                   # @swap
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	-8(%rbp), %rax
	movb	(%rax), %al
	movb	%al, -9(%rbp)
	movq	-8(%rbp), %rax
	movb	1(%rax), %al
	movb	%al, -10(%rbp)
	movb	-10(%rbp), %cl
	movq	-8(%rbp), %rax
	movb	%cl, (%rax)
	movb	-9(%rbp), %cl
	movq	-8(%rbp), %rax
	movb	%cl, 1(%rax)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end11:
	.size	swap, .Lfunc_end11-swap
	.cfi_endproc
                                        # -- End function
	.globl	copy_point                      # -- Begin function copy_point
	.p2align	4, 0x90
	.type	copy_point,@function
copy_point:                             # @copy_point
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	movq	-16(%rbp), %rax
	movl	(%rax), %eax
	movl	%eax, -20(%rbp)
	movq	-16(%rbp), %rax
	movl	4(%rax), %eax
	movl	%eax, -24(%rbp)
	movl	-20(%rbp), %ecx
	movq	-8(%rbp), %rax
	movl	%ecx, (%rax)
	movl	-24(%rbp), %ecx
	movq	-8(%rbp), %rax
	movl	%ecx, 4(%rax)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end12:
	.size	copy_point, .Lfunc_end12-copy_point
	.cfi_endproc
                                        # -- End function
	.globl	copy4                           # -- Begin function copy4
	.p2align	4, 0x90
	.type	copy4,@function
copy4:                                  # @copy4
	.cfi_startproc
# %bb.0:
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset %rbp, -16
	movq	%rsp, %rbp
	.cfi_def_cfa_register %rbp
	movq	%rdi, -8(%rbp)
	movq	%rsi, -16(%rbp)
	movq	-16(%rbp), %rax
	movb	(%rax), %cl
	movq	-8(%rbp), %rax
	movb	%cl, (%rax)
	movq	-16(%rbp), %rax
	movb	1(%rax), %cl
	movq	-8(%rbp), %rax
	movb	%cl, 1(%rax)
	movq	-16(%rbp), %rax
	movb	2(%rax), %cl
	movq	-8(%rbp), %rax
	movb	%cl, 2(%rax)
	movq	-16(%rbp), %rax
	movb	3(%rax), %cl
	movq	-8(%rbp), %rax
	movb	%cl, 3(%rax)
	popq	%rbp
	.cfi_def_cfa %rsp, 8
	retq
.Lfunc_end13:
	.size	copy4, .Lfunc_end13-copy4
	.cfi_endproc
                                        # -- End function
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
