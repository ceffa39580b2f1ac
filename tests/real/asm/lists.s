	.file	"lists.c"
	.text
.Ltext0:
	.file 0 "." "src/lists.c"
	.p2align 4
	.globl	list_push
	.type	list_push, @function
list_push:
.LVL0:
.LFB0:
	.file 1 "src/lists.c"
	.loc 1 4 73 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 5 16 is_stmt 0 view .LVU2
	movq	%rdi, (%rsi)
	.loc 1 6 5 is_stmt 1 view .LVU3
	.loc 1 4 73 is_stmt 0 view .LVU4
	movq	%rsi, %rax
	.loc 1 6 17 view .LVU5
	movl	%edx, 8(%rsi)
	.loc 1 7 5 is_stmt 1 view .LVU6
	.loc 1 8 1 is_stmt 0 view .LVU7
	ret
	.cfi_endproc
.LFE0:
	.size	list_push, .-list_push
	.p2align 4
	.globl	list_reverse
	.type	list_reverse, @function
list_reverse:
.LVL1:
.LFB1:
	.loc 1 10 46 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 11 5 view .LVU9
	.loc 1 12 5 view .LVU10
	.loc 1 12 12 view .LVU11
	.loc 1 10 46 is_stmt 0 view .LVU12
	movq	%rdi, %rax
	.loc 1 12 12 view .LVU13
	testq	%rdi, %rdi
	je	.L4
	.loc 1 11 18 view .LVU14
	xorl	%ecx, %ecx
	jmp	.L5
.LVL2:
	.p2align 4,,10
	.p2align 3
.L6:
.LBB2:
	.loc 1 16 14 view .LVU15
	movq	%rdx, %rax
.LVL3:
.L5:
	.loc 1 13 9 is_stmt 1 view .LVU16
	.loc 1 13 22 is_stmt 0 view .LVU17
	movq	(%rax), %rdx
.LVL4:
	.loc 1 14 9 is_stmt 1 view .LVU18
	.loc 1 14 20 is_stmt 0 view .LVU19
	movq	%rcx, (%rax)
	.loc 1 15 9 is_stmt 1 view .LVU20
.LVL5:
	.loc 1 16 9 view .LVU21
	.loc 1 16 9 is_stmt 0 view .LVU22
.LBE2:
	.loc 1 12 12 is_stmt 1 view .LVU23
	movq	%rax, %rcx
	testq	%rdx, %rdx
	jne	.L6
.LVL6:
.L4:
	.loc 1 18 5 view .LVU24
	.loc 1 19 1 is_stmt 0 view .LVU25
	ret
	.cfi_endproc
.LFE1:
	.size	list_reverse, .-list_reverse
	.p2align 4
	.globl	list_length
	.type	list_length, @function
list_length:
.LVL7:
.LFB2:
	.loc 1 21 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 22 5 view .LVU27
	.loc 1 23 5 view .LVU28
	.loc 1 23 12 view .LVU29
	.loc 1 22 12 is_stmt 0 view .LVU30
	xorl	%eax, %eax
	.loc 1 23 12 view .LVU31
	testq	%rdi, %rdi
	je	.L13
.LVL8:
	.p2align 4,,10
	.p2align 3
.L12:
	.loc 1 23 37 is_stmt 1 discriminator 2 view .LVU32
	.loc 1 23 23 is_stmt 0 discriminator 2 view .LVU33
	movq	(%rdi), %rdi
.LVL9:
	.loc 1 23 38 discriminator 2 view .LVU34
	addq	$1, %rax
.LVL10:
	.loc 1 23 23 is_stmt 1 discriminator 2 view .LVU35
	.loc 1 23 12 discriminator 2 view .LVU36
	testq	%rdi, %rdi
	jne	.L12
	ret
.LVL11:
	.p2align 4,,10
	.p2align 3
.L13:
	.loc 1 24 5 view .LVU37
	.loc 1 25 1 is_stmt 0 view .LVU38
	ret
	.cfi_endproc
.LFE2:
	.size	list_length, .-list_length
	.p2align 4
	.globl	list_remove
	.type	list_remove, @function
list_remove:
.LVL12:
.LFB3:
	.loc 1 27 56 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 28 5 view .LVU40
	.loc 1 29 5 view .LVU41
	.loc 1 29 12 view .LVU42
	.loc 1 27 56 is_stmt 0 view .LVU43
	movq	%rdi, -8(%rsp)
	movq	%rdi, %rax
	.loc 1 29 12 view .LVU44
	testq	%rdi, %rdi
	je	.L15
	.loc 1 28 19 view .LVU45
	leaq	-8(%rsp), %rdi
.LVL13:
	.loc 1 28 19 view .LVU46
	jmp	.L19
.LVL14:
	.p2align 4,,10
	.p2align 3
.L17:
	.loc 1 33 13 is_stmt 1 view .LVU47
	.loc 1 33 16 is_stmt 0 view .LVU48
	movq	%rcx, %rdi
.LVL15:
	.loc 1 29 12 is_stmt 1 view .LVU49
	testq	%rax, %rax
	je	.L24
.L19:
	.loc 1 30 9 view .LVU50
	.loc 1 30 18 is_stmt 0 view .LVU51
	movl	8(%rax), %edx
	movq	%rax, %rcx
	.loc 1 31 24 view .LVU52
	movq	(%rax), %rax
	.loc 1 30 12 view .LVU53
	cmpl	%esi, %edx
	jne	.L17
	.loc 1 31 13 is_stmt 1 view .LVU54
	.loc 1 31 17 is_stmt 0 view .LVU55
	movq	%rax, (%rdi)
	.loc 1 29 12 is_stmt 1 view .LVU56
	testq	%rax, %rax
	jne	.L19
.L24:
	.loc 1 35 12 is_stmt 0 view .LVU57
	movq	-8(%rsp), %rax
	.loc 1 35 5 is_stmt 1 view .LVU58
.LVL16:
.L15:
	.loc 1 36 1 is_stmt 0 view .LVU59
	ret
	.cfi_endproc
.LFE3:
	.size	list_remove, .-list_remove
	.p2align 4
	.globl	list_insert_sorted
	.type	list_insert_sorted, @function
list_insert_sorted:
.LVL17:
.LFB4:
	.loc 1 38 71 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 39 5 view .LVU61
	.loc 1 39 8 is_stmt 0 view .LVU62
	testq	%rdi, %rdi
	je	.L26
	.loc 1 39 37 discriminator 1 view .LVU63
	movl	8(%rsi), %eax
	movq	%rdi, %rdx
	.loc 1 39 15 discriminator 1 view .LVU64
	cmpl	%eax, 8(%rdi)
	jl	.L27
	jmp	.L26
.LVL18:
	.p2align 4,,10
	.p2align 3
.L39:
	.loc 1 44 25 discriminator 2 view .LVU65
	cmpl	8(%rdx), %eax
	jle	.L29
.LVL19:
.L27:
	.loc 1 44 25 is_stmt 1 discriminator 1 view .LVU66
	movq	%rdx, %rcx
	.loc 1 44 18 is_stmt 0 discriminator 1 view .LVU67
	movq	(%rdx), %rdx
.LVL20:
	.loc 1 44 25 discriminator 1 view .LVU68
	testq	%rdx, %rdx
	jne	.L39
.L29:
	.loc 1 45 5 is_stmt 1 view .LVU69
	.loc 1 45 16 is_stmt 0 view .LVU70
	movq	%rdx, (%rsi)
	.loc 1 46 5 is_stmt 1 view .LVU71
	.loc 1 47 12 is_stmt 0 view .LVU72
	movq	%rdi, %rax
	.loc 1 46 18 view .LVU73
	movq	%rsi, (%rcx)
	.loc 1 47 5 is_stmt 1 view .LVU74
	.loc 1 48 1 is_stmt 0 view .LVU75
	ret
.LVL21:
	.p2align 4,,10
	.p2align 3
.L26:
	.loc 1 40 9 is_stmt 1 view .LVU76
	.loc 1 40 20 is_stmt 0 view .LVU77
	movq	%rdi, (%rsi)
	.loc 1 41 9 is_stmt 1 view .LVU78
	.loc 1 41 16 is_stmt 0 view .LVU79
	movq	%rsi, %rax
	ret
	.cfi_endproc
.LFE4:
	.size	list_insert_sorted, .-list_insert_sorted
	.p2align 4
	.globl	list_merge
	.type	list_merge, @function
list_merge:
.LVL22:
.LFB5:
	.loc 1 50 57 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 51 5 view .LVU81
	.loc 1 50 57 is_stmt 0 view .LVU82
	movq	%rdi, -32(%rsp)
	movq	%rdi, %rax
	movq	%rsi, %rdx
	movq	%rsi, -40(%rsp)
	.loc 1 51 17 view .LVU83
	movq	$0, -24(%rsp)
	movl	$0, -16(%rsp)
.LVL23:
	.loc 1 52 5 is_stmt 1 view .LVU84
	.loc 1 52 14 view .LVU85
	testq	%rsi, %rsi
	je	.L46
	testq	%rdi, %rdi
	je	.L46
	.loc 1 51 36 is_stmt 0 view .LVU86
	leaq	-24(%rsp), %rsi
.LVL24:
.LBB3:
	.loc 1 53 58 view .LVU87
	leaq	-32(%rsp), %r8
	leaq	-40(%rsp), %rdi
.LVL25:
	.loc 1 53 58 view .LVU88
	jmp	.L43
.LVL26:
	.p2align 4,,10
	.p2align 3
.L58:
	.loc 1 53 58 view .LVU89
	movq	%rdx, %rcx
	movq	%rdi, %rax
.L42:
.LVL27:
	.loc 1 54 9 is_stmt 1 view .LVU90
	.loc 1 54 20 is_stmt 0 view .LVU91
	movq	%rcx, (%rsi)
	.loc 1 55 9 is_stmt 1 view .LVU92
.LVL28:
	.loc 1 56 9 view .LVU93
	.loc 1 56 18 is_stmt 0 view .LVU94
	movq	(%rcx), %rdx
	movq	%rdx, (%rax)
.LVL29:
	.loc 1 56 18 view .LVU95
.LBE3:
	.loc 1 52 14 is_stmt 1 view .LVU96
	.loc 1 52 12 is_stmt 0 view .LVU97
	movq	-32(%rsp), %rax
.LVL30:
	.loc 1 52 14 view .LVU98
	movq	-40(%rsp), %rdx
	testq	%rax, %rax
	je	.L41
	testq	%rdx, %rdx
	je	.L41
	movq	%rcx, %rsi
.LVL31:
.L43:
.LBB4:
	.loc 1 53 9 is_stmt 1 view .LVU99
	.loc 1 53 58 is_stmt 0 view .LVU100
	movl	8(%rax), %ecx
	cmpl	%ecx, 8(%rdx)
	jl	.L58
	.loc 1 53 58 view .LVU101
	movq	%rax, %rcx
	movq	%r8, %rax
	jmp	.L42
.LVL32:
	.p2align 4,,10
	.p2align 3
.L46:
	.loc 1 53 58 view .LVU102
.LBE4:
	.loc 1 51 36 view .LVU103
	leaq	-24(%rsp), %rcx
.LVL33:
.L41:
	.loc 1 58 5 is_stmt 1 view .LVU104
	.loc 1 58 24 is_stmt 0 view .LVU105
	testq	%rax, %rax
	cmove	%rdx, %rax
	.loc 1 58 16 view .LVU106
	movq	%rax, (%rcx)
	.loc 1 59 5 is_stmt 1 view .LVU107
	.loc 1 60 1 is_stmt 0 view .LVU108
	movq	-24(%rsp), %rax
	ret
	.cfi_endproc
.LFE5:
	.size	list_merge, .-list_merge
	.p2align 4
	.globl	list_cycle
	.type	list_cycle, @function
list_cycle:
.LVL34:
.LFB6:
	.loc 1 63 56 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 64 5 view .LVU110
	.loc 1 65 5 view .LVU111
	.loc 1 65 11 is_stmt 0 view .LVU112
	movq	%rdi, %rdx
	jmp	.L60
.LVL35:
	.p2align 4,,10
	.p2align 3
.L66:
	.loc 1 65 24 discriminator 1 view .LVU113
	movq	(%rdi), %rax
	.loc 1 65 17 discriminator 1 view .LVU114
	testq	%rax, %rax
	je	.L65
	.loc 1 66 9 is_stmt 1 view .LVU115
	.loc 1 66 14 is_stmt 0 view .LVU116
	movq	(%rdx), %rdx
.LVL36:
	.loc 1 67 9 is_stmt 1 view .LVU117
	.loc 1 67 14 is_stmt 0 view .LVU118
	movq	(%rax), %rdi
.LVL37:
	.loc 1 68 9 is_stmt 1 view .LVU119
	.loc 1 68 12 is_stmt 0 view .LVU120
	cmpq	%rdi, %rdx
	je	.L63
.L60:
	.loc 1 65 17 is_stmt 1 view .LVU121
	testq	%rdi, %rdi
	jne	.L66
	.loc 1 70 12 is_stmt 0 view .LVU122
	xorl	%eax, %eax
	.loc 1 71 1 view .LVU123
	ret
	.p2align 4,,10
	.p2align 3
.L65:
	.loc 1 71 1 view .LVU124
	ret
	.p2align 4,,10
	.p2align 3
.L63:
	.loc 1 67 14 view .LVU125
	movq	%rdx, %rax
	ret
	.cfi_endproc
.LFE6:
	.size	list_cycle, .-list_cycle
	.p2align 4
	.globl	tree_insert
	.type	tree_insert, @function
tree_insert:
.LVL38:
.LFB7:
	.loc 1 73 57 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 74 5 view .LVU127
	.loc 1 74 12 view .LVU128
	movq	(%rdi), %rax
	testq	%rax, %rax
	je	.L68
	.loc 1 74 30 is_stmt 0 view .LVU129
	movl	16(%rsi), %edx
.LVL39:
	.p2align 4,,10
	.p2align 3
.L71:
	.loc 1 74 19 is_stmt 1 view .LVU130
	.loc 1 74 68 is_stmt 0 view .LVU131
	leaq	8(%rax), %rdi
	cmpl	16(%rax), %edx
	cmovl	%rax, %rdi
	.loc 1 74 12 is_stmt 1 view .LVU132
	movq	(%rdi), %rax
	testq	%rax, %rax
	jne	.L71
.L68:
	.loc 1 75 5 view .LVU133
	.loc 1 75 16 is_stmt 0 view .LVU134
	pxor	%xmm0, %xmm0
	movups	%xmm0, (%rsi)
	.loc 1 76 5 is_stmt 1 view .LVU135
	.loc 1 76 11 is_stmt 0 view .LVU136
	movq	%rsi, (%rdi)
	.loc 1 77 1 view .LVU137
	ret
	.cfi_endproc
.LFE7:
	.size	tree_insert, .-tree_insert
	.p2align 4
	.globl	tree_find
	.type	tree_find, @function
tree_find:
.LVL40:
.LFB8:
	.loc 1 79 64 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 80 5 view .LVU139
	.loc 1 80 17 view .LVU140
	jmp	.L85
	.p2align 4,,10
	.p2align 3
.L87:
	.loc 1 80 17 is_stmt 0 discriminator 6 view .LVU141
	cmpl	%esi, 16(%rdi)
	je	.L86
	.loc 1 80 38 is_stmt 1 discriminator 7 view .LVU142
	.loc 1 80 43 is_stmt 0 discriminator 7 view .LVU143
	movq	(%rdi), %rax
	cmovle	8(%rdi), %rax
	movq	%rax, %rdi
.LVL41:
.L85:
	.loc 1 80 17 is_stmt 1 discriminator 7 view .LVU144
	testq	%rdi, %rdi
	jne	.L87
	xorl	%eax, %eax
	.loc 1 81 5 view .LVU145
	.loc 1 82 1 is_stmt 0 view .LVU146
	ret
	.p2align 4,,10
	.p2align 3
.L86:
	.loc 1 82 1 view .LVU147
	movq	%rdi, %rax
	ret
	.cfi_endproc
.LFE8:
	.size	tree_find, .-tree_find
	.p2align 4
	.globl	tree_height
	.type	tree_height, @function
tree_height:
.LVL42:
.LFB9:
	.loc 1 84 42 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 85 5 view .LVU149
	.loc 1 85 8 is_stmt 0 view .LVU150
	testq	%rdi, %rdi
	je	.L254
	.loc 1 84 42 view .LVU151
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	movq	%rdi, %r12
	.loc 1 86 5 is_stmt 1 view .LVU152
	.loc 1 84 42 is_stmt 0 view .LVU153
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
.LBB113:
.LBB114:
	.loc 1 85 23 view .LVU154
	xorl	%ebx, %ebx
.LBE114:
.LBE113:
	.loc 1 84 42 view .LVU155
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.loc 1 86 32 view .LVU156
	movq	(%rdi), %r13
.LVL43:
.LBB164:
.LBI113:
	.loc 1 84 5 is_stmt 1 view .LVU157
.LBB163:
	.loc 1 85 5 view .LVU158
	.loc 1 85 8 is_stmt 0 view .LVU159
	testq	%r13, %r13
	je	.L90
	.loc 1 86 5 is_stmt 1 view .LVU160
	.loc 1 86 32 is_stmt 0 view .LVU161
	movq	0(%r13), %r14
.LVL44:
.LBB115:
.LBI115:
	.loc 1 84 5 is_stmt 1 view .LVU162
.LBB116:
	.loc 1 85 5 view .LVU163
	.loc 1 85 23 is_stmt 0 view .LVU164
	xorl	%ebp, %ebp
	.loc 1 85 8 view .LVU165
	testq	%r14, %r14
	je	.L91
	.loc 1 86 5 is_stmt 1 view .LVU166
	.loc 1 86 32 is_stmt 0 view .LVU167
	movq	(%r14), %rdx
.LVL45:
.LBB117:
.LBI117:
	.loc 1 84 5 is_stmt 1 view .LVU168
.LBB118:
	.loc 1 85 5 view .LVU169
	.loc 1 85 8 is_stmt 0 view .LVU170
	testq	%rdx, %rdx
	je	.L92
	.loc 1 86 5 is_stmt 1 view .LVU171
	.loc 1 86 32 is_stmt 0 view .LVU172
	movq	(%rdx), %r15
