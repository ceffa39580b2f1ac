	.file	"divisions_signed.c"
	.text
.Ltext0:
	.file 0 "." "src/divisions_signed.c"
	.p2align 4
	.globl	divide_32
	.type	divide_32, @function
divide_32:
.LVL0:
.LFB0:
	.file 1 "src/divisions_signed.c"
	.loc 1 4 29 view -0
	.cfi_startproc
	.loc 1 4 29 is_stmt 0 view .LVU1
	movl	%edi, %eax
	.loc 1 5 5 is_stmt 1 view .LVU2
	.loc 1 5 32 is_stmt 0 view .LVU3
	testl	%edi, %edi
	js	.L9
.LVL1:
	.loc 1 5 60 discriminator 2 view .LVU4
	testl	%esi, %esi
	js	.L10
.LVL2:
	.loc 1 6 5 is_stmt 1 view .LVU5
	.loc 1 6 9 is_stmt 0 view .LVU6
	xorl	%edx, %edx
	divl	%esi
.LVL3:
	.loc 1 7 5 is_stmt 1 view .LVU7
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L10:
	.loc 1 6 5 view .LVU8
	.loc 1 5 60 is_stmt 0 view .LVU9
	negl	%esi
.LVL5:
	.loc 1 6 9 view .LVU10
	xorl	%edx, %edx
	divl	%esi
.LVL6:
	.loc 1 7 5 is_stmt 1 view .LVU11
	.loc 1 7 28 is_stmt 0 view .LVU12
	negl	%eax
.LVL7:
	.loc 1 8 1 view .LVU13
	ret
.LVL8:
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 5 32 discriminator 1 view .LVU14
	negl	%eax
.LVL9:
	.loc 1 5 60 discriminator 1 view .LVU15
	testl	%esi, %esi
	js	.L11
.LVL10:
	.loc 1 6 5 is_stmt 1 view .LVU16
	.loc 1 6 9 is_stmt 0 view .LVU17
	xorl	%edx, %edx
	divl	%esi
.LVL11:
	.loc 1 7 5 is_stmt 1 view .LVU18
	.loc 1 7 28 is_stmt 0 view .LVU19
	negl	%eax
.LVL12:
	.loc 1 8 1 view .LVU20
	ret
.LVL13:
	.p2align 4,,10
	.p2align 3
.L11:
	.loc 1 6 5 is_stmt 1 view .LVU21
	.loc 1 5 60 is_stmt 0 view .LVU22
	negl	%esi
.LVL14:
	.loc 1 6 9 view .LVU23
	xorl	%edx, %edx
	divl	%esi
.LVL15:
	.loc 1 7 5 is_stmt 1 view .LVU24
	ret
	.cfi_endproc
.LFE0:
	.size	divide_32, .-divide_32
	.p2align 4
	.globl	remainder_32
	.type	remainder_32, @function
remainder_32:
.LVL16:
.LFB1:
	.loc 1 10 32 view -0
	.cfi_startproc
	.loc 1 10 32 is_stmt 0 view .LVU26
	movl	%edi, %ecx
	.loc 1 10 34 is_stmt 1 view .LVU27
.LVL17:
.LBB4:
.LBI4:
	.loc 1 4 5 view .LVU28
.LBB5:
	.loc 1 5 5 view .LVU29
	.loc 1 5 32 is_stmt 0 view .LVU30
	testl	%edi, %edi
	js	.L19
.LVL18:
	.loc 1 5 60 view .LVU31
	testl	%esi, %esi
	js	.L20
.LVL19:
	.loc 1 6 5 is_stmt 1 view .LVU32
	.loc 1 6 9 is_stmt 0 view .LVU33
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
.LVL20:
	.loc 1 7 5 is_stmt 1 view .LVU34
	.loc 1 7 5 is_stmt 0 view .LVU35
.LBE5:
.LBE4:
	.loc 1 10 71 view .LVU36
	imull	%esi, %eax
	movl	%eax, %edx
	.loc 1 10 48 view .LVU37
	movl	%ecx, %eax
	subl	%edx, %eax
	.loc 1 10 81 view .LVU38
	ret
.LVL21:
	.p2align 4,,10
	.p2align 3
.L20:
.LBB8:
.LBB6:
	.loc 1 6 5 is_stmt 1 view .LVU39
	.loc 1 5 60 is_stmt 0 view .LVU40
	movl	%esi, %edi
.LVL22:
	.loc 1 6 9 view .LVU41
	movl	%ecx, %eax
	xorl	%edx, %edx
	.loc 1 5 60 view .LVU42
	negl	%edi
.LVL23:
	.loc 1 6 9 view .LVU43
	divl	%edi
.LVL24:
	.loc 1 7 5 is_stmt 1 view .LVU44
	.loc 1 7 28 is_stmt 0 view .LVU45
	negl	%eax
.LVL25:
.L22:
	.loc 1 7 28 view .LVU46
.LBE6:
.LBE8:
	.loc 1 10 71 view .LVU47
	imull	%esi, %eax
	movl	%eax, %edx
	.loc 1 10 48 view .LVU48
	movl	%ecx, %eax
	subl	%edx, %eax
	.loc 1 10 81 view .LVU49
	ret
.LVL26:
	.p2align 4,,10
	.p2align 3
.L19:
.LBB9:
.LBB7:
	.loc 1 5 32 view .LVU50
	movl	%edi, %eax
	negl	%eax
.LVL27:
	.loc 1 5 60 view .LVU51
	testl	%esi, %esi
	js	.L21
.LVL28:
	.loc 1 6 5 is_stmt 1 view .LVU52
	.loc 1 6 9 is_stmt 0 view .LVU53
	xorl	%edx, %edx
	divl	%esi
.LVL29:
	.loc 1 7 5 is_stmt 1 view .LVU54
	.loc 1 7 28 is_stmt 0 view .LVU55
	negl	%eax
.LVL30:
	.loc 1 7 28 view .LVU56
	jmp	.L22
.LVL31:
	.p2align 4,,10
	.p2align 3
.L21:
	.loc 1 6 5 is_stmt 1 view .LVU57
	.loc 1 5 60 is_stmt 0 view .LVU58
	movl	%esi, %edi
	.loc 1 6 9 view .LVU59
	xorl	%edx, %edx
	.loc 1 5 60 view .LVU60
	negl	%edi
.LVL32:
	.loc 1 6 9 view .LVU61
	divl	%edi
.LVL33:
	.loc 1 7 5 is_stmt 1 view .LVU62
	.loc 1 7 5 is_stmt 0 view .LVU63
.LBE7:
.LBE9:
	.loc 1 10 71 view .LVU64
	imull	%esi, %eax
	movl	%eax, %edx
	.loc 1 10 48 view .LVU65
	movl	%ecx, %eax
	subl	%edx, %eax
	.loc 1 10 81 view .LVU66
	ret
	.cfi_endproc
