	.file	"hashes.c"
	.text
.Ltext0:
	.file 0 "." "src/hashes.c"
	.p2align 4
	.globl	fnv1a
	.type	fnv1a, @function
fnv1a:
.LVL0:
.LFB0:
	.file 1 "src/hashes.c"
	.loc 1 4 44 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 6 5 view .LVU2
.LBB9:
	.loc 1 6 10 view .LVU3
	.loc 1 6 26 view .LVU4
	testq	%rsi, %rsi
	je	.L4
	addq	%rdi, %rsi
.LVL1:
	.loc 1 6 26 is_stmt 0 view .LVU5
.LBE9:
	.loc 1 5 14 view .LVU6
	movl	$-2128831035, %eax
.LVL2:
	.p2align 4,,10
	.p2align 3
.L3:
.LBB10:
	.loc 1 6 36 is_stmt 1 discriminator 3 view .LVU7
	.loc 1 6 46 is_stmt 0 discriminator 3 view .LVU8
	movzbl	(%rdi), %edx
	.loc 1 6 26 discriminator 3 view .LVU9
	addq	$1, %rdi
.LVL3:
	.loc 1 6 43 discriminator 3 view .LVU10
	xorl	%edx, %eax
.LVL4:
	.loc 1 6 38 discriminator 3 view .LVU11
	imull	$16777619, %eax, %eax
.LVL5:
	.loc 1 6 32 is_stmt 1 discriminator 3 view .LVU12
	.loc 1 6 26 discriminator 3 view .LVU13
	cmpq	%rdi, %rsi
	jne	.L3
	ret
.LVL6:
	.p2align 4,,10
	.p2align 3
.L4:
	.loc 1 6 26 is_stmt 0 discriminator 3 view .LVU14
.LBE10:
	.loc 1 5 14 view .LVU15
	movl	$-2128831035, %eax
	.loc 1 7 5 is_stmt 1 view .LVU16
	.loc 1 8 1 is_stmt 0 view .LVU17
	ret
	.cfi_endproc
.LFE0:
	.size	fnv1a, .-fnv1a
	.p2align 4
	.globl	djb2
	.type	djb2, @function
djb2:
.LVL7:
.LFB1:
	.loc 1 10 30 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 11 5 view .LVU19
	.loc 1 12 5 view .LVU20
	.loc 1 12 12 view .LVU21
	movzbl	(%rdi), %edx
	.loc 1 11 14 is_stmt 0 view .LVU22
	movl	$5381, %eax
	.loc 1 12 12 view .LVU23
	testb	%dl, %dl
	je	.L10
.LVL8:
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 12 21 is_stmt 1 discriminator 2 view .LVU24
	.loc 1 12 27 is_stmt 0 discriminator 2 view .LVU25
	movl	%eax, %ecx
	.loc 1 12 17 discriminator 2 view .LVU26
	addq	$1, %rdi
.LVL9:
	.loc 1 12 27 discriminator 2 view .LVU27
	sall	$5, %ecx
	addl	%ecx, %eax
.LVL10:
	.loc 1 12 23 discriminator 2 view .LVU28
	addl	%edx, %eax
.LVL11:
	.loc 1 12 17 is_stmt 1 discriminator 2 view .LVU29
	.loc 1 12 12 discriminator 2 view .LVU30
	movzbl	(%rdi), %edx
	testb	%dl, %dl
	jne	.L9
	ret
.LVL12:
	.p2align 4,,10
	.p2align 3
.L10:
	.loc 1 13 5 view .LVU31
	.loc 1 14 1 is_stmt 0 view .LVU32
	ret
	.cfi_endproc
.LFE1:
	.size	djb2, .-djb2
	.p2align 4
	.globl	one_at_a_time
	.type	one_at_a_time, @function
one_at_a_time:
.LVL13:
.LFB2:
	.loc 1 16 52 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 17 5 view .LVU34
	.loc 1 18 5 view .LVU35
	.loc 1 18 12 view .LVU36
	.loc 1 18 12 is_stmt 0 view .LVU37
	testq	%rsi, %rsi
	je	.L15
	addq	%rdi, %rsi
.LVL14:
	.loc 1 17 14 view .LVU38
	xorl	%eax, %eax
.LVL15:
	.p2align 4,,10
	.p2align 3
.L14:
	.loc 1 19 9 is_stmt 1 view .LVU39
	.loc 1 19 14 is_stmt 0 view .LVU40
	movzbl	(%rdi), %edx
	.loc 1 19 16 view .LVU41
	addq	$1, %rdi
.LVL16:
	.loc 1 20 9 is_stmt 1 view .LVU42
	.loc 1 19 11 is_stmt 0 view .LVU43
	addl	%eax, %edx
.LVL17:
	.loc 1 19 11 view .LVU44
	movl	%edx, %eax
	sall	$10, %eax
	addl	%edx, %eax
.LVL18:
	.loc 1 21 9 is_stmt 1 view .LVU45
	.loc 1 21 16 is_stmt 0 view .LVU46
	movl	%eax, %edx
	shrl	$6, %edx
	.loc 1 21 11 view .LVU47
	xorl	%edx, %eax
.LVL19:
	.loc 1 18 12 is_stmt 1 view .LVU48
	.loc 1 18 12 is_stmt 0 view .LVU49
	cmpq	%rsi, %rdi
	jne	.L14
	leal	(%rax,%rax,8), %eax
.LVL20:
	.loc 1 24 12 view .LVU50
	movl	%eax, %edx
	shrl	$11, %edx
	.loc 1 24 7 view .LVU51
	xorl	%eax, %edx
	movl	%edx, %eax
	sall	$15, %eax
	addl	%edx, %eax
	ret
.LVL21:
	.p2align 4,,10
	.p2align 3
.L15:
	.loc 1 18 12 view .LVU52
	xorl	%eax, %eax
	.loc 1 23 5 is_stmt 1 view .LVU53
