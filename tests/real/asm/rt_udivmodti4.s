	.file	"udivmodti4.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/udivmodti4.c"
	.p2align 4
	.globl	__udivmodti4
	.type	__udivmodti4, @function
__udivmodti4:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/udivmodti4.c"
	.loc 1 27 1 view -0
	.cfi_startproc
	.loc 1 28 5 view .LVU1
	.loc 1 29 5 view .LVU2
	.loc 1 30 5 view .LVU3
	.loc 1 31 5 view .LVU4
	.loc 1 32 5 view .LVU5
	.loc 1 33 5 view .LVU6
	.loc 1 34 5 view .LVU7
	.loc 1 35 5 view .LVU8
	.loc 1 36 5 view .LVU9
	.loc 1 38 5 view .LVU10
	.loc 1 27 1 is_stmt 0 view .LVU11
	movq	%rsi, %r9
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rdx, %rsi
	movq	%rcx, %r15
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
	movq	%r8, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	.loc 1 27 1 view .LVU12
	movq	%rdi, %rbx
	.loc 1 38 8 view .LVU13
	testq	%r9, %r9
	jne	.L2
	.loc 1 40 9 is_stmt 1 view .LVU14
	.loc 1 40 12 is_stmt 0 view .LVU15
	testq	%rcx, %rcx
	jne	.L3
	.loc 1 46 13 is_stmt 1 view .LVU16
	.loc 1 46 16 is_stmt 0 view .LVU17
	testq	%r8, %r8
	je	.L4
	.loc 1 47 17 is_stmt 1 view .LVU18
	.loc 1 47 32 is_stmt 0 view .LVU19
	movq	%rdi, %rax
	xorl	%edx, %edx
.LVL1:
	.loc 1 47 32 view .LVU20
	movq	$0, 8(%r8)
	divq	%rsi
	movq	%rdx, (%r8)
.L4:
	.loc 1 48 13 is_stmt 1 view .LVU21
	.loc 1 48 28 is_stmt 0 view .LVU22
	movq	%rbx, %rax
	xorl	%edx, %edx
	divq	%rsi
	xorl	%edx, %edx
.LVL2:
.L5:
	.loc 1 236 1 view .LVU23
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
.LVL3:
	.loc 1 236 1 view .LVU24
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L2:
	.cfi_restore_state
	.loc 1 236 1 view .LVU25
	movq	%rcx, %rdi
	movq	%r9, %r12
	.loc 1 59 5 is_stmt 1 view .LVU26
	.loc 1 59 8 is_stmt 0 view .LVU27
	testq	%rdx, %rdx
	jne	.L7
	.loc 1 61 9 is_stmt 1 view .LVU28
	.loc 1 61 12 is_stmt 0 view .LVU29
	testq	%rcx, %rcx
	je	.L49
	.loc 1 72 9 is_stmt 1 view .LVU30
	.loc 1 72 12 is_stmt 0 view .LVU31
	testq	%rbx, %rbx
	je	.L50
	.loc 1 90 9 is_stmt 1 view .LVU32
	.loc 1 90 35 is_stmt 0 view .LVU33
	leaq	-1(%rcx), %rax
	.loc 1 90 12 view .LVU34
	testq	%rcx, %rax
	je	.L51
	.loc 1 104 9 is_stmt 1 view .LVU35
	.loc 1 104 14 is_stmt 0 view .LVU36
	bsrq	%rcx, %r13
	xorq	$63, %r13
	.loc 1 104 42 view .LVU37
	bsrq	%r9, %rax
	xorq	$63, %rax
	.loc 1 104 40 view .LVU38
	subl	%eax, %r13d
.LVL5:
	.loc 1 106 9 is_stmt 1 view .LVU39
	.loc 1 106 12 is_stmt 0 view .LVU40
	cmpl	$62, %r13d
	ja	.L20
	.loc 1 112 9 is_stmt 1 view .LVU41
	leal	1(%r13), %r9d
