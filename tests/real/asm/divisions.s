	.file	"divisions.c"
	.text
.Ltext0:
	.file 0 "." "src/divisions.c"
	.p2align 4
	.globl	divide_both_unsigned_32
	.type	divide_both_unsigned_32, @function
divide_both_unsigned_32:
.LVL0:
.LFB0:
	.file 1 "src/divisions.c"
	.loc 1 5 54 view -0
	.cfi_startproc
	.loc 1 6 5 view .LVU1
	.loc 1 7 5 view .LVU2
	.loc 1 6 9 is_stmt 0 view .LVU3
	xorl	%eax, %eax
	.loc 1 7 8 view .LVU4
	cmpl	%esi, %edi
	jb	.L2
.LBB3:
	.loc 1 8 9 is_stmt 1 view .LVU5
	.loc 1 8 18 is_stmt 0 view .LVU6
	bsrl	%esi, %ecx
	xorl	$31, %ecx
	.loc 1 8 37 view .LVU7
	bsrl	%edi, %r8d
	xorl	$31, %r8d
	.loc 1 8 13 view .LVU8
	subl	%r8d, %ecx
.LVL1:
	.loc 1 9 9 is_stmt 1 view .LVU9
	.loc 1 9 16 is_stmt 0 view .LVU10
	sall	%cl, %esi
.LVL2:
	.loc 1 9 27 is_stmt 1 view .LVU11
	testl	%ecx, %ecx
	js	.L2
.LVL3:
	.p2align 4,,10
	.p2align 3
.L4:
	.loc 1 10 13 view .LVU12
	.loc 1 10 22 is_stmt 0 view .LVU13
	addl	%eax, %eax
.LVL4:
	.loc 1 11 13 is_stmt 1 view .LVU14
	.loc 1 11 16 is_stmt 0 view .LVU15
	cmpl	%esi, %edi
	jb	.L3
	.loc 1 11 25 is_stmt 1 view .LVU16
	.loc 1 11 27 is_stmt 0 view .LVU17
	subl	%esi, %edi
.LVL5:
	.loc 1 11 42 view .LVU18
	orl	$1, %eax
.LVL6:
.L3:
	.loc 1 9 37 is_stmt 1 view .LVU19
	.loc 1 9 35 is_stmt 0 view .LVU20
	subl	$1, %ecx
.LVL7:
	.loc 1 9 41 view .LVU21
	shrl	%esi
.LVL8:
	.loc 1 9 27 is_stmt 1 view .LVU22
	cmpl	$-1, %ecx
	jne	.L4
.LVL9:
.L2:
	.loc 1 9 27 is_stmt 0 view .LVU23
.LBE3:
	.loc 1 14 5 is_stmt 1 view .LVU24
	.loc 1 14 11 is_stmt 0 view .LVU25
	movl	%edi, (%rdx)
	.loc 1 15 5 is_stmt 1 view .LVU26
	.loc 1 16 1 is_stmt 0 view .LVU27
	ret
	.cfi_endproc
.LFE0:
	.size	divide_both_unsigned_32, .-divide_both_unsigned_32
	.p2align 4
	.globl	divide_unsigned_32
	.type	divide_unsigned_32, @function
divide_unsigned_32:
.LVL10:
.LFB1:
	.loc 1 18 38 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 19 5 view .LVU29
	.loc 1 20 5 view .LVU30
.LBB7:
.LBI7:
	.loc 1 5 5 view .LVU31
.LBB8:
	.loc 1 6 5 view .LVU32
	.loc 1 7 5 view .LVU33
	.loc 1 6 9 is_stmt 0 view .LVU34
	xorl	%eax, %eax
	.loc 1 7 8 view .LVU35
	cmpl	%esi, %edi
	jb	.L9
.LBB9:
	.loc 1 8 9 is_stmt 1 view .LVU36
	.loc 1 8 18 is_stmt 0 view .LVU37
	bsrl	%esi, %ecx
	xorl	$31, %ecx
	.loc 1 8 37 view .LVU38
	bsrl	%edi, %edx
	xorl	$31, %edx
	.loc 1 8 13 view .LVU39
	subl	%edx, %ecx
.LVL11:
	.loc 1 9 9 is_stmt 1 view .LVU40
	.loc 1 9 16 is_stmt 0 view .LVU41
	sall	%cl, %esi
.LVL12:
	.loc 1 9 27 is_stmt 1 view .LVU42
	testl	%ecx, %ecx
	js	.L9
.LVL13:
	.p2align 4,,10
	.p2align 3
.L12:
	.loc 1 10 13 view .LVU43
	.loc 1 10 22 is_stmt 0 view .LVU44
	addl	%eax, %eax
.LVL14:
	.loc 1 11 13 is_stmt 1 view .LVU45
	.loc 1 11 16 is_stmt 0 view .LVU46
	cmpl	%esi, %edi
	jb	.L11
	.loc 1 11 25 is_stmt 1 view .LVU47
	.loc 1 11 27 is_stmt 0 view .LVU48
	subl	%esi, %edi
.LVL15:
	.loc 1 11 42 view .LVU49
	orl	$1, %eax
.LVL16:
.L11:
	.loc 1 9 37 is_stmt 1 view .LVU50
	.loc 1 9 35 is_stmt 0 view .LVU51
	subl	$1, %ecx
.LVL17:
	.loc 1 9 41 view .LVU52
	shrl	%esi
.LVL18:
	.loc 1 9 27 is_stmt 1 view .LVU53
	cmpl	$-1, %ecx
	jne	.L12
.LVL19:
.L9:
	.loc 1 9 27 is_stmt 0 view .LVU54
.LBE9:
.LBE8:
.LBE7:
	.loc 1 21 1 view .LVU55
	ret
	.cfi_endproc
.LFE1:
	.size	divide_unsigned_32, .-divide_unsigned_32
	.p2align 4
	.globl	remainder_unsigned_32
	.type	remainder_unsigned_32, @function
remainder_unsigned_32:
.LVL20:
.LFB2:
	.loc 1 23 41 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU57
	.loc 1 24 14 view .LVU58
	.loc 1 23 41 is_stmt 0 view .LVU59
	movl	%edi, %eax
	.loc 1 24 14 view .LVU60
	cmpl	%esi, %edi
	jb	.L16
.LBB10:
	.loc 1 25 26 view .LVU61
	bsrl	%esi, %edi
.LVL21:
	.loc 1 25 26 view .LVU62
	xorl	$31, %edi
	.p2align 4,,10
	.p2align 3
.L19:
	.loc 1 25 9 is_stmt 1 view .LVU63
	.loc 1 25 45 is_stmt 0 view .LVU64
	bsrl	%eax, %edx
	.loc 1 25 43 view .LVU65
	movl	%edi, %ecx
	.loc 1 25 45 view .LVU66
	xorl	$31, %edx
	.loc 1 25 43 view .LVU67
	subl	%edx, %ecx
	.loc 1 25 13 view .LVU68
	movl	%esi, %edx
	sall	%cl, %edx
.LVL22:
	.loc 1 26 9 is_stmt 1 view .LVU69
	.loc 1 26 35 is_stmt 0 view .LVU70
	movl	%edx, %ecx
	shrl	%ecx
	cmpl	%edx, %eax
	cmovb	%ecx, %edx
.LVL23:
	.loc 1 26 11 view .LVU71
	subl	%edx, %eax
.LVL24:
	.loc 1 26 11 view .LVU72
.LBE10:
	.loc 1 24 14 is_stmt 1 view .LVU73
	cmpl	%esi, %eax
	jnb	.L19
.LVL25:
.L16:
	.loc 1 29 1 is_stmt 0 view .LVU74
	ret
	.cfi_endproc
.LFE2:
	.size	remainder_unsigned_32, .-remainder_unsigned_32
	.p2align 4
	.globl	divide_both_unsigned_64
	.type	divide_both_unsigned_64, @function
divide_both_unsigned_64:
.LVL26:
.LFB3:
	.loc 1 32 54 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 33 5 view .LVU76
	.loc 1 34 5 view .LVU77
.LBB13:
	.loc 1 34 10 view .LVU78
	.loc 1 34 10 is_stmt 0 view .LVU79
.LBE13:
	.loc 1 32 54 view .LVU80
	movq	%rsi, %r9
	movq	%rdi, %rcx
.LBB15:
	.loc 1 34 27 is_stmt 1 view .LVU81
.LBE15:
	.loc 1 32 54 is_stmt 0 view .LVU82
	movl	$64, %r8d
	.loc 1 33 9 view .LVU83
	xorl	%esi, %esi
.LVL27:
	.p2align 4,,10
	.p2align 3
.L23:
.LBB16:
.LBB14:
	.loc 1 35 9 is_stmt 1 discriminator 3 view .LVU84
	.loc 1 36 9 discriminator 3 view .LVU85
	.loc 1 36 30 is_stmt 0 discriminator 3 view .LVU86
	movq	%rcx, %rdi
	.loc 1 36 21 discriminator 3 view .LVU87
	leaq	(%rsi,%rsi), %rax
	.loc 1 38 19 discriminator 3 view .LVU88
	movq	%r9, %r10
	.loc 1 36 30 discriminator 3 view .LVU89
	shrq	$63, %rdi
	.loc 1 36 14 discriminator 3 view .LVU90
	orq	%rax, %rdi
