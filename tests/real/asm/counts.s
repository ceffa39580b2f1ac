	.file	"counts.c"
	.text
.Ltext0:
	.file 0 "." "src/counts.c"
	.p2align 4
	.globl	leading_zeros_32
	.type	leading_zeros_32, @function
leading_zeros_32:
.LVL0:
.LFB0:
	.file 1 "src/counts.c"
	.loc 1 5 29 view -0
	.cfi_startproc
	.loc 1 6 5 view .LVU1
	.loc 1 7 5 view .LVU2
.LBB5:
	.loc 1 7 10 view .LVU3
	.loc 1 7 25 view .LVU4
.LBE5:
	.loc 1 5 29 is_stmt 0 view .LVU5
	movl	$5, %edx
.LBB6:
	.loc 1 7 14 view .LVU6
	movl	$16, %eax
.LBE6:
	.loc 1 6 9 view .LVU7
	xorl	%esi, %esi
.LBB7:
	.loc 1 8 22 view .LVU8
	movl	$32, %r8d
.LVL1:
	.p2align 4,,10
	.p2align 3
.L3:
	.loc 1 8 9 is_stmt 1 view .LVU9
	.loc 1 8 22 is_stmt 0 view .LVU10
	movl	%r8d, %ecx
	.loc 1 8 15 view .LVU11
	movl	%edi, %r9d
	.loc 1 8 22 view .LVU12
	subl	%eax, %ecx
	.loc 1 8 15 view .LVU13
	shrl	%cl, %r9d
	.loc 1 8 12 view .LVU14
	testl	%r9d, %r9d
	jne	.L2
	.loc 1 8 36 is_stmt 1 view .LVU15
	.loc 1 8 49 is_stmt 0 view .LVU16
	movl	%eax, %ecx
	.loc 1 8 38 view .LVU17
	addl	%eax, %esi
.LVL2:
	.loc 1 8 49 view .LVU18
	sall	%cl, %edi
.LVL3:
.L2:
	.loc 1 7 36 is_stmt 1 view .LVU19
	sarl	%eax
.LVL4:
	.loc 1 7 25 view .LVU20
	subl	$1, %edx
	jne	.L3
	.loc 1 7 25 is_stmt 0 view .LVU21
.LBE7:
	.loc 1 9 5 is_stmt 1 view .LVU22
	.loc 1 10 1 is_stmt 0 view .LVU23
	movl	%esi, %eax
.LVL5:
	.loc 1 10 1 view .LVU24
	ret
	.cfi_endproc
.LFE0:
	.size	leading_zeros_32, .-leading_zeros_32
	.p2align 4
	.globl	leading_zeros_64
	.type	leading_zeros_64, @function
leading_zeros_64:
.LVL6:
.LFB1:
	.loc 1 12 29 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 13 5 view .LVU26
	.loc 1 14 5 view .LVU27
	.loc 1 14 39 is_stmt 0 view .LVU28
	movq	%rdi, %rax
	shrq	$32, %rax
	je	.L7
	.loc 1 14 19 discriminator 1 view .LVU29
	bsrl	%eax, %eax
	xorl	$31, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L7:
	.loc 1 14 46 discriminator 2 view .LVU30
	bsrl	%edi, %eax
	xorl	$31, %eax
	.loc 1 14 39 discriminator 2 view .LVU31
	leal	32(%rax), %eax
	.loc 1 15 1 discriminator 2 view .LVU32
	ret
	.cfi_endproc
.LFE1:
	.size	leading_zeros_64, .-leading_zeros_64
	.p2align 4
	.globl	leading_zeros_128
	.type	leading_zeros_128, @function
leading_zeros_128:
.LFB2:
	.loc 1 17 31 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 18 5 view .LVU34
.LVL7:
	.loc 1 19 5 view .LVU35
	.loc 1 18 25 is_stmt 0 view .LVU36
	testq	%rsi, %rsi
	cmovne	%rsi, %rdi
.LVL8:
	.loc 1 18 25 view .LVU37
	cmpq	$1, %rsi
	sbbl	%eax, %eax
	andl	$64, %eax
	.loc 1 20 16 view .LVU38
	bsrq	%rdi, %rdi
	xorq	$63, %rdi
	.loc 1 20 14 view .LVU39
	addl	%edi, %eax
	.loc 1 21 1 view .LVU40
	ret
	.cfi_endproc
.LFE2:
	.size	leading_zeros_128, .-leading_zeros_128
	.p2align 4
	.globl	trailing_zeros_32
	.type	trailing_zeros_32, @function
trailing_zeros_32:
.LVL9:
.LFB3:
	.loc 1 23 30 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 24 5 view .LVU42
	.loc 1 25 5 view .LVU43
	.loc 1 24 9 is_stmt 0 view .LVU44
	xorl	%eax, %eax
	.loc 1 25 8 view .LVU45
	testw	%di, %di
	jne	.L13
	.loc 1 25 28 is_stmt 1 discriminator 1 view .LVU46
.LVL10:
	.loc 1 25 39 is_stmt 0 discriminator 1 view .LVU47
	shrl	$16, %edi
.LVL11:
	.loc 1 25 30 discriminator 1 view .LVU48
	movl	$16, %eax
.LVL12:
.L13:
	.loc 1 26 5 is_stmt 1 view .LVU49
	.loc 1 26 8 is_stmt 0 view .LVU50
	testb	%dil, %dil
	jne	.L14
	.loc 1 26 26 is_stmt 1 discriminator 1 view .LVU51
	.loc 1 26 28 is_stmt 0 discriminator 1 view .LVU52
	addl	$8, %eax
.LVL13:
	.loc 1 26 36 discriminator 1 view .LVU53
	shrl	$8, %edi