.LVL6:
	.loc 1 115 9 view .LVU42
	.loc 1 116 9 view .LVU43
	.loc 1 116 46 is_stmt 0 view .LVU44
	movl	$64, %eax
	.loc 1 116 28 view .LVU45
	movq	%rbx, %r8
	.loc 1 118 29 view .LVU46
	movq	%r12, %r13
	.loc 1 116 46 view .LVU47
	subl	%r9d, %eax
	.loc 1 116 28 view .LVU48
	movl	%eax, %ecx
	salq	%cl, %r8
	.loc 1 118 9 is_stmt 1 view .LVU49
	.loc 1 118 29 is_stmt 0 view .LVU50
	movl	%r9d, %ecx
	shrq	%cl, %r13
	.loc 1 119 29 view .LVU51
	movl	%eax, %ecx
	salq	%cl, %r12
	.loc 1 119 65 view .LVU52
	movl	%r9d, %ecx
	.loc 1 118 29 view .LVU53
	movq	%r13, %r15
	.loc 1 119 9 is_stmt 1 view .LVU54
	.loc 1 119 65 is_stmt 0 view .LVU55
	shrq	%cl, %rbx
	.loc 1 119 54 view .LVU56
	orq	%rbx, %r12
.LVL7:
.L18:
	.loc 1 119 54 view .LVU57
	xorl	%eax, %eax
	jmp	.L22
.LVL8:
	.p2align 4,,10
	.p2align 3
.L52:
	.loc 1 119 54 view .LVU58
	movq	%rbx, %r15
.LVL9:
.L22:
.LBB2:
	.loc 1 217 9 is_stmt 1 discriminator 2 view .LVU59
	.loc 1 218 9 discriminator 2 view .LVU60
	.loc 1 219 9 discriminator 2 view .LVU61
	.loc 1 217 30 is_stmt 0 discriminator 2 view .LVU62
	leaq	(%r15,%r15), %r13
	.loc 1 218 48 discriminator 2 view .LVU63
	movq	%r8, %r15
	.loc 1 217 48 discriminator 2 view .LVU64
	movq	%r12, %r14
	.loc 1 219 48 discriminator 2 view .LVU65
	movq	%rdx, %rcx
	.loc 1 218 30 discriminator 2 view .LVU66
	addq	%r12, %r12
	.loc 1 218 48 discriminator 2 view .LVU67
	shrq	$63, %r15
	.loc 1 219 30 discriminator 2 view .LVU68
	addq	%r8, %r8
	.loc 1 220 30 discriminator 2 view .LVU69
	addq	%rdx, %rdx
	.loc 1 217 48 discriminator 2 view .LVU70
	shrq	$63, %r14
	.loc 1 219 48 discriminator 2 view .LVU71
	shrq	$63, %rcx
	.loc 1 228 44 discriminator 2 view .LVU72
	orq	%r15, %r12
	.loc 1 220 36 discriminator 2 view .LVU73
	orq	%rax, %rdx
	.loc 1 228 44 discriminator 2 view .LVU74
	orq	%r14, %r13
	.loc 1 219 36 discriminator 2 view .LVU75
	orq	%rcx, %r8
	.loc 1 220 9 is_stmt 1 discriminator 2 view .LVU76
	.loc 1 228 9 discriminator 2 view .LVU77
	.loc 1 228 44 is_stmt 0 discriminator 2 view .LVU78
	movq	%r12, %rcx
	.loc 1 228 49 discriminator 2 view .LVU79
	movq	%rsi, %r12
	.loc 1 228 44 discriminator 2 view .LVU80
	movq	%r13, %rbx
	.loc 1 228 49 discriminator 2 view .LVU81
	subq	%rcx, %r12
	movq	%rdi, %r13
	sbbq	%rbx, %r13
	addq	$-1, %r12
	adcq	$-1, %r13
	.loc 1 228 22 discriminator 2 view .LVU82
	movq	%r13, %r12
	sarq	$63, %r12
.LVL10:
	.loc 1 229 9 is_stmt 1 discriminator 2 view .LVU83
	.loc 1 230 24 is_stmt 0 discriminator 2 view .LVU84
	movq	%r12, %r14
	.loc 1 229 15 discriminator 2 view .LVU85
	movl	%r12d, %eax
.LVL11:
	.loc 1 230 24 discriminator 2 view .LVU86
	andq	%rdi, %r12
.LVL12:
	.loc 1 230 24 discriminator 2 view .LVU87
	andq	%rsi, %r14
.LVL13:
	.loc 1 229 15 discriminator 2 view .LVU88
	andl	$1, %eax
.LVL14:
	.loc 1 230 9 is_stmt 1 discriminator 2 view .LVU89
	.loc 1 230 15 is_stmt 0 discriminator 2 view .LVU90
	subq	%r14, %rcx
	sbbq	%r12, %rbx
	movq	%rcx, %r12