.LFE1:
	.size	remainder_32, .-remainder_32
	.p2align 4
	.globl	divide_both_32
	.type	divide_both_32, @function
divide_both_32:
.LVL34:
.LFB2:
	.loc 1 12 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 12 45 is_stmt 0 view .LVU68
	movl	%edi, %ecx
	.loc 1 13 5 is_stmt 1 view .LVU69
.LVL35:
.LBB12:
.LBI12:
	.loc 1 4 5 view .LVU70
.LBB13:
	.loc 1 5 5 view .LVU71
.LBE13:
.LBE12:
	.loc 1 12 45 is_stmt 0 view .LVU72
	movq	%rdx, %rdi
.LVL36:
.LBB17:
.LBB14:
	.loc 1 5 32 view .LVU73
	testl	%ecx, %ecx
	js	.L30
.LVL37:
	.loc 1 5 60 view .LVU74
	testl	%esi, %esi
	js	.L31
.LVL38:
	.loc 1 6 5 is_stmt 1 view .LVU75
	.loc 1 6 9 is_stmt 0 view .LVU76
	movl	%ecx, %eax
	xorl	%edx, %edx
.LVL39:
	.loc 1 6 9 view .LVU77
	divl	%esi
.LVL40:
	.loc 1 7 5 is_stmt 1 view .LVU78
	.loc 1 7 5 is_stmt 0 view .LVU79
.LBE14:
.LBE17:
	.loc 1 14 5 is_stmt 1 view .LVU80
	.loc 1 14 36 is_stmt 0 view .LVU81
	imull	%eax, %esi
.LVL41:
	.loc 1 14 20 view .LVU82
	subl	%esi, %ecx
.LVL42:
	.loc 1 14 20 view .LVU83
	movl	%ecx, (%rdi)
	.loc 1 15 5 is_stmt 1 view .LVU84
	.loc 1 16 1 is_stmt 0 view .LVU85
	ret
.LVL43:
	.p2align 4,,10
	.p2align 3
.L31:
.LBB18:
.LBB15:
	.loc 1 6 5 is_stmt 1 view .LVU86
	.loc 1 5 60 is_stmt 0 view .LVU87
	movl	%esi, %r8d
	.loc 1 6 9 view .LVU88
	movl	%ecx, %eax
	xorl	%edx, %edx
.LVL44:
	.loc 1 5 60 view .LVU89
	negl	%r8d
.LVL45:
	.loc 1 6 9 view .LVU90
	divl	%r8d
.LVL46:
	.loc 1 7 5 is_stmt 1 view .LVU91
	.loc 1 7 28 is_stmt 0 view .LVU92
	negl	%eax
.LVL47:
.L33:
	.loc 1 7 28 view .LVU93
.LBE15:
.LBE18:
	.loc 1 14 5 is_stmt 1 view .LVU94
	.loc 1 14 36 is_stmt 0 view .LVU95
	imull	%eax, %esi
.LVL48:
	.loc 1 14 20 view .LVU96
	subl	%esi, %ecx
.LVL49:
	.loc 1 14 20 view .LVU97
	movl	%ecx, (%rdi)
	.loc 1 15 5 is_stmt 1 view .LVU98
	.loc 1 16 1 is_stmt 0 view .LVU99
	ret
.LVL50:
	.p2align 4,,10
	.p2align 3
.L30:
.LBB19:
.LBB16:
	.loc 1 5 32 view .LVU100
	movl	%ecx, %eax
	negl	%eax
.LVL51:
	.loc 1 5 60 view .LVU101
	testl	%esi, %esi
	js	.L32
.LVL52:
	.loc 1 6 5 is_stmt 1 view .LVU102
	.loc 1 6 9 is_stmt 0 view .LVU103
	xorl	%edx, %edx
.LVL53:
	.loc 1 6 9 view .LVU104
	divl	%esi
.LVL54:
	.loc 1 7 5 is_stmt 1 view .LVU105
	.loc 1 7 28 is_stmt 0 view .LVU106
	negl	%eax
.LVL55:
	.loc 1 7 28 view .LVU107
	jmp	.L33
.LVL56:
	.p2align 4,,10
	.p2align 3
.L32:
	.loc 1 6 5 is_stmt 1 view .LVU108
	.loc 1 5 60 is_stmt 0 view .LVU109
	movl	%esi, %r8d
	.loc 1 6 9 view .LVU110
	xorl	%edx, %edx
.LVL57:
	.loc 1 5 60 view .LVU111
	negl	%r8d
.LVL58:
	.loc 1 6 9 view .LVU112
	divl	%r8d
.LVL59:
	.loc 1 7 5 is_stmt 1 view .LVU113
	.loc 1 7 5 is_stmt 0 view .LVU114
.LBE16:
.LBE19:
	.loc 1 14 5 is_stmt 1 view .LVU115
	.loc 1 14 36 is_stmt 0 view .LVU116
	imull	%eax, %esi
.LVL60:
	.loc 1 14 20 view .LVU117
	subl	%esi, %ecx
.LVL61:
	.loc 1 14 20 view .LVU118
	movl	%ecx, (%rdi)
	.loc 1 15 5 is_stmt 1 view .LVU119
	.loc 1 16 1 is_stmt 0 view .LVU120
	ret
	.cfi_endproc
.LFE2:
	.size	divide_both_32, .-divide_both_32
	.p2align 4
	.globl	divide_64
	.type	divide_64, @function
divide_64:
.LVL62:
.LFB3:
	.loc 1 19 29 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 20 5 view .LVU122
	.loc 1 20 9 is_stmt 0 view .LVU123
	movq	%rdi, %rax
	.loc 1 20 28 view .LVU124
	movq	%rsi, %rdx
	.loc 1 19 29 view .LVU125
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	.loc 1 20 9 view .LVU126
	sarq	$63, %rax
.LVL63:
	.loc 1 20 28 view .LVU127
	sarq	$63, %rdx
.LVL64:
	.loc 1 21 55 view .LVU128
	xorq	%rdx, %rsi
.LVL65:
	.loc 1 21 21 view .LVU129
	xorq	%rax, %rdi
.LVL66:
	.loc 1 20 47 view .LVU130
	movq	%rax, %rbx
	.loc 1 21 43 view .LVU131
	subq	%rdx, %rsi
	.loc 1 21 9 view .LVU132
	subq	%rax, %rdi
	.loc 1 20 47 view .LVU133
	xorq	%rdx, %rbx
.LVL67:
	.loc 1 21 5 is_stmt 1 view .LVU134
	.loc 1 22 5 view .LVU135
	.loc 1 22 13 is_stmt 0 view .LVU136
	call	divide_unsigned_64@PLT