.LVL28:
	.loc 1 37 9 is_stmt 1 discriminator 3 view .LVU91
	.loc 1 37 37 is_stmt 0 discriminator 3 view .LVU92
	xorl	%eax, %eax
	cmpq	%r9, %rdi
	setnb	%al
	.loc 1 35 13 discriminator 3 view .LVU93
	shrq	$63, %rsi
.LVL29:
	.loc 1 39 15 discriminator 3 view .LVU94
	addq	%rcx, %rcx
.LVL30:
	.loc 1 37 29 discriminator 3 view .LVU95
	orq	%rsi, %rax
	.loc 1 38 14 discriminator 3 view .LVU96
	movq	%rdi, %rsi
.LVL31:
	.loc 1 37 13 discriminator 3 view .LVU97
	negq	%rax
.LVL32:
	.loc 1 38 9 is_stmt 1 discriminator 3 view .LVU98
	.loc 1 38 19 is_stmt 0 discriminator 3 view .LVU99
	andq	%rax, %r10
	.loc 1 39 28 discriminator 3 view .LVU100
	andl	$1, %eax
.LVL33:
	.loc 1 38 14 discriminator 3 view .LVU101
	subq	%r10, %rsi
.LVL34:
	.loc 1 39 9 is_stmt 1 discriminator 3 view .LVU102
	.loc 1 39 11 is_stmt 0 discriminator 3 view .LVU103
	orq	%rax, %rcx
.LVL35:
	.loc 1 39 11 discriminator 3 view .LVU104
.LBE14:
	.loc 1 34 36 is_stmt 1 discriminator 3 view .LVU105
	.loc 1 34 27 discriminator 3 view .LVU106
	subl	$1, %r8d
	jne	.L23
.LBE16:
	.loc 1 41 5 view .LVU107
	.loc 1 41 11 is_stmt 0 view .LVU108
	movq	%rsi, (%rdx)
	.loc 1 42 5 is_stmt 1 view .LVU109
	.loc 1 43 1 is_stmt 0 view .LVU110
	movq	%rcx, %rax
	ret
	.cfi_endproc
.LFE3:
	.size	divide_both_unsigned_64, .-divide_both_unsigned_64
	.p2align 4
	.globl	divide_unsigned_64
	.type	divide_unsigned_64, @function
divide_unsigned_64:
.LVL36:
.LFB4:
	.loc 1 45 38 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 46 5 view .LVU112
	.loc 1 47 5 view .LVU113
	.loc 1 45 38 is_stmt 0 view .LVU114
	movq	%rdi, %rax
.LVL37:
.LBB21:
.LBI21:
	.loc 1 32 5 is_stmt 1 view .LVU115
.LBB22:
.LBB23:
	.loc 1 34 27 view .LVU116
.LBE23:
.LBE22:
.LBE21:
	.loc 1 45 38 is_stmt 0 view .LVU117
	movl	$64, %r8d
.LBB27:
.LBB26:
	.loc 1 33 9 view .LVU118
	xorl	%edx, %edx
.LVL38:
	.p2align 4,,10
	.p2align 3
.L26:
.LBB25:
.LBB24:
	.loc 1 35 9 is_stmt 1 view .LVU119
	.loc 1 36 9 view .LVU120
	.loc 1 36 30 is_stmt 0 view .LVU121
	movq	%rax, %rdi
	.loc 1 36 21 view .LVU122
	leaq	(%rdx,%rdx), %rcx
	.loc 1 35 13 view .LVU123
	shrq	$63, %rdx
.LVL39:
	.loc 1 38 19 view .LVU124
	movq	%rsi, %r9
	.loc 1 36 30 view .LVU125
	shrq	$63, %rdi
	.loc 1 36 14 view .LVU126
	orq	%rcx, %rdi
.LVL40:
	.loc 1 37 9 is_stmt 1 view .LVU127
	.loc 1 37 37 is_stmt 0 view .LVU128
	xorl	%ecx, %ecx
	cmpq	%rsi, %rdi
	setnb	%cl
	.loc 1 39 15 view .LVU129
	addq	%rax, %rax
.LVL41:
	.loc 1 37 29 view .LVU130
	orq	%rcx, %rdx
.LVL42:
	.loc 1 37 13 view .LVU131
	negq	%rdx
	movq	%rdx, %rcx
.LVL43:
	.loc 1 38 9 is_stmt 1 view .LVU132
	.loc 1 38 19 is_stmt 0 view .LVU133
	andq	%rdx, %r9
	.loc 1 38 14 view .LVU134
	subq	%r9, %rdi
.LVL44:
	.loc 1 39 28 view .LVU135
	andl	$1, %ecx
	.loc 1 38 14 view .LVU136
	movq	%rdi, %rdx
.LVL45:
	.loc 1 39 9 is_stmt 1 view .LVU137
	.loc 1 39 11 is_stmt 0 view .LVU138
	orq	%rcx, %rax
.LVL46:
	.loc 1 39 11 view .LVU139
.LBE24:
	.loc 1 34 36 is_stmt 1 view .LVU140
	.loc 1 34 27 view .LVU141
	subl	$1, %r8d
	jne	.L26
.LBE25:
	.loc 1 41 5 view .LVU142
.LVL47:
	.loc 1 42 5 view .LVU143
	.loc 1 42 5 is_stmt 0 view .LVU144
.LBE26:
.LBE27:
	.loc 1 48 1 view .LVU145
	ret
	.cfi_endproc
.LFE4:
	.size	divide_unsigned_64, .-divide_unsigned_64
	.p2align 4
	.globl	remainder_unsigned_64
	.type	remainder_unsigned_64, @function
remainder_unsigned_64:
.LVL48:
.LFB5:
	.loc 1 50 41 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 51 5 view .LVU147
	.loc 1 52 5 view .LVU148
.LBB32:
.LBI32:
	.loc 1 32 5 view .LVU149
.LBB33:
.LBB34:
	.loc 1 34 27 view .LVU150
.LBE34:
.LBE33:
.LBE32:
	.loc 1 50 41 is_stmt 0 view .LVU151
	movl	$64, %r8d
.LBB38:
.LBB37:
	.loc 1 33 9 view .LVU152
	xorl	%eax, %eax
.LVL49:
	.p2align 4,,10
	.p2align 3
.L29:
.LBB36:
.LBB35:
	.loc 1 35 9 is_stmt 1 view .LVU153
	.loc 1 36 9 view .LVU154
	.loc 1 36 30 is_stmt 0 view .LVU155
	movq	%rdi, %rcx
	.loc 1 36 21 view .LVU156
	leaq	(%rax,%rax), %rdx
	.loc 1 35 13 view .LVU157
	shrq	$63, %rax
.LVL50:
	.loc 1 38 19 view .LVU158
	movq	%rsi, %r9
	.loc 1 36 30 view .LVU159
	shrq	$63, %rcx
	.loc 1 36 14 view .LVU160
	orq	%rdx, %rcx
.LVL51:
	.loc 1 37 9 is_stmt 1 view .LVU161
	.loc 1 37 37 is_stmt 0 view .LVU162
	xorl	%edx, %edx
	cmpq	%rsi, %rcx
	setnb	%dl
	.loc 1 39 15 view .LVU163
	addq	%rdi, %rdi
.LVL52:
	.loc 1 37 29 view .LVU164
	orq	%rdx, %rax
.LVL53:
	.loc 1 37 13 view .LVU165
	negq	%rax
	movq	%rax, %rdx
.LVL54:
	.loc 1 38 9 is_stmt 1 view .LVU166
	.loc 1 38 19 is_stmt 0 view .LVU167
	andq	%rax, %r9
	.loc 1 38 14 view .LVU168
	movq	%rcx, %rax
.LVL55:
	.loc 1 39 28 view .LVU169
	andl	$1, %edx
.LVL56:
	.loc 1 38 14 view .LVU170
	subq	%r9, %rax
.LVL57:
	.loc 1 39 9 is_stmt 1 view .LVU171
	.loc 1 39 11 is_stmt 0 view .LVU172
	orq	%rdx, %rdi
.LVL58:
	.loc 1 39 11 view .LVU173
.LBE35:
	.loc 1 34 36 is_stmt 1 view .LVU174
	.loc 1 34 27 view .LVU175
	subl	$1, %r8d
	jne	.L29
.LBE36:
	.loc 1 41 5 view .LVU176
.LVL59:
	.loc 1 42 5 view .LVU177
	.loc 1 42 5 is_stmt 0 view .LVU178
.LBE37:
.LBE38:
	.loc 1 53 5 is_stmt 1 view .LVU179
	.loc 1 54 1 is_stmt 0 view .LVU180
	ret
	.cfi_endproc
.LFE5:
	.size	remainder_unsigned_64, .-remainder_unsigned_64
	.p2align 4
	.globl	divide_both_unsigned_128
	.type	divide_both_unsigned_128, @function
divide_both_unsigned_128:
.LVL60:
.LFB8:
	.loc 1 81 59 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 82 5 view .LVU182
	.loc 1 81 59 is_stmt 0 view .LVU183
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rsi, %rax
	movq	%rdi, %r10
