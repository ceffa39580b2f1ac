	.file	"udivmoddi4.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/udivmoddi4.c"
	.p2align 4
	.globl	__udivmoddi4
	.type	__udivmoddi4, @function
__udivmoddi4:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/udivmoddi4.c"
	.loc 1 25 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU1
	.loc 1 27 5 view .LVU2
	.loc 1 28 5 view .LVU3
	.loc 1 29 5 view .LVU4
	.loc 1 30 5 view .LVU5
	.loc 1 31 5 view .LVU6
	.loc 1 32 5 view .LVU7
	.loc 1 33 5 view .LVU8
	.loc 1 34 5 view .LVU9
	.loc 1 36 5 view .LVU10
	.loc 1 25 1 is_stmt 0 view .LVU11
	movq	%rdi, %rax
	movq	%rdx, %r10
	movq	%rsi, %rcx
	movq	%rsi, %rdi
.LVL1:
	.loc 1 25 1 view .LVU12
	movq	%rax, %rdx
.LVL2:
	.loc 1 25 1 view .LVU13
	shrq	$32, %rcx
	shrq	$32, %rdx
	.loc 1 36 8 view .LVU14
	testl	%edx, %edx
	jne	.L2
	.loc 1 38 9 is_stmt 1 view .LVU15
	.loc 1 38 12 is_stmt 0 view .LVU16
	testl	%ecx, %ecx
	jne	.L3
	.loc 1 44 13 is_stmt 1 view .LVU17
	movl	%eax, %ecx
	.loc 1 44 16 is_stmt 0 view .LVU18
	testq	%r10, %r10
	je	.L4
	.loc 1 45 17 is_stmt 1 view .LVU19
	.loc 1 45 32 is_stmt 0 view .LVU20
	xorl	%edx, %edx
	divl	%esi
.LVL3:
	.loc 1 45 32 view .LVU21
	movl	%edx, %eax
	movq	%rax, (%r10)
.L4:
	.loc 1 46 13 is_stmt 1 view .LVU22
	.loc 1 46 28 is_stmt 0 view .LVU23
	movl	%ecx, %eax
	xorl	%edx, %edx
	divl	%edi
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L2:
	.loc 1 25 1 view .LVU24
	pushq	%r12
	.cfi_def_cfa_offset 16
	.cfi_offset 12, -16
	movl	%ecx, %esi
.LVL5:
	.loc 1 57 5 is_stmt 1 view .LVU25
	movl	%edx, %r12d
	movl	%edi, %r9d
	.loc 1 25 1 is_stmt 0 view .LVU26
	pushq	%rbp
	.cfi_def_cfa_offset 24
	.cfi_offset 6, -24
	pushq	%rbx
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	.loc 1 57 8 view .LVU27
	testl	%edi, %edi
	jne	.L7
	.loc 1 59 9 is_stmt 1 view .LVU28
	.loc 1 59 12 is_stmt 0 view .LVU29
	testl	%ecx, %ecx
	je	.L52
	.loc 1 70 9 is_stmt 1 view .LVU30
	.loc 1 70 12 is_stmt 0 view .LVU31
	testl	%eax, %eax
	je	.L53
	.loc 1 88 9 is_stmt 1 view .LVU32
	.loc 1 88 35 is_stmt 0 view .LVU33
	leal	-1(%rcx), %r11d
	.loc 1 88 12 view .LVU34
	testl	%ecx, %r11d
	je	.L54
	.loc 1 102 9 is_stmt 1 view .LVU35
	.loc 1 102 14 is_stmt 0 view .LVU36
	bsrl	%ecx, %esi
	xorl	$31, %esi
	.loc 1 102 40 view .LVU37
	bsrl	%edx, %r12d
	xorl	$31, %r12d
	.loc 1 102 38 view .LVU38
	subl	%r12d, %esi
.LVL6:
	.loc 1 104 9 is_stmt 1 view .LVU39
	.loc 1 104 12 is_stmt 0 view .LVU40
	cmpl	$30, %esi
	ja	.L20
	.loc 1 110 9 is_stmt 1 view .LVU41
	leal	1(%rsi), %ebx