.LVL68:
	.loc 1 22 38 view .LVU137
	xorq	%rbx, %rax
	.loc 1 22 47 view .LVU138
	subq	%rbx, %rax
	.loc 1 23 1 view .LVU139
	popq	%rbx
	.cfi_def_cfa_offset 8
.LVL69:
	.loc 1 23 1 view .LVU140
	ret
	.cfi_endproc
.LFE3:
	.size	divide_64, .-divide_64
	.p2align 4
	.globl	remainder_64
	.type	remainder_64, @function
remainder_64:
.LVL70:
.LFB4:
	.loc 1 25 32 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU142
	.loc 1 25 32 is_stmt 0 view .LVU143
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	.loc 1 26 28 view .LVU144
	movq	%rsi, %rax
	.loc 1 26 9 view .LVU145
	movq	%rdi, %rbx
	sarq	$63, %rbx
.LVL71:
	.loc 1 26 28 view .LVU146
	sarq	$63, %rax
.LVL72:
	.loc 1 27 5 is_stmt 1 view .LVU147
	.loc 1 28 5 view .LVU148
	.loc 1 27 55 is_stmt 0 view .LVU149
	xorq	%rax, %rsi
.LVL73:
	.loc 1 27 21 view .LVU150
	xorq	%rbx, %rdi
.LVL74:
	.loc 1 27 9 view .LVU151
	subq	%rbx, %rdi
.LVL75:
	.loc 1 27 43 view .LVU152
	subq	%rax, %rsi
.LVL76:
	.loc 1 28 13 view .LVU153
	call	remainder_unsigned_64@PLT
.LVL77:
	.loc 1 28 41 view .LVU154
	xorq	%rbx, %rax
	.loc 1 28 52 view .LVU155
	subq	%rbx, %rax
	.loc 1 29 1 view .LVU156
	popq	%rbx
	.cfi_def_cfa_offset 8
.LVL78:
	.loc 1 29 1 view .LVU157
	ret
	.cfi_endproc
.LFE4:
	.size	remainder_64, .-remainder_64
	.p2align 4
	.globl	divide_both_64
	.type	divide_both_64, @function
divide_both_64:
.LVL79:
.LFB5:
	.loc 1 31 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 32 5 view .LVU159
.LBB22:
.LBI22:
	.loc 1 19 5 view .LVU160
.LBB23:
	.loc 1 20 5 view .LVU161
.LBE23:
.LBE22:
	.loc 1 31 45 is_stmt 0 view .LVU162
	pushq	%r13
	.cfi_def_cfa_offset 16
	.cfi_offset 13, -16
.LBB31:
.LBB24:
	.loc 1 20 9 view .LVU163
	movq	%rdi, %rax
.LBE24:
.LBE31:
	.loc 1 31 45 view .LVU164
	pushq	%r12
	.cfi_def_cfa_offset 24
	.cfi_offset 12, -24
	movq	%rdx, %r12
.LBB32:
.LBB25:
	.loc 1 20 28 view .LVU165
	movq	%rsi, %rdx
.LVL80:
	.loc 1 20 9 view .LVU166
	sarq	$63, %rax
.LVL81:
	.loc 1 20 9 view .LVU167
.LBE25:
.LBE32:
	.loc 1 31 45 view .LVU168
	pushq	%rbp
	.cfi_def_cfa_offset 32
	.cfi_offset 6, -32
.LBB33:
.LBB26:
	.loc 1 20 28 view .LVU169
	sarq	$63, %rdx
.LVL82:
	.loc 1 20 28 view .LVU170
.LBE26:
.LBE33:
	.loc 1 31 45 view .LVU171
	movq	%rsi, %rbp
.LBB34:
.LBB27:
	.loc 1 20 47 view .LVU172
	movq	%rax, %r13
.LBE27:
.LBE34:
	.loc 1 31 45 view .LVU173
	pushq	%rbx
	.cfi_def_cfa_offset 40
	.cfi_offset 3, -40
.LBB35:
.LBB28:
	.loc 1 21 55 view .LVU174
	xorq	%rdx, %rsi
.LVL83:
	.loc 1 21 55 view .LVU175
.LBE28:
.LBE35:
	.loc 1 31 45 view .LVU176
	movq	%rdi, %rbx
.LBB36:
.LBB29:
	.loc 1 21 21 view .LVU177
	xorq	%rax, %rdi
.LVL84:
	.loc 1 21 43 view .LVU178
	subq	%rdx, %rsi
	.loc 1 21 9 view .LVU179
	subq	%rax, %rdi
	.loc 1 20 47 view .LVU180
	xorq	%rdx, %r13
.LVL85:
	.loc 1 21 5 is_stmt 1 view .LVU181
	.loc 1 22 5 view .LVU182
.LBE29:
.LBE36:
	.loc 1 31 45 is_stmt 0 view .LVU183
	subq	$8, %rsp
	.cfi_def_cfa_offset 48
.LBB37:
.LBB30:
	.loc 1 22 13 view .LVU184
	call	divide_unsigned_64@PLT
.LVL86:
	.loc 1 22 38 view .LVU185
	xorq	%r13, %rax
	.loc 1 22 47 view .LVU186
	subq	%r13, %rax
.LVL87:
	.loc 1 22 47 view .LVU187
.LBE30:
.LBE37:
	.loc 1 33 5 is_stmt 1 view .LVU188
	.loc 1 33 36 is_stmt 0 view .LVU189
	imulq	%rax, %rbp
.LVL88:
	.loc 1 33 20 view .LVU190
	subq	%rbp, %rbx
.LVL89:
	.loc 1 33 20 view .LVU191
	movq	%rbx, (%r12)
	.loc 1 34 5 is_stmt 1 view .LVU192
	.loc 1 35 1 is_stmt 0 view .LVU193
	addq	$8, %rsp
	.cfi_def_cfa_offset 40
	popq	%rbx
	.cfi_def_cfa_offset 32
	popq	%rbp
	.cfi_def_cfa_offset 24
	popq	%r12
	.cfi_def_cfa_offset 16
.LVL90:
	.loc 1 35 1 view .LVU194
	popq	%r13
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE5:
	.size	divide_both_64, .-divide_both_64
	.p2align 4
	.globl	divide_128
	.type	divide_128, @function
divide_128:
.LVL91:
.LFB6:
	.loc 1 37 33 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 38 5 view .LVU196
	.loc 1 37 33 is_stmt 0 view .LVU197
	pushq	%rbp
	.cfi_def_cfa_offset 16
	.cfi_offset 6, -16
	movq	%rdx, %r8
	movq	%rsi, %rbp
	.loc 1 38 26 view .LVU198
	movq	%rdi, %rax
	.loc 1 37 33 view .LVU199
	pushq	%rbx
	.cfi_def_cfa_offset 24
	.cfi_offset 3, -24
	.loc 1 38 26 view .LVU200
	movq	%rsi, %rdx
