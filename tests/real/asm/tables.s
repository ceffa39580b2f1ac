	.file	"tables.c"
	.text
.Ltext0:
	.file 0 "." "src/tables.c"
	.p2align 4
	.globl	matrix_multiply
	.type	matrix_multiply, @function
matrix_multiply:
.LVL0:
.LFB0:
	.file 1 "src/tables.c"
	.loc 1 4 68 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
.LBB2:
	.loc 1 5 10 view .LVU2
	.loc 1 5 26 view .LVU3
	testq	%rcx, %rcx
	je	.L12
.LBE2:
	.loc 1 4 68 is_stmt 0 view .LVU4
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	movq	%rsi, %r11
.LBB10:
	.loc 1 5 17 view .LVU5
	xorl	%r13d, %r13d
.LBE10:
	.loc 1 4 68 view .LVU6
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	movq	%rdx, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	movq	%rcx, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	movq	%rdi, %rbx
	leaq	0(,%rcx,4), %rdi
.LVL1:
	.loc 1 4 68 view .LVU7
	leaq	(%rsi,%rdi), %r8
.LVL2:
	.p2align 4,,10
	.p2align 3
.L3:
.LBB11:
.LBB3:
	.loc 1 6 30 is_stmt 1 view .LVU8
	movq	%r12, %r9
	.loc 1 6 21 is_stmt 0 view .LVU9
	xorl	%r10d, %r10d
.LVL3:
	.p2align 4,,10
	.p2align 3
.L6:
.LBB4:
.LBB5:
	.loc 1 8 34 is_stmt 1 view .LVU10
.LBE5:
.LBE4:
.LBE3:
.LBE11:
	.loc 1 4 68 is_stmt 0 view .LVU11
	movq	%r9, %rcx
	movq	%r11, %rax
.LBB12:
.LBB9:
.LBB7:
	.loc 1 7 22 view .LVU12
	xorl	%esi, %esi
.LVL4:
	.p2align 4,,10
	.p2align 3
.L4:
.LBB6:
	.loc 1 8 44 is_stmt 1 discriminator 3 view .LVU13
	.loc 1 8 74 is_stmt 0 discriminator 3 view .LVU14
	movl	(%rax), %edx
	imull	(%rcx), %edx
	.loc 1 8 34 discriminator 3 view .LVU15
	addq	$4, %rax
	addq	%rdi, %rcx
	.loc 1 8 48 discriminator 3 view .LVU16
	addl	%edx, %esi
.LVL5:
	.loc 1 8 40 is_stmt 1 discriminator 3 view .LVU17
	.loc 1 8 34 discriminator 3 view .LVU18
	cmpq	%rax, %r8
	jne	.L4
.LBE6:
	.loc 1 9 13 discriminator 2 view .LVU19
.LBE7:
	.loc 1 6 36 is_stmt 0 discriminator 2 view .LVU20
	leaq	1(%r10), %rax
.LBB8:
	.loc 1 9 26 discriminator 2 view .LVU21
	movl	%esi, (%rbx,%r10,4)
.LBE8:
	.loc 1 6 36 is_stmt 1 discriminator 2 view .LVU22
.LVL6:
	.loc 1 6 30 discriminator 2 view .LVU23
	addq	$4, %r9
	cmpq	%rax, %rbp
	je	.L5
	.loc 1 6 36 is_stmt 0 view .LVU24
	movq	%rax, %r10
	jmp	.L6
.L5:
	.loc 1 6 36 view .LVU25
.LBE9:
	.loc 1 5 32 is_stmt 1 discriminator 2 view .LVU26
	leaq	1(%r13), %rax
.LVL7:
	.loc 1 5 26 discriminator 2 view .LVU27
	addq	%rdi, %rbx
	addq	%rdi, %r11
	addq	%rdi, %r8
	cmpq	%r13, %r10
	je	.L1
	.loc 1 5 32 is_stmt 0 view .LVU28
	movq	%rax, %r13
	jmp	.L3
.L1:
	.loc 1 5 32 view .LVU29
.LBE12:
	.loc 1 11 1 view .LVU30
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%rbp
	.cfi_def_cfa_offset 24
.LVL8:
	.loc 1 11 1 view .LVU31
	popq	%r12
	.cfi_def_cfa_offset 16
.LVL9:
	.loc 1 11 1 view .LVU32
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
.LVL10:
.L12:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.loc 1 11 1 view .LVU33
	ret
	.cfi_endproc
.LFE0:
	.size	matrix_multiply, .-matrix_multiply
	.p2align 4
	.globl	transpose
	.type	transpose, @function
transpose:
.LVL11:
.LFB1:
	.loc 1 13 34 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 14 5 view .LVU35
.LBB13:
	.loc 1 14 10 view .LVU36
	.loc 1 14 26 view .LVU37
	testq	%rsi, %rsi
	je	.L25
.LBE13:
	.loc 1 13 34 is_stmt 0 view .LVU38
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	leaq	0(,%rsi,4), %r10
.LVL12:
.LBB19:
.LBB14:
	.loc 1 15 30 is_stmt 1 view .LVU39
.LBE14:
	.loc 1 14 26 is_stmt 0 view .LVU40
	movq	%rdi, %r9
	.loc 1 14 17 view .LVU41
	xorl	%r11d, %r11d
.LBE19:
	.loc 1 13 34 view .LVU42
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	leaq	4(,%rsi,4), %r12
	movq	%rdi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	movq	%rsi, %rbx
.LBB20:
	.loc 1 14 26 view .LVU43
	xorl	%esi, %esi
.LVL13:
	.p2align 4,,10
	.p2align 3
.L18:
	.loc 1 14 32 is_stmt 1 view .LVU44
	addq	$1, %r11
.LVL14:
	.loc 1 14 26 view .LVU45
	addq	$4, %rdi
	addq	%rbx, %rsi
	addq	%r12, %r9
	cmpq	%r11, %rbx
	je	.L16
.LVL15:
.LBB17:
	.loc 1 15 30 view .LVU46
	leaq	0(%rbp,%rsi,4), %rax
.LBE17:
	.loc 1 14 26 is_stmt 0 view .LVU47
	movq	%rdi, %rdx
.LVL16:
	.p2align 4,,10
	.p2align 3
.L19:
.LBB18:
.LBB15:
	.loc 1 16 13 is_stmt 1 discriminator 3 view .LVU48
	.loc 1 17 29 is_stmt 0 discriminator 3 view .LVU49
	movl	(%rdx), %r8d
	.loc 1 16 17 discriminator 3 view .LVU50
	movl	(%rax), %ecx
.LVL17:
	.loc 1 17 13 is_stmt 1 discriminator 3 view .LVU51
.LBE15:
	.loc 1 15 30 is_stmt 0 discriminator 3 view .LVU52
	addq	$4, %rax
.LBB16:
	.loc 1 17 26 discriminator 3 view .LVU53
	movl	%r8d, -4(%rax)
	.loc 1 18 13 is_stmt 1 discriminator 3 view .LVU54
	.loc 1 18 26 is_stmt 0 discriminator 3 view .LVU55
	movl	%ecx, (%rdx)
.LBE16:
	.loc 1 15 36 is_stmt 1 discriminator 3 view .LVU56
	.loc 1 15 30 discriminator 3 view .LVU57
	addq	%r10, %rdx
	cmpq	%r9, %rax
	jne	.L19
	jmp	.L18
.LVL18:
	.p2align 4,,10
	.p2align 3
.L16:
	.loc 1 15 30 is_stmt 0 discriminator 3 view .LVU58
.LBE18:
.LBE20:
	.loc 1 20 1 view .LVU59
	popq	%rbx
	.cfi_def_cfa_offset 24
.LVL19:
	.loc 1 20 1 view .LVU60
	popq	%rbp
	.cfi_def_cfa_offset 16
.LVL20:
	.loc 1 20 1 view .LVU61
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
.LVL21:
.L25:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.loc 1 20 1 view .LVU62
	ret
	.cfi_endproc
.LFE1:
	.size	transpose, .-transpose
	.p2align 4
	.globl	dot
	.type	dot, @function
dot:
.LVL22:
.LFB2:
	.loc 1 22 51 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 23 5 view .LVU64
	.loc 1 24 5 view .LVU65
.LBB21:
	.loc 1 24 10 view .LVU66
	.loc 1 24 26 view .LVU67
	testq	%rdx, %rdx
	je	.L31
	.loc 1 24 17 is_stmt 0 view .LVU68
	xorl	%eax, %eax
.LBE21:
	.loc 1 23 13 view .LVU69
	xorl	%r8d, %r8d
.LVL23:
	.p2align 4,,10
	.p2align 3
.L30:
.LBB22:
	.loc 1 24 36 is_stmt 1 discriminator 3 view .LVU70
	.loc 1 24 43 is_stmt 0 discriminator 3 view .LVU71
	movslq	(%rdi,%rax,4), %rcx
	.loc 1 24 60 discriminator 3 view .LVU72
	movslq	(%rsi,%rax,4), %r9
	.loc 1 24 32 discriminator 3 view .LVU73
	addq	$1, %rax
.LVL24:
	.loc 1 24 57 discriminator 3 view .LVU74
	imulq	%r9, %rcx
	.loc 1 24 40 discriminator 3 view .LVU75
	addq	%rcx, %r8
.LVL25:
	.loc 1 24 32 is_stmt 1 discriminator 3 view .LVU76
	.loc 1 24 26 discriminator 3 view .LVU77
	cmpq	%rax, %rdx
	jne	.L30
.LBE22:
	.loc 1 26 1 is_stmt 0 view .LVU78
	movq	%r8, %rax
.LVL26:
	.loc 1 26 1 view .LVU79
	ret