.LVL46:
.LBB119:
.LBI119:
	.loc 1 84 5 is_stmt 1 view .LVU173
.LBB120:
	.loc 1 85 5 view .LVU174
	.loc 1 85 8 is_stmt 0 view .LVU175
	testq	%r15, %r15
	je	.L93
	.loc 1 86 5 is_stmt 1 view .LVU176
	.loc 1 86 32 is_stmt 0 view .LVU177
	movq	(%r15), %rbp
.LVL47:
.LBB121:
.LBI121:
	.loc 1 84 5 is_stmt 1 view .LVU178
.LBB122:
	.loc 1 85 5 view .LVU179
	.loc 1 85 8 is_stmt 0 view .LVU180
	testq	%rbp, %rbp
	je	.L94
	.loc 1 86 16 view .LVU181
	movq	0(%rbp), %rdi
.LVL48:
	.loc 1 86 16 view .LVU182
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU183
	.loc 1 86 16 is_stmt 0 view .LVU184
	call	tree_height
.LVL49:
	.loc 1 86 49 view .LVU185
	movq	8(%rbp), %rdi
	.loc 1 86 16 view .LVU186
	movl	%eax, %ebx
.LVL50:
	.loc 1 86 49 view .LVU187
	call	tree_height
.LVL51:
	.loc 1 87 5 is_stmt 1 view .LVU188
	.loc 1 87 14 is_stmt 0 view .LVU189
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU190
	cmpl	%eax, %ebx
	cmovl	%eax, %ebx
.LVL52:
	.loc 1 87 14 view .LVU191
	addl	$1, %ebx
.LVL53:
.L94:
	.loc 1 87 14 view .LVU192
.LBE122:
.LBE121:
	.loc 1 86 65 view .LVU193
	movq	8(%r15), %r15
.LVL54:
.LBB123:
.LBI123:
	.loc 1 84 5 is_stmt 1 view .LVU194
.LBB124:
	.loc 1 85 5 view .LVU195
	.loc 1 85 23 is_stmt 0 view .LVU196
	xorl	%ebp, %ebp
	.loc 1 85 8 view .LVU197
	testq	%r15, %r15
	je	.L95
	.loc 1 86 16 view .LVU198
	movq	(%r15), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU199
	.loc 1 86 16 is_stmt 0 view .LVU200
	call	tree_height
.LVL55:
	.loc 1 86 49 view .LVU201
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU202
	movl	%eax, %ebp
.LVL56:
	.loc 1 86 49 view .LVU203
	call	tree_height
.LVL57:
	.loc 1 87 5 is_stmt 1 view .LVU204
	.loc 1 87 14 is_stmt 0 view .LVU205
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU206
	cmpl	%eax, %ebp
	cmovl	%eax, %ebp
.LVL58:
	.loc 1 87 14 view .LVU207
	addl	$1, %ebp
.LVL59:
.L95:
	.loc 1 87 14 view .LVU208
.LBE124:
.LBE123:
	.loc 1 87 5 is_stmt 1 view .LVU209
	.loc 1 87 37 is_stmt 0 view .LVU210
	cmpl	%ebx, %ebp
	cmovl	%ebx, %ebp
.LVL60:
	.loc 1 87 14 view .LVU211
	addl	$1, %ebp
.LVL61:
.L93:
	.loc 1 87 14 view .LVU212
.LBE120:
.LBE119:
	.loc 1 86 65 view .LVU213
	movq	8(%rdx), %rdx
.LVL62:
.LBB125:
.LBI125:
	.loc 1 84 5 is_stmt 1 view .LVU214
.LBB126:
	.loc 1 85 5 view .LVU215
	.loc 1 85 23 is_stmt 0 view .LVU216
	xorl	%ebx, %ebx
	.loc 1 85 8 view .LVU217
	testq	%rdx, %rdx
	je	.L96
	.loc 1 86 5 is_stmt 1 view .LVU218
	.loc 1 86 32 is_stmt 0 view .LVU219
	movq	(%rdx), %rbx
.LVL63:
.LBB127:
.LBI127:
	.loc 1 84 5 is_stmt 1 view .LVU220
.LBB128:
	.loc 1 85 5 view .LVU221
	.loc 1 85 23 is_stmt 0 view .LVU222
	xorl	%r15d, %r15d
	.loc 1 85 8 view .LVU223
	testq	%rbx, %rbx
	je	.L97
	.loc 1 86 16 view .LVU224
	movq	(%rbx), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU225
	.loc 1 86 16 is_stmt 0 view .LVU226
	call	tree_height
.LVL64:
	.loc 1 86 49 view .LVU227
	movq	8(%rbx), %rdi
	.loc 1 86 16 view .LVU228
	movl	%eax, %r15d
.LVL65:
	.loc 1 86 49 view .LVU229
	call	tree_height
.LVL66:
	.loc 1 87 5 is_stmt 1 view .LVU230
	.loc 1 87 14 is_stmt 0 view .LVU231
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU232
	cmpl	%eax, %r15d
	cmovl	%eax, %r15d
.LVL67:
	.loc 1 87 14 view .LVU233
	addl	$1, %r15d
.LVL68:
.L97:
	.loc 1 87 14 view .LVU234
.LBE128:
.LBE127:
	.loc 1 86 65 view .LVU235
	movq	8(%rdx), %rdx
.LVL69:
.LBB129:
.LBI129:
	.loc 1 84 5 is_stmt 1 view .LVU236
.LBB130:
	.loc 1 85 5 view .LVU237
	.loc 1 85 23 is_stmt 0 view .LVU238
	xorl	%ebx, %ebx
	.loc 1 85 8 view .LVU239
	testq	%rdx, %rdx
	je	.L98
	.loc 1 86 5 is_stmt 1 view .LVU240
	.loc 1 86 16 is_stmt 0 view .LVU241
	movq	(%rdx), %rdi
	movq	%rdx, 8(%rsp)
	call	tree_height
.LVL70:
	.loc 1 86 49 view .LVU242
	movq	8(%rsp), %rdx
	.loc 1 86 16 view .LVU243
	movl	%eax, %ebx
.LVL71:
	.loc 1 86 49 view .LVU244
	movq	8(%rdx), %rdi
	call	tree_height
.LVL72:
	.loc 1 87 5 is_stmt 1 view .LVU245
	.loc 1 87 37 is_stmt 0 view .LVU246
	cmpl	%eax, %ebx
	cmovl	%eax, %ebx
.LVL73:
	.loc 1 87 14 view .LVU247
	addl	$1, %ebx
.LVL74:
.L98:
	.loc 1 87 14 view .LVU248
.LBE130:
.LBE129:
	.loc 1 87 5 is_stmt 1 view .LVU249
	.loc 1 87 37 is_stmt 0 view .LVU250
	cmpl	%r15d, %ebx
	cmovl	%r15d, %ebx
.LVL75:
	.loc 1 87 14 view .LVU251
	addl	$1, %ebx
.LVL76:
.L96:
	.loc 1 87 14 view .LVU252
.LBE126:
.LBE125:
	.loc 1 87 5 is_stmt 1 view .LVU253
	.loc 1 87 37 is_stmt 0 view .LVU254
	cmpl	%ebp, %ebx
	cmovl	%ebp, %ebx
.LVL77:
	.loc 1 87 14 view .LVU255
	addl	$1, %ebx
.LVL78:
.L92:
	.loc 1 87 14 view .LVU256
.LBE118:
.LBE117:
	.loc 1 86 65 view .LVU257
	movq	8(%r14), %rdx
.LVL79:
.LBB131:
.LBI131:
	.loc 1 84 5 is_stmt 1 view .LVU258
.LBB132:
	.loc 1 85 5 view .LVU259
	.loc 1 85 23 is_stmt 0 view .LVU260
	xorl	%ebp, %ebp
	.loc 1 85 8 view .LVU261
	testq	%rdx, %rdx
	je	.L99
	.loc 1 86 5 is_stmt 1 view .LVU262
	.loc 1 86 32 is_stmt 0 view .LVU263
	movq	(%rdx), %r15
.LVL80:
.LBB133:
.LBI133:
	.loc 1 84 5 is_stmt 1 view .LVU264
.LBB134:
	.loc 1 85 5 view .LVU265
	.loc 1 85 23 is_stmt 0 view .LVU266
	xorl	%r14d, %r14d
.LVL81:
	.loc 1 85 8 view .LVU267
	testq	%r15, %r15
	je	.L100
	.loc 1 86 5 is_stmt 1 view .LVU268
	.loc 1 86 32 is_stmt 0 view .LVU269
	movq	(%r15), %r14
.LVL82:
.LBB135:
.LBI135:
	.loc 1 84 5 is_stmt 1 view .LVU270
.LBB136:
	.loc 1 85 5 view .LVU271
	.loc 1 85 8 is_stmt 0 view .LVU272
	testq	%r14, %r14
	je	.L101
	.loc 1 86 16 view .LVU273
	movq	(%r14), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU274
	.loc 1 86 16 is_stmt 0 view .LVU275
	call	tree_height
.LVL83:
	.loc 1 86 49 view .LVU276
	movq	8(%r14), %rdi
	.loc 1 86 16 view .LVU277
	movl	%eax, %ebp
.LVL84:
	.loc 1 86 49 view .LVU278
	call	tree_height
.LVL85:
	.loc 1 87 5 is_stmt 1 view .LVU279
	.loc 1 87 14 is_stmt 0 view .LVU280
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU281
	cmpl	%eax, %ebp
	cmovl	%eax, %ebp
.LVL86:
	.loc 1 87 14 view .LVU282
	addl	$1, %ebp
.LVL87:
.L101:
	.loc 1 87 14 view .LVU283
.LBE136:
.LBE135:
	.loc 1 86 65 view .LVU284
	movq	8(%r15), %r15
.LVL88:
.LBB137:
.LBI137:
	.loc 1 84 5 is_stmt 1 view .LVU285
.LBB138:
	.loc 1 85 5 view .LVU286
	.loc 1 85 23 is_stmt 0 view .LVU287
	xorl	%r14d, %r14d
	.loc 1 85 8 view .LVU288
	testq	%r15, %r15
	je	.L102
	.loc 1 86 16 view .LVU289
	movq	(%r15), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU290
	.loc 1 86 16 is_stmt 0 view .LVU291
	call	tree_height
.LVL89:
	.loc 1 86 49 view .LVU292
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU293
	movl	%eax, %r14d
.LVL90:
	.loc 1 86 49 view .LVU294
	call	tree_height
.LVL91:
	.loc 1 87 5 is_stmt 1 view .LVU295
	.loc 1 87 14 is_stmt 0 view .LVU296
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU297
	cmpl	%eax, %r14d
	cmovl	%eax, %r14d
.LVL92:
	.loc 1 87 14 view .LVU298
	addl	$1, %r14d
.LVL93:
.L102:
	.loc 1 87 14 view .LVU299
.LBE138:
.LBE137:
	.loc 1 87 5 is_stmt 1 view .LVU300
	.loc 1 87 37 is_stmt 0 view .LVU301
	cmpl	%ebp, %r14d
	cmovl	%ebp, %r14d
.LVL94:
	.loc 1 87 14 view .LVU302
	addl	$1, %r14d
.LVL95:
.L100:
	.loc 1 87 14 view .LVU303
.LBE134:
.LBE133:
	.loc 1 86 65 view .LVU304
	movq	8(%rdx), %r15
.LVL96:
.LBB139:
.LBI139:
	.loc 1 84 5 is_stmt 1 view .LVU305
.LBB140:
	.loc 1 85 5 view .LVU306
	.loc 1 85 23 is_stmt 0 view .LVU307
	xorl	%ebp, %ebp
	.loc 1 85 8 view .LVU308
	testq	%r15, %r15
	je	.L103
	.loc 1 86 5 is_stmt 1 view .LVU309
	.loc 1 86 16 is_stmt 0 view .LVU310
	movq	(%r15), %rdi
	call	tree_height
.LVL97:
	.loc 1 86 49 view .LVU311
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU312
	movl	%eax, %ebp
.LVL98:
	.loc 1 86 49 view .LVU313
	call	tree_height
.LVL99:
	.loc 1 87 5 is_stmt 1 view .LVU314
	.loc 1 87 37 is_stmt 0 view .LVU315
	cmpl	%eax, %ebp
	cmovl	%eax, %ebp
.LVL100:
	.loc 1 87 14 view .LVU316
	addl	$1, %ebp
.LVL101:
.L103:
	.loc 1 87 14 view .LVU317
.LBE140:
.LBE139:
	.loc 1 87 5 is_stmt 1 view .LVU318
	.loc 1 87 37 is_stmt 0 view .LVU319
	cmpl	%r14d, %ebp
	cmovl	%r14d, %ebp
.LVL102:
	.loc 1 87 14 view .LVU320
	addl	$1, %ebp
.LVL103:
.L99:
	.loc 1 87 14 view .LVU321
.LBE132:
.LBE131:
	.loc 1 87 5 is_stmt 1 view .LVU322
	.loc 1 87 37 is_stmt 0 view .LVU323
	cmpl	%ebx, %ebp
	cmovl	%ebx, %ebp
.LVL104:
	.loc 1 87 14 view .LVU324
	addl	$1, %ebp
.LVL105:
.L91:
	.loc 1 87 14 view .LVU325
.LBE116:
.LBE115:
	.loc 1 86 65 view .LVU326
	movq	8(%r13), %r14
.LVL106:
.LBB141:
.LBI141:
	.loc 1 84 5 is_stmt 1 view .LVU327
.LBB142:
	.loc 1 85 5 view .LVU328
	.loc 1 85 23 is_stmt 0 view .LVU329
	xorl	%ebx, %ebx
	.loc 1 85 8 view .LVU330
	testq	%r14, %r14
	je	.L104
	.loc 1 86 5 is_stmt 1 view .LVU331
	.loc 1 86 32 is_stmt 0 view .LVU332
	movq	(%r14), %rdx
.LVL107:
.LBB143:
.LBI143:
	.loc 1 84 5 is_stmt 1 view .LVU333
.LBB144:
	.loc 1 85 5 view .LVU334
	.loc 1 85 23 is_stmt 0 view .LVU335
	xorl	%r13d, %r13d
.LVL108:
	.loc 1 85 8 view .LVU336
	testq	%rdx, %rdx
	je	.L105
	.loc 1 86 5 is_stmt 1 view .LVU337
	.loc 1 86 32 is_stmt 0 view .LVU338
	movq	(%rdx), %r15
.LVL109:
.LBB145:
.LBI145:
	.loc 1 84 5 is_stmt 1 view .LVU339
.LBB146:
	.loc 1 85 5 view .LVU340
	.loc 1 85 8 is_stmt 0 view .LVU341
	testq	%r15, %r15
	je	.L106
	.loc 1 86 5 is_stmt 1 view .LVU342
	.loc 1 86 32 is_stmt 0 view .LVU343
	movq	(%r15), %rbx
.LVL110:
.LBB147:
.LBI147:
	.loc 1 84 5 is_stmt 1 view .LVU344
.LBB148:
	.loc 1 85 5 view .LVU345
	.loc 1 85 8 is_stmt 0 view .LVU346
	testq	%rbx, %rbx
	je	.L107
	.loc 1 86 16 view .LVU347
	movq	(%rbx), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU348
	.loc 1 86 16 is_stmt 0 view .LVU349
	call	tree_height
.LVL111:
	.loc 1 86 49 view .LVU350
	movq	8(%rbx), %rdi
	.loc 1 86 16 view .LVU351
	movl	%eax, %r13d
.LVL112:
	.loc 1 86 49 view .LVU352
	call	tree_height
.LVL113:
	.loc 1 87 5 is_stmt 1 view .LVU353
	.loc 1 87 14 is_stmt 0 view .LVU354
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU355
	cmpl	%eax, %r13d
	cmovl	%eax, %r13d
.LVL114:
	.loc 1 87 14 view .LVU356
	addl	$1, %r13d
.LVL115:
.L107:
	.loc 1 87 14 view .LVU357
.LBE148:
.LBE147:
	.loc 1 86 65 view .LVU358
	movq	8(%r15), %r15
.LVL116:
.LBB149:
.LBI149:
	.loc 1 84 5 is_stmt 1 view .LVU359
.LBB150:
	.loc 1 85 5 view .LVU360
	.loc 1 85 23 is_stmt 0 view .LVU361
	xorl	%ebx, %ebx
	.loc 1 85 8 view .LVU362
	testq	%r15, %r15
	je	.L108
	.loc 1 86 16 view .LVU363
	movq	(%r15), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU364
	.loc 1 86 16 is_stmt 0 view .LVU365
	call	tree_height
.LVL117:
	.loc 1 86 49 view .LVU366
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU367
	movl	%eax, %ebx
.LVL118:
	.loc 1 86 49 view .LVU368
	call	tree_height
.LVL119:
	.loc 1 87 5 is_stmt 1 view .LVU369
	.loc 1 87 14 is_stmt 0 view .LVU370
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU371
	cmpl	%eax, %ebx
	cmovl	%eax, %ebx
.LVL120:
	.loc 1 87 14 view .LVU372
	addl	$1, %ebx
.LVL121:
.L108:
	.loc 1 87 14 view .LVU373
.LBE150:
.LBE149:
	.loc 1 87 5 is_stmt 1 view .LVU374
	.loc 1 87 37 is_stmt 0 view .LVU375
	cmpl	%r13d, %ebx
	cmovl	%r13d, %ebx
.LVL122:
	.loc 1 87 14 view .LVU376
	addl	$1, %ebx
.LVL123:
.L106:
	.loc 1 87 14 view .LVU377
.LBE146:
.LBE145:
	.loc 1 86 65 view .LVU378
	movq	8(%rdx), %r15
.LVL124:
.LBB151:
.LBI151:
	.loc 1 84 5 is_stmt 1 view .LVU379
.LBB152:
	.loc 1 85 5 view .LVU380
	.loc 1 85 23 is_stmt 0 view .LVU381
	xorl	%r13d, %r13d
	.loc 1 85 8 view .LVU382
	testq	%r15, %r15
	je	.L109
	.loc 1 86 5 is_stmt 1 view .LVU383
	.loc 1 86 16 is_stmt 0 view .LVU384
	movq	(%r15), %rdi
	call	tree_height