.LVL92:
	.loc 1 37 33 view .LVU201
	movq	%rcx, %rbx
	subq	$8, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 38 34 view .LVU202
	testq	%rsi, %rsi
	jns	.L41
	.loc 1 38 34 discriminator 1 view .LVU203
	negq	%rax
	adcq	$0, %rdx
	negq	%rdx
.L41:
.LVL93:
	.loc 1 38 55 discriminator 4 view .LVU204
	movq	%r8, %rsi
	movq	%rbx, %rdi
	.loc 1 38 63 discriminator 4 view .LVU205
	testq	%rbx, %rbx
	jns	.L42
	.loc 1 38 63 discriminator 5 view .LVU206
	negq	%rsi
	adcq	$0, %rdi
	negq	%rdi
.L42:
.LVL94:
	.loc 1 39 5 is_stmt 1 discriminator 8 view .LVU207
	.loc 1 39 21 is_stmt 0 discriminator 8 view .LVU208
	movq	%rax, %r8
	movq	%rdx, %rax
.LVL95:
	.loc 1 39 21 discriminator 8 view .LVU209
	movq	%rdi, %rcx
	movq	%rsi, %rdx
	movq	%r8, %rdi
	movq	%rax, %rsi
.LVL96:
	.loc 1 39 21 discriminator 8 view .LVU210
	call	divide_unsigned_128@PLT
.LVL97:
	.loc 1 40 5 is_stmt 1 discriminator 8 view .LVU211
	.loc 1 40 42 is_stmt 0 discriminator 8 view .LVU212
	xorq	%rbp, %rbx
	jns	.L43
	.loc 1 40 42 discriminator 1 view .LVU213
	negq	%rax
.LVL98:
	.loc 1 40 42 discriminator 1 view .LVU214
	adcq	$0, %rdx
	negq	%rdx
.L43:
	.loc 1 41 1 discriminator 4 view .LVU215
	addq	$8, %rsp
	.cfi_def_cfa_offset 24
	popq	%rbx
	.cfi_def_cfa_offset 16
	popq	%rbp
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE6:
	.size	divide_128, .-divide_128
	.p2align 4
	.globl	remainder_128
	.type	remainder_128, @function
remainder_128:
.LVL99:
.LFB7:
	.loc 1 43 36 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 44 5 view .LVU217
	.loc 1 43 36 is_stmt 0 view .LVU218
	movq	%rdi, %r8
	movq	%rdx, %rdi
	.loc 1 44 26 view .LVU219
	movq	%r8, %rax
	.loc 1 44 34 view .LVU220
	testq	%rsi, %rsi
	js	.L55
	.loc 1 44 55 view .LVU221
	movq	%rdx, %r8
	movq	%rcx, %r9
	.loc 1 44 63 view .LVU222
	testq	%rcx, %rcx
	js	.L56
	.loc 1 45 17 view .LVU223
	movq	%rax, %rdi
	movq	%r8, %rdx
.LVL100:
	.loc 1 45 17 view .LVU224
	movq	%r9, %rcx
	jmp	remainder_unsigned_128@PLT
.LVL101:
	.p2align 4,,10
	.p2align 3
.L56:
	.loc 1 45 5 is_stmt 1 view .LVU225
	.loc 1 44 63 is_stmt 0 view .LVU226
	negq	%r8
.LVL102:
	.loc 1 45 17 view .LVU227
	movq	%rax, %rdi
	.loc 1 44 63 view .LVU228
	adcq	$0, %r9
	.loc 1 45 17 view .LVU229
	movq	%r8, %rdx
.LVL103:
	.loc 1 44 63 view .LVU230
	negq	%r9
	.loc 1 45 17 view .LVU231
	movq	%r9, %rcx
	jmp	remainder_unsigned_128@PLT
.LVL104:
	.p2align 4,,10
	.p2align 3
.L55:
	.loc 1 43 36 discriminator 1 view .LVU232
	subq	$8, %rsp
	.cfi_def_cfa_offset 16
	movq	%rsi, %rdx
.LVL105:
	.loc 1 44 34 discriminator 1 view .LVU233
	negq	%rax
	.loc 1 44 55 discriminator 1 view .LVU234
	movq	%rdi, %r8
	.loc 1 44 34 discriminator 1 view .LVU235
	adcq	$0, %rdx
	.loc 1 44 55 discriminator 1 view .LVU236
	movq	%rcx, %r9
	.loc 1 44 34 discriminator 1 view .LVU237
	negq	%rdx
.LVL106:
	.loc 1 44 63 discriminator 1 view .LVU238
	testq	%rcx, %rcx
	jns	.L47
.LVL107:
	.loc 1 45 5 is_stmt 1 view .LVU239
	.loc 1 44 63 is_stmt 0 view .LVU240
	negq	%r8
.LVL108:
	.loc 1 44 63 view .LVU241
	adcq	$0, %r9
	negq	%r9
.LVL109:
.L47:
	.loc 1 45 5 is_stmt 1 view .LVU242
	.loc 1 45 17 is_stmt 0 view .LVU243
	movq	%rdx, %rsi
	movq	%rax, %rdi
	movq	%r8, %rdx
	movq	%r9, %rcx
	call	remainder_unsigned_128@PLT
.LVL110:
	.loc 1 46 5 is_stmt 1 view .LVU244
	.loc 1 46 29 is_stmt 0 view .LVU245
	negq	%rax
.LVL111:
	.loc 1 46 29 view .LVU246
	adcq	$0, %rdx
	.loc 1 47 1 view .LVU247
	addq	$8, %rsp
	.cfi_def_cfa_offset 8
	.loc 1 46 29 view .LVU248
	negq	%rdx
	.loc 1 47 1 view .LVU249
	ret
	.cfi_endproc
