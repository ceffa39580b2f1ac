	.file	"coding.c"
	.text
.Ltext0:
	.file 0 "." "src/coding.c"
	.p2align 4
	.globl	utf8_decode
	.type	utf8_decode, @function
utf8_decode:
.LVL0:
.LFB0:
	.file 1 "src/coding.c"
	.loc 1 5 61 view -0
	.cfi_startproc
	.loc 1 6 5 view .LVU1
	.loc 1 5 61 is_stmt 0 view .LVU2
	movq	%rdi, %r8
	movq	%rdx, %r9
	.loc 1 6 24 view .LVU3
	xorl	%eax, %eax
	.loc 1 6 8 view .LVU4
	testq	%rsi, %rsi
	je	.L1
	.loc 1 7 5 is_stmt 1 view .LVU5
	.loc 1 7 10 is_stmt 0 view .LVU6
	movzbl	(%rdi), %edx
.LVL1:
	.loc 1 7 8 view .LVU7
	testb	%dl, %dl
	jns	.L26
	.loc 1 11 5 is_stmt 1 view .LVU8
	.loc 1 11 35 is_stmt 0 view .LVU9
	cmpb	$-17, %dl
	jbe	.L27
	movl	$4, %eax
.L4:
.LVL2:
	.loc 1 12 5 is_stmt 1 discriminator 8 view .LVU10
	.loc 1 12 21 is_stmt 0 discriminator 8 view .LVU11
	leal	62(%rdx), %ecx
	.loc 1 12 8 discriminator 8 view .LVU12
	cmpb	$50, %cl
	ja	.L18
	.loc 1 12 43 view .LVU13
	movslq	%eax, %rcx
.LVL3:
.L5:
	.loc 1 12 36 discriminator 2 view .LVU14
	cmpq	%rcx, %rsi
	jb	.L18
	.loc 1 13 5 is_stmt 1 view .LVU15
	.loc 1 13 31 is_stmt 0 view .LVU16
	movl	$127, %esi
.LVL4:
	.loc 1 13 31 view .LVU17
	movl	%eax, %ecx
	.loc 1 13 14 view .LVU18
	movl	$1, %edi
.LVL5:
	.loc 1 13 31 view .LVU19
	sarl	%cl, %esi
	.loc 1 13 23 view .LVU20
	andl	%edx, %esi
.LVL6:
	.loc 1 14 5 is_stmt 1 view .LVU21
.LBB2:
	.loc 1 14 10 view .LVU22
	.loc 1 14 23 view .LVU23
	jmp	.L6
.LVL7:
	.p2align 4,,10
	.p2align 3
.L29:
	.loc 1 16 9 discriminator 2 view .LVU24
	.loc 1 16 15 is_stmt 0 discriminator 2 view .LVU25
	sall	$6, %esi
.LVL8:
	.loc 1 16 28 discriminator 2 view .LVU26
	andl	$63, %edx
	.loc 1 14 23 discriminator 2 view .LVU27
	addq	$1, %rdi
.LVL9:
	.loc 1 16 11 discriminator 2 view .LVU28
	orl	%edx, %esi
.LVL10:
	.loc 1 14 34 is_stmt 1 discriminator 2 view .LVU29
	.loc 1 14 23 discriminator 2 view .LVU30
	cmpl	%edi, %eax
	jle	.L28
.L6:
.LVL11:
	.loc 1 15 9 view .LVU31
	.loc 1 15 15 is_stmt 0 view .LVU32
	movzbl	(%r8,%rdi), %edx
	.loc 1 15 12 view .LVU33
	movl	%edx, %ecx
	andl	$-64, %ecx
	cmpb	$-128, %cl
	je	.L29
.LVL12:
.L18:
	.loc 1 15 12 view .LVU34
.LBE2:
	.loc 1 6 24 view .LVU35
	xorl	%eax, %eax
.L1:
	.loc 1 22 1 view .LVU36
	ret
.LVL13:
	.p2align 4,,10
	.p2align 3
.L26:
	.loc 1 8 9 is_stmt 1 view .LVU37
	.loc 1 8 18 is_stmt 0 view .LVU38
	movl	%edx, (%r9)
	.loc 1 9 9 is_stmt 1 view .LVU39
	.loc 1 9 16 is_stmt 0 view .LVU40
	movl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L27:
	.loc 1 11 54 discriminator 1 view .LVU41
	movl	$2, %eax
	cmpb	$-33, %dl
	jbe	.L4
	movl	$3, %ecx
	.loc 1 11 54 view .LVU42
	movl	$3, %eax
	jmp	.L5
.LVL14:
	.p2align 4,,10
	.p2align 3
.L28:
	.loc 1 18 5 is_stmt 1 view .LVU43
	.loc 1 18 8 is_stmt 0 view .LVU44
	cmpl	$3, %eax
	jne	.L19
	cmpl	$2047, %esi
	jbe	.L18
.L19:
	.loc 1 18 36 discriminator 2 view .LVU45
	cmpl	$4, %eax
	je	.L30
	.loc 1 19 5 is_stmt 1 view .LVU46
	.loc 1 19 21 is_stmt 0 view .LVU47
	leal	-55296(%rsi), %edx
	.loc 1 19 8 view .LVU48
	cmpl	$2047, %edx
	jbe	.L18
.L9:
	.loc 1 20 5 is_stmt 1 view .LVU49
	.loc 1 20 11 is_stmt 0 view .LVU50
	movl	%esi, (%r9)
	.loc 1 21 5 is_stmt 1 view .LVU51
	.loc 1 21 12 is_stmt 0 view .LVU52
	ret
	.p2align 4,,10
	.p2align 3
.L30:
	.loc 1 18 68 discriminator 3 view .LVU53
	leal	-65536(%rsi), %edx
	.loc 1 18 52 discriminator 3 view .LVU54
	cmpl	$1048575, %edx
	jbe	.L9
	jmp	.L18
	.cfi_endproc
.LFE0:
	.size	utf8_decode, .-utf8_decode
	.p2align 4
	.globl	utf8_encode
	.type	utf8_encode, @function
utf8_encode:
.LVL15:
.LFB1:
	.loc 1 24 46 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 25 5 view .LVU56
	.loc 1 25 8 is_stmt 0 view .LVU57
	cmpl	$127, %edi
	jbe	.L36
	.loc 1 29 5 is_stmt 1 view .LVU58
	.loc 1 31 31 is_stmt 0 view .LVU59
	movl	%edi, %edx
	.loc 1 30 30 view .LVU60
	movl	%edi, %eax
	.loc 1 31 31 view .LVU61
	andl	$63, %edx
	.loc 1 30 30 view .LVU62
	shrl	$6, %eax
	.loc 1 31 23 view .LVU63
	movl	%edx, %ecx
	orl	$-128, %ecx
	.loc 1 29 8 view .LVU64
	cmpl	$2047, %edi
	jbe	.L37
	.loc 1 34 5 is_stmt 1 view .LVU65
	.loc 1 35 30 is_stmt 0 view .LVU66
	movl	%edi, %edx
	.loc 1 36 36 view .LVU67
	andl	$63, %eax
	.loc 1 35 30 view .LVU68
	shrl	$12, %edx
	.loc 1 36 23 view .LVU69
	orl	$-128, %eax
	.loc 1 34 8 view .LVU70
	cmpl	$65535, %edi
	jbe	.L38
	.loc 1 40 5 is_stmt 1 view .LVU71
	.loc 1 40 26 is_stmt 0 view .LVU72
	shrl	$18, %edi
.LVL16:
	.loc 1 41 33 view .LVU73
	andl	$63, %edx
	.loc 1 42 12 view .LVU74
	movb	%al, 2(%rsi)
	.loc 1 44 12 view .LVU75
	movl	$4, %eax
	.loc 1 40 19 view .LVU76
	orl	$-16, %edi
	.loc 1 41 19 view .LVU77
	orl	$-128, %edx
	.loc 1 43 12 view .LVU78
	movb	%cl, 3(%rsi)
	.loc 1 40 19 view .LVU79
	movb	%dil, (%rsi)
	.loc 1 41 5 is_stmt 1 view .LVU80
	.loc 1 41 19 is_stmt 0 view .LVU81
	movb	%dl, 1(%rsi)
	.loc 1 42 5 is_stmt 1 view .LVU82
	.loc 1 43 5 view .LVU83
	.loc 1 44 5 view .LVU84
	.loc 1 45 1 is_stmt 0 view .LVU85
	ret
.LVL17:
	.p2align 4,,10
	.p2align 3
.L36:
	.loc 1 26 9 is_stmt 1 view .LVU86
	.loc 1 26 16 is_stmt 0 view .LVU87
	movb	%dil, (%rsi)
	.loc 1 27 9 is_stmt 1 view .LVU88
	.loc 1 27 16 is_stmt 0 view .LVU89
	movl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L38:
	.loc 1 35 9 is_stmt 1 view .LVU90
	.loc 1 35 23 is_stmt 0 view .LVU91
	orl	$-32, %edx
	.loc 1 36 16 view .LVU92
	movb	%al, 1(%rsi)
	.loc 1 38 16 view .LVU93
	movl	$3, %eax
	.loc 1 35 23 view .LVU94
	movb	%dl, (%rsi)
	.loc 1 36 9 is_stmt 1 view .LVU95
	.loc 1 37 9 view .LVU96
	.loc 1 37 16 is_stmt 0 view .LVU97
	movb	%cl, 2(%rsi)
	.loc 1 38 9 is_stmt 1 view .LVU98
	.loc 1 38 16 is_stmt 0 view .LVU99
	ret
	.p2align 4,,10
	.p2align 3
.L37:
	.loc 1 30 9 is_stmt 1 view .LVU100
	.loc 1 30 23 is_stmt 0 view .LVU101
	orl	$-64, %eax
	.loc 1 31 16 view .LVU102
	movb	%cl, 1(%rsi)
	.loc 1 30 23 view .LVU103
	movb	%al, (%rsi)
	.loc 1 31 9 is_stmt 1 view .LVU104
	.loc 1 32 9 view .LVU105
	.loc 1 32 16 is_stmt 0 view .LVU106
	movl	$2, %eax
	ret
	.cfi_endproc
