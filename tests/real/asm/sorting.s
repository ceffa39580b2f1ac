	.file	"sorting.c"
	.text
.Ltext0:
	.file 0 "." "src/sorting.c"
	.p2align 4
	.type	sift_down, @function
sift_down:
.LVL0:
.LFB3:
	.file 1 "src/sorting.c"
	.loc 1 39 51 view -0
	.cfi_startproc
	.loc 1 40 5 view .LVU1
	.loc 1 40 14 is_stmt 0 view .LVU2
	leaq	0(,%rsi,4), %r10
.LBB2:
	.loc 1 41 31 view .LVU3
	leaq	1(%rsi,%rsi), %rax
.LBE2:
	.loc 1 39 51 view .LVU4
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	.loc 1 40 14 view .LVU5
	leaq	(%rdi,%r10), %r8
	.loc 1 40 9 view .LVU6
	movl	(%r8), %ebx
.LVL1:
	.loc 1 41 5 is_stmt 1 view .LVU7
.LBB3:
	.loc 1 41 10 view .LVU8
	.loc 1 41 44 view .LVU9
	.loc 1 41 44 is_stmt 0 view .LVU10
	cmpq	%rdx, %rax
	jb	.L4
	jmp	.L2
.LVL2:
	.p2align 4,,10
	.p2align 3
.L11:
	.loc 1 42 31 discriminator 1 view .LVU11
	leaq	(%rdi,%r8,8), %r8
.LVL3:
	.loc 1 42 31 discriminator 1 view .LVU12
	movl	(%r8), %r11d
	.loc 1 42 27 discriminator 1 view .LVU13
	cmpl	%ecx, %r11d
	jle	.L6
	.loc 1 42 27 view .LVU14
	movl	%r11d, %ecx
	movq	%r8, %r9
.LVL4:
	.loc 1 43 9 is_stmt 1 view .LVU15
	.loc 1 44 10 is_stmt 0 view .LVU16
	leaq	(%rdi,%r10), %r8
	.loc 1 43 12 view .LVU17
	cmpl	%ecx, %ebx
	jge	.L2
.L12:
	.loc 1 44 9 is_stmt 1 view .LVU18
	.loc 1 41 31 is_stmt 0 view .LVU19
	leaq	1(%rsi,%rsi), %rax
	.loc 1 44 14 view .LVU20
	movl	%ecx, (%r8)
	.loc 1 41 51 is_stmt 1 view .LVU21
.LVL5:
	.loc 1 41 44 view .LVU22
	.loc 1 41 44 is_stmt 0 view .LVU23
	cmpq	%rdx, %rax
	jnb	.L10
	.loc 1 41 44 view .LVU24
	leaq	0(,%rsi,4), %r10
.L4:
	.loc 1 42 9 is_stmt 1 view .LVU25
	leaq	1(%rsi), %r8
	.loc 1 42 46 is_stmt 0 view .LVU26
	leaq	(%rdi,%rax,4), %r9
	.loc 1 42 19 view .LVU27
	leaq	(%r8,%r8), %rsi
.LVL6:
	.loc 1 42 46 view .LVU28
	movl	(%r9), %ecx
	.loc 1 42 12 view .LVU29
	cmpq	%rdx, %rsi
	jb	.L11
.LVL7:
.L6:
	.loc 1 42 12 view .LVU30
	movq	%rax, %rsi
.LVL8:
	.loc 1 43 9 is_stmt 1 view .LVU31
	.loc 1 44 10 is_stmt 0 view .LVU32
	leaq	(%rdi,%r10), %r8
	.loc 1 43 12 view .LVU33
	cmpl	%ecx, %ebx
	jl	.L12
.LVL9:
.L2:
	.loc 1 43 12 view .LVU34
.LBE3:
	.loc 1 46 5 is_stmt 1 view .LVU35
	.loc 1 46 10 is_stmt 0 view .LVU36
	movl	%ebx, (%r8)
	.loc 1 47 1 view .LVU37
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
.LVL10:
	.loc 1 47 1 view .LVU38
	ret
.LVL11:
	.p2align 4,,10
	.p2align 3
.L10:
	.cfi_restore_state
.LBB4:
	.loc 1 47 1 view .LVU39
	movq	%r9, %r8
.LBE4:
	.loc 1 46 5 is_stmt 1 view .LVU40
	.loc 1 46 10 is_stmt 0 view .LVU41
	movl	%ebx, (%r8)
	.loc 1 47 1 view .LVU42
	popq	%rbx
	.cfi_def_cfa_offset 8
.LVL12:
	.loc 1 47 1 view .LVU43
	ret
	.cfi_endproc
.LFE3:
	.size	sift_down, .-sift_down
	.p2align 4
	.globl	lower_bound
	.type	lower_bound, @function
lower_bound:
.LVL13:
.LFB0:
	.loc 1 4 53 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU45
	.loc 1 6 5 view .LVU46
	.loc 1 5 12 is_stmt 0 view .LVU47
	xorl	%ecx, %ecx
	.loc 1 6 11 view .LVU48
	jmp	.L15
.LVL14:
	.p2align 4,,10
	.p2align 3
.L16:
.LBB5:
	.loc 1 7 9 is_stmt 1 view .LVU49
	.loc 1 7 34 is_stmt 0 view .LVU50
	movq	%rsi, %rax
	subq	%rcx, %rax
	.loc 1 7 41 view .LVU51
	shrq	%rax
	.loc 1 7 16 view .LVU52
	addq	%rcx, %rax
.LVL15:
	.loc 1 8 9 is_stmt 1 view .LVU53
	.loc 1 8 12 is_stmt 0 view .LVU54
	cmpl	%edx, (%rdi,%rax,4)
	jl	.L18
	.loc 1 7 16 view .LVU55
	movq	%rax, %rsi
.LVL16:
.L15:
	.loc 1 7 16 view .LVU56
.LBE5:
	.loc 1 6 16 is_stmt 1 view .LVU57
	cmpq	%rsi, %rcx
	jb	.L16
	.loc 1 13 5 view .LVU58
	.loc 1 14 1 is_stmt 0 view .LVU59
	movq	%rcx, %rax
	ret
.LVL17:
	.p2align 4,,10
	.p2align 3
.L18:
.LBB6:
	.loc 1 9 13 is_stmt 1 view .LVU60
	.loc 1 9 17 is_stmt 0 view .LVU61
	leaq	1(%rax), %rcx
