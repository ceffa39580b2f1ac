	.file	"products.c"
	.text
.Ltext0:
	.file 0 "." "src/products.c"
	.p2align 4
	.type	product_128, @function
product_128:
.LVL0:
.LFB10:
	.file 1 "src/products.c"
	.loc 1 60 62 view -0
	.cfi_startproc
	.loc 1 61 5 view .LVU1
.LBB22:
.LBI22:
	.loc 1 58 20 view .LVU2
.LBB23:
	.loc 1 58 39 view .LVU3
.LBE23:
.LBE22:
	.loc 1 60 62 is_stmt 0 view .LVU4
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rdx, %r9
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	movq	%rcx, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
.LBB25:
.LBB24:
	.loc 1 58 58 view .LVU5
	movq	%rdi, -56(%rsp)
	movq	%rsi, -48(%rsp)
	.loc 1 58 66 view .LVU6
	movdqa	-56(%rsp), %xmm1
	movaps	%xmm1, -24(%rsp)
	testq	%rsi, %rsi
	jns	.L2
	movq	-56(%rsp), %rcx
	movq	-48(%rsp), %rbx
	negq	%rcx
	adcq	$0, %rbx
	movq	%rcx, -24(%rsp)
	negq	%rbx
	movq	%rbx, -16(%rsp)
.L2:
.LVL1:
	.loc 1 58 66 view .LVU7
.LBE24:
.LBE25:
.LBB26:
.LBI26:
	.loc 1 58 20 is_stmt 1 view .LVU8
.LBB27:
	.loc 1 58 39 view .LVU9
	.loc 1 58 58 is_stmt 0 view .LVU10
	movq	%r9, -72(%rsp)
	movq	%rbp, -64(%rsp)
	.loc 1 58 66 view .LVU11
	movdqa	-72(%rsp), %xmm0
	movaps	%xmm0, -40(%rsp)
	testq	%rbp, %rbp
	jns	.L3
	.loc 1 58 66 view .LVU12
	movq	-72(%rsp), %r12
	movq	-64(%rsp), %r13
	negq	%r12
	adcq	$0, %r13
	movq	%r12, -40(%rsp)
	negq	%r13
	movq	%r13, -32(%rsp)
.L3:
.LVL2:
	.loc 1 58 66 view .LVU13
.LBE27:
.LBE26:
	.loc 1 62 5 is_stmt 1 view .LVU14
	.loc 1 62 5 is_stmt 0 view .LVU15
	movl	%edi, %edx
.LVL3:
	.loc 1 62 5 view .LVU16
	movl	%r9d, %eax
.LBB28:
.LBB29:
.LBB30:
.LBB31:
	.loc 1 6 22 view .LVU17
	movq	%rdi, %r11
	.loc 1 6 49 view .LVU18
	movq	%r9, %r14
	.loc 1 6 22 view .LVU19
	shrq	$32, %r11
	.loc 1 7 9 view .LVU20
	movq	%rdx, %r10
	.loc 1 6 49 view .LVU21
	shrq	$32, %r14
.LBE31:
.LBE30:
.LBE29:
.LBE28:
	.loc 1 62 24 view .LVU22
	movq	-16(%rsp), %r12
.LBB43:
.LBB40:
.LBB36:
.LBB32:
	.loc 1 7 9 view .LVU23
	imulq	%rax, %r10
.LBE32:
.LBE36:
.LBE40:
.LBE43:
	.loc 1 62 46 view .LVU24
	movq	-32(%rsp), %rbx
.LBB44:
.LBB41:
.LBB37:
.LBB33:
	.loc 1 8 21 view .LVU25
	imulq	%r11, %rax
.LBE33:
.LBE37:
.LBE41:
.LBE44:
	.loc 1 62 17 view .LVU26
	movq	%r12, %rcx
.LVL4:
	.loc 1 63 5 is_stmt 1 view .LVU27
	.loc 1 64 5 view .LVU28
.LBB45:
.LBI28:
	.loc 1 20 6 view .LVU29
.LBB42:
	.loc 1 21 5 view .LVU30
	.loc 1 22 5 view .LVU31
.LBB38:
.LBI30:
	.loc 1 5 20 view .LVU32
.LBB34:
	.loc 1 6 5 view .LVU33
	.loc 1 7 5 view .LVU34
	.loc 1 8 5 view .LVU35
	.loc 1 9 20 is_stmt 0 view .LVU36
	imulq	%r14, %rdx
.LVL5:
	.loc 1 8 36 view .LVU37
	movq	%r10, %r15
	.loc 1 10 19 view .LVU38
	imulq	%r14, %r11
.LVL6:
	.loc 1 8 36 view .LVU39
	shrq	$32, %r15
	.loc 1 8 9 view .LVU40
	addq	%r15, %rax
.LVL7:
	.loc 1 9 5 is_stmt 1 view .LVU41
	.loc 1 9 9 is_stmt 0 view .LVU42
	movl	%eax, %r15d
	.loc 1 10 34 view .LVU43
	shrq	$32, %rax
.LVL8:
	.loc 1 9 9 view .LVU44
	addq	%r15, %rdx
.LVL9:
	.loc 1 10 5 is_stmt 1 view .LVU45
	.loc 1 11 5 view .LVU46
	.loc 1 10 24 is_stmt 0 view .LVU47
	addq	%r11, %rax
	.loc 1 11 45 view .LVU48
	movl	%r10d, %r15d
	.loc 1 10 50 view .LVU49
	movq	%rdx, %r14
	.loc 1 11 37 view .LVU50
	salq	$32, %rdx
	.loc 1 10 50 view .LVU51
	shrq	$32, %r14
	.loc 1 11 43 view .LVU52
	orq	%r15, %rdx
	leaq	(%rax,%r14), %r11
.LBE34:
.LBE38:
	.loc 1 21 58 view .LVU53
	movq	-64(%rsp), %rax
.LBB39:
.LBB35:
	.loc 1 11 43 view .LVU54
	movq	%rdx, %r10
.LBE35:
.LBE39:
	.loc 1 22 47 view .LVU55
	imulq	%rax, %rdi
.LVL10:
	.loc 1 21 30 view .LVU56
	movq	-48(%rsp), %rax
	.loc 1 22 57 view .LVU57
	imulq	%rax, %r9
.LVL11:
	.loc 1 22 63 view .LVU58
	xorl	%eax, %eax
	.loc 1 22 34 view .LVU59
	addq	%rax, %r10
	movq	%r10, (%r8)
	.loc 1 22 63 view .LVU60
	leaq	(%rdi,%r9), %rdx
	.loc 1 22 34 view .LVU61
	adcq	%rdx, %r11
	movq	%r11, 8(%r8)
.LBE42:
.LBE45:
	.loc 1 65 5 is_stmt 1 view .LVU62
	.loc 1 65 8 is_stmt 0 view .LVU63
	testq	%r12, %r12
	je	.L17
	testq	%rbx, %rbx
	je	.L17
.LVL12:
.L1:
	.loc 1 73 1 view .LVU64
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 48
.LVL13:
	.loc 1 73 1 view .LVU65
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
.LVL14:
	.loc 1 73 1 view .LVU66
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL15:
	.p2align 4,,10
	.p2align 3
.L17:
	.cfi_restore_state
	.loc 1 62 9 view .LVU67
	movq	-24(%rsp), %rax
	.loc 1 62 31 view .LVU68
	movq	-40(%rsp), %r8
.LVL16:
	.loc 1 66 5 is_stmt 1 view .LVU69
	.loc 1 62 9 is_stmt 0 view .LVU70
	movq	%rax, %rdi
	.loc 1 66 18 view .LVU71
	testq	%r12, %r12
	jne	.L12
	movq	%rbx, %rcx
.LVL17:
.L6:
.LBB46:
.LBI46:
	.loc 1 5 20 is_stmt 1 discriminator 8 view .LVU72
.LBB47:
	.loc 1 6 5 discriminator 8 view .LVU73
	movl	%ecx, %edx
.LVL18:
	.loc 1 6 5 is_stmt 0 discriminator 8 view .LVU74
	movl	%eax, %r9d
	.loc 1 6 22 discriminator 8 view .LVU75
	shrq	$32, %rcx
.LVL19:
	.loc 1 7 9 discriminator 8 view .LVU76
	movq	%rdx, %r10
	.loc 1 6 49 discriminator 8 view .LVU77
	shrq	$32, %rax
.LVL20:
	.loc 1 7 5 is_stmt 1 discriminator 8 view .LVU78
	.loc 1 7 9 is_stmt 0 discriminator 8 view .LVU79
	imulq	%r9, %r10
.LVL21:
	.loc 1 8 5 is_stmt 1 discriminator 8 view .LVU80
	.loc 1 8 21 is_stmt 0 discriminator 8 view .LVU81
	imulq	%rcx, %r9
.LVL22:
	.loc 1 9 20 discriminator 8 view .LVU82
	imulq	%rax, %rdx
.LVL23:
	.loc 1 8 36 discriminator 8 view .LVU83
	movq	%r10, %r11
	.loc 1 10 19 discriminator 8 view .LVU84
	imulq	%rax, %rcx
.LVL24:
	.loc 1 11 45 discriminator 8 view .LVU85
	movl	%r10d, %r10d
.LVL25:
	.loc 1 11 45 discriminator 8 view .LVU86
.LBE47:
.LBE46:
	.loc 1 65 26 discriminator 8 view .LVU87
	xorl	%eax, %eax
.LVL26:
.LBB49:
.LBB48:
	.loc 1 8 36 discriminator 8 view .LVU88
	shrq	$32, %r11