.LVL61:
	.loc 1 83 5 is_stmt 1 view .LVU184
	.loc 1 81 59 is_stmt 0 view .LVU185
	movq	%rsi, %r11
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	movq	%rdx, %rsi
	movq	%rcx, %rdi
.LVL62:
	.loc 1 81 59 view .LVU186
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	.loc 1 83 8 view .LVU187
	testq	%rcx, %rcx
	je	.L52
	.loc 1 90 5 is_stmt 1 view .LVU188
.LVL63:
	.loc 1 91 5 view .LVU189
	.loc 1 91 8 is_stmt 0 view .LVU190
	cmpq	%rdx, %r10
	movq	%rax, %rbx
	sbbq	%rcx, %rbx
	jc	.L42
.LBB47:
	.loc 1 92 9 is_stmt 1 view .LVU191
	.loc 1 92 18 is_stmt 0 view .LVU192
	bsrq	%rcx, %rcx
.LVL64:
	.loc 1 92 18 view .LVU193
	xorq	$63, %rcx
	.loc 1 92 40 view .LVU194
	bsrq	%rax, %rax
.LVL65:
	.loc 1 93 16 view .LVU195
	xorl	%r9d, %r9d
	.loc 1 92 40 view .LVU196
	xorq	$63, %rax
	.loc 1 92 13 view .LVU197
	subl	%eax, %ecx
.LVL66:
	.loc 1 93 9 is_stmt 1 view .LVU198
	.loc 1 93 16 is_stmt 0 view .LVU199
	salq	%cl, %rsi
	shldq	%rdx, %rdi
.LVL67:
	.loc 1 93 16 view .LVU200
	testb	$64, %cl
	cmovne	%rsi, %rdi
	cmovne	%r9, %rsi
.LVL68:
	.loc 1 93 27 is_stmt 1 view .LVU201
.LBE47:
	.loc 1 90 9 is_stmt 0 view .LVU202
	xorl	%eax, %eax
.LBB48:
	.loc 1 93 27 view .LVU203
	testl	%ecx, %ecx
	js	.L43
.LVL69:
	.p2align 4,,10
	.p2align 3
.L41:
	.loc 1 94 13 is_stmt 1 view .LVU204
	.loc 1 94 22 is_stmt 0 view .LVU205
	addq	%rax, %rax
.LVL70:
	.loc 1 95 13 is_stmt 1 view .LVU206
	.loc 1 95 16 is_stmt 0 view .LVU207
	movq	%r11, %rbx
	cmpq	%rsi, %r10
	sbbq	%rdi, %rbx
	jc	.L40
	.loc 1 95 25 is_stmt 1 view .LVU208
	.loc 1 95 27 is_stmt 0 view .LVU209
	subq	%rsi, %r10
.LVL71:
	.loc 1 95 27 view .LVU210
	sbbq	%rdi, %r11
.LVL72:
	.loc 1 95 42 view .LVU211
	orq	$1, %rax
.LVL73:
.L40:
	.loc 1 93 37 is_stmt 1 view .LVU212
	.loc 1 93 35 is_stmt 0 view .LVU213
	subl	$1, %ecx
.LVL74:
	.loc 1 93 41 view .LVU214
	shrdq	$1, %rdi, %rsi
.LVL75:
	.loc 1 93 41 view .LVU215
	shrq	%rdi
.LVL76:
	.loc 1 93 27 is_stmt 1 view .LVU216
	cmpl	$-1, %ecx
	jne	.L41
.LVL77:
.L43:
	.loc 1 93 27 is_stmt 0 view .LVU217
	xorl	%edx, %edx
.LVL78:
	.loc 1 93 27 view .LVU218
.LBE48:
	.loc 1 98 5 is_stmt 1 view .LVU219
	.loc 1 99 5 view .LVU220
	.loc 1 99 12 is_stmt 0 view .LVU221
	jmp	.L38
.LVL79:
	.p2align 4,,10
	.p2align 3
.L42:
.LBB49:
	.loc 1 99 12 view .LVU222
	xorl	%eax, %eax
.LVL80:
	.loc 1 99 12 view .LVU223
	xorl	%edx, %edx
.LVL81:
.L38:
	.loc 1 99 12 view .LVU224
.LBE49:
	.loc 1 100 1 discriminator 1 view .LVU225
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
.LBB50:
	.loc 1 86 15 discriminator 1 view .LVU226
	movq	%r10, (%r8)
.LBE50:
	.loc 1 100 1 discriminator 1 view .LVU227
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
.LBB87:
	.loc 1 86 15 discriminator 1 view .LVU228
	movq	%r11, 8(%r8)
.LBE87:
	.loc 1 100 1 discriminator 1 view .LVU229
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL82:
	.p2align 4,,10
	.p2align 3
.L52:
	.cfi_restore_state
.LBB88:
	.loc 1 85 21 view .LVU230
	xorl	%edx, %edx
.LVL83:
	.loc 1 85 21 view .LVU231
.LBE88:
	.loc 1 82 9 view .LVU232
	movq	%r10, %r12
.LBB89:
	.loc 1 84 9 is_stmt 1 view .LVU233
	.loc 1 85 9 view .LVU234
	.loc 1 85 21 is_stmt 0 view .LVU235
	divq	%rsi
.LVL84:
.LBB51:
.LBB52:
	.loc 1 73 14 view .LVU236
	bsrq	%rsi, %rbp
	xorq	$63, %rbp
.LBE52:
.LBE51:
	.loc 1 85 21 view .LVU237
	movq	%rax, -16(%rsp)
	movq	%rdx, %r13
.LVL85:
.LBB82:
.LBI51:
	.loc 1 72 19 is_stmt 1 view .LVU238
.LBB77:
	.loc 1 73 5 view .LVU239
	.loc 1 74 5 view .LVU240
	.loc 1 74 8 is_stmt 0 view .LVU241
	testl	%ebp, %ebp
	je	.L33
	.loc 1 74 13 is_stmt 1 view .LVU242
	.loc 1 74 44 is_stmt 0 view .LVU243
	movl	$64, %ecx
.LVL86:
	.loc 1 74 37 view .LVU244
	movq	%r10, %rax
	.loc 1 74 44 view .LVU245
	subl	%ebp, %ecx
	.loc 1 74 37 view .LVU246
	shrq	%cl, %rax
	.loc 1 74 25 view .LVU247
	movl	%ebp, %ecx
	salq	%cl, %r13
	.loc 1 74 55 view .LVU248
	salq	%cl, %r12
	.loc 1 74 31 view .LVU249
	orq	%rax, %r13
.LVL87:
	.loc 1 74 65 view .LVU250
	salq	%cl, %rsi
.LVL88:
.L33:
	.loc 1 75 5 is_stmt 1 view .LVU251
.LBB53:
.LBB54:
	.loc 1 59 9 is_stmt 0 view .LVU252
	movq	%rsi, %rcx
	.loc 1 59 26 view .LVU253
	xorl	%edx, %edx
	movq	%r13, %rax
.LBE54:
.LBE53:
	.loc 1 75 42 view .LVU254
	movq	%r12, %rdi
.LVL89:
.LBB60:
.LBB55:
	.loc 1 59 9 view .LVU255
	shrq	$32, %rcx
.LBE55:
.LBE60:
	.loc 1 75 42 view .LVU256
	shrq	$32, %rdi
.LVL90:
.LBB61:
.LBI53:
	.loc 1 58 19 is_stmt 1 view .LVU257
.LBB56:
	.loc 1 59 5 view .LVU258
	.loc 1 60 5 view .LVU259
	.loc 1 61 9 is_stmt 0 view .LVU260
	movq	%r13, %r9
	movl	%esi, %ebx
	.loc 1 59 26 view .LVU261
	divq	%rcx
.LVL91:
	.loc 1 60 8 view .LVU262
	movl	$4294967295, %edx
	cmpq	%rdx, %rax
	cmova	%rdx, %rax
.LVL92:
	.loc 1 61 5 is_stmt 1 view .LVU263
	.loc 1 61 31 is_stmt 0 view .LVU264
	movq	%rcx, %rdx
	imulq	%rax, %rdx
	.loc 1 61 40 view .LVU265
	movq	%rax, %r15
	imulq	%rbx, %r15
	.loc 1 61 9 view .LVU266
	subq	%rdx, %r9
.LVL93:
	.loc 1 62 5 is_stmt 1 view .LVU267
	.loc 1 62 32 view .LVU268
	movl	$4294967295, %edx
	cmpq	%r9, %rdx
	jnb	.L50
	.p2align 4,,10
	.p2align 3
.L34:
	.loc 1 67 5 view .LVU269
	.loc 1 67 42 is_stmt 0 view .LVU270
	movq	%rax, %rdx
	.loc 1 67 20 view .LVU271
	salq	$32, %r13
.LVL94:
	.loc 1 67 20 view .LVU272
.LBE56:
.LBE61:
.LBB62:
.LBB63:
	.loc 1 62 32 view .LVU273
	movl	$4294967295, %r15d
.LVL95:
	.loc 1 62 32 view .LVU274
	movl	%r12d, %r12d
.LVL96:
	.loc 1 62 32 view .LVU275
.LBE63:
.LBE62:
.LBB69:
.LBB57:
	.loc 1 67 42 view .LVU276
	imulq	%rsi, %rdx
	.loc 1 67 26 view .LVU277
	orq	%rdi, %r13