.LVL18:
	.loc 1 9 17 view .LVU62
	jmp	.L15
.LBE6:
	.cfi_endproc
.LFE0:
	.size	lower_bound, .-lower_bound
	.p2align 4
	.globl	binary_search
	.type	binary_search, @function
binary_search:
.LVL19:
.LFB1:
	.loc 1 17 52 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 18 5 view .LVU64
	.loc 1 19 5 view .LVU65
	.loc 1 19 16 view .LVU66
	subl	$1, %esi
.LVL20:
	.loc 1 19 16 is_stmt 0 view .LVU67
	js	.L25
	.loc 1 18 9 view .LVU68
	xorl	%ecx, %ecx
	jmp	.L24
.LVL21:
	.p2align 4,,10
	.p2align 3
.L28:
.LBB7:
	.loc 1 23 13 is_stmt 1 view .LVU69
	.loc 1 23 17 is_stmt 0 view .LVU70
	leal	1(%rax), %ecx
.LVL22:
	.loc 1 23 17 view .LVU71
.LBE7:
	.loc 1 19 16 is_stmt 1 view .LVU72
	cmpl	%ecx, %esi
	jl	.L27
.LVL23:
.L24:
.LBB8:
	.loc 1 20 9 view .LVU73
	.loc 1 20 27 is_stmt 0 view .LVU74
	leal	(%rsi,%rcx), %eax
	.loc 1 20 13 view .LVU75
	sarl	%eax
.LVL24:
	.loc 1 21 9 is_stmt 1 view .LVU76
	.loc 1 21 14 is_stmt 0 view .LVU77
	movslq	%eax, %r8
	.loc 1 21 12 view .LVU78
	cmpl	%edx, (%rdi,%r8,4)
	je	.L19
	.loc 1 22 9 is_stmt 1 view .LVU79
	.loc 1 22 12 is_stmt 0 view .LVU80
	jl	.L28
	.loc 1 25 13 is_stmt 1 view .LVU81
	.loc 1 25 18 is_stmt 0 view .LVU82
	leal	-1(%rax), %esi
.LVL25:
	.loc 1 25 18 view .LVU83
.LBE8:
	.loc 1 19 16 is_stmt 1 view .LVU84
	cmpl	%ecx, %esi
	jge	.L24
.L27:
	.loc 1 27 12 is_stmt 0 view .LVU85
	movl	%ecx, %eax
.LVL26:
	.loc 1 27 12 view .LVU86
	notl	%eax
	ret
.LVL27:
.L25:
	.loc 1 19 16 view .LVU87
	movl	$-1, %eax
	.loc 1 27 5 is_stmt 1 view .LVU88
.LVL28:
.L19:
	.loc 1 28 1 is_stmt 0 view .LVU89
	ret
	.cfi_endproc
.LFE1:
	.size	binary_search, .-binary_search
	.p2align 4
	.globl	insertion_sort
	.type	insertion_sort, @function
insertion_sort:
.LVL29:
.LFB2:
	.loc 1 30 39 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 31 5 view .LVU91
.LBB9:
	.loc 1 31 10 view .LVU92
	.loc 1 31 26 view .LVU93
	leaq	4(%rdi), %r11
	.loc 1 31 17 is_stmt 0 view .LVU94
	movl	$1, %r10d
	.loc 1 31 26 view .LVU95
	cmpq	$1, %rsi
	jbe	.L29
.LVL30:
	.p2align 4,,10
	.p2align 3
.L34:
.LBB10:
	.loc 1 32 9 is_stmt 1 view .LVU96
	.loc 1 32 13 is_stmt 0 view .LVU97
	movl	(%r11), %r9d
.LVL31:
	.loc 1 33 9 is_stmt 1 view .LVU98
	.loc 1 34 9 view .LVU99
	.loc 1 34 22 view .LVU100
	.loc 1 32 13 is_stmt 0 view .LVU101
	movq	%r11, %rax
	movq	%r10, %rdx
	jmp	.L31
.LVL32:
	.p2align 4,,10
	.p2align 3
.L33:
	.loc 1 34 44 is_stmt 1 discriminator 3 view .LVU102
	.loc 1 34 49 is_stmt 0 discriminator 3 view .LVU103
	movl	%ecx, (%rax)
	.loc 1 34 40 is_stmt 1 discriminator 3 view .LVU104
.LVL33:
	.loc 1 34 22 discriminator 3 view .LVU105
	leaq	-4(%r8), %rax
	subq	$1, %rdx
.LVL34:
	.loc 1 34 22 is_stmt 0 discriminator 3 view .LVU106
	je	.L36
.L31:
	.loc 1 34 26 discriminator 2 view .LVU107
	movl	-4(%rax), %ecx
	movq	%rax, %r8
	.loc 1 34 22 discriminator 2 view .LVU108
	cmpl	%r9d, %ecx
	jg	.L33
	.loc 1 35 9 is_stmt 1 discriminator 2 view .LVU109
.LBE10:
	.loc 1 31 32 is_stmt 0 discriminator 2 view .LVU110
	addq	$1, %r10
.LVL35:
.LBB11:
	.loc 1 35 14 discriminator 2 view .LVU111
	movl	%r9d, (%r8)
.LBE11:
	.loc 1 31 32 is_stmt 1 discriminator 2 view .LVU112
.LVL36:
	.loc 1 31 26 discriminator 2 view .LVU113
	addq	$4, %r11
	cmpq	%r10, %rsi
	jne	.L34
.LVL37:
.L29:
	.loc 1 31 26 is_stmt 0 discriminator 2 view .LVU114
.LBE9:
	.loc 1 37 1 view .LVU115
	ret
.LVL38:
	.p2align 4,,10
	.p2align 3
.L36:
.LBB14:
.LBB12:
	.loc 1 37 1 view .LVU116
	movq	%rdi, %r8
	.loc 1 35 9 is_stmt 1 view .LVU117
.LBE12:
	.loc 1 31 32 is_stmt 0 view .LVU118
	addq	$1, %r10
.LVL39:
	.loc 1 31 26 view .LVU119
	addq	$4, %r11
.LBB13:
	.loc 1 35 14 view .LVU120
	movl	%r9d, (%r8)
.LBE13:
	.loc 1 31 32 is_stmt 1 view .LVU121
.LVL40:
	.loc 1 31 26 view .LVU122
	cmpq	%r10, %rsi
	jne	.L34
	.loc 1 31 26 is_stmt 0 view .LVU123
	jmp	.L29