.LVL27:
	.loc 1 8 9 discriminator 8 view .LVU89
	addq	%r11, %r9
.LVL28:
	.loc 1 9 5 is_stmt 1 discriminator 8 view .LVU90
	.loc 1 9 9 is_stmt 0 discriminator 8 view .LVU91
	movl	%r9d, %r11d
	.loc 1 10 34 discriminator 8 view .LVU92
	shrq	$32, %r9
.LVL29:
	.loc 1 9 9 discriminator 8 view .LVU93
	addq	%r11, %rdx
.LVL30:
	.loc 1 10 5 is_stmt 1 discriminator 8 view .LVU94
	.loc 1 11 5 discriminator 8 view .LVU95
	.loc 1 10 24 is_stmt 0 discriminator 8 view .LVU96
	addq	%r9, %rcx
	.loc 1 10 50 discriminator 8 view .LVU97
	movq	%rdx, %r9
	.loc 1 11 37 discriminator 8 view .LVU98
	salq	$32, %rdx
.LVL31:
	.loc 1 10 50 discriminator 8 view .LVU99
	shrq	$32, %r9
.LVL32:
	.loc 1 11 43 discriminator 8 view .LVU100
	orq	%r10, %rdx
.LVL33:
	.loc 1 11 43 discriminator 8 view .LVU101
.LBE48:
.LBE49:
	.loc 1 67 5 is_stmt 1 discriminator 8 view .LVU102
.LBB50:
.LBI50:
	.loc 1 5 20 discriminator 8 view .LVU103
.LBB51:
	.loc 1 6 5 discriminator 8 view .LVU104
	.loc 1 7 5 discriminator 8 view .LVU105
	.loc 1 8 5 discriminator 8 view .LVU106
	.loc 1 9 5 discriminator 8 view .LVU107
	.loc 1 10 5 discriminator 8 view .LVU108
	.loc 1 11 5 discriminator 8 view .LVU109
	.loc 1 11 5 is_stmt 0 discriminator 8 view .LVU110
.LBE51:
.LBE50:
	.loc 1 68 5 is_stmt 1 discriminator 8 view .LVU111
	.loc 1 68 8 is_stmt 0 discriminator 8 view .LVU112
	addq	%r9, %rcx
.LVL34:
	.loc 1 68 8 discriminator 8 view .LVU113
	jne	.L1
	movl	%edi, %ecx
	movl	%r8d, %r9d
.LBB54:
.LBB52:
	.loc 1 6 22 view .LVU114
	shrq	$32, %rdi
	.loc 1 7 9 view .LVU115
	movq	%rcx, %r10
	.loc 1 6 49 view .LVU116
	shrq	$32, %r8
	.loc 1 7 9 view .LVU117
	imulq	%r9, %r10
	.loc 1 8 21 view .LVU118
	imulq	%rdi, %r9
	.loc 1 9 20 view .LVU119
	imulq	%r8, %rcx
	.loc 1 8 36 view .LVU120
	movq	%r10, %r11
	.loc 1 10 19 view .LVU121
	imulq	%r8, %rdi
	.loc 1 11 45 view .LVU122
	movl	%r10d, %r10d
	.loc 1 8 36 view .LVU123
	shrq	$32, %r11
	.loc 1 8 9 view .LVU124
	addq	%r11, %r9
	.loc 1 9 9 view .LVU125
	movl	%r9d, %r11d
	.loc 1 10 34 view .LVU126
	shrq	$32, %r9
	.loc 1 9 9 view .LVU127
	addq	%r11, %rcx
	.loc 1 10 24 view .LVU128
	addq	%r9, %rdi
	.loc 1 10 50 view .LVU129
	movq	%rcx, %r8
	.loc 1 11 37 view .LVU130
	salq	$32, %rcx
	.loc 1 10 50 view .LVU131
	shrq	$32, %r8
	.loc 1 11 43 view .LVU132
	orq	%r10, %rcx
.LBE52:
.LBE54:
	.loc 1 69 5 is_stmt 1 view .LVU133
.LBB55:
.LBB53:
	.loc 1 10 9 is_stmt 0 view .LVU134
	addq	%r8, %rdi
	addq	%rdi, %rdx
	.loc 1 10 9 view .LVU135
	jc	.L1
.LBE53:
.LBE55:
	.loc 1 71 5 is_stmt 1 view .LVU136
.LVL35:
	.loc 1 72 5 view .LVU137
	.loc 1 72 24 is_stmt 0 view .LVU138
	movl	$1, %eax
	testq	%rdx, %rdx
	jns	.L1
	.loc 1 72 24 discriminator 2 view .LVU139
	xorq	%rsi, %rbp
.LVL36:
	.loc 1 72 24 discriminator 2 view .LVU140
	jns	.L16
	movabsq	$-9223372036854775808, %rax
	cmpq	%rax, %rdx
	jne	.L16
	.loc 1 72 53 discriminator 3 view .LVU141
	xorl	%eax, %eax
	testq	%rcx, %rcx
	sete	%al
	jmp	.L1
.LVL37:
	.p2align 4,,10
	.p2align 3
.L12:
	.loc 1 66 18 view .LVU142
	movq	-40(%rsp), %rax
	jmp	.L6
.LVL38:
	.p2align 4,,10
	.p2align 3
.L16:
	.loc 1 65 26 view .LVU143
	xorl	%eax, %eax
	jmp	.L1
	.cfi_endproc
.LFE10:
	.size	product_128, .-product_128
	.p2align 4
	.globl	multiply_64
	.type	multiply_64, @function
multiply_64:
.LVL39:
.LFB1:
	.loc 1 14 31 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 15 5 view .LVU145
	.loc 1 16 5 view .LVU146
	.loc 1 17 5 view .LVU147
	.loc 1 15 56 is_stmt 0 view .LVU148
	movq	%rsi, %rdx
	.loc 1 15 29 view .LVU149
	movq	%rdi, %rax
	.loc 1 15 56 view .LVU150
	shrq	$32, %rdx
	.loc 1 15 29 view .LVU151
	shrq	$32, %rax
	.loc 1 17 28 view .LVU152
	imull	%edi, %edx
	.loc 1 16 15 view .LVU153
	movl	%edi, %edi
.LVL40:
	.loc 1 17 38 view .LVU154
	imull	%esi, %eax
	.loc 1 16 23 view .LVU155
	movl	%esi, %esi
.LVL41:
	.loc 1 16 9 view .LVU156
	imulq	%rsi, %rdi
.LVL42:
	.loc 1 17 19 view .LVU157
	addl	%edx, %eax
	movl	%eax, %eax
	.loc 1 17 44 view .LVU158
	salq	$32, %rax
	.loc 1 17 16 view .LVU159
	addq	%rdi, %rax
	.loc 1 18 1 view .LVU160
	ret
	.cfi_endproc
.LFE1:
	.size	multiply_64, .-multiply_64
	.p2align 4
	.globl	multiply_128
	.type	multiply_128, @function
multiply_128:
.LVL43:
.LFB2:
	.loc 1 20 35 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 21 5 view .LVU162
	.loc 1 21 5 is_stmt 0 view .LVU163
	movl	%edi, %eax
	.loc 1 20 35 view .LVU164
	movq	%rsi, %r8
.LVL44:
	.loc 1 20 35 view .LVU165
	movq	%rdx, %rsi
.LVL45:
	.loc 1 20 35 view .LVU166
	movl	%edx, %edx
.LVL46:
.LBB58:
.LBB59:
	.loc 1 7 9 view .LVU167
	movq	%rax, %r9
.LBE59:
.LBE58:
	.loc 1 20 35 view .LVU168
	movq	%rcx, %r10
.LVL47:
	.loc 1 22 5 is_stmt 1 view .LVU169
.LBB66:
.LBI58:
	.loc 1 5 20 view .LVU170
.LBB60:
	.loc 1 6 5 view .LVU171
	.loc 1 6 22 is_stmt 0 view .LVU172
	movq	%rdi, %rcx
.LVL48:
	.loc 1 6 49 view .LVU173
	movq	%rsi, %r11
	.loc 1 7 9 view .LVU174
	imulq	%rdx, %r9
	.loc 1 6 22 view .LVU175
	shrq	$32, %rcx
.LVL49:
	.loc 1 6 22 view .LVU176
.LBE60:
.LBE66:
	.loc 1 20 35 view .LVU177
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
.LBB67:
.LBB61:
	.loc 1 6 49 view .LVU178
	shrq	$32, %r11
.LVL50:
	.loc 1 7 5 is_stmt 1 view .LVU179
	.loc 1 8 5 view .LVU180
	.loc 1 8 21 is_stmt 0 view .LVU181
	imulq	%rcx, %rdx
.LVL51:
	.loc 1 8 21 view .LVU182
.LBE61:
.LBE67:
	.loc 1 20 35 view .LVU183
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
.LBB68:
.LBB62:
	.loc 1 9 20 view .LVU184
	imulq	%r11, %rax
.LVL52:
	.loc 1 8 36 view .LVU185
	movq	%r9, %r12
	.loc 1 10 19 view .LVU186
	imulq	%r11, %rcx
.LVL53:
	.loc 1 11 45 view .LVU187
	movl	%r9d, %r9d
.LVL54:
	.loc 1 8 36 view .LVU188
	shrq	$32, %r12
.LVL55:
	.loc 1 8 36 view .LVU189
.LBE62:
.LBE68:
	.loc 1 22 47 view .LVU190
	imulq	%r10, %rdi
.LVL56:
.LBB69:
.LBB63:
	.loc 1 8 9 view .LVU191
	addq	%r12, %rdx