.LVL22:
	.loc 1 24 5 view .LVU54
	.loc 1 25 5 view .LVU55
	.loc 1 26 1 is_stmt 0 view .LVU56
	ret
	.cfi_endproc
.LFE2:
	.size	one_at_a_time, .-one_at_a_time
	.p2align 4
	.globl	adler32
	.type	adler32, @function
adler32:
.LVL23:
.LFB3:
	.loc 1 28 62 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 28 62 is_stmt 0 view .LVU58
	movl	%edi, %eax
	.loc 1 29 5 is_stmt 1 view .LVU59
	.loc 1 29 14 is_stmt 0 view .LVU60
	movzwl	%di, %ecx
.LVL24:
	.loc 1 29 34 view .LVU61
	shrl	$16, %eax
.LVL25:
	.loc 1 30 5 is_stmt 1 view .LVU62
	.loc 1 30 12 view .LVU63
	testq	%rdx, %rdx
	je	.L18
	addq	%rsi, %rdx
.LVL26:
	.p2align 4,,10
	.p2align 3
.L21:
	.loc 1 31 9 view .LVU64
	.loc 1 31 14 is_stmt 0 view .LVU65
	movzbl	(%rsi), %edi
	.loc 1 31 16 view .LVU66
	addq	$1, %rsi
.LVL27:
	.loc 1 31 11 view .LVU67
	addl	%edi, %ecx
.LVL28:
	.loc 1 32 9 is_stmt 1 view .LVU68
	.loc 1 32 27 is_stmt 0 view .LVU69
	cmpl	$65520, %ecx
	leal	-65521(%rcx), %edi
	cmova	%edi, %ecx
.LVL29:
	.loc 1 33 9 is_stmt 1 view .LVU70
	.loc 1 33 11 is_stmt 0 view .LVU71
	addl	%ecx, %eax
.LVL30:
	.loc 1 34 9 is_stmt 1 view .LVU72
	.loc 1 34 27 is_stmt 0 view .LVU73
	leal	-65521(%rax), %edi
	cmpl	$65520, %eax
	cmova	%edi, %eax
.LVL31:
	.loc 1 30 16 is_stmt 1 view .LVU74
	.loc 1 30 12 view .LVU75
	cmpq	%rdx, %rsi
	jne	.L21
.L18:
	.loc 1 36 5 view .LVU76
	.loc 1 36 14 is_stmt 0 view .LVU77
	sall	$16, %eax
.LVL32:
	.loc 1 36 20 view .LVU78
	orl	%ecx, %eax
	.loc 1 37 1 view .LVU79
	ret
	.cfi_endproc
.LFE3:
	.size	adler32, .-adler32
	.p2align 4
	.globl	crc32_bits
	.type	crc32_bits, @function
crc32_bits:
.LVL33:
.LFB4:
	.loc 1 39 49 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 40 5 view .LVU81
	.loc 1 41 5 view .LVU82
	.loc 1 41 12 view .LVU83
	.loc 1 41 12 is_stmt 0 view .LVU84
	testq	%rsi, %rsi
	je	.L30
	addq	%rdi, %rsi
.LVL34:
	.loc 1 40 14 view .LVU85
	movl	$-1, %eax
.LVL35:
	.p2align 4,,10
	.p2align 3
.L29:
	.loc 1 42 9 is_stmt 1 view .LVU86
	.loc 1 42 16 is_stmt 0 view .LVU87
	movzbl	(%rdi), %edx
	.loc 1 42 18 view .LVU88
	addq	$1, %rdi
.LVL36:
	.loc 1 42 13 view .LVU89
	xorl	%edx, %eax
.LVL37:
	.loc 1 43 9 is_stmt 1 view .LVU90
.LBB11:
	.loc 1 43 14 view .LVU91
	.loc 1 43 27 view .LVU92
.LBE11:
	.loc 1 42 13 is_stmt 0 view .LVU93
	movl	$8, %edx
.LVL38:
	.p2align 4,,10
	.p2align 3
.L28:
.LBB12:
	.loc 1 43 37 is_stmt 1 discriminator 3 view .LVU94
	.loc 1 43 47 is_stmt 0 discriminator 3 view .LVU95
	movl	%eax, %ecx
	.loc 1 43 75 discriminator 3 view .LVU96
	andl	$1, %eax
.LVL39:
	.loc 1 43 69 discriminator 3 view .LVU97
	negl	%eax
	.loc 1 43 47 discriminator 3 view .LVU98
	shrl	%ecx
.LVL40:
	.loc 1 43 67 discriminator 3 view .LVU99
	andl	$-306674912, %eax
	.loc 1 43 41 discriminator 3 view .LVU100
	xorl	%ecx, %eax
.LVL41:
	.loc 1 43 33 is_stmt 1 discriminator 3 view .LVU101
	.loc 1 43 27 discriminator 3 view .LVU102
	subl	$1, %edx
	jne	.L28
	.loc 1 43 27 is_stmt 0 discriminator 3 view .LVU103
.LBE12:
	.loc 1 41 12 is_stmt 1 view .LVU104
	.loc 1 41 12 is_stmt 0 view .LVU105
	cmpq	%rsi, %rdi
	jne	.L29
	.loc 1 45 12 view .LVU106
	notl	%eax
.LVL42:
	.loc 1 45 12 view .LVU107
	ret
.LVL43:
.L30:
	.loc 1 41 12 view .LVU108
	xorl	%eax, %eax
	.loc 1 45 5 is_stmt 1 view .LVU109
	.loc 1 46 1 is_stmt 0 view .LVU110
	ret
	.cfi_endproc
.LFE4:
	.size	crc32_bits, .-crc32_bits
	.p2align 4
	.globl	crc32_nibbles
	.type	crc32_nibbles, @function