.LVL14:
.L14:
	.loc 1 27 5 is_stmt 1 view .LVU54
	.loc 1 27 8 is_stmt 0 view .LVU55
	testb	$15, %dil
	jne	.L15
	.loc 1 27 25 is_stmt 1 discriminator 1 view .LVU56
	.loc 1 27 27 is_stmt 0 discriminator 1 view .LVU57
	addl	$4, %eax
.LVL15:
	.loc 1 27 35 discriminator 1 view .LVU58
	shrl	$4, %edi
.LVL16:
.L15:
	.loc 1 28 5 is_stmt 1 view .LVU59
	.loc 1 28 8 is_stmt 0 view .LVU60
	testb	$3, %dil
	jne	.L16
	.loc 1 28 23 is_stmt 1 discriminator 1 view .LVU61
	.loc 1 28 25 is_stmt 0 discriminator 1 view .LVU62
	addl	$2, %eax
.LVL17:
	.loc 1 28 33 discriminator 1 view .LVU63
	shrl	$2, %edi
.LVL18:
.L16:
	.loc 1 29 5 is_stmt 1 view .LVU64
	.loc 1 29 14 is_stmt 0 view .LVU65
	notl	%edi
.LVL19:
	.loc 1 29 14 view .LVU66
	andl	$1, %edi
.LVL20:
	.loc 1 29 14 view .LVU67
	addl	%edi, %eax
.LVL21:
	.loc 1 30 1 view .LVU68
	ret
	.cfi_endproc
.LFE3:
	.size	trailing_zeros_32, .-trailing_zeros_32
	.p2align 4
	.globl	trailing_zeros_64
	.type	trailing_zeros_64, @function
trailing_zeros_64:
.LVL22:
.LFB4:
	.loc 1 32 30 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 33 5 view .LVU70
	.loc 1 34 5 view .LVU71
	.loc 1 34 37 is_stmt 0 view .LVU72
	testl	%edi, %edi
	je	.L19
	.loc 1 34 18 discriminator 1 view .LVU73
	xorl	%eax, %eax
	rep bsfl	%edi, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L19:
	.loc 1 33 18 discriminator 2 view .LVU74
	shrq	$32, %rdi
.LVL23:
	.loc 1 34 44 discriminator 2 view .LVU75
	rep bsfl	%edi, %edi
	.loc 1 34 37 discriminator 2 view .LVU76
	leal	32(%rdi), %eax
	.loc 1 35 1 discriminator 2 view .LVU77
	ret
	.cfi_endproc
.LFE4:
	.size	trailing_zeros_64, .-trailing_zeros_64
	.p2align 4
	.globl	trailing_zeros_128
	.type	trailing_zeros_128, @function
trailing_zeros_128:
.LFB5:
	.loc 1 37 32 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 38 5 view .LVU79
.LVL24:
	.loc 1 39 5 view .LVU80
	.loc 1 38 9 is_stmt 0 view .LVU81
	testq	%rdi, %rdi
	cmovne	%rdi, %rsi
.LVL25:
	.loc 1 38 9 view .LVU82
	cmpq	$1, %rdi
	sbbl	%eax, %eax
	andl	$64, %eax
	.loc 1 40 16 view .LVU83
	rep bsfq	%rsi, %rsi
	.loc 1 40 14 view .LVU84
	addl	%esi, %eax
	.loc 1 41 1 view .LVU85
	ret
	.cfi_endproc
.LFE5:
	.size	trailing_zeros_128, .-trailing_zeros_128
	.p2align 4
	.globl	lowest_one_32
	.type	lowest_one_32, @function
lowest_one_32:
.LVL26:
.LFB6:
	.loc 1 43 26 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 43 28 view .LVU87
	.loc 1 43 60 is_stmt 0 view .LVU88
	xorl	%eax, %eax
	xorl	%edx, %edx
	rep bsfl	%edi, %eax
	addl	$1, %eax
	testl	%edi, %edi
	cmove	%edx, %eax
	.loc 1 43 65 view .LVU89
	ret
	.cfi_endproc
.LFE6:
	.size	lowest_one_32, .-lowest_one_32
	.p2align 4
	.globl	lowest_one_64
	.type	lowest_one_64, @function
lowest_one_64:
.LVL27:
.LFB7:
	.loc 1 45 26 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 46 5 view .LVU91
	.loc 1 47 5 view .LVU92
	.loc 1 47 8 is_stmt 0 view .LVU93
	testl	%edi, %edi
	jne	.L31
	.loc 1 46 18 view .LVU94
	shrq	$32, %rdi
.LVL28:
	.loc 1 48 5 is_stmt 1 view .LVU95
	.loc 1 48 44 is_stmt 0 view .LVU96
	xorl	%eax, %eax
	xorl	%edx, %edx
	rep bsfl	%edi, %eax
	addl	$33, %eax
	testq	%rdi, %rdi
	cmove	%edx, %eax
	.loc 1 49 1 view .LVU97
	ret
.LVL29:
	.p2align 4,,10
	.p2align 3
.L31:
	.loc 1 47 14 is_stmt 1 discriminator 1 view .LVU98
	.loc 1 47 21 is_stmt 0 discriminator 1 view .LVU99
	rep bsfl	%edi, %edi
.LVL30:
	.loc 1 47 40 discriminator 1 view .LVU100
	leal	1(%rdi), %eax
	ret
	.cfi_endproc
.LFE7:
	.size	lowest_one_64, .-lowest_one_64
	.p2align 4
	.globl	lowest_one_128
	.type	lowest_one_128, @function
lowest_one_128:
.LFB8:
	.loc 1 51 28 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 52 5 view .LVU102