.LBE57:
.LBE69:
	.loc 1 75 9 view .LVU278
	salq	$32, %rax
.LVL97:
	.loc 1 75 9 view .LVU279
	movq	%rax, %rdi
.LVL98:
.LBB70:
.LBB58:
	.loc 1 67 34 view .LVU280
	subq	%rdx, %r13
.LVL99:
	.loc 1 68 5 is_stmt 1 view .LVU281
	.loc 1 68 5 is_stmt 0 view .LVU282
.LBE58:
.LBE70:
	.loc 1 76 5 is_stmt 1 view .LVU283
.LBB71:
.LBI62:
	.loc 1 58 19 view .LVU284
.LBB64:
	.loc 1 59 5 view .LVU285
	.loc 1 60 5 view .LVU286
	.loc 1 59 26 is_stmt 0 view .LVU287
	xorl	%edx, %edx
	movq	%r13, %rax
.LVL100:
	.loc 1 59 26 view .LVU288
	divq	%rcx
.LVL101:
	.loc 1 60 8 view .LVU289
	movl	$4294967295, %edx
	cmpq	%rdx, %rax
	cmovbe	%rax, %rdx
	.loc 1 61 31 view .LVU290
	movq	%rdx, %rax
.LVL102:
	.loc 1 60 8 view .LVU291
	movq	%rdx, %r14
.LVL103:
	.loc 1 61 5 is_stmt 1 view .LVU292
	.loc 1 61 9 is_stmt 0 view .LVU293
	movq	%r13, %rdx
	.loc 1 61 31 view .LVU294
	imulq	%rcx, %rax
.LVL104:
	.loc 1 61 9 view .LVU295
	subq	%rax, %rdx
.LVL105:
	.loc 1 61 40 view .LVU296
	movq	%r14, %rax
	imulq	%rbx, %rax
.LVL106:
	.loc 1 62 5 is_stmt 1 view .LVU297
	.loc 1 62 32 view .LVU298
	cmpq	%rdx, %r15
	jnb	.L51
	.p2align 4,,10
	.p2align 3
.L36:
	.loc 1 67 5 view .LVU299
.LVL107:
	.loc 1 68 5 view .LVU300
	.loc 1 68 5 is_stmt 0 view .LVU301
.LBE64:
.LBE71:
	.loc 1 77 5 is_stmt 1 view .LVU302
	.loc 1 78 5 view .LVU303
	.loc 1 78 5 is_stmt 0 view .LVU304
.LBE77:
.LBE82:
	.loc 1 86 9 is_stmt 1 view .LVU305
.LBB83:
.LBB78:
.LBB72:
.LBB65:
	.loc 1 67 42 is_stmt 0 view .LVU306
	imulq	%r14, %rsi
.LVL108:
	.loc 1 67 20 view .LVU307
	salq	$32, %r13
	.loc 1 67 20 view .LVU308
.LBE65:
.LBE72:
.LBE78:
.LBE83:
	.loc 1 86 15 view .LVU309
	movl	%ebp, %ecx
	.loc 1 87 37 view .LVU310
	movq	%rdi, %rax
.LBB84:
.LBB79:
.LBB73:
.LBB66:
	.loc 1 67 26 view .LVU311
	orq	%r12, %r13
.LBE66:
.LBE73:
.LBE79:
.LBE84:
	.loc 1 87 37 view .LVU312
	movq	-16(%rsp), %rdx
	.loc 1 86 15 view .LVU313
	xorl	%r11d, %r11d
.LVL109:
	.loc 1 87 9 is_stmt 1 view .LVU314
	.loc 1 87 37 is_stmt 0 view .LVU315
	orq	%r14, %rax
.LVL110:
.LBB85:
.LBB80:
.LBB74:
.LBB67:
	.loc 1 67 34 view .LVU316
	subq	%rsi, %r13
.LBE67:
.LBE74:
.LBE80:
.LBE85:
	.loc 1 86 15 view .LVU317
	shrq	%cl, %r13
	movq	%r13, %r10
.LVL111:
	.loc 1 86 15 view .LVU318
	jmp	.L38
.LVL112:
	.p2align 4,,10
	.p2align 3
.L53:
.LBB86:
.LBB81:
.LBB75:
.LBB59:
	.loc 1 63 9 is_stmt 1 view .LVU319
	.loc 1 65 15 is_stmt 0 view .LVU320
	addq	%rcx, %r9
.LVL113:
	.loc 1 63 14 view .LVU321
	subq	$1, %rax
.LVL114:
	.loc 1 64 9 is_stmt 1 view .LVU322
	.loc 1 64 15 is_stmt 0 view .LVU323
	subq	%rbx, %r15
.LVL115:
	.loc 1 65 9 is_stmt 1 view .LVU324
	.loc 1 62 32 view .LVU325
	cmpq	%r9, %rdx
	jb	.L34
.L50:
	.loc 1 62 50 is_stmt 0 view .LVU326
	movq	%r9, %r14
	salq	$32, %r14
	.loc 1 62 56 view .LVU327
	orq	%rdi, %r14
	.loc 1 62 32 view .LVU328
	cmpq	%r15, %r14
	jb	.L53
	.loc 1 62 32 view .LVU329
	jmp	.L34
.LVL116:
	.p2align 4,,10
	.p2align 3
.L54:
	.loc 1 62 32 view .LVU330
.LBE59:
.LBE75:
.LBB76:
.LBB68:
	.loc 1 63 9 is_stmt 1 view .LVU331
	.loc 1 65 15 is_stmt 0 view .LVU332
	addq	%rcx, %rdx
.LVL117:
	.loc 1 63 14 view .LVU333
	subq	$1, %r14
.LVL118:
	.loc 1 64 9 is_stmt 1 view .LVU334
	.loc 1 64 15 is_stmt 0 view .LVU335
	subq	%rbx, %rax
.LVL119:
	.loc 1 65 9 is_stmt 1 view .LVU336
	.loc 1 62 32 view .LVU337
	cmpq	%rdx, %r15
	jb	.L36
.L51:
	.loc 1 62 50 is_stmt 0 view .LVU338
	movq	%rdx, %r9
	salq	$32, %r9
	.loc 1 62 56 view .LVU339
	orq	%r12, %r9
	.loc 1 62 32 view .LVU340
	cmpq	%rax, %r9
	jb	.L54
	.loc 1 62 32 view .LVU341
	jmp	.L36
.LBE68:
.LBE76:
.LBE81:
.LBE86:
.LBE89:
	.cfi_endproc
.LFE8:
	.size	divide_both_unsigned_128, .-divide_both_unsigned_128
	.p2align 4
	.globl	divide_unsigned_128
	.type	divide_unsigned_128, @function
divide_unsigned_128:
.LVL120:
.LFB9:
	.loc 1 102 42 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 103 5 view .LVU343
	.loc 1 104 5 view .LVU344
	.loc 1 102 42 is_stmt 0 view .LVU345
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 104 12 view .LVU346
	movq	%rsp, %r8
	call	divide_both_unsigned_128
.LVL121:
	.loc 1 105 1 view .LVU347
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE9:
	.size	divide_unsigned_128, .-divide_unsigned_128
	.p2align 4
	.globl	remainder_unsigned_128
	.type	remainder_unsigned_128, @function
remainder_unsigned_128:
.LVL122:
.LFB10:
	.loc 1 107 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 108 5 view .LVU349
	.loc 1 109 5 view .LVU350
	.loc 1 107 45 is_stmt 0 view .LVU351
	subq	$24, %rsp
	.cfi_def_cfa_offset 32
	.loc 1 109 5 view .LVU352
	movq	%rsp, %r8
	call	divide_both_unsigned_128
.LVL123:
	.loc 1 110 5 is_stmt 1 view .LVU353
	.loc 1 111 1 is_stmt 0 view .LVU354
	movq	(%rsp), %rax
	movq	8(%rsp), %rdx
	addq	$24, %rsp
	.cfi_def_cfa_offset 8
	ret
	.cfi_endproc