.LVL27:
	.p2align 4,,10
	.p2align 3
.L31:
	.loc 1 23 13 view .LVU80
	xorl	%r8d, %r8d
	.loc 1 25 5 is_stmt 1 view .LVU81
	.loc 1 26 1 is_stmt 0 view .LVU82
	movq	%r8, %rax
	ret
	.cfi_endproc
.LFE2:
	.size	dot, .-dot
	.p2align 4
	.globl	prefix_sums
	.type	prefix_sums, @function
prefix_sums:
.LVL28:
.LFB3:
	.loc 1 28 36 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 29 5 view .LVU84
	.loc 1 30 5 view .LVU85
.LBB23:
	.loc 1 30 10 view .LVU86
	.loc 1 30 26 view .LVU87
	testq	%rsi, %rsi
	je	.L33
	leaq	(%rdi,%rsi,4), %rdx
.LBE23:
	.loc 1 29 9 is_stmt 0 view .LVU88
	xorl	%eax, %eax
.LVL29:
	.p2align 4,,10
	.p2align 3
.L35:
.LBB24:
	.loc 1 30 36 is_stmt 1 discriminator 3 view .LVU89
	.loc 1 30 47 is_stmt 0 discriminator 3 view .LVU90
	addl	(%rdi), %eax
.LVL30:
	.loc 1 30 26 discriminator 3 view .LVU91
	addq	$4, %rdi
	.loc 1 30 41 discriminator 3 view .LVU92
	movl	%eax, -4(%rdi)
	.loc 1 30 32 is_stmt 1 discriminator 3 view .LVU93
	.loc 1 30 26 discriminator 3 view .LVU94
	cmpq	%rdx, %rdi
	jne	.L35
.LVL31:
.L33:
	.loc 1 30 26 is_stmt 0 discriminator 3 view .LVU95
.LBE24:
	.loc 1 31 1 view .LVU96
	ret
	.cfi_endproc
.LFE3:
	.size	prefix_sums, .-prefix_sums
	.p2align 4
	.globl	histogram
	.type	histogram, @function
histogram:
.LVL32:
.LFB4:
	.loc 1 33 62 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 34 5 view .LVU98
.LBB25:
	.loc 1 34 10 view .LVU99
	.loc 1 34 26 view .LVU100
	testq	%rsi, %rsi
	je	.L40
	addq	%rdi, %rsi
.LVL33:
	.p2align 4,,10
	.p2align 3
.L42:
	.loc 1 34 36 discriminator 3 view .LVU101
	.loc 1 34 48 is_stmt 0 discriminator 3 view .LVU102
	movzbl	(%rdi), %eax
	.loc 1 34 26 discriminator 3 view .LVU103
	addq	$1, %rdi
.LVL34:
	.loc 1 34 48 discriminator 3 view .LVU104
	shrb	$4, %al
	movzbl	%al, %eax
	.loc 1 34 53 discriminator 3 view .LVU105
	addl	$1, (%rdx,%rax,4)
	.loc 1 34 32 is_stmt 1 discriminator 3 view .LVU106
.LVL35:
	.loc 1 34 26 discriminator 3 view .LVU107
	cmpq	%rdi, %rsi
	jne	.L42
.L40:
	.loc 1 34 26 is_stmt 0 discriminator 3 view .LVU108
.LBE25:
	.loc 1 35 1 view .LVU109
	ret
	.cfi_endproc
.LFE4:
	.size	histogram, .-histogram
	.p2align 4
	.globl	cache_get
	.type	cache_get, @function
cache_get:
.LVL36:
.LFB5:
	.loc 1 37 67 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 38 5 view .LVU111
.LBB26:
	.loc 1 38 10 view .LVU112
	.loc 1 38 28 view .LVU113
	.loc 1 38 35 is_stmt 0 view .LVU114
	movl	(%rdi), %r8d
	.loc 1 38 28 view .LVU115
	testl	%r8d, %r8d
	je	.L51
	leaq	8(%rdi), %rcx
	.loc 1 38 19 view .LVU116
	xorl	%eax, %eax
	jmp	.L50
.LVL37:
	.p2align 4,,10
	.p2align 3
.L49:
	.loc 1 38 44 is_stmt 1 discriminator 2 view .LVU117
	addl	$1, %eax
.LVL38:
	.loc 1 38 28 discriminator 2 view .LVU118
	addq	$12, %rcx
	cmpl	%r8d, %eax
	je	.L51
.LVL39:
.L50:
	.loc 1 39 9 view .LVU119
	.loc 1 39 12 is_stmt 0 view .LVU120
	cmpl	%esi, (%rcx)
	jne	.L49
	.loc 1 40 13 is_stmt 1 view .LVU121
	.loc 1 40 37 is_stmt 0 view .LVU122
	movl	4(%rdi), %esi
.LVL40:
	.loc 1 40 37 view .LVU123
	leaq	(%rax,%rax,2), %rax
.LVL41:
	.loc 1 40 37 view .LVU124
	leaq	(%rdi,%rax,4), %rax
	leal	1(%rsi), %ecx
	.loc 1 40 35 view .LVU125
	movl	%ecx, 4(%rdi)
	movl	%ecx, 16(%rax)
	.loc 1 41 13 is_stmt 1 view .LVU126
	.loc 1 41 37 is_stmt 0 view .LVU127
	movl	12(%rax), %eax
	.loc 1 41 20 view .LVU128
	movl	%eax, (%rdx)
	.loc 1 42 13 is_stmt 1 view .LVU129
	.loc 1 42 20 is_stmt 0 view .LVU130
	movl	$1, %eax
	ret
.LVL42:
	.p2align 4,,10
	.p2align 3
.L51:
	.loc 1 42 20 view .LVU131
.LBE26:
	.loc 1 44 12 view .LVU132
	xorl	%eax, %eax
	.loc 1 45 1 view .LVU133
	ret
	.cfi_endproc
.LFE5:
	.size	cache_get, .-cache_get
	.p2align 4
	.globl	cache_put
	.type	cache_put, @function
cache_put:
.LVL43:
.LFB6:
	.loc 1 48 67 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 49 5 view .LVU135
	.loc 1 50 5 view .LVU136
.LBB27:
	.loc 1 50 10 view .LVU137
	.loc 1 50 28 view .LVU138
	.loc 1 50 35 is_stmt 0 view .LVU139
	movl	(%rdi), %r10d
.LBE27:
	.loc 1 48 67 view .LVU140
	movq	%rdi, %r9
.LBB28:
	.loc 1 50 28 view .LVU141
	testl	%r10d, %r10d
	je	.L58
	leaq	8(%rdi), %rcx
	.loc 1 50 19 view .LVU142
	xorl	%eax, %eax
.LBE28:
	.loc 1 49 14 view .LVU143
	xorl	%edi, %edi
.LVL44:
	.loc 1 49 14 view .LVU144
	jmp	.L57
.LVL45:
	.p2align 4,,10
	.p2align 3
.L63:
.LBB29:
	.loc 1 55 9 is_stmt 1 view .LVU145
	.loc 1 55 53 is_stmt 0 view .LVU146
	movl	%edi, %r8d
	leaq	(%r8,%r8,2), %r8
	movl	16(%r9,%r8,4), %r11d
	cmpl	%r11d, 8(%rcx)
	cmovb	%eax, %edi
.LVL46:
	.loc 1 50 44 is_stmt 1 view .LVU147
	addl	$1, %eax
.LVL47:
	.loc 1 50 28 view .LVU148
	addq	$12, %rcx
	cmpl	%r10d, %eax
	je	.L62
.LVL48:
.L57:
	.loc 1 51 9 view .LVU149
	.loc 1 51 12 is_stmt 0 view .LVU150
	cmpl	%esi, (%rcx)
	jne	.L63
.LVL49:
.L55:
	.loc 1 51 12 view .LVU151
.LBE29:
	.loc 1 59 5 is_stmt 1 view .LVU152
	leaq	(%rax,%rax,2), %rax
.LVL50:
	.loc 1 59 5 is_stmt 0 view .LVU153
	leaq	(%r9,%rax,4), %rcx
	.loc 1 59 26 view .LVU154
	movl	%esi, 8(%rcx)
	.loc 1 60 5 is_stmt 1 view .LVU155
	.loc 1 60 28 is_stmt 0 view .LVU156
	movl	%edx, 12(%rcx)
	.loc 1 61 5 is_stmt 1 view .LVU157
	.loc 1 61 30 is_stmt 0 view .LVU158
	movl	4(%r9), %eax
	addl	$1, %eax
	.loc 1 61 28 view .LVU159
	movl	%eax, 4(%r9)
	movl	%eax, 16(%rcx)
	.loc 1 62 1 view .LVU160
	ret
.LVL51:
	.p2align 4,,10
	.p2align 3
.L62:
	.loc 1 57 5 is_stmt 1 view .LVU161
	.loc 1 58 1 is_stmt 0 view .LVU162
	movl	%edi, %eax
.LVL52:
	.loc 1 57 8 view .LVU163
	cmpl	$7, %r10d
	ja	.L55
	.loc 1 57 42 view .LVU164
	leal	1(%r10), %eax
.LVL53:
.L54:
	.loc 1 57 26 is_stmt 1 discriminator 1 view .LVU165
	.loc 1 57 42 is_stmt 0 discriminator 1 view .LVU166
	movl	%eax, (%r9)
.LVL54:
	.loc 1 57 42 discriminator 1 view .LVU167
	movl	%r10d, %eax
	jmp	.L55
.LVL55:
.L58:
.LBB30:
	.loc 1 50 28 view .LVU168
	movl	$1, %eax
	jmp	.L54
.LBE30:
	.cfi_endproc