.LFE7:
	.size	remainder_128, .-remainder_128
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 5 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x74b
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x19
	.long	.LASF39
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.byte	0x10
	.byte	0x7
	.long	.LASF2
	.uleb128 0x2
	.byte	0x1
	.byte	0x8
	.long	.LASF3
	.uleb128 0x2
	.byte	0x2
	.byte	0x7
	.long	.LASF4
	.uleb128 0x2
	.byte	0x4
	.byte	0x7
	.long	.LASF5
	.uleb128 0x2
	.byte	0x8
	.byte	0x7
	.long	.LASF6
	.uleb128 0x2
	.byte	0x1
	.byte	0x6
	.long	.LASF7
	.uleb128 0x2
	.byte	0x2
	.byte	0x5
	.long	.LASF8
	.uleb128 0x3
	.long	.LASF9
	.byte	0x2
	.byte	0x29
	.byte	0x14
	.long	0x6b
	.uleb128 0x1a
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x3
	.long	.LASF10
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x43
	.uleb128 0x3
	.long	.LASF11
	.byte	0x2
	.byte	0x2c
	.byte	0x19
	.long	0x8a
	.uleb128 0x2
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x3
	.long	.LASF13
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x4a
	.uleb128 0x2
	.byte	0x1
	.byte	0x6
	.long	.LASF14
	.uleb128 0x3
	.long	.LASF15
	.byte	0x3
	.byte	0x1a
	.byte	0x13
	.long	0x5f
	.uleb128 0x3
	.long	.LASF16
	.byte	0x3
	.byte	0x1b
	.byte	0x13
	.long	0x7e
	.uleb128 0x3
	.long	.LASF17
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x72
	.uleb128 0x3
	.long	.LASF18
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x91
	.uleb128 0xc
	.string	"s32"
	.byte	0x8
	.byte	0x11
	.long	0xa4
	.uleb128 0xc
	.string	"s64"
	.byte	0x9
	.byte	0x11
	.long	0xb0
	.uleb128 0xc
	.string	"u32"
	.byte	0xa
	.byte	0x12
	.long	0xbc
	.uleb128 0xc
	.string	"u64"
	.byte	0xb
	.byte	0x12
	.long	0xc8
	.uleb128 0x3
	.long	.LASF19
	.byte	0x5
	.byte	0xc
	.byte	0x12
	.long	0x10c
	.uleb128 0x2
	.byte	0x10
	.byte	0x5
	.long	.LASF20
	.uleb128 0x3
	.long	.LASF21
	.byte	0x5
	.byte	0xd
	.byte	0x1b
	.long	0x2e
	.uleb128 0xd
	.long	.LASF22
	.byte	0x58
	.byte	0x6
	.long	0x113
	.long	0x139
	.uleb128 0x6
	.long	0x113
	.uleb128 0x6
	.long	0x113
	.byte	0
	.uleb128 0xd
	.long	.LASF23
	.byte	0x57
	.byte	0x6
	.long	0x113
	.long	0x153
	.uleb128 0x6
	.long	0x113
	.uleb128 0x6
	.long	0x113
	.byte	0
	.uleb128 0xd
	.long	.LASF24
	.byte	0x55
	.byte	0x5
	.long	0xf5
	.long	0x16d
	.uleb128 0x6
	.long	0xf5
	.uleb128 0x6
	.long	0xf5
	.byte	0
	.uleb128 0xd
	.long	.LASF25
	.byte	0x54
	.byte	0x5
	.long	0xf5
	.long	0x187
	.uleb128 0x6
	.long	0xf5
	.uleb128 0x6
	.long	0xf5
	.byte	0
	.uleb128 0x7
	.long	.LASF27
	.byte	0x2b
	.byte	0x6
	.long	0x100
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x21f
	.uleb128 0x8
	.string	"a"
	.byte	0x2b
	.byte	0x19
	.long	0x100
	.uleb128 0x5
	.string	"b"
	.byte	0x2b
	.byte	0x21
	.long	0x100
	.long	.LLST47
	.long	.LVUS47
	.uleb128 0x9
	.string	"x"
	.byte	0x2c
	.byte	0xa
	.long	0x113
	.long	.LLST48
	.long	.LVUS48
	.uleb128 0x9
	.string	"y"
	.byte	0x2c
	.byte	0x27
	.long	0x113
	.long	.LLST49
	.long	.LVUS49
	.uleb128 0xa
	.long	.LASF26
	.byte	0x2d
	.byte	0xa
	.long	0x113
	.long	.LLST50
	.long	.LVUS50
	.uleb128 0x14
	.quad	.LVL101
	.long	0x11f
	.uleb128 0x14
	.quad	.LVL104
	.long	0x11f
	.uleb128 0x15
	.quad	.LVL110
	.long	0x11f
	.byte	0
	.uleb128 0x7
	.long	.LASF28
	.byte	0x25
	.byte	0x6
	.long	0x100
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x29d
	.uleb128 0x8
	.string	"a"
	.byte	0x25
	.byte	0x16
	.long	0x100
	.uleb128 0x5
	.string	"b"
	.byte	0x25
	.byte	0x1e
	.long	0x100
	.long	.LLST43
	.long	.LVUS43
	.uleb128 0x9
	.string	"x"
	.byte	0x26
	.byte	0xa
	.long	0x113
	.long	.LLST44
	.long	.LVUS44
	.uleb128 0x9
	.string	"y"
	.byte	0x26
	.byte	0x27
	.long	0x113
	.long	.LLST45
	.long	.LVUS45
	.uleb128 0xa
	.long	.LASF29
	.byte	0x27
	.byte	0xa
	.long	0x113
	.long	.LLST46
	.long	.LVUS46
	.uleb128 0x15
	.quad	.LVL97
	.long	0x139
	.byte	0
	.uleb128 0x7
	.long	.LASF30
	.byte	0x1f
	.byte	0x5
	.long	0xdf
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x39e
	.uleb128 0x5
	.string	"a"
	.byte	0x1f
	.byte	0x18
	.long	0xdf
	.long	.LLST33
	.long	.LVUS33
	.uleb128 0x5
	.string	"b"
	.byte	0x1f
	.byte	0x1f
	.long	0xdf
	.long	.LLST34
	.long	.LVUS34
	.uleb128 0x16
	.long	.LASF26
	.byte	0x1f
	.long	0x39e
	.long	.LLST35
	.long	.LVUS35
	.uleb128 0xa
	.long	.LASF29
	.byte	0x20
	.byte	0x9
	.long	0xdf
	.long	.LLST36
	.long	.LVUS36
	.uleb128 0x11
	.long	0x45f
	.quad	.LBI22
	.byte	.LVU160
	.long	.LLRL37
	.byte	0x20
	.byte	0x14
	.uleb128 0x4
	.long	0x476
	.long	.LLST38
	.long	.LVUS38
	.uleb128 0x4
	.long	0x46d
	.long	.LLST39
	.long	.LVUS39
	.uleb128 0x12
	.long	.LLRL37
	.uleb128 0x1
	.long	0x47f
	.long	.LLST40
	.long	.LVUS40
	.uleb128 0x1
	.long	0x48a
	.long	.LLST41
	.long	.LVUS41
	.uleb128 0x1
	.long	0x495
	.long	.LLST42
	.long	.LVUS42
	.uleb128 0xe
	.long	0x4a0
	.uleb128 0xe
	.long	0x4a9
	.uleb128 0x13
	.quad	.LVL86
	.long	0x16d
	.uleb128 0xb
	.uleb128 0x1
	.byte	0x55
	.uleb128 0xe
	.byte	0x73
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x73
	.sleb128 0
	.byte	0x27
	.byte	0x73
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.uleb128 0xb
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xe
	.byte	0x76
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x76
	.sleb128 0
	.byte	0x27
	.byte	0x76
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x17
	.long	0xdf
	.uleb128 0x7
	.long	.LASF31
	.byte	0x19
	.byte	0x5
	.long	0xdf
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x45f
	.uleb128 0x5
	.string	"a"
	.byte	0x19
	.byte	0x16
	.long	0xdf
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0x5
	.string	"b"
	.byte	0x19
	.byte	0x1d
	.long	0xdf
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0xa
	.long	.LASF32
	.byte	0x1a
	.byte	0x9
	.long	0xdf
	.long	.LLST29
	.long	.LVUS29
	.uleb128 0xa
	.long	.LASF33
	.byte	0x1a
	.byte	0x1c
	.long	0xdf
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x9
	.string	"x"
	.byte	0x1b
	.byte	0x9
	.long	0xf5
	.long	.LLST31
	.long	.LVUS31
	.uleb128 0x9
	.string	"y"
	.byte	0x1b
	.byte	0x2b
	.long	0xf5
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0x13
	.quad	.LVL77
	.long	0x153
	.uleb128 0xb
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x73
	.sleb128 0
	.byte	0x27
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.uleb128 0xb
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x11
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0
	.byte	0
	.uleb128 0x18
	.long	.LASF34
	.byte	0x13
	.long	0xdf
	.long	0x4b3
	.uleb128 0x8
	.string	"a"
	.byte	0x13
	.byte	0x13
	.long	0xdf
	.uleb128 0x8
	.string	"b"
	.byte	0x13
	.byte	0x1a
	.long	0xdf
	.uleb128 0xf
	.long	.LASF32
	.byte	0x14
	.byte	0x9
	.long	0xdf
	.uleb128 0xf
	.long	.LASF33
	.byte	0x14
	.byte	0x1c
	.long	0xdf
	.uleb128 0xf
	.long	.LASF35
	.byte	0x14
	.byte	0x2f
	.long	0xdf
	.uleb128 0x10
	.string	"x"
	.byte	0x15
	.byte	0x9
	.long	0xf5
	.uleb128 0x10
	.string	"y"
	.byte	0x15
	.byte	0x2b
	.long	0xf5
	.byte	0
	.uleb128 0x7
	.long	.LASF36
	.byte	0xc
	.byte	0x5
	.long	0xd4
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x578
	.uleb128 0x5
	.string	"a"
	.byte	0xc
	.byte	0x18
	.long	0xd4
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0x5
	.string	"b"
	.byte	0xc
	.byte	0x1f
	.long	0xd4
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x16
	.long	.LASF26
	.byte	0xc
	.long	0x578
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0xa
	.long	.LASF29
	.byte	0xd
	.byte	0x9
	.long	0xd4
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x11
	.long	0x618
	.quad	.LBI12
	.byte	.LVU70
	.long	.LLRL16
	.byte	0xd
	.byte	0x14
	.uleb128 0x4
	.long	0x62f
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x4
	.long	0x626
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x12
	.long	.LLRL16
	.uleb128 0x1
	.long	0x638
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0x1
	.long	0x641
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x1
	.long	0x64a
	.long	.LLST21
	.long	.LVUS21
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x17
	.long	0xd4
	.uleb128 0x7
	.long	.LASF37
	.byte	0xa
	.byte	0x5
	.long	0xd4
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x618
	.uleb128 0x5
	.string	"a"
	.byte	0xa
	.byte	0x16
	.long	0xd4
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x1b
	.string	"b"
	.byte	0x1
	.byte	0xa
	.byte	0x1d
	.long	0xd4
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x11
	.long	0x618
	.quad	.LBI4
	.byte	.LVU28
	.long	.LLRL6
	.byte	0xa
	.byte	0x37
	.uleb128 0x4
	.long	0x62f
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x4
	.long	0x626
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x12
	.long	.LLRL6
	.uleb128 0x1
	.long	0x638
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x1
	.long	0x641
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x1
	.long	0x64a
	.long	.LLST11
	.long	.LVUS11
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x18
	.long	.LASF38
	.byte	0x4
	.long	0xd4
	.long	0x656
	.uleb128 0x8
	.string	"a"
	.byte	0x4
	.byte	0x13
	.long	0xd4
	.uleb128 0x8
	.string	"b"
	.byte	0x4
	.byte	0x1a
	.long	0xd4
	.uleb128 0x10
	.string	"x"
	.byte	0x5
	.byte	0x9
	.long	0xea
	.uleb128 0x10
	.string	"y"
	.byte	0x5
	.byte	0x25
	.long	0xea
	.uleb128 0xf
	.long	.LASF29
	.byte	0x6
	.byte	0x9
	.long	0xea
	.byte	0
	.uleb128 0x1c
	.long	0x618
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x6b3
	.uleb128 0x4
	.long	0x626
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x4
	.long	0x62f
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x1
	.long	0x638
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x1
	.long	0x641
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x1
	.long	0x64a
	.long	.LLST4
	.long	.LVUS4
	.byte	0
	.uleb128 0x1d
	.long	0x45f
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x4
	.long	0x46d
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0x4
	.long	0x476
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x1
	.long	0x47f
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0x1
	.long	0x48a
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0x1
	.long	0x495
	.long	.LLST26
	.long	.LVUS26
	.uleb128 0xe
	.long	0x4a0
	.uleb128 0xe
	.long	0x4a9
	.uleb128 0x13
	.quad	.LVL68
	.long	0x16d
	.uleb128 0xb
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x11
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.uleb128 0xb
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x11
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
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
	.uleb128 0x3
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
	.uleb128 0x4
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x6
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
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
	.uleb128 0xa
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
	.uleb128 0xb
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0xd
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 5
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0xb
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x34
	.byte	0
	.uleb128 0x31
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
	.uleb128 0x11
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
	.uleb128 0x12
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x82
	.uleb128 0x19
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
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
	.uleb128 0x21
	.sleb128 39
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x18
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
	.uleb128 0x20
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x1
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
	.uleb128 0x1c
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
	.uleb128 0x1
	.uleb128 0x13
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS47:
	.uleb128 0
	.uleb128 .LVU224
	.uleb128 .LVU224
	.uleb128 .LVU225
	.uleb128 .LVU225
	.uleb128 .LVU230
	.uleb128 .LVU230
	.uleb128 .LVU232
	.uleb128 .LVU232
	.uleb128 .LVU233
	.uleb128 .LVU233
	.uleb128 0