.LVL125:
	.loc 1 86 49 view .LVU385
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU386
	movl	%eax, %r13d
.LVL126:
	.loc 1 86 49 view .LVU387
	call	tree_height
.LVL127:
	.loc 1 87 5 is_stmt 1 view .LVU388
	.loc 1 87 37 is_stmt 0 view .LVU389
	cmpl	%eax, %r13d
	cmovl	%eax, %r13d
.LVL128:
	.loc 1 87 14 view .LVU390
	addl	$1, %r13d
.LVL129:
.L109:
	.loc 1 87 14 view .LVU391
.LBE152:
.LBE151:
	.loc 1 87 5 is_stmt 1 view .LVU392
	.loc 1 87 37 is_stmt 0 view .LVU393
	cmpl	%ebx, %r13d
	cmovl	%ebx, %r13d
.LVL130:
	.loc 1 87 14 view .LVU394
	addl	$1, %r13d
.LVL131:
.L105:
	.loc 1 87 14 view .LVU395
.LBE144:
.LBE143:
	.loc 1 86 65 view .LVU396
	movq	8(%r14), %rdx
.LVL132:
.LBB153:
.LBI153:
	.loc 1 84 5 is_stmt 1 view .LVU397
.LBB154:
	.loc 1 85 5 view .LVU398
	.loc 1 85 23 is_stmt 0 view .LVU399
	xorl	%ebx, %ebx
	.loc 1 85 8 view .LVU400
	testq	%rdx, %rdx
	je	.L110
	.loc 1 86 5 is_stmt 1 view .LVU401
	.loc 1 86 32 is_stmt 0 view .LVU402
	movq	(%rdx), %r15
.LVL133:
.LBB155:
.LBI155:
	.loc 1 84 5 is_stmt 1 view .LVU403
.LBB156:
	.loc 1 85 5 view .LVU404
	.loc 1 85 23 is_stmt 0 view .LVU405
	xorl	%r14d, %r14d
.LVL134:
	.loc 1 85 8 view .LVU406
	testq	%r15, %r15
	je	.L111
	.loc 1 86 5 is_stmt 1 view .LVU407
	.loc 1 86 32 is_stmt 0 view .LVU408
	movq	(%r15), %r14
.LVL135:
.LBB157:
.LBI157:
	.loc 1 84 5 is_stmt 1 view .LVU409
.LBB158:
	.loc 1 85 5 view .LVU410
	.loc 1 85 8 is_stmt 0 view .LVU411
	testq	%r14, %r14
	je	.L112
	.loc 1 86 16 view .LVU412
	movq	(%r14), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU413
	.loc 1 86 16 is_stmt 0 view .LVU414
	call	tree_height
.LVL136:
	.loc 1 86 49 view .LVU415
	movq	8(%r14), %rdi
	.loc 1 86 16 view .LVU416
	movl	%eax, %ebx
.LVL137:
	.loc 1 86 49 view .LVU417
	call	tree_height
.LVL138:
	.loc 1 87 5 is_stmt 1 view .LVU418
	.loc 1 87 14 is_stmt 0 view .LVU419
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU420
	cmpl	%eax, %ebx
	cmovl	%eax, %ebx
.LVL139:
	.loc 1 87 14 view .LVU421
	addl	$1, %ebx
.LVL140:
.L112:
	.loc 1 87 14 view .LVU422
.LBE158:
.LBE157:
	.loc 1 86 65 view .LVU423
	movq	8(%r15), %r15
.LVL141:
.LBB159:
.LBI159:
	.loc 1 84 5 is_stmt 1 view .LVU424
.LBB160:
	.loc 1 85 5 view .LVU425
	.loc 1 85 23 is_stmt 0 view .LVU426
	xorl	%r14d, %r14d
	.loc 1 85 8 view .LVU427
	testq	%r15, %r15
	je	.L113
	.loc 1 86 16 view .LVU428
	movq	(%r15), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU429
	.loc 1 86 16 is_stmt 0 view .LVU430
	call	tree_height
.LVL142:
	.loc 1 86 49 view .LVU431
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU432
	movl	%eax, %r14d
.LVL143:
	.loc 1 86 49 view .LVU433
	call	tree_height
.LVL144:
	.loc 1 87 5 is_stmt 1 view .LVU434
	.loc 1 87 14 is_stmt 0 view .LVU435
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU436
	cmpl	%eax, %r14d
	cmovl	%eax, %r14d
.LVL145:
	.loc 1 87 14 view .LVU437
	addl	$1, %r14d
.LVL146:
.L113:
	.loc 1 87 14 view .LVU438
.LBE160:
.LBE159:
	.loc 1 87 5 is_stmt 1 view .LVU439
	.loc 1 87 37 is_stmt 0 view .LVU440
	cmpl	%ebx, %r14d
	cmovl	%ebx, %r14d
.LVL147:
	.loc 1 87 14 view .LVU441
	addl	$1, %r14d
.LVL148:
.L111:
	.loc 1 87 14 view .LVU442
.LBE156:
.LBE155:
	.loc 1 86 65 view .LVU443
	movq	8(%rdx), %r15
.LVL149:
.LBB161:
.LBI161:
	.loc 1 84 5 is_stmt 1 view .LVU444
.LBB162:
	.loc 1 85 5 view .LVU445
	.loc 1 85 23 is_stmt 0 view .LVU446
	xorl	%ebx, %ebx
	.loc 1 85 8 view .LVU447
	testq	%r15, %r15
	je	.L114
	.loc 1 86 5 is_stmt 1 view .LVU448
	.loc 1 86 16 is_stmt 0 view .LVU449
	movq	(%r15), %rdi
	call	tree_height
.LVL150:
	.loc 1 86 49 view .LVU450
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU451
	movl	%eax, %ebx
.LVL151:
	.loc 1 86 49 view .LVU452
	call	tree_height
.LVL152:
	.loc 1 87 5 is_stmt 1 view .LVU453
	.loc 1 87 37 is_stmt 0 view .LVU454
	cmpl	%eax, %ebx
	cmovl	%eax, %ebx
.LVL153:
	.loc 1 87 14 view .LVU455
	addl	$1, %ebx
.LVL154:
.L114:
	.loc 1 87 14 view .LVU456
.LBE162:
.LBE161:
	.loc 1 87 5 is_stmt 1 view .LVU457
	.loc 1 87 37 is_stmt 0 view .LVU458
	cmpl	%r14d, %ebx
	cmovl	%r14d, %ebx
.LVL155:
	.loc 1 87 14 view .LVU459
	addl	$1, %ebx
.LVL156:
.L110:
	.loc 1 87 14 view .LVU460
.LBE154:
.LBE153:
	.loc 1 87 5 is_stmt 1 view .LVU461
	.loc 1 87 37 is_stmt 0 view .LVU462
	cmpl	%r13d, %ebx
	cmovl	%r13d, %ebx
.LVL157:
	.loc 1 87 14 view .LVU463
	addl	$1, %ebx
.LVL158:
.L104:
	.loc 1 87 14 view .LVU464
.LBE142:
.LBE141:
	.loc 1 87 5 is_stmt 1 view .LVU465
	.loc 1 87 37 is_stmt 0 view .LVU466
	cmpl	%ebp, %ebx
	cmovl	%ebp, %ebx
.LVL159:
	.loc 1 87 14 view .LVU467
	addl	$1, %ebx
.LVL160:
.L90:
	.loc 1 87 14 view .LVU468
.LBE163:
.LBE164:
	.loc 1 86 65 view .LVU469
	movq	8(%r12), %rbp
.LVL161:
.LBB165:
.LBI165:
	.loc 1 84 5 is_stmt 1 view .LVU470
.LBB166:
	.loc 1 85 5 view .LVU471
	.loc 1 85 23 is_stmt 0 view .LVU472
	xorl	%eax, %eax
	.loc 1 85 8 view .LVU473
	testq	%rbp, %rbp
	je	.L115
	.loc 1 86 5 is_stmt 1 view .LVU474
	.loc 1 86 32 is_stmt 0 view .LVU475
	movq	0(%rbp), %r14
.LVL162:
.LBB167:
.LBI167:
	.loc 1 84 5 is_stmt 1 view .LVU476
.LBB168:
	.loc 1 85 5 view .LVU477
	.loc 1 85 23 is_stmt 0 view .LVU478
	xorl	%r12d, %r12d
.LVL163:
	.loc 1 85 8 view .LVU479
	testq	%r14, %r14
	je	.L116
	.loc 1 86 5 is_stmt 1 view .LVU480
	.loc 1 86 32 is_stmt 0 view .LVU481
	movq	(%r14), %rdx
.LVL164:
.LBB169:
.LBI169:
	.loc 1 84 5 is_stmt 1 view .LVU482
.LBB170:
	.loc 1 85 5 view .LVU483
	.loc 1 85 23 is_stmt 0 view .LVU484
	xorl	%r13d, %r13d
	.loc 1 85 8 view .LVU485
	testq	%rdx, %rdx
	je	.L117
	.loc 1 86 5 is_stmt 1 view .LVU486
	.loc 1 86 32 is_stmt 0 view .LVU487
	movq	(%rdx), %r15
.LVL165:
.LBB171:
.LBI171:
	.loc 1 84 5 is_stmt 1 view .LVU488
.LBB172:
	.loc 1 85 5 view .LVU489
	.loc 1 85 8 is_stmt 0 view .LVU490
	testq	%r15, %r15
	je	.L118
	.loc 1 86 5 is_stmt 1 view .LVU491
	.loc 1 86 32 is_stmt 0 view .LVU492
	movq	(%r15), %r12
.LVL166:
.LBB173:
.LBI173:
	.loc 1 84 5 is_stmt 1 view .LVU493
.LBB174:
	.loc 1 85 5 view .LVU494
	.loc 1 85 8 is_stmt 0 view .LVU495
	testq	%r12, %r12
	je	.L119
	.loc 1 86 16 view .LVU496
	movq	(%r12), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU497
	.loc 1 86 16 is_stmt 0 view .LVU498
	call	tree_height
.LVL167:
	.loc 1 86 49 view .LVU499
	movq	8(%r12), %rdi
	.loc 1 86 16 view .LVU500
	movl	%eax, %r13d
.LVL168:
	.loc 1 86 49 view .LVU501
	call	tree_height
.LVL169:
	.loc 1 87 5 is_stmt 1 view .LVU502
	.loc 1 87 14 is_stmt 0 view .LVU503
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU504
	cmpl	%eax, %r13d
	cmovl	%eax, %r13d
.LVL170:
	.loc 1 87 14 view .LVU505
	addl	$1, %r13d
.LVL171:
.L119:
	.loc 1 87 14 view .LVU506
.LBE174:
.LBE173:
	.loc 1 86 65 view .LVU507
	movq	8(%r15), %r15
.LVL172:
.LBB175:
.LBI175:
	.loc 1 84 5 is_stmt 1 view .LVU508
.LBB176:
	.loc 1 85 5 view .LVU509
	.loc 1 85 23 is_stmt 0 view .LVU510
	xorl	%r12d, %r12d
	.loc 1 85 8 view .LVU511
	testq	%r15, %r15
	je	.L120
	.loc 1 86 16 view .LVU512
	movq	(%r15), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU513
	.loc 1 86 16 is_stmt 0 view .LVU514
	call	tree_height
.LVL173:
	.loc 1 86 49 view .LVU515
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU516
	movl	%eax, %r12d
.LVL174:
	.loc 1 86 49 view .LVU517
	call	tree_height
.LVL175:
	.loc 1 87 5 is_stmt 1 view .LVU518
	.loc 1 87 14 is_stmt 0 view .LVU519
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU520
	cmpl	%eax, %r12d
	cmovl	%eax, %r12d
.LVL176:
	.loc 1 87 14 view .LVU521
	addl	$1, %r12d
.LVL177:
.L120:
	.loc 1 87 14 view .LVU522
.LBE176:
.LBE175:
	.loc 1 87 5 is_stmt 1 view .LVU523
	.loc 1 87 37 is_stmt 0 view .LVU524
	cmpl	%r13d, %r12d
	cmovl	%r13d, %r12d
.LVL178:
	.loc 1 87 14 view .LVU525
	addl	$1, %r12d
.LVL179:
.L118:
	.loc 1 87 14 view .LVU526
.LBE172:
.LBE171:
	.loc 1 86 65 view .LVU527
	movq	8(%rdx), %rdx
.LVL180:
.LBB177:
.LBI177:
	.loc 1 84 5 is_stmt 1 view .LVU528
.LBB178:
	.loc 1 85 5 view .LVU529
	.loc 1 85 23 is_stmt 0 view .LVU530
	xorl	%r13d, %r13d
	.loc 1 85 8 view .LVU531
	testq	%rdx, %rdx
	je	.L121
	.loc 1 86 5 is_stmt 1 view .LVU532
	.loc 1 86 32 is_stmt 0 view .LVU533
	movq	(%rdx), %r13
.LVL181:
.LBB179:
.LBI179:
	.loc 1 84 5 is_stmt 1 view .LVU534
.LBB180:
	.loc 1 85 5 view .LVU535
	.loc 1 85 23 is_stmt 0 view .LVU536
	xorl	%r15d, %r15d
	.loc 1 85 8 view .LVU537
	testq	%r13, %r13
	je	.L122
	.loc 1 86 16 view .LVU538
	movq	0(%r13), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU539
	.loc 1 86 16 is_stmt 0 view .LVU540
	call	tree_height
.LVL182:
	.loc 1 86 49 view .LVU541
	movq	8(%r13), %rdi
	.loc 1 86 16 view .LVU542
	movl	%eax, %r15d
.LVL183:
	.loc 1 86 49 view .LVU543
	call	tree_height
.LVL184:
	.loc 1 87 5 is_stmt 1 view .LVU544
	.loc 1 87 14 is_stmt 0 view .LVU545
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU546
	cmpl	%eax, %r15d
	cmovl	%eax, %r15d
.LVL185:
	.loc 1 87 14 view .LVU547
	addl	$1, %r15d
.LVL186:
.L122:
	.loc 1 87 14 view .LVU548
.LBE180:
.LBE179:
	.loc 1 86 65 view .LVU549
	movq	8(%rdx), %rdx
.LVL187:
.LBB181:
.LBI181:
	.loc 1 84 5 is_stmt 1 view .LVU550
.LBB182:
	.loc 1 85 5 view .LVU551
	.loc 1 85 23 is_stmt 0 view .LVU552
	xorl	%r13d, %r13d
	.loc 1 85 8 view .LVU553
	testq	%rdx, %rdx
	je	.L123
	.loc 1 86 5 is_stmt 1 view .LVU554
	.loc 1 86 16 is_stmt 0 view .LVU555
	movq	(%rdx), %rdi
	movq	%rdx, 8(%rsp)
	call	tree_height
.LVL188:
	.loc 1 86 49 view .LVU556
	movq	8(%rsp), %rdx
	.loc 1 86 16 view .LVU557
	movl	%eax, %r13d
.LVL189:
	.loc 1 86 49 view .LVU558
	movq	8(%rdx), %rdi
	call	tree_height
.LVL190:
	.loc 1 87 5 is_stmt 1 view .LVU559
	.loc 1 87 37 is_stmt 0 view .LVU560
	cmpl	%eax, %r13d
	cmovl	%eax, %r13d
.LVL191:
	.loc 1 87 14 view .LVU561
	addl	$1, %r13d
.LVL192:
.L123:
	.loc 1 87 14 view .LVU562
.LBE182:
.LBE181:
	.loc 1 87 5 is_stmt 1 view .LVU563
	.loc 1 87 37 is_stmt 0 view .LVU564
	cmpl	%r15d, %r13d
	cmovl	%r15d, %r13d
.LVL193:
	.loc 1 87 14 view .LVU565
	addl	$1, %r13d
.LVL194:
.L121:
	.loc 1 87 14 view .LVU566
.LBE178:
.LBE177:
	.loc 1 87 5 is_stmt 1 view .LVU567
	.loc 1 87 37 is_stmt 0 view .LVU568
	cmpl	%r12d, %r13d
	cmovl	%r12d, %r13d
.LVL195:
	.loc 1 87 14 view .LVU569
	addl	$1, %r13d
.LVL196:
.L117:
	.loc 1 87 14 view .LVU570
.LBE170:
.LBE169:
	.loc 1 86 65 view .LVU571
	movq	8(%r14), %rdx
.LVL197:
.LBB183:
.LBI183:
	.loc 1 84 5 is_stmt 1 view .LVU572
.LBB184:
	.loc 1 85 5 view .LVU573
	.loc 1 85 23 is_stmt 0 view .LVU574
	xorl	%r12d, %r12d
	.loc 1 85 8 view .LVU575
	testq	%rdx, %rdx
	je	.L124
	.loc 1 86 5 is_stmt 1 view .LVU576
	.loc 1 86 32 is_stmt 0 view .LVU577
	movq	(%rdx), %r15
.LVL198:
.LBB185:
.LBI185:
	.loc 1 84 5 is_stmt 1 view .LVU578
.LBB186:
	.loc 1 85 5 view .LVU579
	.loc 1 85 23 is_stmt 0 view .LVU580
	xorl	%r14d, %r14d
.LVL199:
	.loc 1 85 8 view .LVU581
	testq	%r15, %r15
	je	.L125
	.loc 1 86 5 is_stmt 1 view .LVU582
	.loc 1 86 32 is_stmt 0 view .LVU583
	movq	(%r15), %r14
.LVL200:
.LBB187:
.LBI187:
	.loc 1 84 5 is_stmt 1 view .LVU584
.LBB188:
	.loc 1 85 5 view .LVU585
	.loc 1 85 8 is_stmt 0 view .LVU586
	testq	%r14, %r14
	je	.L126
	.loc 1 86 16 view .LVU587
	movq	(%r14), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU588
	.loc 1 86 16 is_stmt 0 view .LVU589
	call	tree_height
.LVL201:
	.loc 1 86 49 view .LVU590
	movq	8(%r14), %rdi
	.loc 1 86 16 view .LVU591
	movl	%eax, %r12d