.LVL31:
	.loc 1 53 5 view .LVU103
	.loc 1 53 8 is_stmt 0 view .LVU104
	testq	%rdi, %rdi
	jne	.L36
	.loc 1 54 5 is_stmt 1 view .LVU105
	.loc 1 54 46 is_stmt 0 view .LVU106
	xorl	%eax, %eax
	xorl	%edx, %edx
	rep bsfq	%rsi, %rax
	addl	$65, %eax
	testq	%rsi, %rsi
	cmove	%edx, %eax
	.loc 1 55 1 view .LVU107
	ret
	.p2align 4,,10
	.p2align 3
.L36:
	.loc 1 53 14 is_stmt 1 discriminator 1 view .LVU108
	.loc 1 53 21 is_stmt 0 discriminator 1 view .LVU109
	rep bsfq	%rdi, %rdi
.LVL32:
	.loc 1 53 42 discriminator 1 view .LVU110
	leal	1(%rdi), %eax
	ret
	.cfi_endproc
.LFE8:
	.size	lowest_one_128, .-lowest_one_128
	.p2align 4
	.globl	parity_32
	.type	parity_32, @function
parity_32:
.LVL33:
.LFB9:
	.loc 1 58 22 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 59 5 view .LVU112
	.loc 1 59 12 is_stmt 0 view .LVU113
	movl	%edi, %edx
	shrl	$16, %edx
	.loc 1 59 7 view .LVU114
	xorl	%edi, %edx
.LVL34:
	.loc 1 60 5 is_stmt 1 view .LVU115
	.loc 1 60 12 is_stmt 0 view .LVU116
	movl	%edx, %eax
	shrl	$8, %eax
	.loc 1 60 7 view .LVU117
	xorl	%edx, %eax
.LVL35:
	.loc 1 61 5 is_stmt 1 view .LVU118
	.loc 1 61 12 is_stmt 0 view .LVU119
	movl	%eax, %ecx
	shrl	$4, %ecx
.LVL36:
	.loc 1 62 5 is_stmt 1 view .LVU120
	.loc 1 61 7 is_stmt 0 view .LVU121
	xorl	%eax, %ecx
.LVL37:
	.loc 1 62 19 view .LVU122
	movl	$27030, %eax
	.loc 1 62 25 view .LVU123
	andl	$15, %ecx
.LVL38:
	.loc 1 62 19 view .LVU124
	sarl	%cl, %eax
	.loc 1 62 31 view .LVU125
	andl	$1, %eax
	.loc 1 63 1 view .LVU126
	ret
	.cfi_endproc
.LFE9:
	.size	parity_32, .-parity_32
	.p2align 4
	.globl	parity_64
	.type	parity_64, @function
parity_64:
.LVL39:
.LFB10:
	.loc 1 65 22 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 66 5 view .LVU128
.LBB8:
	.loc 1 66 10 view .LVU129
	.loc 1 66 10 is_stmt 0 view .LVU130
.LBE8:
	.loc 1 65 22 view .LVU131
	movq	%rdi, %rax
.LBB9:
	.loc 1 66 25 is_stmt 1 view .LVU132
.LBE9:
	.loc 1 65 22 is_stmt 0 view .LVU133
	movl	$6, %edx
.LBB10:
	.loc 1 66 14 view .LVU134
	movl	$32, %ecx
.LVL40:
	.p2align 4,,10
	.p2align 3
.L39:
	.loc 1 66 43 is_stmt 1 discriminator 3 view .LVU135
	.loc 1 66 50 is_stmt 0 discriminator 3 view .LVU136
	movq	%rax, %rsi
	shrq	%cl, %rsi
	.loc 1 66 36 discriminator 3 view .LVU137
	sarl	%ecx
.LVL41:
	.loc 1 66 45 discriminator 3 view .LVU138
	xorq	%rsi, %rax
.LVL42:
	.loc 1 66 36 is_stmt 1 discriminator 3 view .LVU139
	.loc 1 66 25 discriminator 3 view .LVU140
	subl	$1, %edx
	jne	.L39
.LBE10:
	.loc 1 67 5 view .LVU141
	.loc 1 67 14 is_stmt 0 view .LVU142
	andl	$1, %eax
.LVL43:
	.loc 1 68 1 view .LVU143
	ret
	.cfi_endproc
.LFE10:
	.size	parity_64, .-parity_64
	.p2align 4
	.globl	parity_128
	.type	parity_128, @function
parity_128:
.LFB11:
	.loc 1 70 24 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 70 26 view .LVU145
	.loc 1 70 33 is_stmt 0 view .LVU146
	movq	%rsi, %rax
	movl	$6, %edx
.LBB11:
.LBB12:
.LBB13:
	.loc 1 66 14 view .LVU147
	movl	$32, %ecx
.LBE13:
.LBE12:
.LBE11:
	.loc 1 70 33 view .LVU148
	xorq	%rdi, %rax
.LVL44:
.LBB16:
.LBI11:
	.loc 1 65 5 is_stmt 1 view .LVU149
.LBB15:
	.loc 1 66 5 view .LVU150
.LBB14:
	.loc 1 66 10 view .LVU151
	.loc 1 66 25 view .LVU152
	.p2align 4,,10
	.p2align 3
.L42:
	.loc 1 66 43 view .LVU153
	.loc 1 66 50 is_stmt 0 view .LVU154
	movq	%rax, %rsi
	shrq	%cl, %rsi
	.loc 1 66 36 view .LVU155
	sarl	%ecx
.LVL45:
	.loc 1 66 45 view .LVU156
	xorq	%rsi, %rax
.LVL46:
	.loc 1 66 36 is_stmt 1 view .LVU157
	.loc 1 66 25 view .LVU158
	subl	$1, %edx
	jne	.L42
.LBE14:
	.loc 1 67 5 view .LVU159
.LVL47:
	.loc 1 67 14 is_stmt 0 view .LVU160
	andl	$1, %eax
.LBE15:
.LBE16:
	.loc 1 70 69 view .LVU161
	ret
	.cfi_endproc