.LFE1:
	.size	utf8_encode, .-utf8_encode
	.p2align 4
	.globl	base64_encode
	.type	base64_encode, @function
base64_encode:
.LVL18:
.LFB2:
	.loc 1 47 61 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 48 5 view .LVU108
	.loc 1 49 5 view .LVU109
	.loc 1 50 5 view .LVU110
	.loc 1 50 14 view .LVU111
	.loc 1 47 61 is_stmt 0 view .LVU112
	pushq	%rbx
	.cfi_def_cfa_offset 16
	.cfi_offset 3, -16
	.loc 1 47 61 view .LVU113
	movq	%rsi, %r8
	movq	%rdx, %r9
	.loc 1 50 14 view .LVU114
	movq	%rdx, %rax
	cmpq	$2, %rsi
	jbe	.L40
	leaq	digits.0(%rip), %rsi
.LVL19:
	.p2align 4,,10
	.p2align 3
.L41:
.LBB3:
	.loc 1 51 9 is_stmt 1 discriminator 2 view .LVU115
	.loc 1 51 23 is_stmt 0 discriminator 2 view .LVU116
	movzbl	(%rdi), %edx
	.loc 1 51 36 discriminator 2 view .LVU117
	movzbl	1(%rdi), %ecx
	.loc 1 55 13 discriminator 2 view .LVU118
	addq	$4, %rax
.LVL20:
	.loc 1 55 13 discriminator 2 view .LVU119
.LBE3:
	.loc 1 50 22 discriminator 2 view .LVU120
	subq	$3, %r8
.LVL21:
.LBB4:
	.loc 1 51 48 discriminator 2 view .LVU121
	movzbl	2(%rdi), %r10d
.LBE4:
	.loc 1 50 30 discriminator 2 view .LVU122
	addq	$3, %rdi
.LVL22:
.LBB5:
	.loc 1 51 40 discriminator 2 view .LVU123
	sall	$8, %ecx
	.loc 1 51 27 discriminator 2 view .LVU124
	sall	$16, %edx
	.loc 1 51 33 discriminator 2 view .LVU125
	orl	%ecx, %edx
	.loc 1 51 45 discriminator 2 view .LVU126
	orl	%edx, %r10d
.LVL23:
	.loc 1 52 9 is_stmt 1 discriminator 2 view .LVU127
	.loc 1 53 9 discriminator 2 view .LVU128
	.loc 1 54 9 discriminator 2 view .LVU129
	.loc 1 55 9 discriminator 2 view .LVU130
	.loc 1 52 27 is_stmt 0 discriminator 2 view .LVU131
	movl	%edx, %r11d
	.loc 1 53 27 discriminator 2 view .LVU132
	shrl	$12, %edx
	.loc 1 54 27 discriminator 2 view .LVU133
	movl	%r10d, %ebx
	.loc 1 55 24 discriminator 2 view .LVU134
	andl	$63, %r10d
.LVL24:
	.loc 1 53 24 discriminator 2 view .LVU135
	movl	%edx, %ecx
	.loc 1 52 27 discriminator 2 view .LVU136
	shrl	$18, %r11d
	.loc 1 54 27 discriminator 2 view .LVU137
	shrl	$6, %ebx
.LVL25:
	.loc 1 52 16 discriminator 2 view .LVU138
	movzbl	(%rsi,%r10), %edx
	.loc 1 53 24 discriminator 2 view .LVU139
	andl	$63, %ecx
	.loc 1 54 24 discriminator 2 view .LVU140
	andl	$63, %ebx
	.loc 1 52 16 discriminator 2 view .LVU141
	movzbl	(%rsi,%rcx), %ecx
	movzbl	(%rsi,%rbx), %r10d
	sall	$8, %edx
	orl	%r10d, %edx
	sall	$8, %edx
	orl	%ecx, %edx
	movzbl	(%rsi,%r11), %ecx
	sall	$8, %edx
	orl	%ecx, %edx
	movl	%edx, -4(%rax)
.LVL26:
	.loc 1 52 16 discriminator 2 view .LVU142
.LBE5:
	.loc 1 50 26 is_stmt 1 discriminator 2 view .LVU143
	.loc 1 50 14 discriminator 2 view .LVU144
	cmpq	$2, %r8
	ja	.L41
.LVL27:
.L40:
	.loc 1 57 5 view .LVU145
	.loc 1 57 8 is_stmt 0 view .LVU146
	testq	%r8, %r8
	je	.L42
.LBB6:
	.loc 1 58 9 is_stmt 1 view .LVU147
	.loc 1 58 23 is_stmt 0 view .LVU148
	movzbl	(%rdi), %edx
	.loc 1 58 27 view .LVU149
	sall	$16, %edx
	.loc 1 58 55 view .LVU150
	cmpq	$2, %r8
	je	.L52
.LVL28:
	.loc 1 59 9 is_stmt 1 view .LVU151
	.loc 1 60 9 view .LVU152
	.loc 1 59 27 is_stmt 0 view .LVU153
	movl	%edx, %esi
	.loc 1 60 27 view .LVU154
	shrl	$12, %edx
.LVL29:
	.loc 1 59 24 view .LVU155
	leaq	digits.0(%rip), %rdi
.LVL30:
	.loc 1 59 16 view .LVU156
	xorl	%ecx, %ecx
	.loc 1 60 24 view .LVU157
	andl	$48, %edx
	.loc 1 59 27 view .LVU158
	shrl	$18, %esi
.LVL31:
	.loc 1 59 16 view .LVU159
	movb	(%rdi,%rsi), %cl
	movb	(%rdi,%rdx), %ch
	.loc 1 61 16 view .LVU160
	movl	$61, %edx
	.loc 1 59 16 view .LVU161
	movw	%cx, (%rax)
	.loc 1 61 9 is_stmt 1 view .LVU162
.LVL32:
.L44:
	.loc 1 61 16 is_stmt 0 discriminator 4 view .LVU163
	movb	%dl, 2(%rax)
	.loc 1 62 9 is_stmt 1 discriminator 4 view .LVU164
.LVL33:
	.loc 1 62 13 is_stmt 0 discriminator 4 view .LVU165
	addq	$4, %rax
.LVL34:
	.loc 1 62 16 discriminator 4 view .LVU166
	movb	$61, -1(%rax)
.L42:
	.loc 1 62 16 discriminator 4 view .LVU167
.LBE6:
	.loc 1 64 5 is_stmt 1 view .LVU168
	.loc 1 64 16 is_stmt 0 view .LVU169
	subq	%r9, %rax
.LVL35:
	.loc 1 65 1 view .LVU170
	popq	%rbx
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
.LVL36:
	.p2align 4,,10
	.p2align 3
.L52:
	.cfi_restore_state
.LBB7:
	.loc 1 58 46 discriminator 1 view .LVU171
	movzbl	1(%rdi), %ecx
	.loc 1 59 24 discriminator 1 view .LVU172
	leaq	digits.0(%rip), %rsi
	.loc 1 59 16 discriminator 1 view .LVU173
	xorl	%ebx, %ebx
	.loc 1 58 55 discriminator 1 view .LVU174
	sall	$8, %ecx
	.loc 1 58 33 discriminator 1 view .LVU175
	orl	%edx, %ecx
.LVL37:
	.loc 1 59 9 is_stmt 1 discriminator 1 view .LVU176
	.loc 1 60 9 discriminator 1 view .LVU177
	.loc 1 59 27 is_stmt 0 discriminator 1 view .LVU178
	shrl	$18, %edx
	.loc 1 59 16 discriminator 1 view .LVU179
	movb	(%rsi,%rdx), %bl
	.loc 1 60 27 discriminator 1 view .LVU180
	movl	%ecx, %edx
	.loc 1 61 36 discriminator 1 view .LVU181
	shrl	$6, %ecx
.LVL38:
	.loc 1 60 27 discriminator 1 view .LVU182
	shrl	$12, %edx
.LVL39:
	.loc 1 61 16 discriminator 1 view .LVU183
	andl	$60, %ecx
	.loc 1 60 24 discriminator 1 view .LVU184
	andl	$63, %edx
	.loc 1 59 16 discriminator 1 view .LVU185
	movb	(%rsi,%rdx), %bh
	.loc 1 61 16 discriminator 1 view .LVU186
	movzbl	(%rsi,%rcx), %edx
	.loc 1 59 16 discriminator 1 view .LVU187
	movw	%bx, (%rax)
.LVL40:
	.loc 1 61 9 is_stmt 1 discriminator 1 view .LVU188
	.loc 1 61 9 is_stmt 0 discriminator 1 view .LVU189
	jmp	.L44
.LBE7:
	.cfi_endproc
.LFE2:
	.size	base64_encode, .-base64_encode
	.p2align 4
	.globl	varint_encode
	.type	varint_encode, @function
varint_encode:
.LVL41:
.LFB3:
	.loc 1 67 48 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 68 5 view .LVU191
	.loc 1 69 5 view .LVU192
	.loc 1 69 14 view .LVU193
	cmpq	$127, %rdi
	jbe	.L56
	.loc 1 68 12 is_stmt 0 view .LVU194
	xorl	%edx, %edx
.LVL42:
	.p2align 4,,10
	.p2align 3
.L55:
	.loc 1 69 32 is_stmt 1 discriminator 2 view .LVU195
	.loc 1 69 45 is_stmt 0 discriminator 2 view .LVU196
	movl	%edi, %ecx
	movq	%rdx, %rax
	.loc 1 69 25 discriminator 2 view .LVU197
	shrq	$7, %rdi
.LVL43:
	.loc 1 69 37 discriminator 2 view .LVU198
	addq	$1, %rdx
.LVL44:
	.loc 1 69 45 discriminator 2 view .LVU199
	orl	$-128, %ecx
	movb	%cl, -1(%rsi,%rdx)
	.loc 1 69 25 is_stmt 1 discriminator 2 view .LVU200