.LBE14:
	.cfi_endproc
.LFE2:
	.size	insertion_sort, .-insertion_sort
	.p2align 4
	.globl	heap_sort
	.type	heap_sort, @function
heap_sort:
.LVL41:
.LFB4:
	.loc 1 49 34 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 50 5 view .LVU125
.LBB15:
	.loc 1 50 10 view .LVU126
	.loc 1 50 17 is_stmt 0 view .LVU127
	movq	%rsi, %rax
	shrq	%rax
.LVL42:
	.loc 1 50 32 is_stmt 1 view .LVU128
	.loc 1 50 32 is_stmt 0 view .LVU129
	je	.L49
.LBE15:
	.loc 1 49 34 view .LVU130
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movq	%rsi, %rdx
	leaq	-1(%rax), %rbx
.LVL43:
	.p2align 4,,10
	.p2align 3
.L41:
.LBB16:
	.loc 1 50 38 is_stmt 1 discriminator 3 view .LVU131
	movq	%rbx, %rsi
	call	sift_down
.LVL44:
	.loc 1 50 32 discriminator 3 view .LVU132
	subq	$1, %rbx
.LVL45:
	.loc 1 50 32 is_stmt 0 discriminator 3 view .LVU133
	jnb	.L41
	.p2align 4,,10
	.p2align 3
.L42:
	.loc 1 50 32 discriminator 3 view .LVU134
.LBE16:
.LBB17:
	.loc 1 52 9 is_stmt 1 view .LVU135
	.loc 1 52 13 is_stmt 0 view .LVU136
	subq	$1, %rdx
.LVL46:
	.loc 1 53 17 view .LVU137
	movl	(%rdi), %ecx
	.loc 1 55 9 view .LVU138
	xorl	%esi, %esi
	.loc 1 52 13 view .LVU139
	movl	(%rdi,%rdx,4), %eax
.LVL47:
	.loc 1 53 9 is_stmt 1 view .LVU140
	.loc 1 53 14 is_stmt 0 view .LVU141
	movl	%ecx, (%rdi,%rdx,4)
	.loc 1 54 9 is_stmt 1 view .LVU142
	.loc 1 54 14 is_stmt 0 view .LVU143
	movl	%eax, (%rdi)
	.loc 1 55 9 is_stmt 1 view .LVU144
	call	sift_down
.LVL48:
	.loc 1 55 9 is_stmt 0 view .LVU145
.LBE17:
	.loc 1 51 14 is_stmt 1 view .LVU146
	cmpq	$1, %rdx
	jne	.L42
	.loc 1 57 1 is_stmt 0 view .LVU147
	popq	%rbx
	.cfi_def_cfa_offset 8
.LVL49:
	.loc 1 57 1 view .LVU148
	ret
.LVL50:
	.p2align 4,,10
	.p2align 3
.L49:
	.cfi_restore 3
	.loc 1 57 1 view .LVU149
	ret
	.cfi_endproc
.LFE4:
	.size	heap_sort, .-heap_sort
	.p2align 4
	.globl	quick_sort
	.type	quick_sort, @function
quick_sort:
.LVL51:
.LFB5:
	.loc 1 59 35 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 60 5 view .LVU151
	.loc 1 60 14 view .LVU152
	.loc 1 59 35 is_stmt 0 view .LVU153
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
	movq	%rsi, %r13
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	movq	%rdi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
	subq	$8, %rsp
	.cfi_def_cfa_offset 48
	.loc 1 60 14 view .LVU154
	cmpq	$8, %rsi
	jbe	.L53
	movq	%rdi, %r10
.LVL52:
.L59:
.LBB18:
	.loc 1 61 9 is_stmt 1 view .LVU155
	.loc 1 61 25 is_stmt 0 view .LVU156
	movq	%r13, %rax
	.loc 1 62 23 view .LVU157
	leaq	-1(%r13), %rdi
	movq	%r10, %rbx
	xorl	%ebp, %ebp
	.loc 1 61 25 view .LVU158
	shrq	%rax
	.loc 1 61 13 view .LVU159
	movl	(%r10,%rax,4), %r8d
.LVL53:
	.loc 1 62 9 is_stmt 1 view .LVU160
	.loc 1 62 9 is_stmt 0 view .LVU161
	leaq	0(,%rdi,4), %rax
.LVL54:
	.p2align 4,,10
	.p2align 3
.L54:
.LBB19:
	.loc 1 64 25 is_stmt 1 discriminator 1 view .LVU162
	.loc 1 64 21 is_stmt 0 discriminator 1 view .LVU163
	movl	(%rbx), %r9d
	.loc 1 65 21 discriminator 1 view .LVU164
	leaq	(%r10,%rax), %rsi
	.loc 1 64 21 discriminator 1 view .LVU165
	movq	%rbx, %r12
	.loc 1 65 21 discriminator 1 view .LVU166
	movl	(%rsi), %ecx
	.loc 1 64 25 discriminator 1 view .LVU167
	cmpl	%r8d, %r9d
	jl	.L55
	.loc 1 65 25 is_stmt 1 view .LVU168
	cmpl	%ecx, %r8d
	jge	.L56
	leaq	-1(%rdi), %rdx
	leaq	(%r10,%rdx,4), %rax
	jmp	.L57
.LVL55:
	.p2align 4,,10
	.p2align 3
.L66:
	.loc 1 65 25 is_stmt 0 view .LVU169
	subq	$1, %rdx
.LVL56:
.L57:
	.loc 1 65 34 is_stmt 1 discriminator 2 view .LVU170
	.loc 1 65 34 is_stmt 0 discriminator 2 view .LVU171
	movq	%rax, %rsi
	.loc 1 65 21 discriminator 2 view .LVU172
	movl	(%rax), %ecx
	.loc 1 65 25 discriminator 2 view .LVU173
	subq	$4, %rax
	.loc 1 65 35 discriminator 2 view .LVU174
	movq	%rdx, %rdi
	.loc 1 65 25 is_stmt 1 discriminator 2 view .LVU175
	cmpl	%r8d, %ecx
	jg	.L66
.LVL57:
.L56:
	.loc 1 66 13 view .LVU176
	.loc 1 66 16 is_stmt 0 view .LVU177
	cmpq	%rdi, %rbp
	jnb	.L58
	.loc 1 67 13 is_stmt 1 view .LVU178
.LVL58:
	.loc 1 68 13 view .LVU179
	.loc 1 68 18 is_stmt 0 view .LVU180
	movl	%ecx, (%rbx)
	.loc 1 69 13 is_stmt 1 view .LVU181