.LVL202:
	.loc 1 86 49 view .LVU592
	call	tree_height
.LVL203:
	.loc 1 87 5 is_stmt 1 view .LVU593
	.loc 1 87 14 is_stmt 0 view .LVU594
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU595
	cmpl	%eax, %r12d
	cmovl	%eax, %r12d
.LVL204:
	.loc 1 87 14 view .LVU596
	addl	$1, %r12d
.LVL205:
.L126:
	.loc 1 87 14 view .LVU597
.LBE188:
.LBE187:
	.loc 1 86 65 view .LVU598
	movq	8(%r15), %r15
.LVL206:
.LBB189:
.LBI189:
	.loc 1 84 5 is_stmt 1 view .LVU599
.LBB190:
	.loc 1 85 5 view .LVU600
	.loc 1 85 23 is_stmt 0 view .LVU601
	xorl	%r14d, %r14d
	.loc 1 85 8 view .LVU602
	testq	%r15, %r15
	je	.L127
	.loc 1 86 16 view .LVU603
	movq	(%r15), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU604
	.loc 1 86 16 is_stmt 0 view .LVU605
	call	tree_height
.LVL207:
	.loc 1 86 49 view .LVU606
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU607
	movl	%eax, %r14d
.LVL208:
	.loc 1 86 49 view .LVU608
	call	tree_height
.LVL209:
	.loc 1 87 5 is_stmt 1 view .LVU609
	.loc 1 87 14 is_stmt 0 view .LVU610
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU611
	cmpl	%eax, %r14d
	cmovl	%eax, %r14d
.LVL210:
	.loc 1 87 14 view .LVU612
	addl	$1, %r14d
.LVL211:
.L127:
	.loc 1 87 14 view .LVU613
.LBE190:
.LBE189:
	.loc 1 87 5 is_stmt 1 view .LVU614
	.loc 1 87 37 is_stmt 0 view .LVU615
	cmpl	%r12d, %r14d
	cmovl	%r12d, %r14d
.LVL212:
	.loc 1 87 14 view .LVU616
	addl	$1, %r14d
.LVL213:
.L125:
	.loc 1 87 14 view .LVU617
.LBE186:
.LBE185:
	.loc 1 86 65 view .LVU618
	movq	8(%rdx), %rdx
.LVL214:
.LBB191:
.LBI191:
	.loc 1 84 5 is_stmt 1 view .LVU619
.LBB192:
	.loc 1 85 5 view .LVU620
	.loc 1 85 23 is_stmt 0 view .LVU621
	xorl	%r12d, %r12d
	.loc 1 85 8 view .LVU622
	testq	%rdx, %rdx
	je	.L128
	.loc 1 86 5 is_stmt 1 view .LVU623
	.loc 1 86 32 is_stmt 0 view .LVU624
	movq	(%rdx), %r12
.LVL215:
.LBB193:
.LBI193:
	.loc 1 84 5 is_stmt 1 view .LVU625
.LBB194:
	.loc 1 85 5 view .LVU626
	.loc 1 85 23 is_stmt 0 view .LVU627
	xorl	%r15d, %r15d
	.loc 1 85 8 view .LVU628
	testq	%r12, %r12
	je	.L129
	.loc 1 86 16 view .LVU629
	movq	(%r12), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU630
	.loc 1 86 16 is_stmt 0 view .LVU631
	call	tree_height
.LVL216:
	.loc 1 86 49 view .LVU632
	movq	8(%r12), %rdi
	.loc 1 86 16 view .LVU633
	movl	%eax, %r15d
.LVL217:
	.loc 1 86 49 view .LVU634
	call	tree_height
.LVL218:
	.loc 1 87 5 is_stmt 1 view .LVU635
	.loc 1 87 14 is_stmt 0 view .LVU636
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU637
	cmpl	%eax, %r15d
	cmovl	%eax, %r15d
.LVL219:
	.loc 1 87 14 view .LVU638
	addl	$1, %r15d
.LVL220:
.L129:
	.loc 1 87 14 view .LVU639
.LBE194:
.LBE193:
	.loc 1 86 65 view .LVU640
	movq	8(%rdx), %rdx
.LVL221:
.LBB195:
.LBI195:
	.loc 1 84 5 is_stmt 1 view .LVU641
.LBB196:
	.loc 1 85 5 view .LVU642
	.loc 1 85 23 is_stmt 0 view .LVU643
	xorl	%r12d, %r12d
	.loc 1 85 8 view .LVU644
	testq	%rdx, %rdx
	je	.L130
	.loc 1 86 5 is_stmt 1 view .LVU645
	.loc 1 86 16 is_stmt 0 view .LVU646
	movq	(%rdx), %rdi
	movq	%rdx, 8(%rsp)
	call	tree_height
.LVL222:
	.loc 1 86 49 view .LVU647
	movq	8(%rsp), %rdx
	.loc 1 86 16 view .LVU648
	movl	%eax, %r12d
.LVL223:
	.loc 1 86 49 view .LVU649
	movq	8(%rdx), %rdi
	call	tree_height
.LVL224:
	.loc 1 87 5 is_stmt 1 view .LVU650
	.loc 1 87 37 is_stmt 0 view .LVU651
	cmpl	%eax, %r12d
	cmovl	%eax, %r12d
.LVL225:
	.loc 1 87 14 view .LVU652
	addl	$1, %r12d
.LVL226:
.L130:
	.loc 1 87 14 view .LVU653
.LBE196:
.LBE195:
	.loc 1 87 5 is_stmt 1 view .LVU654
	.loc 1 87 37 is_stmt 0 view .LVU655
	cmpl	%r15d, %r12d
	cmovl	%r15d, %r12d
.LVL227:
	.loc 1 87 14 view .LVU656
	addl	$1, %r12d
.LVL228:
.L128:
	.loc 1 87 14 view .LVU657
.LBE192:
.LBE191:
	.loc 1 87 5 is_stmt 1 view .LVU658
	.loc 1 87 37 is_stmt 0 view .LVU659
	cmpl	%r14d, %r12d
	cmovl	%r14d, %r12d
.LVL229:
	.loc 1 87 14 view .LVU660
	addl	$1, %r12d
.LVL230:
.L124:
	.loc 1 87 14 view .LVU661
.LBE184:
.LBE183:
	.loc 1 87 5 is_stmt 1 view .LVU662
	.loc 1 87 37 is_stmt 0 view .LVU663
	cmpl	%r13d, %r12d
	cmovl	%r13d, %r12d
.LVL231:
	.loc 1 87 14 view .LVU664
	addl	$1, %r12d
.LVL232:
.L116:
	.loc 1 87 14 view .LVU665
.LBE168:
.LBE167:
	.loc 1 86 65 view .LVU666
	movq	8(%rbp), %r14
.LVL233:
.LBB197:
.LBI197:
	.loc 1 84 5 is_stmt 1 view .LVU667
.LBB198:
	.loc 1 85 5 view .LVU668
	.loc 1 85 23 is_stmt 0 view .LVU669
	xorl	%eax, %eax
	.loc 1 85 8 view .LVU670
	testq	%r14, %r14
	je	.L131
	.loc 1 86 5 is_stmt 1 view .LVU671
	.loc 1 86 32 is_stmt 0 view .LVU672
	movq	(%r14), %rdx
.LVL234:
.LBB199:
.LBI199:
	.loc 1 84 5 is_stmt 1 view .LVU673
.LBB200:
	.loc 1 85 5 view .LVU674
	.loc 1 85 23 is_stmt 0 view .LVU675
	xorl	%r13d, %r13d
	.loc 1 85 8 view .LVU676
	testq	%rdx, %rdx
	je	.L132
	.loc 1 86 5 is_stmt 1 view .LVU677
	.loc 1 86 32 is_stmt 0 view .LVU678
	movq	(%rdx), %r15
.LVL235:
.LBB201:
.LBI201:
	.loc 1 84 5 is_stmt 1 view .LVU679
.LBB202:
	.loc 1 85 5 view .LVU680
	.loc 1 85 23 is_stmt 0 view .LVU681
	xorl	%ebp, %ebp
.LVL236:
	.loc 1 85 8 view .LVU682
	testq	%r15, %r15
	je	.L133
	.loc 1 86 5 is_stmt 1 view .LVU683
	.loc 1 86 32 is_stmt 0 view .LVU684
	movq	(%r15), %rbp
.LVL237:
.LBB203:
.LBI203:
	.loc 1 84 5 is_stmt 1 view .LVU685
.LBB204:
	.loc 1 85 5 view .LVU686
	.loc 1 85 8 is_stmt 0 view .LVU687
	testq	%rbp, %rbp
	je	.L134
	.loc 1 86 16 view .LVU688
	movq	0(%rbp), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU689
	.loc 1 86 16 is_stmt 0 view .LVU690
	call	tree_height
.LVL238:
	.loc 1 86 49 view .LVU691
	movq	8(%rbp), %rdi
	.loc 1 86 16 view .LVU692
	movl	%eax, %r13d
.LVL239:
	.loc 1 86 49 view .LVU693
	call	tree_height
.LVL240:
	.loc 1 87 5 is_stmt 1 view .LVU694
	.loc 1 87 14 is_stmt 0 view .LVU695
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU696
	cmpl	%eax, %r13d
	cmovl	%eax, %r13d
.LVL241:
	.loc 1 87 14 view .LVU697
	addl	$1, %r13d
.LVL242:
.L134:
	.loc 1 87 14 view .LVU698
.LBE204:
.LBE203:
	.loc 1 86 65 view .LVU699
	movq	8(%r15), %r15
.LVL243:
.LBB205:
.LBI205:
	.loc 1 84 5 is_stmt 1 view .LVU700
.LBB206:
	.loc 1 85 5 view .LVU701
	.loc 1 85 23 is_stmt 0 view .LVU702
	xorl	%ebp, %ebp
	.loc 1 85 8 view .LVU703
	testq	%r15, %r15
	je	.L135
	.loc 1 86 16 view .LVU704
	movq	(%r15), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU705
	.loc 1 86 16 is_stmt 0 view .LVU706
	call	tree_height
.LVL244:
	.loc 1 86 49 view .LVU707
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU708
	movl	%eax, %ebp
.LVL245:
	.loc 1 86 49 view .LVU709
	call	tree_height
.LVL246:
	.loc 1 87 5 is_stmt 1 view .LVU710
	.loc 1 87 14 is_stmt 0 view .LVU711
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU712
	cmpl	%eax, %ebp
	cmovl	%eax, %ebp
.LVL247:
	.loc 1 87 14 view .LVU713
	addl	$1, %ebp
.LVL248:
.L135:
	.loc 1 87 14 view .LVU714
.LBE206:
.LBE205:
	.loc 1 87 5 is_stmt 1 view .LVU715
	.loc 1 87 37 is_stmt 0 view .LVU716
	cmpl	%r13d, %ebp
	cmovl	%r13d, %ebp
.LVL249:
	.loc 1 87 14 view .LVU717
	addl	$1, %ebp
.LVL250:
.L133:
	.loc 1 87 14 view .LVU718
.LBE202:
.LBE201:
	.loc 1 86 65 view .LVU719
	movq	8(%rdx), %rdx
.LVL251:
.LBB207:
.LBI207:
	.loc 1 84 5 is_stmt 1 view .LVU720
.LBB208:
	.loc 1 85 5 view .LVU721
	.loc 1 85 23 is_stmt 0 view .LVU722
	xorl	%r13d, %r13d
	.loc 1 85 8 view .LVU723
	testq	%rdx, %rdx
	je	.L136
	.loc 1 86 5 is_stmt 1 view .LVU724
	.loc 1 86 32 is_stmt 0 view .LVU725
	movq	(%rdx), %r13
.LVL252:
.LBB209:
.LBI209:
	.loc 1 84 5 is_stmt 1 view .LVU726
.LBB210:
	.loc 1 85 5 view .LVU727
	.loc 1 85 23 is_stmt 0 view .LVU728
	xorl	%r15d, %r15d
	.loc 1 85 8 view .LVU729
	testq	%r13, %r13
	je	.L137
	.loc 1 86 16 view .LVU730
	movq	0(%r13), %rdi
	movq	%rdx, 8(%rsp)
	.loc 1 86 5 is_stmt 1 view .LVU731
	.loc 1 86 16 is_stmt 0 view .LVU732
	call	tree_height
.LVL253:
	.loc 1 86 49 view .LVU733
	movq	8(%r13), %rdi
	.loc 1 86 16 view .LVU734
	movl	%eax, %r15d
.LVL254:
	.loc 1 86 49 view .LVU735
	call	tree_height
.LVL255:
	.loc 1 87 5 is_stmt 1 view .LVU736
	.loc 1 87 14 is_stmt 0 view .LVU737
	movq	8(%rsp), %rdx
	.loc 1 87 37 view .LVU738
	cmpl	%eax, %r15d
	cmovl	%eax, %r15d
.LVL256:
	.loc 1 87 14 view .LVU739
	addl	$1, %r15d
.LVL257:
.L137:
	.loc 1 87 14 view .LVU740
.LBE210:
.LBE209:
	.loc 1 86 65 view .LVU741
	movq	8(%rdx), %rdx
.LVL258:
.LBB211:
.LBI211:
	.loc 1 84 5 is_stmt 1 view .LVU742
.LBB212:
	.loc 1 85 5 view .LVU743
	.loc 1 85 23 is_stmt 0 view .LVU744
	xorl	%r13d, %r13d
	.loc 1 85 8 view .LVU745
	testq	%rdx, %rdx
	je	.L138
	.loc 1 86 5 is_stmt 1 view .LVU746
	.loc 1 86 16 is_stmt 0 view .LVU747
	movq	(%rdx), %rdi
	movq	%rdx, 8(%rsp)
	call	tree_height
.LVL259:
	.loc 1 86 49 view .LVU748
	movq	8(%rsp), %rdx
	.loc 1 86 16 view .LVU749
	movl	%eax, %r13d
.LVL260:
	.loc 1 86 49 view .LVU750
	movq	8(%rdx), %rdi
	call	tree_height
.LVL261:
	.loc 1 87 5 is_stmt 1 view .LVU751
	.loc 1 87 37 is_stmt 0 view .LVU752
	cmpl	%eax, %r13d
	cmovl	%eax, %r13d
.LVL262:
	.loc 1 87 14 view .LVU753
	addl	$1, %r13d
.LVL263:
.L138:
	.loc 1 87 14 view .LVU754
.LBE212:
.LBE211:
	.loc 1 87 5 is_stmt 1 view .LVU755
	.loc 1 87 37 is_stmt 0 view .LVU756
	cmpl	%r15d, %r13d
	cmovl	%r15d, %r13d
.LVL264:
	.loc 1 87 14 view .LVU757
	addl	$1, %r13d
.LVL265:
.L136:
	.loc 1 87 14 view .LVU758
.LBE208:
.LBE207:
	.loc 1 87 5 is_stmt 1 view .LVU759
	.loc 1 87 37 is_stmt 0 view .LVU760
	cmpl	%ebp, %r13d
	cmovl	%ebp, %r13d
.LVL266:
	.loc 1 87 14 view .LVU761
	addl	$1, %r13d
.LVL267:
.L132:
	.loc 1 87 14 view .LVU762
.LBE200:
.LBE199:
	.loc 1 86 65 view .LVU763
	movq	8(%r14), %rbp
.LVL268:
.LBB213:
.LBI213:
	.loc 1 84 5 is_stmt 1 view .LVU764
.LBB214:
	.loc 1 85 5 view .LVU765
	.loc 1 85 23 is_stmt 0 view .LVU766
	xorl	%eax, %eax
	.loc 1 85 8 view .LVU767
	testq	%rbp, %rbp
	je	.L139
	.loc 1 86 5 is_stmt 1 view .LVU768
	.loc 1 86 32 is_stmt 0 view .LVU769
	movq	0(%rbp), %r15
.LVL269:
.LBB215:
.LBI215:
	.loc 1 84 5 is_stmt 1 view .LVU770
.LBB216:
	.loc 1 85 5 view .LVU771
	.loc 1 85 23 is_stmt 0 view .LVU772
	xorl	%r14d, %r14d
.LVL270:
	.loc 1 85 8 view .LVU773
	testq	%r15, %r15
	je	.L140
	.loc 1 86 5 is_stmt 1 view .LVU774
	.loc 1 86 16 is_stmt 0 view .LVU775
	movq	(%r15), %rdi
	call	tree_height
.LVL271:
	.loc 1 86 49 view .LVU776
	movq	8(%r15), %rdi
	.loc 1 86 16 view .LVU777
	movl	%eax, %r14d
.LVL272:
	.loc 1 86 49 view .LVU778
	call	tree_height
.LVL273:
	.loc 1 87 5 is_stmt 1 view .LVU779
	.loc 1 87 37 is_stmt 0 view .LVU780
	cmpl	%eax, %r14d
	cmovl	%eax, %r14d
.LVL274:
	.loc 1 87 14 view .LVU781
	addl	$1, %r14d
.LVL275:
.L140:
	.loc 1 87 14 view .LVU782
.LBE216:
.LBE215:
	.loc 1 86 65 view .LVU783
	movq	8(%rbp), %rbp
.LVL276:
.LBB217:
.LBI217:
	.loc 1 84 5 is_stmt 1 view .LVU784
.LBB218:
	.loc 1 85 5 view .LVU785
	.loc 1 85 23 is_stmt 0 view .LVU786
	xorl	%eax, %eax
	.loc 1 85 8 view .LVU787
	testq	%rbp, %rbp
	je	.L141
	.loc 1 86 5 is_stmt 1 view .LVU788
	.loc 1 86 32 is_stmt 0 view .LVU789
	movq	0(%rbp), %rdx
.LVL277:
.LBB219:
.LBI219:
	.loc 1 84 5 is_stmt 1 view .LVU790
.LBB220:
	.loc 1 85 5 view .LVU791
	.loc 1 85 23 is_stmt 0 view .LVU792
	xorl	%r15d, %r15d
	.loc 1 85 8 view .LVU793
	testq	%rdx, %rdx
	je	.L142
	.loc 1 86 5 is_stmt 1 view .LVU794
	.loc 1 86 16 is_stmt 0 view .LVU795
	movq	(%rdx), %rdi
	movq	%rdx, 8(%rsp)
	call	tree_height