.LVL45:
	.loc 1 69 14 discriminator 2 view .LVU201
	cmpq	$127, %rdi
	ja	.L55
	.loc 1 70 8 is_stmt 0 view .LVU202
	addq	%rdx, %rsi
.LVL46:
	.loc 1 70 10 view .LVU203
	addq	$2, %rax
	.loc 1 70 5 is_stmt 1 view .LVU204
.LVL47:
	.loc 1 70 14 is_stmt 0 view .LVU205
	movb	%dil, (%rsi)
	.loc 1 71 5 is_stmt 1 view .LVU206
	.loc 1 72 1 is_stmt 0 view .LVU207
	ret
.LVL48:
	.p2align 4,,10
	.p2align 3
.L56:
	.loc 1 70 14 view .LVU208
	movb	%dil, (%rsi)
	.loc 1 69 14 view .LVU209
	movl	$1, %eax
	.loc 1 70 5 is_stmt 1 view .LVU210
.LVL49:
	.loc 1 71 5 view .LVU211
	.loc 1 72 1 is_stmt 0 view .LVU212
	ret
	.cfi_endproc
.LFE3:
	.size	varint_encode, .-varint_encode
	.p2align 4
	.globl	varint_decode
	.type	varint_decode, @function
varint_decode:
.LVL50:
.LFB4:
	.loc 1 75 63 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 76 5 view .LVU214
	.loc 1 77 5 view .LVU215
.LBB8:
	.loc 1 77 10 view .LVU216
	.loc 1 77 30 view .LVU217
	testq	%rsi, %rsi
	je	.L63
	xorl	%ecx, %ecx
	.loc 1 77 17 is_stmt 0 view .LVU218
	xorl	%eax, %eax
.LBE8:
	.loc 1 76 14 view .LVU219
	xorl	%r10d, %r10d
	jmp	.L61
.LVL51:
	.p2align 4,,10
	.p2align 3
.L60:
.LBB9:
	.loc 1 77 42 is_stmt 1 discriminator 2 view .LVU220
	.loc 1 77 30 discriminator 2 view .LVU221
	addl	$7, %ecx
	cmpq	%rsi, %rax
	jnb	.L63
	.loc 1 77 30 is_stmt 0 discriminator 2 view .LVU222
	cmpq	$9, %rax
	ja	.L63
.LVL52:
.L61:
	.loc 1 78 9 is_stmt 1 view .LVU223
	.loc 1 78 31 is_stmt 0 view .LVU224
	movzbl	(%rdi,%rax), %r9d
	.loc 1 81 22 view .LVU225
	addq	$1, %rax
.LVL53:
	.loc 1 78 19 view .LVU226
	movq	%r9, %r8
	andl	$127, %r8d
	.loc 1 78 43 view .LVU227
	salq	%cl, %r8
	.loc 1 78 16 view .LVU228
	orq	%r8, %r10
.LVL54:
	.loc 1 79 9 is_stmt 1 view .LVU229
	.loc 1 79 12 is_stmt 0 view .LVU230
	testb	%r9b, %r9b
	js	.L60
	.loc 1 80 13 is_stmt 1 view .LVU231
	.loc 1 80 16 is_stmt 0 view .LVU232
	movq	%r10, (%rdx)
	.loc 1 81 13 is_stmt 1 view .LVU233
	.loc 1 81 22 is_stmt 0 view .LVU234
	ret
.LVL55:
	.p2align 4,,10
	.p2align 3
.L63:
	.loc 1 81 22 view .LVU235
.LBE9:
	.loc 1 84 12 view .LVU236
	xorl	%eax, %eax
	.loc 1 85 1 view .LVU237
	ret
	.cfi_endproc
.LFE4:
	.size	varint_decode, .-varint_decode
	.p2align 4
	.globl	zigzag
	.type	zigzag, @function
zigzag:
.LVL56:
.LFB5:
	.loc 1 87 28 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 87 30 view .LVU239
	.loc 1 87 49 is_stmt 0 view .LVU240
	leal	(%rdi,%rdi), %eax
	.loc 1 87 58 view .LVU241
	sarl	$31, %edi
.LVL57:
	.loc 1 87 54 view .LVU242
	xorl	%edi, %eax
	.loc 1 87 65 view .LVU243
	ret
	.cfi_endproc
.LFE5:
	.size	zigzag, .-zigzag
	.p2align 4
	.globl	hex_digit
	.type	hex_digit, @function
hex_digit:
.LVL58:
.LFB6:
	.loc 1 89 23 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 90 5 view .LVU245
	.loc 1 90 18 is_stmt 0 view .LVU246
	leal	-48(%rdi), %eax
	.loc 1 90 8 view .LVU247
	cmpb	$9, %al
	jbe	.L75
	.loc 1 91 5 is_stmt 1 view .LVU248
	.loc 1 91 18 is_stmt 0 view .LVU249
	leal	-97(%rdi), %eax
	.loc 1 91 8 view .LVU250
	cmpb	$5, %al
	jbe	.L76
	.loc 1 92 5 is_stmt 1 view .LVU251
	.loc 1 92 18 is_stmt 0 view .LVU252
	leal	-65(%rdi), %edx
	.loc 1 92 46 view .LVU253
	leal	-55(%rdi), %eax
	cmpb	$6, %dl
	movsbl	%al, %eax
	movl	$-1, %edx
	cmovnb	%edx, %eax
	.loc 1 94 1 view .LVU254
	ret
	.p2align 4,,10
	.p2align 3
.L76:
	.loc 1 91 31 is_stmt 1 discriminator 1 view .LVU255
	.loc 1 91 46 is_stmt 0 discriminator 1 view .LVU256
	subl	$87, %edi
.LVL59:
	.loc 1 91 46 discriminator 1 view .LVU257
	movsbl	%dil, %eax
	ret
.LVL60:
	.p2align 4,,10
	.p2align 3
.L75:
	.loc 1 90 31 is_stmt 1 discriminator 1 view .LVU258
	.loc 1 90 40 is_stmt 0 discriminator 1 view .LVU259
	movsbl	%al, %eax
	ret
	.cfi_endproc
.LFE6:
	.size	hex_digit, .-hex_digit
	.p2align 4
	.globl	hex_decode
	.type	hex_decode, @function
hex_decode:
.LVL61:
.LFB7:
	.loc 1 96 48 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 97 5 view .LVU261
	.loc 1 96 48 is_stmt 0 view .LVU262
	movq	%rsi, %r9
	.loc 1 97 12 view .LVU263
	xorl	%ecx, %ecx
	jmp	.L87
.LVL62:
	.p2align 4,,10
	.p2align 3
.L78:
.LBB15:
.LBB16:
.LBB17:
	.loc 1 91 5 is_stmt 1 view .LVU264
	.loc 1 91 18 is_stmt 0 view .LVU265
	leal	-97(%rax), %esi
	.loc 1 91 8 view .LVU266
	cmpb	$5, %sil
	jbe	.L88
	.loc 1 92 5 is_stmt 1 view .LVU267
	.loc 1 92 18 is_stmt 0 view .LVU268
	subl	$65, %edx
	.loc 1 92 8 view .LVU269
	cmpb	$5, %dl
	ja	.L77
	.loc 1 92 31 is_stmt 1 view .LVU270
	.loc 1 92 46 is_stmt 0 view .LVU271
	subl	$55, %eax
.LVL63:
	.loc 1 92 46 view .LVU272
.LBE17:
.LBE16:
	.loc 1 100 9 is_stmt 1 view .LVU273
	.loc 1 100 12 is_stmt 0 view .LVU274
	testl	%eax, %eax
	js	.L77
.L79:
	.loc 1 101 9 is_stmt 1 view .LVU275
	.loc 1 101 30 is_stmt 0 view .LVU276
	movsbl	1(%rdi,%rcx,2), %esi
.LBB21:
.LBB22:
	.loc 1 90 18 view .LVU277
	leal	-48(%rsi), %r8d
.LBE22:
.LBE21:
	.loc 1 101 30 view .LVU278
	movl	%esi, %edx
.LVL64:
.LBB26:
.LBI21:
	.loc 1 89 5 is_stmt 1 view .LVU279
.LBB23:
	.loc 1 90 5 view .LVU280
	.loc 1 90 8 is_stmt 0 view .LVU281
	cmpb	$9, %r8b
	jbe	.L89
	.loc 1 91 5 is_stmt 1 view .LVU282
	.loc 1 91 18 is_stmt 0 view .LVU283
	leal	-97(%rsi), %r8d
	.loc 1 91 8 view .LVU284
	cmpb	$5, %r8b
	jbe	.L90
	.loc 1 92 5 is_stmt 1 view .LVU285
	.loc 1 92 18 is_stmt 0 view .LVU286
	subl	$65, %edx
	.loc 1 92 8 view .LVU287
	cmpb	$5, %dl
	ja	.L77
	.loc 1 92 31 is_stmt 1 view .LVU288
	.loc 1 92 46 is_stmt 0 view .LVU289
	leal	-55(%rsi), %edx
.L86:
.LVL65:
	.loc 1 92 46 view .LVU290
.LBE23:
.LBE26:
	.loc 1 102 9 is_stmt 1 view .LVU291
	.loc 1 102 12 is_stmt 0 view .LVU292
	testl	%edx, %edx
	js	.L77
.L84:
	.loc 1 103 9 is_stmt 1 view .LVU293
	.loc 1 103 25 is_stmt 0 view .LVU294
	sall	$4, %eax
.LVL66:
	.loc 1 103 14 view .LVU295
	addq	$1, %rcx
.LVL67:
	.loc 1 103 30 view .LVU296
	orl	%edx, %eax
	movb	%al, -1(%r9,%rcx)
.LBE15:
	.loc 1 98 15 is_stmt 1 view .LVU297
.LVL68:
	.loc 1 98 5 view .LVU298
.L87:
	.loc 1 98 5 discriminator 1 view .LVU299
.LBB32:
	.loc 1 99 9 discriminator 1 view .LVU300
	.loc 1 99 31 is_stmt 0 discriminator 1 view .LVU301
	movsbl	(%rdi,%rcx,2), %eax