.LBE19:
	.loc 1 63 23 is_stmt 0 view .LVU182
	subq	$1, %rdi
.LBB20:
	.loc 1 69 18 view .LVU183
	movl	%r9d, (%rsi)
.LBE20:
	.loc 1 63 20 is_stmt 1 view .LVU184
.LVL59:
	.loc 1 63 9 view .LVU185
	leaq	0(,%rdi,4), %rax
.LVL60:
.L55:
	.loc 1 63 9 is_stmt 0 view .LVU186
	addq	$1, %rbp
	addq	$4, %rbx
	jmp	.L54
.LVL61:
	.p2align 4,,10
	.p2align 3
.L58:
	.loc 1 71 9 is_stmt 1 view .LVU187
	movq	%rbp, %rsi
	movq	%r10, %rdi
	.loc 1 73 11 is_stmt 0 view .LVU188
	subq	%rbp, %r13
.LVL62:
	.loc 1 71 9 view .LVU189
	call	quick_sort
.LVL63:
	.loc 1 72 9 is_stmt 1 view .LVU190
	.loc 1 73 9 view .LVU191
	.loc 1 73 9 is_stmt 0 view .LVU192
.LBE18:
	.loc 1 60 14 is_stmt 1 view .LVU193
	cmpq	$8, %r13
	jbe	.L53
.LBB22:
.LBB21:
	.loc 1 64 21 is_stmt 0 view .LVU194
	movq	%rbx, %r10
	jmp	.L59
.LVL64:
.L53:
	.loc 1 64 21 view .LVU195
.LBE21:
.LBE22:
	.loc 1 75 5 is_stmt 1 view .LVU196
	.loc 1 76 1 is_stmt 0 view .LVU197
	addq	$8, %rsp
	.cfi_def_cfa_offset 40
	.loc 1 75 5 view .LVU198
	movq	%r13, %rsi
	movq	%r12, %rdi
	.loc 1 76 1 view .LVU199
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%rbp
	.cfi_def_cfa_offset 24
	popq	%r12
	.cfi_def_cfa_offset 16
	popq	%r13
	.cfi_def_cfa_offset 8
.LVL65:
	.loc 1 75 5 view .LVU200
	jmp	insertion_sort
.LVL66:
	.cfi_endproc
.LFE5:
	.size	quick_sort, .-quick_sort
	.p2align 4
	.globl	compare_ints
	.type	compare_ints, @function
compare_ints:
.LVL67:
.LFB6:
	.loc 1 78 48 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 79 5 view .LVU202
	.loc 1 80 5 view .LVU203
	.loc 1 80 15 is_stmt 0 view .LVU204
	movl	(%rsi), %eax
	cmpl	%eax, (%rdi)
	setg	%al
	.loc 1 80 25 view .LVU205
	setl	%dl
	movzbl	%dl, %edx
	.loc 1 80 15 view .LVU206
	movzbl	%al, %eax
	.loc 1 80 20 view .LVU207
	subl	%edx, %eax
	.loc 1 81 1 view .LVU208
	ret
	.cfi_endproc
.LFE6:
	.size	compare_ints, .-compare_ints
	.p2align 4
	.globl	sort_by
	.type	sort_by, @function
sort_by:
.LVL68:
.LFB7:
	.loc 1 83 55 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 84 5 view .LVU210
.LBB23:
	.loc 1 84 10 view .LVU211
	.loc 1 84 26 view .LVU212
	cmpq	$1, %rsi
	jbe	.L82
.LBE23:
	.loc 1 83 55 is_stmt 0 view .LVU213
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rsi, %r15
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	movq	%rdi, %r14
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	movl	$1, %r13d
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	movq	%rdx, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	subq	$8, %rsp
	.cfi_def_cfa_offset 64
.LVL69:
	.p2align 4,,10
	.p2align 3
.L72:
.LBB27:
.LBB24:
	.loc 1 85 34 is_stmt 1 view .LVU214
.LBE24:
.LBE27:
	.loc 1 83 55 is_stmt 0 view .LVU215
	movq	%r14, %rbx
	movq	%r13, %rbp
	jmp	.L71
.LVL70:
	.p2align 4,,10
	.p2align 3
.L73:
.LBB28:
.LBB26:
.LBB25:
	.loc 1 86 13 is_stmt 1 discriminator 4 view .LVU216
	.loc 1 87 13 discriminator 4 view .LVU217
	.loc 1 88 13 discriminator 4 view .LVU218
	.loc 1 88 22 is_stmt 0 discriminator 4 view .LVU219
	rolq	$32, (%rbx)
.LVL71:
	.loc 1 88 22 discriminator 4 view .LVU220
.LBE25:
	.loc 1 85 60 is_stmt 1 discriminator 4 view .LVU221
	.loc 1 85 34 discriminator 4 view .LVU222
	subq	$4, %rbx
	subq	$1, %rbp
.LVL72:
	.loc 1 85 34 is_stmt 0 discriminator 4 view .LVU223
	je	.L74
.LVL73:
.L71:
	.loc 1 85 37 discriminator 3 view .LVU224
	movl	(%rbx), %esi
	movl	4(%rbx), %edi
	call	*%r12
.LVL74:
	.loc 1 85 34 discriminator 3 view .LVU225
	testl	%eax, %eax
	jne	.L73
.L74:
	.loc 1 85 34 discriminator 3 view .LVU226
.LBE26:
	.loc 1 84 32 is_stmt 1 view .LVU227
	addq	$1, %r13
.LVL75:
	.loc 1 84 26 view .LVU228
	addq	$4, %r14
	cmpq	%r13, %r15
	jne	.L72
.LBE28:
	.loc 1 90 1 is_stmt 0 view .LVU229
	addq	$8, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
.LVL76:
	.loc 1 90 1 view .LVU230
	popq	%r12
	.cfi_def_cfa_offset 32
.LVL77:
	.loc 1 90 1 view .LVU231
	popq	%r13
	.cfi_def_cfa_offset 24
.LVL78:
	.loc 1 90 1 view .LVU232
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
.LVL79:
	.loc 1 90 1 view .LVU233
	ret
.LVL80:
.L82:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	.loc 1 90 1 view .LVU234
	ret
	.cfi_endproc
.LFE7:
	.size	sort_by, .-sort_by
	.p2align 4
	.globl	index_of_max
	.type	index_of_max, @function