.LVL278:
	.loc 1 86 49 view .LVU796
	movq	8(%rsp), %rdx
	.loc 1 86 16 view .LVU797
	movl	%eax, %r15d
.LVL279:
	.loc 1 86 49 view .LVU798
	movq	8(%rdx), %rdi
	call	tree_height
.LVL280:
	.loc 1 87 5 is_stmt 1 view .LVU799
	.loc 1 87 37 is_stmt 0 view .LVU800
	cmpl	%eax, %r15d
	cmovl	%eax, %r15d
.LVL281:
	.loc 1 87 14 view .LVU801
	addl	$1, %r15d
.LVL282:
.L142:
	.loc 1 87 14 view .LVU802
.LBE220:
.LBE219:
	.loc 1 86 65 view .LVU803
	movq	8(%rbp), %rdx
.LVL283:
.LBB221:
.LBI221:
	.loc 1 84 5 is_stmt 1 view .LVU804
.LBB222:
	.loc 1 85 5 view .LVU805
	.loc 1 85 23 is_stmt 0 view .LVU806
	xorl	%eax, %eax
	.loc 1 85 8 view .LVU807
	testq	%rdx, %rdx
	je	.L143
	.loc 1 86 5 is_stmt 1 view .LVU808
	.loc 1 86 16 is_stmt 0 view .LVU809
	movq	(%rdx), %rdi
	movq	%rdx, 8(%rsp)
	call	tree_height
.LVL284:
	.loc 1 86 49 view .LVU810
	movq	8(%rsp), %rdx
	.loc 1 86 16 view .LVU811
	movl	%eax, %ebp
.LVL285:
	.loc 1 86 49 view .LVU812
	movq	8(%rdx), %rdi
	call	tree_height
.LVL286:
	.loc 1 87 5 is_stmt 1 view .LVU813
	.loc 1 87 37 is_stmt 0 view .LVU814
	cmpl	%eax, %ebp
	cmovge	%ebp, %eax
.LVL287:
	.loc 1 87 14 view .LVU815
	addl	$1, %eax
.LVL288:
.L143:
	.loc 1 87 14 view .LVU816
.LBE222:
.LBE221:
	.loc 1 87 5 is_stmt 1 view .LVU817
	.loc 1 87 37 is_stmt 0 view .LVU818
	cmpl	%r15d, %eax
	cmovl	%r15d, %eax
.LVL289:
	.loc 1 87 14 view .LVU819
	addl	$1, %eax
.LVL290:
.L141:
	.loc 1 87 14 view .LVU820
.LBE218:
.LBE217:
	.loc 1 87 5 is_stmt 1 view .LVU821
	.loc 1 87 37 is_stmt 0 view .LVU822
	cmpl	%r14d, %eax
	cmovl	%r14d, %eax
.LVL291:
	.loc 1 87 14 view .LVU823
	addl	$1, %eax
.LVL292:
.L139:
	.loc 1 87 14 view .LVU824
.LBE214:
.LBE213:
	.loc 1 87 5 is_stmt 1 view .LVU825
	.loc 1 87 37 is_stmt 0 view .LVU826
	cmpl	%r13d, %eax
	cmovl	%r13d, %eax
.LVL293:
	.loc 1 87 14 view .LVU827
	addl	$1, %eax
.LVL294:
.L131:
	.loc 1 87 14 view .LVU828
.LBE198:
.LBE197:
	.loc 1 87 5 is_stmt 1 view .LVU829
	.loc 1 87 37 is_stmt 0 view .LVU830
	cmpl	%r12d, %eax
	cmovl	%r12d, %eax
.LVL295:
	.loc 1 87 14 view .LVU831
	addl	$1, %eax
.LVL296:
.L115:
	.loc 1 87 14 view .LVU832
.LBE166:
.LBE165:
	.loc 1 87 5 is_stmt 1 view .LVU833
	.loc 1 87 37 is_stmt 0 view .LVU834
	cmpl	%ebx, %eax
	cmovl	%ebx, %eax
.LVL297:
	.loc 1 88 1 view .LVU835
	addq	$24, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
.LVL298:
	.loc 1 88 1 view .LVU836
	popq	%rbp
	.cfi_def_cfa_offset 40
	.loc 1 87 14 view .LVU837
	addl	$1, %eax
	.loc 1 88 1 view .LVU838
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL299:
	.p2align 4,,10
	.p2align 3
.L254:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	.loc 1 88 1 view .LVU839
	xorl	%eax, %eax
	ret
	.cfi_endproc
.LFE9:
	.size	tree_height, .-tree_height