.LBE2:
	.loc 1 214 20 is_stmt 1 discriminator 2 view .LVU91
.LVL15:
	.loc 1 214 15 discriminator 2 view .LVU92
	subl	$1, %r9d
.LVL16:
	.loc 1 214 15 is_stmt 0 discriminator 2 view .LVU93
	jne	.L52
	.loc 1 232 5 is_stmt 1 view .LVU94
	.loc 1 232 15 is_stmt 0 view .LVU95
	movq	%rdx, %rsi
	movq	%r8, %rdi
	.loc 1 233 5 is_stmt 1 view .LVU96
	.loc 1 233 8 is_stmt 0 view .LVU97
	testq	%rbp, %rbp
	je	.L24
	.loc 1 234 9 is_stmt 1 view .LVU98
	.loc 1 234 14 is_stmt 0 view .LVU99
	movq	%rcx, 0(%rbp)
	movq	%rbx, 8(%rbp)
.L24:
	.loc 1 232 26 view .LVU100
	movl	%eax, %ebx
	.loc 1 232 20 view .LVU101
	shldq	$1, %rsi, %rdi
	addq	%rsi, %rsi
	.loc 1 232 26 view .LVU102
	movq	%rbx, %rax
	.loc 1 232 26 view .LVU103
	movq	%rdi, %rdx
	orq	%rsi, %rax
.LVL17:
	.loc 1 232 26 view .LVU104
	jmp	.L5
.LVL18:
	.p2align 4,,10
	.p2align 3
.L7:
	.loc 1 123 9 is_stmt 1 view .LVU105
	.loc 1 123 12 is_stmt 0 view .LVU106
	testq	%rcx, %rcx
	je	.L53
	.loc 1 179 13 is_stmt 1 view .LVU107
	.loc 1 179 18 is_stmt 0 view .LVU108
	bsrq	%rcx, %r13
	xorq	$63, %r13
	.loc 1 179 46 view .LVU109
	bsrq	%r9, %rax
	xorq	$63, %rax
	.loc 1 179 44 view .LVU110
	subl	%eax, %r13d
.LVL19:
	.loc 1 181 13 is_stmt 1 view .LVU111
	.loc 1 181 16 is_stmt 0 view .LVU112
	cmpl	$63, %r13d
	ja	.L20
	.loc 1 187 13 is_stmt 1 view .LVU113
	leal	1(%r13), %r9d
.LVL20:
	.loc 1 192 13 view .LVU114
	.loc 1 193 13 view .LVU115
	movq	%rbx, %r8
	.loc 1 193 16 is_stmt 0 view .LVU116
	je	.L27
	.loc 1 201 17 is_stmt 1 view .LVU117
	.loc 1 202 55 is_stmt 0 view .LVU118
	movl	$64, %eax
	.loc 1 201 37 view .LVU119
	movq	%r12, %r13
	movl	%r9d, %ecx
	.loc 1 202 73 view .LVU120
	movq	%rbx, %rdx
.LVL21:
	.loc 1 202 55 view .LVU121
	subl	%r9d, %eax
	.loc 1 201 37 view .LVU122
	shrq	%cl, %r13
	.loc 1 202 37 view .LVU123
	movl	%eax, %ecx
	.loc 1 201 37 view .LVU124
	movq	%r13, %r15
	.loc 1 202 17 is_stmt 1 view .LVU125
	.loc 1 202 37 is_stmt 0 view .LVU126
	salq	%cl, %r12
	.loc 1 202 73 view .LVU127
	movl	%r9d, %ecx
	shrq	%cl, %rdx
	.loc 1 203 36 view .LVU128
	movl	%eax, %ecx
	.loc 1 202 62 view .LVU129
	orq	%rdx, %r12
	.loc 1 203 17 is_stmt 1 view .LVU130
	.loc 1 203 36 is_stmt 0 view .LVU131
	salq	%cl, %r8
	xorl	%edx, %edx
	jmp	.L18
.LVL22:
	.p2align 4,,10
	.p2align 3
.L3:
	.loc 1 54 9 is_stmt 1 view .LVU132
	.loc 1 54 12 is_stmt 0 view .LVU133
	testq	%r8, %r8
	je	.L6
	.loc 1 55 13 is_stmt 1 view .LVU134
	.loc 1 55 18 is_stmt 0 view .LVU135
	movq	%rdi, 0(%rbp)
	movq	$0, 8(%r8)