crc32_nibbles:
.LVL44:
.LFB5:
	.loc 1 48 52 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 49 5 view .LVU112
	.loc 1 53 5 view .LVU113
	.loc 1 54 5 view .LVU114
.LBB13:
	.loc 1 54 10 view .LVU115
	.loc 1 54 26 view .LVU116
	testq	%rsi, %rsi
	je	.L36
	addq	%rdi, %rsi
.LVL45:
	.loc 1 54 26 is_stmt 0 view .LVU117
.LBE13:
	.loc 1 53 14 view .LVU118
	movl	$-1, %eax
	leaq	table.0(%rip), %r8
.LVL46:
	.p2align 4,,10
	.p2align 3
.L35:
.LBB14:
	.loc 1 55 9 is_stmt 1 discriminator 3 view .LVU119
	.loc 1 55 29 is_stmt 0 discriminator 3 view .LVU120
	movzbl	(%rdi), %edx
	.loc 1 55 26 discriminator 3 view .LVU121
	movl	%eax, %ecx
	.loc 1 55 46 discriminator 3 view .LVU122
	shrl	$4, %eax
.LVL47:
	.loc 1 54 26 discriminator 3 view .LVU123
	addq	$1, %rdi
.LVL48:
	.loc 1 55 26 discriminator 3 view .LVU124
	xorl	%edx, %ecx
.LVL49:
	.loc 1 56 33 discriminator 3 view .LVU125
	shrb	$4, %dl
	.loc 1 55 20 discriminator 3 view .LVU126
	andl	$15, %ecx
	.loc 1 55 13 discriminator 3 view .LVU127
	xorl	(%r8,%rcx,4), %eax
.LVL50:
	.loc 1 56 9 is_stmt 1 discriminator 3 view .LVU128
	.loc 1 56 26 is_stmt 0 discriminator 3 view .LVU129
	xorl	%eax, %edx
	.loc 1 56 51 discriminator 3 view .LVU130
	shrl	$4, %eax
.LVL51:
	.loc 1 56 20 discriminator 3 view .LVU131
	andl	$15, %edx
	.loc 1 56 13 discriminator 3 view .LVU132
	xorl	(%r8,%rdx,4), %eax
.LVL52:
	.loc 1 54 32 is_stmt 1 discriminator 3 view .LVU133
	.loc 1 54 26 discriminator 3 view .LVU134
	cmpq	%rdi, %rsi
	jne	.L35
.LBE14:
	.loc 1 58 12 is_stmt 0 view .LVU135
	notl	%eax
.LVL53:
	.loc 1 58 12 view .LVU136
	ret
.LVL54:
	.p2align 4,,10
	.p2align 3
.L36:
.LBB15:
	.loc 1 54 26 view .LVU137
	xorl	%eax, %eax
.LBE15:
	.loc 1 58 5 is_stmt 1 view .LVU138
	.loc 1 59 1 is_stmt 0 view .LVU139
	ret
	.cfi_endproc
.LFE5:
	.size	crc32_nibbles, .-crc32_nibbles
	.p2align 4
	.globl	mix64
	.type	mix64, @function
mix64:
.LVL55:
.LFB6:
	.loc 1 62 28 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 63 5 view .LVU141
	.loc 1 64 7 is_stmt 0 view .LVU142
	movabsq	$-49064778989728563, %rdx
	.loc 1 63 12 view .LVU143
	movq	%rdi, %rax
	shrq	$33, %rax
	.loc 1 63 7 view .LVU144
	xorq	%rdi, %rax
.LVL56:
	.loc 1 64 5 is_stmt 1 view .LVU145
	.loc 1 64 7 is_stmt 0 view .LVU146
	imulq	%rdx, %rax
.LVL57:
	.loc 1 65 5 is_stmt 1 view .LVU147
	.loc 1 65 12 is_stmt 0 view .LVU148
	movq	%rax, %rdx
	shrq	$33, %rdx
	.loc 1 65 7 view .LVU149
	xorq	%rax, %rdx
.LVL58:
	.loc 1 66 5 is_stmt 1 view .LVU150
	.loc 1 66 7 is_stmt 0 view .LVU151
	movabsq	$-4265267296055464877, %rax
	imulq	%rax, %rdx
.LVL59:
	.loc 1 67 5 is_stmt 1 view .LVU152
	.loc 1 67 12 is_stmt 0 view .LVU153
	movq	%rdx, %rax
	shrq	$33, %rax
.LVL60:
	.loc 1 68 5 is_stmt 1 view .LVU154
	.loc 1 67 7 is_stmt 0 view .LVU155
	xorq	%rdx, %rax
.LVL61:
	.loc 1 69 1 view .LVU156
	ret
	.cfi_endproc
.LFE6:
	.size	mix64, .-mix64
	.p2align 4
	.globl	xorshift
	.type	xorshift, @function
xorshift:
.LVL62:
.LFB7:
	.loc 1 71 36 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 72 5 view .LVU158
	.loc 1 72 14 is_stmt 0 view .LVU159
	movq	(%rdi), %rdx
.LVL63:
	.loc 1 73 5 is_stmt 1 view .LVU160
	.loc 1 73 12 is_stmt 0 view .LVU161
	movq	%rdx, %rax
	shrq	$12, %rax
	.loc 1 73 7 view .LVU162
	xorq	%rdx, %rax
.LVL64:
	.loc 1 74 5 is_stmt 1 view .LVU163
	.loc 1 74 12 is_stmt 0 view .LVU164
	movq	%rax, %rdx
	salq	$25, %rdx
	.loc 1 74 7 view .LVU165
	xorq	%rax, %rdx
.LVL65:
	.loc 1 75 5 is_stmt 1 view .LVU166
	.loc 1 75 12 is_stmt 0 view .LVU167
	movq	%rdx, %rax
	shrq	$27, %rax
	.loc 1 75 7 view .LVU168
	xorq	%rdx, %rax