.LBB27:
.LBB18:
	.loc 1 90 18 discriminator 1 view .LVU302
	leal	-48(%rax), %esi
.LBE18:
.LBE27:
	.loc 1 99 31 discriminator 1 view .LVU303
	movl	%eax, %edx
.LVL69:
.LBB28:
.LBI16:
	.loc 1 89 5 is_stmt 1 discriminator 1 view .LVU304
.LBB19:
	.loc 1 90 5 discriminator 1 view .LVU305
	.loc 1 90 8 is_stmt 0 discriminator 1 view .LVU306
	cmpb	$9, %sil
	ja	.L78
	.loc 1 90 31 is_stmt 1 view .LVU307
	.loc 1 90 40 is_stmt 0 view .LVU308
	subl	$48, %eax
.LVL70:
	.loc 1 90 40 view .LVU309
.LBE19:
.LBE28:
	.loc 1 100 9 is_stmt 1 view .LVU310
	jmp	.L79
.LVL71:
	.p2align 4,,10
	.p2align 3
.L89:
.LBB29:
.LBB24:
	.loc 1 90 31 view .LVU311
	.loc 1 90 40 is_stmt 0 view .LVU312
	leal	-48(%rsi), %edx
.LVL72:
	.loc 1 90 40 view .LVU313
.LBE24:
.LBE29:
	.loc 1 102 9 is_stmt 1 view .LVU314
	jmp	.L84
.LVL73:
	.p2align 4,,10
	.p2align 3
.L88:
.LBB30:
.LBB20:
	.loc 1 91 31 view .LVU315
	.loc 1 91 46 is_stmt 0 view .LVU316
	subl	$87, %eax
.LVL74:
	.loc 1 91 46 view .LVU317
.LBE20:
.LBE30:
	.loc 1 100 9 is_stmt 1 view .LVU318
	.loc 1 100 12 is_stmt 0 view .LVU319
	testl	%eax, %eax
	jns	.L79
.LVL75:
.L77:
	.loc 1 100 12 view .LVU320
.LBE32:
	.loc 1 105 1 view .LVU321
	movq	%rcx, %rax
	ret
.LVL76:
	.p2align 4,,10
	.p2align 3
.L90:
.LBB33:
.LBB31:
.LBB25:
	.loc 1 91 31 is_stmt 1 view .LVU322
	.loc 1 91 46 is_stmt 0 view .LVU323
	leal	-87(%rsi), %edx
	jmp	.L86
.LBE25:
.LBE31:
.LBE33:
	.cfi_endproc
.LFE7:
	.size	hex_decode, .-hex_decode
	.p2align 4
	.globl	run_lengths
	.type	run_lengths, @function
run_lengths:
.LVL77:
.LFB8:
	.loc 1 107 62 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 108 5 view .LVU325
	.loc 1 109 5 view .LVU326
.LBB34:
	.loc 1 109 10 view .LVU327
	.loc 1 109 26 view .LVU328
	.loc 1 109 17 is_stmt 0 view .LVU329
	xorl	%ecx, %ecx
.LBE34:
	.loc 1 108 12 view .LVU330
	xorl	%r10d, %r10d
.LBB39:
	.loc 1 109 26 view .LVU331
	testq	%rsi, %rsi
	je	.L91
.LVL78:
.LBB35:
	.loc 1 111 41 is_stmt 1 view .LVU332
	.loc 1 111 18 is_stmt 0 view .LVU333
	leaq	1(%rcx), %rax
	.loc 1 113 27 view .LVU334
	leaq	(%rdi,%rcx), %r9
	.loc 1 111 41 view .LVU335
	cmpq	%rsi, %rax
	jnb	.L97
.LVL79:
	.p2align 4,,10
	.p2align 3
.L102:
	.loc 1 111 59 view .LVU336
	movzbl	(%r9), %r8d
	.loc 1 110 16 view .LVU337
	movl	$1, %ecx
.LVL80:
	.loc 1 110 16 view .LVU338
	jmp	.L98
.LVL81:
	.p2align 4,,10
	.p2align 3
.L96:
	.loc 1 111 64 is_stmt 1 discriminator 4 view .LVU339
	.loc 1 111 18 is_stmt 0 discriminator 4 view .LVU340
	addq	$1, %rax
	.loc 1 111 67 discriminator 4 view .LVU341
	addq	$1, %rcx
.LVL82:
	.loc 1 111 41 is_stmt 1 discriminator 4 view .LVU342
	cmpq	%rsi, %rax
	jnb	.L94
	.loc 1 111 28 is_stmt 0 discriminator 2 view .LVU343
	cmpq	$255, %rcx
	je	.L95
.LVL83:
.L98:
	.loc 1 111 41 discriminator 3 view .LVU344
	cmpb	%r8b, (%rdi,%rax)
	je	.L96
	.loc 1 112 9 is_stmt 1 view .LVU345
.LVL84:
	.loc 1 112 24 is_stmt 0 view .LVU346
	movb	%cl, (%rdx,%r10)
	.loc 1 113 9 is_stmt 1 view .LVU347
	.loc 1 113 27 is_stmt 0 view .LVU348
	movzbl	(%r9), %ecx
.LVL85:
	.loc 1 113 20 view .LVU349
	addq	$2, %r10
.LVL86:
	.loc 1 113 24 view .LVU350
	movb	%cl, -1(%rdx,%r10)
	.loc 1 114 9 is_stmt 1 view .LVU351
.LVL87:
	.loc 1 114 9 is_stmt 0 view .LVU352
.LBE35:
	.loc 1 109 26 is_stmt 1 view .LVU353
	cmpq	%rsi, %rax
	jnb	.L91
.LVL88:
.L99:
.LBB36:
	.loc 1 110 16 is_stmt 0 view .LVU354
	movq	%rax, %rcx
.LVL89:
	.loc 1 111 41 is_stmt 1 view .LVU355
	.loc 1 111 18 is_stmt 0 view .LVU356
	leaq	1(%rcx), %rax
.LVL90:
	.loc 1 113 27 view .LVU357
	leaq	(%rdi,%rcx), %r9
	.loc 1 111 41 view .LVU358
	cmpq	%rsi, %rax
	jb	.L102
.L97:
	.loc 1 112 9 is_stmt 1 view .LVU359
.LVL91:
	.loc 1 112 24 is_stmt 0 view .LVU360
	movb	$1, (%rdx,%r10)
	.loc 1 113 9 is_stmt 1 view .LVU361
	.loc 1 113 27 is_stmt 0 view .LVU362
	movzbl	(%r9), %eax
	.loc 1 113 20 view .LVU363
	addq	$2, %r10
.LVL92:
	.loc 1 113 24 view .LVU364
	movb	%al, -1(%rdx,%r10)
	.loc 1 114 9 is_stmt 1 view .LVU365
.LVL93:
	.loc 1 114 9 is_stmt 0 view .LVU366
.LBE36:
	.loc 1 109 26 is_stmt 1 view .LVU367
.L91:
	.loc 1 109 26 is_stmt 0 view .LVU368
.LBE39:
	.loc 1 117 1 view .LVU369
	movq	%r10, %rax
	ret
.LVL94:
.L95:
.LBB40:
.LBB37:
	.loc 1 112 9 is_stmt 1 view .LVU370
	.loc 1 112 24 is_stmt 0 view .LVU371
	movb	$-1, (%rdx,%r10)
	.loc 1 113 9 is_stmt 1 view .LVU372
	.loc 1 113 27 is_stmt 0 view .LVU373
	movzbl	(%r9), %ecx
.LVL95:
	.loc 1 113 20 view .LVU374
	addq	$2, %r10
.LVL96:
	.loc 1 113 24 view .LVU375
	movb	%cl, -1(%rdx,%r10)
	.loc 1 114 9 is_stmt 1 view .LVU376
.LVL97:
	.loc 1 114 9 is_stmt 0 view .LVU377
.LBE37:
	.loc 1 109 26 is_stmt 1 view .LVU378
	jmp	.L99
.LVL98:
	.p2align 4,,10
	.p2align 3
.L94:
.LBB38:
	.loc 1 112 9 view .LVU379
	.loc 1 112 24 is_stmt 0 view .LVU380
	movb	%cl, (%rdx,%r10)
	.loc 1 113 27 view .LVU381
	movzbl	(%r9), %ecx
.LVL99:
	.loc 1 112 20 view .LVU382
	leaq	1(%r10), %rax
.LVL100:
	.loc 1 113 9 is_stmt 1 view .LVU383
	.loc 1 113 20 is_stmt 0 view .LVU384
	addq	$2, %r10
.LVL101:
	.loc 1 113 24 view .LVU385
	movb	%cl, (%rdx,%rax)
	.loc 1 114 9 is_stmt 1 view .LVU386
.LVL102:
	.loc 1 114 9 is_stmt 0 view .LVU387
.LBE38:
	.loc 1 109 26 is_stmt 1 view .LVU388
.LBE40:
	.loc 1 117 1 is_stmt 0 view .LVU389
	movq	%r10, %rax
	ret
	.cfi_endproc
.LFE8:
	.size	run_lengths, .-run_lengths
	.section	.rodata.str1.8,"aMS",@progbits,1
	.align 8
.LC0:
	.string	"0123456789abcdefghijklmnopqrstuvwxyz"
	.text
	.p2align 4
	.globl	number_to_text
	.type	number_to_text, @function
number_to_text:
.LVL103:
.LFB9:
	.loc 1 120 56 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 121 5 view .LVU391
	.loc 1 121 52 is_stmt 0 view .LVU392
	movq	%rdi, %rcx
	.loc 1 123 59 view .LVU393
	leaq	-88(%rsp), %r9
	.loc 1 120 56 view .LVU394
	movq	%rdi, %r10
	movq	%rsi, %r8
	.loc 1 121 52 view .LVU395
	negq	%rcx
	.loc 1 123 59 view .LVU396
	movq	%r9, %rsi
.LVL104:
	.loc 1 123 59 view .LVU397
	leaq	.LC0(%rip), %r11
	.loc 1 121 52 view .LVU398
	cmovs	%rdi, %rcx
	.loc 1 123 59 view .LVU399
	movl	%edx, %edi