.LLST47:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL100-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL100-.Ltext0
	.uleb128 .LVL101-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL101-.Ltext0
	.uleb128 .LVL103-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL103-.Ltext0
	.uleb128 .LVL104-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL104-.Ltext0
	.uleb128 .LVL105-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS48:
	.uleb128 .LVU238
	.uleb128 .LVU244
.LLST48:
	.byte	0x4
	.uleb128 .LVL106-.Ltext0
	.uleb128 .LVL110-1-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS49:
	.uleb128 .LVU225
	.uleb128 .LVU227
	.uleb128 .LVU239
	.uleb128 .LVU241
	.uleb128 .LVU242
	.uleb128 .LVU244
.LLST49:
	.byte	0x4
	.uleb128 .LVL101-.Ltext0
	.uleb128 .LVL102-.Ltext0
	.uleb128 0x5
	.byte	0xa5
	.uleb128 0x8
	.uleb128 0x2e
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL108-.Ltext0
	.uleb128 0x5
	.byte	0xa5
	.uleb128 0x8
	.uleb128 0x2e
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL109-.Ltext0
	.uleb128 .LVL110-1-.Ltext0
	.uleb128 0x6
	.byte	0x58
	.byte	0x93
	.uleb128 0x8
	.byte	0x59
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS50:
	.uleb128 .LVU244
	.uleb128 .LVU246