.LFE6:
	.size	cache_put, .-cache_put
	.p2align 4
	.globl	ring_push
	.type	ring_push, @function
ring_push:
.LVL56:
.LFB7:
	.loc 1 64 49 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 65 5 view .LVU170
	.loc 1 65 13 is_stmt 0 view .LVU171
	movl	(%rdi), %eax
	.loc 1 65 47 view .LVU172
	xorl	%edx, %edx
	.loc 1 65 20 view .LVU173
	movl	%eax, %ecx
	subl	4(%rdi), %ecx
	.loc 1 65 8 view .LVU174
	cmpl	$16, %ecx
	je	.L64
	.loc 1 66 5 is_stmt 1 view .LVU175
	.loc 1 66 27 is_stmt 0 view .LVU176
	leal	1(%rax), %edx
	.loc 1 66 36 view .LVU177
	andl	$15, %eax
	.loc 1 66 27 view .LVU178
	movl	%edx, (%rdi)
	.loc 1 67 12 view .LVU179
	movl	$1, %edx
	.loc 1 66 36 view .LVU180
	movw	%si, 8(%rdi,%rax,2)
	.loc 1 67 5 is_stmt 1 view .LVU181
.L64:
	.loc 1 68 1 is_stmt 0 view .LVU182
	movl	%edx, %eax
	ret
	.cfi_endproc
.LFE7:
	.size	ring_push, .-ring_push
	.p2align 4
	.globl	ring_pop
	.type	ring_pop, @function
ring_pop:
.LVL57:
.LFB8:
	.loc 1 70 49 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 71 5 view .LVU184
	.loc 1 71 27 is_stmt 0 view .LVU185
	movl	4(%rdi), %eax
	.loc 1 71 42 view .LVU186
	xorl	%edx, %edx
	.loc 1 71 8 view .LVU187
	cmpl	%eax, (%rdi)
	je	.L68
	.loc 1 72 5 is_stmt 1 view .LVU188
	.loc 1 72 35 is_stmt 0 view .LVU189
	leal	1(%rax), %edx
	.loc 1 72 24 view .LVU190
	andl	$15, %eax
	movzwl	8(%rdi,%rax,2), %eax
	.loc 1 72 35 view .LVU191
	movl	%edx, 4(%rdi)
	.loc 1 73 12 view .LVU192
	movl	$1, %edx
	.loc 1 72 11 view .LVU193
	movw	%ax, (%rsi)
	.loc 1 73 5 is_stmt 1 view .LVU194
.L68:
	.loc 1 74 1 is_stmt 0 view .LVU195
	movl	%edx, %eax
	ret
	.cfi_endproc
.LFE8:
	.size	ring_pop, .-ring_pop
	.section	.text.unlikely,"ax",@progbits
.LCOLDB0:
	.text
.LHOTB0:
	.p2align 4
	.section	.text.unlikely
.Ltext_cold0:
	.text
	.globl	run_program
	.type	run_program, @function
run_program:
.LVL58:
.LFB9:
	.loc 1 77 60 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 78 5 view .LVU197
	.loc 1 77 60 is_stmt 0 view .LVU198
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdi, %rdx
	.loc 1 78 13 view .LVU199
	movl	$16, %ecx
	xorl	%eax, %eax
	.loc 1 77 60 view .LVU200
	pushq	%rbx
	.cfi_def_cfa_offset 24
	.cfi_offset 3, -24
	subq	$16, %rsp
	.cfi_def_cfa_offset 40
	.loc 1 78 13 view .LVU201
	leaq	-120(%rsp), %rdi
.LVL59:
	.loc 1 78 13 view .LVU202
	rep stosq
	.loc 1 79 5 is_stmt 1 view .LVU203
.LVL60:
	.loc 1 80 5 view .LVU204
.LBB31:
	.loc 1 80 10 view .LVU205
	.loc 1 80 28 view .LVU206
	testq	%rsi, %rsi
	je	.L86
	movq	%rdx, %rdi
	addq	%rdx, %rsi
.LVL61:
	.loc 1 80 28 is_stmt 0 view .LVU207
	xorl	%ebp, %ebp
	xorl	%r9d, %r9d
.LBE31:
	.loc 1 79 14 view .LVU208
	xorl	%r8d, %r8d
	movl	$-1, %edx
.LVL62:
.LBB36:
.LBB32:
	.loc 1 82 9 view .LVU209
	leaq	.L75(%rip), %r10
.LVL63:
.L85:
	.loc 1 81 9 is_stmt 1 view .LVU210
	.loc 1 82 24 is_stmt 0 view .LVU211
	movzbl	(%rdi), %ecx
	.loc 1 81 32 view .LVU212
	movl	%r8d, %ebx
	.loc 1 81 59 view .LVU213
	movl	%edx, %r11d
	.loc 1 81 32 view .LVU214
	andl	$15, %ebx
.LVL64:
	.loc 1 81 59 view .LVU215
	andl	$15, %r11d
.LVL65:
	.loc 1 82 9 is_stmt 1 view .LVU216
	.loc 1 82 29 is_stmt 0 view .LVU217
	movl	%ecx, %eax
	shrb	$4, %al
	.loc 1 82 9 view .LVU218
	cmpb	$-113, %cl
	ja	.L87
	movzbl	%al, %eax
	movslq	(%r10,%rax,4), %rax
	addq	%r10, %rax
	jmp	*%rax
	.section	.rodata
	.align 4
	.align 4
.L75:
	.long	.L83-.L75
	.long	.L82-.L75
	.long	.L81-.L75
	.long	.L80-.L75
	.long	.L79-.L75
	.long	.L78-.L75
	.long	.L77-.L75
	.long	.L76-.L75
	.long	.L71-.L75
	.text
.LVL66:
.L86:
	.loc 1 82 9 view .LVU219
.LBE32:
	.loc 1 80 28 view .LVU220
	xorl	%r9d, %r9d
.LBE36:
	.loc 1 95 5 is_stmt 1 view .LVU221
.LVL67:
.L71:
	.loc 1 96 1 is_stmt 0 view .LVU222
	addq	$16, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 24
	movq	%r9, %rax
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	ret
.LVL68:
	.p2align 4,,10
	.p2align 3
.L76:
	.cfi_restore_state
.LBB37:
.LBB33:
	.loc 1 90 17 is_stmt 1 view .LVU223
	.loc 1 90 53 is_stmt 0 view .LVU224
	andl	$15, %ecx
	.loc 1 90 37 view .LVU225
	salq	%cl, %r9
.LVL69:
	.loc 1 90 33 view .LVU226
	movq	%r9, -120(%rsp,%rbx,8)
	.loc 1 90 60 is_stmt 1 view .LVU227
.LVL70:
	.p2align 4,,10
	.p2align 3
.L84:
	.loc 1 90 60 is_stmt 0 view .LVU228
.LBE33:
	.loc 1 80 40 is_stmt 1 discriminator 2 view .LVU229
	.loc 1 80 28 discriminator 2 view .LVU230
	addq	$1, %rdi
.LVL71:
	.loc 1 80 28 is_stmt 0 discriminator 2 view .LVU231
	cmpq	%rdi, %rsi
	je	.L71
.LBB34:
	.loc 1 81 54 view .LVU232
	leal	-1(%r8), %edx
	.loc 1 81 48 view .LVU233
	movl	%edx, %eax
	andl	$15, %eax
	movq	-120(%rsp,%rax,8), %rbp
	jmp	.L85
.LVL72:
	.p2align 4,,10
	.p2align 3
.L77:
	.loc 1 89 17 is_stmt 1 view .LVU234
	xorq	%rbp, %r9
.LVL73:
	.loc 1 84 35 is_stmt 0 view .LVU235
	movl	%edx, %r8d
	.loc 1 89 35 view .LVU236
	movq	%r9, -120(%rsp,%r11,8)
	.loc 1 89 44 is_stmt 1 view .LVU237
	jmp	.L84
.LVL74:
	.p2align 4,,10
	.p2align 3
.L78:
	.loc 1 88 17 view .LVU238
	.loc 1 88 35 is_stmt 0 view .LVU239
	negq	%r9
.LVL75:
	.loc 1 88 33 view .LVU240
	movq	%r9, -120(%rsp,%rbx,8)
	.loc 1 88 39 is_stmt 1 view .LVU241
	jmp	.L84
.LVL76:
	.p2align 4,,10
	.p2align 3
.L79:
	.loc 1 87 17 view .LVU242
	.loc 1 87 35 is_stmt 0 view .LVU243
	addl	$1, %r8d
.LVL77:
	.loc 1 87 35 view .LVU244
	movl	%r8d, %eax
	andl	$15, %eax
	movq	%r9, -120(%rsp,%rax,8)
	.loc 1 87 40 is_stmt 1 view .LVU245
	jmp	.L84
	.p2align 4,,10
	.p2align 3
.L80:
	.loc 1 86 17 view .LVU246
.LVL78:
	.loc 1 86 39 is_stmt 0 view .LVU247
	imulq	%rbp, %r9
.LVL79:
	.loc 1 84 35 view .LVU248
	movl	%edx, %r8d
	.loc 1 86 35 view .LVU249
	movq	%r9, -120(%rsp,%r11,8)
	.loc 1 86 44 is_stmt 1 view .LVU250
	jmp	.L84
.LVL80:
	.p2align 4,,10
	.p2align 3
.L81:
	.loc 1 85 17 view .LVU251
	.loc 1 85 39 is_stmt 0 view .LVU252
	subq	%r9, %rbp
.LVL81:
	.loc 1 84 35 view .LVU253
	movl	%edx, %r8d
	.loc 1 85 35 view .LVU254
	movq	%rbp, -120(%rsp,%r11,8)
	.loc 1 85 44 is_stmt 1 view .LVU255
	.loc 1 85 39 is_stmt 0 view .LVU256
	movq	%rbp, %r9