.LVL7:
	.loc 1 113 9 view .LVU42
	.loc 1 114 9 view .LVU43
	.loc 1 114 45 is_stmt 0 view .LVU44
	movl	$32, %ebp
	.loc 1 114 28 view .LVU45
	movl	%eax, %r11d
	.loc 1 116 29 view .LVU46
	movl	%edx, %esi
	.loc 1 114 45 view .LVU47
	subl	%ebx, %ebp
	.loc 1 114 28 view .LVU48
	movl	%ebp, %ecx
	sall	%cl, %r11d
	.loc 1 116 9 is_stmt 1 view .LVU49
	.loc 1 116 29 is_stmt 0 view .LVU50
	movl	%ebx, %ecx
	shrl	%cl, %esi
	.loc 1 117 9 is_stmt 1 view .LVU51
	.loc 1 117 29 is_stmt 0 view .LVU52
	movl	%ebp, %ecx
	sall	%cl, %edx
	.loc 1 117 64 view .LVU53
	movl	%ebx, %ecx
	shrl	%cl, %eax
.LVL8:
	.loc 1 117 53 view .LVU54
	orl	%eax, %edx
	movl	%edx, %r12d
	jmp	.L18
.LVL9:
	.p2align 4,,10
	.p2align 3
.L7:
	.loc 1 121 9 is_stmt 1 view .LVU55
	.loc 1 121 12 is_stmt 0 view .LVU56
	testl	%ecx, %ecx
	je	.L55
	.loc 1 176 13 is_stmt 1 view .LVU57
	.loc 1 176 18 is_stmt 0 view .LVU58
	bsrl	%ecx, %esi
	xorl	$31, %esi
	.loc 1 176 44 view .LVU59
	bsrl	%edx, %ecx
	xorl	$31, %ecx
	.loc 1 176 42 view .LVU60
	subl	%ecx, %esi
.LVL10:
	.loc 1 178 13 is_stmt 1 view .LVU61
	.loc 1 178 16 is_stmt 0 view .LVU62
	cmpl	$31, %esi
	ja	.L20
	.loc 1 184 13 is_stmt 1 view .LVU63
	leal	1(%rsi), %ebx
.LVL11:
	.loc 1 187 13 view .LVU64
	.loc 1 188 13 view .LVU65
	movl	%eax, %r11d
	.loc 1 188 16 is_stmt 0 view .LVU66
	je	.L27
	.loc 1 196 17 is_stmt 1 view .LVU67
	.loc 1 197 17 view .LVU68
	.loc 1 196 53 is_stmt 0 view .LVU69
	movl	$32, %r9d
	.loc 1 197 37 view .LVU70
	movl	%edx, %esi
	movl	%ebx, %ecx
	.loc 1 198 72 view .LVU71
	movl	%eax, %r12d
	.loc 1 196 53 view .LVU72
	subl	%ebx, %r9d
	.loc 1 197 37 view .LVU73
	shrl	%cl, %esi
	.loc 1 198 17 is_stmt 1 view .LVU74
	.loc 1 198 37 is_stmt 0 view .LVU75
	movl	%r9d, %ecx
	sall	%cl, %edx
	.loc 1 198 72 view .LVU76
	movl	%ebx, %ecx
	shrl	%cl, %r12d
	.loc 1 198 61 view .LVU77
	movl	%r9d, %ecx
	xorl	%r9d, %r9d
	orl	%edx, %r12d
	sall	%cl, %r11d
.LVL12:
.L18:
.LBB2:
	.loc 1 213 18 view .LVU78
	movabsq	$-4294967296, %rcx
.LBE2:
	xorl	%ebp, %ebp
	jmp	.L22
.LVL13:
	.p2align 4,,10
	.p2align 3
.L56:
	.loc 1 213 18 view .LVU79
	movq	%r8, %rax
	movl	%r8d, %r12d
	shrq	$32, %rax
	movq	%rax, %rsi
.LVL14:
.L22:
.LBB3:
	.loc 1 212 9 is_stmt 1 discriminator 2 view .LVU80
	.loc 1 212 48 is_stmt 0 discriminator 2 view .LVU81
	movl	%r12d, %eax
	.loc 1 212 30 discriminator 2 view .LVU82
	addl	%esi, %esi
	.loc 1 212 18 discriminator 2 view .LVU83
	movl	%r8d, %r8d