.LVL66:
	.loc 1 76 5 is_stmt 1 view .LVU169
	.loc 1 77 14 is_stmt 0 view .LVU170
	movabsq	$2685821657736338717, %rdx
	.loc 1 76 12 view .LVU171
	movq	%rax, (%rdi)
	.loc 1 77 5 is_stmt 1 view .LVU172
	.loc 1 77 14 is_stmt 0 view .LVU173
	imulq	%rdx, %rax
.LVL67:
	.loc 1 78 1 view .LVU174
	ret
	.cfi_endproc
.LFE7:
	.size	xorshift, .-xorshift
	.p2align 4
	.globl	murmur3
	.type	murmur3, @function
murmur3:
.LVL68:
.LFB9:
	.loc 1 82 61 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 83 5 view .LVU176
	.loc 1 84 5 view .LVU177
.LBB16:
	.loc 1 84 10 view .LVU178
	.loc 1 84 28 view .LVU179
	movq	%rsi, %rax
	shrq	$2, %rax
.LVL69:
	.loc 1 84 28 is_stmt 0 view .LVU180
	je	.L47
	leaq	(%rdi,%rax,4), %rcx
.LVL70:
	.p2align 4,,10
	.p2align 3
.L42:
	.loc 1 85 9 is_stmt 1 discriminator 3 view .LVU181
	.loc 1 86 9 discriminator 3 view .LVU182
.LBB17:
.LBI17:
	.loc 1 80 17 discriminator 3 view .LVU183
.LBB18:
	.loc 1 80 45 discriminator 3 view .LVU184
	.loc 1 80 45 is_stmt 0 discriminator 3 view .LVU185
.LBE18:
.LBE17:
	.loc 1 87 9 is_stmt 1 discriminator 3 view .LVU186
.LBB20:
.LBI20:
	.loc 1 80 17 discriminator 3 view .LVU187
.LBB21:
	.loc 1 80 45 discriminator 3 view .LVU188
	.loc 1 80 45 is_stmt 0 discriminator 3 view .LVU189
.LBE21:
.LBE20:
	.loc 1 86 14 discriminator 3 view .LVU190
	imull	$-862048943, (%rdi), %eax
	.loc 1 84 38 discriminator 3 view .LVU191
	addq	$4, %rdi
.LVL71:
.LBB23:
.LBB19:
	.loc 1 80 59 discriminator 3 view .LVU192
	roll	$15, %eax
.LBE19:
.LBE23:
	.loc 1 86 42 discriminator 3 view .LVU193
	imull	$461845907, %eax, %eax
	.loc 1 86 11 discriminator 3 view .LVU194
	xorl	%edx, %eax
.LBB24:
.LBB22:
	.loc 1 80 59 discriminator 3 view .LVU195
	roll	$13, %eax
.LBE22:
.LBE24:
	.loc 1 87 11 discriminator 3 view .LVU196
	leal	-430675100(%rax,%rax,4), %edx
.LVL72:
	.loc 1 84 34 is_stmt 1 discriminator 3 view .LVU197
	.loc 1 84 28 discriminator 3 view .LVU198
	cmpq	%rcx, %rdi
	jne	.L42
.LVL73:
.L41:
	.loc 1 84 28 is_stmt 0 discriminator 3 view .LVU199
.LBE16:
	.loc 1 89 5 is_stmt 1 view .LVU200
	.loc 1 90 5 view .LVU201
	.loc 1 90 15 is_stmt 0 view .LVU202
	movq	%rsi, %rax
	andl	$3, %eax
	.loc 1 90 5 view .LVU203
	cmpq	$2, %rax
	je	.L48
	cmpq	$3, %rax
	je	.L44
	cmpq	$1, %rax
	je	.L51
.LVL74:
.L46:
	.loc 1 95 5 is_stmt 1 view .LVU204
	.loc 1 95 7 is_stmt 0 view .LVU205
	xorl	%esi, %edx
.LVL75:
	.loc 1 96 5 is_stmt 1 view .LVU206
	.loc 1 96 16 is_stmt 0 view .LVU207
	movl	%edx, %eax
	shrl	$16, %eax
	.loc 1 96 12 view .LVU208
	xorl	%edx, %eax
	.loc 1 96 7 view .LVU209
	imull	$-2048144789, %eax, %eax
.LVL76:
	.loc 1 97 5 is_stmt 1 view .LVU210
	.loc 1 97 16 is_stmt 0 view .LVU211
	movl	%eax, %edx
	shrl	$13, %edx
	.loc 1 97 12 view .LVU212
	xorl	%eax, %edx
	.loc 1 97 7 view .LVU213
	imull	$-1028477387, %edx, %edx
.LVL77:
	.loc 1 98 5 is_stmt 1 view .LVU214
	.loc 1 98 18 is_stmt 0 view .LVU215
	movl	%edx, %eax
	shrl	$16, %eax
	.loc 1 98 14 view .LVU216
	xorl	%edx, %eax
	.loc 1 99 1 view .LVU217
	ret
.LVL78:
	.p2align 4,,10
	.p2align 3
.L51:
	.loc 1 90 5 view .LVU218
	xorl	%edi, %edi
.LVL79:
.L45:
	.loc 1 93 13 is_stmt 1 view .LVU219
.LBB25:
.LBI25:
	.loc 1 80 17 view .LVU220
.LBB26:
	.loc 1 80 45 view .LVU221
	.loc 1 80 45 is_stmt 0 view .LVU222
.LBE26:
.LBE25:
	.loc 1 93 31 view .LVU223
	movzbl	(%rcx), %eax
	.loc 1 93 28 view .LVU224
	xorl	%edi, %eax
	.loc 1 93 18 view .LVU225
	imull	$-862048943, %eax, %eax
.LBB28:
.LBB27:
	.loc 1 80 59 view .LVU226
	roll	$15, %eax
.LBE27:
.LBE28:
	.loc 1 93 55 view .LVU227
	imull	$461845907, %eax, %eax
	.loc 1 93 15 view .LVU228
	xorl	%eax, %edx