.LFE10:
	.size	remainder_unsigned_128, .-remainder_unsigned_128
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 4 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x939
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x1b
	.long	.LASF39
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x3
	.byte	0x8
	.byte	0x7
	.long	.LASF2
	.uleb128 0x3
	.byte	0x10
	.byte	0x7
	.long	.LASF3
	.uleb128 0x3
	.byte	0x1
	.byte	0x8
	.long	.LASF4
	.uleb128 0x3
	.byte	0x2
	.byte	0x7
	.long	.LASF5
	.uleb128 0x3
	.byte	0x4
	.byte	0x7
	.long	.LASF6
	.uleb128 0x3
	.byte	0x1
	.byte	0x6
	.long	.LASF7
	.uleb128 0x3
	.byte	0x2
	.byte	0x5
	.long	.LASF8
	.uleb128 0x1c
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0xb
	.long	.LASF10
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x4a
	.uleb128 0x3
	.byte	0x8
	.byte	0x5
	.long	.LASF9
	.uleb128 0xb
	.long	.LASF11
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x2e
	.uleb128 0x3
	.byte	0x1
	.byte	0x6
	.long	.LASF12
	.uleb128 0xb
	.long	.LASF13
	.byte	0x3
	.byte	0x1a
	.byte	0x14
	.long	0x66
	.uleb128 0xb
	.long	.LASF14
	.byte	0x3
	.byte	0x1b
	.byte	0x14
	.long	0x79
	.uleb128 0x15
	.string	"u32"
	.byte	0xa
	.long	0x8c
	.uleb128 0x15
	.string	"u64"
	.byte	0xb
	.long	0x98
	.uleb128 0x3
	.byte	0x10
	.byte	0x5
	.long	.LASF15
	.uleb128 0xb
	.long	.LASF16
	.byte	0x4
	.byte	0xd
	.byte	0x1b
	.long	0x35
	.uleb128 0x7
	.long	.LASF17
	.byte	0x6b
	.byte	0x6
	.long	0xbf
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x136
	.uleb128 0x5
	.string	"a"
	.byte	0x6b
	.byte	0x22
	.long	0xbf
	.uleb128 0x6
	.string	"b"
	.byte	0x6b
	.byte	0x2a
	.long	0xbf
	.long	.LLST77
	.long	.LVUS77
	.uleb128 0x16
	.long	.LASF19
	.byte	0x6c
	.long	0xbf
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0x17
	.quad	.LVL123
	.long	0x1a1
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
	.uleb128 0x35
	.uleb128 0xe
	.uleb128 0x1
	.byte	0x58
	.uleb128 0x2
	.byte	0x78
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	.LASF18
	.byte	0x66
	.byte	0x6
	.long	0xbf
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x1a1
	.uleb128 0x5
	.string	"a"
	.byte	0x66
	.byte	0x1f
	.long	0xbf
	.uleb128 0x6
	.string	"b"
	.byte	0x66
	.byte	0x27
	.long	0xbf
	.long	.LLST76
	.long	.LVUS76
	.uleb128 0x16
	.long	.LASF19
	.byte	0x67
	.long	0xbf
	.uleb128 0x2
	.byte	0x91
	.sleb128 -32
	.uleb128 0x17
	.quad	.LVL121
	.long	0x1a1
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
	.uleb128 0x35
	.uleb128 0xe
	.uleb128 0x1
	.byte	0x58
	.uleb128 0x2
	.byte	0x78
	.sleb128 0
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	.LASF20
	.byte	0x51
	.byte	0x6
	.long	0xbf
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x3f3
	.uleb128 0x6
	.string	"a"
	.byte	0x51
	.byte	0x24
	.long	0xbf
	.long	.LLST42
	.long	.LVUS42
	.uleb128 0x6
	.string	"b"
	.byte	0x51
	.byte	0x2c
	.long	0xbf
	.long	.LLST43
	.long	.LVUS43
	.uleb128 0x1d
	.long	.LASF19
	.byte	0x1
	.byte	0x51
	.byte	0x35
	.long	0x3f3
	.uleb128 0x1
	.byte	0x58
	.uleb128 0xc
	.string	"a0"
	.byte	0x52
	.byte	0x9
	.long	0xae
	.long	.LLST44
	.long	.LVUS44
	.uleb128 0xc
	.string	"a1"
	.byte	0x52
	.byte	0x11
	.long	0xae
	.long	.LLST45
	.long	.LVUS45
	.uleb128 0xc
	.string	"b0"
	.byte	0x52
	.byte	0x1f
	.long	0xae
	.long	.LLST46
	.long	.LVUS46
	.uleb128 0xc
	.string	"b1"
	.byte	0x52
	.byte	0x27
	.long	0xae
	.long	.LLST47
	.long	.LVUS47
	.uleb128 0x8
	.long	.LASF21
	.byte	0x5a
	.byte	0x9
	.long	0xae
	.long	.LLST48
	.long	.LVUS48
	.uleb128 0x1e
	.long	.LLRL51
	.long	0x3da
	.uleb128 0x4
	.long	.LASF21
	.byte	0x54
	.byte	0xd
	.long	0xae
	.uleb128 0x8
	.long	.LASF22
	.byte	0x54
	.byte	0x21
	.long	0xae
	.long	.LLST52
	.long	.LVUS52
	.uleb128 0x8
	.long	.LASF23
	.byte	0x55
	.byte	0xd
	.long	0xae
	.long	.LLST53
	.long	.LVUS53
	.uleb128 0xf
	.long	0x3f8
	.quad	.LBI51
	.byte	.LVU238
	.long	.LLRL54
	.byte	0x55
	.byte	0x15
	.uleb128 0x2
	.long	0x425
	.long	.LLST55
	.long	.LVUS55
	.uleb128 0x2
	.long	0x41c
	.long	.LLST56
	.long	.LVUS56
	.uleb128 0x2
	.long	0x411
	.long	.LLST57
	.long	.LVUS57
	.uleb128 0x2
	.long	0x406
	.long	.LLST58
	.long	.LVUS58
	.uleb128 0x9
	.long	.LLRL54
	.uleb128 0x1
	.long	0x430
	.long	.LLST59
	.long	.LVUS59
	.uleb128 0x1
	.long	0x43a
	.long	.LLST60
	.long	.LVUS60
	.uleb128 0x1f
	.long	0x44b
	.quad	.LBI53
	.byte	.LVU257
	.long	.LLRL61
	.byte	0x1
	.byte	0x4b
	.byte	0x14
	.long	0x369
	.uleb128 0x2
	.long	0x46f
	.long	.LLST62
	.long	.LVUS62
	.uleb128 0x2
	.long	0x464
	.long	.LLST63
	.long	.LVUS63
	.uleb128 0x2
	.long	0x459
	.long	.LLST64
	.long	.LVUS64
	.uleb128 0x9
	.long	.LLRL61
	.uleb128 0x1
	.long	0x478
	.long	.LLST65
	.long	.LVUS65
	.uleb128 0x1
	.long	0x483
	.long	.LLST66
	.long	.LVUS66
	.uleb128 0x1
	.long	0x48e
	.long	.LLST67
	.long	.LVUS67
	.uleb128 0x1
	.long	0x499
	.long	.LLST68
	.long	.LVUS68
	.byte	0
	.byte	0
	.uleb128 0xf
	.long	0x44b
	.quad	.LBI62
	.byte	.LVU284
	.long	.LLRL69
	.byte	0x4c
	.byte	0x11
	.uleb128 0x2
	.long	0x46f
	.long	.LLST70
	.long	.LVUS70
	.uleb128 0x20
	.long	0x464
	.uleb128 0x2
	.long	0x459
	.long	.LLST71
	.long	.LVUS71
	.uleb128 0x9
	.long	.LLRL69
	.uleb128 0x1
	.long	0x478
	.long	.LLST72
	.long	.LVUS72
	.uleb128 0x1
	.long	0x483
	.long	.LLST73
	.long	.LVUS73
	.uleb128 0x1
	.long	0x48e
	.long	.LLST74
	.long	.LVUS74
	.uleb128 0x1
	.long	0x499
	.long	.LLST75
	.long	.LVUS75
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x9
	.long	.LLRL49
	.uleb128 0xc
	.string	"up"
	.byte	0x5c
	.byte	0xd
	.long	0x5f
	.long	.LLST50
	.long	.LVUS50
	.byte	0
	.byte	0
	.uleb128 0x11
	.long	0xbf
	.uleb128 0x18
	.long	.LASF25
	.byte	0x48
	.long	0xae
	.long	0x446
	.uleb128 0xa
	.long	.LASF24
	.byte	0x48
	.byte	0x22
	.long	0xae
	.uleb128 0x5
	.string	"low"
	.byte	0x48
	.byte	0x2c
	.long	0xae
	.uleb128 0x5
	.string	"b"
	.byte	0x48
	.byte	0x35
	.long	0xae
	.uleb128 0xa
	.long	.LASF19
	.byte	0x48
	.byte	0x3d
	.long	0x446
	.uleb128 0x10
	.string	"up"
	.byte	0x49
	.byte	0x9
	.long	0x5f
	.uleb128 0x4
	.long	.LASF21
	.byte	0x4b
	.byte	0x9
	.long	0xae
	.byte	0
	.uleb128 0x11
	.long	0xae
	.uleb128 0x18
	.long	.LASF26
	.byte	0x3a
	.long	0xae
	.long	0x4a5
	.uleb128 0xa
	.long	.LASF24
	.byte	0x3a
	.byte	0x23
	.long	0x446
	.uleb128 0xa
	.long	.LASF27
	.byte	0x3a
	.byte	0x2d
	.long	0xa4
	.uleb128 0x5
	.string	"b"
	.byte	0x3a
	.byte	0x37
	.long	0xae
	.uleb128 0x4
	.long	.LASF28
	.byte	0x3b
	.byte	0x9
	.long	0xae
	.uleb128 0x4
	.long	.LASF29
	.byte	0x3b
	.byte	0x1a
	.long	0xae
	.uleb128 0x4
	.long	.LASF30
	.byte	0x3d
	.byte	0x9
	.long	0xae
	.uleb128 0x4
	.long	.LASF23
	.byte	0x3d
	.byte	0x28
	.long	0xae
	.byte	0
	.uleb128 0x7
	.long	.LASF31
	.byte	0x32
	.byte	0x5
	.long	0xae
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x58c
	.uleb128 0x6
	.string	"a"
	.byte	0x32
	.byte	0x1f
	.long	0xae
	.long	.LLST31
	.long	.LVUS31
	.uleb128 0x12
	.string	"b"
	.byte	0x32
	.byte	0x26
	.long	0xae
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x8
	.long	.LASF19
	.byte	0x33
	.byte	0x9
	.long	0xae
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0xf
	.long	0x673
	.quad	.LBI32
	.byte	.LVU149
	.long	.LLRL33
	.byte	0x34
	.byte	0x5
	.uleb128 0x2
	.long	0x693
	.long	.LLST34
	.long	.LVUS34
	.uleb128 0x2
	.long	0x68a
	.long	.LLST35
	.long	.LVUS35
	.uleb128 0x2
	.long	0x681
	.long	.LLST36
	.long	.LVUS36
	.uleb128 0x9
	.long	.LLRL33
	.uleb128 0x1
	.long	0x69e
	.long	.LLST37
	.long	.LVUS37
	.uleb128 0x13
	.long	0x6a9
	.long	.LLRL38
	.uleb128 0x1
	.long	0x6aa
	.long	.LLST39
	.long	.LVUS39
	.uleb128 0xd
	.long	0x6b5
	.quad	.LBB35
	.quad	.LBE35-.LBB35
	.uleb128 0x1
	.long	0x6b6
	.long	.LLST40
	.long	.LVUS40
	.uleb128 0x1
	.long	0x6c1
	.long	.LLST41
	.long	.LVUS41
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	.LASF32
	.byte	0x2d
	.byte	0x5
	.long	0xae
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x673
	.uleb128 0x6
	.string	"a"
	.byte	0x2d
	.byte	0x1c
	.long	0xae
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x12
	.string	"b"
	.byte	0x2d
	.byte	0x23
	.long	0xae
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x8
	.long	.LASF19
	.byte	0x2e
	.byte	0x9
	.long	0xae
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0xf
	.long	0x673
	.quad	.LBI21
	.byte	.LVU115
	.long	.LLRL22
	.byte	0x2f
	.byte	0xc
	.uleb128 0x2
	.long	0x693
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x2
	.long	0x68a
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0x2
	.long	0x681
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0x9
	.long	.LLRL22
	.uleb128 0x1
	.long	0x69e
	.long	.LLST26
	.long	.LVUS26
	.uleb128 0x13
	.long	0x6a9
	.long	.LLRL27
	.uleb128 0x1
	.long	0x6aa
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0xd
	.long	0x6b5
	.quad	.LBB24
	.quad	.LBE24-.LBB24
	.uleb128 0x1
	.long	0x6b6
	.long	.LLST29
	.long	.LVUS29
	.uleb128 0x1
	.long	0x6c1
	.long	.LLST30
	.long	.LVUS30
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x19
	.long	.LASF37
	.byte	0x20
	.long	0xae
	.long	0x6cf
	.uleb128 0x5
	.string	"a"
	.byte	0x20
	.byte	0x21
	.long	0xae
	.uleb128 0x5
	.string	"b"
	.byte	0x20
	.byte	0x28
	.long	0xae
	.uleb128 0xa
	.long	.LASF19
	.byte	0x20
	.byte	0x30
	.long	0x446
	.uleb128 0x4
	.long	.LASF22
	.byte	0x21
	.byte	0x9
	.long	0xae
	.uleb128 0x14
	.uleb128 0x10
	.string	"bit"
	.byte	0x22
	.byte	0xe
	.long	0x5f
	.uleb128 0x14
	.uleb128 0x10
	.string	"out"
	.byte	0x23
	.byte	0xd
	.long	0xae
	.uleb128 0x4
	.long	.LASF33
	.byte	0x25
	.byte	0xd
	.long	0xae
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	.LASF34
	.byte	0x17
	.byte	0x5
	.long	0xa4
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x732
	.uleb128 0x6
	.string	"a"
	.byte	0x17
	.byte	0x1f
	.long	0xa4
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x12
	.string	"b"
	.byte	0x17
	.byte	0x26
	.long	0xa4
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x21
	.quad	.LBB10
	.quad	.LBE10-.LBB10
	.uleb128 0x8
	.long	.LASF35
	.byte	0x19
	.byte	0xd
	.long	0xa4
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	.LASF36
	.byte	0x12
	.byte	0x5
	.long	0xa4
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x7fa
	.uleb128 0x6
	.string	"a"
	.byte	0x12
	.byte	0x1c
	.long	0xa4
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x6
	.string	"b"
	.byte	0x12
	.byte	0x23
	.long	0xa4
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x4
	.long	.LASF19
	.byte	0x13
	.byte	0x9
	.long	0xa4
	.uleb128 0x22
	.long	0x7fa
	.quad	.LBI7
	.byte	.LVU31
	.quad	.LBB7
	.quad	.LBE7-.LBB7
	.byte	0x1
	.byte	0x14
	.byte	0xc
	.uleb128 0x2
	.long	0x81a
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x2
	.long	0x811
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x2
	.long	0x808
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x1
	.long	0x825
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0xd
	.long	0x830
	.quad	.LBB9
	.quad	.LBE9-.LBB9
	.uleb128 0x1
	.long	0x831
	.long	.LLST10
	.long	.LVUS10
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x19
	.long	.LASF38
	.byte	0x5
	.long	0xa4
	.long	0x83d
	.uleb128 0x5
	.string	"a"
	.byte	0x5
	.byte	0x21
	.long	0xa4
	.uleb128 0x5
	.string	"b"
	.byte	0x5
	.byte	0x28
	.long	0xa4
	.uleb128 0xa
	.long	.LASF19
	.byte	0x5
	.byte	0x30
	.long	0x83d
	.uleb128 0x4
	.long	.LASF21
	.byte	0x6
	.byte	0x9
	.long	0xa4
	.uleb128 0x14
	.uleb128 0x10
	.string	"up"
	.byte	0x8
	.byte	0xd
	.long	0x5f
	.byte	0
	.byte	0
	.uleb128 0x11
	.long	0xa4
	.uleb128 0x23
	.long	0x7fa
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x8af
	.uleb128 0x2
	.long	0x808
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x2
	.long	0x811
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x1a
	.long	0x81a
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.long	0x825
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0xd
	.long	0x830
	.quad	.LBB3
	.quad	.LBE3-.LBB3
	.uleb128 0x1
	.long	0x831
	.long	.LLST3
	.long	.LVUS3
	.byte	0
	.byte	0
	.uleb128 0x24
	.long	0x673
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x2
	.long	0x681
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x2
	.long	0x68a
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x1a
	.long	0x693
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x1
	.long	0x69e
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x13
	.long	0x6a9
	.long	.LLRL16
	.uleb128 0x1
	.long	0x6aa
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0xd
	.long	0x6b5
	.quad	.LBB14
	.quad	.LBE14-.LBB14
	.uleb128 0x1
	.long	0x6b6
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x1
	.long	0x6c1
	.long	.LLST19
	.long	.LVUS19
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
	.uleb128 0x9
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
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
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
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
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 0x13
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x14
	.uleb128 0xb
	.byte	0x1
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x16
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 4
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 18
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
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
	.uleb128 0x17
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
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
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0xb
	.uleb128 0x39
	.uleb128 0x21
	.sleb128 19
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
	.uleb128 0x19
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
	.uleb128 0x1a
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x1b
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
	.uleb128 0x1c
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
	.uleb128 0x1d
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
	.uleb128 0x1e
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
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
	.uleb128 0x20
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x21
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x22
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x24
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
.LVUS77:
	.uleb128 0
	.uleb128 .LVU353
	.uleb128 .LVU353
	.uleb128 0