.LVL15:
	.loc 1 213 30 discriminator 2 view .LVU84
	addl	%r12d, %r12d
	.loc 1 212 48 discriminator 2 view .LVU85
	shrl	$31, %eax
	.loc 1 223 49 discriminator 2 view .LVU86
	movq	%rdi, %rdx
	.loc 1 212 18 discriminator 2 view .LVU87
	orl	%eax, %esi
	.loc 1 213 48 discriminator 2 view .LVU88
	movl	%r11d, %eax
	.loc 1 214 30 discriminator 2 view .LVU89
	addl	%r11d, %r11d
	.loc 1 212 18 discriminator 2 view .LVU90
	salq	$32, %rsi
	.loc 1 213 48 discriminator 2 view .LVU91
	shrl	$31, %eax
.LVL16:
	.loc 1 212 18 discriminator 2 view .LVU92
	orq	%rsi, %r8
.LVL17:
	.loc 1 213 9 is_stmt 1 discriminator 2 view .LVU93
	.loc 1 213 18 is_stmt 0 discriminator 2 view .LVU94
	orl	%eax, %r12d
	.loc 1 214 48 discriminator 2 view .LVU95
	movl	%r9d, %eax
	.loc 1 215 30 discriminator 2 view .LVU96
	addl	%r9d, %r9d
	.loc 1 213 18 discriminator 2 view .LVU97
	andq	%rcx, %r8
	.loc 1 214 48 discriminator 2 view .LVU98
	shrl	$31, %eax
	.loc 1 215 36 discriminator 2 view .LVU99
	orl	%ebp, %r9d
	.loc 1 213 18 discriminator 2 view .LVU100
	orq	%r12, %r8
	.loc 1 214 9 is_stmt 1 discriminator 2 view .LVU101
	.loc 1 214 36 is_stmt 0 discriminator 2 view .LVU102
	orl	%eax, %r11d
	.loc 1 215 9 is_stmt 1 discriminator 2 view .LVU103
	.loc 1 223 9 discriminator 2 view .LVU104
	.loc 1 223 49 is_stmt 0 discriminator 2 view .LVU105
	subq	%r8, %rdx
	subq	$1, %rdx
	.loc 1 223 22 discriminator 2 view .LVU106
	sarq	$63, %rdx
.LVL18:
	.loc 1 224 9 is_stmt 1 discriminator 2 view .LVU107
	.loc 1 224 15 is_stmt 0 discriminator 2 view .LVU108
	movl	%edx, %ebp
.LVL19:
	.loc 1 225 24 discriminator 2 view .LVU109
	andq	%rdi, %rdx
.LVL20:
	.loc 1 224 15 discriminator 2 view .LVU110
	andl	$1, %ebp
.LVL21:
	.loc 1 225 9 is_stmt 1 discriminator 2 view .LVU111
	.loc 1 225 15 is_stmt 0 discriminator 2 view .LVU112
	subq	%rdx, %r8
.LVL22:
	.loc 1 225 15 discriminator 2 view .LVU113
.LBE3:
	.loc 1 209 20 is_stmt 1 discriminator 2 view .LVU114
	.loc 1 209 15 discriminator 2 view .LVU115
	subl	$1, %ebx
.LVL23:
	.loc 1 209 15 is_stmt 0 discriminator 2 view .LVU116
	jne	.L56
	salq	$32, %r11
	orq	%r9, %r11
	.loc 1 227 5 is_stmt 1 view .LVU117
	.loc 1 228 5 view .LVU118
	.loc 1 228 8 is_stmt 0 view .LVU119
	testq	%r10, %r10
	je	.L24
	.loc 1 229 9 is_stmt 1 view .LVU120
.LVL24:
	.loc 1 229 14 is_stmt 0 view .LVU121
	movq	%r8, (%r10)
.L24:
	.loc 1 227 20 view .LVU122
	leaq	(%r11,%r11), %rax
	.loc 1 227 26 view .LVU123
	orq	%rbp, %rax
.LVL25:
.L1:
	.loc 1 231 1 view .LVU124
	popq	%rbx
	.cfi_def_cfa_offset 24
	popq	%rbp
	.cfi_def_cfa_offset 16
	popq	%r12
	.cfi_def_cfa_offset 8
	ret
.LVL26:
	.p2align 4,,10
	.p2align 3