index_of_max:
.LVL81:
.LFB8:
	.loc 1 92 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 93 5 view .LVU236
	.loc 1 94 5 view .LVU237
.LBB29:
	.loc 1 94 10 view .LVU238
	.loc 1 94 26 view .LVU239
	cmpq	$1, %rsi
	jbe	.L87
	.loc 1 94 17 is_stmt 0 view .LVU240
	movl	$1, %eax
.LBE29:
	.loc 1 93 12 view .LVU241
	xorl	%edx, %edx
.LVL82:
	.p2align 4,,10
	.p2align 3
.L86:
.LBB30:
	.loc 1 95 9 is_stmt 1 view .LVU242
	.loc 1 95 12 is_stmt 0 view .LVU243
	movl	(%rdi,%rdx,4), %ecx
	cmpl	%ecx, (%rdi,%rax,4)
	cmovg	%rax, %rdx
.LVL83:
	.loc 1 94 32 is_stmt 1 view .LVU244
	addq	$1, %rax
.LVL84:
	.loc 1 94 26 view .LVU245
	cmpq	%rax, %rsi
	jne	.L86
.LBE30:
	.loc 1 97 1 is_stmt 0 view .LVU246
	movq	%rdx, %rax
.LVL85:
	.loc 1 97 1 view .LVU247
	ret
.LVL86:
	.p2align 4,,10
	.p2align 3
.L87:
	.loc 1 93 12 view .LVU248
	xorl	%edx, %edx
	.loc 1 96 5 is_stmt 1 view .LVU249
	.loc 1 97 1 is_stmt 0 view .LVU250
	movq	%rdx, %rax
	ret
	.cfi_endproc
.LFE8:
	.size	index_of_max, .-index_of_max
	.p2align 4
	.globl	unique
	.type	unique, @function
unique:
.LVL87:
.LFB9:
	.loc 1 100 33 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 101 5 view .LVU252
	.loc 1 101 24 is_stmt 0 view .LVU253
	xorl	%edx, %edx
	.loc 1 101 8 view .LVU254
	testq	%rsi, %rsi
	je	.L89
.LVL88:
.LBB31:
	.loc 1 103 26 is_stmt 1 view .LVU255
	cmpq	$1, %rsi
	je	.L94
	leaq	4(%rdi), %rax
	leaq	(%rdi,%rsi,4), %r8
.LBE31:
	.loc 1 102 12 is_stmt 0 view .LVU256
	movl	$1, %edx
.LVL89:
	.p2align 4,,10
	.p2align 3
.L92:
.LBB32:
	.loc 1 104 9 is_stmt 1 view .LVU257
	.loc 1 104 14 is_stmt 0 view .LVU258
	movl	(%rax), %ecx
	.loc 1 104 22 view .LVU259
	leaq	0(,%rdx,4), %rsi
	.loc 1 104 12 view .LVU260
	cmpl	-4(%rdi,%rdx,4), %ecx
	je	.L91
	.loc 1 104 34 is_stmt 1 discriminator 1 view .LVU261
	.loc 1 104 44 is_stmt 0 discriminator 1 view .LVU262
	movl	%ecx, (%rdi,%rsi)
	.loc 1 104 40 discriminator 1 view .LVU263
	addq	$1, %rdx
.LVL90:
.L91:
	.loc 1 103 32 is_stmt 1 discriminator 2 view .LVU264
	.loc 1 103 26 discriminator 2 view .LVU265
	addq	$4, %rax
	cmpq	%r8, %rax
	jne	.L92
.LVL91:
.L89:
	.loc 1 103 26 is_stmt 0 discriminator 2 view .LVU266
.LBE32:
	.loc 1 106 1 view .LVU267
	movq	%rdx, %rax
	ret
.LVL92:
	.p2align 4,,10
	.p2align 3
.L94:
	.loc 1 102 12 view .LVU268
	movl	$1, %edx
	jmp	.L89
	.cfi_endproc
.LFE9:
	.size	unique, .-unique