.L6:
	.loc 1 56 16 view .LVU136
	xorl	%eax, %eax
	xorl	%edx, %edx
.LVL23:
	.loc 1 56 16 view .LVU137
	jmp	.L5
.LVL24:
	.p2align 4,,10
	.p2align 3
.L53:
	.loc 1 129 13 is_stmt 1 view .LVU138
	.loc 1 129 37 is_stmt 0 view .LVU139
	leaq	-1(%rdx), %rax
	.loc 1 129 16 view .LVU140
	testq	%rdx, %rax
	jne	.L16
	.loc 1 131 17 is_stmt 1 view .LVU141
	.loc 1 131 20 is_stmt 0 view .LVU142
	testq	%r8, %r8
	je	.L17
	.loc 1 132 21 is_stmt 1 view .LVU143
	.loc 1 132 36 is_stmt 0 view .LVU144
	andq	%rbx, %rax
	movq	$0, 8(%r8)
	movq	%rax, (%r8)
.L17:
	.loc 1 133 17 is_stmt 1 view .LVU145
	.loc 1 133 20 is_stmt 0 view .LVU146
	cmpq	$1, %rdx
	je	.L25
	.loc 1 135 17 is_stmt 1 view .LVU147
	.loc 1 135 22 is_stmt 0 view .LVU148
	rep bsfq	%rdx, %rdx
.LVL25:
	.loc 1 136 17 is_stmt 1 view .LVU149
	.loc 1 137 17 view .LVU150
	.loc 1 138 17 view .LVU151
	.loc 1 137 55 is_stmt 0 view .LVU152
	movl	$64, %ecx
	.loc 1 137 37 view .LVU153
	movq	%r9, %rax
	.loc 1 137 55 view .LVU154
	subl	%edx, %ecx
	.loc 1 137 37 view .LVU155
	salq	%cl, %rax
	.loc 1 137 73 view .LVU156
	movl	%edx, %ecx
	shrq	%cl, %rbx
	.loc 1 138 25 view .LVU157
	shrq	%cl, %r9
	orq	%rbx, %rax
	movq	%r9, %rdx
.LVL26:
	.loc 1 138 25 view .LVU158
	jmp	.L5
.LVL27:
	.p2align 4,,10
	.p2align 3
.L49:
	.loc 1 67 13 is_stmt 1 view .LVU159
	.loc 1 68 17 view .LVU160
	ud2
.LVL28:
	.p2align 4,,10
	.p2align 3
.L20:
	.loc 1 108 12 view .LVU161
	.loc 1 108 15 is_stmt 0 view .LVU162
	testq	%rbp, %rbp
	je	.L6
	.loc 1 109 17 is_stmt 1 view .LVU163
	.loc 1 109 22 is_stmt 0 view .LVU164
	movq	%rbx, 0(%rbp)
	movq	%r9, 8(%rbp)
	jmp	.L6
.LVL29:
	.p2align 4,,10
	.p2align 3
.L16:
	.loc 1 144 13 is_stmt 1 view .LVU165
	.loc 1 144 38 is_stmt 0 view .LVU166
	bsrq	%rdx, %rax
	movq	%rbx, %r8
	xorq	$63, %rax
	.loc 1 145 38 view .LVU167
	bsrq	%r9, %rdx
.LVL30:
	.loc 1 145 38 view .LVU168
	xorq	$63, %rdx
	.loc 1 145 36 view .LVU169
	subl	%edx, %eax
	xorl	%edx, %edx
	.loc 1 144 16 view .LVU170
	leal	65(%rax), %r9d
.LVL31:
	.loc 1 150 13 is_stmt 1 view .LVU171
	.loc 1 150 16 is_stmt 0 view .LVU172
	cmpl	$-1, %eax
	je	.L18
	.loc 1 157 18 is_stmt 1 view .LVU173
	.loc 1 157 21 is_stmt 0 view .LVU174
	cmpl	$63, %r9d
	ja	.L19
	.loc 1 159 17 is_stmt 1 view .LVU175
	.loc 1 160 17 view .LVU176
	.loc 1 161 17 view .LVU177
	.loc 1 160 54 is_stmt 0 view .LVU178
	movl	$64, %eax
	.loc 1 161 37 view .LVU179
	movq	%r12, %r13
	movl	%r9d, %ecx
	.loc 1 160 54 view .LVU180
	subl	%r9d, %eax
	.loc 1 161 37 view .LVU181
	shrq	%cl, %r13
	.loc 1 162 17 is_stmt 1 view .LVU182
	.loc 1 162 37 is_stmt 0 view .LVU183
	movl	%eax, %ecx
	movq	%r13, %r15
	salq	%cl, %r12
	.loc 1 162 73 view .LVU184
	movl	%r9d, %ecx
	shrq	%cl, %rbx
	movl	%eax, %ecx
	.loc 1 162 62 view .LVU185
	orq	%rbx, %r12
	salq	%cl, %r8
	jmp	.L18