.L3:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.loc 1 52 9 is_stmt 1 view .LVU125
	.loc 1 52 12 is_stmt 0 view .LVU126
	testq	%r10, %r10
	je	.L49
	.loc 1 53 13 is_stmt 1 view .LVU127
	.loc 1 53 18 is_stmt 0 view .LVU128
	andl	$4294967295, %eax
.LVL27:
	.loc 1 53 18 view .LVU129
	movq	%rax, (%r10)
.L49:
	.loc 1 54 16 view .LVU130
	xorl	%eax, %eax
	.loc 1 231 1 view .LVU131
	ret
.LVL28:
	.p2align 4,,10
	.p2align 3
.L55:
	.cfi_def_cfa_offset 32
	.cfi_offset 3, -32
	.cfi_offset 6, -24
	.cfi_offset 12, -16
	.loc 1 127 13 is_stmt 1 view .LVU132
	.loc 1 127 37 is_stmt 0 view .LVU133
	leal	-1(%rdi), %ecx
	.loc 1 127 16 view .LVU134
	testl	%edi, %ecx
	jne	.L16
	.loc 1 129 17 is_stmt 1 view .LVU135
	.loc 1 129 20 is_stmt 0 view .LVU136
	testq	%r10, %r10
	je	.L17
	.loc 1 130 21 is_stmt 1 view .LVU137
	.loc 1 130 36 is_stmt 0 view .LVU138
	andl	%eax, %ecx
	movl	%ecx, %ebx
	movq	%rbx, (%r10)
.L17:
	.loc 1 131 17 is_stmt 1 view .LVU139
	.loc 1 131 20 is_stmt 0 view .LVU140
	cmpl	$1, %edi
	je	.L1
	.loc 1 133 17 is_stmt 1 view .LVU141
	.loc 1 133 22 is_stmt 0 view .LVU142
	rep bsfl	%edi, %edi
.LVL29:
	.loc 1 134 17 is_stmt 1 view .LVU143
	.loc 1 135 17 view .LVU144
	.loc 1 136 17 view .LVU145
	.loc 1 134 26 is_stmt 0 view .LVU146
	movl	%edx, %esi
	movl	%edi, %ecx
	shrl	%cl, %esi
	.loc 1 135 54 view .LVU147
	movl	$32, %ecx
	subl	%edi, %ecx
	.loc 1 135 25 view .LVU148
	salq	$32, %rsi
	.loc 1 135 37 view .LVU149
	sall	%cl, %edx
	.loc 1 135 72 view .LVU150
	movl	%edi, %ecx
	shrl	%cl, %eax
.LVL30:
	.loc 1 135 25 view .LVU151
	orl	%eax, %edx
	.loc 1 136 25 view .LVU152
	movq	%rsi, %rax
	orq	%rdx, %rax
	jmp	.L1
.LVL31:
	.p2align 4,,10
	.p2align 3
.L52:
	.loc 1 65 13 is_stmt 1 view .LVU153
	.loc 1 66 17 view .LVU154
	ud2
.LVL32:
	.p2align 4,,10
	.p2align 3
.L20:
	.loc 1 106 12 view .LVU155
	.loc 1 106 15 is_stmt 0 view .LVU156
	testq	%r10, %r10
	je	.L6
	.loc 1 107 17 is_stmt 1 view .LVU157
	.loc 1 107 22 is_stmt 0 view .LVU158
	movq	%rax, (%r10)
.L6:
	.loc 1 54 16 view .LVU159
	xorl	%eax, %eax
.LVL33:
	.loc 1 54 16 view .LVU160
	jmp	.L1
.LVL34:
	.p2align 4,,10
	.p2align 3
.L16:
	.loc 1 142 13 is_stmt 1 view .LVU161
	.loc 1 142 37 is_stmt 0 view .LVU162
	bsrl	%edi, %ebp
	movl	%eax, %r11d
	xorl	$31, %ebp
	.loc 1 142 62 view .LVU163
	bsrl	%edx, %ecx
	xorl	%r9d, %r9d
	xorl	$31, %ecx
	.loc 1 142 60 view .LVU164
	subl	%ecx, %ebp
	.loc 1 142 16 view .LVU165
	leal	33(%rbp), %ebx