.LFE11:
	.size	parity_128, .-parity_128
	.p2align 4
	.globl	ones_32
	.type	ones_32, @function
ones_32:
.LVL48:
.LFB12:
	.loc 1 73 20 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 74 5 view .LVU163
	.loc 1 74 12 is_stmt 0 view .LVU164
	movl	%edi, %eax
	shrl	%eax
	.loc 1 74 17 view .LVU165
	andl	$1431655765, %eax
	.loc 1 74 7 view .LVU166
	subl	%eax, %edi
.LVL49:
	.loc 1 75 5 is_stmt 1 view .LVU167
	.loc 1 75 12 is_stmt 0 view .LVU168
	movl	%edi, %edx
	.loc 1 75 31 view .LVU169
	shrl	$2, %edi
.LVL50:
	.loc 1 75 12 view .LVU170
	andl	$858993459, %edx
.LVL51:
	.loc 1 75 36 view .LVU171
	andl	$858993459, %edi
	.loc 1 75 7 view .LVU172
	addl	%edi, %edx
.LVL52:
	.loc 1 76 5 is_stmt 1 view .LVU173
	.loc 1 76 17 is_stmt 0 view .LVU174
	movl	%edx, %eax
	shrl	$4, %eax
	.loc 1 76 12 view .LVU175
	addl	%edx, %eax
.LVL53:
	.loc 1 77 5 is_stmt 1 view .LVU176
	.loc 1 76 7 is_stmt 0 view .LVU177
	andl	$252645135, %eax
.LVL54:
	.loc 1 77 14 view .LVU178
	imull	$16843009, %eax, %eax
.LVL55:
	.loc 1 77 27 view .LVU179
	shrl	$24, %eax
	.loc 1 78 1 view .LVU180
	ret
	.cfi_endproc
.LFE12:
	.size	ones_32, .-ones_32
	.p2align 4
	.globl	ones_64
	.type	ones_64, @function
ones_64:
.LVL56:
.LFB13:
	.loc 1 80 20 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 81 5 view .LVU182
	.loc 1 81 17 is_stmt 0 view .LVU183
	movabsq	$6148914691236517205, %rdx
	.loc 1 81 12 view .LVU184
	movq	%rdi, %rax
	shrq	%rax
	.loc 1 81 17 view .LVU185
	andq	%rdx, %rax
	.loc 1 81 7 view .LVU186
	subq	%rax, %rdi
.LVL57:
	.loc 1 82 5 is_stmt 1 view .LVU187
	.loc 1 82 12 is_stmt 0 view .LVU188
	movabsq	$3689348814741910323, %rax
	movq	%rdi, %rdx
	.loc 1 82 39 view .LVU189
	shrq	$2, %rdi
.LVL58:
	.loc 1 82 12 view .LVU190
	andq	%rax, %rdx
.LVL59:
	.loc 1 82 44 view .LVU191
	andq	%rax, %rdi
	.loc 1 82 7 view .LVU192
	addq	%rdi, %rdx
.LVL60:
	.loc 1 83 5 is_stmt 1 view .LVU193
	.loc 1 83 17 is_stmt 0 view .LVU194
	movq	%rdx, %rax
	shrq	$4, %rax
	.loc 1 83 12 view .LVU195
	addq	%rdx, %rax
	.loc 1 83 7 view .LVU196
	movabsq	$1085102592571150095, %rdx
.LVL61:
	.loc 1 83 7 view .LVU197
	andq	%rdx, %rax
.LVL62:
	.loc 1 84 5 is_stmt 1 view .LVU198
	.loc 1 84 12 is_stmt 0 view .LVU199
	movq	%rax, %rdx
	shrq	$8, %rdx
	.loc 1 84 7 view .LVU200
	addq	%rdx, %rax
.LVL63:
	.loc 1 85 5 is_stmt 1 view .LVU201
	.loc 1 85 12 is_stmt 0 view .LVU202
	movq	%rax, %rdx
	shrq	$16, %rdx
	.loc 1 85 7 view .LVU203
	addq	%rax, %rdx
.LVL64:
	.loc 1 86 5 is_stmt 1 view .LVU204
	.loc 1 86 20 is_stmt 0 view .LVU205
	movq	%rdx, %rax
	shrq	$32, %rax
	.loc 1 86 15 view .LVU206
	addl	%edx, %eax
	.loc 1 86 28 view .LVU207
	andl	$127, %eax
	.loc 1 87 1 view .LVU208
	ret
	.cfi_endproc
.LFE13:
	.size	ones_64, .-ones_64
	.p2align 4
	.globl	ones_128
	.type	ones_128, @function
ones_128:
.LFB14:
	.loc 1 89 22 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 89 24 view .LVU210
.LVL65:
.LBB21:
.LBI21:
	.loc 1 80 5 view .LVU211
.LBB22:
	.loc 1 81 5 view .LVU212
	.loc 1 81 17 is_stmt 0 view .LVU213
	movabsq	$6148914691236517205, %r8
	.loc 1 81 12 view .LVU214
	movq	%rsi, %rdx
.LBE22:
.LBE21:
	.loc 1 89 22 view .LVU215
	movq	%rdi, %rax
.LBB26:
.LBB23:
	.loc 1 82 12 view .LVU216
	movabsq	$3689348814741910323, %rdi
	.loc 1 81 12 view .LVU217
	shrq	%rdx
	.loc 1 81 17 view .LVU218
	andq	%r8, %rdx
	.loc 1 81 7 view .LVU219
	subq	%rdx, %rsi
.LVL66:
	.loc 1 82 5 is_stmt 1 view .LVU220
	.loc 1 82 12 is_stmt 0 view .LVU221
	movq	%rsi, %rcx
	.loc 1 82 39 view .LVU222
	shrq	$2, %rsi