.LLST50:
	.byte	0x4
	.uleb128 .LVL110-.Ltext0
	.uleb128 .LVL111-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS43:
	.uleb128 0
	.uleb128 .LVU201
	.uleb128 .LVU201
	.uleb128 0
.LLST43:
	.byte	0x4
	.uleb128 .LVL91-.Ltext0
	.uleb128 .LVL92-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS44:
	.uleb128 .LVU204
	.uleb128 .LVU209
.LLST44:
	.byte	0x4
	.uleb128 .LVL93-.Ltext0
	.uleb128 .LVL95-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS45:
	.uleb128 .LVU207
	.uleb128 .LVU210
.LLST45:
	.byte	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL96-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS46:
	.uleb128 .LVU211
	.uleb128 .LVU214
.LLST46:
	.byte	0x4
	.uleb128 .LVL97-.Ltext0
	.uleb128 .LVL98-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS33:
	.uleb128 0
	.uleb128 .LVU178
	.uleb128 .LVU178
	.uleb128 .LVU191
	.uleb128 .LVU191
	.uleb128 0
.LLST33:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL84-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LVL89-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL89-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS34:
	.uleb128 0
	.uleb128 .LVU175
	.uleb128 .LVU175
	.uleb128 .LVU190
	.uleb128 .LVU190
	.uleb128 0
.LLST34:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL83-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL83-.Ltext0
	.uleb128 .LVL88-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL88-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS35:
	.uleb128 0
	.uleb128 .LVU166
	.uleb128 .LVU166
	.uleb128 .LVU194
	.uleb128 .LVU194
	.uleb128 0
.LLST35:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LVL90-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0
.LVUS36:
	.uleb128 .LVU187
	.uleb128 0
.LLST36:
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS38:
	.uleb128 .LVU160
	.uleb128 .LVU175
	.uleb128 .LVU175
	.uleb128 .LVU187
.LLST38:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL83-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL83-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS39:
	.uleb128 .LVU160
	.uleb128 .LVU178
	.uleb128 .LVU178
	.uleb128 .LVU187
.LLST39:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL84-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS40:
	.uleb128 .LVU167
	.uleb128 .LVU185
	.uleb128 .LVU185
	.uleb128 .LVU187
.LLST40:
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL86-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL86-1-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x6
	.byte	0x73
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS41:
	.uleb128 .LVU170
	.uleb128 .LVU185
	.uleb128 .LVU185
	.uleb128 .LVU187
.LLST41:
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL86-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL86-1-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x6
	.byte	0x76
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS42:
	.uleb128 .LVU181
	.uleb128 .LVU187
.LLST42:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS27:
	.uleb128 0
	.uleb128 .LVU151
	.uleb128 .LVU151
	.uleb128 0
.LLST27:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS28:
	.uleb128 0
	.uleb128 .LVU150
	.uleb128 .LVU150
	.uleb128 0
.LLST28:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL73-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS29:
	.uleb128 .LVU146
	.uleb128 .LVU157
	.uleb128 .LVU157
	.uleb128 0
.LLST29:
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS30:
	.uleb128 .LVU147
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 0
.LLST30:
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL77-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL77-1-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS31:
	.uleb128 .LVU148
	.uleb128 .LVU151
	.uleb128 .LVU151
	.uleb128 .LVU152
	.uleb128 .LVU152
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 .LVU157
	.uleb128 .LVU157
	.uleb128 0
.LLST31:
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0x73
	.sleb128 0
	.byte	0x27
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0xa
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x73
	.sleb128 0
	.byte	0x27
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL75-.Ltext0
	.uleb128 .LVL77-1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL77-1-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0xa
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x73
	.sleb128 0
	.byte	0x27
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x12
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS32:
	.uleb128 .LVU148
	.uleb128 .LVU150
	.uleb128 .LVU150
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 0
.LLST32:
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x9
	.byte	0x74
	.sleb128 0
	.byte	0x70
	.sleb128 0
	.byte	0x27
	.byte	0x70
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL73-.Ltext0
	.uleb128 .LVL76-.Ltext0
	.uleb128 0xa
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x70
	.sleb128 0
	.byte	0x27
	.byte	0x70
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LVL77-1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL77-1-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x12
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x27
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS12:
	.uleb128 0
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 .LVU83
	.uleb128 .LVU83
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU97
	.uleb128 .LVU97
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 .LVU118
	.uleb128 .LVU118
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL61-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 0
	.uleb128 .LVU82
	.uleb128 .LVU82
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU96
	.uleb128 .LVU96
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 .LVU117
	.uleb128 .LVU117
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0x78
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS14:
	.uleb128 0
	.uleb128 .LVU77
	.uleb128 .LVU77
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 .LVU104
	.uleb128 .LVU104
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 .LVU111
	.uleb128 .LVU111
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL57-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS15:
	.uleb128 .LVU79
	.uleb128 .LVU86
	.uleb128 .LVU93
	.uleb128 .LVU100
	.uleb128 .LVU114
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS17:
	.uleb128 .LVU70
	.uleb128 .LVU79
	.uleb128 .LVU86
	.uleb128 .LVU93
	.uleb128 .LVU100
	.uleb128 .LVU114
.LLST17:
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS18:
	.uleb128 .LVU70
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 .LVU79
	.uleb128 .LVU86
	.uleb128 .LVU93
	.uleb128 .LVU100
	.uleb128 .LVU114
.LLST18:
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS19:
	.uleb128 .LVU74
	.uleb128 .LVU83
	.uleb128 .LVU83
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU93
	.uleb128 .LVU101
	.uleb128 .LVU105
	.uleb128 .LVU105
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 .LVU113
	.uleb128 .LVU113
	.uleb128 .LVU118
	.uleb128 .LVU118
	.uleb128 0