.LVL82:
	.loc 1 85 44 view .LVU257
	jmp	.L84
.LVL83:
	.p2align 4,,10
	.p2align 3
.L82:
	.loc 1 84 17 is_stmt 1 view .LVU258
	.loc 1 84 39 is_stmt 0 view .LVU259
	addq	%rbp, %r9
.LVL84:
	.loc 1 84 35 view .LVU260
	movl	%edx, %r8d
	movq	%r9, -120(%rsp,%r11,8)
	.loc 1 84 44 is_stmt 1 view .LVU261
	jmp	.L84
.LVL85:
	.p2align 4,,10
	.p2align 3
.L83:
	.loc 1 83 17 view .LVU262
	.loc 1 83 35 is_stmt 0 view .LVU263
	addl	$1, %r8d
.LVL86:
	.loc 1 83 49 view .LVU264
	movzbl	%cl, %r9d
.LVL87:
	.loc 1 83 35 view .LVU265
	movl	%r8d, %eax
	andl	$15, %eax
	movq	%r9, -120(%rsp,%rax,8)
	.loc 1 83 55 is_stmt 1 view .LVU266
	jmp	.L84
.LVL88:
	.loc 1 83 55 is_stmt 0 view .LVU267
.LBE34:
.LBE37:
	.cfi_endproc
	.section	.text.unlikely
	.cfi_startproc
	.type	run_program.cold, @function
run_program.cold:
.LFSB9:
.LBB38:
.LBB35:
.L87:
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -24
	.cfi_offset 6, -16
	.loc 1 82 9 view -0
	orq	$-1, %r9
.LVL89:
	.loc 1 82 9 view .LVU269
	jmp	.L71
.LBE35:
.LBE38:
	.cfi_endproc
.LFE9:
	.text
	.size	run_program, .-run_program
	.section	.text.unlikely
	.size	run_program.cold, .-run_program.cold
.LCOLDE0:
	.text
.LHOTE0:
	.p2align 4
	.globl	next_token
	.type	next_token, @function
next_token:
.LVL90:
.LFB10:
	.loc 1 99 35 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 100 5 view .LVU271
	.loc 1 100 17 is_stmt 0 view .LVU272
	movq	(%rdi), %rax
.LVL91:
	.loc 1 101 5 is_stmt 1 view .LVU273
	.loc 1 102 5 view .LVU274
	.loc 1 102 36 view .LVU275
	.loc 1 102 12 is_stmt 0 view .LVU276
	movzbl	(%rax), %edx
	.loc 1 102 22 view .LVU277
	leal	-9(%rdx), %ecx
	.loc 1 102 36 view .LVU278
	cmpb	$1, %cl
	ja	.L109
	.p2align 4,,10
	.p2align 3
.L105:
	.loc 1 102 51 is_stmt 1 discriminator 4 view .LVU279
	.loc 1 102 12 is_stmt 0 discriminator 4 view .LVU280
	movzbl	1(%rax), %edx
	.loc 1 102 52 discriminator 4 view .LVU281
	addq	$1, %rax
.LVL92:
	.loc 1 102 36 is_stmt 1 discriminator 4 view .LVU282
	.loc 1 102 22 is_stmt 0 discriminator 4 view .LVU283
	leal	-9(%rdx), %ecx
	.loc 1 102 36 discriminator 4 view .LVU284
	cmpb	$1, %cl
	jbe	.L105
.L109:
	.loc 1 102 36 view .LVU285
	cmpb	$32, %dl
	je	.L105
	.loc 1 103 5 is_stmt 1 view .LVU286
	.loc 1 104 14 is_stmt 0 view .LVU287
	xorl	%ecx, %ecx
	.loc 1 103 8 view .LVU288
	testb	%dl, %dl
	je	.L93
	.loc 1 105 12 is_stmt 1 view .LVU289
	.loc 1 105 26 is_stmt 0 view .LVU290
	leal	-48(%rdx), %ecx
	.loc 1 105 15 view .LVU291
	cmpb	$9, %cl
	ja	.L94
	.loc 1 106 26 is_stmt 1 view .LVU292
	movzbl	(%rax), %esi
	leal	-48(%rsi), %edx
	cmpb	$9, %dl
	ja	.L100
	.p2align 4,,10
	.p2align 3
.L95:
	.loc 1 106 40 discriminator 2 view .LVU293
	.loc 1 106 26 is_stmt 0 discriminator 2 view .LVU294
	movzbl	1(%rax), %esi
	.loc 1 106 41 discriminator 2 view .LVU295
	addq	$1, %rax
.LVL93:
	.loc 1 106 26 is_stmt 1 discriminator 2 view .LVU296
	leal	-48(%rsi), %edx
	cmpb	$9, %dl
	jbe	.L95
.L100:
	.loc 1 107 14 is_stmt 0 view .LVU297
	movl	$110, %ecx
.L93:
.LVL94:
	.loc 1 114 5 is_stmt 1 view .LVU298
	.loc 1 114 11 is_stmt 0 view .LVU299
	movq	%rax, (%rdi)
	.loc 1 115 5 is_stmt 1 view .LVU300
	.loc 1 116 1 is_stmt 0 view .LVU301
	movl	%ecx, %eax
.LVL95:
	.loc 1 116 1 view .LVU302
	ret
.LVL96:
	.p2align 4,,10
	.p2align 3
.L94:
	.loc 1 108 12 is_stmt 1 view .LVU303
	.loc 1 108 33 is_stmt 0 view .LVU304
	movl	%edx, %ecx
	orl	$32, %ecx
	subl	$97, %ecx
	.loc 1 108 15 view .LVU305
	cmpb	$25, %cl
	jbe	.L96
	.loc 1 112 9 is_stmt 1 view .LVU306
	.loc 1 112 33 is_stmt 0 view .LVU307
	addq	$1, %rax
.LVL97:
	.loc 1 112 14 view .LVU308
	movzbl	%dl, %ecx
.LVL98:
	.loc 1 114 5 is_stmt 1 view .LVU309
	.loc 1 114 11 is_stmt 0 view .LVU310
	movq	%rax, (%rdi)
	.loc 1 115 5 is_stmt 1 view .LVU311
	.loc 1 116 1 is_stmt 0 view .LVU312
	movl	%ecx, %eax
.LVL99:
	.loc 1 116 1 view .LVU313
	ret
.LVL100:
	.p2align 4,,10
	.p2align 3
.L98:
	.loc 1 109 97 is_stmt 1 discriminator 6 view .LVU314
	.loc 1 109 98 is_stmt 0 discriminator 6 view .LVU315
	addq	$1, %rax
.LVL101:
.L96:
	.loc 1 109 83 is_stmt 1 discriminator 1 view .LVU316
	.loc 1 109 18 is_stmt 0 discriminator 1 view .LVU317
	movzbl	(%rax), %ecx
	.loc 1 109 34 discriminator 1 view .LVU318
	movl	%ecx, %edx
	orl	$32, %edx
	subl	$97, %edx
	.loc 1 109 83 discriminator 1 view .LVU319
	cmpb	$25, %dl
	jbe	.L98
	.loc 1 109 69 discriminator 3 view .LVU320
	leal	-48(%rcx), %edx
	.loc 1 109 83 discriminator 3 view .LVU321
	cmpb	$9, %dl
	jbe	.L98
	cmpb	$95, %cl
	je	.L98
	.loc 1 110 14 view .LVU322
	movl	$105, %ecx
.LVL102:
	.loc 1 114 5 is_stmt 1 view .LVU323
	.loc 1 114 11 is_stmt 0 view .LVU324
	movq	%rax, (%rdi)
	.loc 1 115 5 is_stmt 1 view .LVU325
	.loc 1 116 1 is_stmt 0 view .LVU326
	movl	%ecx, %eax
.LVL103:
	.loc 1 116 1 view .LVU327
	ret
	.cfi_endproc
.LFE10:
	.size	next_token, .-next_token
.Letext0:
	.section	.text.unlikely