.LLST77:
	.byte	0x4
	.uleb128 .LVL122-.Ltext0
	.uleb128 .LVL123-1-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL123-1-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x35
	.byte	0x9f
	.byte	0
.LVUS76:
	.uleb128 0
	.uleb128 .LVU347
	.uleb128 .LVU347
	.uleb128 0
.LLST76:
	.byte	0x4
	.uleb128 .LVL120-.Ltext0
	.uleb128 .LVL121-1-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL121-1-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x35
	.byte	0x9f
	.byte	0
.LVUS42:
	.uleb128 .LVU201
	.uleb128 .LVU210
	.uleb128 .LVU211
	.uleb128 .LVU222
.LLST42:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x6
	.byte	0x5a
	.byte	0x93
	.uleb128 0x8
	.byte	0x5b
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x6
	.byte	0x5a
	.byte	0x93
	.uleb128 0x8
	.byte	0x5b
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS43:
	.uleb128 0
	.uleb128 .LVU201
	.uleb128 .LVU201
	.uleb128 .LVU215
	.uleb128 .LVU216
	.uleb128 .LVU222
	.uleb128 .LVU222
	.uleb128 .LVU224
	.uleb128 .LVU230
	.uleb128 .LVU231
	.uleb128 .LVU231
	.uleb128 0
.LLST43:
	.byte	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL83-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL83-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x35
	.byte	0x9f
	.byte	0
.LVUS44:
	.uleb128 .LVU184
	.uleb128 .LVU186
	.uleb128 .LVU186
	.uleb128 .LVU204
	.uleb128 .LVU222
	.uleb128 .LVU224
	.uleb128 .LVU230
	.uleb128 .LVU318
	.uleb128 .LVU319
	.uleb128 0