.LVL32:
	.p2align 4,,10
	.p2align 3
.L50:
	.loc 1 78 13 is_stmt 1 view .LVU186
	.loc 1 78 16 is_stmt 0 view .LVU187
	testq	%r8, %r8
	je	.L10
	.loc 1 80 17 is_stmt 1 view .LVU188
	.loc 1 80 37 is_stmt 0 view .LVU189
	movq	%r9, %rax
	xorl	%edx, %edx
.LVL33:
	.loc 1 82 22 view .LVU190
	movq	$0, (%r8)
	.loc 1 80 37 view .LVU191
	divq	%rcx
	.loc 1 81 17 is_stmt 1 view .LVU192
	.loc 1 82 17 view .LVU193
	.loc 1 82 22 is_stmt 0 view .LVU194
	movq	%rdx, 8(%r8)
.L10:
	.loc 1 84 13 is_stmt 1 view .LVU195
	.loc 1 84 29 is_stmt 0 view .LVU196
	movq	%r9, %rax
	xorl	%edx, %edx
	divq	%r15
	xorl	%edx, %edx
	jmp	.L5
.LVL34:
	.p2align 4,,10
	.p2align 3
.L25:
	.loc 1 134 29 view .LVU197
	movq	%rbx, %rax
	movq	%r9, %rdx
.LVL35:
	.loc 1 134 29 view .LVU198
	jmp	.L5
.LVL36:
	.p2align 4,,10
	.p2align 3
.L51:
	.loc 1 92 13 is_stmt 1 view .LVU199
	.loc 1 92 16 is_stmt 0 view .LVU200
	testq	%r8, %r8
	je	.L12
	.loc 1 94 17 is_stmt 1 view .LVU201
	.loc 1 95 17 view .LVU202
	.loc 1 95 37 is_stmt 0 view .LVU203
	andq	%r9, %rax
	.loc 1 96 17 is_stmt 1 view .LVU204
	.loc 1 96 22 is_stmt 0 view .LVU205
	movq	%rbx, (%r8)
	movq	%rax, 8(%r8)
.L12:
	.loc 1 98 13 is_stmt 1 view .LVU206
	.loc 1 98 32 is_stmt 0 view .LVU207
	xorl	%ecx, %ecx
	.loc 1 98 29 view .LVU208
	movq	%r9, %rax
	xorl	%edx, %edx
.LVL37:
	.loc 1 98 32 view .LVU209
	rep bsfq	%r15, %rcx
	.loc 1 98 29 view .LVU210
	shrq	%cl, %rax
	jmp	.L5
.LVL38:
	.p2align 4,,10
	.p2align 3
.L27:
	.loc 1 98 29 view .LVU211
	xorl	%r15d, %r15d
	xorl	%edx, %edx
.LVL39:
	.loc 1 98 29 view .LVU212
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L19:
	.loc 1 166 17 is_stmt 1 view .LVU213
	.loc 1 166 53 is_stmt 0 view .LVU214
	movl	$128, %ecx
	.loc 1 166 35 view .LVU215
	movq	%rbx, %rdx
	.loc 1 168 44 view .LVU216
	addl	$1, %eax
	.loc 1 167 38 view .LVU217
	movq	%r12, %rbx
	.loc 1 166 53 view .LVU218
	subl	%r9d, %ecx
	.loc 1 167 38 view .LVU219
	salq	%cl, %rbx
	.loc 1 166 35 view .LVU220
	salq	%cl, %rdx
	.loc 1 167 17 is_stmt 1 view .LVU221
	.loc 1 168 37 is_stmt 0 view .LVU222
	movl	%eax, %ecx
	shrq	%cl, %r8
	.loc 1 170 36 view .LVU223
	shrq	%cl, %r12
	.loc 1 167 63 view .LVU224
	orq	%rbx, %r8
	.loc 1 169 17 is_stmt 1 view .LVU225
	.loc 1 170 17 view .LVU226