.LVL105:
	.p2align 4,,10
	.p2align 3
.L105:
	.loc 1 123 5 is_stmt 1 discriminator 1 view .LVU400
	.loc 1 123 8 discriminator 1 view .LVU401
	movq	%rcx, %rax
	xorl	%edx, %edx
	.loc 1 123 10 is_stmt 0 discriminator 1 view .LVU402
	addq	$1, %rsi
.LVL106:
	.loc 1 123 10 discriminator 1 view .LVU403
	divq	%rdi
.LVL107:
	.loc 1 123 13 discriminator 1 view .LVU404
	movzbl	(%r11,%rdx), %edx
	movb	%dl, -1(%rsi)
	.loc 1 124 12 is_stmt 1 discriminator 1 view .LVU405
	movq	%rcx, %rdx
	.loc 1 124 17 is_stmt 0 discriminator 1 view .LVU406
	movq	%rax, %rcx
.LVL108:
	.loc 1 124 12 discriminator 1 view .LVU407
	cmpq	%rdi, %rdx
	jnb	.L105
	.loc 1 125 5 is_stmt 1 view .LVU408
	.loc 1 125 8 is_stmt 0 view .LVU409
	testq	%r10, %r10
	jns	.L106
	.loc 1 125 16 is_stmt 1 discriminator 1 view .LVU410
.LVL109:
	.loc 1 125 23 is_stmt 0 discriminator 1 view .LVU411
	movb	$45, (%r8)
	.loc 1 125 20 discriminator 1 view .LVU412
	addq	$1, %r8
.LVL110:
.L106:
	.loc 1 126 14 is_stmt 1 discriminator 1 view .LVU413
	cmpq	%rsi, %r9
	jnb	.L109
	.loc 1 123 10 is_stmt 0 view .LVU414
	movq	%rsi, %rax
.LVL111:
	.loc 1 126 14 view .LVU415
	movq	%r8, %rdx
.LVL112:
	.p2align 4,,10
	.p2align 3
.L108:
	.loc 1 126 24 is_stmt 1 discriminator 2 view .LVU416
	.loc 1 126 31 is_stmt 0 discriminator 2 view .LVU417
	movzbl	-1(%rax), %ecx
	subq	$1, %rax
.LVL113:
	.loc 1 126 28 discriminator 2 view .LVU418
	addq	$1, %rdx
.LVL114:
	.loc 1 126 31 discriminator 2 view .LVU419
	movb	%cl, -1(%rdx)
	.loc 1 126 14 is_stmt 1 discriminator 2 view .LVU420
	cmpq	%r9, %rax
	jne	.L108
	.loc 1 126 28 is_stmt 0 view .LVU421
	subq	%rax, %rsi
	leaq	(%r8,%rsi), %rax
.LVL115:
	.loc 1 127 5 is_stmt 1 view .LVU422
	.loc 1 127 10 is_stmt 0 view .LVU423
	movb	$0, (%rax)
	.loc 1 128 5 is_stmt 1 view .LVU424
	.loc 1 129 1 is_stmt 0 view .LVU425
	ret
.LVL116:
	.p2align 4,,10
	.p2align 3
.L109:
	.loc 1 126 14 view .LVU426
	movq	%r8, %rax
.LVL117:
	.loc 1 127 5 is_stmt 1 view .LVU427
	.loc 1 127 10 is_stmt 0 view .LVU428
	movb	$0, (%rax)
	.loc 1 128 5 is_stmt 1 view .LVU429
	.loc 1 129 1 is_stmt 0 view .LVU430
	ret
	.cfi_endproc
.LFE9:
	.size	number_to_text, .-number_to_text
	.p2align 4
	.globl	text_to_number
	.type	text_to_number, @function
text_to_number:
.LVL118:
.LFB10:
	.loc 1 132 46 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 133 5 view .LVU432
	.loc 1 133 20 is_stmt 0 view .LVU433
	movzbl	(%rdi), %r11d
.LVL119:
	.loc 1 134 5 is_stmt 1 view .LVU434
	.loc 1 133 23 is_stmt 0 view .LVU435
	xorl	%r8d, %r8d
	.loc 1 132 46 view .LVU436
	movq	%rsi, %r10
	.loc 1 133 23 view .LVU437
	cmpb	$45, %r11b
	sete	%r8b
.LVL120:
	.loc 1 135 5 is_stmt 1 view .LVU438
	.loc 1 136 21 is_stmt 0 view .LVU439
	xorl	%edx, %edx
	.loc 1 135 7 view .LVU440
	leaq	(%rdi,%r8), %rsi
.LVL121:
	.loc 1 136 5 is_stmt 1 view .LVU441
	.loc 1 136 10 is_stmt 0 view .LVU442
	movzbl	(%rsi), %eax
	.loc 1 136 8 view .LVU443
	testb	%al, %al
	je	.L112
	.loc 1 134 26 view .LVU444
	movabsq	$9223372036854775807, %rdx
	.loc 1 134 19 view .LVU445
	xorl	%edi, %edi
.LBB41:
	.loc 1 139 46 view .LVU446
	movabsq	$-3689348814741910323, %r9
.LBE41:
	.loc 1 134 26 view .LVU447
	addq	%rdx, %r8
.LVL122:
	.loc 1 137 12 is_stmt 1 view .LVU448
	jmp	.L114
.LVL123:
	.p2align 4,,10
	.p2align 3
.L123:
.LBB42:
	.loc 1 139 37 is_stmt 0 discriminator 2 view .LVU449
	movslq	%eax, %rcx
	movq	%r8, %rdx
	subq	%rcx, %rdx
	.loc 1 139 46 discriminator 2 view .LVU450
	movq	%rdx, %rax
.LVL124:
	.loc 1 139 46 discriminator 2 view .LVU451
	mulq	%r9
	shrq	$3, %rdx
	.loc 1 139 23 discriminator 2 view .LVU452
	cmpq	%rdi, %rdx
	jb	.L119
	.loc 1 140 9 is_stmt 1 view .LVU453
	.loc 1 140 15 is_stmt 0 view .LVU454
	leaq	(%rdi,%rdi,4), %rax
.LBE42:
	.loc 1 137 17 view .LVU455
	addq	$1, %rsi
.LVL125:
.LBB43:
	.loc 1 140 11 view .LVU456
	leaq	(%rcx,%rax,2), %rdi
.LVL126:
	.loc 1 140 11 view .LVU457
.LBE43:
	.loc 1 137 17 is_stmt 1 view .LVU458
	.loc 1 137 12 view .LVU459
	movzbl	(%rsi), %eax
	testb	%al, %al
	je	.L122
.LVL127:
.L114:
.LBB44:
	.loc 1 138 9 view .LVU460
	.loc 1 138 44 is_stmt 0 view .LVU461
	subl	$48, %eax
.LVL128:
	.loc 1 139 9 is_stmt 1 view .LVU462
	.loc 1 139 12 is_stmt 0 view .LVU463
	cmpl	$9, %eax
	jbe	.L123
.LVL129:
.L119:
	.loc 1 139 12 view .LVU464
.LBE44:
	.loc 1 136 21 view .LVU465
	xorl	%edx, %edx
.LVL130:
.L112:
	.loc 1 144 1 view .LVU466
	movl	%edx, %eax
	ret
.LVL131:
	.p2align 4,,10
	.p2align 3
.L122:
	.loc 1 142 5 is_stmt 1 view .LVU467
	.loc 1 142 23 is_stmt 0 view .LVU468
	movq	%rdi, %rax
	.loc 1 143 12 view .LVU469
	movl	$1, %edx
	.loc 1 142 23 view .LVU470
	negq	%rax
	cmpb	$45, %r11b
	cmovne	%rdi, %rax
	.loc 1 142 10 view .LVU471
	movq	%rax, (%r10)
	.loc 1 143 5 is_stmt 1 view .LVU472
	.loc 1 144 1 is_stmt 0 view .LVU473
	movl	%edx, %eax
	ret
	.cfi_endproc
.LFE10:
	.size	text_to_number, .-text_to_number
	.p2align 4
	.globl	read_be32
	.type	read_be32, @function
read_be32:
.LVL132:
.LFB11:
	.loc 1 146 38 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 146 40 view .LVU475
	movl	(%rdi), %eax
	bswap	%eax
	.loc 1 146 101 is_stmt 0 view .LVU476
	ret
	.cfi_endproc
.LFE11:
	.size	read_be32, .-read_be32
	.p2align 4
	.globl	write_le32
	.type	write_le32, @function
write_le32:
.LVL133:
.LFB12:
	.loc 1 148 41 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 149 5 view .LVU478
	.loc 1 150 5 view .LVU479
	.loc 1 151 5 view .LVU480
	.loc 1 152 5 view .LVU481
	.loc 1 149 10 is_stmt 0 view .LVU482
	movl	%esi, (%rdi)
	.loc 1 153 1 view .LVU483
	ret
	.cfi_endproc
.LFE12:
	.size	write_le32, .-write_le32
	.section	.rodata
	.align 32
	.type	digits.0, @object
	.size	digits.0, 65
digits.0:
	.string	"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
	.text