.LLST44:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL111-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS45:
	.uleb128 .LVU184
	.uleb128 .LVU195
	.uleb128 .LVU195
	.uleb128 .LVU204
	.uleb128 .LVU222
	.uleb128 .LVU223
	.uleb128 .LVU223
	.uleb128 .LVU224
	.uleb128 .LVU230
	.uleb128 .LVU236
	.uleb128 .LVU236
	.uleb128 .LVU314
	.uleb128 .LVU319
	.uleb128 0
.LLST45:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL65-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL84-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LVL109-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0
.LVUS46:
	.uleb128 .LVU184
	.uleb128 .LVU218
	.uleb128 .LVU222
	.uleb128 .LVU224
	.uleb128 .LVU230
	.uleb128 .LVU231
	.uleb128 .LVU231
	.uleb128 .LVU251
.LLST46:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL83-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL83-.Ltext0
	.uleb128 .LVL88-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS47:
	.uleb128 .LVU184
	.uleb128 .LVU193
	.uleb128 .LVU193
	.uleb128 .LVU200
	.uleb128 .LVU222
	.uleb128 .LVU224
	.uleb128 .LVU230
	.uleb128 .LVU244
	.uleb128 .LVU244
	.uleb128 .LVU255
.LLST47:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL64-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL64-.Ltext0
	.uleb128 .LVL67-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL86-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LVL89-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS48:
	.uleb128 .LVU189
	.uleb128 .LVU204
	.uleb128 .LVU204
	.uleb128 .LVU217
	.uleb128 .LVU222
	.uleb128 .LVU224
.LLST48:
	.byte	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL77-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS52:
	.uleb128 .LVU303
	.uleb128 .LVU307
.LLST52:
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL108-.Ltext0
	.uleb128 0x18
	.byte	0x7d
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x7c
	.sleb128 0
	.byte	0x21
	.byte	0x74
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x1e
	.byte	0x1c
	.byte	0x76
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS53:
	.uleb128 .LVU304
	.uleb128 .LVU316
	.uleb128 .LVU316
	.uleb128 .LVU319
.LLST53:
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL110-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL110-.Ltext0
	.uleb128 .LVL112-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS55:
	.uleb128 .LVU238
	.uleb128 .LVU304
	.uleb128 .LVU319
	.uleb128 0
.LLST55:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+609
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+609
	.sleb128 0
	.byte	0
.LVUS56:
	.uleb128 .LVU238
	.uleb128 .LVU304
	.uleb128 .LVU319
	.uleb128 0
.LLST56:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS57:
	.uleb128 .LVU238
	.uleb128 .LVU250
	.uleb128 .LVU250
	.uleb128 .LVU275
	.uleb128 .LVU319
	.uleb128 .LVU330
.LLST57:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LVL96-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS58:
	.uleb128 .LVU238
	.uleb128 .LVU250
	.uleb128 .LVU250
	.uleb128 .LVU272
	.uleb128 .LVU281
	.uleb128 .LVU300
	.uleb128 .LVU300
	.uleb128 .LVU304
	.uleb128 .LVU319
	.uleb128 0
.LLST58:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL87-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL87-.Ltext0
	.uleb128 .LVL94-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0xf
	.byte	0x7d
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x7c
	.sleb128 0
	.byte	0x21
	.byte	0x74
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x1e
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS59:
	.uleb128 .LVU240
	.uleb128 .LVU304
	.uleb128 .LVU319
	.uleb128 0
.LLST59:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS60:
	.uleb128 .LVU282
	.uleb128 .LVU288
	.uleb128 .LVU288
	.uleb128 .LVU301
	.uleb128 .LVU301
	.uleb128 .LVU304
	.uleb128 .LVU330
	.uleb128 0
.LLST60:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL100-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL100-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS62:
	.uleb128 .LVU257
	.uleb128 .LVU282
	.uleb128 .LVU319
	.uleb128 .LVU330
.LLST62:
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LVL99-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS63:
	.uleb128 .LVU257
	.uleb128 .LVU280
	.uleb128 .LVU319
	.uleb128 .LVU330
.LLST63:
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LVL98-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS64:
	.uleb128 .LVU257
	.uleb128 .LVU282
	.uleb128 .LVU319
	.uleb128 .LVU330
.LLST64:
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LVL99-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+706
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+706
	.sleb128 0
	.byte	0
.LVUS65:
	.uleb128 .LVU259
	.uleb128 .LVU282
	.uleb128 .LVU319
	.uleb128 .LVU330
.LLST65:
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LVL99-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS66:
	.uleb128 .LVU259
	.uleb128 .LVU262
	.uleb128 .LVU262
	.uleb128 .LVU279
	.uleb128 .LVU319
	.uleb128 .LVU330
.LLST66:
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LVL91-.Ltext0
	.uleb128 0xc
	.byte	0x7d
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x72
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x1b
	.byte	0xa8
	.uleb128 0
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL91-.Ltext0
	.uleb128 .LVL97-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS67:
	.uleb128 .LVU267
	.uleb128 .LVU282
	.uleb128 .LVU319
	.uleb128 .LVU321
	.uleb128 .LVU325
	.uleb128 .LVU330
.LLST67:
	.byte	0x4
	.uleb128 .LVL93-.Ltext0
	.uleb128 .LVL99-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL113-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL115-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS68:
	.uleb128 .LVU267
	.uleb128 .LVU274
	.uleb128 .LVU319
	.uleb128 .LVU330
.LLST68:
	.byte	0x4
	.uleb128 .LVL93-.Ltext0
	.uleb128 .LVL95-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS70:
	.uleb128 .LVU284
	.uleb128 .LVU301
	.uleb128 .LVU330
	.uleb128 0
.LLST70:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS71:
	.uleb128 .LVU284
	.uleb128 .LVU301
	.uleb128 .LVU330
	.uleb128 0
.LLST71:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+706
	.sleb128 0
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+706
	.sleb128 0
	.byte	0
.LVUS72:
	.uleb128 .LVU286
	.uleb128 .LVU301
	.uleb128 .LVU330
	.uleb128 0
.LLST72:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS73:
	.uleb128 .LVU286
	.uleb128 .LVU289
	.uleb128 .LVU289
	.uleb128 .LVU291
	.uleb128 .LVU291
	.uleb128 .LVU292
	.uleb128 .LVU292
	.uleb128 .LVU295
	.uleb128 .LVU295
	.uleb128 .LVU301
	.uleb128 .LVU330
	.uleb128 0
.LLST73:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL101-.Ltext0
	.uleb128 0xc
	.byte	0x7d
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x72
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x1b
	.byte	0xa8
	.uleb128 0
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL101-.Ltext0
	.uleb128 .LVL102-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL102-.Ltext0
	.uleb128 .LVL103-.Ltext0
	.uleb128 0xc
	.byte	0x7d
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x72
	.sleb128 0
	.byte	0xa8
	.uleb128 0x2e
	.byte	0x1b
	.byte	0xa8
	.uleb128 0
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL103-.Ltext0
	.uleb128 .LVL104-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL104-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0
.LVUS74:
	.uleb128 .LVU296
	.uleb128 .LVU301
	.uleb128 .LVU330
	.uleb128 .LVU333
	.uleb128 .LVU337
	.uleb128 0
.LLST74:
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LVL117-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL119-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS75:
	.uleb128 .LVU297
	.uleb128 .LVU301
	.uleb128 .LVU330
	.uleb128 0
.LLST75:
	.byte	0x4
	.uleb128 .LVL106-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS50:
	.uleb128 .LVU198
	.uleb128 .LVU222
.LLST50:
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS31:
	.uleb128 0
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 0
.LLST31:
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS32:
	.uleb128 .LVU177
	.uleb128 .LVU180
.LLST32:
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS34:
	.uleb128 .LVU149
	.uleb128 .LVU178
.LLST34:
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+1250
	.sleb128 0
	.byte	0
.LVUS35:
	.uleb128 .LVU149
	.uleb128 .LVU178
.LLST35:
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS36:
	.uleb128 .LVU149
	.uleb128 .LVU164
	.uleb128 .LVU173
	.uleb128 .LVU178
.LLST36:
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS37:
	.uleb128 .LVU150
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 .LVU158
	.uleb128 .LVU161
	.uleb128 .LVU171
	.uleb128 .LVU171
	.uleb128 .LVU178
.LLST37:
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL57-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS39:
	.uleb128 .LVU150
	.uleb128 .LVU153
.LLST39:
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS40:
	.uleb128 .LVU154
	.uleb128 .LVU158
	.uleb128 .LVU158
	.uleb128 .LVU165
.LLST40:
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS41:
	.uleb128 .LVU166
	.uleb128 .LVU169
	.uleb128 .LVU169
	.uleb128 .LVU170
.LLST41:
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS20:
	.uleb128 0
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS21:
	.uleb128 .LVU143
	.uleb128 .LVU144
.LLST21:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS23:
	.uleb128 .LVU115
	.uleb128 .LVU144
.LLST23:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+1481
	.sleb128 0
	.byte	0
.LVUS24:
	.uleb128 .LVU115
	.uleb128 .LVU144
.LLST24:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS25:
	.uleb128 .LVU115
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 .LVU130
	.uleb128 .LVU139
	.uleb128 .LVU144