.LVL57:
	.loc 1 9 5 is_stmt 1 view .LVU192
.LBE63:
.LBE69:
	.loc 1 22 57 is_stmt 0 view .LVU193
	imulq	%r8, %rsi
.LVL58:
.LBB70:
.LBB64:
	.loc 1 9 9 view .LVU194
	movl	%edx, %r12d
	.loc 1 10 34 view .LVU195
	shrq	$32, %rdx
.LVL59:
	.loc 1 9 9 view .LVU196
	addq	%r12, %rax
.LVL60:
	.loc 1 10 5 is_stmt 1 view .LVU197
	.loc 1 11 5 view .LVU198
	.loc 1 10 24 is_stmt 0 view .LVU199
	addq	%rdx, %rcx
	.loc 1 10 50 view .LVU200
	movq	%rax, %rdx
	.loc 1 11 37 view .LVU201
	salq	$32, %rax
	.loc 1 11 43 view .LVU202
	orq	%r9, %rax
	.loc 1 10 50 view .LVU203
	shrq	$32, %rdx
	.loc 1 11 43 view .LVU204
	movq	%rax, %r12
.LBE64:
.LBE70:
	.loc 1 22 63 view .LVU205
	xorl	%eax, %eax
.LBB71:
.LBB65:
	.loc 1 11 43 view .LVU206
	leaq	(%rcx,%rdx), %r13
.LBE65:
.LBE71:
	.loc 1 22 34 view .LVU207
	addq	%r12, %rax
	.loc 1 22 63 view .LVU208
	leaq	(%rdi,%rsi), %rdx
	.loc 1 23 1 view .LVU209
	popq	%r12
	.cfi_def_cfa_offset 16
	.loc 1 22 34 view .LVU210
	adcq	%r13, %rdx
	.loc 1 23 1 view .LVU211
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE2:
	.size	multiply_128, .-multiply_128
	.p2align 4
	.globl	checked_multiply_32
	.type	checked_multiply_32, @function
checked_multiply_32:
.LVL61:
.LFB3:
	.loc 1 26 39 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 27 5 view .LVU213
	.loc 1 27 19 is_stmt 0 view .LVU214
	movslq	%edi, %rdi
	.loc 1 27 26 view .LVU215
	movslq	%esi, %rsi
	.loc 1 27 9 view .LVU216
	imulq	%rsi, %rdi
.LVL62:
	.loc 1 28 5 is_stmt 1 view .LVU217
	.loc 1 28 20 is_stmt 0 view .LVU218
	movslq	%edi, %rax
	.loc 1 28 8 view .LVU219
	cmpq	%rdi, %rax
	jne	.L34
	.loc 1 30 1 view .LVU220
	movl	%edi, %eax
	ret
.L34:
	.loc 1 28 34 is_stmt 1 discriminator 1 view .LVU221
	.loc 1 26 39 is_stmt 0 discriminator 1 view .LVU222
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 28 34 discriminator 1 view .LVU223
	call	overflowed@PLT
.LVL63:
	.loc 1 28 34 discriminator 1 view .LVU224
	.cfi_endproc
.LFE3:
	.size	checked_multiply_32, .-checked_multiply_32
	.p2align 4
	.globl	flagged_multiply_32
	.type	flagged_multiply_32, @function
flagged_multiply_32:
.LVL64:
.LFB4:
	.loc 1 32 50 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 33 5 view .LVU226
	.loc 1 33 19 is_stmt 0 view .LVU227
	movslq	%edi, %rax
	.loc 1 33 26 view .LVU228
	movslq	%esi, %rsi
	.loc 1 33 9 view .LVU229
	imulq	%rsi, %rax
.LVL65:
	.loc 1 34 5 is_stmt 1 view .LVU230
	.loc 1 34 21 is_stmt 0 view .LVU231
	movq	%rax, %rsi
.LVL66:
	.loc 1 34 38 view .LVU232
	movq	%rax, %rcx
	.loc 1 34 21 view .LVU233
	sarq	$31, %rsi
	.loc 1 34 38 view .LVU234
	sarq	$63, %rcx
	.loc 1 34 27 view .LVU235
	cmpq	%rcx, %rsi
	setne	%cl
	movzbl	%cl, %ecx
	.loc 1 34 11 view .LVU236
	movl	%ecx, (%rdx)
	.loc 1 35 5 is_stmt 1 view .LVU237
	.loc 1 36 1 is_stmt 0 view .LVU238
	ret
	.cfi_endproc
.LFE4:
	.size	flagged_multiply_32, .-flagged_multiply_32
	.p2align 4
	.globl	checked_multiply_64
	.type	checked_multiply_64, @function
checked_multiply_64:
.LVL67:
.LFB7:
	.loc 1 46 39 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 47 5 view .LVU240
.LBB78:
.LBI78:
	.loc 1 41 19 view .LVU241
.LBB79:
	.loc 1 42 5 view .LVU242
	.loc 1 42 31 is_stmt 0 view .LVU243
	movabsq	$-9223372036854775808, %rdx
	movq	%rdi, %rax
.LBB80:
.LBB81:
	.loc 1 39 62 view .LVU244
	movq	%rsi, %r8
.LBE81:
.LBE80:
	.loc 1 42 31 view .LVU245
	xorq	%rsi, %rax
	movabsq	$9223372036854775807, %rax
	cmovs	%rdx, %rax
.LVL68:
.LBB83:
.LBI83:
	.loc 1 39 19 is_stmt 1 view .LVU246
.LBB84:
	.loc 1 39 36 view .LVU247
	.loc 1 39 62 is_stmt 0 view .LVU248
	movq	%rdi, %rdx
	negq	%rdx
	movq	%rdx, %rcx
	cmovs	%rdi, %rcx
.LVL69:
	.loc 1 39 62 view .LVU249
.LBE84:
.LBE83:
.LBB85:
.LBI80:
	.loc 1 39 19 is_stmt 1 view .LVU250
.LBB82:
	.loc 1 39 36 view .LVU251
	.loc 1 39 62 is_stmt 0 view .LVU252
	negq	%r8
	testq	%rsi, %rsi
	js	.L40
.LVL70:
	.loc 1 39 62 view .LVU253
.LBE82:
.LBE85:
	.loc 1 43 5 is_stmt 1 view .LVU254
	.loc 1 43 19 is_stmt 0 view .LVU255
	jne	.L52
.LVL71:
.L41:
	.loc 1 43 19 view .LVU256
.LBE79:
.LBE78:
	.loc 1 48 5 is_stmt 1 view .LVU257
	.loc 1 48 19 is_stmt 0 view .LVU258
	movq	%rsi, %rax
	imulq	%rdi, %rax
	.loc 1 49 1 view .LVU259
	ret
.LVL72:
	.p2align 4,,10
	.p2align 3
.L52:
.LBB87:
.LBB86:
	.loc 1 49 1 view .LVU260
	movq	%rsi, %r8
.LVL73:
.L40:
	.loc 1 43 32 view .LVU261
	xorl	%edx, %edx
	divq	%r8
.LVL74:
	.loc 1 43 19 view .LVU262
	cmpq	%rcx, %rax
	jnb	.L41
.LVL75:
	.loc 1 43 19 view .LVU263
.LBE86:
.LBE87:
	.loc 1 47 25 is_stmt 1 view .LVU264
	.loc 1 46 39 is_stmt 0 view .LVU265
	subq	$8, %rsp
	.cfi_def_cfa_offset 16
	.loc 1 47 25 view .LVU266
	call	overflowed@PLT
.LVL76:
	.loc 1 47 25 view .LVU267
	.cfi_endproc
.LFE7:
	.size	checked_multiply_64, .-checked_multiply_64
	.p2align 4
	.globl	flagged_multiply_64
	.type	flagged_multiply_64, @function
flagged_multiply_64:
.LVL77:
.LFB8:
	.loc 1 51 50 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 52 5 view .LVU269
	.loc 1 51 50 is_stmt 0 view .LVU270
	movq	%rsi, %rcx
.LVL78:
.LBB94:
.LBI94:
	.loc 1 41 19 is_stmt 1 view .LVU271
.LBB95:
	.loc 1 42 5 view .LVU272
	.loc 1 42 31 is_stmt 0 view .LVU273
	movq	%rdi, %rax
.LBE95:
.LBE94:
	.loc 1 51 50 view .LVU274
	movq	%rdx, %rsi
.LVL79:
	.loc 1 51 50 view .LVU275
	movq	%rdi, %r8
.LBB104:
.LBB102:
	.loc 1 42 31 view .LVU276
	movabsq	$-9223372036854775808, %rdx
.LVL80:
	.loc 1 42 31 view .LVU277
	xorq	%rcx, %rax
.LBB96:
.LBB97:
	.loc 1 39 62 view .LVU278
	movq	%rcx, %r9
.LBE97:
.LBE96:
	.loc 1 42 31 view .LVU279
	movabsq	$9223372036854775807, %rax
	cmovs	%rdx, %rax
.LVL81:
.LBB99:
.LBI99:
	.loc 1 39 19 is_stmt 1 view .LVU280
.LBB100:
	.loc 1 39 36 view .LVU281
	.loc 1 39 62 is_stmt 0 view .LVU282
	movq	%rdi, %rdx
	negq	%rdx
	movq	%rdx, %rdi
.LVL82:
	.loc 1 39 62 view .LVU283
	cmovs	%r8, %rdi
.LVL83:
	.loc 1 39 62 view .LVU284
.LBE100:
.LBE99:
.LBB101:
.LBI96:
	.loc 1 39 19 is_stmt 1 view .LVU285