.LVL35:
	.loc 1 147 13 is_stmt 1 view .LVU166
	.loc 1 147 16 is_stmt 0 view .LVU167
	cmpl	$-1, %ebp
	je	.L18
	.loc 1 154 18 is_stmt 1 view .LVU168
	.loc 1 154 21 is_stmt 0 view .LVU169
	cmpl	$31, %ebx
	ja	.L19
	.loc 1 156 17 is_stmt 1 view .LVU170
	.loc 1 157 17 view .LVU171
	.loc 1 158 17 view .LVU172
	.loc 1 159 17 view .LVU173
	.loc 1 157 53 is_stmt 0 view .LVU174
	movl	$32, %r11d
	.loc 1 159 72 view .LVU175
	movl	%eax, %esi
	.loc 1 157 53 view .LVU176
	subl	%ebx, %r11d
	.loc 1 159 37 view .LVU177
	movl	%r11d, %ecx
	sall	%cl, %r12d
	.loc 1 159 72 view .LVU178
	movl	%ebx, %ecx
	shrl	%cl, %esi
	.loc 1 159 61 view .LVU179
	orl	%esi, %r12d
	movl	%edx, %esi
	shrl	%cl, %esi
	movl	%r11d, %ecx
	sall	%cl, %eax
.LVL36:
	.loc 1 159 61 view .LVU180
	movl	%eax, %r11d
	jmp	.L18
.LVL37:
	.p2align 4,,10
	.p2align 3
.L53:
	.loc 1 76 13 is_stmt 1 view .LVU181
	.loc 1 76 16 is_stmt 0 view .LVU182
	testq	%r10, %r10
	je	.L10
	.loc 1 78 17 is_stmt 1 view .LVU183
	.loc 1 79 17 view .LVU184
	.loc 1 78 26 is_stmt 0 view .LVU185
	movl	%edx, %eax
.LVL38:
	.loc 1 78 26 view .LVU186
	xorl	%edx, %edx
	divl	%ecx
	.loc 1 79 25 view .LVU187
	salq	$32, %rdx
	.loc 1 80 17 is_stmt 1 view .LVU188
	.loc 1 80 22 is_stmt 0 view .LVU189
	movq	%rdx, (%r10)
.L10:
	.loc 1 82 13 is_stmt 1 view .LVU190
	.loc 1 82 29 is_stmt 0 view .LVU191
	movl	%r12d, %eax
	xorl	%edx, %edx
	divl	%esi
	jmp	.L1
.LVL39:
	.p2align 4,,10
	.p2align 3
.L54:
	.loc 1 90 13 is_stmt 1 view .LVU192
	.loc 1 90 16 is_stmt 0 view .LVU193
	testq	%r10, %r10
	je	.L12
	.loc 1 92 17 is_stmt 1 view .LVU194
	.loc 1 93 17 view .LVU195
	.loc 1 93 26 is_stmt 0 view .LVU196
	andl	%edx, %r11d
	movl	%eax, %eax
.LVL40:
	.loc 1 93 26 view .LVU197
	salq	$32, %r11
.LVL41:
	.loc 1 93 26 view .LVU198
	orq	%r11, %rax
.LVL42:
	.loc 1 94 17 is_stmt 1 view .LVU199
	.loc 1 94 22 is_stmt 0 view .LVU200
	movq	%rax, (%r10)
.L12:
	.loc 1 96 13 is_stmt 1 view .LVU201
	.loc 1 96 32 is_stmt 0 view .LVU202
	rep bsfl	%ecx, %ecx
	.loc 1 96 29 view .LVU203
	movl	%edx, %eax
	shrl	%cl, %eax
	jmp	.L1
.LVL43:
	.p2align 4,,10
	.p2align 3
.L27:
	.loc 1 96 29 view .LVU204
	xorl	%esi, %esi
	xorl	%r9d, %r9d
	jmp	.L18
	.p2align 4,,10
	.p2align 3
.L19:
	.loc 1 163 17 is_stmt 1 view .LVU205
	.loc 1 163 53 is_stmt 0 view .LVU206
	movl	$64, %ecx
	.loc 1 163 35 view .LVU207
	movl	%eax, %r9d
	.loc 1 165 44 view .LVU208
	addl	$1, %ebp
	.loc 1 164 38 view .LVU209
	movl	%edx, %r11d
	.loc 1 163 53 view .LVU210
	subl	%ebx, %ecx
	.loc 1 164 38 view .LVU211
	sall	%cl, %r11d
	.loc 1 163 35 view .LVU212
	sall	%cl, %r9d
	.loc 1 164 17 is_stmt 1 view .LVU213
	.loc 1 165 37 is_stmt 0 view .LVU214
	movl	%ebp, %ecx
	shrl	%cl, %eax