.Letext_cold0:
	.file 2 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 5 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 6 "src/real.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x6b9
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x12
	.long	.LASF46
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.long	.LLRL47
	.quad	0
	.long	.Ldebug_line0
	.uleb128 0x3
	.byte	0x8
	.byte	0x5
	.long	.LASF2
	.uleb128 0x5
	.long	.LASF10
	.byte	0x2
	.byte	0xd6
	.byte	0x17
	.long	0x3d
	.uleb128 0x3
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x13
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0xc
	.long	0x44
	.uleb128 0x3
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x3
	.byte	0x10
	.byte	0x4
	.long	.LASF5
	.uleb128 0x3
	.byte	0x1
	.byte	0x8
	.long	.LASF6
	.uleb128 0x3
	.byte	0x2
	.byte	0x7
	.long	.LASF7
	.uleb128 0x3
	.byte	0x4
	.byte	0x7
	.long	.LASF8
	.uleb128 0x3
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x5
	.long	.LASF11
	.byte	0x3
	.byte	0x26
	.byte	0x17
	.long	0x5e
	.uleb128 0x3
	.byte	0x2
	.byte	0x5
	.long	.LASF12
	.uleb128 0x5
	.long	.LASF13
	.byte	0x3
	.byte	0x28
	.byte	0x1c
	.long	0x65
	.uleb128 0x5
	.long	.LASF14
	.byte	0x3
	.byte	0x2c
	.byte	0x19
	.long	0x2a
	.uleb128 0x5
	.long	.LASF15
	.byte	0x3
	.byte	0x2d
	.byte	0x1b
	.long	0x3d
	.uleb128 0x3
	.byte	0x1
	.byte	0x6
	.long	.LASF16
	.uleb128 0xc
	.long	0xb1
	.uleb128 0x5
	.long	.LASF17
	.byte	0x4
	.byte	0x1b
	.byte	0x13
	.long	0x99
	.uleb128 0x5
	.long	.LASF18
	.byte	0x5
	.byte	0x18
	.byte	0x13
	.long	0x7a
	.uleb128 0xc
	.long	0xc9
	.uleb128 0x5
	.long	.LASF19
	.byte	0x5
	.byte	0x19
	.byte	0x14
	.long	0x8d
	.uleb128 0x5
	.long	.LASF20
	.byte	0x5
	.byte	0x1b
	.byte	0x14
	.long	0xa5
	.uleb128 0x14
	.byte	0xc
	.byte	0x6
	.byte	0x6e
	.byte	0x26
	.long	0x121
	.uleb128 0x15
	.string	"key"
	.byte	0x6
	.byte	0x6e
	.byte	0x38
	.long	0x6c
	.byte	0
	.uleb128 0x8
	.long	.LASF21
	.byte	0x6e
	.byte	0x3d
	.long	0x6c
	.byte	0x4
	.uleb128 0x8
	.long	.LASF22
	.byte	0x6e
	.byte	0x44
	.long	0x6c
	.byte	0x8
	.byte	0
	.uleb128 0x10
	.long	.LASF26
	.byte	0x68
	.byte	0x6e
	.long	0x151
	.uleb128 0x8
	.long	.LASF23
	.byte	0x6e
	.byte	0x19
	.long	0x6c
	.byte	0
	.uleb128 0x8
	.long	.LASF24
	.byte	0x6e
	.byte	0x1f
	.long	0x6c
	.byte	0x4
	.uleb128 0x8
	.long	.LASF25
	.byte	0x6e
	.byte	0x4d
	.long	0x151
	.byte	0x8
	.byte	0
	.uleb128 0xd
	.long	0xf2
	.long	0x161
	.uleb128 0xe
	.long	0x3d
	.byte	0x7
	.byte	0
	.uleb128 0x10
	.long	.LASF27
	.byte	0x28
	.byte	0x71
	.long	0x191
	.uleb128 0x8
	.long	.LASF28
	.byte	0x71
	.byte	0x18
	.long	0x6c
	.byte	0
	.uleb128 0x8
	.long	.LASF29
	.byte	0x71
	.byte	0x1e
	.long	0x6c
	.byte	0x4
	.uleb128 0x8
	.long	.LASF30
	.byte	0x71
	.byte	0x2d
	.long	0x191
	.byte	0x8
	.byte	0
	.uleb128 0xd
	.long	0xda
	.long	0x1a1
	.uleb128 0xe
	.long	0x3d
	.byte	0xf
	.byte	0
	.uleb128 0xa
	.long	.LASF34
	.byte	0x63
	.long	0x44
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x1f4
	.uleb128 0x6
	.long	.LASF36
	.byte	0x63
	.byte	0x1d
	.long	0x1f4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x1
	.string	"s"
	.byte	0x64
	.byte	0x11
	.long	0x1f9
	.long	.LLST45
	.long	.LVUS45
	.uleb128 0x16
	.long	.LASF31
	.byte	0x1
	.byte	0x65
	.byte	0x9
	.long	0x44
	.long	.LLST46
	.long	.LVUS46
	.byte	0
	.uleb128 0x7
	.long	0x1f9
	.uleb128 0x7
	.long	0xb8
	.uleb128 0x17
	.long	.LASF39
	.byte	0x1
	.byte	0x4d
	.byte	0x9
	.long	0xbd
	.long	.LLRL36
	.uleb128 0x1
	.byte	0x9c
	.long	0x29e
	.uleb128 0xf
	.long	.LASF32
	.byte	0x4d
	.byte	0x24
	.long	0x29e
	.long	.LLST37
	.long	.LVUS37
	.uleb128 0xf
	.long	.LASF33
	.byte	0x4d
	.byte	0x34
	.long	0x31
	.long	.LLST38
	.long	.LVUS38
	.uleb128 0x18
	.long	.LASF47
	.byte	0x1
	.byte	0x4e
	.byte	0xd
	.long	0x2a3
	.uleb128 0x3
	.byte	0x91
	.sleb128 -160
	.uleb128 0x1
	.string	"top"
	.byte	0x4f
	.byte	0xe
	.long	0x6c
	.long	.LLST39
	.long	.LVUS39
	.uleb128 0x2
	.long	.LLRL40
	.uleb128 0x1
	.string	"at"
	.byte	0x50
	.byte	0x11
	.long	0x31
	.long	.LLST41
	.long	.LVUS41
	.uleb128 0x2
	.long	.LLRL42
	.uleb128 0x1
	.string	"a"
	.byte	0x51
	.byte	0x12
	.long	0xe6
	.long	.LLST43
	.long	.LVUS43
	.uleb128 0x1
	.string	"b"
	.byte	0x51
	.byte	0x27
	.long	0xe6
	.long	.LLST44
	.long	.LVUS44
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	0xd5
	.uleb128 0xd
	.long	0xbd
	.long	0x2b3
	.uleb128 0xe
	.long	0x3d
	.byte	0xf
	.byte	0
	.uleb128 0xa
	.long	.LASF35
	.byte	0x46
	.long	0x44
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x2ee
	.uleb128 0x6
	.long	.LASF27
	.byte	0x46
	.byte	0x1b
	.long	0x2ee
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x6
	.long	.LASF37
	.byte	0x46
	.byte	0x2b
	.long	0x2f3
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x7
	.long	0x161
	.uleb128 0x7
	.long	0xda
	.uleb128 0xa
	.long	.LASF38
	.byte	0x40
	.long	0x44
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x333
	.uleb128 0x6
	.long	.LASF27
	.byte	0x40
	.byte	0x1c
	.long	0x2ee
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x6
	.long	.LASF37
	.byte	0x40
	.byte	0x2b
	.long	0xda
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0xb
	.long	.LASF40
	.byte	0x30
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x3b6
	.uleb128 0xf
	.long	.LASF26
	.byte	0x30
	.byte	0x1e
	.long	0x3b6
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0x9
	.string	"key"
	.byte	0x30
	.byte	0x2e
	.long	0x6c
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x6
	.long	.LASF21
	.byte	0x30
	.byte	0x3c
	.long	0x6c
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.string	"at"
	.byte	0x31
	.byte	0xe
	.long	0x6c
	.long	.LLST33
	.long	.LVUS33
	.uleb128 0x19
	.long	.LASF48
	.byte	0x1
	.byte	0x3a
	.byte	0x1
	.quad	.L55
	.uleb128 0x2
	.long	.LLRL34
	.uleb128 0x1
	.string	"i"
	.byte	0x32
	.byte	0x13
	.long	0x6c
	.long	.LLST35
	.long	.LVUS35
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	0x121
	.uleb128 0xa
	.long	.LASF41
	.byte	0x25
	.long	0x44
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x42c
	.uleb128 0x6
	.long	.LASF26
	.byte	0x25
	.byte	0x1d
	.long	0x3b6
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"key"
	.byte	0x25
	.byte	0x2d
	.long	0x6c
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x6
	.long	.LASF21
	.byte	0x25
	.byte	0x3c
	.long	0x42c
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x11
	.quad	.LBB26
	.quad	.LBE26-.LBB26
	.uleb128 0x1
	.string	"i"
	.byte	0x26
	.byte	0x13
	.long	0x6c
	.long	.LLST31
	.long	.LVUS31
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	0x6c
	.uleb128 0xb
	.long	.LASF42
	.byte	0x21
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x4a0
	.uleb128 0x4
	.string	"p"
	.byte	0x21
	.byte	0x1f
	.long	0x29e
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0x4
	.string	"n"
	.byte	0x21
	.byte	0x29
	.long	0x31
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0x6
	.long	.LASF43
	.byte	0x21
	.byte	0x36
	.long	0x42c
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x11
	.quad	.LBB25
	.quad	.LBE25-.LBB25
	.uleb128 0x1
	.string	"i"
	.byte	0x22
	.byte	0x11
	.long	0x31
	.long	.LLST29
	.long	.LVUS29
	.byte	0
	.byte	0
	.uleb128 0xb
	.long	.LASF44
	.byte	0x1c
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x503
	.uleb128 0x4
	.string	"a"
	.byte	0x1c
	.byte	0x17
	.long	0x503
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x9
	.string	"n"
	.byte	0x1c
	.byte	0x21
	.long	0x31
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.string	"sum"
	.byte	0x1d
	.byte	0x9
	.long	0x44
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0x2
	.long	.LLRL25
	.uleb128 0x1
	.string	"i"
	.byte	0x1e
	.byte	0x11
	.long	0x31
	.long	.LLST26
	.long	.LVUS26
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	0x44
	.uleb128 0x1a
	.string	"dot"
	.byte	0x1
	.byte	0x16
	.byte	0x9
	.long	0xbd
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x576
	.uleb128 0x9
	.string	"a"
	.byte	0x16
	.byte	0x18
	.long	0x576
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.string	"b"
	.byte	0x16
	.byte	0x26
	.long	0x576
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x9
	.string	"n"
	.byte	0x16
	.byte	0x30
	.long	0x31
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.string	"sum"
	.byte	0x17
	.byte	0xd
	.long	0xbd
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x2
	.long	.LLRL21
	.uleb128 0x1
	.string	"i"
	.byte	0x18
	.byte	0x11
	.long	0x31
	.long	.LLST22
	.long	.LVUS22
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	0x4b
	.uleb128 0xb
	.long	.LASF45
	.byte	0xd
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x5ff
	.uleb128 0x4
	.string	"a"
	.byte	0xd
	.byte	0x15
	.long	0x503
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0x4
	.string	"n"
	.byte	0xd
	.byte	0x1f
	.long	0x31
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x2
	.long	.LLRL14
	.uleb128 0x1
	.string	"i"
	.byte	0xe
	.byte	0x11
	.long	0x31
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x2
	.long	.LLRL16
	.uleb128 0x1
	.string	"j"
	.byte	0xf
	.byte	0x15
	.long	0x31
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x2
	.long	.LLRL18
	.uleb128 0x1
	.string	"x"
	.byte	0x10
	.byte	0x11
	.long	0x44
	.long	.LLST19
	.long	.LVUS19
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x1b
	.long	.LASF49
	.byte	0x1
	.byte	0x4
	.byte	0x6
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x4
	.string	"c"
	.byte	0x4
	.byte	0x1b
	.long	0x503
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x4
	.string	"a"
	.byte	0x4
	.byte	0x29
	.long	0x576
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x4
	.string	"b"
	.byte	0x4
	.byte	0x37
	.long	0x576
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x4
	.string	"n"
	.byte	0x4
	.byte	0x41
	.long	0x31
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x2
	.long	.LLRL4
	.uleb128 0x1
	.string	"i"
	.byte	0x5
	.byte	0x11
	.long	0x31
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x2
	.long	.LLRL6
	.uleb128 0x1
	.string	"j"
	.byte	0x6
	.byte	0x15
	.long	0x31
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x2
	.long	.LLRL8
	.uleb128 0x1
	.string	"sum"
	.byte	0x7
	.byte	0x16
	.long	0x6c
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x2
	.long	.LLRL10
	.uleb128 0x1
	.string	"k"
	.byte	0x8
	.byte	0x19
	.long	0x31
	.long	.LLST11
	.long	.LVUS11
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0xe
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x16
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 6
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xa
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 5
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 6
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x13
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 6
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x12
	.uleb128 0x11
	.byte	0x1
	.uleb128 0x25
	.uleb128 0xe
	.uleb128 0x13
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x1f
	.uleb128 0x1b
	.uleb128 0x1f
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x24
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3e
	.uleb128 0xb
	.uleb128 0x3
	.uleb128 0x8
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x13
	.byte	0x1
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x18
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x19
	.uleb128 0xa
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.byte	0
	.byte	0
	.uleb128 0x1a
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1b
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0xb
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x40
	.uleb128 0x18
	.uleb128 0x7a
	.uleb128 0x19
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS45:
	.uleb128 .LVU273
	.uleb128 .LVU302
	.uleb128 .LVU302
	.uleb128 .LVU303
	.uleb128 .LVU303
	.uleb128 .LVU313
	.uleb128 .LVU313
	.uleb128 .LVU314
	.uleb128 .LVU314
	.uleb128 .LVU327
	.uleb128 .LVU327
	.uleb128 0