.LBB98:
	.loc 1 39 36 view .LVU286
	.loc 1 39 62 is_stmt 0 view .LVU287
	negq	%r9
	testq	%rcx, %rcx
	js	.L57
.LVL84:
	.loc 1 39 62 view .LVU288
.LBE98:
.LBE101:
	.loc 1 43 5 is_stmt 1 view .LVU289
	movl	$0, %edx
	.loc 1 43 19 is_stmt 0 view .LVU290
	jne	.L63
.LVL85:
	.loc 1 43 19 view .LVU291
.LBE102:
.LBE104:
	.loc 1 53 19 view .LVU292
	movq	%rcx, %rax
.LVL86:
	.loc 1 52 11 view .LVU293
	movl	%edx, (%rsi)
	.loc 1 53 5 is_stmt 1 view .LVU294
	.loc 1 53 19 is_stmt 0 view .LVU295
	imulq	%r8, %rax
	.loc 1 54 1 view .LVU296
	ret
.LVL87:
	.p2align 4,,10
	.p2align 3
.L63:
.LBB105:
.LBB103:
	.loc 1 54 1 view .LVU297
	movq	%rcx, %r9
.LVL88:
.L57:
	.loc 1 43 32 view .LVU298
	xorl	%edx, %edx
	divq	%r9
.LVL89:
	.loc 1 43 32 view .LVU299
	xorl	%edx, %edx
	cmpq	%rdi, %rax
.LBE103:
.LBE105:
	.loc 1 53 19 view .LVU300
	movq	%rcx, %rax
	setb	%dl
.LVL90:
	.loc 1 53 19 view .LVU301
	imulq	%r8, %rax
	.loc 1 52 11 view .LVU302
	movl	%edx, (%rsi)
	.loc 1 53 5 is_stmt 1 view .LVU303
	.loc 1 54 1 is_stmt 0 view .LVU304
	ret
	.cfi_endproc
.LFE8:
	.size	flagged_multiply_64, .-flagged_multiply_64
	.p2align 4
	.globl	checked_multiply_128
	.type	checked_multiply_128, @function
checked_multiply_128:
.LVL91:
.LFB11:
	.loc 1 75 43 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 76 5 view .LVU306
	.loc 1 77 5 view .LVU307
	.loc 1 75 43 is_stmt 0 view .LVU308
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 77 10 view .LVU309
	movq	%rsp, %r8
	call	product_128
.LVL92:
	.loc 1 77 8 view .LVU310
	testl	%eax, %eax
	je	.L67
	.loc 1 78 5 is_stmt 1 view .LVU311
	.loc 1 79 1 is_stmt 0 view .LVU312
	movq	(%rsp), %rax
	movq	8(%rsp), %rdx
	addq	$24, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
.L67:
	.cfi_restore_state
	.loc 1 77 39 is_stmt 1 discriminator 1 view .LVU313
	call	overflowed@PLT
.LVL93:
	.cfi_endproc
.LFE11:
	.size	checked_multiply_128, .-checked_multiply_128
	.p2align 4
	.globl	flagged_multiply_128
	.type	flagged_multiply_128, @function
flagged_multiply_128:
.LVL94:
.LFB12:
	.loc 1 81 54 view -0
	.cfi_startproc
	.loc 1 82 5 view .LVU315
	.loc 1 83 5 view .LVU316
	.loc 1 81 54 is_stmt 0 view .LVU317
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	movq	%r8, %rbx
	subq	$16, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 83 14 view .LVU318
	movq	%rsp, %r8
.LVL95:
	.loc 1 83 14 view .LVU319
	call	product_128
.LVL96:
	.loc 1 85 1 view .LVU320
	movq	8(%rsp), %rdx
	.loc 1 83 13 view .LVU321
	testl	%eax, %eax
	sete	%al
	movzbl	%al, %eax
	.loc 1 83 11 view .LVU322
	movl	%eax, (%rbx)
	.loc 1 84 5 is_stmt 1 view .LVU323
	.loc 1 85 1 is_stmt 0 view .LVU324
	movq	(%rsp), %rax
	addq	$16, %rsp
	.cfi_def_cfa_offset 16
	popq	%rbx
	.cfi_def_cfa_offset 8
.LVL97:
	.loc 1 85 1 view .LVU325
	ret
	.cfi_endproc