.LVL80:
	.loc 1 93 15 view .LVU229
	jmp	.L46
.LVL81:
	.p2align 4,,10
	.p2align 3
.L44:
	.loc 1 91 13 is_stmt 1 view .LVU230
	.loc 1 91 23 is_stmt 0 view .LVU231
	movzbl	2(%rcx), %eax
	sall	$16, %eax
.LVL82:
.L43:
	.loc 1 92 13 is_stmt 1 view .LVU232
	.loc 1 92 23 is_stmt 0 view .LVU233
	movzbl	1(%rcx), %edi
.LVL83:
	.loc 1 92 23 view .LVU234
	sall	$8, %edi
	.loc 1 92 15 view .LVU235
	xorl	%eax, %edi
.LVL84:
	.loc 1 92 15 view .LVU236
	jmp	.L45
.LVL85:
	.p2align 4,,10
	.p2align 3
.L48:
	.loc 1 90 5 view .LVU237
	xorl	%eax, %eax
	jmp	.L43
.LVL86:
	.p2align 4,,10
	.p2align 3
.L47:
.LBB29:
	.loc 1 84 28 view .LVU238
	movq	%rdi, %rcx
	jmp	.L41
.LBE29:
	.cfi_endproc
.LFE9:
	.size	murmur3, .-murmur3
	.section	.rodata
	.align 32
	.type	table.0, @object
	.size	table.0, 64
table.0:
	.long	0
	.long	498536548
	.long	997073096
	.long	651767980
	.long	1994146192
	.long	1802195444
	.long	1303535960
	.long	1342533948
	.long	-306674912
	.long	-267414716
	.long	-690576408
	.long	-882789492
	.long	-1687895376
	.long	-2032938284
	.long	-1609899400
	.long	-1111625188
	.text