.LLST45:
	.byte	0x6
	.quad	.LVL91
	.byte	0x4
	.uleb128 .LVL91-.LVL91
	.uleb128 .LVL95-.LVL91
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL95-.LVL91
	.uleb128 .LVL96-.LVL91
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL96-.LVL91
	.uleb128 .LVL99-.LVL91
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL99-.LVL91
	.uleb128 .LVL100-.LVL91
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL100-.LVL91
	.uleb128 .LVL103-.LVL91
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL103-.LVL91
	.uleb128 .LFE10-.LVL91
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.byte	0
.LVUS46:
	.uleb128 .LVU298
	.uleb128 .LVU303
	.uleb128 .LVU309
	.uleb128 .LVU314
	.uleb128 .LVU323
	.uleb128 0
.LLST46:
	.byte	0x6
	.quad	.LVL94
	.byte	0x4
	.uleb128 .LVL94-.LVL94
	.uleb128 .LVL96-.LVL94
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL98-.LVL94
	.uleb128 .LVL100-.LVL94
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL102-.LVL94
	.uleb128 .LFE10-.LVL94
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS37:
	.uleb128 0
	.uleb128 .LVU202
	.uleb128 .LVU202
	.uleb128 .LVU209
	.uleb128 .LVU209
	.uleb128 .LVU210
	.uleb128 .LVU210
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU222
	.uleb128 .LVU222
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST37:
	.byte	0x6
	.quad	.LVL58
	.byte	0x4
	.uleb128 .LVL58-.LVL58
	.uleb128 .LVL59-.LVL58
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL59-.LVL58
	.uleb128 .LVL62-.LVL58
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL62-.LVL58
	.uleb128 .LVL63-.LVL58
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL63-.LVL58
	.uleb128 .LVL66-.LVL58
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL66-.LVL58
	.uleb128 .LVL67-.LVL58
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL67-.LVL58
	.uleb128 .LHOTE0-.LVL58
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x8
	.quad	.LFSB9
	.uleb128 .LCOLDE0-.LFSB9
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS38:
	.uleb128 0
	.uleb128 .LVU207
	.uleb128 .LVU207
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU222
	.uleb128 .LVU222
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST38:
	.byte	0x6
	.quad	.LVL58
	.byte	0x4
	.uleb128 .LVL58-.LVL58
	.uleb128 .LVL61-.LVL58
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL61-.LVL58
	.uleb128 .LVL66-.LVL58
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL66-.LVL58
	.uleb128 .LVL67-.LVL58
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL67-.LVL58
	.uleb128 .LHOTE0-.LVL58
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x8
	.quad	.LFSB9
	.uleb128 .LCOLDE0-.LFSB9
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS39:
	.uleb128 .LVU204
	.uleb128 .LVU210
	.uleb128 .LVU210
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU222
	.uleb128 .LVU223
	.uleb128 .LVU235
	.uleb128 .LVU235
	.uleb128 .LVU238
	.uleb128 .LVU238
	.uleb128 .LVU247
	.uleb128 .LVU247
	.uleb128 .LVU251
	.uleb128 .LVU251
	.uleb128 .LVU252
	.uleb128 .LVU252
	.uleb128 .LVU258
	.uleb128 .LVU258
	.uleb128 .LVU259
	.uleb128 .LVU259
	.uleb128 .LVU262
	.uleb128 .LVU262
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST39:
	.byte	0x6
	.quad	.LVL60
	.byte	0x4
	.uleb128 .LVL60-.LVL60
	.uleb128 .LVL63-.LVL60
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL63-.LVL60
	.uleb128 .LVL66-.LVL60
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL66-.LVL60
	.uleb128 .LVL67-.LVL60
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL68-.LVL60
	.uleb128 .LVL73-.LVL60
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL73-.LVL60
	.uleb128 .LVL74-.LVL60
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL74-.LVL60
	.uleb128 .LVL78-.LVL60
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL78-.LVL60
	.uleb128 .LVL80-.LVL60
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL80-.LVL60
	.uleb128 .LVL80-.LVL60
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL80-.LVL60
	.uleb128 .LVL83-.LVL60
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL83-.LVL60
	.uleb128 .LVL83-.LVL60
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL83-.LVL60
	.uleb128 .LVL85-.LVL60
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL85-.LVL60
	.uleb128 .LHOTE0-.LVL60
	.uleb128 0x1
	.byte	0x58
	.byte	0x8
	.quad	.LFSB9
	.uleb128 .LCOLDE0-.LFSB9
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS41:
	.uleb128 .LVU206
	.uleb128 .LVU210
	.uleb128 .LVU210
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU222
	.uleb128 .LVU223
	.uleb128 .LVU230
	.uleb128 .LVU230
	.uleb128 .LVU231
	.uleb128 .LVU231
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST41:
	.byte	0x6
	.quad	.LVL60
	.byte	0x4
	.uleb128 .LVL60-.LVL60
	.uleb128 .LVL63-.LVL60
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL63-.LVL60
	.uleb128 .LVL66-.LVL60
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL66-.LVL60
	.uleb128 .LVL67-.LVL60
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL68-.LVL60
	.uleb128 .LVL70-.LVL60
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL70-.LVL60
	.uleb128 .LVL71-.LVL60
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL71-.LVL60
	.uleb128 .LHOTE0-.LVL60
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0x8
	.quad	.LFSB9
	.uleb128 .LCOLDE0-.LFSB9
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS43:
	.uleb128 .LVU215
	.uleb128 .LVU219
	.uleb128 .LVU223
	.uleb128 .LVU226
	.uleb128 .LVU234
	.uleb128 .LVU235
	.uleb128 .LVU238
	.uleb128 .LVU240
	.uleb128 .LVU240
	.uleb128 .LVU242
	.uleb128 .LVU242
	.uleb128 .LVU248
	.uleb128 .LVU251
	.uleb128 .LVU257
	.uleb128 .LVU258
	.uleb128 .LVU260
	.uleb128 .LVU262
	.uleb128 .LVU265
	.uleb128 .LVU267
	.uleb128 0
	.uleb128 0
	.uleb128 .LVU269
.LLST43:
	.byte	0x6
	.quad	.LVL64
	.byte	0x4
	.uleb128 .LVL64-.LVL64
	.uleb128 .LVL66-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL68-.LVL64
	.uleb128 .LVL69-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL72-.LVL64
	.uleb128 .LVL73-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL74-.LVL64
	.uleb128 .LVL75-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL75-.LVL64
	.uleb128 .LVL76-.LVL64
	.uleb128 0x4
	.byte	0x79
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL76-.LVL64
	.uleb128 .LVL79-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL80-.LVL64
	.uleb128 .LVL82-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL83-.LVL64
	.uleb128 .LVL84-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL85-.LVL64
	.uleb128 .LVL87-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL88-.LVL64
	.uleb128 .LHOTE0-.LVL64
	.uleb128 0x1
	.byte	0x59
	.byte	0x8
	.quad	.LFSB9
	.uleb128 .LVL89-.LFSB9
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS44:
	.uleb128 .LVU216
	.uleb128 .LVU219
	.uleb128 .LVU223
	.uleb128 .LVU228
	.uleb128 .LVU234
	.uleb128 .LVU253
	.uleb128 .LVU258
	.uleb128 0
	.uleb128 0
	.uleb128 0