.LFE12:
	.size	flagged_multiply_128, .-flagged_multiply_128
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 5 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0xb38
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x19
	.long	.LASF42
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x6
	.byte	0x10
	.byte	0x7
	.long	.LASF2
	.uleb128 0x6
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x6
	.byte	0x4
	.byte	0x7
	.long	.LASF4
	.uleb128 0x6
	.byte	0x1
	.byte	0x8
	.long	.LASF5
	.uleb128 0x6
	.byte	0x2
	.byte	0x7
	.long	.LASF6
	.uleb128 0x6
	.byte	0x1
	.byte	0x6
	.long	.LASF7
	.uleb128 0x6
	.byte	0x2
	.byte	0x5
	.long	.LASF8
	.uleb128 0x7
	.long	.LASF9
	.byte	0x2
	.byte	0x29
	.byte	0x14
	.long	0x6b
	.uleb128 0x1a
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x7
	.long	.LASF10
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x3c
	.uleb128 0x7
	.long	.LASF11
	.byte	0x2
	.byte	0x2c
	.byte	0x19
	.long	0x8a
	.uleb128 0x6
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x7
	.long	.LASF13
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x35
	.uleb128 0x6
	.byte	0x1
	.byte	0x6
	.long	.LASF14
	.uleb128 0x7
	.long	.LASF15
	.byte	0x3
	.byte	0x1a
	.byte	0x13
	.long	0x5f
	.uleb128 0x7
	.long	.LASF16
	.byte	0x3
	.byte	0x1b
	.byte	0x13
	.long	0x7e
	.uleb128 0x7
	.long	.LASF17
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x72
	.uleb128 0x7
	.long	.LASF18
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x91
	.uleb128 0xd
	.string	"s32"
	.byte	0x8
	.byte	0x11
	.long	0xa4
	.uleb128 0xd
	.string	"s64"
	.byte	0x9
	.byte	0x11
	.long	0xb0
	.uleb128 0xd
	.string	"u32"
	.byte	0xa
	.byte	0x12
	.long	0xbc
	.uleb128 0xd
	.string	"u64"
	.byte	0xb
	.byte	0x12
	.long	0xc8
	.uleb128 0x7
	.long	.LASF19
	.byte	0x5
	.byte	0xc
	.byte	0x12
	.long	0x10c
	.uleb128 0x6
	.byte	0x10
	.byte	0x5
	.long	.LASF20
	.uleb128 0x7
	.long	.LASF21
	.byte	0x5
	.byte	0xd
	.byte	0x1b
	.long	0x2e
	.uleb128 0x1b
	.long	.LASF43
	.byte	0x5
	.byte	0x10
	.byte	0x10
	.uleb128 0xa
	.long	.LASF23
	.byte	0x51
	.byte	0x6
	.long	0x100
	.quad	.LFB12
	.quad	.LFE12-.LFB12
	.uleb128 0x1
	.byte	0x9c
	.long	0x1a5
	.uleb128 0x5
	.string	"a"
	.byte	0x51
	.byte	0x20
	.long	0x100
	.uleb128 0x3
	.string	"b"
	.byte	0x51
	.byte	0x28
	.long	0x100
	.long	.LLST100
	.long	.LVUS100
	.uleb128 0x12
	.long	.LASF22
	.byte	0x51
	.byte	0x30
	.long	0x1a5
	.long	.LLST101
	.long	.LVUS101
	.uleb128 0x15
	.long	.LASF25
	.byte	0x52
	.long	0x100
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0x1c
	.quad	.LVL96
	.long	0x226
	.uleb128 0xe
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x5
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.uleb128 0xe
	.uleb128 0x1
	.byte	0x58
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.byte	0
	.byte	0
	.uleb128 0x16
	.long	0x6b
	.uleb128 0xa
	.long	.LASF24
	.byte	0x4b
	.byte	0x6
	.long	0x100
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.long	0x226
	.uleb128 0x5
	.string	"a"
	.byte	0x4b
	.byte	0x20
	.long	0x100
	.uleb128 0x3
	.string	"b"
	.byte	0x4b
	.byte	0x28
	.long	0x100
	.long	.LLST99
	.long	.LVUS99
	.uleb128 0x15
	.long	.LASF25
	.byte	0x4c
	.long	0x100
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0x1d
	.quad	.LVL92
	.long	0x226
	.long	0x218
	.uleb128 0xe
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x5
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.uleb128 0xe
	.uleb128 0x1
	.byte	0x58
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.byte	0
	.uleb128 0x13
	.quad	.LVL93
	.long	0x11f
	.byte	0
	.uleb128 0x1e
	.long	.LASF44
	.byte	0x1
	.byte	0x3c
	.byte	0x13
	.long	0x6b
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x5af
	.uleb128 0x5
	.string	"a"
	.byte	0x3c
	.byte	0x24
	.long	0x100
	.uleb128 0x3
	.string	"b"
	.byte	0x3c
	.byte	0x2c
	.long	0x100
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x12
	.long	.LASF25
	.byte	0x3c
	.byte	0x35
	.long	0x5af
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x4
	.string	"x"
	.byte	0x3d
	.byte	0xa
	.long	0x113
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x4
	.string	"y"
	.byte	0x3d
	.byte	0x1b
	.long	0x113
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x4
	.string	"x0"
	.byte	0x3e
	.byte	0x9
	.long	0xf5
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x4
	.string	"x1"
	.byte	0x3e
	.byte	0x11
	.long	0xf5
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x4
	.string	"y0"
	.byte	0x3e
	.byte	0x1f
	.long	0xf5
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x4
	.string	"y1"
	.byte	0x3e
	.byte	0x27
	.long	0xf5
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x9
	.long	.LASF26
	.byte	0x3f
	.byte	0x9
	.long	0x6b
	.uleb128 0x9
	.long	.LASF27
	.byte	0x42
	.byte	0xa
	.long	0x113
	.uleb128 0x4
	.string	"low"
	.byte	0x43
	.byte	0xa
	.long	0x113
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x9
	.long	.LASF28
	.byte	0x45
	.byte	0x9
	.long	0xf5
	.uleb128 0x14
	.long	.LASF29
	.byte	0x47
	.long	0xf5
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0xc
	.long	0x5b4
	.quad	.LBI22
	.byte	.LVU2
	.long	.LLRL10
	.byte	0x3d
	.byte	0xe
	.long	0x34b
	.uleb128 0x2
	.long	0x5c3
	.long	.LLST11
	.long	.LVUS11
	.byte	0
	.uleb128 0x1f
	.long	0x5b4
	.quad	.LBI26
	.byte	.LVU8
	.quad	.LBB26
	.quad	.LBE26-.LBB26
	.byte	0x1
	.byte	0x3d
	.byte	0x1f
	.long	0x37e
	.uleb128 0x2
	.long	0x5c3
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.uleb128 0xc
	.long	0x8ef
	.quad	.LBI28
	.byte	.LVU29
	.long	.LLRL13
	.byte	0x40
	.byte	0x16
	.long	0x478
	.uleb128 0x2
	.long	0x909
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x2
	.long	0x900
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0xb
	.long	.LLRL13
	.uleb128 0x1
	.long	0x912
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x1
	.long	0x91c
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x1
	.long	0x926
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x1
	.long	0x930
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0xf
	.long	0x9da
	.quad	.LBI30
	.byte	.LVU32
	.long	.LLRL20
	.byte	0x16
	.byte	0xc
	.uleb128 0x2
	.long	0x9f2
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0x2
	.long	0x9e9
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0xb
	.long	.LLRL20
	.uleb128 0x1
	.long	0x9fb
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x1
	.long	0xa05
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0x10
	.long	0xa0f
	.uleb128 0x1
	.long	0xa19
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0x1
	.long	0xa23
	.long	.LLST26
	.long	.LVUS26
	.uleb128 0x1
	.long	0xa2e
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0x1
	.long	0xa39
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0x10
	.long	0xa44
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0xc
	.long	0x9da
	.quad	.LBI46
	.byte	.LVU72
	.long	.LLRL29
	.byte	0x42
	.byte	0x12
	.long	0x511
	.uleb128 0x2
	.long	0x9f2
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x2
	.long	0x9e9
	.long	.LLST31
	.long	.LVUS31
	.uleb128 0xb
	.long	.LLRL29
	.uleb128 0x1
	.long	0x9fb
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0x1
	.long	0xa05
	.long	.LLST33
	.long	.LVUS33
	.uleb128 0x1
	.long	0xa0f
	.long	.LLST34
	.long	.LVUS34
	.uleb128 0x1
	.long	0xa19
	.long	.LLST35
	.long	.LVUS35
	.uleb128 0x1
	.long	0xa23
	.long	.LLST36
	.long	.LVUS36
	.uleb128 0x1
	.long	0xa2e
	.long	.LLST37
	.long	.LVUS37
	.uleb128 0x1
	.long	0xa39
	.long	.LLST38
	.long	.LVUS38
	.uleb128 0x10
	.long	0xa44
	.byte	0
	.byte	0
	.uleb128 0xf
	.long	0x9da
	.quad	.LBI50
	.byte	.LVU103
	.long	.LLRL39
	.byte	0x43
	.byte	0x10
	.uleb128 0x2
	.long	0x9f2
	.long	.LLST40
	.long	.LVUS40
	.uleb128 0x2
	.long	0x9e9
	.long	.LLST41
	.long	.LVUS41
	.uleb128 0xb
	.long	.LLRL39
	.uleb128 0x1
	.long	0x9fb
	.long	.LLST42
	.long	.LVUS42
	.uleb128 0x1
	.long	0xa05
	.long	.LLST43
	.long	.LVUS43
	.uleb128 0x1
	.long	0xa0f
	.long	.LLST44
	.long	.LVUS44
	.uleb128 0x1
	.long	0xa19
	.long	.LLST45
	.long	.LVUS45
	.uleb128 0x1
	.long	0xa23
	.long	.LLST46
	.long	.LVUS46
	.uleb128 0x1
	.long	0xa2e
	.long	.LLST47
	.long	.LVUS47
	.uleb128 0x1
	.long	0xa39
	.long	.LLST48
	.long	.LVUS48
	.uleb128 0x1
	.long	0xa44
	.long	.LLST49
	.long	.LVUS49
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x16
	.long	0x100
	.uleb128 0x11
	.long	.LASF32
	.byte	0x3a
	.byte	0x14
	.long	0x113
	.long	0x5cd
	.uleb128 0x5
	.string	"a"
	.byte	0x3a
	.byte	0x22
	.long	0x100
	.byte	0
	.uleb128 0xa
	.long	.LASF30
	.byte	0x33
	.byte	0x5
	.long	0xdf
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x6d2
	.uleb128 0x3
	.string	"a"
	.byte	0x33
	.byte	0x1d
	.long	0xdf
	.long	.LLST87
	.long	.LVUS87
	.uleb128 0x3
	.string	"b"
	.byte	0x33
	.byte	0x24
	.long	0xdf
	.long	.LLST88
	.long	.LVUS88
	.uleb128 0x12
	.long	.LASF22
	.byte	0x33
	.byte	0x2c
	.long	0x1a5
	.long	.LLST89
	.long	.LVUS89
	.uleb128 0xf
	.long	0x7d5
	.quad	.LBI94
	.byte	.LVU271
	.long	.LLRL90
	.byte	0x34
	.byte	0xe
	.uleb128 0x2
	.long	0x7ed
	.long	.LLST91
	.long	.LVUS91
	.uleb128 0x2
	.long	0x7e4
	.long	.LLST92
	.long	.LVUS92
	.uleb128 0xb
	.long	.LLRL90
	.uleb128 0x1
	.long	0x7f6
	.long	.LLST93
	.long	.LVUS93
	.uleb128 0x1
	.long	0x801
	.long	.LLST94
	.long	.LVUS94
	.uleb128 0x1
	.long	0x80a
	.long	.LLST95
	.long	.LVUS95
	.uleb128 0xc
	.long	0x814
	.quad	.LBI96
	.byte	.LVU285
	.long	.LLRL96
	.byte	0x2a
	.byte	0x44
	.long	0x6a3
	.uleb128 0x2
	.long	0x823
	.long	.LLST97
	.long	.LVUS97
	.byte	0
	.uleb128 0x17
	.long	0x814
	.quad	.LBI99
	.byte	.LVU280
	.quad	.LBB99
	.quad	.LBE99-.LBB99
	.uleb128 0x2
	.long	0x823
	.long	.LLST98
	.long	.LVUS98
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0xa
	.long	.LASF31
	.byte	0x2e
	.byte	0x5
	.long	0xdf
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x7d5
	.uleb128 0x3
	.string	"a"
	.byte	0x2e
	.byte	0x1d
	.long	0xdf
	.long	.LLST76
	.long	.LVUS76
	.uleb128 0x3
	.string	"b"
	.byte	0x2e
	.byte	0x24
	.long	0xdf
	.long	.LLST77
	.long	.LVUS77
	.uleb128 0xc
	.long	0x7d5
	.quad	.LBI78
	.byte	.LVU241
	.long	.LLRL78
	.byte	0x2f
	.byte	0xa
	.long	0x7c7
	.uleb128 0x2
	.long	0x7ed
	.long	.LLST79
	.long	.LVUS79
	.uleb128 0x2
	.long	0x7e4
	.long	.LLST80
	.long	.LVUS80
	.uleb128 0xb
	.long	.LLRL78
	.uleb128 0x1
	.long	0x7f6
	.long	.LLST81
	.long	.LVUS81
	.uleb128 0x1
	.long	0x801
	.long	.LLST82
	.long	.LVUS82
	.uleb128 0x1
	.long	0x80a
	.long	.LLST83
	.long	.LVUS83
	.uleb128 0xc
	.long	0x814
	.quad	.LBI80
	.byte	.LVU250
	.long	.LLRL84
	.byte	0x2a
	.byte	0x44
	.long	0x799
	.uleb128 0x2
	.long	0x823
	.long	.LLST85
	.long	.LVUS85
	.byte	0
	.uleb128 0x17
	.long	0x814
	.quad	.LBI83
	.byte	.LVU246
	.quad	.LBB83
	.quad	.LBE83-.LBB83
	.uleb128 0x2
	.long	0x823
	.long	.LLST86
	.long	.LVUS86
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x13
	.quad	.LVL76
	.long	0x11f
	.byte	0
	.uleb128 0x11
	.long	.LASF33
	.byte	0x29
	.byte	0x13
	.long	0x6b
	.long	0x814
	.uleb128 0x5
	.string	"a"
	.byte	0x29
	.byte	0x1f
	.long	0xdf
	.uleb128 0x5
	.string	"b"
	.byte	0x29
	.byte	0x26
	.long	0xdf
	.uleb128 0x9
	.long	.LASF29
	.byte	0x2a
	.byte	0x9
	.long	0xf5
	.uleb128 0x8
	.string	"x"
	.byte	0x2a
	.byte	0x30
	.long	0xf5
	.uleb128 0x8
	.string	"y"
	.byte	0x2a
	.byte	0x40
	.long	0xf5
	.byte	0
	.uleb128 0x11
	.long	.LASF34
	.byte	0x27
	.byte	0x13
	.long	0xf5
	.long	0x82d
	.uleb128 0x5
	.string	"a"
	.byte	0x27
	.byte	0x1f
	.long	0xdf
	.byte	0
	.uleb128 0xa
	.long	.LASF35
	.byte	0x20
	.byte	0x5
	.long	0xd4
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x88c
	.uleb128 0x20
	.string	"a"
	.byte	0x1
	.byte	0x20
	.byte	0x1d
	.long	0xd4
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.string	"b"
	.byte	0x20
	.byte	0x24
	.long	0xd4
	.long	.LLST74
	.long	.LVUS74
	.uleb128 0x21
	.long	.LASF22
	.byte	0x1
	.byte	0x20
	.byte	0x2c
	.long	0x1a5
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x14
	.long	.LASF25
	.byte	0x21
	.long	0xdf
	.long	.LLST75
	.long	.LVUS75
	.byte	0
	.uleb128 0xa
	.long	.LASF36
	.byte	0x1a
	.byte	0x5
	.long	0xd4
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x8ef
	.uleb128 0x3
	.string	"a"
	.byte	0x1a
	.byte	0x1d
	.long	0xd4
	.long	.LLST71
	.long	.LVUS71
	.uleb128 0x3
	.string	"b"
	.byte	0x1a
	.byte	0x24
	.long	0xd4
	.long	.LLST72
	.long	.LVUS72
	.uleb128 0x14
	.long	.LASF25
	.byte	0x1b
	.long	0xdf
	.long	.LLST73
	.long	.LVUS73
	.uleb128 0x13
	.quad	.LVL63
	.long	0x11f
	.byte	0
	.uleb128 0x22
	.long	.LASF45
	.byte	0x1
	.byte	0x14
	.byte	0x6
	.long	0x100
	.byte	0x1
	.long	0x93b
	.uleb128 0x5
	.string	"a"
	.byte	0x14
	.byte	0x18
	.long	0x100
	.uleb128 0x5
	.string	"b"
	.byte	0x14
	.byte	0x20
	.long	0x100
	.uleb128 0x8
	.string	"a0"
	.byte	0x15
	.byte	0x9
	.long	0xf5
	.uleb128 0x8
	.string	"a1"
	.byte	0x15
	.byte	0x11
	.long	0xf5
	.uleb128 0x8
	.string	"b0"
	.byte	0x15
	.byte	0x25
	.long	0xf5
	.uleb128 0x8
	.string	"b1"
	.byte	0x15
	.byte	0x2d
	.long	0xf5
	.byte	0
	.uleb128 0xa
	.long	.LASF37
	.byte	0xe
	.byte	0x5
	.long	0xdf
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x9da
	.uleb128 0x3
	.string	"a"
	.byte	0xe
	.byte	0x15
	.long	0xdf
	.long	.LLST50
	.long	.LVUS50
	.uleb128 0x3
	.string	"b"
	.byte	0xe
	.byte	0x1c
	.long	0xdf
	.long	.LLST51
	.long	.LVUS51
	.uleb128 0x4
	.string	"a0"
	.byte	0xf
	.byte	0x9
	.long	0xea
	.long	.LLST52
	.long	.LVUS52
	.uleb128 0x4
	.string	"a1"
	.byte	0xf
	.byte	0x11
	.long	0xea
	.long	.LLST53
	.long	.LVUS53
	.uleb128 0x4
	.string	"b0"
	.byte	0xf
	.byte	0x24
	.long	0xea
	.long	.LLST54
	.long	.LVUS54
	.uleb128 0x4
	.string	"b1"
	.byte	0xf
	.byte	0x2c
	.long	0xea
	.long	.LLST55
	.long	.LVUS55
	.uleb128 0x4
	.string	"low"
	.byte	0x10
	.byte	0x9
	.long	0xf5
	.long	.LLST56
	.long	.LVUS56
	.byte	0
	.uleb128 0x11
	.long	.LASF38
	.byte	0x5
	.byte	0x14
	.long	0x113
	.long	0xa50
	.uleb128 0x5
	.string	"a"
	.byte	0x5
	.byte	0x26
	.long	0xf5
	.uleb128 0x5
	.string	"b"
	.byte	0x5
	.byte	0x2d
	.long	0xf5
	.uleb128 0x8
	.string	"a0"
	.byte	0x6
	.byte	0x9
	.long	0xf5
	.uleb128 0x8
	.string	"a1"
	.byte	0x6
	.byte	0x16
	.long	0xf5
	.uleb128 0x8
	.string	"b0"
	.byte	0x6
	.byte	0x24
	.long	0xf5
	.uleb128 0x8
	.string	"b1"
	.byte	0x6
	.byte	0x31
	.long	0xf5
	.uleb128 0x9
	.long	.LASF39
	.byte	0x7
	.byte	0x9
	.long	0xf5
	.uleb128 0x9
	.long	.LASF40
	.byte	0x8
	.byte	0x9
	.long	0xf5
	.uleb128 0x9
	.long	.LASF41
	.byte	0x9
	.byte	0x9
	.long	0xf5
	.uleb128 0x9
	.long	.LASF28
	.byte	0xa
	.byte	0x9
	.long	0xf5
	.byte	0
	.uleb128 0x23
	.long	0x8ef
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x18
	.long	0x900
	.uleb128 0x2
	.long	0x909
	.long	.LLST57
	.long	.LVUS57
	.uleb128 0x1
	.long	0x912
	.long	.LLST58
	.long	.LVUS58
	.uleb128 0x1
	.long	0x91c
	.long	.LLST59
	.long	.LVUS59
	.uleb128 0x1
	.long	0x926
	.long	.LLST60
	.long	.LVUS60
	.uleb128 0x1
	.long	0x930
	.long	.LLST61
	.long	.LVUS61
	.uleb128 0xf
	.long	0x9da
	.quad	.LBI58
	.byte	.LVU170
	.long	.LLRL62
	.byte	0x16
	.byte	0xc
	.uleb128 0x18
	.long	0x9f2
	.uleb128 0x2
	.long	0x9e9
	.long	.LLST63
	.long	.LVUS63
	.uleb128 0xb
	.long	.LLRL62
	.uleb128 0x1
	.long	0x9fb
	.long	.LLST64
	.long	.LVUS64
	.uleb128 0x1
	.long	0xa05
	.long	.LLST65
	.long	.LVUS65
	.uleb128 0x1
	.long	0xa0f
	.long	.LLST66
	.long	.LVUS66
	.uleb128 0x1
	.long	0xa19
	.long	.LLST67
	.long	.LVUS67
	.uleb128 0x1
	.long	0xa23
	.long	.LLST68
	.long	.LVUS68
	.uleb128 0x1
	.long	0xa2e
	.long	.LLST69
	.long	.LVUS69
	.uleb128 0x1
	.long	0xa39
	.long	.LLST70
	.long	.LVUS70
	.uleb128 0x10
	.long	0xa44
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
	.uleb128 0x3
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
	.uleb128 0x4
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
	.uleb128 0x5
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
	.uleb128 0x8
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
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0xb
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xd
	.uleb128 0x16
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 5
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x10
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0x2e
	.byte	0x1
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
	.uleb128 0x20
	.uleb128 0x21
	.sleb128 3
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 0x13
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
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
	.uleb128 0x21
	.sleb128 9
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x15
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
	.uleb128 0x21
	.sleb128 10
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.uleb128 0x58
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0x21
	.sleb128 42
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 52
	.byte	0
	.byte	0
	.uleb128 0x18
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x19
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
	.uleb128 0x1a
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
	.uleb128 0x1b
	.uleb128 0x2e
	.byte	0
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
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0x1c
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1d
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1e
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
	.uleb128 0x1f
	.uleb128 0x1d
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x52
	.uleb128 0x1
	.uleb128 0x2138
	.uleb128 0xb
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
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
	.uleb128 0x20
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
	.uleb128 0x21
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x22
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
	.uleb128 0x23
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS100:
	.uleb128 0
	.uleb128 .LVU320
	.uleb128 .LVU320
	.uleb128 0