.Letext0:
	.file 2 "src/real.h"
	.file 3 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1695
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x13
	.long	.LASF33
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x6
	.byte	0x8
	.byte	0x5
	.long	.LASF2
	.uleb128 0x14
	.long	.LASF34
	.byte	0x3
	.byte	0xd6
	.byte	0x17
	.long	0x41
	.uleb128 0x6
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x15
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x6
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x6
	.byte	0x10
	.byte	0x4
	.long	.LASF5
	.uleb128 0x6
	.byte	0x1
	.byte	0x8
	.long	.LASF6
	.uleb128 0x6
	.byte	0x2
	.byte	0x7
	.long	.LASF7
	.uleb128 0x6
	.byte	0x4
	.byte	0x7
	.long	.LASF8
	.uleb128 0x6
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x6
	.byte	0x2
	.byte	0x5
	.long	.LASF10
	.uleb128 0x6
	.byte	0x1
	.byte	0x6
	.long	.LASF11
	.uleb128 0xd
	.long	.LASF14
	.byte	0x10
	.byte	0x2c
	.long	0xab
	.uleb128 0xc
	.long	.LASF12
	.byte	0x2c
	.byte	0x1c
	.long	0xb0
	.byte	0
	.uleb128 0xc
	.long	.LASF13
	.byte	0x2c
	.byte	0x26
	.long	0x48
	.byte	0x8
	.byte	0
	.uleb128 0xe
	.long	0x87
	.uleb128 0x9
	.long	0x87
	.uleb128 0xd
	.long	.LASF15
	.byte	0x18
	.byte	0x2d
	.long	0xe6
	.uleb128 0xc
	.long	.LASF16
	.byte	0x2d
	.byte	0x1c
	.long	0xeb
	.byte	0
	.uleb128 0xc
	.long	.LASF17
	.byte	0x2d
	.byte	0x23
	.long	0xeb
	.byte	0x8
	.uleb128 0x16
	.string	"key"
	.byte	0x2
	.byte	0x2d
	.byte	0x2e
	.long	0x48
	.byte	0x10
	.byte	0
	.uleb128 0xe
	.long	0xb5
	.uleb128 0x9
	.long	0xb5
	.uleb128 0x17
	.long	.LASF35
	.byte	0x1
	.byte	0x54
	.byte	0x5
	.long	0x48
	.byte	0x1
	.long	0x124
	.uleb128 0x18
	.long	.LASF18
	.byte	0x1
	.byte	0x54
	.byte	0x24
	.long	0x124
	.uleb128 0xf
	.long	.LASF16
	.byte	0x56
	.byte	0x9
	.long	0x48
	.uleb128 0xf
	.long	.LASF17
	.byte	0x56
	.byte	0x29
	.long	0x48
	.byte	0
	.uleb128 0x9
	.long	0xe6
	.uleb128 0x7
	.long	.LASF19
	.byte	0x4f
	.byte	0x14
	.long	0x124
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x16c
	.uleb128 0xa
	.long	.LASF18
	.byte	0x4f
	.byte	0x31
	.long	0x124
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x19
	.string	"key"
	.byte	0x1
	.byte	0x4f
	.byte	0x3b
	.long	0x48
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x1a
	.long	.LASF36
	.byte	0x1
	.byte	0x49
	.byte	0x6
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x1ab
	.uleb128 0xa
	.long	.LASF18
	.byte	0x49
	.byte	0x20
	.long	0x1ab
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x8
	.long	.LASF14
	.byte	0x49
	.byte	0x33
	.long	0xeb
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x9
	.long	0xeb
	.uleb128 0x7
	.long	.LASF20
	.byte	0x3f
	.byte	0x14
	.long	0x1f8
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x1f8
	.uleb128 0xa
	.long	.LASF21
	.byte	0x3f
	.byte	0x32
	.long	0x1f8
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0xb
	.long	.LASF23
	.byte	0x40
	.byte	0x18
	.long	0x1f8
	.long	.LLST14
	.long	.LVUS14
	.byte	0
	.uleb128 0x9
	.long	0xab
	.uleb128 0x7
	.long	.LASF22
	.byte	0x32
	.byte	0xe
	.long	0xb0
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x27a
	.uleb128 0x10
	.string	"a"
	.byte	0x26
	.long	0xb0
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x10
	.string	"b"
	.byte	0x36
	.long	0xb0
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x1b
	.long	.LASF37
	.byte	0x1
	.byte	0x33
	.byte	0x11
	.long	0x87
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0xb
	.long	.LASF24
	.byte	0x33
	.byte	0x24
	.long	0xb0
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x11
	.long	.LLRL11
	.uleb128 0xb
	.long	.LASF25
	.byte	0x35
	.byte	0x17
	.long	0x27a
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.byte	0
	.uleb128 0x9
	.long	0xb0
	.uleb128 0x7
	.long	.LASF26
	.byte	0x26
	.byte	0xe
	.long	0xb0
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x2ce
	.uleb128 0x8
	.long	.LASF21
	.byte	0x26
	.byte	0x2e
	.long	0xb0
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x8
	.long	.LASF14
	.byte	0x26
	.byte	0x41
	.long	0xb0
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xb
	.long	.LASF27
	.byte	0x2b
	.byte	0x12
	.long	0xb0
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.uleb128 0x7
	.long	.LASF28
	.byte	0x1b
	.byte	0xe
	.long	0xb0
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x322
	.uleb128 0xa
	.long	.LASF21
	.byte	0x1b
	.byte	0x27
	.long	0xb0
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x8
	.long	.LASF13
	.byte	0x1b
	.byte	0x31
	.long	0x48
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x12
	.string	"at"
	.byte	0x1c
	.byte	0x13
	.long	0x27a
	.long	.LLST6
	.long	.LVUS6
	.byte	0
	.uleb128 0x7
	.long	.LASF29
	.byte	0x15
	.byte	0x8
	.long	0x35
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x368
	.uleb128 0xa
	.long	.LASF21
	.byte	0x15
	.byte	0x27
	.long	0x1f8
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x12
	.string	"n"
	.byte	0x16
	.byte	0xc
	.long	0x35
	.long	.LLST4
	.long	.LVUS4
	.byte	0
	.uleb128 0x7
	.long	.LASF30
	.byte	0xa
	.byte	0xe
	.long	0xb0
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x3d5
	.uleb128 0xa
	.long	.LASF21
	.byte	0xa
	.byte	0x28
	.long	0xb0
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xb
	.long	.LASF31
	.byte	0xb
	.byte	0x12
	.long	0xb0
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x1c
	.quad	.LBB2
	.quad	.LBE2-.LBB2
	.uleb128 0xb
	.long	.LASF12
	.byte	0xd
	.byte	0x16
	.long	0xb0
	.long	.LLST2
	.long	.LVUS2
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	.LASF32
	.byte	0x4
	.byte	0xe
	.long	0xb0
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x41e
	.uleb128 0x8
	.long	.LASF21
	.byte	0x4
	.byte	0x25
	.long	0xb0
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x8
	.long	.LASF14
	.byte	0x4
	.byte	0x38
	.long	0xb0
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x8
	.long	.LASF13
	.byte	0x4
	.byte	0x42
	.long	0x48
	.uleb128 0x1
	.byte	0x51
	.byte	0
	.uleb128 0x1d
	.long	0xf0
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x3
	.long	0x101
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x1
	.long	0x10d
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x1
	.long	0x118
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0x1e
	.long	0xf0
	.quad	.LBI113
	.value	.LVU157
	.long	.LLRL20
	.byte	0x1
	.byte	0x56
	.byte	0x10
	.long	0xcce
	.uleb128 0x3
	.long	0x101
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0x11
	.long	.LLRL20
	.uleb128 0x1
	.long	0x10d
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0x1
	.long	0x118
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI115
	.value	.LVU162
	.quad	.LBB115
	.quad	.LBE115-.LBB115
	.long	0x90f
	.uleb128 0x3
	.long	0x101
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0x1
	.long	0x10d
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0x1
	.long	0x118
	.long	.LLST26
	.long	.LVUS26
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI117
	.value	.LVU168
	.quad	.LBB117
	.quad	.LBE117-.LBB117
	.long	0x755
	.uleb128 0x3
	.long	0x101
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0x1
	.long	0x10d
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0x1
	.long	0x118
	.long	.LLST29
	.long	.LVUS29
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI119
	.value	.LVU173
	.quad	.LBB119
	.quad	.LBE119-.LBB119
	.long	0x647
	.uleb128 0x3
	.long	0x101
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x1
	.long	0x10d
	.long	.LLST31
	.long	.LVUS31
	.uleb128 0x1
	.long	0x118
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI121
	.value	.LVU178
	.quad	.LBB121
	.quad	.LBE121-.LBB121
	.long	0x5e5
	.uleb128 0x3
	.long	0x101
	.long	.LLST33
	.long	.LVUS33
	.uleb128 0x1
	.long	0x10d
	.long	.LLST34
	.long	.LVUS34
	.uleb128 0x1
	.long	0x118
	.long	.LLST35
	.long	.LVUS35
	.uleb128 0x2
	.quad	.LVL49
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL51
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI123
	.value	.LVU194
	.quad	.LBB123
	.quad	.LBE123-.LBB123
	.uleb128 0x3
	.long	0x101
	.long	.LLST36
	.long	.LVUS36
	.uleb128 0x1
	.long	0x10d
	.long	.LLST37
	.long	.LVUS37
	.uleb128 0x1
	.long	0x118
	.long	.LLST38
	.long	.LVUS38
	.uleb128 0x2
	.quad	.LVL55
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL57
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI125
	.value	.LVU214
	.quad	.LBB125
	.quad	.LBE125-.LBB125
	.uleb128 0x3
	.long	0x101
	.long	.LLST39
	.long	.LVUS39
	.uleb128 0x1
	.long	0x10d
	.long	.LLST40
	.long	.LVUS40
	.uleb128 0x1
	.long	0x118
	.long	.LLST41
	.long	.LVUS41
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI127
	.value	.LVU220
	.quad	.LBB127
	.quad	.LBE127-.LBB127
	.long	0x6f2
	.uleb128 0x3
	.long	0x101
	.long	.LLST42
	.long	.LVUS42
	.uleb128 0x1
	.long	0x10d
	.long	.LLST43
	.long	.LVUS43
	.uleb128 0x1
	.long	0x118
	.long	.LLST44
	.long	.LVUS44
	.uleb128 0x2
	.quad	.LVL64
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL66
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI129
	.value	.LVU236
	.quad	.LBB129
	.quad	.LBE129-.LBB129
	.uleb128 0x3
	.long	0x101
	.long	.LLST45
	.long	.LVUS45
	.uleb128 0x1
	.long	0x10d
	.long	.LLST46
	.long	.LVUS46
	.uleb128 0x1
	.long	0x118
	.long	.LLST47
	.long	.LVUS47
	.uleb128 0x2
	.quad	.LVL70
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL72
	.long	0xf0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI131
	.value	.LVU258
	.quad	.LBB131
	.quad	.LBE131-.LBB131
	.uleb128 0x3
	.long	0x101
	.long	.LLST48
	.long	.LVUS48
	.uleb128 0x1
	.long	0x10d
	.long	.LLST49
	.long	.LVUS49
	.uleb128 0x1
	.long	0x118
	.long	.LLST50
	.long	.LVUS50
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI133
	.value	.LVU264
	.quad	.LBB133
	.quad	.LBE133-.LBB133
	.long	0x8ac
	.uleb128 0x3
	.long	0x101
	.long	.LLST51
	.long	.LVUS51
	.uleb128 0x1
	.long	0x10d
	.long	.LLST52
	.long	.LVUS52
	.uleb128 0x1
	.long	0x118
	.long	.LLST53
	.long	.LVUS53
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI135
	.value	.LVU270
	.quad	.LBB135
	.quad	.LBE135-.LBB135
	.long	0x84a
	.uleb128 0x3
	.long	0x101
	.long	.LLST54
	.long	.LVUS54
	.uleb128 0x1
	.long	0x10d
	.long	.LLST55
	.long	.LVUS55
	.uleb128 0x1
	.long	0x118
	.long	.LLST56
	.long	.LVUS56
	.uleb128 0x2
	.quad	.LVL83
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL85
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI137
	.value	.LVU285
	.quad	.LBB137
	.quad	.LBE137-.LBB137
	.uleb128 0x3
	.long	0x101
	.long	.LLST57
	.long	.LVUS57
	.uleb128 0x1
	.long	0x10d
	.long	.LLST58
	.long	.LVUS58
	.uleb128 0x1
	.long	0x118
	.long	.LLST59
	.long	.LVUS59
	.uleb128 0x2
	.quad	.LVL89
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL91
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI139
	.value	.LVU305
	.quad	.LBB139
	.quad	.LBE139-.LBB139
	.uleb128 0x3
	.long	0x101
	.long	.LLST60
	.long	.LVUS60
	.uleb128 0x1
	.long	0x10d
	.long	.LLST61
	.long	.LVUS61
	.uleb128 0x1
	.long	0x118
	.long	.LLST62
	.long	.LVUS62
	.uleb128 0x2
	.quad	.LVL97
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL99
	.long	0xf0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI141
	.value	.LVU327
	.quad	.LBB141
	.quad	.LBE141-.LBB141
	.uleb128 0x3
	.long	0x101
	.long	.LLST63
	.long	.LVUS63
	.uleb128 0x1
	.long	0x10d
	.long	.LLST64
	.long	.LVUS64
	.uleb128 0x1
	.long	0x118
	.long	.LLST65
	.long	.LVUS65
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI143
	.value	.LVU333
	.quad	.LBB143
	.quad	.LBE143-.LBB143
	.long	0xb12
	.uleb128 0x3
	.long	0x101
	.long	.LLST66
	.long	.LVUS66
	.uleb128 0x1
	.long	0x10d
	.long	.LLST67
	.long	.LVUS67
	.uleb128 0x1
	.long	0x118
	.long	.LLST68
	.long	.LVUS68
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI145
	.value	.LVU339
	.quad	.LBB145
	.quad	.LBE145-.LBB145
	.long	0xab0
	.uleb128 0x3
	.long	0x101
	.long	.LLST69
	.long	.LVUS69
	.uleb128 0x1
	.long	0x10d
	.long	.LLST70
	.long	.LVUS70
	.uleb128 0x1
	.long	0x118
	.long	.LLST71
	.long	.LVUS71
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI147
	.value	.LVU344
	.quad	.LBB147
	.quad	.LBE147-.LBB147
	.long	0xa4e
	.uleb128 0x3
	.long	0x101
	.long	.LLST72
	.long	.LVUS72
	.uleb128 0x1
	.long	0x10d
	.long	.LLST73
	.long	.LVUS73
	.uleb128 0x1
	.long	0x118
	.long	.LLST74
	.long	.LVUS74
	.uleb128 0x2
	.quad	.LVL111
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL113
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI149
	.value	.LVU359
	.quad	.LBB149
	.quad	.LBE149-.LBB149
	.uleb128 0x3
	.long	0x101
	.long	.LLST75
	.long	.LVUS75
	.uleb128 0x1
	.long	0x10d
	.long	.LLST76
	.long	.LVUS76
	.uleb128 0x1
	.long	0x118
	.long	.LLST77
	.long	.LVUS77
	.uleb128 0x2
	.quad	.LVL117
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL119
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI151
	.value	.LVU379
	.quad	.LBB151
	.quad	.LBE151-.LBB151
	.uleb128 0x3
	.long	0x101
	.long	.LLST78
	.long	.LVUS78
	.uleb128 0x1
	.long	0x10d
	.long	.LLST79
	.long	.LVUS79
	.uleb128 0x1
	.long	0x118
	.long	.LLST80
	.long	.LVUS80
	.uleb128 0x2
	.quad	.LVL125
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL127
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI153
	.value	.LVU397
	.quad	.LBB153
	.quad	.LBE153-.LBB153
	.uleb128 0x3
	.long	0x101
	.long	.LLST81
	.long	.LVUS81
	.uleb128 0x1
	.long	0x10d
	.long	.LLST82
	.long	.LVUS82
	.uleb128 0x1
	.long	0x118
	.long	.LLST83
	.long	.LVUS83
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI155
	.value	.LVU403
	.quad	.LBB155
	.quad	.LBE155-.LBB155
	.long	0xc69
	.uleb128 0x3
	.long	0x101
	.long	.LLST84
	.long	.LVUS84
	.uleb128 0x1
	.long	0x10d
	.long	.LLST85
	.long	.LVUS85
	.uleb128 0x1
	.long	0x118
	.long	.LLST86
	.long	.LVUS86
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI157
	.value	.LVU409
	.quad	.LBB157
	.quad	.LBE157-.LBB157
	.long	0xc07
	.uleb128 0x3
	.long	0x101
	.long	.LLST87
	.long	.LVUS87
	.uleb128 0x1
	.long	0x10d
	.long	.LLST88
	.long	.LVUS88
	.uleb128 0x1
	.long	0x118
	.long	.LLST89
	.long	.LVUS89
	.uleb128 0x2
	.quad	.LVL136
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL138
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI159
	.value	.LVU424
	.quad	.LBB159
	.quad	.LBE159-.LBB159
	.uleb128 0x3
	.long	0x101
	.long	.LLST90
	.long	.LVUS90
	.uleb128 0x1
	.long	0x10d
	.long	.LLST91
	.long	.LVUS91
	.uleb128 0x1
	.long	0x118
	.long	.LLST92
	.long	.LVUS92
	.uleb128 0x2
	.quad	.LVL142
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL144
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI161
	.value	.LVU444
	.quad	.LBB161
	.quad	.LBE161-.LBB161
	.uleb128 0x3
	.long	0x101
	.long	.LLST93
	.long	.LVUS93
	.uleb128 0x1
	.long	0x10d
	.long	.LLST94
	.long	.LVUS94
	.uleb128 0x1
	.long	0x118
	.long	.LLST95
	.long	.LVUS95
	.uleb128 0x2
	.quad	.LVL150
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL152
	.long	0xf0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI165
	.value	.LVU470
	.quad	.LBB165
	.quad	.LBE165-.LBB165
	.uleb128 0x3
	.long	0x101
	.long	.LLST96
	.long	.LVUS96
	.uleb128 0x1
	.long	0x10d
	.long	.LLST97
	.long	.LVUS97
	.uleb128 0x1
	.long	0x118
	.long	.LLST98
	.long	.LVUS98
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI167
	.value	.LVU476
	.quad	.LBB167
	.quad	.LBE167-.LBB167
	.long	0x122d
	.uleb128 0x3
	.long	0x101
	.long	.LLST99
	.long	.LVUS99
	.uleb128 0x1
	.long	0x10d
	.long	.LLST100
	.long	.LVUS100
	.uleb128 0x1
	.long	0x118
	.long	.LLST101
	.long	.LVUS101
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI169
	.value	.LVU482
	.quad	.LBB169
	.quad	.LBE169-.LBB169
	.long	0xfc7
	.uleb128 0x3
	.long	0x101
	.long	.LLST102
	.long	.LVUS102
	.uleb128 0x1
	.long	0x10d
	.long	.LLST103
	.long	.LVUS103
	.uleb128 0x1
	.long	0x118
	.long	.LLST104
	.long	.LVUS104
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI171
	.value	.LVU488
	.quad	.LBB171
	.quad	.LBE171-.LBB171
	.long	0xeb9
	.uleb128 0x3
	.long	0x101
	.long	.LLST105
	.long	.LVUS105
	.uleb128 0x1
	.long	0x10d
	.long	.LLST106
	.long	.LVUS106
	.uleb128 0x1
	.long	0x118
	.long	.LLST107
	.long	.LVUS107
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI173
	.value	.LVU493
	.quad	.LBB173
	.quad	.LBE173-.LBB173
	.long	0xe57
	.uleb128 0x3
	.long	0x101
	.long	.LLST108
	.long	.LVUS108
	.uleb128 0x1
	.long	0x10d
	.long	.LLST109
	.long	.LVUS109
	.uleb128 0x1
	.long	0x118
	.long	.LLST110
	.long	.LVUS110
	.uleb128 0x2
	.quad	.LVL167
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL169
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI175
	.value	.LVU508
	.quad	.LBB175
	.quad	.LBE175-.LBB175
	.uleb128 0x3
	.long	0x101
	.long	.LLST111
	.long	.LVUS111
	.uleb128 0x1
	.long	0x10d
	.long	.LLST112
	.long	.LVUS112
	.uleb128 0x1
	.long	0x118
	.long	.LLST113
	.long	.LVUS113
	.uleb128 0x2
	.quad	.LVL173
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL175
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI177
	.value	.LVU528
	.quad	.LBB177
	.quad	.LBE177-.LBB177
	.uleb128 0x3
	.long	0x101
	.long	.LLST114
	.long	.LVUS114
	.uleb128 0x1
	.long	0x10d
	.long	.LLST115
	.long	.LVUS115
	.uleb128 0x1
	.long	0x118
	.long	.LLST116
	.long	.LVUS116
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI179
	.value	.LVU534
	.quad	.LBB179
	.quad	.LBE179-.LBB179
	.long	0xf64
	.uleb128 0x3
	.long	0x101
	.long	.LLST117
	.long	.LVUS117
	.uleb128 0x1
	.long	0x10d
	.long	.LLST118
	.long	.LVUS118
	.uleb128 0x1
	.long	0x118
	.long	.LLST119
	.long	.LVUS119
	.uleb128 0x2
	.quad	.LVL182
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL184
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI181
	.value	.LVU550
	.quad	.LBB181
	.quad	.LBE181-.LBB181
	.uleb128 0x3
	.long	0x101
	.long	.LLST120
	.long	.LVUS120
	.uleb128 0x1
	.long	0x10d
	.long	.LLST121
	.long	.LVUS121
	.uleb128 0x1
	.long	0x118
	.long	.LLST122
	.long	.LVUS122
	.uleb128 0x2
	.quad	.LVL188
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL190
	.long	0xf0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI183
	.value	.LVU572
	.quad	.LBB183
	.quad	.LBE183-.LBB183
	.uleb128 0x3
	.long	0x101
	.long	.LLST123
	.long	.LVUS123
	.uleb128 0x1
	.long	0x10d
	.long	.LLST124
	.long	.LVUS124
	.uleb128 0x1
	.long	0x118
	.long	.LLST125
	.long	.LVUS125
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI185
	.value	.LVU578
	.quad	.LBB185
	.quad	.LBE185-.LBB185
	.long	0x111e
	.uleb128 0x3
	.long	0x101
	.long	.LLST126
	.long	.LVUS126
	.uleb128 0x1
	.long	0x10d
	.long	.LLST127
	.long	.LVUS127
	.uleb128 0x1
	.long	0x118
	.long	.LLST128
	.long	.LVUS128
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI187
	.value	.LVU584
	.quad	.LBB187
	.quad	.LBE187-.LBB187
	.long	0x10bc
	.uleb128 0x3
	.long	0x101
	.long	.LLST129
	.long	.LVUS129
	.uleb128 0x1
	.long	0x10d
	.long	.LLST130
	.long	.LVUS130
	.uleb128 0x1
	.long	0x118
	.long	.LLST131
	.long	.LVUS131
	.uleb128 0x2
	.quad	.LVL201
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL203
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI189
	.value	.LVU599
	.quad	.LBB189
	.quad	.LBE189-.LBB189
	.uleb128 0x3
	.long	0x101
	.long	.LLST132
	.long	.LVUS132
	.uleb128 0x1
	.long	0x10d
	.long	.LLST133
	.long	.LVUS133
	.uleb128 0x1
	.long	0x118
	.long	.LLST134
	.long	.LVUS134
	.uleb128 0x2
	.quad	.LVL207
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL209
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI191
	.value	.LVU619
	.quad	.LBB191
	.quad	.LBE191-.LBB191
	.uleb128 0x3
	.long	0x101
	.long	.LLST135
	.long	.LVUS135
	.uleb128 0x1
	.long	0x10d
	.long	.LLST136
	.long	.LVUS136
	.uleb128 0x1
	.long	0x118
	.long	.LLST137
	.long	.LVUS137
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI193
	.value	.LVU625
	.quad	.LBB193
	.quad	.LBE193-.LBB193
	.long	0x11c9
	.uleb128 0x3
	.long	0x101
	.long	.LLST138
	.long	.LVUS138
	.uleb128 0x1
	.long	0x10d
	.long	.LLST139
	.long	.LVUS139
	.uleb128 0x1
	.long	0x118
	.long	.LLST140
	.long	.LVUS140
	.uleb128 0x2
	.quad	.LVL216
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL218
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI195
	.value	.LVU641
	.quad	.LBB195
	.quad	.LBE195-.LBB195
	.uleb128 0x3
	.long	0x101
	.long	.LLST141
	.long	.LVUS141
	.uleb128 0x1
	.long	0x10d
	.long	.LLST142
	.long	.LVUS142
	.uleb128 0x1
	.long	0x118
	.long	.LLST143
	.long	.LVUS143
	.uleb128 0x2
	.quad	.LVL222
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL224
	.long	0xf0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI197
	.value	.LVU667
	.quad	.LBB197
	.quad	.LBE197-.LBB197
	.uleb128 0x3
	.long	0x101
	.long	.LLST144
	.long	.LVUS144
	.uleb128 0x1
	.long	0x10d
	.long	.LLST145
	.long	.LVUS145
	.uleb128 0x1
	.long	0x118
	.long	.LLST146
	.long	.LVUS146
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI199
	.value	.LVU673
	.quad	.LBB199
	.quad	.LBE199-.LBB199
	.long	0x14dc
	.uleb128 0x3
	.long	0x101
	.long	.LLST147
	.long	.LVUS147
	.uleb128 0x1
	.long	0x10d
	.long	.LLST148
	.long	.LVUS148
	.uleb128 0x1
	.long	0x118
	.long	.LLST149
	.long	.LVUS149
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI201
	.value	.LVU679
	.quad	.LBB201
	.quad	.LBE201-.LBB201
	.long	0x13ce
	.uleb128 0x3
	.long	0x101
	.long	.LLST150
	.long	.LVUS150
	.uleb128 0x1
	.long	0x10d
	.long	.LLST151
	.long	.LVUS151
	.uleb128 0x1
	.long	0x118
	.long	.LLST152
	.long	.LVUS152
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI203
	.value	.LVU685
	.quad	.LBB203
	.quad	.LBE203-.LBB203
	.long	0x136c
	.uleb128 0x3
	.long	0x101
	.long	.LLST153
	.long	.LVUS153
	.uleb128 0x1
	.long	0x10d
	.long	.LLST154
	.long	.LVUS154
	.uleb128 0x1
	.long	0x118
	.long	.LLST155
	.long	.LVUS155
	.uleb128 0x2
	.quad	.LVL238
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL240
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI205
	.value	.LVU700
	.quad	.LBB205
	.quad	.LBE205-.LBB205
	.uleb128 0x3
	.long	0x101
	.long	.LLST156
	.long	.LVUS156
	.uleb128 0x1
	.long	0x10d
	.long	.LLST157
	.long	.LVUS157
	.uleb128 0x1
	.long	0x118
	.long	.LLST158
	.long	.LVUS158
	.uleb128 0x2
	.quad	.LVL244
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL246
	.long	0xf0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI207
	.value	.LVU720
	.quad	.LBB207
	.quad	.LBE207-.LBB207
	.uleb128 0x3
	.long	0x101
	.long	.LLST159
	.long	.LVUS159
	.uleb128 0x1
	.long	0x10d
	.long	.LLST160
	.long	.LVUS160
	.uleb128 0x1
	.long	0x118
	.long	.LLST161
	.long	.LVUS161
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI209
	.value	.LVU726
	.quad	.LBB209
	.quad	.LBE209-.LBB209
	.long	0x1479
	.uleb128 0x3
	.long	0x101
	.long	.LLST162
	.long	.LVUS162
	.uleb128 0x1
	.long	0x10d
	.long	.LLST163
	.long	.LVUS163
	.uleb128 0x1
	.long	0x118
	.long	.LLST164
	.long	.LVUS164
	.uleb128 0x2
	.quad	.LVL253
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL255
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI211
	.value	.LVU742
	.quad	.LBB211
	.quad	.LBE211-.LBB211
	.uleb128 0x3
	.long	0x101
	.long	.LLST165
	.long	.LVUS165
	.uleb128 0x1
	.long	0x10d
	.long	.LLST166
	.long	.LVUS166
	.uleb128 0x1
	.long	0x118
	.long	.LLST167
	.long	.LVUS167
	.uleb128 0x2
	.quad	.LVL259
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL261
	.long	0xf0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI213
	.value	.LVU764
	.quad	.LBB213
	.quad	.LBE213-.LBB213
	.uleb128 0x3
	.long	0x101
	.long	.LLST168
	.long	.LVUS168
	.uleb128 0x1
	.long	0x10d
	.long	.LLST169
	.long	.LVUS169
	.uleb128 0x1
	.long	0x118
	.long	.LLST170
	.long	.LVUS170
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI215
	.value	.LVU770
	.quad	.LBB215
	.quad	.LBE215-.LBB215
	.long	0x1587
	.uleb128 0x3
	.long	0x101
	.long	.LLST171
	.long	.LVUS171
	.uleb128 0x1
	.long	0x10d
	.long	.LLST172
	.long	.LVUS172
	.uleb128 0x1
	.long	0x118
	.long	.LLST173
	.long	.LVUS173
	.uleb128 0x2
	.quad	.LVL271
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL273
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI217
	.value	.LVU784
	.quad	.LBB217
	.quad	.LBE217-.LBB217
	.uleb128 0x3
	.long	0x101
	.long	.LLST174
	.long	.LVUS174
	.uleb128 0x1
	.long	0x10d
	.long	.LLST175
	.long	.LVUS175
	.uleb128 0x1
	.long	0x118
	.long	.LLST176
	.long	.LVUS176
	.uleb128 0x5
	.long	0xf0
	.quad	.LBI219
	.value	.LVU790
	.quad	.LBB219
	.quad	.LBE219-.LBB219
	.long	0x1632
	.uleb128 0x3
	.long	0x101
	.long	.LLST177
	.long	.LVUS177
	.uleb128 0x1
	.long	0x10d
	.long	.LLST178
	.long	.LVUS178
	.uleb128 0x1
	.long	0x118
	.long	.LLST179
	.long	.LVUS179
	.uleb128 0x2
	.quad	.LVL278
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL280
	.long	0xf0
	.byte	0
	.uleb128 0x4
	.long	0xf0
	.quad	.LBI221
	.value	.LVU804
	.quad	.LBB221
	.quad	.LBE221-.LBB221
	.uleb128 0x3
	.long	0x101
	.long	.LLST180
	.long	.LVUS180
	.uleb128 0x1
	.long	0x10d
	.long	.LLST181
	.long	.LVUS181
	.uleb128 0x1
	.long	0x118
	.long	.LLST182
	.long	.LVUS182
	.uleb128 0x2
	.quad	.LVL284
	.long	0xf0
	.uleb128 0x2
	.quad	.LVL286
	.long	0xf0
	.byte	0
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
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x2
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0x5
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0x21
	.sleb128 86
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 49
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0x5
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0x21
	.sleb128 86
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 16
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
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
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0xb
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
	.uleb128 0xc
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
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
	.uleb128 0xd
	.uleb128 0x13
	.byte	0x1
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 50
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
	.uleb128 0x11
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 0x13
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
	.uleb128 0x14
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
	.uleb128 0x15
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
	.uleb128 0x16
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
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x18
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
	.byte	0
	.byte	0
	.uleb128 0x19
	.uleb128 0x5
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
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x1a
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1b
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
	.uleb128 0x1c
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x1d
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x31
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
	.uleb128 0x1e
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0x5
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x58
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
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
.LVUS16:
	.uleb128 0
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS15:
	.uleb128 0
	.uleb128 .LVU130
	.uleb128 .LVU130
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 0
	.uleb128 .LVU113
	.uleb128 .LVU113
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS14:
	.uleb128 .LVU111
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU88
	.uleb128 .LVU88
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 .LVU102
	.uleb128 .LVU102
	.uleb128 .LVU104
	.uleb128 .LVU104
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 0
	.uleb128 .LVU87
	.uleb128 .LVU87
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 .LVU102
	.uleb128 .LVU102
	.uleb128 .LVU104
	.uleb128 .LVU104
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU84
	.uleb128 .LVU87
	.uleb128 .LVU87
	.uleb128 .LVU93
	.uleb128 .LVU93
	.uleb128 .LVU95
	.uleb128 .LVU95
	.uleb128 .LVU99
	.uleb128 .LVU99
	.uleb128 .LVU102
	.uleb128 .LVU102
	.uleb128 .LVU104
	.uleb128 .LVU104
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -32
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x2
	.byte	0x70
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -32
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS12:
	.uleb128 .LVU90
	.uleb128 .LVU98