.LVL40:
	.loc 1 214 15 view .LVU227
	jmp	.L18
	.cfi_endproc
.LFE2:
	.size	__udivmodti4, .-__udivmodti4
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x207
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x9
	.long	.LASF29
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF2
	.uleb128 0x1
	.byte	0x1
	.byte	0x8
	.long	.LASF3
	.uleb128 0x1
	.byte	0x2
	.byte	0x7
	.long	.LASF4
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF5
	.uleb128 0x4
	.long	0x43
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF6
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF7
	.uleb128 0x1
	.byte	0x2
	.byte	0x5
	.long	.LASF8
	.uleb128 0xa
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF9
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF10
	.uleb128 0x2
	.long	.LASF12
	.byte	0x1c
	.byte	0x12
	.long	0x43
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x2
	.long	.LASF13
	.byte	0x1f
	.byte	0x1c
	.long	0x96
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0x2
	.long	.LASF15
	.byte	0x44
	.byte	0x12
	.long	0xad
	.uleb128 0x4
	.long	0x9d
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF16
	.uleb128 0x2
	.long	.LASF17
	.byte	0x45
	.byte	0x12
	.long	0x2e
	.uleb128 0xb
	.byte	0x10
	.byte	0x2
	.byte	0x59
	.byte	0x5
	.long	0xe3
	.uleb128 0xc
	.string	"low"
	.byte	0x2
	.byte	0x5c
	.byte	0x10
	.long	0x8b
	.byte	0
	.uleb128 0xd
	.long	.LASF18
	.byte	0x2
	.byte	0x5d
	.byte	0x10
	.long	0x8b
	.byte	0x8
	.byte	0
	.uleb128 0xe
	.byte	0x10
	.byte	0x2
	.byte	0x56
	.byte	0x9
	.long	0x101
	.uleb128 0x5
	.string	"all"
	.byte	0x58
	.byte	0xc
	.long	0xb4
	.uleb128 0x5
	.string	"s"
	.byte	0x62
	.byte	0x6
	.long	0xbf
	.byte	0
	.uleb128 0x2
	.long	.LASF19
	.byte	0x63
	.byte	0x3
	.long	0xe3
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF20
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF21
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF22
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF23
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF24
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF25
	.uleb128 0xf
	.long	.LASF30
	.byte	0x1
	.byte	0x1a
	.byte	0x1
	.long	0xb4
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x204
	.uleb128 0x10
	.string	"a"
	.byte	0x1
	.byte	0x1a
	.byte	0x15
	.long	0xb4
	.uleb128 0x6
	.string	"b"
	.byte	0x1f
	.long	0xb4
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x6
	.string	"rem"
	.byte	0x2a
	.long	0x204
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x7
	.long	.LASF26
	.byte	0x1c
	.long	0x4a
	.byte	0x40
	.uleb128 0x7
	.long	.LASF27
	.byte	0x1d
	.long	0x4a
	.byte	0x80
	.uleb128 0x3
	.string	"n"
	.byte	0x1e
	.long	0x101
	.uleb128 0x3
	.string	"d"
	.byte	0x20
	.long	0x101
	.uleb128 0x3
	.string	"q"
	.byte	0x22
	.long	0x101
	.uleb128 0x3
	.string	"r"
	.byte	0x23
	.long	0x101
	.uleb128 0x8
	.string	"sr"
	.byte	0x24
	.byte	0xe
	.long	0x43
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x11
	.long	.LASF28
	.byte	0x1
	.byte	0xd5
	.byte	0xc
	.long	0x79
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x12
	.quad	.LBB2
	.quad	.LBE2-.LBB2
	.uleb128 0x8
	.string	"s"
	.byte	0xe4
	.byte	0x16
	.long	0xa8
	.long	.LLST4
	.long	.LVUS4
	.byte	0
	.byte	0
	.uleb128 0x13
	.byte	0x8
	.long	0xb4
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x2
	.uleb128 0x16
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
	.byte	0
	.byte	0
	.uleb128 0x3
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
	.uleb128 0x21
	.sleb128 13
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
	.uleb128 0xd
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 2
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
	.uleb128 0x21
	.sleb128 26
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
	.sleb128 20
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xb
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
	.uleb128 0xd
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
	.uleb128 0x38
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x17
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
	.uleb128 0xf
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.byte	0
	.byte	0
	.uleb128 0x11
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
	.uleb128 0x12
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
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
.LVUS0:
	.uleb128 0
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 .LVU105
	.uleb128 .LVU105
	.uleb128 .LVU121
	.uleb128 .LVU121
	.uleb128 .LVU132
	.uleb128 .LVU132
	.uleb128 .LVU137
	.uleb128 .LVU137
	.uleb128 .LVU138
	.uleb128 .LVU138
	.uleb128 .LVU149
	.uleb128 .LVU149
	.uleb128 .LVU159
	.uleb128 .LVU159
	.uleb128 .LVU168
	.uleb128 .LVU168
	.uleb128 .LVU186
	.uleb128 .LVU186
	.uleb128 .LVU190
	.uleb128 .LVU190
	.uleb128 .LVU197
	.uleb128 .LVU197
	.uleb128 .LVU198
	.uleb128 .LVU198
	.uleb128 .LVU199
	.uleb128 .LVU199
	.uleb128 .LVU209
	.uleb128 .LVU209
	.uleb128 .LVU211
	.uleb128 .LVU211
	.uleb128 .LVU212
	.uleb128 .LVU212
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LFE2-.Ltext0
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
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x58
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS2:
	.uleb128 .LVU39
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU57
	.uleb128 .LVU58
	.uleb128 .LVU92
	.uleb128 .LVU92
	.uleb128 .LVU93
	.uleb128 .LVU93
	.uleb128 .LVU105
	.uleb128 .LVU111
	.uleb128 .LVU114
	.uleb128 .LVU114
	.uleb128 .LVU132
	.uleb128 .LVU149
	.uleb128 .LVU158
	.uleb128 .LVU158
	.uleb128 .LVU159
	.uleb128 .LVU161
	.uleb128 .LVU165
	.uleb128 .LVU171
	.uleb128 .LVU186
	.uleb128 .LVU211
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x3
	.byte	0x79
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1f
	.byte	0x74
	.sleb128 0
	.byte	0x12
	.byte	0x28
	.value	0x6
	.byte	0x13
	.byte	0x8
	.byte	0x40
	.byte	0x2f
	.value	0x12
	.byte	0x30
	.byte	0x16
	.byte	0x12
	.byte	0x31
	.byte	0x1a
	.byte	0x28
	.value	0x9
	.byte	0x31
	.byte	0x25
	.byte	0x16
	.byte	0x23
	.uleb128 0x1
	.byte	0x16
	.byte	0x2f
	.value	0xfff1
	.byte	0x13
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS3:
	.uleb128 .LVU58
	.uleb128 .LVU86
	.uleb128 .LVU89
	.uleb128 .LVU104
	.uleb128 .LVU104
	.uleb128 .LVU105
	.uleb128 .LVU227
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 .LVU83
	.uleb128 .LVU87
	.uleb128 .LVU87
	.uleb128 .LVU88