.LLST100:
	.byte	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL96-1-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL96-1-.Ltext0
	.uleb128 .LFE12-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS101:
	.uleb128 0
	.uleb128 .LVU319
	.uleb128 .LVU319
	.uleb128 .LVU325
	.uleb128 .LVU325
	.uleb128 0
.LLST101:
	.byte	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL95-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL95-.Ltext0
	.uleb128 .LVL97-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL97-.Ltext0
	.uleb128 .LFE12-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x58
	.byte	0x9f
	.byte	0
.LVUS99:
	.uleb128 0
	.uleb128 .LVU310
	.uleb128 .LVU310
	.uleb128 0
.LLST99:
	.byte	0x4
	.uleb128 .LVL91-.Ltext0
	.uleb128 .LVL92-1-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL92-1-.Ltext0
	.uleb128 .LFE11-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU67
	.uleb128 .LVU67
	.uleb128 .LVU69
	.uleb128 .LVU69
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x58
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x58
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU7
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -80
	.byte	0
.LVUS3:
	.uleb128 .LVU13
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -96
	.byte	0
.LVUS4:
	.uleb128 .LVU15
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -80
	.byte	0
.LVUS5:
	.uleb128 .LVU27
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU66
	.uleb128 .LVU66
	.uleb128 .LVU67
	.uleb128 .LVU67
	.uleb128 .LVU72
	.uleb128 .LVU72
	.uleb128 .LVU142
	.uleb128 .LVU142
	.uleb128 .LVU143
	.uleb128 .LVU143
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -72
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS6:
	.uleb128 .LVU27
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -96
	.byte	0