.Letext0:
	.file 2 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 5 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x6d8
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x10
	.long	.LASF44
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x4
	.byte	0x8
	.byte	0x5
	.long	.LASF2
	.uleb128 0x6
	.long	.LASF10
	.byte	0x2
	.byte	0xd6
	.byte	0x17
	.long	0x41
	.uleb128 0x4
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x11
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x4
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x4
	.byte	0x10
	.byte	0x4
	.long	.LASF5
	.uleb128 0x4
	.byte	0x1
	.byte	0x8
	.long	.LASF6
	.uleb128 0x4
	.byte	0x2
	.byte	0x7
	.long	.LASF7
	.uleb128 0x4
	.byte	0x4
	.byte	0x7
	.long	.LASF8
	.uleb128 0x4
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x6
	.long	.LASF11
	.byte	0x3
	.byte	0x26
	.byte	0x17
	.long	0x5d
	.uleb128 0x4
	.byte	0x2
	.byte	0x5
	.long	.LASF12
	.uleb128 0x6
	.long	.LASF13
	.byte	0x3
	.byte	0x29
	.byte	0x14
	.long	0x48
	.uleb128 0x6
	.long	.LASF14
	.byte	0x3
	.byte	0x2a
	.byte	0x16
	.long	0x6b
	.uleb128 0x6
	.long	.LASF15
	.byte	0x3
	.byte	0x2d
	.byte	0x1b
	.long	0x41
	.uleb128 0x8
	.long	0xb5
	.uleb128 0x4
	.byte	0x1
	.byte	0x6
	.long	.LASF16
	.uleb128 0xa
	.long	0xb5
	.uleb128 0x6
	.long	.LASF17
	.byte	0x4
	.byte	0x1a
	.byte	0x13
	.long	0x8c
	.uleb128 0x6
	.long	.LASF18
	.byte	0x5
	.byte	0x18
	.byte	0x13
	.long	0x79
	.uleb128 0xa
	.long	0xcd
	.uleb128 0x6
	.long	.LASF19
	.byte	0x5
	.byte	0x1a
	.byte	0x14
	.long	0x98
	.uleb128 0x6
	.long	.LASF20
	.byte	0x5
	.byte	0x1b
	.byte	0x14
	.long	0xa4
	.uleb128 0x12
	.long	.LASF45
	.byte	0x1
	.byte	0x94
	.byte	0x6
	.quad	.LFB12
	.quad	.LFE12-.LFB12
	.uleb128 0x1
	.byte	0x9c
	.long	0x12b
	.uleb128 0x5
	.string	"p"
	.byte	0x94
	.byte	0x1a
	.long	0x12b
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.string	"x"
	.byte	0x94
	.byte	0x26
	.long	0xde
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x8
	.long	0xcd
	.uleb128 0x3
	.long	.LASF21
	.byte	0x92
	.byte	0xa
	.long	0xde
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.long	0x15d
	.uleb128 0x5
	.string	"p"
	.byte	0x92
	.byte	0x23
	.long	0x15d
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x8
	.long	0xd9
	.uleb128 0x3
	.long	.LASF22
	.byte	0x84
	.byte	0x5
	.long	0x48
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x1f8
	.uleb128 0x1
	.string	"s"
	.byte	0x84
	.byte	0x20
	.long	0x1f8
	.long	.LLST43
	.long	.LVUS43
	.uleb128 0x1
	.string	"out"
	.byte	0x84
	.byte	0x29
	.long	0x1fd
	.long	.LLST44
	.long	.LVUS44
	.uleb128 0x7
	.long	.LASF23
	.byte	0x85
	.byte	0x9
	.long	0x48
	.long	.LLST45
	.long	.LVUS45
	.uleb128 0x2
	.string	"x"
	.byte	0x86
	.byte	0x13
	.long	0x41
	.long	.LLST46
	.long	.LVUS46
	.uleb128 0x7
	.long	.LASF24
	.byte	0x86
	.byte	0x1a
	.long	0x41
	.long	.LLST47
	.long	.LVUS47
	.uleb128 0x9
	.long	.LLRL48
	.uleb128 0x7
	.long	.LASF25
	.byte	0x8a
	.byte	0x12
	.long	0x6b
	.long	.LLST49
	.long	.LVUS49
	.byte	0
	.byte	0
	.uleb128 0x8
	.long	0xbc
	.uleb128 0x8
	.long	0x2e
	.uleb128 0x3
	.long	.LASF26
	.byte	0x78
	.byte	0x7
	.long	0xb0
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x28e
	.uleb128 0x1
	.string	"n"
	.byte	0x78
	.byte	0x1b
	.long	0x2e
	.long	.LLST38
	.long	.LVUS38
	.uleb128 0x1
	.string	"out"
	.byte	0x78
	.byte	0x24
	.long	0xb0
	.long	.LLST39
	.long	.LVUS39
	.uleb128 0xb
	.long	.LASF27
	.byte	0x78
	.byte	0x32
	.long	0x6b
	.long	.LLST40
	.long	.LVUS40
	.uleb128 0x7
	.long	.LASF28
	.byte	0x79
	.byte	0x13
	.long	0x41
	.long	.LLST41
	.long	.LVUS41
	.uleb128 0xd
	.long	.LASF38
	.byte	0x7a
	.byte	0xa
	.long	0x28e
	.uleb128 0x3
	.byte	0x91
	.sleb128 -96
	.uleb128 0x2
	.string	"d"
	.byte	0x7a
	.byte	0x17
	.long	0xb0
	.long	.LLST42
	.long	.LVUS42
	.byte	0
	.uleb128 0xe
	.long	0xb5
	.long	0x29e
	.uleb128 0xf
	.long	0x41
	.byte	0x40
	.byte	0
	.uleb128 0x3
	.long	.LASF29
	.byte	0x6b
	.byte	0x8
	.long	0x35
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x326
	.uleb128 0x5
	.string	"p"
	.byte	0x6b
	.byte	0x23
	.long	0x15d
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.string	"n"
	.byte	0x6b
	.byte	0x2d
	.long	0x35
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.string	"out"
	.byte	0x6b
	.byte	0x39
	.long	0x12b
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x7
	.long	.LASF30
	.byte	0x6c
	.byte	0xc
	.long	0x35
	.long	.LLST33
	.long	.LVUS33
	.uleb128 0x9
	.long	.LLRL34
	.uleb128 0x2
	.string	"i"
	.byte	0x6d
	.byte	0x11
	.long	0x35
	.long	.LLST35
	.long	.LVUS35
	.uleb128 0x9
	.long	.LLRL36
	.uleb128 0x2
	.string	"run"
	.byte	0x6e
	.byte	0x10
	.long	0x35
	.long	.LLST37
	.long	.LVUS37
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x3
	.long	.LASF31
	.byte	0x60
	.byte	0x8
	.long	0x35
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x3f3
	.uleb128 0x1
	.string	"s"
	.byte	0x60
	.byte	0x1f
	.long	0x1f8
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x1
	.string	"out"
	.byte	0x60
	.byte	0x2b
	.long	0x12b
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0x2
	.string	"n"
	.byte	0x61
	.byte	0xc
	.long	0x35
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0x9
	.long	.LLRL26
	.uleb128 0x7
	.long	.LASF32
	.byte	0x63
	.byte	0xd
	.long	0x48
	.long	.LLST27
	.long	.LVUS27
	.uleb128 0x2
	.string	"low"
	.byte	0x65
	.byte	0xd
	.long	0x48
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0x13
	.long	0x3f3
	.quad	.LBI16
	.byte	.LVU304
	.long	.LLRL29
	.byte	0x1
	.byte	0x63
	.byte	0x14
	.long	0x3ce
	.uleb128 0xc
	.long	0x404
	.long	.LLST30
	.long	.LVUS30
	.byte	0
	.uleb128 0x14
	.long	0x3f3
	.quad	.LBI21
	.byte	.LVU279
	.long	.LLRL31
	.byte	0x1
	.byte	0x65
	.byte	0x13
	.uleb128 0xc
	.long	0x404
	.long	.LLST32
	.long	.LVUS32
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x15
	.long	.LASF46
	.byte	0x1
	.byte	0x59
	.byte	0x5
	.long	0x48
	.byte	0x1
	.long	0x40f
	.uleb128 0x16
	.string	"c"
	.byte	0x1
	.byte	0x59
	.byte	0x14
	.long	0xb5
	.byte	0
	.uleb128 0x3
	.long	.LASF33
	.byte	0x57
	.byte	0xa
	.long	0xde
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x442
	.uleb128 0x1
	.string	"x"
	.byte	0x57
	.byte	0x19
	.long	0xc1
	.long	.LLST21
	.long	.LVUS21
	.byte	0
	.uleb128 0x3
	.long	.LASF34
	.byte	0x4b
	.byte	0x8
	.long	0x35
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x4af
	.uleb128 0x5
	.string	"p"
	.byte	0x4b
	.byte	0x25
	.long	0x15d
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.string	"n"
	.byte	0x4b
	.byte	0x2f
	.long	0x35
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.string	"x"
	.byte	0x4b
	.byte	0x3c
	.long	0x4af
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x7
	.long	.LASF35
	.byte	0x4c
	.byte	0xe
	.long	0xea
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x9
	.long	.LLRL19
	.uleb128 0x2
	.string	"i"
	.byte	0x4d
	.byte	0x11
	.long	0x35
	.long	.LLST20
	.long	.LVUS20
	.byte	0
	.byte	0
	.uleb128 0x8
	.long	0xea
	.uleb128 0x3
	.long	.LASF36
	.byte	0x43
	.byte	0x8
	.long	0x35
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x50b
	.uleb128 0x1
	.string	"x"
	.byte	0x43
	.byte	0x1f
	.long	0xea
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x1
	.string	"out"
	.byte	0x43
	.byte	0x2b
	.long	0x12b
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x2
	.string	"n"
	.byte	0x44
	.byte	0xc
	.long	0x35
	.long	.LLST17
	.long	.LVUS17
	.byte	0
	.uleb128 0x3
	.long	.LASF37
	.byte	0x2f
	.byte	0x8
	.long	0x35
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x5bc
	.uleb128 0x1
	.string	"p"
	.byte	0x2f
	.byte	0x25
	.long	0x15d
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x1
	.string	"n"
	.byte	0x2f
	.byte	0x2f
	.long	0x35
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x1
	.string	"out"
	.byte	0x2f
	.byte	0x38
	.long	0xb0
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0xd
	.long	.LASF38
	.byte	0x30
	.byte	0x17
	.long	0x5cc
	.uleb128 0x9
	.byte	0x3
	.quad	digits.0
	.uleb128 0x7
	.long	.LASF39
	.byte	0x31
	.byte	0xb
	.long	0xb0
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x17
	.long	.LLRL11
	.long	0x5a4
	.uleb128 0x2
	.string	"x"
	.byte	0x33
	.byte	0x12
	.long	0xde
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.uleb128 0x9
	.long	.LLRL13
	.uleb128 0x2
	.string	"x"
	.byte	0x3a
	.byte	0x12
	.long	0xde
	.long	.LLST14
	.long	.LVUS14
	.byte	0
	.byte	0
	.uleb128 0xe
	.long	0xbc
	.long	0x5cc
	.uleb128 0xf
	.long	0x41
	.byte	0x40
	.byte	0
	.uleb128 0xa
	.long	0x5bc
	.uleb128 0x3
	.long	.LASF40
	.byte	0x18
	.byte	0x5
	.long	0x48
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x613
	.uleb128 0xb
	.long	.LASF41
	.byte	0x18
	.byte	0x1a
	.long	0xde
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x5
	.string	"out"
	.byte	0x18
	.byte	0x29
	.long	0x12b
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x3
	.long	.LASF42
	.byte	0x5
	.byte	0x5
	.long	0x48
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x6b1
	.uleb128 0x1
	.string	"p"
	.byte	0x5
	.byte	0x20
	.long	0x15d
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x1
	.string	"n"
	.byte	0x5
	.byte	0x2a
	.long	0x35
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xb
	.long	.LASF41
	.byte	0x5
	.byte	0x37
	.long	0x6b1
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x7
	.long	.LASF43
	.byte	0xb
	.byte	0x9
	.long	0x48
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x2
	.string	"c"
	.byte	0xd
	.byte	0xe
	.long	0xde
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x18
	.quad	.LBB2
	.quad	.LBE2-.LBB2
	.uleb128 0x2
	.string	"i"
	.byte	0xe
	.byte	0xe
	.long	0x48
	.long	.LLST5
	.long	.LVUS5
	.byte	0
	.byte	0
	.uleb128 0x8
	.long	0xde
	.uleb128 0x19
	.long	0x3f3
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xc
	.long	0x404
	.long	.LLST22
	.long	.LVUS22
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0x2
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
	.uleb128 0x3
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
	.uleb128 0x4
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x6
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
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
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
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xe
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 0x13
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
	.uleb128 0x14
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
	.byte	0
	.byte	0
	.uleb128 0x15
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
	.uleb128 0x16
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
	.uleb128 0x17
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x18
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x19
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
.LVUS43:
	.uleb128 0
	.uleb128 .LVU441
	.uleb128 .LVU441
	.uleb128 .LVU456
	.uleb128 .LVU456
	.uleb128 .LVU459
	.uleb128 .LVU459
	.uleb128 0