.LVL44:
	.loc 1 167 36 view .LVU215
	shrl	%cl, %r12d
	.loc 1 164 63 view .LVU216
	orl	%eax, %r11d
	.loc 1 166 17 is_stmt 1 view .LVU217
	.loc 1 167 17 view .LVU218
.LVL45:
	.loc 1 209 15 view .LVU219
	jmp	.L18
	.cfi_endproc
.LFE2:
	.size	__udivmoddi4, .-__udivmoddi4
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1ff
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x9
	.long	.LASF28
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x1
	.byte	0x1
	.byte	0x8
	.long	.LASF2
	.uleb128 0x1
	.byte	0x2
	.byte	0x7
	.long	.LASF3
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF4
	.uleb128 0x6
	.long	0x3c
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF5
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF6
	.uleb128 0x1
	.byte	0x2
	.byte	0x5
	.long	.LASF7
	.uleb128 0xa
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF8
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x2
	.long	.LASF10
	.byte	0x1c
	.byte	0x12
	.long	0x3c
	.uleb128 0x2
	.long	.LASF11
	.byte	0x1e
	.byte	0x1c
	.long	0x8d
	.uleb128 0x6
	.long	0x7d
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x2
	.long	.LASF13
	.byte	0x1f
	.byte	0x1c
	.long	0x9f
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0xb
	.byte	0x8
	.byte	0x2
	.byte	0x33
	.byte	0x5
	.long	0xca
	.uleb128 0xc
	.string	"low"
	.byte	0x2
	.byte	0x36
	.byte	0x10
	.long	0x72
	.byte	0
	.uleb128 0xd
	.long	.LASF15
	.byte	0x2
	.byte	0x37
	.byte	0x10
	.long	0x72
	.byte	0x4
	.byte	0
	.uleb128 0xe
	.byte	0x8
	.byte	0x2
	.byte	0x30
	.byte	0x9
	.long	0xe8
	.uleb128 0x7
	.string	"all"
	.byte	0x32
	.byte	0xc
	.long	0x94
	.uleb128 0x7
	.string	"s"
	.byte	0x3c
	.byte	0x6
	.long	0xa6
	.byte	0
	.uleb128 0x2
	.long	.LASF16
	.byte	0x3d
	.byte	0x3
	.long	0xca
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF17
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF18
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF19
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF20
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF21
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF22
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF23
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF24
	.uleb128 0xf
	.long	.LASF29
	.byte	0x1
	.byte	0x18
	.byte	0x1
	.long	0x94
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x1fc
	.uleb128 0x3
	.string	"a"
	.byte	0x15
	.long	0x94
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x3
	.string	"b"
	.byte	0x1f
	.long	0x94
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x3
	.string	"rem"
	.byte	0x2a
	.long	0x1fc
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x8
	.long	.LASF25
	.byte	0x1a
	.long	0x43
	.byte	0x20
	.uleb128 0x8
	.long	.LASF26
	.byte	0x1b
	.long	0x43
	.byte	0x40
	.uleb128 0x4
	.string	"n"
	.byte	0x1c
	.long	0xe8
	.uleb128 0x4
	.string	"d"
	.byte	0x1e
	.long	0xe8
	.uleb128 0x4
	.string	"q"
	.byte	0x20
	.long	0xe8
	.uleb128 0x5
	.string	"r"
	.byte	0x21
	.byte	0xd
	.long	0xe8
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x5
	.string	"sr"
	.byte	0x22
	.byte	0xe
	.long	0x3c
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x10
	.long	.LASF27
	.byte	0x1
	.byte	0xd0
	.byte	0xc
	.long	0x72
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x11
	.long	.LLRL6
	.uleb128 0x5
	.string	"s"
	.byte	0xdf
	.byte	0x16
	.long	0x88
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.byte	0
	.uleb128 0x12
	.byte	0x8
	.long	0x94
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
	.uleb128 0x5
	.byte	0
	.uleb128 0x3
	.uleb128 0x8
	.uleb128 0x3a
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x3b
	.uleb128 0x21
	.sleb128 24
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
	.uleb128 0x21
	.sleb128 13
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x7
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
	.uleb128 0x21
	.sleb128 20
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1c
	.uleb128 0xb
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
	.uleb128 0x11
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 .LVU12
	.uleb128 .LVU12
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 .LVU55
	.uleb128 .LVU55
	.uleb128 .LVU78
	.uleb128 .LVU78
	.uleb128 .LVU125
	.uleb128 .LVU125
	.uleb128 .LVU129
	.uleb128 .LVU129
	.uleb128 .LVU132
	.uleb128 .LVU132
	.uleb128 .LVU151
	.uleb128 .LVU151
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 .LVU160
	.uleb128 .LVU160
	.uleb128 .LVU161
	.uleb128 .LVU161
	.uleb128 .LVU180
	.uleb128 .LVU180
	.uleb128 .LVU181
	.uleb128 .LVU181
	.uleb128 .LVU186
	.uleb128 .LVU186
	.uleb128 .LVU192
	.uleb128 .LVU192
	.uleb128 .LVU197
	.uleb128 .LVU197
	.uleb128 .LVU204
	.uleb128 .LVU204
	.uleb128 .LVU215
	.uleb128 .LVU215
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 .LVU124
	.uleb128 .LVU124
	.uleb128 .LVU125
	.uleb128 .LVU125
	.uleb128 .LVU132
	.uleb128 .LVU132
	.uleb128 .LVU143
	.uleb128 .LVU143
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS3:
	.uleb128 .LVU79
	.uleb128 .LVU84
	.uleb128 .LVU92
	.uleb128 .LVU93
	.uleb128 .LVU121
	.uleb128 .LVU125
	.uleb128 .LVU198
	.uleb128 .LVU199