.LLST25:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS26:
	.uleb128 .LVU116
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 .LVU124
	.uleb128 .LVU127
	.uleb128 .LVU135
	.uleb128 .LVU137
	.uleb128 .LVU144
.LLST26:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS28:
	.uleb128 .LVU116
	.uleb128 .LVU119
.LLST28:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS29:
	.uleb128 .LVU120
	.uleb128 .LVU124
	.uleb128 .LVU124
	.uleb128 .LVU131
.LLST29:
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x6
	.byte	0x71
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS30:
	.uleb128 .LVU132
	.uleb128 .LVU137
.LLST30:
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL45-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS11:
	.uleb128 0
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS12:
	.uleb128 .LVU69
	.uleb128 .LVU71
	.uleb128 .LVU71
	.uleb128 .LVU72
.LLST12:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x2e
	.byte	0x74
	.sleb128 0
	.byte	0x75
	.sleb128 0
	.byte	0x4f
	.byte	0x70
	.sleb128 0
	.byte	0x12
	.byte	0x28
	.value	0x6
	.byte	0x13
	.byte	0x8
	.byte	0x20
	.byte	0x2f
	.value	0x14
	.byte	0x30
	.byte	0x16
	.byte	0x12
	.byte	0x40
	.byte	0x4b
	.byte	0x24
	.byte	0x1a
	.byte	0x28
	.value	0x9
	.byte	0x31
	.byte	0x24
	.byte	0x16
	.byte	0x23
	.uleb128 0x1
	.byte	0x16
	.byte	0x2f
	.value	0xffef
	.byte	0x13
	.byte	0x1c
	.byte	0x4f
	.byte	0x27
	.byte	0x1c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x24
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 0
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 .LVU31
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x6
	.byte	0xa0
	.long	.Ldebug_info0+1909
	.sleb128 0
	.byte	0
.LVUS7:
	.uleb128 .LVU31
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS8:
	.uleb128 .LVU31
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS9:
	.uleb128 .LVU33
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 .LVU54
.LLST9:
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS10:
	.uleb128 .LVU40
	.uleb128 .LVU54
.LLST10:
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU18
	.uleb128 .LVU18
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS2:
	.uleb128 .LVU2
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS3:
	.uleb128 .LVU9
	.uleb128 .LVU23
.LLST3:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS13:
	.uleb128 0
	.uleb128 .LVU84
	.uleb128 .LVU84
	.uleb128 .LVU95
	.uleb128 .LVU104
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS14:
	.uleb128 0
	.uleb128 .LVU84
	.uleb128 .LVU84
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS15:
	.uleb128 .LVU77
	.uleb128 .LVU84
	.uleb128 .LVU84
	.uleb128 .LVU91
	.uleb128 .LVU91
	.uleb128 .LVU102
	.uleb128 .LVU102
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS17:
	.uleb128 .LVU79
	.uleb128 .LVU84
.LLST17:
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS18:
	.uleb128 .LVU85
	.uleb128 .LVU94
	.uleb128 .LVU94
	.uleb128 .LVU97
.LLST18:
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x3f
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS19:
	.uleb128 .LVU98
	.uleb128 .LVU101
.LLST19:
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
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
.LLRL16:
	.byte	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	.byte	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
	.byte	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	.byte	0
.LLRL22:
	.byte	0x4
	.uleb128 .LBB21-.Ltext0
	.uleb128 .LBE21-.Ltext0
	.byte	0x4
	.uleb128 .LBB27-.Ltext0
	.uleb128 .LBE27-.Ltext0
	.byte	0
.LLRL27:
	.byte	0x4
	.uleb128 .LBB23-.Ltext0
	.uleb128 .LBE23-.Ltext0
	.byte	0x4
	.uleb128 .LBB25-.Ltext0
	.uleb128 .LBE25-.Ltext0
	.byte	0
.LLRL33:
	.byte	0x4
	.uleb128 .LBB32-.Ltext0
	.uleb128 .LBE32-.Ltext0
	.byte	0x4
	.uleb128 .LBB38-.Ltext0
	.uleb128 .LBE38-.Ltext0
	.byte	0
.LLRL38:
	.byte	0x4
	.uleb128 .LBB34-.Ltext0
	.uleb128 .LBE34-.Ltext0
	.byte	0x4
	.uleb128 .LBB36-.Ltext0
	.uleb128 .LBE36-.Ltext0
	.byte	0
.LLRL49:
	.byte	0x4
	.uleb128 .LBB47-.Ltext0
	.uleb128 .LBE47-.Ltext0
	.byte	0x4
	.uleb128 .LBB48-.Ltext0
	.uleb128 .LBE48-.Ltext0
	.byte	0x4
	.uleb128 .LBB49-.Ltext0
	.uleb128 .LBE49-.Ltext0
	.byte	0
.LLRL51:
	.byte	0x4
	.uleb128 .LBB50-.Ltext0
	.uleb128 .LBE50-.Ltext0
	.byte	0x4
	.uleb128 .LBB87-.Ltext0
	.uleb128 .LBE87-.Ltext0
	.byte	0x4
	.uleb128 .LBB88-.Ltext0
	.uleb128 .LBE88-.Ltext0
	.byte	0x4
	.uleb128 .LBB89-.Ltext0
	.uleb128 .LBE89-.Ltext0
	.byte	0
.LLRL54:
	.byte	0x4
	.uleb128 .LBB51-.Ltext0
	.uleb128 .LBE51-.Ltext0
	.byte	0x4
	.uleb128 .LBB82-.Ltext0
	.uleb128 .LBE82-.Ltext0
	.byte	0x4
	.uleb128 .LBB83-.Ltext0
	.uleb128 .LBE83-.Ltext0
	.byte	0x4
	.uleb128 .LBB84-.Ltext0
	.uleb128 .LBE84-.Ltext0
	.byte	0x4
	.uleb128 .LBB85-.Ltext0
	.uleb128 .LBE85-.Ltext0
	.byte	0x4
	.uleb128 .LBB86-.Ltext0
	.uleb128 .LBE86-.Ltext0
	.byte	0
.LLRL61:
	.byte	0x4
	.uleb128 .LBB53-.Ltext0
	.uleb128 .LBE53-.Ltext0
	.byte	0x4
	.uleb128 .LBB60-.Ltext0
	.uleb128 .LBE60-.Ltext0
	.byte	0x4
	.uleb128 .LBB61-.Ltext0
	.uleb128 .LBE61-.Ltext0
	.byte	0x4
	.uleb128 .LBB69-.Ltext0
	.uleb128 .LBE69-.Ltext0
	.byte	0x4
	.uleb128 .LBB70-.Ltext0
	.uleb128 .LBE70-.Ltext0
	.byte	0x4
	.uleb128 .LBB75-.Ltext0
	.uleb128 .LBE75-.Ltext0
	.byte	0
.LLRL69:
	.byte	0x4
	.uleb128 .LBB62-.Ltext0
	.uleb128 .LBE62-.Ltext0
	.byte	0x4
	.uleb128 .LBB71-.Ltext0
	.uleb128 .LBE71-.Ltext0
	.byte	0x4
	.uleb128 .LBB72-.Ltext0
	.uleb128 .LBE72-.Ltext0
	.byte	0x4
	.uleb128 .LBB73-.Ltext0
	.uleb128 .LBE73-.Ltext0
	.byte	0x4
	.uleb128 .LBB74-.Ltext0
	.uleb128 .LBE74-.Ltext0
	.byte	0x4
	.uleb128 .LBB76-.Ltext0
	.uleb128 .LBE76-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF11:
	.string	"__uint64_t"
.LASF28:
	.string	"upper"
.LASF14:
	.string	"uint64_t"
.LASF8:
	.string	"short int"
.LASF20:
	.string	"divide_both_unsigned_128"
.LASF10:
	.string	"__uint32_t"
.LASF15:
	.string	"__int128"
.LASF19:
	.string	"rest"
.LASF35:
	.string	"much"
.LASF38:
	.string	"divide_both_unsigned_32"
.LASF21:
	.string	"quotient"
.LASF23:
	.string	"lower"
.LASF3:
	.string	"__int128 unsigned"
.LASF9:
	.string	"long int"
.LASF24:
	.string	"high"
.LASF16:
	.string	"u128"
.LASF37:
	.string	"divide_both_unsigned_64"
.LASF26:
	.string	"next_digit"
.LASF4:
	.string	"unsigned char"
.LASF32:
	.string	"divide_unsigned_64"
.LASF7:
	.string	"signed char"
.LASF31:
	.string	"remainder_unsigned_64"
.LASF13:
	.string	"uint32_t"
.LASF6:
	.string	"unsigned int"
.LASF25:
	.string	"two_by_one"
.LASF5:
	.string	"short unsigned int"
.LASF12:
	.string	"char"
.LASF22:
	.string	"left"
.LASF39:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF34:
	.string	"remainder_unsigned_32"
.LASF2:
	.string	"long unsigned int"
.LASF33:
	.string	"mask"
.LASF17:
	.string	"remainder_unsigned_128"
.LASF36:
	.string	"divide_unsigned_32"
.LASF29:
	.string	"digit"
.LASF18:
	.string	"divide_unsigned_128"
.LASF30:
	.string	"guess"
.LASF27:
	.string	"next"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"src/divisions.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