.Letext0:
	.file 2 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x5cd
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xf
	.long	.LASF28
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x3
	.byte	0x8
	.byte	0x5
	.long	.LASF2
	.uleb128 0x10
	.long	.LASF29
	.byte	0x2
	.byte	0xd6
	.byte	0x17
	.long	0x41
	.uleb128 0x3
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x11
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x12
	.long	0x48
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
	.uleb128 0x3
	.byte	0x2
	.byte	0x5
	.long	.LASF10
	.uleb128 0x3
	.byte	0x1
	.byte	0x6
	.long	.LASF11
	.uleb128 0x8
	.long	.LASF13
	.byte	0x64
	.byte	0x8
	.long	0x35
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0xf4
	.uleb128 0x2
	.string	"a"
	.byte	0x64
	.byte	0x14
	.long	0xf4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"n"
	.byte	0x64
	.byte	0x1e
	.long	0x35
	.long	.LLST43
	.long	.LVUS43
	.uleb128 0x6
	.long	.LASF12
	.byte	0x66
	.byte	0xc
	.long	0x35
	.long	.LLST44
	.long	.LVUS44
	.uleb128 0x5
	.long	.LLRL45
	.uleb128 0x1
	.string	"i"
	.byte	0x67
	.byte	0x11
	.long	0x35
	.long	.LLST46
	.long	.LVUS46
	.byte	0
	.byte	0
	.uleb128 0x9
	.long	0x48
	.uleb128 0x8
	.long	.LASF14
	.byte	0x5c
	.byte	0x8
	.long	0x35
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x15b
	.uleb128 0x2
	.string	"a"
	.byte	0x5c
	.byte	0x20
	.long	0x15b
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.string	"n"
	.byte	0x5c
	.byte	0x2a
	.long	0x35
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x6
	.long	.LASF15
	.byte	0x5d
	.byte	0xc
	.long	0x35
	.long	.LLST40
	.long	.LVUS40
	.uleb128 0x5
	.long	.LLRL41
	.uleb128 0x1
	.string	"i"
	.byte	0x5e
	.byte	0x11
	.long	0x35
	.long	.LLST42
	.long	.LVUS42
	.byte	0
	.byte	0
	.uleb128 0x9
	.long	0x4f
	.uleb128 0x13
	.long	.LASF18
	.byte	0x1
	.byte	0x53
	.byte	0x6
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x206
	.uleb128 0x4
	.string	"a"
	.byte	0x53
	.byte	0x13
	.long	0xf4
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0x4
	.string	"n"
	.byte	0x53
	.byte	0x1d
	.long	0x35
	.long	.LLST33
	.long	.LVUS33
	.uleb128 0x14
	.long	.LASF16
	.byte	0x1
	.byte	0x53
	.byte	0x26
	.long	0x21a
	.long	.LLST34
	.long	.LVUS34
	.uleb128 0x5
	.long	.LLRL35
	.uleb128 0x1
	.string	"i"
	.byte	0x54
	.byte	0x11
	.long	0x35
	.long	.LLST36
	.long	.LVUS36
	.uleb128 0x5
	.long	.LLRL37
	.uleb128 0x1
	.string	"j"
	.byte	0x55
	.byte	0x15
	.long	0x35
	.long	.LLST38
	.long	.LVUS38
	.uleb128 0xd
	.quad	.LBB25
	.quad	.LBE25-.LBB25
	.uleb128 0x1
	.string	"x"
	.byte	0x56
	.byte	0x11
	.long	0x48
	.long	.LLST39
	.long	.LVUS39
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x15
	.long	0x48
	.long	0x21a
	.uleb128 0xe
	.long	0x48
	.uleb128 0xe
	.long	0x48
	.byte	0
	.uleb128 0x9
	.long	0x206
	.uleb128 0x8
	.long	.LASF17
	.byte	0x4e
	.byte	0x5
	.long	0x48
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x279
	.uleb128 0x2
	.string	"a"
	.byte	0x4e
	.byte	0x1e
	.long	0x279
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.string	"b"
	.byte	0x4e
	.byte	0x2d
	.long	0x279
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.string	"x"
	.byte	0x4f
	.byte	0x9
	.long	0x48
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x1
	.string	"y"
	.byte	0x4f
	.byte	0x1e
	.long	0x48
	.long	.LLST31
	.long	.LVUS31
	.byte	0
	.uleb128 0x9
	.long	0x27e
	.uleb128 0x16
	.uleb128 0xa
	.long	.LASF19
	.byte	0x3b
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x346
	.uleb128 0x4
	.string	"a"
	.byte	0x3b
	.byte	0x16
	.long	0xf4
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0x4
	.string	"n"
	.byte	0x3b
	.byte	0x20
	.long	0x35
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0xb
	.long	.LLRL24
	.long	0x32b
	.uleb128 0x6
	.long	.LASF20
	.byte	0x3d
	.byte	0xd
	.long	0x48
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0x1
	.string	"i"
	.byte	0x3e
	.byte	0x10
	.long	0x35
	.long	.LLST26
	.long	.LVUS26
	.uleb128 0x1
	.string	"j"
	.byte	0x3e
	.byte	0x17
	.long	0x35
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0xb
	.long	.LLRL28
	.long	0x316
	.uleb128 0x1
	.string	"x"
	.byte	0x43
	.byte	0x11
	.long	0x48
	.long	.LLST29
	.long	.LVUS29
	.byte	0
	.uleb128 0xc
	.quad	.LVL63
	.long	0x27f
	.uleb128 0x7
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0x17
	.quad	.LVL66
	.long	0x460
	.uleb128 0x7
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.uleb128 0x7
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x74
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0xa
	.long	.LASF21
	.byte	0x31
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x3f0
	.uleb128 0x2
	.string	"a"
	.byte	0x31
	.byte	0x15
	.long	0xf4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"n"
	.byte	0x31
	.byte	0x1f
	.long	0x35
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0xb
	.long	.LLRL19
	.long	0x3ad
	.uleb128 0x1
	.string	"i"
	.byte	0x32
	.byte	0x11
	.long	0x35
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0xc
	.quad	.LVL44
	.long	0x3f0
	.uleb128 0x7
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0xd
	.quad	.LBB17
	.quad	.LBE17-.LBB17
	.uleb128 0x1
	.string	"x"
	.byte	0x34
	.byte	0xd
	.long	0x48
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0xc
	.quad	.LVL48
	.long	0x3f0
	.uleb128 0x7
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.uleb128 0x7
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x30
	.uleb128 0x7
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x2
	.byte	0x71
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x18
	.long	.LASF30
	.byte	0x1
	.byte	0x27
	.byte	0xd
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x460
	.uleb128 0x2
	.string	"a"
	.byte	0x27
	.byte	0x1c
	.long	0xf4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"i"
	.byte	0x27
	.byte	0x26
	.long	0x35
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x2
	.string	"n"
	.byte	0x27
	.byte	0x30
	.long	0x35
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.string	"x"
	.byte	0x28
	.byte	0x9
	.long	0x48
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x5
	.long	.LLRL2
	.uleb128 0x6
	.long	.LASF22
	.byte	0x29
	.byte	0x11
	.long	0x35
	.long	.LLST3
	.long	.LVUS3
	.byte	0
	.byte	0
	.uleb128 0xa
	.long	.LASF23
	.byte	0x1e
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x4d2
	.uleb128 0x2
	.string	"a"
	.byte	0x1e
	.byte	0x1a
	.long	0xf4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.string	"n"
	.byte	0x1e
	.byte	0x24
	.long	0x35
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.long	.LLRL13
	.uleb128 0x1
	.string	"i"
	.byte	0x1f
	.byte	0x11
	.long	0x35
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x5
	.long	.LLRL15
	.uleb128 0x1
	.string	"x"
	.byte	0x20
	.byte	0xd
	.long	0x48
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x1
	.string	"j"
	.byte	0x21
	.byte	0x10
	.long	0x35
	.long	.LLST17
	.long	.LVUS17
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x8
	.long	.LASF24
	.byte	0x11
	.byte	0x5
	.long	0x48
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x55c
	.uleb128 0x2
	.string	"a"
	.byte	0x11
	.byte	0x1e
	.long	0x15b
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"n"
	.byte	0x11
	.byte	0x28
	.long	0x35
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x2
	.string	"key"
	.byte	0x11
	.byte	0x2f
	.long	0x48
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.string	"low"
	.byte	0x12
	.byte	0x9
	.long	0x48
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x6
	.long	.LASF25
	.byte	0x12
	.byte	0x12
	.long	0x48
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x5
	.long	.LLRL11
	.uleb128 0x6
	.long	.LASF26
	.byte	0x14
	.byte	0xd
	.long	0x48
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.byte	0
	.uleb128 0x19
	.long	.LASF27
	.byte	0x1
	.byte	0x4
	.byte	0x8
	.long	0x35
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x2
	.string	"a"
	.byte	0x4
	.byte	0x1f
	.long	0x15b
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x4
	.string	"n"
	.byte	0x4
	.byte	0x29
	.long	0x35
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x2
	.string	"key"
	.byte	0x4
	.byte	0x30
	.long	0x48
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.string	"low"
	.byte	0x5
	.byte	0xc
	.long	0x35
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x5
	.long	.LLRL6
	.uleb128 0x6
	.long	.LASF26
	.byte	0x7
	.byte	0x10
	.long	0x35
	.long	.LLST7
	.long	.LVUS7
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
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x34
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
	.uleb128 0x7
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x8
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
	.uleb128 0x9
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
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
	.uleb128 0xb
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x10
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 0x11
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
	.uleb128 0x12
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x13
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
	.uleb128 0x7c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x5
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
	.uleb128 0x15
	.uleb128 0x15
	.byte	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x26
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x82
	.uleb128 0x19
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x18
	.uleb128 0x2e
	.byte	0x1
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x19
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
.LVUS43:
	.uleb128 0
	.uleb128 .LVU257
	.uleb128 .LVU257
	.uleb128 .LVU268
	.uleb128 .LVU268
	.uleb128 0