.LLST3:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x2
	.byte	0x58
	.byte	0xf0
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x2
	.byte	0x58
	.byte	0xf0
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x2
	.byte	0x58
	.byte	0xf0
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x2
	.byte	0x50
	.byte	0xf0
	.byte	0
.LVUS4:
	.uleb128 .LVU39
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU55
	.uleb128 .LVU61
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU78
	.uleb128 .LVU79
	.uleb128 .LVU115
	.uleb128 .LVU115
	.uleb128 .LVU116
	.uleb128 .LVU116
	.uleb128 .LVU124
	.uleb128 .LVU143
	.uleb128 .LVU153
	.uleb128 .LVU155
	.uleb128 .LVU161
	.uleb128 .LVU166
	.uleb128 .LVU181
	.uleb128 .LVU204
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x3
	.byte	0x73
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS5:
	.uleb128 .LVU79
	.uleb128 .LVU109
	.uleb128 .LVU111
	.uleb128 .LVU124
	.uleb128 .LVU219
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU107
	.uleb128 .LVU110
	.uleb128 .LVU110
	.uleb128 .LVU113
.LLST7:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0xa
	.byte	0x78
	.sleb128 0
	.byte	0x20
	.byte	0x75
	.sleb128 0
	.byte	0x22
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
	.uleb128 .LBB2-.Ltext0
	.uleb128 .LBE2-.Ltext0
	.byte	0x4
	.uleb128 .LBB3-.Ltext0
	.uleb128 .LBE3-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF22:
	.string	"complex float"
.LASF18:
	.string	"__int128 unsigned"
.LASF7:
	.string	"short int"
.LASF17:
	.string	"__int128"
.LASF26:
	.string	"n_udword_bits"
.LASF19:
	.string	"float"
.LASF12:
	.string	"long long int"
.LASF8:
	.string	"long int"
.LASF15:
	.string	"high"
.LASF25:
	.string	"n_uword_bits"
.LASF21:
	.string	"long double"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF14:
	.string	"long long unsigned int"
.LASF4:
	.string	"unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF27:
	.string	"carry"
.LASF9:
	.string	"char"
.LASF28:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF11:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF23:
	.string	"complex double"
.LASF16:
	.string	"udwords"
.LASF29:
	.string	"__udivmoddi4"
.LASF24:
	.string	"complex long double"
.LASF10:
	.string	"su_int"
.LASF20:
	.string	"double"
.LASF13:
	.string	"du_int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/udivmoddi4.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