.LLST12:
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS7:
	.uleb128 .LVU65
	.uleb128 .LVU66
	.uleb128 .LVU66
	.uleb128 .LVU68
	.uleb128 .LVU68
	.uleb128 .LVU76
.LLST7:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS5:
	.uleb128 0
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU47
	.uleb128 .LVU47
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 .LVU41
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU59
.LLST6:
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -16
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU34
	.uleb128 .LVU36
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS4:
	.uleb128 .LVU28
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU24
.LLST0:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS1:
	.uleb128 .LVU10
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU24
.LLST1:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS2:
	.uleb128 .LVU15
	.uleb128 .LVU16
	.uleb128 .LVU18
	.uleb128 .LVU24
.LLST2:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS17:
	.uleb128 0
	.uleb128 .LVU182
	.uleb128 .LVU182
	.uleb128 .LVU479
	.uleb128 .LVU479
	.uleb128 .LVU839
	.uleb128 .LVU839
	.uleb128 0
.LLST17:
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL163-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL163-.Ltext0
	.uleb128 .LVL299-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL299-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS18:
	.uleb128 .LVU468
	.uleb128 .LVU836
.LLST18:
	.byte	0x4
	.uleb128 .LVL160-.Ltext0
	.uleb128 .LVL298-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS19:
	.uleb128 .LVU832
	.uleb128 .LVU835
.LLST19:
	.byte	0x4
	.uleb128 .LVL296-.Ltext0
	.uleb128 .LVL297-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS21:
	.uleb128 .LVU157
	.uleb128 .LVU336
.LLST21:
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL108-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS22:
	.uleb128 .LVU325
	.uleb128 .LVU468
.LLST22:
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS23:
	.uleb128 .LVU464
	.uleb128 .LVU467
.LLST23:
	.byte	0x4
	.uleb128 .LVL158-.Ltext0
	.uleb128 .LVL159-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS24:
	.uleb128 .LVU162
	.uleb128 .LVU267
.LLST24:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS25:
	.uleb128 .LVU256
	.uleb128 .LVU325
.LLST25:
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL105-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS26:
	.uleb128 .LVU321
	.uleb128 .LVU324
.LLST26:
	.byte	0x4
	.uleb128 .LVL103-.Ltext0
	.uleb128 .LVL104-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS27:
	.uleb128 .LVU168
	.uleb128 .LVU185
	.uleb128 .LVU185
	.uleb128 .LVU192
.LLST27:
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL49-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL49-1-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS28:
	.uleb128 .LVU212
	.uleb128 .LVU256
.LLST28:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS29:
	.uleb128 .LVU252
	.uleb128 .LVU255
.LLST29:
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LVL77-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS30:
	.uleb128 .LVU173
	.uleb128 .LVU194
.LLST30:
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS31:
	.uleb128 .LVU192
	.uleb128 .LVU212
.LLST31:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL61-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS32:
	.uleb128 .LVU208
	.uleb128 .LVU211
.LLST32:
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS33:
	.uleb128 .LVU178
	.uleb128 .LVU192
.LLST33:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS34:
	.uleb128 .LVU187
	.uleb128 .LVU188
	.uleb128 .LVU188
	.uleb128 .LVU191
.LLST34:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL51-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL51-1-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS35:
	.uleb128 .LVU188
	.uleb128 .LVU192
.LLST35:
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS36:
	.uleb128 .LVU194
	.uleb128 .LVU208
.LLST36:
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS37:
	.uleb128 .LVU203
	.uleb128 .LVU204
	.uleb128 .LVU204
	.uleb128 .LVU207
.LLST37:
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL57-1-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS38:
	.uleb128 .LVU204
	.uleb128 .LVU208
.LLST38:
	.byte	0x4
	.uleb128 .LVL57-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS39:
	.uleb128 .LVU214
	.uleb128 .LVU227
	.uleb128 .LVU227
	.uleb128 .LVU234
.LLST39:
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL64-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL64-1-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS40:
	.uleb128 .LVU234
	.uleb128 .LVU252
.LLST40:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL76-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS41:
	.uleb128 .LVU248
	.uleb128 .LVU251
.LLST41:
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS42:
	.uleb128 .LVU220
	.uleb128 .LVU234
.LLST42:
	.byte	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS43:
	.uleb128 .LVU229
	.uleb128 .LVU230
	.uleb128 .LVU230
	.uleb128 .LVU233
.LLST43:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL66-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL66-1-.Ltext0
	.uleb128 .LVL67-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS44:
	.uleb128 .LVU230
	.uleb128 .LVU234
.LLST44:
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS45:
	.uleb128 .LVU236
	.uleb128 .LVU242
	.uleb128 .LVU242
	.uleb128 .LVU248
.LLST45:
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL70-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL70-1-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS46:
	.uleb128 .LVU244
	.uleb128 .LVU245
	.uleb128 .LVU245
	.uleb128 .LVU247
.LLST46:
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL72-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL72-1-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS47:
	.uleb128 .LVU245
	.uleb128 .LVU248
.LLST47:
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS48:
	.uleb128 .LVU258
	.uleb128 .LVU276
	.uleb128 .LVU276
	.uleb128 .LVU283
.LLST48:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL83-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL83-1-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS49:
	.uleb128 .LVU303
	.uleb128 .LVU321
.LLST49:
	.byte	0x4
	.uleb128 .LVL95-.Ltext0
	.uleb128 .LVL103-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS50:
	.uleb128 .LVU317
	.uleb128 .LVU320
.LLST50:
	.byte	0x4
	.uleb128 .LVL101-.Ltext0
	.uleb128 .LVL102-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS51:
	.uleb128 .LVU264
	.uleb128 .LVU285
.LLST51:
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LVL88-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS52:
	.uleb128 .LVU283
	.uleb128 .LVU303
.LLST52:
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LVL95-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS53:
	.uleb128 .LVU299
	.uleb128 .LVU302
.LLST53:
	.byte	0x4
	.uleb128 .LVL93-.Ltext0
	.uleb128 .LVL94-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS54:
	.uleb128 .LVU270
	.uleb128 .LVU283
.LLST54:
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS55:
	.uleb128 .LVU278
	.uleb128 .LVU279
	.uleb128 .LVU279
	.uleb128 .LVU282
.LLST55:
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LVL85-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL85-1-.Ltext0
	.uleb128 .LVL86-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS56:
	.uleb128 .LVU279
	.uleb128 .LVU283
.LLST56:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS57:
	.uleb128 .LVU285
	.uleb128 .LVU299
.LLST57:
	.byte	0x4
	.uleb128 .LVL88-.Ltext0
	.uleb128 .LVL93-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS58:
	.uleb128 .LVU294
	.uleb128 .LVU295
	.uleb128 .LVU295
	.uleb128 .LVU298
.LLST58:
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LVL91-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL91-1-.Ltext0
	.uleb128 .LVL92-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS59:
	.uleb128 .LVU295
	.uleb128 .LVU299
.LLST59:
	.byte	0x4
	.uleb128 .LVL91-.Ltext0
	.uleb128 .LVL93-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS60:
	.uleb128 .LVU305
	.uleb128 .LVU317
.LLST60:
	.byte	0x4
	.uleb128 .LVL96-.Ltext0
	.uleb128 .LVL101-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS61:
	.uleb128 .LVU313
	.uleb128 .LVU314
	.uleb128 .LVU314
	.uleb128 .LVU316
.LLST61:
	.byte	0x4
	.uleb128 .LVL98-.Ltext0
	.uleb128 .LVL99-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL99-1-.Ltext0
	.uleb128 .LVL100-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS62:
	.uleb128 .LVU314
	.uleb128 .LVU317
.LLST62:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL101-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS63:
	.uleb128 .LVU327
	.uleb128 .LVU406
.LLST63:
	.byte	0x4
	.uleb128 .LVL106-.Ltext0
	.uleb128 .LVL134-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS64:
	.uleb128 .LVU395
	.uleb128 .LVU464
.LLST64:
	.byte	0x4
	.uleb128 .LVL131-.Ltext0
	.uleb128 .LVL158-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS65:
	.uleb128 .LVU460
	.uleb128 .LVU463
.LLST65:
	.byte	0x4
	.uleb128 .LVL156-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS66:
	.uleb128 .LVU333
	.uleb128 .LVU350
	.uleb128 .LVU350
	.uleb128 .LVU357
.LLST66:
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL111-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL111-1-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS67:
	.uleb128 .LVU377
	.uleb128 .LVU395
.LLST67:
	.byte	0x4
	.uleb128 .LVL123-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS68:
	.uleb128 .LVU391
	.uleb128 .LVU394
.LLST68:
	.byte	0x4
	.uleb128 .LVL129-.Ltext0
	.uleb128 .LVL130-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS69:
	.uleb128 .LVU339
	.uleb128 .LVU359
.LLST69:
	.byte	0x4
	.uleb128 .LVL109-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS70:
	.uleb128 .LVU357
	.uleb128 .LVU377
.LLST70:
	.byte	0x4
	.uleb128 .LVL115-.Ltext0
	.uleb128 .LVL123-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS71:
	.uleb128 .LVU373
	.uleb128 .LVU376
.LLST71:
	.byte	0x4
	.uleb128 .LVL121-.Ltext0
	.uleb128 .LVL122-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS72:
	.uleb128 .LVU344
	.uleb128 .LVU357
.LLST72:
	.byte	0x4
	.uleb128 .LVL110-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS73:
	.uleb128 .LVU352
	.uleb128 .LVU353
	.uleb128 .LVU353
	.uleb128 .LVU356
.LLST73:
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL113-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL113-1-.Ltext0
	.uleb128 .LVL114-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS74:
	.uleb128 .LVU353
	.uleb128 .LVU357
.LLST74:
	.byte	0x4
	.uleb128 .LVL113-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS75:
	.uleb128 .LVU359
	.uleb128 .LVU373
.LLST75:
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LVL121-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS76:
	.uleb128 .LVU368
	.uleb128 .LVU369
	.uleb128 .LVU369
	.uleb128 .LVU372
.LLST76:
	.byte	0x4
	.uleb128 .LVL118-.Ltext0
	.uleb128 .LVL119-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL119-1-.Ltext0
	.uleb128 .LVL120-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS77:
	.uleb128 .LVU369
	.uleb128 .LVU373
.LLST77:
	.byte	0x4
	.uleb128 .LVL119-.Ltext0
	.uleb128 .LVL121-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS78:
	.uleb128 .LVU379
	.uleb128 .LVU391
.LLST78:
	.byte	0x4
	.uleb128 .LVL124-.Ltext0
	.uleb128 .LVL129-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS79:
	.uleb128 .LVU387
	.uleb128 .LVU388
	.uleb128 .LVU388
	.uleb128 .LVU390
.LLST79:
	.byte	0x4
	.uleb128 .LVL126-.Ltext0
	.uleb128 .LVL127-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL127-1-.Ltext0
	.uleb128 .LVL128-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS80:
	.uleb128 .LVU388
	.uleb128 .LVU391
.LLST80:
	.byte	0x4
	.uleb128 .LVL127-.Ltext0
	.uleb128 .LVL129-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS81:
	.uleb128 .LVU397
	.uleb128 .LVU415
	.uleb128 .LVU415
	.uleb128 .LVU422
.LLST81:
	.byte	0x4
	.uleb128 .LVL132-.Ltext0
	.uleb128 .LVL136-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL136-1-.Ltext0
	.uleb128 .LVL140-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS82:
	.uleb128 .LVU442
	.uleb128 .LVU460
.LLST82:
	.byte	0x4
	.uleb128 .LVL148-.Ltext0
	.uleb128 .LVL156-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS83:
	.uleb128 .LVU456
	.uleb128 .LVU459
.LLST83:
	.byte	0x4
	.uleb128 .LVL154-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS84:
	.uleb128 .LVU403
	.uleb128 .LVU424
.LLST84:
	.byte	0x4
	.uleb128 .LVL133-.Ltext0
	.uleb128 .LVL141-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS85:
	.uleb128 .LVU422
	.uleb128 .LVU442
.LLST85:
	.byte	0x4
	.uleb128 .LVL140-.Ltext0
	.uleb128 .LVL148-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS86:
	.uleb128 .LVU438
	.uleb128 .LVU441
.LLST86:
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL147-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS87:
	.uleb128 .LVU409
	.uleb128 .LVU422
.LLST87:
	.byte	0x4
	.uleb128 .LVL135-.Ltext0
	.uleb128 .LVL140-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS88:
	.uleb128 .LVU417
	.uleb128 .LVU418
	.uleb128 .LVU418
	.uleb128 .LVU421
.LLST88:
	.byte	0x4
	.uleb128 .LVL137-.Ltext0
	.uleb128 .LVL138-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL138-1-.Ltext0
	.uleb128 .LVL139-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS89:
	.uleb128 .LVU418
	.uleb128 .LVU422
.LLST89:
	.byte	0x4
	.uleb128 .LVL138-.Ltext0
	.uleb128 .LVL140-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS90:
	.uleb128 .LVU424
	.uleb128 .LVU438
.LLST90:
	.byte	0x4
	.uleb128 .LVL141-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS91:
	.uleb128 .LVU433
	.uleb128 .LVU434
	.uleb128 .LVU434
	.uleb128 .LVU437
.LLST91:
	.byte	0x4
	.uleb128 .LVL143-.Ltext0
	.uleb128 .LVL144-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL144-1-.Ltext0
	.uleb128 .LVL145-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS92:
	.uleb128 .LVU434
	.uleb128 .LVU438
.LLST92:
	.byte	0x4
	.uleb128 .LVL144-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS93:
	.uleb128 .LVU444
	.uleb128 .LVU456
.LLST93:
	.byte	0x4
	.uleb128 .LVL149-.Ltext0
	.uleb128 .LVL154-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS94:
	.uleb128 .LVU452
	.uleb128 .LVU453
	.uleb128 .LVU453
	.uleb128 .LVU455
.LLST94:
	.byte	0x4
	.uleb128 .LVL151-.Ltext0
	.uleb128 .LVL152-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL152-1-.Ltext0
	.uleb128 .LVL153-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS95:
	.uleb128 .LVU453
	.uleb128 .LVU456
.LLST95:
	.byte	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL154-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS96:
	.uleb128 .LVU470
	.uleb128 .LVU682
.LLST96:
	.byte	0x4
	.uleb128 .LVL161-.Ltext0
	.uleb128 .LVL236-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS97:
	.uleb128 .LVU665
	.uleb128 .LVU832
.LLST97:
	.byte	0x4
	.uleb128 .LVL232-.Ltext0
	.uleb128 .LVL296-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS98:
	.uleb128 .LVU828
	.uleb128 .LVU831
.LLST98:
	.byte	0x4
	.uleb128 .LVL294-.Ltext0
	.uleb128 .LVL295-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS99:
	.uleb128 .LVU476
	.uleb128 .LVU581
.LLST99:
	.byte	0x4
	.uleb128 .LVL162-.Ltext0
	.uleb128 .LVL199-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS100:
	.uleb128 .LVU570
	.uleb128 .LVU665
.LLST100:
	.byte	0x4
	.uleb128 .LVL196-.Ltext0
	.uleb128 .LVL232-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS101:
	.uleb128 .LVU661
	.uleb128 .LVU664
.LLST101:
	.byte	0x4
	.uleb128 .LVL230-.Ltext0
	.uleb128 .LVL231-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS102:
	.uleb128 .LVU482
	.uleb128 .LVU499
	.uleb128 .LVU499
	.uleb128 .LVU506
.LLST102:
	.byte	0x4
	.uleb128 .LVL164-.Ltext0
	.uleb128 .LVL167-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL167-1-.Ltext0
	.uleb128 .LVL171-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS103:
	.uleb128 .LVU526
	.uleb128 .LVU570
.LLST103:
	.byte	0x4
	.uleb128 .LVL179-.Ltext0
	.uleb128 .LVL196-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS104:
	.uleb128 .LVU566
	.uleb128 .LVU569
.LLST104:
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS105:
	.uleb128 .LVU488
	.uleb128 .LVU508
.LLST105:
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL172-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS106:
	.uleb128 .LVU506
	.uleb128 .LVU526
.LLST106:
	.byte	0x4
	.uleb128 .LVL171-.Ltext0
	.uleb128 .LVL179-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS107:
	.uleb128 .LVU522
	.uleb128 .LVU525
.LLST107:
	.byte	0x4
	.uleb128 .LVL177-.Ltext0
	.uleb128 .LVL178-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS108:
	.uleb128 .LVU493
	.uleb128 .LVU506
.LLST108:
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL171-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS109:
	.uleb128 .LVU501
	.uleb128 .LVU502
	.uleb128 .LVU502
	.uleb128 .LVU505
.LLST109:
	.byte	0x4
	.uleb128 .LVL168-.Ltext0
	.uleb128 .LVL169-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-1-.Ltext0
	.uleb128 .LVL170-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS110:
	.uleb128 .LVU502
	.uleb128 .LVU506