.Letext0:
	.file 2 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x51d
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xd
	.long	.LASF30
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
	.uleb128 0x5
	.long	.LASF10
	.byte	0x2
	.byte	0xd6
	.byte	0x17
	.long	0x41
	.uleb128 0x3
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0xe
	.byte	0x4
	.byte	0x5
	.string	"int"
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
	.long	0x5d
	.uleb128 0x3
	.byte	0x2
	.byte	0x5
	.long	.LASF12
	.uleb128 0x5
	.long	.LASF13
	.byte	0x3
	.byte	0x2a
	.byte	0x16
	.long	0x6b
	.uleb128 0x5
	.long	.LASF14
	.byte	0x3
	.byte	0x2d
	.byte	0x1b
	.long	0x41
	.uleb128 0x3
	.byte	0x1
	.byte	0x6
	.long	.LASF15
	.uleb128 0x7
	.long	0xa4
	.uleb128 0x5
	.long	.LASF16
	.byte	0x4
	.byte	0x18
	.byte	0x13
	.long	0x79
	.uleb128 0x7
	.long	0xb0
	.uleb128 0x5
	.long	.LASF17
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x8c
	.uleb128 0x7
	.long	0xc1
	.uleb128 0x5
	.long	.LASF18
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x98
	.uleb128 0x4
	.long	.LASF20
	.byte	0x52
	.long	0xc1
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x1fe
	.uleb128 0x2
	.string	"p"
	.byte	0x52
	.byte	0x21
	.long	0x1fe
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0xf
	.string	"n"
	.byte	0x1
	.byte	0x52
	.byte	0x2b
	.long	0x35
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xa
	.long	.LASF19
	.byte	0x52
	.byte	0x37
	.long	0xc1
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0x1
	.string	"h"
	.byte	0x53
	.byte	0xe
	.long	0xc1
	.long	.LLST29
	.long	.LVUS29
	.uleb128 0x1
	.string	"k"
	.byte	0x53
	.byte	0x18
	.long	0xc1
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x10
	.long	.LLRL31
	.long	0x1ce
	.uleb128 0x1
	.string	"i"
	.byte	0x54
	.byte	0x11
	.long	0x35
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0x11
	.long	0x203
	.quad	.LBI17
	.byte	.LVU183
	.long	.LLRL33
	.byte	0x1
	.byte	0x56
	.byte	0xe
	.long	0x19e
	.uleb128 0x6
	.long	0x21d
	.long	.LLST34
	.long	.LVUS34
	.uleb128 0x6
	.long	0x214
	.long	.LLST35
	.long	.LVUS35
	.byte	0
	.uleb128 0xb
	.long	0x203
	.quad	.LBI20
	.byte	.LVU187
	.long	.LLRL36
	.byte	0x57
	.byte	0xd
	.uleb128 0x6
	.long	0x21d
	.long	.LLST37
	.long	.LVUS37
	.uleb128 0x6
	.long	0x214
	.long	.LLST38
	.long	.LVUS38
	.byte	0
	.byte	0
	.uleb128 0xb
	.long	0x203
	.quad	.LBI25
	.byte	.LVU220
	.long	.LLRL39
	.byte	0x5d
	.byte	0x12
	.uleb128 0x6
	.long	0x21d
	.long	.LLST40
	.long	.LVUS40
	.uleb128 0x6
	.long	0x214
	.long	.LLST41
	.long	.LVUS41
	.byte	0
	.byte	0
	.uleb128 0x8
	.long	0xbc
	.uleb128 0x12
	.long	.LASF31
	.byte	0x1
	.byte	0x50
	.byte	0x11
	.long	0xc1
	.byte	0x1
	.long	0x227
	.uleb128 0xc
	.string	"x"
	.byte	0x50
	.byte	0x21
	.long	0xc1
	.uleb128 0xc
	.string	"n"
	.byte	0x50
	.byte	0x28
	.long	0x48
	.byte	0
	.uleb128 0x4
	.long	.LASF21
	.byte	0x47
	.long	0xd2
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x267
	.uleb128 0x13
	.long	.LASF22
	.byte	0x1
	.byte	0x47
	.byte	0x1d
	.long	0x267
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x1
	.string	"x"
	.byte	0x48
	.byte	0xe
	.long	0xd2
	.long	.LLST26
	.long	.LVUS26
	.byte	0
	.uleb128 0x8
	.long	0xd2
	.uleb128 0x4
	.long	.LASF23
	.byte	0x3e
	.long	0xd2
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x29e
	.uleb128 0x2
	.string	"x"
	.byte	0x3e
	.byte	0x19
	.long	0xd2
	.long	.LLST25
	.long	.LVUS25
	.byte	0
	.uleb128 0x4
	.long	.LASF24
	.byte	0x30
	.long	0xc1
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x321
	.uleb128 0x2
	.string	"p"
	.byte	0x30
	.byte	0x27
	.long	0x1fe
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x2
	.string	"n"
	.byte	0x30
	.byte	0x31
	.long	0x35
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0x14
	.long	.LASF32
	.byte	0x1
	.byte	0x31
	.byte	0x1b
	.long	0x331
	.uleb128 0x9
	.byte	0x3
	.quad	table.0
	.uleb128 0x1
	.string	"crc"
	.byte	0x35
	.byte	0xe
	.long	0xc1
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0x9
	.long	.LLRL23
	.uleb128 0x1
	.string	"i"
	.byte	0x36
	.byte	0x11
	.long	0x35
	.long	.LLST24
	.long	.LVUS24
	.byte	0
	.byte	0
	.uleb128 0x15
	.long	0xcd
	.long	0x331
	.uleb128 0x16
	.long	0x41
	.byte	0xf
	.byte	0
	.uleb128 0x7
	.long	0x321
	.uleb128 0x4
	.long	.LASF25
	.byte	0x27
	.long	0xc1
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x3a3
	.uleb128 0x2
	.string	"p"
	.byte	0x27
	.byte	0x24
	.long	0x1fe
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x2
	.string	"n"
	.byte	0x27
	.byte	0x2e
	.long	0x35
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x1
	.string	"crc"
	.byte	0x28
	.byte	0xe
	.long	0xc1
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x9
	.long	.LLRL18
	.uleb128 0x1
	.string	"k"
	.byte	0x2b
	.byte	0x12
	.long	0x48
	.long	.LLST19
	.long	.LVUS19
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	.LASF26
	.byte	0x1c
	.long	0xc1
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x41b
	.uleb128 0xa
	.long	.LASF27
	.byte	0x1c
	.byte	0x1b
	.long	0xc1
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x2
	.string	"p"
	.byte	0x1c
	.byte	0x31
	.long	0x1fe
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x2
	.string	"n"
	.byte	0x1c
	.byte	0x3b
	.long	0x35
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0x1
	.string	"a"
	.byte	0x1d
	.byte	0xe
	.long	0xc1
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x1
	.string	"b"
	.byte	0x1d
	.byte	0x22
	.long	0xc1
	.long	.LLST14
	.long	.LVUS14
	.byte	0
	.uleb128 0x4
	.long	.LASF28
	.byte	0x10
	.long	0xc1
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x46f
	.uleb128 0x2
	.string	"p"
	.byte	0x10
	.byte	0x27
	.long	0x1fe
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x2
	.string	"n"
	.byte	0x10
	.byte	0x31
	.long	0x35
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x1
	.string	"h"
	.byte	0x11
	.byte	0xe
	.long	0xc1
	.long	.LLST9
	.long	.LVUS9
	.byte	0
	.uleb128 0x4
	.long	.LASF29
	.byte	0xa
	.long	0xc1
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x4b2
	.uleb128 0x2
	.string	"s"
	.byte	0xa
	.byte	0x1b
	.long	0x4b2
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x1
	.string	"h"
	.byte	0xb
	.byte	0xe
	.long	0xc1
	.long	.LLST6
	.long	.LVUS6
	.byte	0
	.uleb128 0x8
	.long	0xab
	.uleb128 0x17
	.long	.LASF33
	.byte	0x1
	.byte	0x4
	.byte	0xa
	.long	0xc1
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x2
	.string	"p"
	.byte	0x4
	.byte	0x1f
	.long	0x1fe
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x2
	.string	"n"
	.byte	0x4
	.byte	0x29
	.long	0x35
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x1
	.string	"h"
	.byte	0x5
	.byte	0xe
	.long	0xc1
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x9
	.long	.LLRL3
	.uleb128 0x1
	.string	"i"
	.byte	0x6
	.byte	0x11
	.long	0x35
	.long	.LLST4
	.long	.LVUS4
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
	.sleb128 10
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
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x7
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x10
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
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
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x12
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
	.uleb128 0x20
	.uleb128 0xb
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x13
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
	.uleb128 0x14
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
	.uleb128 0x15
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x16
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
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
.LVUS27:
	.uleb128 0
	.uleb128 .LVU192
	.uleb128 .LVU192
	.uleb128 .LVU198
	.uleb128 .LVU198
	.uleb128 .LVU204
	.uleb128 .LVU218
	.uleb128 .LVU219
	.uleb128 .LVU230
	.uleb128 .LVU234
	.uleb128 .LVU237
	.uleb128 0
.LLST27:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x3
	.byte	0x75
	.sleb128 -4
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL83-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS28:
	.uleb128 0
	.uleb128 .LVU181
	.uleb128 .LVU181
	.uleb128 .LVU238
	.uleb128 .LVU238
	.uleb128 0
.LLST28:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL86-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS29:
	.uleb128 .LVU177
	.uleb128 .LVU185
	.uleb128 .LVU185
	.uleb128 .LVU192
	.uleb128 .LVU192
	.uleb128 .LVU197
	.uleb128 .LVU197
	.uleb128 .LVU210
	.uleb128 .LVU210
	.uleb128 .LVU214
	.uleb128 .LVU214
	.uleb128 0