.LLST43:
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LVL89-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL89-.Ltext0
	.uleb128 .LVL92-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS44:
	.uleb128 .LVU255
	.uleb128 .LVU257
	.uleb128 .LVU257
	.uleb128 .LVU266
	.uleb128 .LVU268
	.uleb128 0
.LLST44:
	.byte	0x4
	.uleb128 .LVL88-.Ltext0
	.uleb128 .LVL89-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL89-.Ltext0
	.uleb128 .LVL91-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0
.LVUS46:
	.uleb128 .LVU255
	.uleb128 .LVU257
	.uleb128 .LVU268
	.uleb128 0
.LLST46:
	.byte	0x4
	.uleb128 .LVL88-.Ltext0
	.uleb128 .LVL89-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0
.LVUS40:
	.uleb128 .LVU237
	.uleb128 .LVU242
	.uleb128 .LVU242
	.uleb128 .LVU248
	.uleb128 .LVU248
	.uleb128 0
.LLST40:
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL82-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL86-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS42:
	.uleb128 .LVU239
	.uleb128 .LVU242
	.uleb128 .LVU242
	.uleb128 .LVU247
	.uleb128 .LVU248
	.uleb128 0
.LLST42:
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL82-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL85-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0
.LVUS32:
	.uleb128 0
	.uleb128 .LVU214
	.uleb128 .LVU214
	.uleb128 .LVU234
	.uleb128 .LVU234
	.uleb128 0
.LLST32:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS33:
	.uleb128 0
	.uleb128 .LVU214
	.uleb128 .LVU214
	.uleb128 .LVU233
	.uleb128 .LVU233
	.uleb128 .LVU234
	.uleb128 .LVU234
	.uleb128 0
.LLST33:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS34:
	.uleb128 0
	.uleb128 .LVU214
	.uleb128 .LVU214
	.uleb128 .LVU231
	.uleb128 .LVU231
	.uleb128 .LVU234
	.uleb128 .LVU234
	.uleb128 0
.LLST34:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL77-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS36:
	.uleb128 .LVU212
	.uleb128 .LVU214
	.uleb128 .LVU214
	.uleb128 .LVU232
	.uleb128 .LVU234
	.uleb128 0
.LLST36:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0
.LVUS38:
	.uleb128 .LVU214
	.uleb128 .LVU216
	.uleb128 .LVU216
	.uleb128 .LVU222
	.uleb128 .LVU222
	.uleb128 .LVU223
	.uleb128 .LVU223
	.uleb128 .LVU230
.LLST38:
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x3
	.byte	0x76
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL76-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS39:
	.uleb128 .LVU217
	.uleb128 .LVU220
.LLST39:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x2
	.byte	0x73
	.sleb128 4
	.byte	0
.LVUS30:
	.uleb128 .LVU203
	.uleb128 0
.LLST30:
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.byte	0
.LVUS31:
	.uleb128 .LVU203
	.uleb128 0
.LLST31:
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x2
	.byte	0x74
	.sleb128 0
	.byte	0
.LVUS22:
	.uleb128 0
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 .LVU190
	.uleb128 .LVU191
	.uleb128 .LVU195
.LLST22:
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL63-1-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL64-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS23:
	.uleb128 0
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 .LVU189
	.uleb128 .LVU192
	.uleb128 .LVU200
	.uleb128 .LVU200
	.uleb128 0
.LLST23:
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL65-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS25:
	.uleb128 .LVU160
	.uleb128 .LVU190
.LLST25:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL63-1-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS26:
	.uleb128 .LVU161
	.uleb128 .LVU162
	.uleb128 .LVU162
	.uleb128 .LVU185
	.uleb128 .LVU187
	.uleb128 .LVU195
.LLST26:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL64-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS27:
	.uleb128 .LVU161
	.uleb128 .LVU162
	.uleb128 .LVU169
	.uleb128 .LVU170
	.uleb128 .LVU171
	.uleb128 .LVU176
.LLST27:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS29:
	.uleb128 .LVU179
	.uleb128 .LVU186
.LLST29:
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS18:
	.uleb128 0
	.uleb128 .LVU131
	.uleb128 .LVU131
	.uleb128 .LVU149
	.uleb128 .LVU149
	.uleb128 0
.LLST18:
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS20:
	.uleb128 .LVU128
	.uleb128 .LVU129
	.uleb128 .LVU129
	.uleb128 .LVU131
	.uleb128 .LVU131
	.uleb128 .LVU133
	.uleb128 .LVU133
	.uleb128 .LVU148
	.uleb128 .LVU149
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL45-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x3
	.byte	0x73
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS21:
	.uleb128 .LVU140
	.uleb128 .LVU145
.LLST21:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL48-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU12
	.uleb128 .LVU22
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 .LVU30
	.uleb128 .LVU39
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x3
	.byte	0x78
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x3
	.byte	0x78
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS1:
	.uleb128 .LVU7
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x2
	.byte	0x78
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x2
	.byte	0x78
	.sleb128 0
	.byte	0