.LLST110:
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL171-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS111:
	.uleb128 .LVU508
	.uleb128 .LVU522
.LLST111:
	.byte	0x4
	.uleb128 .LVL172-.Ltext0
	.uleb128 .LVL177-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS112:
	.uleb128 .LVU517
	.uleb128 .LVU518
	.uleb128 .LVU518
	.uleb128 .LVU521
.LLST112:
	.byte	0x4
	.uleb128 .LVL174-.Ltext0
	.uleb128 .LVL175-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL175-1-.Ltext0
	.uleb128 .LVL176-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS113:
	.uleb128 .LVU518
	.uleb128 .LVU522
.LLST113:
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL177-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS114:
	.uleb128 .LVU528
	.uleb128 .LVU541
	.uleb128 .LVU541
	.uleb128 .LVU548
.LLST114:
	.byte	0x4
	.uleb128 .LVL180-.Ltext0
	.uleb128 .LVL182-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL182-1-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS115:
	.uleb128 .LVU548
	.uleb128 .LVU566
.LLST115:
	.byte	0x4
	.uleb128 .LVL186-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS116:
	.uleb128 .LVU562
	.uleb128 .LVU565
.LLST116:
	.byte	0x4
	.uleb128 .LVL192-.Ltext0
	.uleb128 .LVL193-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS117:
	.uleb128 .LVU534
	.uleb128 .LVU548
.LLST117:
	.byte	0x4
	.uleb128 .LVL181-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS118:
	.uleb128 .LVU543
	.uleb128 .LVU544
	.uleb128 .LVU544
	.uleb128 .LVU547
.LLST118:
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL184-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL184-1-.Ltext0
	.uleb128 .LVL185-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS119:
	.uleb128 .LVU544
	.uleb128 .LVU548
.LLST119:
	.byte	0x4
	.uleb128 .LVL184-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS120:
	.uleb128 .LVU550
	.uleb128 .LVU556
	.uleb128 .LVU556
	.uleb128 .LVU562
.LLST120:
	.byte	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LVL188-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL188-1-.Ltext0
	.uleb128 .LVL192-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS121:
	.uleb128 .LVU558
	.uleb128 .LVU559
	.uleb128 .LVU559
	.uleb128 .LVU561
.LLST121:
	.byte	0x4
	.uleb128 .LVL189-.Ltext0
	.uleb128 .LVL190-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL190-1-.Ltext0
	.uleb128 .LVL191-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS122:
	.uleb128 .LVU559
	.uleb128 .LVU562
.LLST122:
	.byte	0x4
	.uleb128 .LVL190-.Ltext0
	.uleb128 .LVL192-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS123:
	.uleb128 .LVU572
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU597
.LLST123:
	.byte	0x4
	.uleb128 .LVL197-.Ltext0
	.uleb128 .LVL201-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL201-1-.Ltext0
	.uleb128 .LVL205-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS124:
	.uleb128 .LVU617
	.uleb128 .LVU661
.LLST124:
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL230-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS125:
	.uleb128 .LVU657
	.uleb128 .LVU660
.LLST125:
	.byte	0x4
	.uleb128 .LVL228-.Ltext0
	.uleb128 .LVL229-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS126:
	.uleb128 .LVU578
	.uleb128 .LVU599
.LLST126:
	.byte	0x4
	.uleb128 .LVL198-.Ltext0
	.uleb128 .LVL206-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS127:
	.uleb128 .LVU597
	.uleb128 .LVU617
.LLST127:
	.byte	0x4
	.uleb128 .LVL205-.Ltext0
	.uleb128 .LVL213-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS128:
	.uleb128 .LVU613
	.uleb128 .LVU616
.LLST128:
	.byte	0x4
	.uleb128 .LVL211-.Ltext0
	.uleb128 .LVL212-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS129:
	.uleb128 .LVU584
	.uleb128 .LVU597
.LLST129:
	.byte	0x4
	.uleb128 .LVL200-.Ltext0
	.uleb128 .LVL205-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS130:
	.uleb128 .LVU592
	.uleb128 .LVU593
	.uleb128 .LVU593
	.uleb128 .LVU596
.LLST130:
	.byte	0x4
	.uleb128 .LVL202-.Ltext0
	.uleb128 .LVL203-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL203-1-.Ltext0
	.uleb128 .LVL204-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS131:
	.uleb128 .LVU593
	.uleb128 .LVU597
.LLST131:
	.byte	0x4
	.uleb128 .LVL203-.Ltext0
	.uleb128 .LVL205-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS132:
	.uleb128 .LVU599
	.uleb128 .LVU613
.LLST132:
	.byte	0x4
	.uleb128 .LVL206-.Ltext0
	.uleb128 .LVL211-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS133:
	.uleb128 .LVU608
	.uleb128 .LVU609
	.uleb128 .LVU609
	.uleb128 .LVU612
.LLST133:
	.byte	0x4
	.uleb128 .LVL208-.Ltext0
	.uleb128 .LVL209-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL209-1-.Ltext0
	.uleb128 .LVL210-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS134:
	.uleb128 .LVU609
	.uleb128 .LVU613
.LLST134:
	.byte	0x4
	.uleb128 .LVL209-.Ltext0
	.uleb128 .LVL211-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS135:
	.uleb128 .LVU619
	.uleb128 .LVU632
	.uleb128 .LVU632
	.uleb128 .LVU639
.LLST135:
	.byte	0x4
	.uleb128 .LVL214-.Ltext0
	.uleb128 .LVL216-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL216-1-.Ltext0
	.uleb128 .LVL220-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS136:
	.uleb128 .LVU639
	.uleb128 .LVU657
.LLST136:
	.byte	0x4
	.uleb128 .LVL220-.Ltext0
	.uleb128 .LVL228-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS137:
	.uleb128 .LVU653
	.uleb128 .LVU656
.LLST137:
	.byte	0x4
	.uleb128 .LVL226-.Ltext0
	.uleb128 .LVL227-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS138:
	.uleb128 .LVU625
	.uleb128 .LVU639
.LLST138:
	.byte	0x4
	.uleb128 .LVL215-.Ltext0
	.uleb128 .LVL220-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS139:
	.uleb128 .LVU634
	.uleb128 .LVU635
	.uleb128 .LVU635
	.uleb128 .LVU638
.LLST139:
	.byte	0x4
	.uleb128 .LVL217-.Ltext0
	.uleb128 .LVL218-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL218-1-.Ltext0
	.uleb128 .LVL219-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS140:
	.uleb128 .LVU635
	.uleb128 .LVU639
.LLST140:
	.byte	0x4
	.uleb128 .LVL218-.Ltext0
	.uleb128 .LVL220-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS141:
	.uleb128 .LVU641
	.uleb128 .LVU647
	.uleb128 .LVU647
	.uleb128 .LVU653
.LLST141:
	.byte	0x4
	.uleb128 .LVL221-.Ltext0
	.uleb128 .LVL222-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL222-1-.Ltext0
	.uleb128 .LVL226-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS142:
	.uleb128 .LVU649
	.uleb128 .LVU650
	.uleb128 .LVU650
	.uleb128 .LVU652
.LLST142:
	.byte	0x4
	.uleb128 .LVL223-.Ltext0
	.uleb128 .LVL224-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL224-1-.Ltext0
	.uleb128 .LVL225-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS143:
	.uleb128 .LVU650
	.uleb128 .LVU653
.LLST143:
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL226-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS144:
	.uleb128 .LVU667
	.uleb128 .LVU773
.LLST144:
	.byte	0x4
	.uleb128 .LVL233-.Ltext0
	.uleb128 .LVL270-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS145:
	.uleb128 .LVU762
	.uleb128 .LVU828
.LLST145:
	.byte	0x4
	.uleb128 .LVL267-.Ltext0
	.uleb128 .LVL294-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS146:
	.uleb128 .LVU824
	.uleb128 .LVU827
.LLST146:
	.byte	0x4
	.uleb128 .LVL292-.Ltext0
	.uleb128 .LVL293-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS147:
	.uleb128 .LVU673
	.uleb128 .LVU691
	.uleb128 .LVU691
	.uleb128 .LVU698
.LLST147:
	.byte	0x4
	.uleb128 .LVL234-.Ltext0
	.uleb128 .LVL238-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL238-1-.Ltext0
	.uleb128 .LVL242-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS148:
	.uleb128 .LVU718
	.uleb128 .LVU762
.LLST148:
	.byte	0x4
	.uleb128 .LVL250-.Ltext0
	.uleb128 .LVL267-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS149:
	.uleb128 .LVU758
	.uleb128 .LVU761
.LLST149:
	.byte	0x4
	.uleb128 .LVL265-.Ltext0
	.uleb128 .LVL266-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS150:
	.uleb128 .LVU679
	.uleb128 .LVU700
.LLST150:
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL243-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS151:
	.uleb128 .LVU698
	.uleb128 .LVU718
.LLST151:
	.byte	0x4
	.uleb128 .LVL242-.Ltext0
	.uleb128 .LVL250-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS152:
	.uleb128 .LVU714
	.uleb128 .LVU717
.LLST152:
	.byte	0x4
	.uleb128 .LVL248-.Ltext0
	.uleb128 .LVL249-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS153:
	.uleb128 .LVU685
	.uleb128 .LVU698
.LLST153:
	.byte	0x4
	.uleb128 .LVL237-.Ltext0
	.uleb128 .LVL242-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS154:
	.uleb128 .LVU693
	.uleb128 .LVU694
	.uleb128 .LVU694
	.uleb128 .LVU697
.LLST154:
	.byte	0x4
	.uleb128 .LVL239-.Ltext0
	.uleb128 .LVL240-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL240-1-.Ltext0
	.uleb128 .LVL241-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS155:
	.uleb128 .LVU694
	.uleb128 .LVU698
.LLST155:
	.byte	0x4
	.uleb128 .LVL240-.Ltext0
	.uleb128 .LVL242-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS156:
	.uleb128 .LVU700
	.uleb128 .LVU714
.LLST156:
	.byte	0x4
	.uleb128 .LVL243-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS157:
	.uleb128 .LVU709
	.uleb128 .LVU710
	.uleb128 .LVU710
	.uleb128 .LVU713
.LLST157:
	.byte	0x4
	.uleb128 .LVL245-.Ltext0
	.uleb128 .LVL246-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL246-1-.Ltext0
	.uleb128 .LVL247-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS158:
	.uleb128 .LVU710
	.uleb128 .LVU714
.LLST158:
	.byte	0x4
	.uleb128 .LVL246-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS159:
	.uleb128 .LVU720
	.uleb128 .LVU733
	.uleb128 .LVU733
	.uleb128 .LVU740
.LLST159:
	.byte	0x4
	.uleb128 .LVL251-.Ltext0
	.uleb128 .LVL253-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL253-1-.Ltext0
	.uleb128 .LVL257-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS160:
	.uleb128 .LVU740
	.uleb128 .LVU758
.LLST160:
	.byte	0x4
	.uleb128 .LVL257-.Ltext0
	.uleb128 .LVL265-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS161:
	.uleb128 .LVU754
	.uleb128 .LVU757
.LLST161:
	.byte	0x4
	.uleb128 .LVL263-.Ltext0
	.uleb128 .LVL264-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS162:
	.uleb128 .LVU726
	.uleb128 .LVU740
.LLST162:
	.byte	0x4
	.uleb128 .LVL252-.Ltext0
	.uleb128 .LVL257-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS163:
	.uleb128 .LVU735
	.uleb128 .LVU736
	.uleb128 .LVU736
	.uleb128 .LVU739
.LLST163:
	.byte	0x4
	.uleb128 .LVL254-.Ltext0
	.uleb128 .LVL255-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL255-1-.Ltext0
	.uleb128 .LVL256-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS164:
	.uleb128 .LVU736
	.uleb128 .LVU740
.LLST164:
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL257-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS165:
	.uleb128 .LVU742
	.uleb128 .LVU748
	.uleb128 .LVU748
	.uleb128 .LVU754
.LLST165:
	.byte	0x4
	.uleb128 .LVL258-.Ltext0
	.uleb128 .LVL259-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL259-1-.Ltext0
	.uleb128 .LVL263-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS166:
	.uleb128 .LVU750
	.uleb128 .LVU751
	.uleb128 .LVU751
	.uleb128 .LVU753
.LLST166:
	.byte	0x4
	.uleb128 .LVL260-.Ltext0
	.uleb128 .LVL261-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL261-1-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS167:
	.uleb128 .LVU751
	.uleb128 .LVU754
.LLST167:
	.byte	0x4
	.uleb128 .LVL261-.Ltext0
	.uleb128 .LVL263-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS168:
	.uleb128 .LVU764
	.uleb128 .LVU784
.LLST168:
	.byte	0x4
	.uleb128 .LVL268-.Ltext0
	.uleb128 .LVL276-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS169:
	.uleb128 .LVU782
	.uleb128 .LVU824
.LLST169:
	.byte	0x4
	.uleb128 .LVL275-.Ltext0
	.uleb128 .LVL292-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS170:
	.uleb128 .LVU820
	.uleb128 .LVU823
.LLST170:
	.byte	0x4
	.uleb128 .LVL290-.Ltext0
	.uleb128 .LVL291-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS171:
	.uleb128 .LVU770
	.uleb128 .LVU782
.LLST171:
	.byte	0x4
	.uleb128 .LVL269-.Ltext0
	.uleb128 .LVL275-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS172:
	.uleb128 .LVU778
	.uleb128 .LVU779
	.uleb128 .LVU779
	.uleb128 .LVU781
.LLST172:
	.byte	0x4
	.uleb128 .LVL272-.Ltext0
	.uleb128 .LVL273-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL273-1-.Ltext0
	.uleb128 .LVL274-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS173:
	.uleb128 .LVU779
	.uleb128 .LVU782
.LLST173:
	.byte	0x4
	.uleb128 .LVL273-.Ltext0
	.uleb128 .LVL275-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS174:
	.uleb128 .LVU784
	.uleb128 .LVU812
.LLST174:
	.byte	0x4
	.uleb128 .LVL276-.Ltext0
	.uleb128 .LVL285-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS175:
	.uleb128 .LVU802
	.uleb128 .LVU820
.LLST175:
	.byte	0x4
	.uleb128 .LVL282-.Ltext0
	.uleb128 .LVL290-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS176:
	.uleb128 .LVU816
	.uleb128 .LVU819
.LLST176:
	.byte	0x4
	.uleb128 .LVL288-.Ltext0
	.uleb128 .LVL289-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS177:
	.uleb128 .LVU790
	.uleb128 .LVU796
	.uleb128 .LVU796
	.uleb128 .LVU802
.LLST177:
	.byte	0x4
	.uleb128 .LVL277-.Ltext0
	.uleb128 .LVL278-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL278-1-.Ltext0
	.uleb128 .LVL282-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS178:
	.uleb128 .LVU798
	.uleb128 .LVU799
	.uleb128 .LVU799
	.uleb128 .LVU801
.LLST178:
	.byte	0x4
	.uleb128 .LVL279-.Ltext0
	.uleb128 .LVL280-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL280-1-.Ltext0
	.uleb128 .LVL281-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS179:
	.uleb128 .LVU799
	.uleb128 .LVU802
.LLST179:
	.byte	0x4
	.uleb128 .LVL280-.Ltext0
	.uleb128 .LVL282-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS180:
	.uleb128 .LVU804
	.uleb128 .LVU810
	.uleb128 .LVU810
	.uleb128 .LVU816
.LLST180:
	.byte	0x4
	.uleb128 .LVL283-.Ltext0
	.uleb128 .LVL284-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL284-1-.Ltext0
	.uleb128 .LVL288-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0
.LVUS181:
	.uleb128 .LVU812
	.uleb128 .LVU813
	.uleb128 .LVU813
	.uleb128 .LVU816
.LLST181:
	.byte	0x4
	.uleb128 .LVL285-.Ltext0
	.uleb128 .LVL286-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL286-1-.Ltext0
	.uleb128 .LVL288-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS182:
	.uleb128 .LVU813
	.uleb128 .LVU815
.LLST182:
	.byte	0x4
	.uleb128 .LVL286-.Ltext0
	.uleb128 .LVL287-.Ltext0
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
.LLRL11:
	.byte	0x4
	.uleb128 .LBB3-.Ltext0
	.uleb128 .LBE3-.Ltext0
	.byte	0x4
	.uleb128 .LBB4-.Ltext0
	.uleb128 .LBE4-.Ltext0
	.byte	0
.LLRL20:
	.byte	0x4
	.uleb128 .LBB113-.Ltext0
	.uleb128 .LBE113-.Ltext0
	.byte	0x4
	.uleb128 .LBB164-.Ltext0
	.uleb128 .LBE164-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF23:
	.string	"fast"
.LASF20:
	.string	"list_cycle"
.LASF17:
	.string	"right"
.LASF29:
	.string	"list_length"
.LASF10:
	.string	"short int"
.LASF34:
	.string	"size_t"
.LASF13:
	.string	"value"
.LASF37:
	.string	"head"
.LASF30:
	.string	"list_reverse"
.LASF22:
	.string	"list_merge"
.LASF4:
	.string	"long long int"
.LASF35:
	.string	"tree_height"
.LASF2:
	.string	"long int"
.LASF28:
	.string	"list_remove"
.LASF15:
	.string	"tree"
.LASF32:
	.string	"list_push"
.LASF14:
	.string	"node"
.LASF19:
	.string	"tree_find"
.LASF5:
	.string	"long double"
.LASF36:
	.string	"tree_insert"
.LASF6:
	.string	"unsigned char"
.LASF27:
	.string	"before"
.LASF31:
	.string	"done"
.LASF9:
	.string	"signed char"
.LASF8:
	.string	"unsigned int"
.LASF25:
	.string	"smaller"
.LASF24:
	.string	"last"
.LASF7:
	.string	"short unsigned int"
.LASF11:
	.string	"char"
.LASF16:
	.string	"left"
.LASF21:
	.string	"list"
.LASF33:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF3:
	.string	"long unsigned int"
.LASF26:
	.string	"list_insert_sorted"
.LASF18:
	.string	"root"
.LASF12:
	.string	"next"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/lists.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