.LLST44:
	.byte	0x6
	.quad	.LVL65
	.byte	0x4
	.uleb128 .LVL65-.LVL65
	.uleb128 .LVL66-.LVL65
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL68-.LVL65
	.uleb128 .LVL70-.LVL65
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL72-.LVL65
	.uleb128 .LVL81-.LVL65
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL83-.LVL65
	.uleb128 .LHOTE0-.LVL65
	.uleb128 0x1
	.byte	0x56
	.byte	0x8
	.quad	.LFSB9
	.uleb128 .LCOLDE0-.LFSB9
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS32:
	.uleb128 0
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 .LVU168
	.uleb128 .LVU168
	.uleb128 0
.LLST32:
	.byte	0x6
	.quad	.LVL43
	.byte	0x4
	.uleb128 .LVL43-.LVL43
	.uleb128 .LVL44-.LVL43
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL44-.LVL43
	.uleb128 .LVL55-.LVL43
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL55-.LVL43
	.uleb128 .LFE6-.LVL43
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS33:
	.uleb128 .LVU136
	.uleb128 .LVU145
	.uleb128 .LVU145
	.uleb128 .LVU151
	.uleb128 .LVU151
	.uleb128 .LVU153
	.uleb128 .LVU161
	.uleb128 .LVU165
	.uleb128 .LVU167
	.uleb128 .LVU168
	.uleb128 .LVU168
	.uleb128 0
.LLST33:
	.byte	0x6
	.quad	.LVL43
	.byte	0x4
	.uleb128 .LVL43-.LVL43
	.uleb128 .LVL45-.LVL43
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL45-.LVL43
	.uleb128 .LVL49-.LVL43
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL49-.LVL43
	.uleb128 .LVL50-.LVL43
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL51-.LVL43
	.uleb128 .LVL53-.LVL43
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL54-.LVL43
	.uleb128 .LVL55-.LVL43
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL55-.LVL43
	.uleb128 .LFE6-.LVL43
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS35:
	.uleb128 .LVU138
	.uleb128 .LVU145
	.uleb128 .LVU145
	.uleb128 .LVU151
	.uleb128 .LVU161
	.uleb128 .LVU163
	.uleb128 .LVU168
	.uleb128 0
.LLST35:
	.byte	0x6
	.quad	.LVL43
	.byte	0x4
	.uleb128 .LVL43-.LVL43
	.uleb128 .LVL45-.LVL43
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL45-.LVL43
	.uleb128 .LVL49-.LVL43
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL51-.LVL43
	.uleb128 .LVL52-.LVL43
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL55-.LVL43
	.uleb128 .LFE6-.LVL43
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS30:
	.uleb128 0
	.uleb128 .LVU123
	.uleb128 .LVU123
	.uleb128 .LVU131
	.uleb128 .LVU131
	.uleb128 0
.LLST30:
	.byte	0x6
	.quad	.LVL36
	.byte	0x4
	.uleb128 .LVL36-.LVL36
	.uleb128 .LVL40-.LVL36
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL40-.LVL36
	.uleb128 .LVL42-.LVL36
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL42-.LVL36
	.uleb128 .LFE5-.LVL36
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS31:
	.uleb128 .LVU113
	.uleb128 .LVU117
	.uleb128 .LVU117
	.uleb128 .LVU124
.LLST31:
	.byte	0x6
	.quad	.LVL36
	.byte	0x4
	.uleb128 .LVL36-.LVL36
	.uleb128 .LVL37-.LVL36
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL37-.LVL36
	.uleb128 .LVL41-.LVL36
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS27:
	.uleb128 0
	.uleb128 .LVU101
	.uleb128 .LVU101
	.uleb128 0
.LLST27:
	.byte	0x6
	.quad	.LVL32
	.byte	0x4
	.uleb128 .LVL32-.LVL32
	.uleb128 .LVL33-.LVL32
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL33-.LVL32
	.uleb128 .LFE4-.LVL32
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS28:
	.uleb128 0
	.uleb128 .LVU101
	.uleb128 .LVU101
	.uleb128 0
.LLST28:
	.byte	0x6
	.quad	.LVL32
	.byte	0x4
	.uleb128 .LVL32-.LVL32
	.uleb128 .LVL33-.LVL32
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL33-.LVL32
	.uleb128 .LFE4-.LVL32
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS29:
	.uleb128 .LVU100
	.uleb128 .LVU101
	.uleb128 .LVU101
	.uleb128 .LVU104
	.uleb128 .LVU104
	.uleb128 .LVU107
.LLST29:
	.byte	0x6
	.quad	.LVL32
	.byte	0x4
	.uleb128 .LVL32-.LVL32
	.uleb128 .LVL33-.LVL32
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL33-.LVL32
	.uleb128 .LVL34-.LVL32
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.LVL32
	.uleb128 .LVL35-.LVL32
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x20
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS23:
	.uleb128 0
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 0
.LLST23:
	.byte	0x6
	.quad	.LVL28
	.byte	0x4
	.uleb128 .LVL28-.LVL28
	.uleb128 .LVL29-.LVL28
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL29-.LVL28
	.uleb128 .LFE3-.LVL28
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS24:
	.uleb128 .LVU85
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 .LVU95
.LLST24:
	.byte	0x6
	.quad	.LVL28
	.byte	0x4
	.uleb128 .LVL28-.LVL28
	.uleb128 .LVL29-.LVL28
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL29-.LVL28
	.uleb128 .LVL31-.LVL28
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS26:
	.uleb128 .LVU87
	.uleb128 .LVU89
.LLST26:
	.byte	0x8
	.quad	.LVL28
	.uleb128 .LVL29-.LVL28
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS20:
	.uleb128 .LVU65
	.uleb128 .LVU70
	.uleb128 .LVU70
	.uleb128 .LVU80
	.uleb128 .LVU80
	.uleb128 0
.LLST20:
	.byte	0x6
	.quad	.LVL22
	.byte	0x4
	.uleb128 .LVL22-.LVL22
	.uleb128 .LVL23-.LVL22
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL23-.LVL22
	.uleb128 .LVL27-.LVL22
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL27-.LVL22
	.uleb128 .LFE2-.LVL22
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS22:
	.uleb128 .LVU67
	.uleb128 .LVU70
	.uleb128 .LVU70
	.uleb128 .LVU74
	.uleb128 .LVU74
	.uleb128 .LVU77
	.uleb128 .LVU77
	.uleb128 .LVU79
	.uleb128 .LVU80
	.uleb128 0
.LLST22:
	.byte	0x6
	.quad	.LVL22
	.byte	0x4
	.uleb128 .LVL22-.LVL22
	.uleb128 .LVL23-.LVL22
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL23-.LVL22
	.uleb128 .LVL24-.LVL22
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL24-.LVL22
	.uleb128 .LVL25-.LVL22
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL25-.LVL22
	.uleb128 .LVL26-.LVL22
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL27-.LVL22
	.uleb128 .LFE2-.LVL22
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS12:
	.uleb128 0
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU61
	.uleb128 .LVU61
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 0
.LLST12:
	.byte	0x6
	.quad	.LVL11
	.byte	0x4
	.uleb128 .LVL11-.LVL11
	.uleb128 .LVL13-.LVL11
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL13-.LVL11
	.uleb128 .LVL20-.LVL11
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL20-.LVL11
	.uleb128 .LVL21-.LVL11
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL21-.LVL11
	.uleb128 .LFE1-.LVL11
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS13:
	.uleb128 0
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 0
.LLST13:
	.byte	0x6
	.quad	.LVL11
	.byte	0x4
	.uleb128 .LVL11-.LVL11
	.uleb128 .LVL13-.LVL11
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL13-.LVL11
	.uleb128 .LVL19-.LVL11
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL19-.LVL11
	.uleb128 .LVL21-.LVL11
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL21-.LVL11
	.uleb128 .LFE1-.LVL11
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS15:
	.uleb128 .LVU37
	.uleb128 .LVU44
	.uleb128 .LVU45
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 0
.LLST15:
	.byte	0x6
	.quad	.LVL11
	.byte	0x4
	.uleb128 .LVL11-.LVL11
	.uleb128 .LVL13-.LVL11
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.LVL11
	.uleb128 .LVL21-.LVL11
	.uleb128 0x1
	.byte	0x5b
	.byte	0x4
	.uleb128 .LVL21-.LVL11
	.uleb128 .LFE1-.LVL11
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS17:
	.uleb128 .LVU39
	.uleb128 .LVU44
	.uleb128 .LVU46
	.uleb128 .LVU48
.LLST17:
	.byte	0x6
	.quad	.LVL12
	.byte	0x4
	.uleb128 .LVL12-.LVL12
	.uleb128 .LVL13-.LVL12
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.LVL12
	.uleb128 .LVL16-.LVL12
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS19:
	.uleb128 .LVU51
	.uleb128 .LVU58