.LVUS7:
	.uleb128 .LVU27
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 .LVU67
	.uleb128 .LVU67
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -88
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS8:
	.uleb128 .LVU110
	.uleb128 .LVU142
	.uleb128 .LVU143
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0xf6
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xa8
	.uleb128 0x35
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x8
	.byte	0x40
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x24
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0xa8
	.uleb128 0x35
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x21
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0xa8
	.uleb128 0x3c
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0xf6
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xa8
	.uleb128 0x35
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x8
	.byte	0x40
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x24
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0xa8
	.uleb128 0x35
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x21
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0xa8
	.uleb128 0x3c
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x21
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 .LVU137
	.uleb128 .LVU142
	.uleb128 .LVU143
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0xa
	.byte	0x9e
	.uleb128 0x8
	.quad	0x8000000000000000
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0xa
	.byte	0x9e
	.uleb128 0x8
	.quad	0x8000000000000000
	.byte	0
.LVUS11:
	.uleb128 .LVU2
	.uleb128 .LVU7
.LLST11:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x6
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS12:
	.uleb128 .LVU7
	.uleb128 .LVU13
.LLST12:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x56
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS14:
	.uleb128 .LVU29
	.uleb128 .LVU47
.LLST14:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x6
	.byte	0x59
	.byte	0x93
	.uleb128 0x8
	.byte	0x56
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS15:
	.uleb128 .LVU29
	.uleb128 .LVU47
.LLST15:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x6
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS16:
	.uleb128 .LVU31
	.uleb128 .LVU47
.LLST16:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS17:
	.uleb128 .LVU31
	.uleb128 .LVU47
.LLST17:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -104
	.byte	0
.LVUS18:
	.uleb128 .LVU31
	.uleb128 .LVU47
.LLST18:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS19:
	.uleb128 .LVU31
	.uleb128 .LVU47
.LLST19:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -120
	.byte	0
.LVUS21:
	.uleb128 .LVU32
	.uleb128 .LVU47
.LLST21:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS22:
	.uleb128 .LVU32
	.uleb128 .LVU47
.LLST22:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS23:
	.uleb128 .LVU34
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU56
.LLST23:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS24:
	.uleb128 .LVU34
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU47
.LLST24:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS25:
	.uleb128 .LVU34
	.uleb128 .LVU47
.LLST25:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS26:
	.uleb128 .LVU35
	.uleb128 .LVU47
.LLST26:
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS27:
	.uleb128 .LVU41
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU47
.LLST27:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x15
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x79
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x7a
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS28:
	.uleb128 .LVU45
	.uleb128 .LVU47
.LLST28:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS30:
	.uleb128 .LVU72
	.uleb128 .LVU78
.LLST30:
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS31:
	.uleb128 .LVU72
	.uleb128 .LVU76
.LLST31:
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS32:
	.uleb128 .LVU74
	.uleb128 .LVU83
.LLST32:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS33:
	.uleb128 .LVU76
	.uleb128 .LVU85
.LLST33:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS34:
	.uleb128 .LVU76
	.uleb128 .LVU82
.LLST34:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS35:
	.uleb128 .LVU78
	.uleb128 .LVU88
.LLST35:
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS36:
	.uleb128 .LVU80
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU89
.LLST36:
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0
.LVUS37:
	.uleb128 .LVU90
	.uleb128 .LVU93
.LLST37:
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS38:
	.uleb128 .LVU94
	.uleb128 .LVU99
	.uleb128 .LVU99
	.uleb128 .LVU100
.LLST38:
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS40:
	.uleb128 .LVU103
	.uleb128 .LVU110
.LLST40:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -96
	.byte	0
.LVUS41:
	.uleb128 .LVU103
	.uleb128 .LVU110
.LLST41:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -80
	.byte	0
.LVUS42:
	.uleb128 .LVU105
	.uleb128 .LVU142
	.uleb128 .LVU143
	.uleb128 0
.LLST42:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0xb
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0xb
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS43:
	.uleb128 .LVU105
	.uleb128 .LVU110
.LLST43:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS44:
	.uleb128 .LVU105
	.uleb128 .LVU142
	.uleb128 .LVU143
	.uleb128 0
.LLST44:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0xb
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0xb
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS45:
	.uleb128 .LVU105
	.uleb128 .LVU110
.LLST45:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS46:
	.uleb128 .LVU106
	.uleb128 .LVU110
.LLST46:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x16
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS47:
	.uleb128 .LVU107
	.uleb128 .LVU110
.LLST47:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x2c
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS48:
	.uleb128 .LVU108
	.uleb128 .LVU110
.LLST48:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x45
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS49:
	.uleb128 .LVU109
	.uleb128 .LVU110
.LLST49:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x87
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x1e
	.byte	0x91
	.sleb128 -80
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x91
	.sleb128 -96
	.byte	0x6
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS87:
	.uleb128 0
	.uleb128 .LVU283
	.uleb128 .LVU283
	.uleb128 0
.LLST87:
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL82-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS88:
	.uleb128 0
	.uleb128 .LVU275
	.uleb128 .LVU275
	.uleb128 0
.LLST88:
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS89:
	.uleb128 0
	.uleb128 .LVU277
	.uleb128 .LVU277
	.uleb128 0
.LLST89:
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS91:
	.uleb128 .LVU271
	.uleb128 .LVU275
	.uleb128 .LVU275
	.uleb128 .LVU291
	.uleb128 .LVU297
	.uleb128 .LVU301
.LLST91:
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL85-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LVL90-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS92:
	.uleb128 .LVU270
	.uleb128 .LVU283
	.uleb128 .LVU283
	.uleb128 .LVU291
	.uleb128 .LVU297
	.uleb128 .LVU301
.LLST92:
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL82-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL85-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LVL90-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS93:
	.uleb128 .LVU280
	.uleb128 .LVU293
	.uleb128 .LVU293
	.uleb128 .LVU297
	.uleb128 .LVU297
	.uleb128 .LVU299
	.uleb128 .LVU299
	.uleb128 0
.LLST93:
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL86-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x22
	.byte	0x10
	.uleb128 0x7fffffffffffffff
	.byte	0x11
	.sleb128 -9223372036854775808
	.byte	0x78
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x27
	.byte	0x30
	.byte	0x2a
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LVL89-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL89-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x22
	.byte	0x10
	.uleb128 0x7fffffffffffffff
	.byte	0x11
	.sleb128 -9223372036854775808
	.byte	0x78
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x27
	.byte	0x30
	.byte	0x2a
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.byte	0
.LVUS94:
	.uleb128 .LVU284
	.uleb128 0
.LLST94:
	.byte	0x4
	.uleb128 .LVL83-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS95:
	.uleb128 .LVU288
	.uleb128 .LVU298
.LLST95:
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LVL88-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS97:
	.uleb128 .LVU284
	.uleb128 .LVU288
.LLST97:
	.byte	0x4
	.uleb128 .LVL83-.Ltext0
	.uleb128 .LVL84-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS98:
	.uleb128 .LVU280
	.uleb128 .LVU283
	.uleb128 .LVU283
	.uleb128 .LVU284
.LLST98:
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL82-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL83-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS76:
	.uleb128 0
	.uleb128 .LVU267
	.uleb128 .LVU267
	.uleb128 0
.LLST76:
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS77:
	.uleb128 0
	.uleb128 .LVU267
	.uleb128 .LVU267
	.uleb128 0
.LLST77:
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS79:
	.uleb128 .LVU241
	.uleb128 .LVU256
	.uleb128 .LVU260
	.uleb128 .LVU263
.LLST79:
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS80:
	.uleb128 .LVU241
	.uleb128 .LVU256
	.uleb128 .LVU260
	.uleb128 .LVU263
.LLST80:
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS81:
	.uleb128 .LVU246
	.uleb128 .LVU256
	.uleb128 .LVU256
	.uleb128 .LVU260
	.uleb128 .LVU260
	.uleb128 .LVU262
	.uleb128 .LVU262
	.uleb128 .LVU267
	.uleb128 .LVU267
	.uleb128 0
.LLST81:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x22
	.byte	0x10
	.uleb128 0x7fffffffffffffff
	.byte	0x11
	.sleb128 -9223372036854775808
	.byte	0x75
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x27
	.byte	0x30
	.byte	0x2a
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 0x22
	.byte	0x10
	.uleb128 0x7fffffffffffffff
	.byte	0x11
	.sleb128 -9223372036854775808
	.byte	0x75
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x27
	.byte	0x30
	.byte	0x2a
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x24
	.byte	0x10
	.uleb128 0x7fffffffffffffff
	.byte	0x11
	.sleb128 -9223372036854775808
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x27
	.byte	0x30
	.byte	0x2a
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.byte	0
.LVUS82:
	.uleb128 .LVU249
	.uleb128 .LVU267
	.uleb128 .LVU267
	.uleb128 0
.LLST82:
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL76-1-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x13
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1f
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1f
	.byte	0x30
	.byte	0x2a
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x9f
	.byte	0
.LVUS83:
	.uleb128 .LVU253
	.uleb128 .LVU256
	.uleb128 .LVU260
	.uleb128 .LVU261
.LLST83:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS85:
	.uleb128 .LVU249
	.uleb128 .LVU253
.LLST85:
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS86:
	.uleb128 .LVU246
	.uleb128 .LVU249