.LVL67:
	.loc 1 82 44 view .LVU223
	andq	%rdi, %rsi
	.loc 1 82 12 view .LVU224
	andq	%rdi, %rcx
.LVL68:
	.loc 1 82 7 view .LVU225
	addq	%rsi, %rcx
.LVL69:
	.loc 1 83 5 is_stmt 1 view .LVU226
	.loc 1 83 7 is_stmt 0 view .LVU227
	movabsq	$1085102592571150095, %rsi
	.loc 1 83 17 view .LVU228
	movq	%rcx, %rdx
	shrq	$4, %rdx
	.loc 1 83 12 view .LVU229
	addq	%rcx, %rdx
	.loc 1 83 7 view .LVU230
	andq	%rsi, %rdx
.LVL70:
	.loc 1 84 5 is_stmt 1 view .LVU231
	.loc 1 84 12 is_stmt 0 view .LVU232
	movq	%rdx, %rcx
	shrq	$8, %rcx
	.loc 1 84 7 view .LVU233
	addq	%rcx, %rdx
.LVL71:
	.loc 1 85 5 is_stmt 1 view .LVU234
	.loc 1 85 12 is_stmt 0 view .LVU235
	movq	%rdx, %rcx
	shrq	$16, %rcx
	.loc 1 85 7 view .LVU236
	addq	%rcx, %rdx
.LVL72:
	.loc 1 86 5 is_stmt 1 view .LVU237
	.loc 1 86 5 is_stmt 0 view .LVU238
.LBE23:
.LBE26:
.LBB27:
.LBI27:
	.loc 1 80 5 is_stmt 1 view .LVU239
.LBB28:
	.loc 1 81 5 view .LVU240
	.loc 1 81 12 is_stmt 0 view .LVU241
	movq	%rax, %rcx
	shrq	%rcx
	.loc 1 81 17 view .LVU242
	andq	%r8, %rcx
	.loc 1 81 7 view .LVU243
	subq	%rcx, %rax
.LVL73:
	.loc 1 82 5 is_stmt 1 view .LVU244
	.loc 1 82 12 is_stmt 0 view .LVU245
	movq	%rax, %rcx
	.loc 1 82 39 view .LVU246
	shrq	$2, %rax
.LVL74:
	.loc 1 82 12 view .LVU247
	andq	%rdi, %rcx
.LVL75:
	.loc 1 82 44 view .LVU248
	andq	%rdi, %rax
	.loc 1 82 7 view .LVU249
	addq	%rcx, %rax
.LVL76:
	.loc 1 83 5 is_stmt 1 view .LVU250
	.loc 1 83 17 is_stmt 0 view .LVU251
	movq	%rax, %rcx
	shrq	$4, %rcx
	.loc 1 83 12 view .LVU252
	addq	%rax, %rcx
	.loc 1 83 7 view .LVU253
	andq	%rsi, %rcx
.LVL77:
	.loc 1 84 5 is_stmt 1 view .LVU254
	.loc 1 84 12 is_stmt 0 view .LVU255
	movq	%rcx, %rax
	shrq	$8, %rax
	.loc 1 84 7 view .LVU256
	addq	%rax, %rcx
.LVL78:
	.loc 1 85 5 is_stmt 1 view .LVU257
	.loc 1 85 12 is_stmt 0 view .LVU258
	movq	%rcx, %rax
	shrq	$16, %rax
	.loc 1 85 7 view .LVU259
	addq	%rax, %rcx
.LVL79:
	.loc 1 86 5 is_stmt 1 view .LVU260
	.loc 1 86 20 is_stmt 0 view .LVU261
	movq	%rcx, %rax
	shrq	$32, %rax
	.loc 1 86 15 view .LVU262
	addl	%ecx, %eax
.LBE28:
.LBE27:
.LBB30:
.LBB24:
	.loc 1 86 20 view .LVU263
	movq	%rdx, %rcx
	shrq	$32, %rcx
.LBE24:
.LBE30:
.LBB31:
.LBB29:
	.loc 1 86 28 view .LVU264
	andl	$127, %eax
.LBE29:
.LBE31:
.LBB32:
.LBB25:
	.loc 1 86 15 view .LVU265
	addl	%ecx, %edx
	.loc 1 86 28 view .LVU266
	andl	$127, %edx
.LBE25:
.LBE32:
	.loc 1 89 48 view .LVU267
	addl	%edx, %eax
	.loc 1 89 62 view .LVU268
	ret
	.cfi_endproc