.LLST19:
	.byte	0x8
	.quad	.LVL17
	.uleb128 .LVL18-.LVL17
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST0:
	.byte	0x6
	.quad	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL1-.LVL0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LVL10-.LVL0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.LVL0
	.uleb128 .LFE0-.LVL0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST1:
	.byte	0x6
	.quad	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LVL10-.LVL0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.LVL0
	.uleb128 .LFE0-.LVL0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST2:
	.byte	0x6
	.quad	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LVL9-.LVL0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL9-.LVL0
	.uleb128 .LVL10-.LVL0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.LVL0
	.uleb128 .LFE0-.LVL0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST3:
	.byte	0x6
	.quad	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LVL8-.LVL0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL8-.LVL0
	.uleb128 .LVL10-.LVL0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x52
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.LVL0
	.uleb128 .LFE0-.LVL0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS5:
	.uleb128 .LVU3
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU27
	.uleb128 .LVU27
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST5:
	.byte	0x6
	.quad	.LVL0
	.byte	0x4
	.uleb128 .LVL0-.LVL0
	.uleb128 .LVL2-.LVL0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL2-.LVL0
	.uleb128 .LVL7-.LVL0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL7-.LVL0
	.uleb128 .LVL10-.LVL0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL10-.LVL0
	.uleb128 .LFE0-.LVL0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU8
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 .LVU27
	.uleb128 .LVU27
	.uleb128 .LVU33
.LLST7:
	.byte	0x6
	.quad	.LVL2
	.byte	0x4
	.uleb128 .LVL2-.LVL2
	.uleb128 .LVL3-.LVL2
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.LVL2
	.uleb128 .LVL6-.LVL2
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL6-.LVL2
	.uleb128 .LVL7-.LVL2
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.LVL2
	.uleb128 .LVL10-.LVL2
	.uleb128 0x3
	.byte	0x7a
	.sleb128 1
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 .LVU10
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU33
.LLST9:
	.byte	0x6
	.quad	.LVL3
	.byte	0x4
	.uleb128 .LVL3-.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.LVL3
	.uleb128 .LVL10-.LVL3
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS11:
	.uleb128 .LVU10
	.uleb128 .LVU13
.LLST11:
	.byte	0x8
	.quad	.LVL3
	.uleb128 .LVL4-.LVL3
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x3c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.quad	.Ltext_cold0
	.quad	.Letext_cold0-.Ltext_cold0
	.quad	0
	.quad	0
	.section	.debug_rnglists,"",@progbits
.Ldebug_ranges0:
	.long	.Ldebug_ranges3-.Ldebug_ranges2
.Ldebug_ranges2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.LLRL4:
	.byte	0x5
	.quad	.LBB2
	.byte	0x4
	.uleb128 .LBB2-.LBB2
	.uleb128 .LBE2-.LBB2
	.byte	0x4
	.uleb128 .LBB10-.LBB2
	.uleb128 .LBE10-.LBB2
	.byte	0x4
	.uleb128 .LBB11-.LBB2
	.uleb128 .LBE11-.LBB2
	.byte	0x4
	.uleb128 .LBB12-.LBB2
	.uleb128 .LBE12-.LBB2
	.byte	0
.LLRL6:
	.byte	0x5
	.quad	.LBB3
	.byte	0x4
	.uleb128 .LBB3-.LBB3
	.uleb128 .LBE3-.LBB3
	.byte	0x4
	.uleb128 .LBB9-.LBB3
	.uleb128 .LBE9-.LBB3
	.byte	0
.LLRL8:
	.byte	0x5
	.quad	.LBB4
	.byte	0x4
	.uleb128 .LBB4-.LBB4
	.uleb128 .LBE4-.LBB4
	.byte	0x4
	.uleb128 .LBB7-.LBB4
	.uleb128 .LBE7-.LBB4
	.byte	0x4
	.uleb128 .LBB8-.LBB4
	.uleb128 .LBE8-.LBB4
	.byte	0
.LLRL10:
	.byte	0x5
	.quad	.LBB5
	.byte	0x4
	.uleb128 .LBB5-.LBB5
	.uleb128 .LBE5-.LBB5
	.byte	0x4
	.uleb128 .LBB6-.LBB5
	.uleb128 .LBE6-.LBB5
	.byte	0
.LLRL14:
	.byte	0x5
	.quad	.LBB13
	.byte	0x4
	.uleb128 .LBB13-.LBB13
	.uleb128 .LBE13-.LBB13
	.byte	0x4
	.uleb128 .LBB19-.LBB13
	.uleb128 .LBE19-.LBB13
	.byte	0x4
	.uleb128 .LBB20-.LBB13
	.uleb128 .LBE20-.LBB13
	.byte	0
.LLRL16:
	.byte	0x5
	.quad	.LBB14
	.byte	0x4
	.uleb128 .LBB14-.LBB14
	.uleb128 .LBE14-.LBB14
	.byte	0x4
	.uleb128 .LBB17-.LBB14
	.uleb128 .LBE17-.LBB14
	.byte	0x4
	.uleb128 .LBB18-.LBB14
	.uleb128 .LBE18-.LBB14
	.byte	0
.LLRL18:
	.byte	0x5
	.quad	.LBB15
	.byte	0x4
	.uleb128 .LBB15-.LBB15
	.uleb128 .LBE15-.LBB15
	.byte	0x4
	.uleb128 .LBB16-.LBB15
	.uleb128 .LBE16-.LBB15
	.byte	0
.LLRL21:
	.byte	0x5
	.quad	.LBB21
	.byte	0x4
	.uleb128 .LBB21-.LBB21
	.uleb128 .LBE21-.LBB21
	.byte	0x4
	.uleb128 .LBB22-.LBB21
	.uleb128 .LBE22-.LBB21
	.byte	0
.LLRL25:
	.byte	0x5
	.quad	.LBB23
	.byte	0x4
	.uleb128 .LBB23-.LBB23
	.uleb128 .LBE23-.LBB23
	.byte	0x4
	.uleb128 .LBB24-.LBB23
	.uleb128 .LBE24-.LBB23
	.byte	0
.LLRL34:
	.byte	0x5
	.quad	.LBB27
	.byte	0x4
	.uleb128 .LBB27-.LBB27
	.uleb128 .LBE27-.LBB27
	.byte	0x4
	.uleb128 .LBB28-.LBB27
	.uleb128 .LBE28-.LBB27
	.byte	0x4
	.uleb128 .LBB29-.LBB27
	.uleb128 .LBE29-.LBB27
	.byte	0x4
	.uleb128 .LBB30-.LBB27
	.uleb128 .LBE30-.LBB27
	.byte	0
.LLRL36:
	.byte	0x7
	.quad	.LFB9
	.uleb128 .LHOTE0-.LFB9
	.byte	0x7
	.quad	.LFSB9
	.uleb128 .LCOLDE0-.LFSB9
	.byte	0
.LLRL40:
	.byte	0x5
	.quad	.LBB31
	.byte	0x4
	.uleb128 .LBB31-.LBB31
	.uleb128 .LBE31-.LBB31
	.byte	0x4
	.uleb128 .LBB36-.LBB31
	.uleb128 .LBE36-.LBB31
	.byte	0x4
	.uleb128 .LBB37-.LBB31
	.uleb128 .LBE37-.LBB31
	.byte	0x7
	.quad	.LBB38
	.uleb128 .LBE38-.LBB38
	.byte	0
.LLRL42:
	.byte	0x5
	.quad	.LBB32
	.byte	0x4
	.uleb128 .LBB32-.LBB32
	.uleb128 .LBE32-.LBB32
	.byte	0x4
	.uleb128 .LBB33-.LBB32
	.uleb128 .LBE33-.LBB32
	.byte	0x4
	.uleb128 .LBB34-.LBB32
	.uleb128 .LBE34-.LBB32
	.byte	0x7
	.quad	.LBB35
	.uleb128 .LBE35-.LBB35
	.byte	0
.LLRL47:
	.byte	0x7
	.quad	.Ltext0
	.uleb128 .Letext0-.Ltext0
	.byte	0x7
	.quad	.Ltext_cold0
	.uleb128 .Letext_cold0-.Ltext_cold0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF34:
	.string	"next_token"
.LASF32:
	.string	"program"
.LASF36:
	.string	"text"
.LASF15:
	.string	"__uint64_t"
.LASF41:
	.string	"cache_get"
.LASF43:
	.string	"counts"
.LASF20:
	.string	"uint64_t"
.LASF12:
	.string	"short int"
.LASF10:
	.string	"size_t"
.LASF13:
	.string	"__uint16_t"
.LASF17:
	.string	"int64_t"
.LASF21:
	.string	"value"
.LASF28:
	.string	"head"
.LASF18:
	.string	"uint8_t"
.LASF22:
	.string	"stamp"
.LASF31:
	.string	"kind"
.LASF40:
	.string	"cache_put"
.LASF33:
	.string	"length"
.LASF39:
	.string	"run_program"
.LASF4:
	.string	"long long int"
.LASF27:
	.string	"ring"
.LASF2:
	.string	"long int"
.LASF14:
	.string	"__int64_t"
.LASF11:
	.string	"__uint8_t"
.LASF45:
	.string	"transpose"
.LASF5:
	.string	"long double"
.LASF29:
	.string	"tail"
.LASF6:
	.string	"unsigned char"
.LASF9:
	.string	"signed char"
.LASF8:
	.string	"unsigned int"
.LASF19:
	.string	"uint16_t"
.LASF47:
	.string	"stack"
.LASF44:
	.string	"prefix_sums"
.LASF26:
	.string	"cache"
.LASF7:
	.string	"short unsigned int"
.LASF16:
	.string	"char"
.LASF38:
	.string	"ring_push"
.LASF49:
	.string	"matrix_multiply"
.LASF46:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF3:
	.string	"long unsigned int"
.LASF24:
	.string	"clock"
.LASF30:
	.string	"items"
.LASF42:
	.string	"histogram"
.LASF48:
	.string	"found"
.LASF25:
	.string	"lines"
.LASF37:
	.string	"item"
.LASF23:
	.string	"used"
.LASF35:
	.string	"ring_pop"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"src/tables.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