.LLST43:
	.byte	0x4
	.uleb128 .LVL118-.Ltext0
	.uleb128 .LVL121-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL121-.Ltext0
	.uleb128 .LVL125-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL125-.Ltext0
	.uleb128 .LVL126-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL126-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS44:
	.uleb128 0
	.uleb128 .LVU441
	.uleb128 .LVU441
	.uleb128 0
.LLST44:
	.byte	0x4
	.uleb128 .LVL118-.Ltext0
	.uleb128 .LVL121-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL121-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS45:
	.uleb128 .LVU434
	.uleb128 0
.LLST45:
	.byte	0x4
	.uleb128 .LVL119-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0xc
	.byte	0x7b
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x8
	.byte	0x2d
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS46:
	.uleb128 .LVU435
	.uleb128 .LVU449
	.uleb128 .LVU449
	.uleb128 .LVU466
	.uleb128 .LVU467
	.uleb128 0
.LLST46:
	.byte	0x4
	.uleb128 .LVL119-.Ltext0
	.uleb128 .LVL123-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL123-.Ltext0
	.uleb128 .LVL130-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL131-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS47:
	.uleb128 .LVU438
	.uleb128 .LVU448
	.uleb128 .LVU448
	.uleb128 .LVU466
	.uleb128 .LVU466
	.uleb128 .LVU467
	.uleb128 .LVU467
	.uleb128 0
.LLST47:
	.byte	0x4
	.uleb128 .LVL120-.Ltext0
	.uleb128 .LVL122-.Ltext0
	.uleb128 0x10
	.byte	0x78
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x23
	.uleb128 0x7fffffffffffffff
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL122-.Ltext0
	.uleb128 .LVL130-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL130-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x16
	.byte	0x7b
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x8
	.byte	0x2d
	.byte	0x29
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x23
	.uleb128 0x7fffffffffffffff
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL131-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS49:
	.uleb128 .LVU449
	.uleb128 .LVU451
	.uleb128 .LVU451
	.uleb128 .LVU460
	.uleb128 .LVU462
	.uleb128 .LVU464
	.uleb128 .LVU467
	.uleb128 0
.LLST49:
	.byte	0x4
	.uleb128 .LVL123-.Ltext0
	.uleb128 .LVL124-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL124-.Ltext0
	.uleb128 .LVL127-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL128-.Ltext0
	.uleb128 .LVL129-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL131-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS38:
	.uleb128 0
	.uleb128 .LVU400
	.uleb128 .LVU400
	.uleb128 0
.LLST38:
	.byte	0x4
	.uleb128 .LVL103-.Ltext0
	.uleb128 .LVL105-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS39:
	.uleb128 0
	.uleb128 .LVU397
	.uleb128 .LVU397
	.uleb128 .LVU411
	.uleb128 .LVU411
	.uleb128 .LVU413
	.uleb128 .LVU413
	.uleb128 .LVU416
	.uleb128 .LVU416
	.uleb128 .LVU426
	.uleb128 .LVU426
	.uleb128 0
.LLST39:
	.byte	0x4
	.uleb128 .LVL103-.Ltext0
	.uleb128 .LVL104-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL104-.Ltext0
	.uleb128 .LVL109-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL109-.Ltext0
	.uleb128 .LVL110-.Ltext0
	.uleb128 0x3
	.byte	0x78
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL110-.Ltext0
	.uleb128 .LVL112-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS40:
	.uleb128 0
	.uleb128 .LVU400
	.uleb128 .LVU400
	.uleb128 0
.LLST40:
	.byte	0x4
	.uleb128 .LVL103-.Ltext0
	.uleb128 .LVL105-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS41:
	.uleb128 .LVU400
	.uleb128 .LVU407
	.uleb128 .LVU407
	.uleb128 .LVU415
	.uleb128 .LVU415
	.uleb128 .LVU416
	.uleb128 .LVU426
	.uleb128 .LVU427
	.uleb128 .LVU427
	.uleb128 0
.LLST41:
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LVL108-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL108-.Ltext0
	.uleb128 .LVL111-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL111-.Ltext0
	.uleb128 .LVL112-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LVL117-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL117-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS42:
	.uleb128 .LVU400
	.uleb128 .LVU403
	.uleb128 .LVU403
	.uleb128 .LVU404
	.uleb128 .LVU404
	.uleb128 .LVU416
	.uleb128 .LVU416
	.uleb128 .LVU422
	.uleb128 .LVU426
	.uleb128 0
.LLST42:
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LVL106-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL106-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL112-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL112-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL116-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS33:
	.uleb128 .LVU326
	.uleb128 .LVU332
	.uleb128 .LVU332
	.uleb128 .LVU336
	.uleb128 .LVU336
	.uleb128 .LVU346
	.uleb128 .LVU346
	.uleb128 .LVU350
	.uleb128 .LVU350
	.uleb128 .LVU360
	.uleb128 .LVU360
	.uleb128 .LVU364
	.uleb128 .LVU364
	.uleb128 .LVU368
	.uleb128 .LVU370
	.uleb128 .LVU371
	.uleb128 .LVU371
	.uleb128 .LVU375
	.uleb128 .LVU375
	.uleb128 .LVU383
	.uleb128 .LVU383
	.uleb128 .LVU385
	.uleb128 .LVU385
	.uleb128 0
.LLST33:
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL79-.Ltext0
	.uleb128 .LVL84-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LVL86-.Ltext0
	.uleb128 0x3
	.byte	0x7a
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LVL91-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL91-.Ltext0
	.uleb128 .LVL92-.Ltext0
	.uleb128 0x3
	.byte	0x7a
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LVL93-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL94-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL96-.Ltext0
	.uleb128 0x3
	.byte	0x7a
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL96-.Ltext0
	.uleb128 .LVL100-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL100-.Ltext0
	.uleb128 .LVL101-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL101-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS35:
	.uleb128 .LVU328
	.uleb128 .LVU332
	.uleb128 .LVU332
	.uleb128 .LVU338
	.uleb128 .LVU355
	.uleb128 .LVU357
	.uleb128 .LVU357
	.uleb128 .LVU366
.LLST35:
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL89-.Ltext0
	.uleb128 .LVL90-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LVL93-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS37:
	.uleb128 .LVU332
	.uleb128 .LVU339
	.uleb128 .LVU339
	.uleb128 .LVU349
	.uleb128 .LVU355
	.uleb128 .LVU368
	.uleb128 .LVU370
	.uleb128 .LVU374
	.uleb128 .LVU379
	.uleb128 .LVU382
.LLST37:
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LVL85-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL89-.Ltext0
	.uleb128 .LVL93-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL95-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL98-.Ltext0
	.uleb128 .LVL99-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS23:
	.uleb128 0
	.uleb128 .LVU264
	.uleb128 .LVU264
	.uleb128 .LVU296
	.uleb128 .LVU296
	.uleb128 .LVU298
	.uleb128 .LVU298
	.uleb128 0
.LLST23:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL67-.Ltext0
	.uleb128 0x8
	.byte	0x72
	.sleb128 0
	.byte	0x31
	.byte	0x24
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x8
	.byte	0x72
	.sleb128 -1
	.byte	0x31
	.byte	0x24
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x8
	.byte	0x72
	.sleb128 0
	.byte	0x31
	.byte	0x24
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS24:
	.uleb128 0
	.uleb128 .LVU264
	.uleb128 .LVU264
	.uleb128 0
.LLST24:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS25:
	.uleb128 .LVU262
	.uleb128 .LVU264
	.uleb128 .LVU264
	.uleb128 0
.LLST25:
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS27:
	.uleb128 .LVU272
	.uleb128 .LVU295
	.uleb128 .LVU309
	.uleb128 .LVU315
	.uleb128 .LVU317
	.uleb128 .LVU320
	.uleb128 .LVU322
	.uleb128 0