.LFE14:
	.size	ones_128, .-ones_128
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 4 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x561
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x11
	.long	.LASF34
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.byte	0x1
	.byte	0x8
	.long	.LASF2
	.uleb128 0x2
	.byte	0x2
	.byte	0x7
	.long	.LASF3
	.uleb128 0x2
	.byte	0x4
	.byte	0x7
	.long	.LASF4
	.uleb128 0x2
	.byte	0x8
	.byte	0x7
	.long	.LASF5
	.uleb128 0x2
	.byte	0x1
	.byte	0x6
	.long	.LASF6
	.uleb128 0x2
	.byte	0x2
	.byte	0x5
	.long	.LASF7
	.uleb128 0x12
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x6
	.long	.LASF9
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x3c
	.uleb128 0x2
	.byte	0x8
	.byte	0x5
	.long	.LASF8
	.uleb128 0x6
	.long	.LASF10
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x43
	.uleb128 0x2
	.byte	0x1
	.byte	0x6
	.long	.LASF11
	.uleb128 0x6
	.long	.LASF12
	.byte	0x3
	.byte	0x1a
	.byte	0x14
	.long	0x5f
	.uleb128 0x6
	.long	.LASF13
	.byte	0x3
	.byte	0x1b
	.byte	0x14
	.long	0x72
	.uleb128 0xa
	.string	"u32"
	.byte	0xa
	.long	0x85
	.uleb128 0xa
	.string	"u64"
	.byte	0xb
	.long	0x91
	.uleb128 0x2
	.byte	0x10
	.byte	0x5
	.long	.LASF14
	.uleb128 0x6
	.long	.LASF15
	.byte	0x4
	.byte	0xd
	.byte	0x1b
	.long	0xc4
	.uleb128 0x2
	.byte	0x10
	.byte	0x7
	.long	.LASF16
	.uleb128 0x1
	.long	.LASF17
	.byte	0x59
	.long	0x58
	.quad	.LFB14
	.quad	.LFE14-.LFB14
	.uleb128 0x1
	.byte	0x9c
	.long	0x13e
	.uleb128 0x4
	.string	"a"
	.byte	0x59
	.byte	0x13
	.long	0xb8
	.uleb128 0x13
	.long	0x13e
	.quad	.LBI21
	.byte	.LVU211
	.long	.LLRL28
	.byte	0x1
	.byte	0x59
	.byte	0x1f
	.long	0x11b
	.uleb128 0x7
	.long	0x14c
	.long	.LLST29
	.long	.LVUS29
	.byte	0
	.uleb128 0xb
	.long	0x13e
	.quad	.LBI27
	.byte	.LVU239
	.long	.LLRL30
	.byte	0x59
	.byte	0x32
	.uleb128 0x7
	.long	0x14c
	.long	.LLST31
	.long	.LVUS31
	.byte	0
	.byte	0
	.uleb128 0xc
	.long	.LASF20
	.byte	0x50
	.long	0x58
	.long	0x156
	.uleb128 0x4
	.string	"a"
	.byte	0x50
	.byte	0x11
	.long	0xa7
	.byte	0
	.uleb128 0x1
	.long	.LASF18
	.byte	0x49
	.long	0x58
	.quad	.LFB12
	.quad	.LFE12-.LFB12
	.uleb128 0x1
	.byte	0x9c
	.long	0x188
	.uleb128 0x5
	.string	"a"
	.byte	0x49
	.byte	0x11
	.long	0x9d
	.long	.LLST26
	.long	.LVUS26
	.byte	0
	.uleb128 0x1
	.long	.LASF19
	.byte	0x46
	.long	0x58
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.long	0x1eb
	.uleb128 0x4
	.string	"a"
	.byte	0x46
	.byte	0x15
	.long	0xb8
	.uleb128 0xb
	.long	0x1eb
	.quad	.LBI11
	.byte	.LVU149
	.long	.LLRL22
	.byte	0x46
	.byte	0x21
	.uleb128 0x7
	.long	0x1f9
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0xd
	.long	0x202
	.long	.LLRL24
	.uleb128 0xe
	.long	0x203
	.long	.LLST25
	.long	.LVUS25
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0xc
	.long	.LASF21
	.byte	0x41
	.long	0x58
	.long	0x210
	.uleb128 0x4
	.string	"a"
	.byte	0x41
	.byte	0x13
	.long	0xa7
	.uleb128 0x14
	.uleb128 0x9
	.long	.LASF24
	.byte	0x42
	.byte	0xe
	.long	0x58
	.byte	0
	.byte	0
	.uleb128 0x1
	.long	.LASF22
	.byte	0x3a
	.long	0x58
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x242
	.uleb128 0x5
	.string	"a"
	.byte	0x3a
	.byte	0x13
	.long	0x9d
	.long	.LLST18
	.long	.LVUS18
	.byte	0
	.uleb128 0x1
	.long	.LASF23
	.byte	0x33
	.long	0x58
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x28a
	.uleb128 0x4
	.string	"a"
	.byte	0x33
	.byte	0x19
	.long	0xb8
	.uleb128 0x9
	.long	.LASF25
	.byte	0x34
	.byte	0x9
	.long	0xa7
	.uleb128 0x3
	.string	"low"
	.byte	0x34
	.byte	0x19
	.long	0xa7
	.long	.LLST17
	.long	.LVUS17
	.byte	0
	.uleb128 0x1
	.long	.LASF26
	.byte	0x2d
	.long	0x58
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x2e2
	.uleb128 0x5
	.string	"a"
	.byte	0x2d
	.byte	0x17
	.long	0xa7
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x8
	.long	.LASF25
	.byte	0x2e
	.byte	0x9
	.long	0x9d
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x3
	.string	"low"
	.byte	0x2e
	.byte	0x19
	.long	0x9d
	.long	.LLST16
	.long	.LVUS16
	.byte	0
	.uleb128 0x1
	.long	.LASF27
	.byte	0x2b
	.long	0x58
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x30e
	.uleb128 0xf
	.string	"a"
	.byte	0x2b
	.byte	0x17
	.long	0x9d
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x1
	.long	.LASF28
	.byte	0x25
	.long	0x58
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x35e
	.uleb128 0x4
	.string	"a"
	.byte	0x25
	.byte	0x1d
	.long	0xb8
	.uleb128 0x9
	.long	.LASF25
	.byte	0x26
	.byte	0x9
	.long	0xa7
	.uleb128 0x3
	.string	"low"
	.byte	0x26
	.byte	0x19
	.long	0xa7
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x10
	.string	"n"
	.byte	0x27
	.long	0x58
	.byte	0
	.uleb128 0x1
	.long	.LASF29
	.byte	0x20
	.long	0x58
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x3b6
	.uleb128 0x5
	.string	"a"
	.byte	0x20
	.byte	0x1b
	.long	0xa7
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x8
	.long	.LASF25
	.byte	0x21
	.byte	0x9
	.long	0x9d
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x3
	.string	"low"
	.byte	0x21
	.byte	0x19
	.long	0x9d
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.uleb128 0x1
	.long	.LASF30
	.byte	0x17
	.long	0x58
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x3f9
	.uleb128 0x5
	.string	"a"
	.byte	0x17
	.byte	0x1b
	.long	0x9d
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x3
	.string	"n"
	.byte	0x18
	.byte	0x9
	.long	0x58
	.long	.LLST9
	.long	.LVUS9
	.byte	0
	.uleb128 0x1
	.long	.LASF31
	.byte	0x11
	.long	0x58
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x451
	.uleb128 0x4
	.string	"a"
	.byte	0x11
	.byte	0x1c
	.long	0xb8
	.uleb128 0x8
	.long	.LASF25
	.byte	0x12
	.byte	0x9
	.long	0xa7
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x3
	.string	"low"
	.byte	0x12
	.byte	0x19
	.long	0xa7
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x10
	.string	"n"
	.byte	0x13
	.long	0x58
	.byte	0
	.uleb128 0x1
	.long	.LASF32
	.byte	0xc
	.long	0x58
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x4a3
	.uleb128 0xf
	.string	"a"
	.byte	0xc
	.byte	0x1a
	.long	0xa7
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x8
	.long	.LASF25
	.byte	0xd
	.byte	0x9
	.long	0x9d
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x3
	.string	"low"
	.byte	0xd
	.byte	0x19
	.long	0x9d
	.long	.LLST5
	.long	.LVUS5
	.byte	0
	.uleb128 0x1
	.long	.LASF33
	.byte	0x5
	.long	0x58
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x4ff
	.uleb128 0x5
	.string	"a"
	.byte	0x5
	.byte	0x1a
	.long	0x9d
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x3
	.string	"n"
	.byte	0x6
	.byte	0x9
	.long	0x58
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x15
	.long	.LLRL2
	.uleb128 0x8
	.long	.LASF24
	.byte	0x7
	.byte	0xe
	.long	0x58
	.long	.LLST3
	.long	.LVUS3
	.byte	0
	.byte	0
	.uleb128 0x16
	.long	0x1eb
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x53f
	.uleb128 0x7
	.long	0x1f9
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0xd
	.long	0x202
	.long	.LLRL20
	.uleb128 0xe
	.long	0x203
	.long	.LLST21
	.long	.LVUS21
	.byte	0
	.byte	0
	.uleb128 0x17
	.long	0x13e
	.quad	.LFB13
	.quad	.LFE13-.LFB13
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x7
	.long	0x14c
	.long	.LLST27
	.long	.LVUS27
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
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
	.uleb128 0xd
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x31
	.uleb128 0x13
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x21
	.sleb128 9
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
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
	.uleb128 0x12
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
	.uleb128 0xb
	.byte	0x1
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0x16
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
	.uleb128 0x17
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
.LVUS29:
	.uleb128 .LVU211
	.uleb128 .LVU223
	.uleb128 .LVU223
	.uleb128 .LVU225
	.uleb128 .LVU226
	.uleb128 .LVU231
	.uleb128 .LVU231
	.uleb128 .LVU238