.LLST19:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL61-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x5
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS20:
	.uleb128 .LVU75
	.uleb128 .LVU82
	.uleb128 .LVU82
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU90
	.uleb128 .LVU90
	.uleb128 .LVU93
	.uleb128 .LVU102
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 .LVU112
	.uleb128 .LVU112
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL45-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS21:
	.uleb128 .LVU78
	.uleb128 .LVU79
	.uleb128 .LVU91
	.uleb128 .LVU93
	.uleb128 .LVU105
	.uleb128 .LVU107
	.uleb128 .LVU107
	.uleb128 .LVU108
	.uleb128 .LVU113
	.uleb128 .LVU114
.LLST21:
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x4
	.byte	0x70
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS5:
	.uleb128 0
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS7:
	.uleb128 .LVU28
	.uleb128 .LVU35
	.uleb128 .LVU39
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU63
.LLST7:
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS8:
	.uleb128 .LVU28
	.uleb128 .LVU35
	.uleb128 .LVU39
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU63
.LLST8:
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS9:
	.uleb128 .LVU31
	.uleb128 .LVU41
	.uleb128 .LVU41
	.uleb128 .LVU46
	.uleb128 .LVU51
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU32
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 .LVU46
	.uleb128 .LVU52
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 .LVU61
	.uleb128 .LVU61
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS11:
	.uleb128 .LVU34
	.uleb128 .LVU35
	.uleb128 .LVU44
	.uleb128 .LVU46
	.uleb128 .LVU54
	.uleb128 .LVU56
	.uleb128 .LVU56
	.uleb128 .LVU57
	.uleb128 .LVU62
	.uleb128 .LVU63
.LLST11:
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x4
	.byte	0x70
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU4
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU14
	.uleb128 .LVU15
	.uleb128 .LVU18
	.uleb128 .LVU18
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0x75
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0x75
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 .LVU5
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU14
	.uleb128 .LVU16
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x4
	.byte	0x74
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS4:
	.uleb128 .LVU7
	.uleb128 .LVU8
	.uleb128 .LVU11
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU14
	.uleb128 .LVU18
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU21
	.uleb128 .LVU24
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x4
	.byte	0x70
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0x70
	.sleb128 0
	.byte	0x1f
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS22:
	.uleb128 0
	.uleb128 .LVU130
	.uleb128 .LVU130
	.uleb128 0
.LLST22:
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL66-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS23:
	.uleb128 0
	.uleb128 .LVU129
	.uleb128 .LVU129
	.uleb128 0
.LLST23:
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL65-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS24:
	.uleb128 .LVU127
	.uleb128 .LVU137
	.uleb128 .LVU137
	.uleb128 0
.LLST24:
	.byte	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL68-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL68-1-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS25:
	.uleb128 .LVU128
	.uleb128 .LVU137
	.uleb128 .LVU137
	.uleb128 0
.LLST25:
	.byte	0x4
	.uleb128 .LVL64-.Ltext0
	.uleb128 .LVL68-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL68-1-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS26:
	.uleb128 .LVU134
	.uleb128 .LVU140
	.uleb128 .LVU140
	.uleb128 0
.LLST26:
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0xb
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x27
	.byte	0x8
	.byte	0x3f
	.byte	0x26
	.byte	0x9f
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
.LLRL6:
	.byte	0x4
	.uleb128 .LBB4-.Ltext0
	.uleb128 .LBE4-.Ltext0
	.byte	0x4
	.uleb128 .LBB8-.Ltext0
	.uleb128 .LBE8-.Ltext0
	.byte	0x4
	.uleb128 .LBB9-.Ltext0
	.uleb128 .LBE9-.Ltext0
	.byte	0
.LLRL16:
	.byte	0x4
	.uleb128 .LBB12-.Ltext0
	.uleb128 .LBE12-.Ltext0
	.byte	0x4
	.uleb128 .LBB17-.Ltext0
	.uleb128 .LBE17-.Ltext0
	.byte	0x4
	.uleb128 .LBB18-.Ltext0
	.uleb128 .LBE18-.Ltext0
	.byte	0x4
	.uleb128 .LBB19-.Ltext0
	.uleb128 .LBE19-.Ltext0
	.byte	0
.LLRL37:
	.byte	0x4
	.uleb128 .LBB22-.Ltext0
	.uleb128 .LBE22-.Ltext0
	.byte	0x4
	.uleb128 .LBB31-.Ltext0
	.uleb128 .LBE31-.Ltext0
	.byte	0x4
	.uleb128 .LBB32-.Ltext0
	.uleb128 .LBE32-.Ltext0
	.byte	0x4
	.uleb128 .LBB33-.Ltext0
	.uleb128 .LBE33-.Ltext0
	.byte	0x4
	.uleb128 .LBB34-.Ltext0
	.uleb128 .LBE34-.Ltext0
	.byte	0x4
	.uleb128 .LBB35-.Ltext0
	.uleb128 .LBE35-.Ltext0
	.byte	0x4
	.uleb128 .LBB36-.Ltext0
	.uleb128 .LBE36-.Ltext0
	.byte	0x4
	.uleb128 .LBB37-.Ltext0
	.uleb128 .LBE37-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF30:
	.string	"divide_both_64"
.LASF13:
	.string	"__uint64_t"
.LASF37:
	.string	"remainder_32"
.LASF18:
	.string	"uint64_t"
.LASF8:
	.string	"short int"
.LASF38:
	.string	"divide_32"
.LASF10:
	.string	"__uint32_t"
.LASF20:
	.string	"__int128"
.LASF26:
	.string	"rest"
.LASF16:
	.string	"int64_t"
.LASF36:
	.string	"divide_both_32"
.LASF29:
	.string	"quotient"
.LASF32:
	.string	"minus_a"
.LASF33:
	.string	"minus_b"
.LASF2:
	.string	"__int128 unsigned"
.LASF12:
	.string	"long int"
.LASF11:
	.string	"__int64_t"
.LASF21:
	.string	"u128"
.LASF35:
	.string	"minus"
.LASF28:
	.string	"divide_128"
.LASF3:
	.string	"unsigned char"
.LASF25:
	.string	"divide_unsigned_64"
.LASF7:
	.string	"signed char"
.LASF24:
	.string	"remainder_unsigned_64"
.LASF17:
	.string	"uint32_t"
.LASF5:
	.string	"unsigned int"
.LASF27:
	.string	"remainder_128"
.LASF4:
	.string	"short unsigned int"
.LASF14:
	.string	"char"
.LASF15:
	.string	"int32_t"
.LASF39:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF6:
	.string	"long unsigned int"
.LASF9:
	.string	"__int32_t"
.LASF22:
	.string	"remainder_unsigned_128"
.LASF31:
	.string	"remainder_64"
.LASF19:
	.string	"s128"
.LASF23:
	.string	"divide_unsigned_128"
.LASF34:
	.string	"divide_64"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/divisions_signed.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