.LVUS3:
	.uleb128 .LVU10
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 .LVU34
	.uleb128 .LVU39
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS14:
	.uleb128 .LVU93
	.uleb128 .LVU96
	.uleb128 .LVU96
	.uleb128 .LVU111
	.uleb128 .LVU111
	.uleb128 .LVU113
	.uleb128 .LVU113
	.uleb128 .LVU114
	.uleb128 .LVU116
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 .LVU122
	.uleb128 .LVU122
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x3
	.byte	0x7a
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x3
	.byte	0x7a
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS16:
	.uleb128 .LVU98
	.uleb128 .LVU114
	.uleb128 .LVU116
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS17:
	.uleb128 .LVU99
	.uleb128 .LVU102
	.uleb128 .LVU102
	.uleb128 .LVU105
	.uleb128 .LVU105
	.uleb128 .LVU106
	.uleb128 .LVU106
	.uleb128 .LVU114
	.uleb128 .LVU116
	.uleb128 0
.LLST17:
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU67
	.uleb128 .LVU67
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 .LVU65
	.uleb128 .LVU69
	.uleb128 .LVU69
	.uleb128 .LVU87
	.uleb128 .LVU87
	.uleb128 .LVU89
.LLST9:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU65
	.uleb128 .LVU67
	.uleb128 .LVU67
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS12:
	.uleb128 .LVU69
	.uleb128 .LVU73
	.uleb128 .LVU76
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU87
.LLST12:
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU56
	.uleb128 .LVU56
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS5:
	.uleb128 .LVU46
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS7:
	.uleb128 .LVU53
	.uleb128 .LVU56
	.uleb128 .LVU60
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.Ldebug_loc3:
	.section	.debug_aranges,"",@progbits
	.long	0x2c
	.value	0x2
	.long	.Ldebug_info0
	.byte	0x8
	.byte	0
	.value	0
	.value	0
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
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
.LLRL2:
	.byte	0x4
	.uleb128 .LBB2-.Ltext0
	.uleb128 .LBE2-.Ltext0
	.byte	0x4
	.uleb128 .LBB3-.Ltext0
	.uleb128 .LBE3-.Ltext0
	.byte	0x4
	.uleb128 .LBB4-.Ltext0
	.uleb128 .LBE4-.Ltext0
	.byte	0
.LLRL6:
	.byte	0x4
	.uleb128 .LBB5-.Ltext0
	.uleb128 .LBE5-.Ltext0
	.byte	0x4
	.uleb128 .LBB6-.Ltext0
	.uleb128 .LBE6-.Ltext0
	.byte	0
.LLRL11:
	.byte	0x4
	.uleb128 .LBB7-.Ltext0
	.uleb128 .LBE7-.Ltext0
	.byte	0x4
	.uleb128 .LBB8-.Ltext0
	.uleb128 .LBE8-.Ltext0
	.byte	0
.LLRL13:
	.byte	0x4
	.uleb128 .LBB9-.Ltext0
	.uleb128 .LBE9-.Ltext0
	.byte	0x4
	.uleb128 .LBB14-.Ltext0
	.uleb128 .LBE14-.Ltext0
	.byte	0
.LLRL15:
	.byte	0x4
	.uleb128 .LBB10-.Ltext0
	.uleb128 .LBE10-.Ltext0
	.byte	0x4
	.uleb128 .LBB11-.Ltext0
	.uleb128 .LBE11-.Ltext0
	.byte	0x4
	.uleb128 .LBB12-.Ltext0
	.uleb128 .LBE12-.Ltext0
	.byte	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	.byte	0
.LLRL19:
	.byte	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
	.byte	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	.byte	0
.LLRL24:
	.byte	0x4
	.uleb128 .LBB18-.Ltext0
	.uleb128 .LBE18-.Ltext0
	.byte	0x4
	.uleb128 .LBB22-.Ltext0
	.uleb128 .LBE22-.Ltext0
	.byte	0
.LLRL28:
	.byte	0x4
	.uleb128 .LBB19-.Ltext0
	.uleb128 .LBE19-.Ltext0
	.byte	0x4
	.uleb128 .LBB20-.Ltext0
	.uleb128 .LBE20-.Ltext0
	.byte	0x4
	.uleb128 .LBB21-.Ltext0
	.uleb128 .LBE21-.Ltext0
	.byte	0
.LLRL35:
	.byte	0x4
	.uleb128 .LBB23-.Ltext0
	.uleb128 .LBE23-.Ltext0
	.byte	0x4
	.uleb128 .LBB27-.Ltext0
	.uleb128 .LBE27-.Ltext0
	.byte	0x4
	.uleb128 .LBB28-.Ltext0
	.uleb128 .LBE28-.Ltext0
	.byte	0
.LLRL37:
	.byte	0x4
	.uleb128 .LBB24-.Ltext0
	.uleb128 .LBE24-.Ltext0
	.byte	0x4
	.uleb128 .LBB26-.Ltext0
	.uleb128 .LBE26-.Ltext0
	.byte	0
.LLRL41:
	.byte	0x4
	.uleb128 .LBB29-.Ltext0
	.uleb128 .LBE29-.Ltext0
	.byte	0x4
	.uleb128 .LBB30-.Ltext0
	.uleb128 .LBE30-.Ltext0
	.byte	0
.LLRL45:
	.byte	0x4
	.uleb128 .LBB31-.Ltext0
	.uleb128 .LBE31-.Ltext0
	.byte	0x4
	.uleb128 .LBB32-.Ltext0
	.uleb128 .LBE32-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF12:
	.string	"kept"
.LASF10:
	.string	"short int"
.LASF29:
	.string	"size_t"
.LASF16:
	.string	"less"
.LASF4:
	.string	"long long int"
.LASF2:
	.string	"long int"
.LASF25:
	.string	"high"
.LASF5:
	.string	"long double"
.LASF30:
	.string	"sift_down"
.LASF6:
	.string	"unsigned char"
.LASF23:
	.string	"insertion_sort"
.LASF9:
	.string	"signed char"
.LASF15:
	.string	"best"
.LASF8:
	.string	"unsigned int"
.LASF19:
	.string	"quick_sort"
.LASF21:
	.string	"heap_sort"
.LASF7:
	.string	"short unsigned int"
.LASF11:
	.string	"char"
.LASF26:
	.string	"middle"
.LASF28:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF14:
	.string	"index_of_max"
.LASF3:
	.string	"long unsigned int"
.LASF22:
	.string	"child"
.LASF18:
	.string	"sort_by"
.LASF13:
	.string	"unique"
.LASF27:
	.string	"lower_bound"
.LASF24:
	.string	"binary_search"
.LASF17:
	.string	"compare_ints"
.LASF20:
	.string	"pivot"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"src/sorting.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