.LLST29:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x2d
	.byte	0x75
	.sleb128 0
	.byte	0x94
	.byte	0x4
	.byte	0x11
	.sleb128 -862048943
	.byte	0x1e
	.byte	0x3f
	.byte	0x14
	.byte	0x14
	.byte	0x24
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x17
	.byte	0x16
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x16
	.byte	0x1f
	.byte	0x23
	.uleb128 0x20
	.byte	0x25
	.byte	0x21
	.byte	0xc
	.long	0x1b873593
	.byte	0x1e
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x2d
	.byte	0x75
	.sleb128 -4
	.byte	0x94
	.byte	0x4
	.byte	0x11
	.sleb128 -862048943
	.byte	0x1e
	.byte	0x3f
	.byte	0x14
	.byte	0x14
	.byte	0x24
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x17
	.byte	0x16
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x16
	.byte	0x1f
	.byte	0x23
	.uleb128 0x20
	.byte	0x25
	.byte	0x21
	.byte	0xc
	.long	0x1b873593
	.byte	0x1e
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL76-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LVL77-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS30:
	.uleb128 .LVU177
	.uleb128 .LVU181
	.uleb128 .LVU182
	.uleb128 .LVU192
	.uleb128 .LVU192
	.uleb128 .LVU199
	.uleb128 .LVU201
	.uleb128 .LVU204
	.uleb128 .LVU218
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU230
	.uleb128 .LVU230
	.uleb128 .LVU232
	.uleb128 .LVU232
	.uleb128 .LVU236
	.uleb128 .LVU236
	.uleb128 .LVU237
	.uleb128 .LVU237
	.uleb128 0
.LLST30:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x26
	.byte	0x75
	.sleb128 1
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x38
	.byte	0x24
	.byte	0x75
	.sleb128 2
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x40
	.byte	0x24
	.byte	0x21
	.byte	0x75
	.sleb128 3
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x48
	.byte	0x24
	.byte	0x21
	.byte	0x75
	.sleb128 0
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x26
	.byte	0x75
	.sleb128 -3
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x38
	.byte	0x24
	.byte	0x75
	.sleb128 -2
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x40
	.byte	0x24
	.byte	0x21
	.byte	0x75
	.sleb128 -1
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x48
	.byte	0x24
	.byte	0x21
	.byte	0x75
	.sleb128 -4
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL73-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL82-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL84-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LVL85-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS32:
	.uleb128 .LVU179
	.uleb128 .LVU180
	.uleb128 .LVU180
	.uleb128 .LVU181
	.uleb128 .LVU238
	.uleb128 0
.LLST32:
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x5
	.byte	0x74
	.sleb128 0
	.byte	0x32
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS34:
	.uleb128 .LVU183
	.uleb128 .LVU185
.LLST34:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x2
	.byte	0x3f
	.byte	0x9f
	.byte	0
.LVUS35:
	.uleb128 .LVU183
	.uleb128 .LVU185
.LLST35:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0xc
	.byte	0x75
	.sleb128 0
	.byte	0x94
	.byte	0x4
	.byte	0x11
	.sleb128 -862048943
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS37:
	.uleb128 .LVU187
	.uleb128 .LVU189
.LLST37:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x2
	.byte	0x3d
	.byte	0x9f
	.byte	0
.LVUS38:
	.uleb128 .LVU187
	.uleb128 .LVU189
.LLST38:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x2d
	.byte	0x75
	.sleb128 0
	.byte	0x94
	.byte	0x4
	.byte	0x11
	.sleb128 -862048943
	.byte	0x1e
	.byte	0x3f
	.byte	0x14
	.byte	0x14
	.byte	0x24
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x17
	.byte	0x16
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x16
	.byte	0x1f
	.byte	0x23
	.uleb128 0x20
	.byte	0x25
	.byte	0x21
	.byte	0xc
	.long	0x1b873593
	.byte	0x1e
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0
.LVUS40:
	.uleb128 .LVU220
	.uleb128 .LVU222
.LLST40:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x2
	.byte	0x3f
	.byte	0x9f
	.byte	0
.LVUS41:
	.uleb128 .LVU220
	.uleb128 .LVU222
.LLST41:
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x12
	.byte	0x72
	.sleb128 0
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x27
	.byte	0x11
	.sleb128 -862048943
	.byte	0x1e
	.byte	0x9f
	.byte	0
.LVUS26:
	.uleb128 .LVU160
	.uleb128 .LVU163
	.uleb128 .LVU163
	.uleb128 .LVU166
	.uleb128 .LVU166
	.uleb128 .LVU169
	.uleb128 .LVU169
	.uleb128 .LVU174
	.uleb128 .LVU174
	.uleb128 0
.LLST26:
	.byte	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL64-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL64-.Ltext0
	.uleb128 .LVL65-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL66-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LVL67-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x2
	.byte	0x75
	.sleb128 0
	.byte	0
.LVUS25:
	.uleb128 0
	.uleb128 .LVU145
	.uleb128 .LVU145
	.uleb128 .LVU150
	.uleb128 .LVU150
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 .LVU156
	.uleb128 .LVU156
	.uleb128 0
.LLST25:
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LVL61-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS20:
	.uleb128 0
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 .LVU137
	.uleb128 .LVU137
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS21:
	.uleb128 0
	.uleb128 .LVU117
	.uleb128 .LVU117
	.uleb128 .LVU137
	.uleb128 .LVU137
	.uleb128 0
.LLST21:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL45-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS22:
	.uleb128 .LVU114
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 .LVU123
	.uleb128 .LVU123
	.uleb128 .LVU125
	.uleb128 .LVU128
	.uleb128 .LVU131
	.uleb128 .LVU133
	.uleb128 .LVU136
	.uleb128 .LVU136
	.uleb128 .LVU137
	.uleb128 .LVU137
	.uleb128 0