.LLST4:
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x6
	.byte	0x5c
	.byte	0x93
	.uleb128 0x8
	.byte	0x5c
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x6
	.byte	0x5e
	.byte	0x93
	.uleb128 0x8
	.byte	0x5e
	.byte	0x93
	.uleb128 0x8
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
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF23:
	.string	"complex float"
.LASF2:
	.string	"__int128 unsigned"
.LASF8:
	.string	"short int"
.LASF27:
	.string	"n_utword_bits"
.LASF15:
	.string	"ti_int"
.LASF19:
	.string	"utwords"
.LASF16:
	.string	"__int128"
.LASF26:
	.string	"n_udword_bits"
.LASF30:
	.string	"__udivmodti4"
.LASF20:
	.string	"float"
.LASF11:
	.string	"long long int"
.LASF17:
	.string	"tu_int"
.LASF9:
	.string	"long int"
.LASF18:
	.string	"high"
.LASF22:
	.string	"long double"
.LASF3:
	.string	"unsigned char"
.LASF7:
	.string	"signed char"
.LASF14:
	.string	"long long unsigned int"
.LASF5:
	.string	"unsigned int"
.LASF4:
	.string	"short unsigned int"
.LASF28:
	.string	"carry"
.LASF10:
	.string	"char"
.LASF29:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF6:
	.string	"long unsigned int"
.LASF24:
	.string	"complex double"
.LASF21:
	.string	"double"
.LASF25:
	.string	"complex long double"
.LASF12:
	.string	"su_int"
.LASF13:
	.string	"du_int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/udivmodti4.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