.LLST29:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL67-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS31:
	.uleb128 .LVU238
	.uleb128 .LVU247
	.uleb128 .LVU247
	.uleb128 .LVU248
	.uleb128 .LVU250
	.uleb128 .LVU254
	.uleb128 .LVU254
	.uleb128 .LVU261
.LLST31:
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LVL77-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS26:
	.uleb128 0
	.uleb128 .LVU167
	.uleb128 .LVU167
	.uleb128 .LVU170
	.uleb128 .LVU170
	.uleb128 .LVU171
	.uleb128 .LVU171
	.uleb128 .LVU173
	.uleb128 .LVU173
	.uleb128 .LVU176
	.uleb128 .LVU176
	.uleb128 .LVU178
	.uleb128 .LVU178
	.uleb128 .LVU179
	.uleb128 .LVU179
	.uleb128 0
.LLST26:
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x70
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x9
	.byte	0x70
	.sleb128 0
	.byte	0xc
	.long	0xf0f0f0f
	.byte	0x1a
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LFE12-.Ltext0
	.uleb128 0xe
	.byte	0x71
	.sleb128 0
	.byte	0x34
	.byte	0x25
	.byte	0x71
	.sleb128 0
	.byte	0x22
	.byte	0xc
	.long	0xf0f0f0f
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS23:
	.uleb128 .LVU149
	.uleb128 .LVU160
.LLST23:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS25:
	.uleb128 .LVU152
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 .LVU156
	.uleb128 .LVU158
	.uleb128 .LVU160
.LLST25:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x3
	.byte	0x8
	.byte	0x20
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL45-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS18:
	.uleb128 0
	.uleb128 .LVU115
	.uleb128 .LVU115
	.uleb128 .LVU118
	.uleb128 .LVU118
	.uleb128 .LVU120
	.uleb128 .LVU120
	.uleb128 .LVU122
	.uleb128 .LVU122
	.uleb128 .LVU124
	.uleb128 .LVU124
	.uleb128 0
.LLST18:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x6
	.byte	0x72
	.sleb128 0
	.byte	0x70
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL38-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x12
	.byte	0x71
	.sleb128 0
	.byte	0x38
	.byte	0x25
	.byte	0x71
	.sleb128 0
	.byte	0x38
	.byte	0x25
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x34
	.byte	0x25
	.byte	0x27
	.byte	0x71
	.sleb128 0
	.byte	0x27
	.byte	0x9f
	.byte	0
.LVUS17:
	.uleb128 .LVU103
	.uleb128 .LVU110