.LLST22:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x3
	.byte	0x9
	.byte	0xff
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x4
	.byte	0x70
	.sleb128 0
	.byte	0x20
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x3
	.byte	0x9
	.byte	0xff
	.byte	0x9f
	.byte	0
.LVUS24:
	.uleb128 .LVU116
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 .LVU124
	.uleb128 .LVU124
	.uleb128 .LVU134
	.uleb128 .LVU137
	.uleb128 0
.LLST24:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x20
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 0
	.uleb128 .LVU89
	.uleb128 .LVU89
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS16:
	.uleb128 0
	.uleb128 .LVU84
	.uleb128 .LVU84
	.uleb128 .LVU85
	.uleb128 .LVU85
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x31
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS17:
	.uleb128 .LVU82
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU97
	.uleb128 .LVU97
	.uleb128 .LVU99
	.uleb128 .LVU101
	.uleb128 .LVU107
	.uleb128 .LVU107
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 0
.LLST17:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x3
	.byte	0x9
	.byte	0xff
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x4
	.byte	0x70
	.sleb128 0
	.byte	0x20
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x3
	.byte	0x9
	.byte	0xff
	.byte	0x9f
	.byte	0
.LVUS19:
	.uleb128 .LVU92
	.uleb128 .LVU94
.LLST19:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 0
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS11:
	.uleb128 0
	.uleb128 .LVU67
	.uleb128 .LVU67
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS12:
	.uleb128 0
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 .LVU61
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS14:
	.uleb128 .LVU62
	.uleb128 .LVU78
.LLST14:
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS7:
	.uleb128 0
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU52
	.uleb128 .LVU52
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x31
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 .LVU35
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU44
	.uleb128 .LVU44
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU50
	.uleb128 .LVU52
	.uleb128 .LVU54
.LLST9:
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0xb
	.byte	0x75
	.sleb128 -1
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x70
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 0
	.uleb128 .LVU27
	.uleb128 .LVU27
	.uleb128 .LVU30
	.uleb128 .LVU30
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x3
	.byte	0x75
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS6:
	.uleb128 .LVU20
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 .LVU28
	.uleb128 .LVU29
	.uleb128 .LVU31
	.uleb128 .LVU31
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x4
	.byte	0xa
	.value	0x1505
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa
	.value	0x1505
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS2:
	.uleb128 .LVU2
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU11
	.uleb128 .LVU12
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x6
	.byte	0x9e
	.uleb128 0x4
	.long	0x811c9dc5
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x6
	.byte	0x9e
	.uleb128 0x4
	.long	0x811c9dc5
	.byte	0
.LVUS4:
	.uleb128 .LVU4
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU13
	.uleb128 .LVU14
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x20
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x2
	.byte	0x30
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
.LLRL3:
	.byte	0x4
	.uleb128 .LBB9-.Ltext0
	.uleb128 .LBE9-.Ltext0
	.byte	0x4
	.uleb128 .LBB10-.Ltext0
	.uleb128 .LBE10-.Ltext0
	.byte	0
.LLRL18:
	.byte	0x4
	.uleb128 .LBB11-.Ltext0
	.uleb128 .LBE11-.Ltext0
	.byte	0x4
	.uleb128 .LBB12-.Ltext0
	.uleb128 .LBE12-.Ltext0
	.byte	0
.LLRL23:
	.byte	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	.byte	0x4
	.uleb128 .LBB14-.Ltext0
	.uleb128 .LBE14-.Ltext0
	.byte	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
	.byte	0
.LLRL31:
	.byte	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	.byte	0x4
	.uleb128 .LBB29-.Ltext0
	.uleb128 .LBE29-.Ltext0
	.byte	0
.LLRL33:
	.byte	0x4
	.uleb128 .LBB17-.Ltext0
	.uleb128 .LBE17-.Ltext0
	.byte	0x4
	.uleb128 .LBB23-.Ltext0
	.uleb128 .LBE23-.Ltext0
	.byte	0
.LLRL36:
	.byte	0x4
	.uleb128 .LBB20-.Ltext0
	.uleb128 .LBE20-.Ltext0
	.byte	0x4
	.uleb128 .LBB24-.Ltext0
	.uleb128 .LBE24-.Ltext0
	.byte	0
.LLRL39:
	.byte	0x4
	.uleb128 .LBB25-.Ltext0
	.uleb128 .LBE25-.Ltext0
	.byte	0x4
	.uleb128 .LBB28-.Ltext0
	.uleb128 .LBE28-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF14:
	.string	"__uint64_t"
.LASF22:
	.string	"state"
.LASF18:
	.string	"uint64_t"
.LASF12:
	.string	"short int"
.LASF10:
	.string	"size_t"
.LASF33:
	.string	"fnv1a"
.LASF13:
	.string	"__uint32_t"
.LASF31:
	.string	"rotate"
.LASF20:
	.string	"murmur3"
.LASF23:
	.string	"mix64"
.LASF16:
	.string	"uint8_t"
.LASF32:
	.string	"table"
.LASF4:
	.string	"long long int"
.LASF2:
	.string	"long int"
.LASF11:
	.string	"__uint8_t"
.LASF5:
	.string	"long double"
.LASF6:
	.string	"unsigned char"
.LASF9:
	.string	"signed char"
.LASF17:
	.string	"uint32_t"
.LASF8:
	.string	"unsigned int"
.LASF7:
	.string	"short unsigned int"
.LASF15:
	.string	"char"
.LASF19:
	.string	"seed"
.LASF29:
	.string	"djb2"
.LASF21:
	.string	"xorshift"
.LASF30:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF3:
	.string	"long unsigned int"
.LASF28:
	.string	"one_at_a_time"
.LASF27:
	.string	"adler"
.LASF25:
	.string	"crc32_bits"
.LASF26:
	.string	"adler32"
.LASF24:
	.string	"crc32_nibbles"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"src/hashes.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