.LLST86:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS74:
	.uleb128 0
	.uleb128 .LVU232
	.uleb128 .LVU232
	.uleb128 0
.LLST74:
	.byte	0x4
	.uleb128 .LVL64-.Ltext0
	.uleb128 .LVL66-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS75:
	.uleb128 .LVU230
	.uleb128 0
.LLST75:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS71:
	.uleb128 0
	.uleb128 .LVU217
	.uleb128 .LVU217
	.uleb128 0
.LLST71:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS72:
	.uleb128 0
	.uleb128 .LVU224
	.uleb128 .LVU224
	.uleb128 0
.LLST72:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL63-1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL63-1-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS73:
	.uleb128 .LVU217
	.uleb128 .LVU224
	.uleb128 .LVU224
	.uleb128 0
.LLST73:
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL63-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL63-1-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x14
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS50:
	.uleb128 0
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 0
.LLST50:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS51:
	.uleb128 0
	.uleb128 .LVU156
	.uleb128 .LVU156
	.uleb128 0
.LLST51:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS52:
	.uleb128 .LVU146
	.uleb128 .LVU157
	.uleb128 .LVU157
	.uleb128 0
.LLST52:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS53:
	.uleb128 .LVU146
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 0
.LLST53:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS54:
	.uleb128 .LVU146
	.uleb128 0
.LLST54:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS55:
	.uleb128 .LVU146
	.uleb128 .LVU156
	.uleb128 .LVU156
	.uleb128 0
.LLST55:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS56:
	.uleb128 .LVU147
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 .LVU156
	.uleb128 .LVU156
	.uleb128 0
.LLST56:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x12
	.byte	0x75
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x74
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x13
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x74
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x14
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS57:
	.uleb128 0
	.uleb128 .LVU167
	.uleb128 .LVU167
	.uleb128 0
.LLST57:
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS58:
	.uleb128 .LVU163
	.uleb128 .LVU191
.LLST58:
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS59:
	.uleb128 .LVU165
	.uleb128 .LVU166
	.uleb128 .LVU166
	.uleb128 0
.LLST59:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL45-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS60:
	.uleb128 .LVU165
	.uleb128 .LVU167
	.uleb128 .LVU167
	.uleb128 .LVU194
.LLST60:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS61:
	.uleb128 .LVU169
	.uleb128 .LVU173
	.uleb128 .LVU173
	.uleb128 0
.LLST61:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS63:
	.uleb128 .LVU170
	.uleb128 .LVU191
.LLST63:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS64:
	.uleb128 .LVU172
	.uleb128 .LVU185
	.uleb128 .LVU185
	.uleb128 .LVU191
.LLST64:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS65:
	.uleb128 .LVU176
	.uleb128 .LVU187
	.uleb128 .LVU187
	.uleb128 .LVU191
.LLST65:
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS66:
	.uleb128 .LVU176
	.uleb128 .LVU182
.LLST66:
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS67:
	.uleb128 .LVU179
	.uleb128 .LVU199
.LLST67:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0
.LVUS68:
	.uleb128 .LVU180
	.uleb128 .LVU188
	.uleb128 .LVU188
	.uleb128 .LVU189
.LLST68:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS69:
	.uleb128 .LVU192
	.uleb128 .LVU196
.LLST69:
	.byte	0x4
	.uleb128 .LVL57-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS70:
	.uleb128 .LVU197
	.uleb128 .LVU199
.LLST70:
	.byte	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LVL60-.Ltext0
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
.LLRL10:
	.byte	0x4
	.uleb128 .LBB22-.Ltext0
	.uleb128 .LBE22-.Ltext0
	.byte	0x4
	.uleb128 .LBB25-.Ltext0
	.uleb128 .LBE25-.Ltext0
	.byte	0
.LLRL13:
	.byte	0x4
	.uleb128 .LBB28-.Ltext0
	.uleb128 .LBE28-.Ltext0
	.byte	0x4
	.uleb128 .LBB43-.Ltext0
	.uleb128 .LBE43-.Ltext0
	.byte	0x4
	.uleb128 .LBB44-.Ltext0
	.uleb128 .LBE44-.Ltext0
	.byte	0x4
	.uleb128 .LBB45-.Ltext0
	.uleb128 .LBE45-.Ltext0
	.byte	0
.LLRL20:
	.byte	0x4
	.uleb128 .LBB30-.Ltext0
	.uleb128 .LBE30-.Ltext0
	.byte	0x4
	.uleb128 .LBB36-.Ltext0
	.uleb128 .LBE36-.Ltext0
	.byte	0x4
	.uleb128 .LBB37-.Ltext0
	.uleb128 .LBE37-.Ltext0
	.byte	0x4
	.uleb128 .LBB38-.Ltext0
	.uleb128 .LBE38-.Ltext0
	.byte	0x4
	.uleb128 .LBB39-.Ltext0
	.uleb128 .LBE39-.Ltext0
	.byte	0
.LLRL29:
	.byte	0x4
	.uleb128 .LBB46-.Ltext0
	.uleb128 .LBE46-.Ltext0
	.byte	0x4
	.uleb128 .LBB49-.Ltext0
	.uleb128 .LBE49-.Ltext0
	.byte	0
.LLRL39:
	.byte	0x4
	.uleb128 .LBB50-.Ltext0
	.uleb128 .LBE50-.Ltext0
	.byte	0x4
	.uleb128 .LBB54-.Ltext0
	.uleb128 .LBE54-.Ltext0
	.byte	0x4
	.uleb128 .LBB55-.Ltext0
	.uleb128 .LBE55-.Ltext0
	.byte	0
.LLRL62:
	.byte	0x4
	.uleb128 .LBB58-.Ltext0
	.uleb128 .LBE58-.Ltext0
	.byte	0x4
	.uleb128 .LBB66-.Ltext0
	.uleb128 .LBE66-.Ltext0
	.byte	0x4
	.uleb128 .LBB67-.Ltext0
	.uleb128 .LBE67-.Ltext0
	.byte	0x4
	.uleb128 .LBB68-.Ltext0
	.uleb128 .LBE68-.Ltext0
	.byte	0x4
	.uleb128 .LBB69-.Ltext0
	.uleb128 .LBE69-.Ltext0
	.byte	0x4
	.uleb128 .LBB70-.Ltext0
	.uleb128 .LBE70-.Ltext0
	.byte	0x4
	.uleb128 .LBB71-.Ltext0
	.uleb128 .LBE71-.Ltext0
	.byte	0
.LLRL78:
	.byte	0x4
	.uleb128 .LBB78-.Ltext0
	.uleb128 .LBE78-.Ltext0
	.byte	0x4
	.uleb128 .LBB87-.Ltext0
	.uleb128 .LBE87-.Ltext0
	.byte	0
.LLRL84:
	.byte	0x4
	.uleb128 .LBB80-.Ltext0
	.uleb128 .LBE80-.Ltext0
	.byte	0x4
	.uleb128 .LBB85-.Ltext0
	.uleb128 .LBE85-.Ltext0
	.byte	0
.LLRL90:
	.byte	0x4
	.uleb128 .LBB94-.Ltext0
	.uleb128 .LBE94-.Ltext0
	.byte	0x4
	.uleb128 .LBB104-.Ltext0
	.uleb128 .LBE104-.Ltext0
	.byte	0x4
	.uleb128 .LBB105-.Ltext0
	.uleb128 .LBE105-.Ltext0
	.byte	0
.LLRL96:
	.byte	0x4
	.uleb128 .LBB96-.Ltext0
	.uleb128 .LBE96-.Ltext0
	.byte	0x4
	.uleb128 .LBB101-.Ltext0
	.uleb128 .LBE101-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF13:
	.string	"__uint64_t"
.LASF18:
	.string	"uint64_t"
.LASF23:
	.string	"flagged_multiply_128"
.LASF8:
	.string	"short int"
.LASF27:
	.string	"cross"
.LASF10:
	.string	"__uint32_t"
.LASF31:
	.string	"checked_multiply_64"
.LASF20:
	.string	"__int128"
.LASF22:
	.string	"over"
.LASF16:
	.string	"int64_t"
.LASF38:
	.string	"whole_product"
.LASF32:
	.string	"size_128"
.LASF39:
	.string	"lowest"
.LASF2:
	.string	"__int128 unsigned"
.LASF24:
	.string	"checked_multiply_128"
.LASF36:
	.string	"checked_multiply_32"
.LASF12:
	.string	"long int"
.LASF11:
	.string	"__int64_t"
.LASF28:
	.string	"high"
.LASF21:
	.string	"u128"
.LASF26:
	.string	"negative"
.LASF41:
	.string	"other"
.LASF40:
	.string	"middle"
.LASF44:
	.string	"product_128"
.LASF30:
	.string	"flagged_multiply_64"
.LASF5:
	.string	"unsigned char"
.LASF7:
	.string	"signed char"
.LASF17:
	.string	"uint32_t"
.LASF4:
	.string	"unsigned int"
.LASF35:
	.string	"flagged_multiply_32"
.LASF6:
	.string	"short unsigned int"
.LASF14:
	.string	"char"
.LASF43:
	.string	"overflowed"
.LASF15:
	.string	"int32_t"
.LASF25:
	.string	"product"
.LASF42:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF3:
	.string	"long unsigned int"
.LASF34:
	.string	"size_64"
.LASF45:
	.string	"multiply_128"
.LASF9:
	.string	"__int32_t"
.LASF29:
	.string	"most"
.LASF33:
	.string	"fits_64"
.LASF19:
	.string	"s128"
.LASF37:
	.string	"multiply_64"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/products.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