.LLST17:
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS14:
	.uleb128 0
	.uleb128 .LVU95
	.uleb128 .LVU95
	.uleb128 .LVU98
	.uleb128 .LVU98
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 .LVU92
	.uleb128 .LVU95
	.uleb128 .LVU95
	.uleb128 .LVU98
	.uleb128 .LVU98
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS16:
	.uleb128 .LVU92
	.uleb128 .LVU95
	.uleb128 .LVU95
	.uleb128 .LVU98
	.uleb128 .LVU98
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 .LVU80
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS10:
	.uleb128 0
	.uleb128 .LVU75
	.uleb128 .LVU75
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS11:
	.uleb128 .LVU71
	.uleb128 .LVU75
	.uleb128 .LVU75
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS12:
	.uleb128 .LVU71
	.uleb128 .LVU75
	.uleb128 .LVU75
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU48
	.uleb128 .LVU48
	.uleb128 .LVU66
	.uleb128 .LVU66
	.uleb128 .LVU67
.LLST8:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x4
	.byte	0x75
	.sleb128 0
	.byte	0x20
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 .LVU43
	.uleb128 .LVU47
	.uleb128 .LVU47
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU68
.LLST9:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x2
	.byte	0x40
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS6:
	.uleb128 .LVU35
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS7:
	.uleb128 .LVU35
	.uleb128 .LVU37
.LLST7:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS4:
	.uleb128 .LVU27
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU27
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU19
	.uleb128 .LVU19
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS3:
	.uleb128 .LVU4
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 .LVU24
.LLST3:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x2
	.byte	0x40
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS19:
	.uleb128 0
	.uleb128 .LVU135
	.uleb128 .LVU135
	.uleb128 .LVU143
.LLST19:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS21:
	.uleb128 .LVU130
	.uleb128 .LVU135
	.uleb128 .LVU135
	.uleb128 .LVU138
	.uleb128 .LVU140
	.uleb128 0
.LLST21:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x3
	.byte	0x8
	.byte	0x20
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS27:
	.uleb128 0
	.uleb128 .LVU187
	.uleb128 .LVU187
	.uleb128 .LVU190
	.uleb128 .LVU190
	.uleb128 .LVU191
	.uleb128 .LVU191
	.uleb128 .LVU193
	.uleb128 .LVU193
	.uleb128 .LVU197
	.uleb128 .LVU197
	.uleb128 .LVU198
	.uleb128 .LVU198
	.uleb128 .LVU204
	.uleb128 .LVU204
	.uleb128 0
.LLST27:
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL57-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x15
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0x10
	.uleb128 0x5555555555555555
	.byte	0x1a
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LVL61-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x23
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0x10
	.uleb128 0x5555555555555555
	.byte	0x1a
	.byte	0x1c
	.byte	0x10
	.uleb128 0x3333333333333333
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL64-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL64-.Ltext0
	.uleb128 .LFE13-.Ltext0
	.uleb128 0x1
	.byte	0x51
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
	.uleb128 .LBB5-.Ltext0
	.uleb128 .LBE5-.Ltext0
	.byte	0x4
	.uleb128 .LBB6-.Ltext0
	.uleb128 .LBE6-.Ltext0
	.byte	0x4
	.uleb128 .LBB7-.Ltext0
	.uleb128 .LBE7-.Ltext0
	.byte	0
.LLRL20:
	.byte	0x4
	.uleb128 .LBB8-.Ltext0
	.uleb128 .LBE8-.Ltext0
	.byte	0x4
	.uleb128 .LBB9-.Ltext0
	.uleb128 .LBE9-.Ltext0
	.byte	0x4
	.uleb128 .LBB10-.Ltext0
	.uleb128 .LBE10-.Ltext0
	.byte	0
.LLRL22:
	.byte	0x4
	.uleb128 .LBB11-.Ltext0
	.uleb128 .LBE11-.Ltext0
	.byte	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	.byte	0
.LLRL24:
	.byte	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	.byte	0x4
	.uleb128 .LBB14-.Ltext0
	.uleb128 .LBE14-.Ltext0
	.byte	0
.LLRL28:
	.byte	0x4
	.uleb128 .LBB21-.Ltext0
	.uleb128 .LBE21-.Ltext0
	.byte	0x4
	.uleb128 .LBB26-.Ltext0
	.uleb128 .LBE26-.Ltext0
	.byte	0x4
	.uleb128 .LBB30-.Ltext0
	.uleb128 .LBE30-.Ltext0
	.byte	0x4
	.uleb128 .LBB32-.Ltext0
	.uleb128 .LBE32-.Ltext0
	.byte	0
.LLRL30:
	.byte	0x4
	.uleb128 .LBB27-.Ltext0
	.uleb128 .LBE27-.Ltext0
	.byte	0x4
	.uleb128 .LBB31-.Ltext0
	.uleb128 .LBE31-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF18:
	.string	"ones_32"
.LASF10:
	.string	"__uint64_t"
.LASF13:
	.string	"uint64_t"
.LASF7:
	.string	"short int"
.LASF31:
	.string	"leading_zeros_128"
.LASF9:
	.string	"__uint32_t"
.LASF14:
	.string	"__int128"
.LASF28:
	.string	"trailing_zeros_128"
.LASF32:
	.string	"leading_zeros_64"
.LASF16:
	.string	"__int128 unsigned"
.LASF8:
	.string	"long int"
.LASF25:
	.string	"high"
.LASF15:
	.string	"u128"
.LASF26:
	.string	"lowest_one_64"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF12:
	.string	"uint32_t"
.LASF4:
	.string	"unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF24:
	.string	"half"
.LASF11:
	.string	"char"
.LASF30:
	.string	"trailing_zeros_32"
.LASF17:
	.string	"ones_128"
.LASF27:
	.string	"lowest_one_32"
.LASF23:
	.string	"lowest_one_128"
.LASF34:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF5:
	.string	"long unsigned int"
.LASF21:
	.string	"parity_64"
.LASF29:
	.string	"trailing_zeros_64"
.LASF20:
	.string	"ones_64"
.LASF33:
	.string	"leading_zeros_32"
.LASF22:
	.string	"parity_32"
.LASF19:
	.string	"parity_128"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/counts.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