.LLST27:
	.byte	0x4
	.uleb128 .LVL63-.Ltext0
	.uleb128 .LVL66-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS28:
	.uleb128 .LVU290
	.uleb128 .LVU299
	.uleb128 .LVU313
	.uleb128 .LVU315
.LLST28:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS30:
	.uleb128 .LVU264
	.uleb128 .LVU272
	.uleb128 .LVU304
	.uleb128 .LVU309
	.uleb128 .LVU315
	.uleb128 .LVU317
.LLST30:
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL63-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL73-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS32:
	.uleb128 .LVU279
	.uleb128 .LVU290
	.uleb128 .LVU311
	.uleb128 .LVU313
	.uleb128 .LVU322
	.uleb128 0
.LLST32:
	.byte	0x4
	.uleb128 .LVL64-.Ltext0
	.uleb128 .LVL65-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS21:
	.uleb128 0
	.uleb128 .LVU242
	.uleb128 .LVU242
	.uleb128 0
.LLST21:
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL57-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS18:
	.uleb128 .LVU215
	.uleb128 .LVU220
	.uleb128 .LVU220
	.uleb128 .LVU235
.LLST18:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0
.LVUS20:
	.uleb128 .LVU217
	.uleb128 .LVU220
	.uleb128 .LVU220
	.uleb128 .LVU221
	.uleb128 .LVU221
	.uleb128 .LVU223
	.uleb128 .LVU223
	.uleb128 .LVU226
	.uleb128 .LVU226
	.uleb128 .LVU235
.LLST20:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 0
	.uleb128 .LVU198
	.uleb128 .LVU201
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS16:
	.uleb128 0
	.uleb128 .LVU203
	.uleb128 .LVU203
	.uleb128 .LVU208
	.uleb128 .LVU208
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS17:
	.uleb128 .LVU192
	.uleb128 .LVU195
	.uleb128 .LVU195
	.uleb128 .LVU205
	.uleb128 .LVU208
	.uleb128 .LVU211
.LLST17:
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 0
	.uleb128 .LVU123
	.uleb128 .LVU123
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 .LVU156
	.uleb128 .LVU171
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x3
	.byte	0x75
	.sleb128 -3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU115
	.uleb128 .LVU115
	.uleb128 .LVU121
	.uleb128 .LVU121
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x3
	.byte	0x78
	.sleb128 3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS9:
	.uleb128 0
	.uleb128 .LVU115
	.uleb128 .LVU115
	.uleb128 .LVU119
	.uleb128 .LVU119
	.uleb128 .LVU128
	.uleb128 .LVU131
	.uleb128 .LVU152
	.uleb128 .LVU152
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 .LVU163
	.uleb128 .LVU163
	.uleb128 .LVU165
	.uleb128 .LVU165
	.uleb128 .LVU166
	.uleb128 .LVU166
	.uleb128 .LVU170
	.uleb128 .LVU171
	.uleb128 .LVU177
	.uleb128 .LVU177
	.uleb128 .LVU178
	.uleb128 .LVU178
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -4
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 4
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 2
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU110
	.uleb128 .LVU115
	.uleb128 .LVU115
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS12:
	.uleb128 .LVU127
	.uleb128 .LVU135
	.uleb128 .LVU135
	.uleb128 .LVU138
	.uleb128 .LVU138
	.uleb128 .LVU142
.LLST12:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1c
	.byte	0x75
	.sleb128 -3
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x40
	.byte	0x24
	.byte	0x75
	.sleb128 -2
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x38
	.byte	0x24
	.byte	0x21
	.byte	0x75
	.sleb128 -1
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x21
	.byte	0x9f
	.byte	0
.LVUS14:
	.uleb128 .LVU151
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 .LVU159
	.uleb128 .LVU176
	.uleb128 .LVU182
	.uleb128 .LVU182
	.uleb128 .LVU183
	.uleb128 .LVU183
	.uleb128 .LVU188
.LLST14:
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x14
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
	.sleb128 0
	.byte	0x94
	.byte	0x1
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x40
	.byte	0x24
	.byte	0x21
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 0
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x59
	.byte	0
.LVUS3:
	.uleb128 .LVU10
	.uleb128 .LVU14
.LLST3:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS4:
	.uleb128 .LVU21
	.uleb128 .LVU26
	.uleb128 .LVU29
	.uleb128 .LVU34
	.uleb128 .LVU43
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS5:
	.uleb128 .LVU23
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 .LVU28
	.uleb128 .LVU31
	.uleb128 .LVU34
.LLST5:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS22:
	.uleb128 0
	.uleb128 .LVU257
	.uleb128 .LVU257
	.uleb128 .LVU258
	.uleb128 .LVU258
	.uleb128 0
.LLST22:
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x1
	.byte	0x55
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
	.byte	0x4
	.uleb128 .LBB5-.Ltext0
	.uleb128 .LBE5-.Ltext0
	.byte	0
.LLRL13:
	.byte	0x4
	.uleb128 .LBB6-.Ltext0
	.uleb128 .LBE6-.Ltext0
	.byte	0x4
	.uleb128 .LBB7-.Ltext0
	.uleb128 .LBE7-.Ltext0
	.byte	0
.LLRL19:
	.byte	0x4
	.uleb128 .LBB8-.Ltext0
	.uleb128 .LBE8-.Ltext0
	.byte	0x4
	.uleb128 .LBB9-.Ltext0
	.uleb128 .LBE9-.Ltext0
	.byte	0
.LLRL26:
	.byte	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
	.byte	0x4
	.uleb128 .LBB32-.Ltext0
	.uleb128 .LBE32-.Ltext0
	.byte	0x4
	.uleb128 .LBB33-.Ltext0
	.uleb128 .LBE33-.Ltext0
	.byte	0
.LLRL29:
	.byte	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	.byte	0x4
	.uleb128 .LBB27-.Ltext0
	.uleb128 .LBE27-.Ltext0
	.byte	0x4
	.uleb128 .LBB28-.Ltext0
	.uleb128 .LBE28-.Ltext0
	.byte	0x4
	.uleb128 .LBB30-.Ltext0
	.uleb128 .LBE30-.Ltext0
	.byte	0
.LLRL31:
	.byte	0x4
	.uleb128 .LBB21-.Ltext0
	.uleb128 .LBE21-.Ltext0
	.byte	0x4
	.uleb128 .LBB26-.Ltext0
	.uleb128 .LBE26-.Ltext0
	.byte	0x4
	.uleb128 .LBB29-.Ltext0
	.uleb128 .LBE29-.Ltext0
	.byte	0x4
	.uleb128 .LBB31-.Ltext0
	.uleb128 .LBE31-.Ltext0
	.byte	0
.LLRL34:
	.byte	0x4
	.uleb128 .LBB34-.Ltext0
	.uleb128 .LBE34-.Ltext0
	.byte	0x4
	.uleb128 .LBB39-.Ltext0
	.uleb128 .LBE39-.Ltext0
	.byte	0x4
	.uleb128 .LBB40-.Ltext0
	.uleb128 .LBE40-.Ltext0
	.byte	0
.LLRL36:
	.byte	0x4
	.uleb128 .LBB35-.Ltext0
	.uleb128 .LBE35-.Ltext0
	.byte	0x4
	.uleb128 .LBB36-.Ltext0
	.uleb128 .LBE36-.Ltext0
	.byte	0x4
	.uleb128 .LBB37-.Ltext0
	.uleb128 .LBE37-.Ltext0
	.byte	0x4
	.uleb128 .LBB38-.Ltext0
	.uleb128 .LBE38-.Ltext0
	.byte	0
.LLRL48:
	.byte	0x4
	.uleb128 .LBB41-.Ltext0
	.uleb128 .LBE41-.Ltext0
	.byte	0x4
	.uleb128 .LBB42-.Ltext0
	.uleb128 .LBE42-.Ltext0
	.byte	0x4
	.uleb128 .LBB43-.Ltext0
	.uleb128 .LBE43-.Ltext0
	.byte	0x4
	.uleb128 .LBB44-.Ltext0
	.uleb128 .LBE44-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF24:
	.string	"limit"
.LASF35:
	.string	"result"
.LASF15:
	.string	"__uint64_t"
.LASF31:
	.string	"hex_decode"
.LASF20:
	.string	"uint64_t"
.LASF12:
	.string	"short int"
.LASF10:
	.string	"size_t"
.LASF30:
	.string	"written"
.LASF14:
	.string	"__uint32_t"
.LASF28:
	.string	"rest"
.LASF26:
	.string	"number_to_text"
.LASF18:
	.string	"uint8_t"
.LASF34:
	.string	"varint_decode"
.LASF36:
	.string	"varint_encode"
.LASF43:
	.string	"length"
.LASF4:
	.string	"long long int"
.LASF2:
	.string	"long int"
.LASF46:
	.string	"hex_digit"
.LASF45:
	.string	"write_le32"
.LASF32:
	.string	"high"
.LASF23:
	.string	"negative"
.LASF11:
	.string	"__uint8_t"
.LASF42:
	.string	"utf8_decode"
.LASF38:
	.string	"digits"
.LASF5:
	.string	"long double"
.LASF6:
	.string	"unsigned char"
.LASF9:
	.string	"signed char"
.LASF19:
	.string	"uint32_t"
.LASF8:
	.string	"unsigned int"
.LASF41:
	.string	"code"
.LASF39:
	.string	"start"
.LASF7:
	.string	"short unsigned int"
.LASF16:
	.string	"char"
.LASF22:
	.string	"text_to_number"
.LASF17:
	.string	"int32_t"
.LASF40:
	.string	"utf8_encode"
.LASF33:
	.string	"zigzag"
.LASF29:
	.string	"run_lengths"
.LASF37:
	.string	"base64_encode"
.LASF44:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF3:
	.string	"long unsigned int"
.LASF13:
	.string	"__int32_t"
.LASF25:
	.string	"digit"
.LASF21:
	.string	"read_be32"
.LASF27:
	.string	"base"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/coding.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
