	.file	"numbers.c"
	.text
.Ltext0:
	.file 0 "." "src/numbers.c"
	.p2align 4
	.globl	gcd
	.type	gcd, @function
gcd:
.LVL0:
.LFB0:
	.file 1 "src/numbers.c"
	.loc 1 4 38 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 5 12 view .LVU2
	.loc 1 4 38 is_stmt 0 view .LVU3
	movl	%edi, %eax
	movl	%esi, %edx
	.loc 1 5 12 view .LVU4
	testl	%esi, %esi
	je	.L4
.LVL1:
	.p2align 4,,10
	.p2align 3
.L3:
.LBB2:
	.loc 1 6 9 is_stmt 1 view .LVU5
	movl	%edx, %ecx
	.loc 1 6 18 is_stmt 0 view .LVU6
	xorl	%edx, %edx
.LVL2:
	.loc 1 6 18 view .LVU7
	divl	%ecx
.LVL3:
	.loc 1 7 9 is_stmt 1 view .LVU8
	.loc 1 8 9 view .LVU9
	.loc 1 8 9 is_stmt 0 view .LVU10
.LBE2:
	.loc 1 5 12 is_stmt 1 view .LVU11
	movl	%ecx, %eax
	testl	%edx, %edx
	jne	.L3
	.loc 1 11 1 is_stmt 0 view .LVU12
	movl	%ecx, %eax
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L4:
	.loc 1 5 12 view .LVU13
	movl	%edi, %ecx
	.loc 1 10 5 is_stmt 1 view .LVU14
	.loc 1 11 1 is_stmt 0 view .LVU15
	movl	%ecx, %eax
.LVL5:
	.loc 1 11 1 view .LVU16
	ret
	.cfi_endproc
.LFE0:
	.size	gcd, .-gcd
	.p2align 4
	.globl	binary_gcd
	.type	binary_gcd, @function
binary_gcd:
.LVL6:
.LFB1:
	.loc 1 13 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 14 5 view .LVU18
	.loc 1 14 28 is_stmt 0 view .LVU19
	movq	%rdi, %rax
	orq	%rsi, %rax
	.loc 1 14 8 view .LVU20
	testq	%rdi, %rdi
	je	.L7
	testq	%rsi, %rsi
	je	.L7
	.loc 1 15 5 is_stmt 1 view .LVU21
	.loc 1 15 17 is_stmt 0 view .LVU22
	xorl	%r8d, %r8d
	.loc 1 16 11 view .LVU23
	xorl	%ecx, %ecx
	.loc 1 15 17 view .LVU24
	rep bsfq	%rax, %r8
.LVL7:
	.loc 1 16 5 is_stmt 1 view .LVU25
	.loc 1 16 11 is_stmt 0 view .LVU26
	rep bsfq	%rdi, %rcx
	.loc 1 16 7 view .LVU27
	movq	%rdi, %rax
	shrq	%cl, %rax
.LVL8:
	.p2align 4,,10
	.p2align 3
.L10:
	.loc 1 17 5 is_stmt 1 view .LVU28
	.loc 1 18 9 view .LVU29
	.loc 1 18 15 is_stmt 0 view .LVU30
	xorl	%ecx, %ecx
	rep bsfq	%rsi, %rcx
	.loc 1 18 11 view .LVU31
	shrq	%cl, %rsi
.LVL9:
	.loc 1 19 9 is_stmt 1 view .LVU32
	.loc 1 19 12 is_stmt 0 view .LVU33
	cmpq	%rax, %rsi
	jnb	.L9
	.loc 1 19 12 view .LVU34
	movq	%rax, %rdx
	.loc 1 18 11 view .LVU35
	movq	%rsi, %rax
.LVL10:
	.loc 1 19 12 view .LVU36
	movq	%rdx, %rsi
.LVL11:
.L9:
	.loc 1 24 9 is_stmt 1 view .LVU37
	.loc 1 25 14 view .LVU38
	subq	%rax, %rsi
.LVL12:
	.loc 1 25 14 is_stmt 0 view .LVU39
	jne	.L10
	.loc 1 26 5 is_stmt 1 view .LVU40
	.loc 1 26 14 is_stmt 0 view .LVU41
	movl	%r8d, %ecx
	salq	%cl, %rax
.LVL13:
.L7:
	.loc 1 27 1 view .LVU42
	ret
	.cfi_endproc
.LFE1:
	.size	binary_gcd, .-binary_gcd
	.p2align 4
	.globl	collatz
	.type	collatz, @function
collatz:
.LVL14:
.LFB2:
	.loc 1 29 30 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 30 5 view .LVU44
	.loc 1 31 5 view .LVU45
	.loc 1 31 14 view .LVU46
	.loc 1 30 14 is_stmt 0 view .LVU47
	xorl	%eax, %eax
	.loc 1 31 14 view .LVU48
	cmpq	$1, %rdi
	ja	.L17
	jmp	.L18
.LVL15:
	.p2align 4,,10
	.p2align 3
.L21:
	.loc 1 32 31 view .LVU49
	leaq	1(%rdi,%rdi,2), %rdi
.LVL16:
	.loc 1 33 9 is_stmt 1 view .LVU50
	.loc 1 33 14 is_stmt 0 view .LVU51
	addl	$1, %eax
.LVL17:
	.loc 1 31 14 is_stmt 1 view .LVU52
	cmpq	$1, %rdi
	jbe	.L20
.LVL18:
.L17:
	.loc 1 32 9 view .LVU53
	.loc 1 32 31 is_stmt 0 view .LVU54
	testb	$1, %dil
	jne	.L21
	.loc 1 32 31 view .LVU55
	shrq	%rdi
.LVL19:
	.loc 1 33 9 is_stmt 1 view .LVU56
	.loc 1 33 14 is_stmt 0 view .LVU57
	addl	$1, %eax
.LVL20:
	.loc 1 31 14 is_stmt 1 view .LVU58
	cmpq	$1, %rdi
	ja	.L17
.L20:
	.loc 1 31 14 is_stmt 0 view .LVU59
	ret
.LVL21:
	.p2align 4,,10
	.p2align 3
.L18:
	.loc 1 35 5 is_stmt 1 view .LVU60
	.loc 1 36 1 is_stmt 0 view .LVU61
	ret
	.cfi_endproc
.LFE2:
	.size	collatz, .-collatz
	.p2align 4
	.globl	power_mod
	.type	power_mod, @function
power_mod:
.LVL22:
.LFB3:
	.loc 1 38 72 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 39 5 view .LVU63
	.loc 1 38 72 is_stmt 0 view .LVU64
	movl	%edi, %eax
	movl	%edx, %edi
.LVL23:
	.loc 1 39 26 view .LVU65
	xorl	%edx, %edx
.LVL24:
	.loc 1 39 14 view .LVU66
	movl	$1, %r8d
	.loc 1 39 26 view .LVU67
	divl	%edi
.LVL25:
	.loc 1 39 26 view .LVU68
	movq	%rdx, %rcx
.LVL26:
	.loc 1 40 5 is_stmt 1 view .LVU69
	.loc 1 40 12 view .LVU70
	testl	%esi, %esi
	je	.L23
.LVL27:
	.p2align 4,,10
	.p2align 3
.L25:
	.loc 1 41 9 view .LVU71
	.loc 1 41 12 is_stmt 0 view .LVU72
	testb	$1, %sil
	je	.L24
	.loc 1 41 27 is_stmt 1 discriminator 1 view .LVU73
	.loc 1 41 43 is_stmt 0 discriminator 1 view .LVU74
	movq	%r8, %rax
	.loc 1 41 34 discriminator 1 view .LVU75
	xorl	%edx, %edx
	.loc 1 41 43 discriminator 1 view .LVU76
	imulq	%rcx, %rax
	.loc 1 41 34 discriminator 1 view .LVU77
	divq	%rdi
	movq	%rdx, %r8
.LVL28:
.L24:
	.loc 1 42 9 is_stmt 1 view .LVU78
	.loc 1 42 25 is_stmt 0 view .LVU79
	imulq	%rcx, %rcx
.LVL29:
	.loc 1 42 16 view .LVU80
	xorl	%edx, %edx
	movq	%rcx, %rax
	divq	%rdi
	.loc 1 40 12 view .LVU81
	shrl	%esi
.LVL30:
	.loc 1 42 16 view .LVU82
	movq	%rdx, %rcx
.LVL31:
	.loc 1 40 31 is_stmt 1 view .LVU83
	.loc 1 40 12 view .LVU84
	jne	.L25
.LVL32:
.L23:
	.loc 1 44 5 view .LVU85
	.loc 1 44 19 is_stmt 0 view .LVU86
	movq	%r8, %rax
	xorl	%edx, %edx
	divq	%rdi
	movl	%edx, %eax
	.loc 1 45 1 view .LVU87
	ret
	.cfi_endproc
.LFE3:
	.size	power_mod, .-power_mod
	.p2align 4
	.globl	integer_sqrt
	.type	integer_sqrt, @function
integer_sqrt:
.LVL33:
.LFB4:
	.loc 1 47 35 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 48 5 view .LVU89
	.loc 1 49 5 view .LVU90
.LBB3:
	.loc 1 49 10 view .LVU91
	.loc 1 49 35 view .LVU92
.LBE3:
	.loc 1 47 35 is_stmt 0 view .LVU93
	movl	$16, %ecx
.LBB4:
	.loc 1 49 19 view .LVU94
	movl	$1073741824, %edx
.LBE4:
	.loc 1 48 14 view .LVU95
	xorl	%eax, %eax
.LVL34:
	.p2align 4,,10
	.p2align 3
.L33:
.LBB5:
	.loc 1 50 9 is_stmt 1 view .LVU96
	.loc 1 50 23 is_stmt 0 view .LVU97
	leal	(%rax,%rdx), %esi
	.loc 1 52 26 view .LVU98
	shrl	%eax
.LVL35:
	.loc 1 50 12 view .LVU99
	cmpl	%esi, %edi
	jb	.L32
	.loc 1 51 13 is_stmt 1 view .LVU100
	.loc 1 51 15 is_stmt 0 view .LVU101
	subl	%esi, %edi
.LVL36:
	.loc 1 52 13 is_stmt 1 view .LVU102
	.loc 1 52 18 is_stmt 0 view .LVU103
	addl	%edx, %eax
.LVL37:
.L32:
	.loc 1 49 44 is_stmt 1 view .LVU104
	shrl	$2, %edx
.LVL38:
	.loc 1 49 35 view .LVU105
	subl	$1, %ecx
	jne	.L33
	.loc 1 49 35 is_stmt 0 view .LVU106
.LBE5:
	.loc 1 57 5 is_stmt 1 view .LVU107
	.loc 1 58 1 is_stmt 0 view .LVU108
	ret
	.cfi_endproc
.LFE4:
	.size	integer_sqrt, .-integer_sqrt
	.p2align 4
	.globl	is_prime
	.type	is_prime, @function
is_prime:
.LVL39:
.LFB5:
	.loc 1 60 26 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 61 5 view .LVU110
	.loc 1 61 48 is_stmt 0 view .LVU111
	xorl	%eax, %eax
	.loc 1 61 8 view .LVU112
	cmpl	$1, %edi
	jbe	.L35
	.loc 1 61 30 discriminator 2 view .LVU113
	cmpl	$2, %edi
	je	.L45
	testb	$1, %dil
	je	.L35
.L45:
.LVL40:
.LBB6:
	.loc 1 62 28 is_stmt 1 view .LVU114
	cmpl	$8, %edi
	jbe	.L42
	.loc 1 63 9 view .LVU115
	.loc 1 62 28 is_stmt 0 view .LVU116
	imull	$-1431655765, %edi, %eax
	.loc 1 63 12 view .LVU117
	cmpl	$1431655765, %eax
	jbe	.L44
	movl	$3, %ecx
	jmp	.L38
.LVL41:
	.p2align 4,,10
	.p2align 3
.L39:
	.loc 1 63 9 is_stmt 1 view .LVU118
	.loc 1 63 12 is_stmt 0 view .LVU119
	testl	%edx, %edx
	je	.L44
.LVL42:
.L38:
	.loc 1 62 40 is_stmt 1 discriminator 2 view .LVU120
	addl	$2, %ecx
.LVL43:
	.loc 1 62 28 discriminator 2 view .LVU121
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%ecx
	cmpl	%ecx, %eax
	jnb	.L39
.LVL44:
.L42:
	.loc 1 62 28 is_stmt 0 discriminator 2 view .LVU122
.LBE6:
	.loc 1 64 12 view .LVU123
	movl	$1, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L44:
	.loc 1 61 48 view .LVU124
	xorl	%eax, %eax
.L35:
	.loc 1 65 1 view .LVU125
	ret
	.cfi_endproc
.LFE5:
	.size	is_prime, .-is_prime
	.p2align 4
	.globl	fibonacci
	.type	fibonacci, @function
fibonacci:
.LVL45:
.LFB6:
	.loc 1 67 32 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 68 5 view .LVU127
	.loc 1 69 5 view .LVU128
	.loc 1 69 12 view .LVU129
	.loc 1 69 13 is_stmt 0 view .LVU130
	leal	-1(%rdi), %eax
.LVL46:
	.loc 1 69 12 view .LVU131
	testl	%edi, %edi
	je	.L52
	.loc 1 68 21 view .LVU132
	movl	$1, %edx
	.loc 1 68 14 view .LVU133
	xorl	%esi, %esi
.LVL47:
	.p2align 4,,10
	.p2align 3
.L51:
.LBB7:
	.loc 1 70 9 is_stmt 1 view .LVU134
	movq	%rdx, %rcx
.LBE7:
	.loc 1 69 13 is_stmt 0 view .LVU135
	subl	$1, %eax
.LVL48:
.LBB8:
	.loc 1 70 18 view .LVU136
	addq	%rsi, %rdx
.LVL49:
	.loc 1 71 9 is_stmt 1 view .LVU137
	.loc 1 72 9 view .LVU138
	.loc 1 72 9 is_stmt 0 view .LVU139
.LBE8:
	.loc 1 69 12 is_stmt 1 view .LVU140
	.loc 1 69 12 is_stmt 0 view .LVU141
	movq	%rcx, %rsi
	cmpl	$-1, %eax
	jne	.L51
	.loc 1 75 1 view .LVU142
	movq	%rcx, %rax
.LVL50:
	.loc 1 75 1 view .LVU143
	ret
.LVL51:
	.p2align 4,,10
	.p2align 3
.L52:
	.loc 1 68 14 view .LVU144
	xorl	%ecx, %ecx
	.loc 1 74 5 is_stmt 1 view .LVU145
	.loc 1 75 1 is_stmt 0 view .LVU146
	movq	%rcx, %rax
.LVL52:
	.loc 1 75 1 view .LVU147
	ret
	.cfi_endproc
.LFE6:
	.size	fibonacci, .-fibonacci
	.p2align 4
	.globl	digit_sum
	.type	digit_sum, @function
digit_sum:
.LVL53:
.LFB7:
	.loc 1 77 32 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 78 5 view .LVU149
	.loc 1 79 5 view .LVU150
	.loc 1 79 12 view .LVU151
	.loc 1 78 14 is_stmt 0 view .LVU152
	xorl	%ecx, %ecx
	.loc 1 79 12 view .LVU153
	testq	%rdi, %rdi
	je	.L54
	.loc 1 79 33 view .LVU154
	movabsq	$-3689348814741910323, %r8
.LVL54:
	.p2align 4,,10
	.p2align 3
.L56:
	.loc 1 79 24 is_stmt 1 discriminator 2 view .LVU155
	.loc 1 79 33 is_stmt 0 discriminator 2 view .LVU156
	movq	%rdi, %rax
	movq	%rdi, %rsi
	mulq	%r8
	shrq	$3, %rdx
	leaq	(%rdx,%rdx,4), %rax
	addq	%rax, %rax
	subq	%rax, %rsi
	movq	%rdi, %rax
	.loc 1 79 17 discriminator 2 view .LVU157
	movq	%rdx, %rdi
.LVL55:
	.loc 1 79 28 discriminator 2 view .LVU158
	addl	%esi, %ecx
.LVL56:
	.loc 1 79 17 is_stmt 1 discriminator 2 view .LVU159
	.loc 1 79 12 discriminator 2 view .LVU160
	cmpq	$9, %rax
	ja	.L56
.LVL57:
.L54:
	.loc 1 81 1 is_stmt 0 view .LVU161
	movl	%ecx, %eax
	ret
	.cfi_endproc
.LFE7:
	.size	digit_sum, .-digit_sum
	.p2align 4
	.globl	reverse_digits
	.type	reverse_digits, @function
reverse_digits:
.LVL58:
.LFB8:
	.loc 1 83 37 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 84 5 view .LVU163
	.loc 1 85 5 view .LVU164
	.loc 1 85 12 view .LVU165
	.loc 1 84 14 is_stmt 0 view .LVU166
	xorl	%edx, %edx
	.loc 1 85 12 view .LVU167
	testl	%edi, %edi
	je	.L59
	.loc 1 85 39 view .LVU168
	movl	$3435973837, %r8d
.LVL59:
	.p2align 4,,10
	.p2align 3
.L61:
	.loc 1 85 24 is_stmt 1 discriminator 2 view .LVU169
	.loc 1 85 39 is_stmt 0 discriminator 2 view .LVU170
	movl	%edi, %eax
	.loc 1 85 30 discriminator 2 view .LVU171
	leal	(%rdx,%rdx,4), %esi
	.loc 1 85 39 discriminator 2 view .LVU172
	movl	%edi, %ecx
	imulq	%r8, %rax
	shrq	$35, %rax
	leal	(%rax,%rax,4), %edx
.LVL60:
	.loc 1 85 39 discriminator 2 view .LVU173
	addl	%edx, %edx
	subl	%edx, %ecx
	.loc 1 85 26 discriminator 2 view .LVU174
	leal	(%rcx,%rsi,2), %edx
.LVL61:
	.loc 1 85 17 is_stmt 1 discriminator 2 view .LVU175
	movl	%edi, %ecx
	movl	%eax, %edi
.LVL62:
	.loc 1 85 12 discriminator 2 view .LVU176
	cmpl	$9, %ecx
	ja	.L61
.LVL63:
.L59:
	.loc 1 87 1 is_stmt 0 view .LVU177
	movl	%edx, %eax
	ret
	.cfi_endproc
.LFE8:
	.size	reverse_digits, .-reverse_digits
	.p2align 4
	.globl	is_leap_year
	.type	is_leap_year, @function
is_leap_year:
.LVL64:
.LFB9:
	.loc 1 89 28 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 89 30 view .LVU179
	.loc 1 89 72 is_stmt 0 view .LVU180
	testb	$3, %dil
	jne	.L65
	imull	$-1030792151, %edi, %eax
	.loc 1 89 72 discriminator 1 view .LVU181
	movl	$1, %edx
	addl	$85899344, %eax
	rorl	$2, %eax
	.loc 1 89 52 discriminator 1 view .LVU182
	cmpl	$42949672, %eax
	jbe	.L65
	.loc 1 89 92 view .LVU183
	movl	%edx, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L65:
	.loc 1 89 72 discriminator 4 view .LVU184
	imull	$-1030792151, %edi, %edi
.LVL65:
	.loc 1 89 72 discriminator 4 view .LVU185
	xorl	%edx, %edx
	addl	$85899344, %edi
	rorl	$4, %edi
	cmpl	$10737418, %edi
	setbe	%dl
	.loc 1 89 92 discriminator 4 view .LVU186
	movl	%edx, %eax
	ret
	.cfi_endproc
.LFE9:
	.size	is_leap_year, .-is_leap_year
	.p2align 4
	.globl	days_from_civil
	.type	days_from_civil, @function
days_from_civil:
.LVL66:
.LFB10:
	.loc 1 92 65 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 93 5 view .LVU188
	.loc 1 93 19 is_stmt 0 view .LVU189
	xorl	%eax, %eax
	cmpl	$2, %esi
	.loc 1 92 65 view .LVU190
	movl	%edx, %ecx
	.loc 1 93 19 view .LVU191
	setbe	%al
.LVL67:
	.loc 1 94 5 is_stmt 1 view .LVU192
	.loc 1 94 47 is_stmt 0 view .LVU193
	subl	%eax, %edi
.LVL68:
	.loc 1 94 47 view .LVU194
	js	.L73
	.loc 1 94 47 discriminator 2 view .LVU195
	movslq	%edi, %rax
	movl	%edi, %edx
.LVL69:
	.loc 1 94 47 discriminator 2 view .LVU196
	imulq	$1374389535, %rax, %rax
	sarl	$31, %edx
	sarq	$39, %rax
	subl	%edx, %eax
.L70:
.LVL70:
	.loc 1 95 5 is_stmt 1 discriminator 4 view .LVU197
	.loc 1 95 34 is_stmt 0 discriminator 4 view .LVU198
	imull	$-400, %eax, %edx
	.loc 1 97 16 discriminator 4 view .LVU199
	cltq
	.loc 1 95 28 discriminator 4 view .LVU200
	addl	%edx, %edi
.LVL71:
	.loc 1 96 5 is_stmt 1 discriminator 4 view .LVU201
	.loc 1 96 56 is_stmt 0 discriminator 4 view .LVU202
	cmpl	$3, %esi
	sbbl	%edx, %edx
	.loc 1 97 37 discriminator 4 view .LVU203
	imull	$365, %edi, %r8d
	.loc 1 96 56 discriminator 4 view .LVU204
	andl	$12, %edx
.LVL72:
	.loc 1 97 5 is_stmt 1 discriminator 4 view .LVU205
	.loc 1 97 16 is_stmt 0 discriminator 4 view .LVU206
	imulq	$146097, %rax, %rax
.LVL73:
	.loc 1 96 38 discriminator 4 view .LVU207
	leal	-3(%rdx,%rsi), %edx
.LVL74:
	.loc 1 96 67 discriminator 4 view .LVU208
	movl	$3435973837, %esi
.LVL75:
	.loc 1 96 29 discriminator 4 view .LVU209
	imull	$153, %edx, %edx
.LVL76:
	.loc 1 97 71 discriminator 4 view .LVU210
	leal	-1(%rcx,%r8), %ecx
.LVL77:
	.loc 1 97 52 discriminator 4 view .LVU211
	movl	%edi, %r8d
	.loc 1 97 65 discriminator 4 view .LVU212
	imulq	$1374389535, %rdi, %rdi
.LVL78:
	.loc 1 97 52 discriminator 4 view .LVU213
	shrl	$2, %r8d
.LVL79:
	.loc 1 97 71 discriminator 4 view .LVU214
	addl	%r8d, %ecx
	.loc 1 96 67 discriminator 4 view .LVU215
	addl	$2, %edx
	imulq	%rsi, %rdx
	.loc 1 97 65 discriminator 4 view .LVU216
	shrq	$37, %rdi
	.loc 1 97 71 discriminator 4 view .LVU217
	subl	%edi, %ecx
	.loc 1 96 67 discriminator 4 view .LVU218
	shrq	$34, %rdx
	.loc 1 97 71 discriminator 4 view .LVU219
	addl	%ecx, %edx
	movl	%edx, %edx
	.loc 1 97 82 discriminator 4 view .LVU220
	leaq	-719468(%rdx,%rax), %rax
	.loc 1 98 1 discriminator 4 view .LVU221
	ret
.LVL80:
	.p2align 4,,10
	.p2align 3
.L73:
	.loc 1 94 40 discriminator 1 view .LVU222
	leal	-399(%rdi), %edx
.LVL81:
	.loc 1 94 47 discriminator 1 view .LVU223
	movslq	%edx, %rax
	sarl	$31, %edx
	imulq	$1374389535, %rax, %rax
	sarq	$39, %rax
	subl	%edx, %eax
	jmp	.L70
	.cfi_endproc
.LFE10:
	.size	days_from_civil, .-days_from_civil
	.p2align 4
	.globl	saturating_add
	.type	saturating_add, @function
saturating_add:
.LVL82:
.LFB11:
	.loc 1 100 46 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 101 5 view .LVU225
	.loc 1 102 5 view .LVU226
	.loc 1 101 19 is_stmt 0 view .LVU227
	movslq	%edi, %rax
	.loc 1 101 30 view .LVU228
	movslq	%esi, %rsi
	.loc 1 102 70 view .LVU229
	movq	$-2147483648, %rdx
	.loc 1 101 13 view .LVU230
	addq	%rsi, %rax
.LVL83:
	.loc 1 102 70 view .LVU231
	cmpq	%rdx, %rax
	cmovl	%rdx, %rax
.LVL84:
	.loc 1 102 40 view .LVU232
	movl	$2147483647, %edx
	cmpq	%rdx, %rax
	cmovg	%rdx, %rax
	.loc 1 103 1 view .LVU233
	ret
	.cfi_endproc
.LFE11:
	.size	saturating_add, .-saturating_add
	.p2align 4
	.globl	clamp
	.type	clamp, @function
clamp:
.LVL85:
.LFB12:
	.loc 1 105 37 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 105 39 view .LVU235
	.loc 1 105 60 is_stmt 0 view .LVU236
	cmpl	%edx, %edi
	.loc 1 105 37 view .LVU237
	movl	%esi, %eax
	.loc 1 105 60 view .LVU238
	cmovle	%edi, %edx
.LVL86:
	.loc 1 105 60 view .LVU239
	cmpl	%esi, %edi
	cmovge	%edx, %eax
	.loc 1 105 83 view .LVU240
	ret
	.cfi_endproc
.LFE12:
	.size	clamp, .-clamp
	.p2align 4
	.globl	sign
	.type	sign, @function
sign:
.LVL87:
.LFB13:
	.loc 1 107 17 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 108 5 view .LVU242
	.loc 1 109 8 is_stmt 0 view .LVU243
	xorl	%eax, %eax
	testl	%edi, %edi
	movl	$1, %edx
	setne	%al
	negl	%eax
	testl	%edi, %edi
	cmovg	%edx, %eax
	.loc 1 111 1 view .LVU244
	ret
	.cfi_endproc
.LFE13:
	.size	sign, .-sign
	.p2align 4
	.globl	multiply_add_high
	.type	multiply_add_high, @function
multiply_add_high:
.LVL88:
.LFB14:
	.loc 1 114 64 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 115 5 view .LVU246
	.loc 1 115 34 is_stmt 0 view .LVU247
	movq	%rdi, %rax
	.loc 1 114 64 view .LVU248
	movq	%rdx, %rcx
	.loc 1 115 38 view .LVU249
	xorl	%edi, %edi
.LVL89:
	.loc 1 115 34 view .LVU250
	mulq	%rsi
.LVL90:
	.loc 1 115 38 view .LVU251
	addq	%rcx, %rax
	adcq	%rdi, %rdx
.LVL91:
	.loc 1 115 43 view .LVU252
	movq	%rdx, %rax
	.loc 1 116 1 view .LVU253
	ret
	.cfi_endproc
.LFE14:
	.size	multiply_add_high, .-multiply_add_high
	.p2align 4
	.globl	ackermann
	.type	ackermann, @function
ackermann:
.LVL92:
.LFB15:
	.loc 1 118 44 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 119 5 view .LVU255
	.loc 1 119 8 is_stmt 0 view .LVU256
	testl	%edi, %edi
	je	.L253
	.loc 1 118 44 view .LVU257
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
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movl	%edi, %ebx
	.loc 1 120 5 is_stmt 1 view .LVU258
	.loc 1 118 44 is_stmt 0 view .LVU259
	subq	$24, %rsp
	.cfi_def_cfa_offset 80
	.loc 1 120 8 view .LVU260
	testl	%esi, %esi
	jne	.L252
	leal	-1(%rbx), %r12d
	.loc 1 119 5 is_stmt 1 view .LVU261
	.loc 1 120 24 is_stmt 0 view .LVU262
	movl	$1, %esi
.LVL93:
	.loc 1 119 8 view .LVU263
	testl	%r12d, %r12d
	je	.L82
.LVL94:
.L262:
	.loc 1 120 5 is_stmt 1 view .LVU264
	.loc 1 120 8 is_stmt 0 view .LVU265
	testl	%esi, %esi
	jne	.L138
	.loc 1 119 5 is_stmt 1 view .LVU266
	.loc 1 120 24 is_stmt 0 view .LVU267
	movl	$1, %esi
	.loc 1 119 8 view .LVU268
	subl	$2, %ebx
	je	.L82
.L252:
	.loc 1 121 5 is_stmt 1 view .LVU269
	.loc 1 121 12 is_stmt 0 view .LVU270
	subl	$1, %esi
.LVL95:
.LBB25:
.LBI25:
	.loc 1 118 10 is_stmt 1 view .LVU271
.LBB26:
	.loc 1 119 5 view .LVU272
	.loc 1 120 5 view .LVU273
	.loc 1 120 8 is_stmt 0 view .LVU274
	testl	%esi, %esi
	jne	.L254
	.loc 1 119 5 is_stmt 1 view .LVU275
	.loc 1 119 8 is_stmt 0 view .LVU276
	leal	-1(%rbx), %r12d
	.loc 1 120 24 view .LVU277
	movl	$1, %eax
	.loc 1 119 8 view .LVU278
	movl	%r12d, %ebp
	testl	%r12d, %r12d
	je	.L87
.LVL96:
.L88:
	.loc 1 121 5 is_stmt 1 view .LVU279
.LBB27:
.LBI27:
	.loc 1 118 10 view .LVU280
.LBB28:
	.loc 1 119 5 view .LVU281
	.loc 1 120 5 view .LVU282
	.loc 1 120 8 is_stmt 0 view .LVU283
	movl	%ebp, %r13d
	cmpl	$1, %eax
	jne	.L255
.LVL97:
.L90:
	.loc 1 119 5 is_stmt 1 view .LVU284
	.loc 1 119 8 is_stmt 0 view .LVU285
	movl	$1, %eax
	subl	$1, %ebp
.LVL98:
	.loc 1 119 8 view .LVU286
	je	.L94
	.p2align 4,,10
	.p2align 3
.L95:
	.loc 1 121 5 is_stmt 1 view .LVU287
.LVL99:
.LBB29:
.LBI29:
	.loc 1 118 10 view .LVU288
.LBB30:
	.loc 1 119 5 view .LVU289
	.loc 1 120 5 view .LVU290
	.loc 1 120 8 is_stmt 0 view .LVU291
	movl	%ebp, %r14d
	cmpl	$1, %eax
	jne	.L256
.LVL100:
.L97:
	.loc 1 119 5 is_stmt 1 view .LVU292
	.loc 1 119 8 is_stmt 0 view .LVU293
	movl	$1, %eax
	subl	$1, %ebp
.LVL101:
	.loc 1 119 8 view .LVU294
	je	.L101
	.p2align 4,,10
	.p2align 3
.L102:
	.loc 1 121 5 is_stmt 1 view .LVU295
.LVL102:
.LBB31:
.LBI31:
	.loc 1 118 10 view .LVU296
.LBB32:
	.loc 1 119 5 view .LVU297
	.loc 1 120 5 view .LVU298
	.loc 1 120 8 is_stmt 0 view .LVU299
	movl	%ebp, %r15d
	cmpl	$1, %eax
	jne	.L257
.LVL103:
.L104:
	.loc 1 119 5 is_stmt 1 view .LVU300
	.loc 1 119 8 is_stmt 0 view .LVU301
	movl	$1, %eax
	subl	$1, %ebp
.LVL104:
	.loc 1 119 8 view .LVU302
	je	.L108
	.p2align 4,,10
	.p2align 3
.L109:
	.loc 1 121 5 is_stmt 1 view .LVU303
.LVL105:
.LBB33:
.LBI33:
	.loc 1 118 10 view .LVU304
.LBB34:
	.loc 1 119 5 view .LVU305
	.loc 1 120 5 view .LVU306
	.loc 1 120 8 is_stmt 0 view .LVU307
	movl	%ebp, %edx
	cmpl	$1, %eax
	jne	.L258
.LVL106:
.L111:
	.loc 1 119 5 is_stmt 1 view .LVU308
	.loc 1 119 8 is_stmt 0 view .LVU309
	movl	$1, %eax
	subl	$1, %ebp
	je	.L115
.LVL107:
	.p2align 4,,10
	.p2align 3
.L116:
	.loc 1 121 5 is_stmt 1 view .LVU310
.LBB35:
.LBI35:
	.loc 1 118 10 view .LVU311
.LBB36:
	.loc 1 119 5 view .LVU312
	.loc 1 120 5 view .LVU313
	.loc 1 120 8 is_stmt 0 view .LVU314
	movl	%ebp, %ecx
	cmpl	$1, %eax
	jne	.L259
.LVL108:
.L118:
	.loc 1 119 5 is_stmt 1 view .LVU315
	.loc 1 119 8 is_stmt 0 view .LVU316
	movl	$1, %eax
	subl	$1, %ebp
	je	.L122
.LVL109:
.L156:
.LBB37:
.LBB38:
	.loc 1 119 8 view .LVU317
	movl	%ebp, %r8d
.L125:
	.loc 1 119 5 is_stmt 1 view .LVU318
	.loc 1 119 8 is_stmt 0 view .LVU319
	movl	$1, %eax
	subl	$1, %ebp
	je	.L129
.L248:
	.loc 1 121 5 is_stmt 1 view .LVU320
	.loc 1 121 12 is_stmt 0 view .LVU321
	subl	$1, %eax
.LVL110:
.LBB39:
.LBI39:
	.loc 1 118 10 is_stmt 1 view .LVU322
.LBB40:
	.loc 1 119 5 view .LVU323
.L132:
	.loc 1 119 5 is_stmt 0 view .LVU324
.LBE40:
.LBE39:
	.loc 1 121 12 view .LVU325
	movl	%ebp, %r9d
.LVL111:
.L134:
.LBB45:
.LBB41:
	.loc 1 120 5 is_stmt 1 view .LVU326
	movl	%r9d, %edi
	.loc 1 120 24 is_stmt 0 view .LVU327
	subl	$1, %r9d
	.loc 1 120 8 view .LVU328
	testl	%eax, %eax
	jne	.L260
	.loc 1 120 24 view .LVU329
	movl	$1, %eax
.L136:
	.loc 1 119 5 is_stmt 1 view .LVU330
	.loc 1 119 8 is_stmt 0 view .LVU331
	testl	%r9d, %r9d
	jne	.L134
.LBE41:
.LBE45:
	movl	%ebp, %esi
.LBB46:
.LBB42:
	.loc 1 119 26 view .LVU332
	addl	$1, %eax
	.loc 1 119 17 is_stmt 1 view .LVU333
.LVL112:
	.loc 1 119 17 is_stmt 0 view .LVU334
.LBE42:
.LBE46:
	.loc 1 119 5 is_stmt 1 view .LVU335
	.loc 1 119 8 is_stmt 0 view .LVU336
	subl	$1, %esi
	je	.L129
	.loc 1 120 5 is_stmt 1 view .LVU337
	.loc 1 120 8 is_stmt 0 view .LVU338
	testl	%eax, %eax
	jne	.L261
	.loc 1 119 5 is_stmt 1 view .LVU339
	.loc 1 120 24 is_stmt 0 view .LVU340
	movl	$1, %eax
	.loc 1 119 8 view .LVU341
	subl	$2, %ebp
	jne	.L248
.L129:
	.loc 1 119 8 view .LVU342
.LBE38:
.LBE37:
	movl	%r8d, %ebp
.LBB55:
.LBB49:
	.loc 1 119 26 view .LVU343
	addl	$1, %eax
	.loc 1 119 17 is_stmt 1 view .LVU344
.LBE49:
.LBE55:
	.loc 1 119 5 view .LVU345
	.loc 1 119 8 is_stmt 0 view .LVU346
	subl	$1, %ebp
	je	.L122
	.loc 1 120 5 is_stmt 1 view .LVU347
	.loc 1 120 8 is_stmt 0 view .LVU348
	testl	%eax, %eax
	jne	.L123
	.loc 1 119 5 is_stmt 1 view .LVU349
	.loc 1 119 8 is_stmt 0 view .LVU350
	subl	$2, %r8d
	.loc 1 120 24 view .LVU351
	movl	$1, %eax
	.loc 1 119 8 view .LVU352
	movl	%r8d, %ebp
	je	.L122
.L123:
	.loc 1 121 5 is_stmt 1 view .LVU353
.LVL113:
.LBB56:
.LBI37:
	.loc 1 118 10 view .LVU354
.LBB50:
	.loc 1 119 5 view .LVU355
	.loc 1 120 5 view .LVU356
	.loc 1 120 8 is_stmt 0 view .LVU357
	cmpl	$1, %eax
	je	.L156
	.loc 1 121 5 is_stmt 1 view .LVU358
	.loc 1 121 12 is_stmt 0 view .LVU359
	subl	$2, %eax
.LVL114:
.LBB47:
	.loc 1 118 10 is_stmt 1 view .LVU360
.LBB43:
	.loc 1 119 5 view .LVU361
.LBE43:
.LBE47:
	.loc 1 121 12 is_stmt 0 view .LVU362
	movl	%ebp, %r8d
	jmp	.L132
.LVL115:
	.p2align 4,,10
	.p2align 3
.L122:
	.loc 1 121 12 view .LVU363
.LBE50:
.LBE56:
.LBE36:
.LBE35:
	.loc 1 119 8 view .LVU364
	movl	%ecx, %ebp
.LBB66:
.LBB61:
	.loc 1 119 26 view .LVU365
	addl	$1, %eax
	.loc 1 119 17 is_stmt 1 view .LVU366
.LBE61:
.LBE66:
	.loc 1 119 5 view .LVU367
	.loc 1 119 8 is_stmt 0 view .LVU368
	subl	$1, %ebp
	je	.L115
	.loc 1 120 5 is_stmt 1 view .LVU369
	.loc 1 120 8 is_stmt 0 view .LVU370
	testl	%eax, %eax
	jne	.L116
	.loc 1 119 5 is_stmt 1 view .LVU371
	.loc 1 119 8 is_stmt 0 view .LVU372
	subl	$2, %ecx
	.loc 1 120 24 view .LVU373
	movl	$1, %eax
	.loc 1 119 8 view .LVU374
	movl	%ecx, %ebp
	jne	.L116
.L115:
	.loc 1 119 8 view .LVU375
.LBE34:
.LBE33:
	movl	%edx, %ebp
.LBB76:
.LBB71:
	.loc 1 119 26 view .LVU376
	addl	$1, %eax
	.loc 1 119 17 is_stmt 1 view .LVU377
.LBE71:
.LBE76:
	.loc 1 119 5 view .LVU378
	.loc 1 119 8 is_stmt 0 view .LVU379
	subl	$1, %ebp
	je	.L108
	.loc 1 120 5 is_stmt 1 view .LVU380
	.loc 1 120 8 is_stmt 0 view .LVU381
	testl	%eax, %eax
	jne	.L109
	.loc 1 119 5 is_stmt 1 view .LVU382
	.loc 1 119 8 is_stmt 0 view .LVU383
	subl	$2, %edx
	.loc 1 120 24 view .LVU384
	movl	$1, %eax
	.loc 1 119 8 view .LVU385
	movl	%edx, %ebp
	jne	.L109
.L108:
	.loc 1 119 8 view .LVU386
.LBE32:
.LBE31:
	movl	%r15d, %ebp
.LBB86:
.LBB81:
	.loc 1 119 26 view .LVU387
	addl	$1, %eax
	.loc 1 119 17 is_stmt 1 view .LVU388
.LVL116:
	.loc 1 119 17 is_stmt 0 view .LVU389
.LBE81:
.LBE86:
	.loc 1 119 5 is_stmt 1 view .LVU390
	.loc 1 119 8 is_stmt 0 view .LVU391
	subl	$1, %ebp
	je	.L101
	.loc 1 120 5 is_stmt 1 view .LVU392
	.loc 1 120 8 is_stmt 0 view .LVU393
	testl	%eax, %eax
	jne	.L102
	.loc 1 119 5 is_stmt 1 view .LVU394
	.loc 1 119 8 is_stmt 0 view .LVU395
	subl	$2, %r15d
	.loc 1 120 24 view .LVU396
	movl	$1, %eax
	.loc 1 119 8 view .LVU397
	movl	%r15d, %ebp
	jne	.L102
.L101:
	.loc 1 119 8 view .LVU398
.LBE30:
.LBE29:
	movl	%r14d, %ebp
.LBB96:
.LBB91:
	.loc 1 119 26 view .LVU399
	addl	$1, %eax
	.loc 1 119 17 is_stmt 1 view .LVU400
.LVL117:
	.loc 1 119 17 is_stmt 0 view .LVU401
.LBE91:
.LBE96:
	.loc 1 119 5 is_stmt 1 view .LVU402
	.loc 1 119 8 is_stmt 0 view .LVU403
	subl	$1, %ebp
	je	.L94
	.loc 1 120 5 is_stmt 1 view .LVU404
	.loc 1 120 8 is_stmt 0 view .LVU405
	testl	%eax, %eax
	jne	.L95
	.loc 1 119 5 is_stmt 1 view .LVU406
	.loc 1 119 8 is_stmt 0 view .LVU407
	subl	$2, %r14d
	.loc 1 120 24 view .LVU408
	movl	$1, %eax
	.loc 1 119 8 view .LVU409
	movl	%r14d, %ebp
	jne	.L95
.L94:
	.loc 1 119 8 view .LVU410
.LBE28:
.LBE27:
	movl	%r13d, %ebp
.LBB105:
.LBB101:
	.loc 1 119 26 view .LVU411
	addl	$1, %eax
	.loc 1 119 17 is_stmt 1 view .LVU412
.LVL118:
	.loc 1 119 17 is_stmt 0 view .LVU413
.LBE101:
.LBE105:
	.loc 1 119 5 is_stmt 1 view .LVU414
	.loc 1 119 8 is_stmt 0 view .LVU415
	subl	$1, %ebp
	je	.L87
	.loc 1 120 5 is_stmt 1 view .LVU416
	.loc 1 120 8 is_stmt 0 view .LVU417
	testl	%eax, %eax
	jne	.L88
	.loc 1 119 5 is_stmt 1 view .LVU418
	.loc 1 119 8 is_stmt 0 view .LVU419
	movl	%r13d, %ebp
	.loc 1 120 24 view .LVU420
	movl	$1, %eax
	.loc 1 119 8 view .LVU421
	subl	$2, %ebp
	jne	.L88
.L87:
	.loc 1 119 26 view .LVU422
	leal	1(%rax), %esi
	.loc 1 119 17 is_stmt 1 view .LVU423
.LVL119:
	.loc 1 119 17 is_stmt 0 view .LVU424
.LBE26:
.LBE25:
	.loc 1 119 5 is_stmt 1 view .LVU425
	.loc 1 119 8 is_stmt 0 view .LVU426
	testl	%r12d, %r12d
	jne	.L262
.L82:
	.loc 1 119 17 is_stmt 1 discriminator 1 view .LVU427
	.loc 1 122 1 is_stmt 0 discriminator 1 view .LVU428
	addq	$24, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	.loc 1 119 26 discriminator 1 view .LVU429
	leal	1(%rsi), %eax
	.loc 1 122 1 discriminator 1 view .LVU430
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL120:
	.p2align 4,,10
	.p2align 3
.L260:
	.cfi_restore_state
.LBB111:
.LBB109:
.LBB106:
.LBB102:
.LBB97:
.LBB92:
.LBB87:
.LBB82:
.LBB77:
.LBB72:
.LBB67:
.LBB62:
.LBB57:
.LBB51:
.LBB48:
.LBB44:
	.loc 1 121 12 view .LVU431
	leal	-1(%rax), %esi
	movl	%edx, 12(%rsp)
	movl	%ecx, 8(%rsp)
	movl	%r9d, 4(%rsp)
	movl	%r8d, (%rsp)
	.loc 1 121 5 is_stmt 1 view .LVU432
	.loc 1 121 12 is_stmt 0 view .LVU433
	call	ackermann
.LVL121:
	movl	(%rsp), %r8d
	movl	4(%rsp), %r9d
	movl	8(%rsp), %ecx
	movl	12(%rsp), %edx
	jmp	.L136
.LVL122:
	.p2align 4,,10
	.p2align 3
.L259:
	.loc 1 121 12 view .LVU434
.LBE44:
.LBE48:
.LBE51:
.LBE57:
	.loc 1 121 5 is_stmt 1 view .LVU435
	.loc 1 121 12 is_stmt 0 view .LVU436
	subl	$2, %eax
.LVL123:
.LBB58:
	.loc 1 118 10 is_stmt 1 view .LVU437
.LBB52:
	.loc 1 119 5 view .LVU438
.L128:
	.loc 1 120 5 view .LVU439
	.loc 1 120 8 is_stmt 0 view .LVU440
	movl	%ebp, %r8d
	testl	%eax, %eax
	je	.L125
	.loc 1 120 8 view .LVU441
	jmp	.L248
.LVL124:
	.p2align 4,,10
	.p2align 3
.L258:
	.loc 1 120 8 view .LVU442
.LBE52:
.LBE58:
.LBE62:
.LBE67:
	.loc 1 121 5 is_stmt 1 view .LVU443
	.loc 1 121 12 is_stmt 0 view .LVU444
	subl	$2, %eax
.LVL125:
.LBB68:
	.loc 1 118 10 is_stmt 1 view .LVU445
.LBB63:
	.loc 1 119 5 view .LVU446
.L121:
	.loc 1 120 5 view .LVU447
	.loc 1 120 8 is_stmt 0 view .LVU448
	movl	%ebp, %ecx
	testl	%eax, %eax
	je	.L118
	.loc 1 121 5 is_stmt 1 view .LVU449
	.loc 1 121 12 is_stmt 0 view .LVU450
	subl	$1, %eax
.LVL126:
.LBB59:
	.loc 1 118 10 is_stmt 1 view .LVU451
.LBB53:
	.loc 1 119 5 view .LVU452
	jmp	.L128
.LVL127:
	.p2align 4,,10
	.p2align 3
.L257:
	.loc 1 119 5 is_stmt 0 view .LVU453
.LBE53:
.LBE59:
.LBE63:
.LBE68:
.LBE72:
.LBE77:
	.loc 1 121 5 is_stmt 1 view .LVU454
	.loc 1 121 12 is_stmt 0 view .LVU455
	subl	$2, %eax
.LVL128:
.LBB78:
	.loc 1 118 10 is_stmt 1 view .LVU456
.LBB73:
	.loc 1 119 5 view .LVU457
.L114:
	.loc 1 120 5 view .LVU458
	.loc 1 120 8 is_stmt 0 view .LVU459
	movl	%ebp, %edx
	testl	%eax, %eax
	je	.L111
.LVL129:
	.loc 1 121 5 is_stmt 1 view .LVU460
	.loc 1 121 12 is_stmt 0 view .LVU461
	subl	$1, %eax
.LVL130:
.LBB69:
	.loc 1 118 10 is_stmt 1 view .LVU462
.LBB64:
	.loc 1 119 5 view .LVU463
	jmp	.L121
.LVL131:
	.p2align 4,,10
	.p2align 3
.L256:
	.loc 1 119 5 is_stmt 0 view .LVU464
.LBE64:
.LBE69:
.LBE73:
.LBE78:
.LBE82:
.LBE87:
	.loc 1 121 5 is_stmt 1 view .LVU465
	.loc 1 121 12 is_stmt 0 view .LVU466
	subl	$2, %eax
.LVL132:
.LBB88:
	.loc 1 118 10 is_stmt 1 view .LVU467
.LBB83:
	.loc 1 119 5 view .LVU468
.L107:
	.loc 1 120 5 view .LVU469
	.loc 1 120 8 is_stmt 0 view .LVU470
	movl	%ebp, %r15d
	testl	%eax, %eax
	je	.L104
	.loc 1 121 5 is_stmt 1 view .LVU471
	.loc 1 121 12 is_stmt 0 view .LVU472
	subl	$1, %eax
.LVL133:
.LBB79:
	.loc 1 118 10 is_stmt 1 view .LVU473
.LBB74:
	.loc 1 119 5 view .LVU474
	jmp	.L114
.LVL134:
	.p2align 4,,10
	.p2align 3
.L254:
	.loc 1 119 5 is_stmt 0 view .LVU475
.LBE74:
.LBE79:
.LBE83:
.LBE88:
.LBE92:
.LBE97:
.LBE102:
.LBE106:
	.loc 1 121 5 is_stmt 1 view .LVU476
.LBB107:
	.loc 1 118 10 view .LVU477
.LBB103:
	.loc 1 119 5 view .LVU478
	.loc 1 120 5 view .LVU479
	.loc 1 120 8 is_stmt 0 view .LVU480
	cmpl	$1, %esi
	jne	.L263
	movl	%ebx, %r13d
	movl	%ebx, %ebp
	leal	-1(%rbx), %r12d
	jmp	.L90
.LVL135:
	.p2align 4,,10
	.p2align 3
.L255:
	.loc 1 121 5 is_stmt 1 view .LVU481
	.loc 1 121 12 is_stmt 0 view .LVU482
	subl	$2, %eax
.LVL136:
.LBB98:
	.loc 1 118 10 is_stmt 1 view .LVU483
.LBB93:
	.loc 1 119 5 view .LVU484
.L100:
	.loc 1 120 5 view .LVU485
	.loc 1 120 8 is_stmt 0 view .LVU486
	movl	%ebp, %r14d
	testl	%eax, %eax
	je	.L97
	.loc 1 121 5 is_stmt 1 view .LVU487
	.loc 1 121 12 is_stmt 0 view .LVU488
	subl	$1, %eax
.LVL137:
.LBB89:
	.loc 1 118 10 is_stmt 1 view .LVU489
.LBB84:
	.loc 1 119 5 view .LVU490
	jmp	.L107
.LVL138:
	.p2align 4,,10
	.p2align 3
.L253:
	.cfi_def_cfa_offset 8
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	.loc 1 119 5 is_stmt 0 view .LVU491
.LBE84:
.LBE89:
.LBE93:
.LBE98:
.LBE103:
.LBE107:
.LBE109:
.LBE111:
	.loc 1 119 17 is_stmt 1 view .LVU492
	.loc 1 119 26 is_stmt 0 view .LVU493
	leal	1(%rsi), %eax
	.loc 1 122 1 view .LVU494
	ret
.LVL139:
.L138:
	.cfi_def_cfa_offset 80
	.cfi_offset 3, -56
	.cfi_offset 6, -48
	.cfi_offset 12, -40
	.cfi_offset 13, -32
	.cfi_offset 14, -24
	.cfi_offset 15, -16
	.loc 1 119 8 view .LVU495
	movl	%r12d, %ebx
	.loc 1 121 5 is_stmt 1 view .LVU496
	jmp	.L252
.LVL140:
.L261:
.LBB112:
.LBB110:
.LBB108:
.LBB104:
.LBB99:
.LBB94:
.LBB90:
.LBB85:
.LBB80:
.LBB75:
.LBB70:
.LBB65:
.LBB60:
.LBB54:
	.loc 1 119 8 is_stmt 0 view .LVU497
	movl	%esi, %ebp
	.loc 1 121 5 is_stmt 1 view .LVU498
	jmp	.L248
.LVL141:
.L263:
	.loc 1 121 5 is_stmt 0 view .LVU499
.LBE54:
.LBE60:
.LBE65:
.LBE70:
.LBE75:
.LBE80:
.LBE85:
.LBE90:
.LBE94:
.LBE99:
	.loc 1 121 5 is_stmt 1 view .LVU500
	.loc 1 121 12 is_stmt 0 view .LVU501
	leal	-2(%rsi), %eax
.LVL142:
.LBB100:
	.loc 1 118 10 is_stmt 1 view .LVU502
.LBB95:
	.loc 1 119 5 view .LVU503
.LBE95:
.LBE100:
	.loc 1 121 12 is_stmt 0 view .LVU504
	movl	%ebx, %r13d
	leal	-1(%rbx), %r12d
	movl	%ebx, %ebp
	jmp	.L100
.LBE104:
.LBE108:
.LBE110:
.LBE112:
	.cfi_endproc
.LFE15:
	.size	ackermann, .-ackermann
	.p2align 4
	.globl	hanoi
	.type	hanoi, @function
hanoi:
.LVL143:
.LFB16:
	.loc 1 124 70 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 125 5 view .LVU506
	.loc 1 124 70 is_stmt 0 view .LVU507
	movl	%edi, %eax
	.loc 1 125 8 view .LVU508
	testl	%edi, %edi
	je	.L291
	.loc 1 124 70 view .LVU509
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	movq	%rcx, %r13
	.loc 1 126 5 is_stmt 1 view .LVU510
	.loc 1 124 70 is_stmt 0 view .LVU511
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
.LBB129:
.LBB130:
	.loc 1 125 8 view .LVU512
	xorl	%r12d, %r12d
.LBE130:
.LBE129:
	.loc 1 124 70 view .LVU513
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	movl	%esi, %ebp
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movl	%edx, %ebx
	.loc 1 126 19 view .LVU514
	movl	$6, %edx
.LVL144:
	.loc 1 126 19 view .LVU515
	subl	%esi, %edx
	.loc 1 126 9 view .LVU516
	subl	%ebx, %edx
	.loc 1 124 70 view .LVU517
	subq	$152, %rsp
	.cfi_def_cfa_offset 208
	.loc 1 126 9 view .LVU518
	movl	%edx, 36(%rsp)
.LVL145:
	.loc 1 127 5 is_stmt 1 view .LVU519
.LBB224:
.LBI129:
	.loc 1 124 10 view .LVU520
.LBB219:
	.loc 1 125 5 view .LVU521
	.loc 1 125 8 is_stmt 0 view .LVU522
	cmpl	$1, %edi
	je	.L266
	movl	$0, 52(%rsp)
	leal	-2(%rdi), %r12d
	movq	%rcx, %r15
	movl	%ebx, 56(%rsp)
	movl	%esi, %ebx
.LVL146:
.L279:
	.loc 1 126 5 is_stmt 1 view .LVU523
	.loc 1 126 9 is_stmt 0 view .LVU524
	movl	36(%rsp), %edi
	.loc 1 126 19 view .LVU525
	movl	$6, %eax
	subl	%ebx, %eax
	.loc 1 126 9 view .LVU526
	subl	%edi, %eax
	movl	%eax, 28(%rsp)
.LVL147:
	.loc 1 127 5 is_stmt 1 view .LVU527
.LBB131:
.LBI131:
	.loc 1 124 10 view .LVU528
.LBB132:
	.loc 1 125 5 view .LVU529
	.loc 1 125 8 is_stmt 0 view .LVU530
	testl	%r12d, %r12d
	je	.L267
	.loc 1 125 8 view .LVU531
	movl	%ebx, 64(%rsp)
	leal	-1(%r12), %r14d
	xorl	%r12d, %r12d
.LVL148:
	.loc 1 125 8 view .LVU532
	movl	%ebx, %r13d
	movl	%r14d, 68(%rsp)
	movl	%r14d, %edx
	movl	%r12d, %r14d
.LVL149:
.L280:
	.loc 1 126 5 is_stmt 1 view .LVU533
	.loc 1 126 9 is_stmt 0 view .LVU534
	movl	28(%rsp), %edi
	.loc 1 126 19 view .LVU535
	movl	$6, %ecx
	subl	%r13d, %ecx
	.loc 1 126 9 view .LVU536
	subl	%edi, %ecx
	movl	%ecx, %r12d
.LVL150:
	.loc 1 127 5 is_stmt 1 view .LVU537
.LBB133:
.LBI133:
	.loc 1 124 10 view .LVU538
.LBB134:
	.loc 1 125 5 view .LVU539
	.loc 1 125 8 is_stmt 0 view .LVU540
	testl	%edx, %edx
	je	.L268
	.loc 1 125 8 view .LVU541
	leal	-1(%rdx), %ebp
	movl	%r13d, 32(%rsp)
	movl	$0, 48(%rsp)
	movl	%ebp, %edx
.LVL151:
	.loc 1 125 8 view .LVU542
	movl	%r13d, 72(%rsp)
	movl	%r14d, 76(%rsp)
	movl	%ebp, 80(%rsp)
.LVL152:
.L281:
	.loc 1 126 5 is_stmt 1 view .LVU543
	.loc 1 126 19 is_stmt 0 view .LVU544
	movl	32(%rsp), %ebp
	movl	$6, %ecx
	subl	%ebp, %ecx
	.loc 1 126 9 view .LVU545
	subl	%r12d, %ecx
	movl	%ecx, 24(%rsp)
.LVL153:
	.loc 1 127 5 is_stmt 1 view .LVU546
.LBB135:
.LBI135:
	.loc 1 124 10 view .LVU547
.LBB136:
	.loc 1 125 5 view .LVU548
	.loc 1 125 8 is_stmt 0 view .LVU549
	testl	%edx, %edx
	je	.L269
	.loc 1 125 8 view .LVU550
	leal	-1(%rdx), %ebx
	movl	$0, 44(%rsp)
	movl	%ebp, %r8d
	movl	%r12d, %r13d
	movl	%ebx, 84(%rsp)
	movl	%ebx, %edx
.LVL154:
	.loc 1 125 8 view .LVU551
	movq	%r15, %rbp
.LVL155:
.L282:
	.loc 1 126 5 is_stmt 1 view .LVU552
	.loc 1 126 19 is_stmt 0 view .LVU553
	movl	$6, %ecx
	subl	%r8d, %ecx
	.loc 1 126 9 view .LVU554
	movl	%ecx, %esi
	movl	24(%rsp), %ecx
	subl	%ecx, %esi
.LVL156:
	.loc 1 127 5 is_stmt 1 view .LVU555
.LBB137:
.LBI137:
	.loc 1 124 10 view .LVU556
.LBB138:
	.loc 1 125 5 view .LVU557
	.loc 1 125 8 is_stmt 0 view .LVU558
	testl	%edx, %edx
	je	.L270
	.loc 1 125 8 view .LVU559
	movl	$0, 20(%rsp)
	leal	-1(%rdx), %ebx
	movl	%r8d, %r15d
	movl	%r8d, 88(%rsp)
	movl	%r13d, 92(%rsp)
	movl	%ebx, %r13d
	movl	%ebx, 96(%rsp)
	movq	%rbp, %rbx
	movl	%esi, %ebp
.LVL157:
.L283:
	.loc 1 126 5 is_stmt 1 view .LVU560
	.loc 1 126 19 is_stmt 0 view .LVU561
	movl	$6, %edx
	subl	%r15d, %edx
	.loc 1 126 9 view .LVU562
	subl	%ebp, %edx
	movl	%edx, 12(%rsp)
.LVL158:
	.loc 1 127 5 is_stmt 1 view .LVU563
.LBB139:
.LBI139:
	.loc 1 124 10 view .LVU564
.LBB140:
	.loc 1 125 5 view .LVU565
	.loc 1 125 8 is_stmt 0 view .LVU566
	testl	%r13d, %r13d
	je	.L271
	.loc 1 125 8 view .LVU567
	movl	$0, 16(%rsp)
	subl	$1, %r13d
.LVL159:
	.loc 1 125 8 view .LVU568
	movl	%r15d, %r14d
	.loc 1 126 19 view .LVU569
	movl	%r15d, %r12d
	movl	%r13d, %eax
	movl	%r13d, %r15d
.LVL160:
.L284:
	.loc 1 126 5 is_stmt 1 view .LVU570
	.loc 1 126 9 is_stmt 0 view .LVU571
	movl	12(%rsp), %ecx
	.loc 1 126 19 view .LVU572
	movl	$6, %r13d
	subl	%r14d, %r13d
	.loc 1 126 9 view .LVU573
	subl	%ecx, %r13d
.LVL161:
	.loc 1 127 5 is_stmt 1 view .LVU574
.LBB141:
.LBI141:
	.loc 1 124 10 view .LVU575
.LBB142:
	.loc 1 125 5 view .LVU576
	.loc 1 125 8 is_stmt 0 view .LVU577
	testl	%eax, %eax
	je	.L272
	.loc 1 125 8 view .LVU578
	subl	$1, %eax
.LVL162:
	.loc 1 125 8 view .LVU579
	movl	%ebp, 108(%rsp)
	.loc 1 126 19 view .LVU580
	movl	$6, %ebp
	subl	%r14d, %ebp
	movl	%eax, %ecx
	movl	%eax, 60(%rsp)
	.loc 1 125 8 view .LVU581
	movl	$0, 40(%rsp)
	.loc 1 126 9 view .LVU582
	subl	%r13d, %ebp
	.loc 1 125 8 view .LVU583
	movl	%r14d, 100(%rsp)
	movl	%r12d, 104(%rsp)
	movl	%r15d, 112(%rsp)
	.loc 1 126 5 is_stmt 1 view .LVU584
.LVL163:
	.loc 1 127 5 view .LVU585
.LBB143:
.LBI143:
	.loc 1 124 10 view .LVU586
.LBB144:
	.loc 1 125 5 view .LVU587
	.loc 1 125 8 is_stmt 0 view .LVU588
	testl	%ecx, %ecx
	je	.L273
.LVL164:
.L294:
	.loc 1 125 8 view .LVU589
	movl	%ecx, 120(%rsp)
	movl	%r14d, %r10d
	movl	%ecx, %r12d
	xorl	%r15d, %r15d
	movl	%r14d, 116(%rsp)
	movq	%rbx, %r14
.LVL165:
.L274:
	.loc 1 125 8 view .LVU590
	movq	%r14, %rax
	movl	%r12d, %r8d
	movl	%r13d, %r14d
.LVL166:
	.loc 1 125 8 view .LVU591
	movl	%r10d, %edx
	movl	%r12d, %r13d
.LVL167:
	.loc 1 125 8 view .LVU592
	xorl	%r11d, %r11d
	movl	%ebp, %r12d
.LVL168:
	.loc 1 125 8 view .LVU593
	movq	%rax, %rbp
.LVL169:
.L277:
	.loc 1 125 8 view .LVU594
	movl	%edx, %r9d
	.loc 1 126 19 view .LVU595
	movl	$6, %edx
	.loc 1 127 22 view .LVU596
	subl	$1, %r8d
	movq	%rbp, %rcx
	.loc 1 126 19 view .LVU597
	subl	%r9d, %edx
	.loc 1 127 22 view .LVU598
	movl	%r8d, %edi
	movl	%r9d, %esi
	movl	%r8d, 124(%rsp)
	.loc 1 126 9 view .LVU599
	subl	%r12d, %edx
	movl	%r11d, 140(%rsp)
	movl	%r10d, 136(%rsp)
	.loc 1 126 5 is_stmt 1 view .LVU600
.LVL170:
	.loc 1 127 5 view .LVU601
	.loc 1 127 22 is_stmt 0 view .LVU602
	movl	%edx, 132(%rsp)
	movl	%r9d, 128(%rsp)
	call	hanoi
.LVL171:
	.loc 1 128 5 view .LVU603
	movl	128(%rsp), %edi
	movl	%r12d, %esi
	.loc 1 127 22 view .LVU604
	movl	%eax, %ebx
.LVL172:
	.loc 1 128 5 is_stmt 1 view .LVU605
	call	*%rbp
.LVL173:
	.loc 1 129 5 view .LVU606
	movl	140(%rsp), %r11d
	.loc 1 125 8 is_stmt 0 view .LVU607
	movl	124(%rsp), %r8d
	movl	132(%rsp), %edx
	movl	136(%rsp), %r10d
	addl	%r11d, %ebx
.LVL174:
	.loc 1 125 8 view .LVU608
	testl	%r8d, %r8d
	leal	1(%rbx), %r11d
	.loc 1 125 5 is_stmt 1 view .LVU609
	.loc 1 125 8 is_stmt 0 view .LVU610
	jne	.L277
	movq	%rbp, %rax
	movl	%r12d, %ebp
.LVL175:
	.loc 1 125 8 view .LVU611
	movl	%r13d, %r12d
.LVL176:
	.loc 1 125 8 view .LVU612
	movl	%r14d, %r13d
.LVL177:
	.loc 1 125 8 view .LVU613
.LBE144:
.LBE143:
	.loc 1 128 5 view .LVU614
	movl	%r13d, %esi
.LBB150:
.LBB145:
	movq	%rax, %r14
.LVL178:
	.loc 1 125 17 is_stmt 1 view .LVU615
	.loc 1 125 17 is_stmt 0 view .LVU616
.LBE145:
.LBE150:
	.loc 1 128 5 is_stmt 1 view .LVU617
	leal	2(%r15,%rbx), %r15d
	movl	%r10d, %edi
	call	*%rax
.LVL179:
	.loc 1 129 5 view .LVU618
	.loc 1 125 5 view .LVU619
	.loc 1 126 5 view .LVU620
	.loc 1 126 19 is_stmt 0 view .LVU621
	movl	$6, %eax
	subl	%ebp, %eax
	.loc 1 126 9 view .LVU622
	subl	%r13d, %eax
.LVL180:
	.loc 1 127 5 is_stmt 1 view .LVU623
.LBB151:
	.loc 1 124 10 view .LVU624
.LBB146:
	.loc 1 125 5 view .LVU625
	.loc 1 125 8 is_stmt 0 view .LVU626
	subl	$1, %r12d
.LVL181:
	.loc 1 125 8 view .LVU627
	je	.L275
	.loc 1 125 8 view .LVU628
	movl	%ebp, %r10d
.LBE146:
.LBE151:
	.loc 1 126 9 view .LVU629
	movl	%eax, %ebp
.LVL182:
	.loc 1 126 9 view .LVU630
	jmp	.L274
.LVL183:
.L272:
	.loc 1 126 9 view .LVU631
.LBE142:
.LBE141:
	.loc 1 128 5 view .LVU632
	movl	%r15d, %r13d
.LVL184:
	.loc 1 128 5 view .LVU633
	movl	%r12d, %r15d
.LBB163:
.LBB155:
	.loc 1 125 17 is_stmt 1 view .LVU634
.LVL185:
	.loc 1 125 17 is_stmt 0 view .LVU635
.LBE155:
.LBE163:
	.loc 1 128 5 is_stmt 1 view .LVU636
	movl	12(%rsp), %r12d
	movl	%r14d, %edi
	movl	%r12d, %esi
	call	*%rbx
.LVL186:
	.loc 1 129 5 view .LVU637
	.loc 1 125 5 view .LVU638
	.loc 1 125 17 view .LVU639
	.loc 1 125 17 is_stmt 0 view .LVU640
.LBE140:
.LBE139:
	.loc 1 128 5 is_stmt 1 view .LVU641
	movl	%ebp, %esi
	movl	%r14d, %edi
	call	*%rbx
.LVL187:
	.loc 1 129 5 view .LVU642
	.loc 1 125 5 view .LVU643
	.loc 1 126 5 view .LVU644
	.loc 1 127 5 view .LVU645
.LBB175:
	.loc 1 124 10 view .LVU646
.LBB171:
	.loc 1 125 5 view .LVU647
	.loc 1 125 17 view .LVU648
	.loc 1 125 17 is_stmt 0 view .LVU649
.LBE171:
.LBE175:
	.loc 1 128 5 is_stmt 1 view .LVU650
	movl	%ebp, %esi
	movl	%r12d, %edi
	call	*%rbx
.LVL188:
	.loc 1 129 5 view .LVU651
	.loc 1 125 5 view .LVU652
	.loc 1 125 17 view .LVU653
	.loc 1 125 17 is_stmt 0 view .LVU654
.LBE138:
.LBE137:
	.loc 1 128 5 is_stmt 1 view .LVU655
	movl	24(%rsp), %r14d
	movl	%r15d, %edi
.LBB184:
.LBB179:
	.loc 1 125 8 is_stmt 0 view .LVU656
	movl	%ebp, %r15d
.LBE179:
.LBE184:
	.loc 1 128 5 view .LVU657
	movl	%r14d, %esi
	call	*%rbx
.LVL189:
	.loc 1 129 5 is_stmt 1 view .LVU658
	movl	20(%rsp), %ecx
	movl	16(%rsp), %eax
	leal	4(%rax,%rcx), %eax
	movl	%eax, 20(%rsp)
	.loc 1 125 5 view .LVU659
.LVL190:
	.loc 1 126 5 view .LVU660
	.loc 1 126 19 is_stmt 0 view .LVU661
	movl	$6, %eax
	subl	%ebp, %eax
.LVL191:
	.loc 1 127 5 is_stmt 1 view .LVU662
.LBB185:
	.loc 1 124 10 view .LVU663
.LBB180:
	.loc 1 125 5 view .LVU664
	.loc 1 125 5 is_stmt 0 view .LVU665
.LBE180:
.LBE185:
	.loc 1 126 9 view .LVU666
	subl	%r14d, %eax
.LVL192:
	.loc 1 126 9 view .LVU667
	movl	%eax, %ebp
.LVL193:
	.loc 1 126 9 view .LVU668
	jmp	.L283
.LVL194:
	.p2align 4,,10
	.p2align 3
.L275:
.LBB186:
.LBB181:
.LBB176:
.LBB172:
.LBB164:
.LBB156:
	.loc 1 128 5 view .LVU669
	movq	%r14, %rbx
	movl	%r13d, %esi
	movl	116(%rsp), %r14d
.LVL195:
.LBB152:
.LBB147:
	.loc 1 125 17 is_stmt 1 view .LVU670
	.loc 1 125 17 is_stmt 0 view .LVU671
.LBE147:
.LBE152:
	.loc 1 128 5 is_stmt 1 view .LVU672
	movl	%ebp, %edi
	call	*%rbx
.LVL196:
	.loc 1 129 5 view .LVU673
	.loc 1 125 5 view .LVU674
	.loc 1 125 17 view .LVU675
	.loc 1 125 17 is_stmt 0 view .LVU676
.LBE156:
.LBE164:
	.loc 1 128 5 is_stmt 1 view .LVU677
	movl	12(%rsp), %ebp
	movl	%r14d, %edi
.LBB165:
.LBB157:
	.loc 1 125 8 is_stmt 0 view .LVU678
	movl	%r13d, %r14d
.LBE157:
.LBE165:
	.loc 1 128 5 view .LVU679
	movl	%ebp, %esi
	call	*%rbx
.LVL197:
	.loc 1 129 5 is_stmt 1 view .LVU680
	movl	40(%rsp), %eax
.LBB166:
.LBB158:
	.loc 1 125 8 is_stmt 0 view .LVU681
	movl	120(%rsp), %ecx
	leal	2(%r15,%rax), %eax
	subl	$1, %ecx
	movl	%eax, 40(%rsp)
.LBE158:
.LBE166:
	.loc 1 125 5 is_stmt 1 view .LVU682
.LVL198:
	.loc 1 126 5 view .LVU683
	.loc 1 126 19 is_stmt 0 view .LVU684
	movl	$6, %eax
	subl	%r13d, %eax
.LVL199:
	.loc 1 127 5 is_stmt 1 view .LVU685
.LBB167:
	.loc 1 124 10 view .LVU686
.LBB159:
	.loc 1 125 5 view .LVU687
.LBE159:
.LBE167:
	.loc 1 126 9 is_stmt 0 view .LVU688
	subl	%ebp, %eax
.LVL200:
.LBB168:
.LBB160:
	.loc 1 126 19 view .LVU689
	movl	$6, %ebp
.LBE160:
.LBE168:
	.loc 1 126 9 view .LVU690
	movl	%eax, %r13d
.LVL201:
.LBB169:
.LBB161:
	.loc 1 126 5 is_stmt 1 view .LVU691
	.loc 1 126 19 is_stmt 0 view .LVU692
	subl	%r14d, %ebp
	.loc 1 126 9 view .LVU693
	subl	%r13d, %ebp
.LVL202:
	.loc 1 127 5 is_stmt 1 view .LVU694
.LBB153:
	.loc 1 124 10 view .LVU695
.LBB148:
	.loc 1 125 5 view .LVU696
	.loc 1 125 8 is_stmt 0 view .LVU697
	testl	%ecx, %ecx
	jne	.L294
.LVL203:
.L273:
	.loc 1 125 8 view .LVU698
.LBE148:
.LBE153:
	.loc 1 128 5 view .LVU699
	movl	%r14d, %eax
	movl	108(%rsp), %ebp
.LVL204:
	.loc 1 128 5 view .LVU700
	movl	100(%rsp), %r14d
.LVL205:
	.loc 1 128 5 view .LVU701
	movl	%r13d, %esi
	movl	%eax, %edi
	movl	104(%rsp), %r12d
	movl	112(%rsp), %r15d
.LBB154:
.LBB149:
	.loc 1 125 17 is_stmt 1 view .LVU702
.LVL206:
	.loc 1 125 17 is_stmt 0 view .LVU703
.LBE149:
.LBE154:
	.loc 1 128 5 is_stmt 1 view .LVU704
	movl	%eax, 100(%rsp)
.LVL207:
	.loc 1 128 5 is_stmt 0 view .LVU705
	call	*%rbx
.LVL208:
	.loc 1 129 5 is_stmt 1 view .LVU706
	.loc 1 125 5 view .LVU707
	.loc 1 125 17 view .LVU708
	.loc 1 125 17 is_stmt 0 view .LVU709
.LBE161:
.LBE169:
	.loc 1 128 5 is_stmt 1 view .LVU710
	movl	12(%rsp), %esi
	movl	100(%rsp), %edi
	call	*%rbx
.LVL209:
	.loc 1 129 5 view .LVU711
	.loc 1 125 5 view .LVU712
	.loc 1 126 5 view .LVU713
	.loc 1 127 5 view .LVU714
.LBB170:
	.loc 1 124 10 view .LVU715
.LBB162:
	.loc 1 125 5 view .LVU716
	.loc 1 125 17 view .LVU717
	.loc 1 125 17 is_stmt 0 view .LVU718
.LBE162:
.LBE170:
	.loc 1 128 5 is_stmt 1 view .LVU719
	movl	12(%rsp), %esi
	movl	%r13d, %edi
	call	*%rbx
.LVL210:
	.loc 1 129 5 view .LVU720
	.loc 1 125 5 view .LVU721
	.loc 1 125 17 view .LVU722
	.loc 1 125 17 is_stmt 0 view .LVU723
.LBE172:
.LBE176:
	.loc 1 128 5 is_stmt 1 view .LVU724
	movl	%r14d, %edi
	movl	%ebp, %esi
	call	*%rbx
.LVL211:
	.loc 1 129 5 view .LVU725
	.loc 1 126 19 is_stmt 0 view .LVU726
	movl	12(%rsp), %r14d
	movl	16(%rsp), %ecx
	movl	$6, %edx
	movl	40(%rsp), %eax
	subl	%r14d, %edx
	leal	4(%rax,%rcx), %eax
	.loc 1 126 9 view .LVU727
	subl	%ebp, %edx
	movl	%eax, 16(%rsp)
	.loc 1 125 5 is_stmt 1 view .LVU728
.LVL212:
	.loc 1 126 5 view .LVU729
	.loc 1 127 5 view .LVU730
.LBB177:
	.loc 1 124 10 view .LVU731
.LBB173:
	.loc 1 125 5 view .LVU732
	.loc 1 125 8 is_stmt 0 view .LVU733
	movl	60(%rsp), %eax
.LBE173:
.LBE177:
	.loc 1 126 9 view .LVU734
	movl	%edx, 12(%rsp)
	jmp	.L284
.LVL213:
.L271:
	.loc 1 128 5 view .LVU735
	movl	88(%rsp), %r8d
	movl	%ebp, %r12d
	movl	92(%rsp), %r13d
.LVL214:
	.loc 1 128 5 view .LVU736
	movq	%rbx, %rbp
.LVL215:
	.loc 1 128 5 view .LVU737
	movl	%r12d, %esi
	movl	96(%rsp), %ebx
.LVL216:
.LBB178:
.LBB174:
	.loc 1 125 17 is_stmt 1 view .LVU738
	.loc 1 125 17 is_stmt 0 view .LVU739
.LBE174:
.LBE178:
	.loc 1 128 5 is_stmt 1 view .LVU740
	movl	%r15d, %edi
	movl	%r8d, 12(%rsp)
	call	*%rbp
.LVL217:
	.loc 1 129 5 view .LVU741
	.loc 1 125 5 view .LVU742
	.loc 1 125 17 view .LVU743
	.loc 1 125 17 is_stmt 0 view .LVU744
.LBE181:
.LBE186:
	.loc 1 128 5 is_stmt 1 view .LVU745
	movl	24(%rsp), %r14d
	movl	%r15d, %edi
	movl	%r14d, %esi
	call	*%rbp
.LVL218:
	.loc 1 129 5 view .LVU746
	.loc 1 125 5 view .LVU747
	.loc 1 126 5 view .LVU748
	.loc 1 127 5 view .LVU749
.LBB187:
	.loc 1 124 10 view .LVU750
.LBB182:
	.loc 1 125 5 view .LVU751
	.loc 1 125 17 view .LVU752
	.loc 1 125 17 is_stmt 0 view .LVU753
.LBE182:
.LBE187:
	.loc 1 128 5 is_stmt 1 view .LVU754
	movl	%r14d, %esi
	movl	%r12d, %edi
	call	*%rbp
.LVL219:
	.loc 1 129 5 view .LVU755
	.loc 1 125 5 view .LVU756
	.loc 1 125 17 view .LVU757
	.loc 1 125 17 is_stmt 0 view .LVU758
.LBE136:
.LBE135:
	.loc 1 128 5 is_stmt 1 view .LVU759
	movl	%r13d, %esi
	movl	12(%rsp), %edi
	call	*%rbp
.LVL220:
	.loc 1 129 5 view .LVU760
	movl	44(%rsp), %esi
	movl	20(%rsp), %eax
	.loc 1 126 19 is_stmt 0 view .LVU761
	movl	%r14d, %r8d
.LBB194:
.LBB189:
	.loc 1 125 8 view .LVU762
	movl	%ebx, %edx
	leal	4(%rax,%rsi), %eax
	movl	%eax, 44(%rsp)
.LBE189:
.LBE194:
	.loc 1 125 5 is_stmt 1 view .LVU763
.LVL221:
	.loc 1 126 5 view .LVU764
	.loc 1 126 19 is_stmt 0 view .LVU765
	movl	$6, %eax
	subl	%r14d, %eax
.LVL222:
	.loc 1 127 5 is_stmt 1 view .LVU766
.LBB195:
	.loc 1 124 10 view .LVU767
.LBB190:
	.loc 1 125 5 view .LVU768
	.loc 1 125 5 is_stmt 0 view .LVU769
.LBE190:
.LBE195:
	.loc 1 126 9 view .LVU770
	subl	%r13d, %eax
.LVL223:
	.loc 1 126 9 view .LVU771
	movl	%eax, 24(%rsp)
	jmp	.L282
.LVL224:
.L270:
.LBB196:
.LBB191:
	.loc 1 128 5 view .LVU772
	movl	24(%rsp), %r14d
	movq	%rbp, %r15
	movl	%r8d, %ebp
.LVL225:
	.loc 1 128 5 view .LVU773
	movl	%r8d, %edi
	movl	84(%rsp), %ebx
.LBB188:
.LBB183:
	.loc 1 125 17 is_stmt 1 view .LVU774
.LVL226:
	.loc 1 125 17 is_stmt 0 view .LVU775
.LBE183:
.LBE188:
	.loc 1 128 5 is_stmt 1 view .LVU776
	movl	%r14d, %esi
.LVL227:
	.loc 1 128 5 is_stmt 0 view .LVU777
	call	*%r15
.LVL228:
	.loc 1 129 5 is_stmt 1 view .LVU778
	.loc 1 125 5 view .LVU779
	.loc 1 125 17 view .LVU780
	.loc 1 125 17 is_stmt 0 view .LVU781
.LBE191:
.LBE196:
	.loc 1 128 5 is_stmt 1 view .LVU782
	movl	%r13d, %esi
	movl	%ebp, %edi
	call	*%r15
.LVL229:
	.loc 1 129 5 view .LVU783
	.loc 1 125 5 view .LVU784
	.loc 1 126 5 view .LVU785
	.loc 1 127 5 view .LVU786
.LBB197:
	.loc 1 124 10 view .LVU787
.LBB192:
	.loc 1 125 5 view .LVU788
	.loc 1 125 17 view .LVU789
	.loc 1 125 17 is_stmt 0 view .LVU790
.LBE192:
.LBE197:
	.loc 1 128 5 is_stmt 1 view .LVU791
	movl	%r14d, %edi
	movl	%r13d, %esi
	call	*%r15
.LVL230:
	.loc 1 129 5 view .LVU792
	.loc 1 125 5 view .LVU793
	.loc 1 125 17 view .LVU794
	.loc 1 125 17 is_stmt 0 view .LVU795
.LBE134:
.LBE133:
	.loc 1 128 5 is_stmt 1 view .LVU796
	movl	28(%rsp), %r14d
	movl	32(%rsp), %edi
	movl	%r14d, %esi
	call	*%r15
.LVL231:
	.loc 1 129 5 view .LVU797
	movl	48(%rsp), %edi
	movl	44(%rsp), %eax
.LBB204:
.LBB199:
	.loc 1 125 8 is_stmt 0 view .LVU798
	movl	%r13d, 32(%rsp)
	movl	%ebx, %edx
	leal	4(%rax,%rdi), %eax
	movl	%eax, 48(%rsp)
.LBE199:
.LBE204:
	.loc 1 125 5 is_stmt 1 view .LVU799
.LVL232:
	.loc 1 126 5 view .LVU800
	.loc 1 126 19 is_stmt 0 view .LVU801
	movl	$6, %eax
	subl	%r13d, %eax
.LVL233:
	.loc 1 127 5 is_stmt 1 view .LVU802
.LBB205:
	.loc 1 124 10 view .LVU803
.LBB200:
	.loc 1 125 5 view .LVU804
	.loc 1 125 5 is_stmt 0 view .LVU805
.LBE200:
.LBE205:
	.loc 1 126 9 view .LVU806
	subl	%r14d, %eax
.LVL234:
	.loc 1 126 9 view .LVU807
	movl	%eax, %r12d
	jmp	.L281
.LVL235:
.L269:
.LBB206:
.LBB201:
	.loc 1 128 5 view .LVU808
	movl	72(%rsp), %r13d
	movl	%r12d, %esi
	movl	76(%rsp), %r14d
	movl	80(%rsp), %ebp
.LVL236:
.LBB198:
.LBB193:
	.loc 1 125 17 is_stmt 1 view .LVU809
	.loc 1 125 17 is_stmt 0 view .LVU810
.LBE193:
.LBE198:
	.loc 1 128 5 is_stmt 1 view .LVU811
	movl	32(%rsp), %edi
	call	*%r15
.LVL237:
	.loc 1 129 5 view .LVU812
	.loc 1 125 5 view .LVU813
	.loc 1 125 17 view .LVU814
	.loc 1 125 17 is_stmt 0 view .LVU815
.LBE201:
.LBE206:
	.loc 1 128 5 is_stmt 1 view .LVU816
	movl	28(%rsp), %ebx
	movl	32(%rsp), %edi
	movl	%ebx, %esi
	call	*%r15
.LVL238:
	.loc 1 129 5 view .LVU817
	.loc 1 125 5 view .LVU818
	.loc 1 126 5 view .LVU819
	.loc 1 127 5 view .LVU820
.LBB207:
	.loc 1 124 10 view .LVU821
.LBB202:
	.loc 1 125 5 view .LVU822
	.loc 1 125 17 view .LVU823
	.loc 1 125 17 is_stmt 0 view .LVU824
.LBE202:
.LBE207:
	.loc 1 128 5 is_stmt 1 view .LVU825
	movl	%r12d, %edi
	movl	%ebx, %esi
	call	*%r15
.LVL239:
	.loc 1 129 5 view .LVU826
	.loc 1 125 5 view .LVU827
	.loc 1 125 17 view .LVU828
	.loc 1 125 17 is_stmt 0 view .LVU829
.LBE132:
.LBE131:
	.loc 1 128 5 is_stmt 1 view .LVU830
	movl	36(%rsp), %r12d
	movl	%r13d, %edi
	.loc 1 126 19 is_stmt 0 view .LVU831
	movl	%ebx, %r13d
	.loc 1 128 5 view .LVU832
	movl	%r12d, %esi
	call	*%r15
.LVL240:
	.loc 1 129 5 is_stmt 1 view .LVU833
	movl	48(%rsp), %eax
.LBB214:
.LBB209:
	.loc 1 125 8 is_stmt 0 view .LVU834
	movl	%ebp, %edx
	leal	4(%rax,%r14), %r14d
.LBE209:
.LBE214:
	.loc 1 125 5 is_stmt 1 view .LVU835
.LVL241:
	.loc 1 126 5 view .LVU836
	.loc 1 126 19 is_stmt 0 view .LVU837
	movl	$6, %eax
	subl	%ebx, %eax
.LVL242:
	.loc 1 127 5 is_stmt 1 view .LVU838
.LBB215:
	.loc 1 124 10 view .LVU839
.LBB210:
	.loc 1 125 5 view .LVU840
	.loc 1 125 5 is_stmt 0 view .LVU841
.LBE210:
.LBE215:
	.loc 1 126 9 view .LVU842
	subl	%r12d, %eax
.LVL243:
	.loc 1 126 9 view .LVU843
	movl	%eax, 28(%rsp)
	jmp	.L280
.LVL244:
.L268:
.LBB216:
.LBB211:
	.loc 1 128 5 view .LVU844
	movl	64(%rsp), %ebx
	movl	%r14d, %r12d
	movl	%r13d, %edi
.LVL245:
	.loc 1 128 5 view .LVU845
	movl	68(%rsp), %r14d
.LBB208:
.LBB203:
	.loc 1 125 17 is_stmt 1 view .LVU846
.LVL246:
	.loc 1 125 17 is_stmt 0 view .LVU847
.LBE203:
.LBE208:
	.loc 1 128 5 is_stmt 1 view .LVU848
	movl	28(%rsp), %esi
	call	*%r15
.LVL247:
	.loc 1 129 5 view .LVU849
	.loc 1 125 5 view .LVU850
	.loc 1 125 17 view .LVU851
	.loc 1 125 17 is_stmt 0 view .LVU852
.LBE211:
.LBE216:
	.loc 1 128 5 is_stmt 1 view .LVU853
	movl	36(%rsp), %ebp
	movl	%r13d, %edi
	movl	%ebp, %esi
	call	*%r15
.LVL248:
	.loc 1 129 5 view .LVU854
	.loc 1 125 5 view .LVU855
	.loc 1 126 5 view .LVU856
	.loc 1 127 5 view .LVU857
.LBB217:
	.loc 1 124 10 view .LVU858
.LBB212:
	.loc 1 125 5 view .LVU859
	.loc 1 125 17 view .LVU860
	.loc 1 125 17 is_stmt 0 view .LVU861
.LBE212:
.LBE217:
	.loc 1 128 5 is_stmt 1 view .LVU862
	movl	28(%rsp), %edi
	movl	%ebp, %esi
	call	*%r15
.LVL249:
	.loc 1 129 5 view .LVU863
	.loc 1 125 5 view .LVU864
	.loc 1 125 17 view .LVU865
	.loc 1 125 17 is_stmt 0 view .LVU866
.LBE219:
.LBE224:
	.loc 1 128 5 is_stmt 1 view .LVU867
	movl	56(%rsp), %r13d
	movl	%ebx, %edi
	.loc 1 126 19 is_stmt 0 view .LVU868
	movl	%ebp, %ebx
	.loc 1 128 5 view .LVU869
	movl	%r13d, %esi
	call	*%r15
.LVL250:
	.loc 1 129 5 is_stmt 1 view .LVU870
	movl	52(%rsp), %eax
	leal	4(%r12,%rax), %eax
.LBB225:
.LBB220:
	.loc 1 125 8 is_stmt 0 view .LVU871
	movl	%r14d, %r12d
.LVL251:
	.loc 1 125 8 view .LVU872
	movl	%eax, 52(%rsp)
.LBE220:
.LBE225:
	.loc 1 125 5 is_stmt 1 view .LVU873
.LVL252:
	.loc 1 126 5 view .LVU874
	.loc 1 126 19 is_stmt 0 view .LVU875
	movl	$6, %eax
	subl	%ebp, %eax
.LVL253:
	.loc 1 127 5 is_stmt 1 view .LVU876
.LBB226:
	.loc 1 124 10 view .LVU877
.LBB221:
	.loc 1 125 5 view .LVU878
	.loc 1 125 5 is_stmt 0 view .LVU879
.LBE221:
.LBE226:
	.loc 1 126 9 view .LVU880
	subl	%r13d, %eax
.LVL254:
	.loc 1 126 9 view .LVU881
	movl	%eax, 36(%rsp)
	jmp	.L279
.LVL255:
.L267:
.LBB227:
.LBB222:
	.loc 1 128 5 view .LVU882
	movl	%ebx, %ebp
	movq	%r15, %r13
.LBB218:
.LBB213:
	.loc 1 125 17 is_stmt 1 view .LVU883
.LVL256:
	.loc 1 125 17 is_stmt 0 view .LVU884
.LBE213:
.LBE218:
	.loc 1 128 5 is_stmt 1 view .LVU885
	movl	56(%rsp), %ebx
.LVL257:
	.loc 1 128 5 is_stmt 0 view .LVU886
	movl	36(%rsp), %r15d
.LVL258:
	.loc 1 128 5 view .LVU887
	movl	%ebp, %edi
.LVL259:
	.loc 1 128 5 view .LVU888
	movl	%r15d, %esi
	call	*%r13
.LVL260:
	.loc 1 129 5 is_stmt 1 view .LVU889
	.loc 1 125 5 view .LVU890
	.loc 1 125 17 view .LVU891
	.loc 1 125 17 is_stmt 0 view .LVU892
.LBE222:
.LBE227:
	.loc 1 128 5 is_stmt 1 view .LVU893
	movl	%ebp, %edi
	movl	%ebx, %esi
	movl	%r15d, %ebp
	call	*%r13
.LVL261:
	.loc 1 129 5 view .LVU894
	movl	52(%rsp), %r12d
	addl	$2, %r12d
	.loc 1 125 5 view .LVU895
.LVL262:
	.loc 1 126 5 view .LVU896
	.loc 1 127 5 view .LVU897
.LBB228:
	.loc 1 124 10 view .LVU898
.LBB223:
	.loc 1 125 5 view .LVU899
.L266:
	.loc 1 125 17 view .LVU900
	.loc 1 125 17 is_stmt 0 view .LVU901
.LBE223:
.LBE228:
	.loc 1 128 5 is_stmt 1 view .LVU902
	movl	%ebx, %esi
	movl	%ebp, %edi
	call	*%r13
.LVL263:
	.loc 1 129 5 view .LVU903
	.loc 1 130 1 is_stmt 0 view .LVU904
	addq	$152, %rsp
	.cfi_def_cfa_offset 56
	leal	1(%r12), %eax
	.loc 1 125 5 is_stmt 1 view .LVU905
	.loc 1 125 17 view .LVU906
	.loc 1 130 1 is_stmt 0 view .LVU907
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
.LVL264:
	.loc 1 130 1 view .LVU908
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.LVL265:
.L291:
	.cfi_restore 3
	.cfi_restore 6
	.cfi_restore 12
	.cfi_restore 13
	.cfi_restore 14
	.cfi_restore 15
	.loc 1 130 1 view .LVU909
	ret
	.cfi_endproc
.LFE16:
	.size	hanoi, .-hanoi
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0xf84
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x19
	.long	.LASF54
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x7
	.byte	0x8
	.byte	0x5
	.long	.LASF2
	.uleb128 0x7
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x1a
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x7
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x7
	.byte	0x10
	.byte	0x4
	.long	.LASF5
	.uleb128 0x7
	.byte	0x1
	.byte	0x8
	.long	.LASF6
	.uleb128 0x7
	.byte	0x2
	.byte	0x7
	.long	.LASF7
	.uleb128 0x7
	.byte	0x4
	.byte	0x7
	.long	.LASF8
	.uleb128 0x7
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x7
	.byte	0x2
	.byte	0x5
	.long	.LASF10
	.uleb128 0xa
	.long	.LASF11
	.byte	0x2
	.byte	0x29
	.byte	0x14
	.long	0x3c
	.uleb128 0xa
	.long	.LASF12
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x5f
	.uleb128 0xa
	.long	.LASF13
	.byte	0x2
	.byte	0x2c
	.byte	0x19
	.long	0x2e
	.uleb128 0xa
	.long	.LASF14
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x35
	.uleb128 0x7
	.byte	0x1
	.byte	0x6
	.long	.LASF15
	.uleb128 0xa
	.long	.LASF16
	.byte	0x3
	.byte	0x1a
	.byte	0x13
	.long	0x74
	.uleb128 0xa
	.long	.LASF17
	.byte	0x3
	.byte	0x1b
	.byte	0x13
	.long	0x8c
	.uleb128 0xa
	.long	.LASF18
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x80
	.uleb128 0xa
	.long	.LASF19
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x98
	.uleb128 0x14
	.long	.LASF24
	.byte	0x7c
	.long	0x5f
	.long	0x129
	.uleb128 0x12
	.string	"n"
	.byte	0x7c
	.byte	0x19
	.long	0x5f
	.uleb128 0x15
	.long	.LASF20
	.byte	0x7c
	.byte	0x20
	.long	0x3c
	.uleb128 0x12
	.string	"to"
	.byte	0x7c
	.byte	0x2a
	.long	0x3c
	.uleb128 0x15
	.long	.LASF21
	.byte	0x7c
	.byte	0x35
	.long	0x139
	.uleb128 0x16
	.long	.LASF22
	.byte	0x7e
	.byte	0x9
	.long	0x3c
	.uleb128 0x16
	.long	.LASF23
	.byte	0x7f
	.byte	0xe
	.long	0x5f
	.byte	0
	.uleb128 0x1b
	.long	0x139
	.uleb128 0x17
	.long	0x3c
	.uleb128 0x17
	.long	0x3c
	.byte	0
	.uleb128 0x1c
	.byte	0x8
	.long	0x129
	.uleb128 0x14
	.long	.LASF25
	.byte	0x76
	.long	0x5f
	.long	0x160
	.uleb128 0x12
	.string	"m"
	.byte	0x76
	.byte	0x1d
	.long	0x5f
	.uleb128 0x12
	.string	"n"
	.byte	0x76
	.byte	0x29
	.long	0x5f
	.byte	0
	.uleb128 0x5
	.long	.LASF26
	.byte	0x72
	.byte	0xa
	.long	0xcf
	.quad	.LFB14
	.quad	.LFE14-.LFB14
	.uleb128 0x1
	.byte	0x9c
	.long	0x1af
	.uleb128 0x6
	.string	"a"
	.byte	0x72
	.byte	0x25
	.long	0xcf
	.long	.LLST36
	.long	.LVUS36
	.uleb128 0xe
	.string	"b"
	.byte	0x72
	.byte	0x31
	.long	0xcf
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x6
	.string	"c"
	.byte	0x72
	.byte	0x3d
	.long	0xcf
	.long	.LLST37
	.long	.LVUS37
	.byte	0
	.uleb128 0x5
	.long	.LASF27
	.byte	0x6b
	.byte	0x5
	.long	0x3c
	.quad	.LFB13
	.quad	.LFE13-.LFB13
	.uleb128 0x1
	.byte	0x9c
	.long	0x1dc
	.uleb128 0xe
	.string	"x"
	.byte	0x6b
	.byte	0xe
	.long	0x3c
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x5
	.long	.LASF28
	.byte	0x69
	.byte	0x5
	.long	0x3c
	.quad	.LFB12
	.quad	.LFE12-.LFB12
	.uleb128 0x1
	.byte	0x9c
	.long	0x229
	.uleb128 0xe
	.string	"x"
	.byte	0x69
	.byte	0xf
	.long	0x3c
	.uleb128 0x1
	.byte	0x55
	.uleb128 0xe
	.string	"low"
	.byte	0x69
	.byte	0x16
	.long	0x3c
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xf
	.long	.LASF29
	.byte	0x69
	.byte	0x1f
	.long	0x3c
	.long	.LLST35
	.long	.LVUS35
	.byte	0
	.uleb128 0x5
	.long	.LASF30
	.byte	0x64
	.byte	0x9
	.long	0xab
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.long	0x274
	.uleb128 0xe
	.string	"a"
	.byte	0x64
	.byte	0x20
	.long	0xab
	.uleb128 0x1
	.byte	0x55
	.uleb128 0xe
	.string	"b"
	.byte	0x64
	.byte	0x2b
	.long	0xab
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x9
	.string	"sum"
	.byte	0x65
	.byte	0xd
	.long	0xb7
	.long	.LLST34
	.long	.LVUS34
	.byte	0
	.uleb128 0x5
	.long	.LASF31
	.byte	0x5c
	.byte	0x9
	.long	0xb7
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x308
	.uleb128 0xf
	.long	.LASF32
	.byte	0x5c
	.byte	0x1d
	.long	0x3c
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0xf
	.long	.LASF33
	.byte	0x5c
	.byte	0x2c
	.long	0x5f
	.long	.LLST29
	.long	.LVUS29
	.uleb128 0x6
	.string	"day"
	.byte	0x5c
	.byte	0x3c
	.long	0x5f
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x9
	.string	"era"
	.byte	0x5e
	.byte	0x9
	.long	0x3c
	.long	.LLST31
	.long	.LVUS31
	.uleb128 0xb
	.long	.LASF34
	.byte	0x5f
	.byte	0xe
	.long	0x5f
	.long	.LLST32
	.long	.LVUS32
	.uleb128 0xb
	.long	.LASF35
	.byte	0x60
	.byte	0xe
	.long	0x5f
	.long	.LLST33
	.long	.LVUS33
	.byte	0
	.uleb128 0x5
	.long	.LASF36
	.byte	0x59
	.byte	0x5
	.long	0x3c
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x33d
	.uleb128 0xf
	.long	.LASF32
	.byte	0x59
	.byte	0x16
	.long	0x3c
	.long	.LLST27
	.long	.LVUS27
	.byte	0
	.uleb128 0x5
	.long	.LASF37
	.byte	0x53
	.byte	0xa
	.long	0x5f
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x381
	.uleb128 0x6
	.string	"n"
	.byte	0x53
	.byte	0x22
	.long	0x5f
	.long	.LLST25
	.long	.LVUS25
	.uleb128 0x9
	.string	"r"
	.byte	0x54
	.byte	0xe
	.long	0x5f
	.long	.LLST26
	.long	.LVUS26
	.byte	0
	.uleb128 0x5
	.long	.LASF38
	.byte	0x4d
	.byte	0xa
	.long	0x5f
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x3c7
	.uleb128 0x6
	.string	"n"
	.byte	0x4d
	.byte	0x1d
	.long	0xcf
	.long	.LLST23
	.long	.LVUS23
	.uleb128 0x9
	.string	"sum"
	.byte	0x4e
	.byte	0xe
	.long	0x5f
	.long	.LLST24
	.long	.LVUS24
	.byte	0
	.uleb128 0x5
	.long	.LASF39
	.byte	0x43
	.byte	0xa
	.long	0xcf
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x435
	.uleb128 0x6
	.string	"n"
	.byte	0x43
	.byte	0x1d
	.long	0x5f
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x9
	.string	"a"
	.byte	0x44
	.byte	0xe
	.long	0xcf
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0x9
	.string	"b"
	.byte	0x44
	.byte	0x15
	.long	0xcf
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x8
	.long	.LLRL21
	.uleb128 0xb
	.long	.LASF40
	.byte	0x46
	.byte	0x12
	.long	0xcf
	.long	.LLST22
	.long	.LVUS22
	.byte	0
	.byte	0
	.uleb128 0x5
	.long	.LASF41
	.byte	0x3c
	.byte	0x5
	.long	0x3c
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x485
	.uleb128 0xe
	.string	"n"
	.byte	0x3c
	.byte	0x17
	.long	0xc3
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x18
	.quad	.LBB6
	.quad	.LBE6-.LBB6
	.uleb128 0x9
	.string	"d"
	.byte	0x3e
	.byte	0x13
	.long	0xc3
	.long	.LLST17
	.long	.LVUS17
	.byte	0
	.byte	0
	.uleb128 0x5
	.long	.LASF42
	.byte	0x2f
	.byte	0xa
	.long	0xc3
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x4e4
	.uleb128 0x6
	.string	"x"
	.byte	0x2f
	.byte	0x20
	.long	0xc3
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0xb
	.long	.LASF43
	.byte	0x30
	.byte	0xe
	.long	0xc3
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x8
	.long	.LLRL15
	.uleb128 0x9
	.string	"bit"
	.byte	0x31
	.byte	0x13
	.long	0xc3
	.long	.LLST16
	.long	.LVUS16
	.byte	0
	.byte	0
	.uleb128 0x5
	.long	.LASF44
	.byte	0x26
	.byte	0xa
	.long	0xc3
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x565
	.uleb128 0xf
	.long	.LASF45
	.byte	0x26
	.byte	0x1d
	.long	0xc3
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0xf
	.long	.LASF46
	.byte	0x26
	.byte	0x2c
	.long	0xc3
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0xf
	.long	.LASF47
	.byte	0x26
	.byte	0x3f
	.long	0xc3
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0xb
	.long	.LASF48
	.byte	0x27
	.byte	0xe
	.long	0xcf
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0xb
	.long	.LASF49
	.byte	0x27
	.byte	0x1a
	.long	0xcf
	.long	.LLST12
	.long	.LVUS12
	.byte	0
	.uleb128 0x5
	.long	.LASF50
	.byte	0x1d
	.byte	0xa
	.long	0x5f
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x5ab
	.uleb128 0x6
	.string	"n"
	.byte	0x1d
	.byte	0x1b
	.long	0xcf
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0xb
	.long	.LASF51
	.byte	0x1e
	.byte	0xe
	.long	0x5f
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.uleb128 0x5
	.long	.LASF52
	.byte	0xd
	.byte	0xa
	.long	0xcf
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x60e
	.uleb128 0x6
	.string	"a"
	.byte	0xd
	.byte	0x1e
	.long	0xcf
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x6
	.string	"b"
	.byte	0xd
	.byte	0x2a
	.long	0xcf
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0xb
	.long	.LASF53
	.byte	0xf
	.byte	0x9
	.long	0x3c
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x1d
	.uleb128 0x1e
	.string	"t"
	.byte	0x1
	.byte	0x14
	.byte	0x16
	.long	0xcf
	.byte	0
	.byte	0
	.uleb128 0x1f
	.string	"gcd"
	.byte	0x1
	.byte	0x4
	.byte	0xa
	.long	0x5f
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.long	0x676
	.uleb128 0x6
	.string	"a"
	.byte	0x4
	.byte	0x17
	.long	0x5f
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x6
	.string	"b"
	.byte	0x4
	.byte	0x23
	.long	0x5f
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x18
	.quad	.LBB2
	.quad	.LBE2-.LBB2
	.uleb128 0x9
	.string	"r"
	.byte	0x6
	.byte	0x12
	.long	0x5f
	.long	.LLST2
	.long	.LVUS2
	.byte	0
	.byte	0
	.uleb128 0x20
	.long	0x13f
	.quad	.LFB15
	.quad	.LFE15-.LFB15
	.uleb128 0x1
	.byte	0x9c
	.long	0x829
	.uleb128 0x2
	.long	0x14d
	.long	.LLST38
	.long	.LVUS38
	.uleb128 0x2
	.long	0x156
	.long	.LLST39
	.long	.LVUS39
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI25
	.value	.LVU271
	.long	.LLRL40
	.uleb128 0x2
	.long	0x156
	.long	.LLST41
	.long	.LVUS41
	.uleb128 0x2
	.long	0x14d
	.long	.LLST42
	.long	.LVUS42
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI27
	.value	.LVU280
	.long	.LLRL43
	.uleb128 0x2
	.long	0x156
	.long	.LLST44
	.long	.LVUS44
	.uleb128 0x2
	.long	0x14d
	.long	.LLST45
	.long	.LVUS45
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI29
	.value	.LVU288
	.long	.LLRL46
	.uleb128 0x2
	.long	0x156
	.long	.LLST47
	.long	.LVUS47
	.uleb128 0x2
	.long	0x14d
	.long	.LLST48
	.long	.LVUS48
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI31
	.value	.LVU296
	.long	.LLRL49
	.uleb128 0x2
	.long	0x156
	.long	.LLST50
	.long	.LVUS50
	.uleb128 0x2
	.long	0x14d
	.long	.LLST51
	.long	.LVUS51
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI33
	.value	.LVU304
	.long	.LLRL52
	.uleb128 0x2
	.long	0x156
	.long	.LLST53
	.long	.LVUS53
	.uleb128 0x2
	.long	0x14d
	.long	.LLST54
	.long	.LVUS54
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI35
	.value	.LVU311
	.long	.LLRL55
	.uleb128 0x2
	.long	0x156
	.long	.LLST56
	.long	.LVUS56
	.uleb128 0x2
	.long	0x14d
	.long	.LLST57
	.long	.LVUS57
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI37
	.value	.LVU354
	.long	.LLRL58
	.uleb128 0x2
	.long	0x156
	.long	.LLST59
	.long	.LVUS59
	.uleb128 0x2
	.long	0x14d
	.long	.LLST60
	.long	.LVUS60
	.uleb128 0xc
	.long	0x13f
	.quad	.LBI39
	.value	.LVU322
	.long	.LLRL61
	.uleb128 0x2
	.long	0x156
	.long	.LLST62
	.long	.LVUS62
	.uleb128 0x2
	.long	0x14d
	.long	.LLST63
	.long	.LVUS63
	.uleb128 0x21
	.quad	.LVL121
	.long	0x13f
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x22
	.long	0xdb
	.quad	.LFB16
	.quad	.LFE16-.LFB16
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x2
	.long	0xe9
	.long	.LLST64
	.long	.LVUS64
	.uleb128 0x2
	.long	0xf2
	.long	.LLST65
	.long	.LVUS65
	.uleb128 0x2
	.long	0xfd
	.long	.LLST66
	.long	.LVUS66
	.uleb128 0x2
	.long	0x107
	.long	.LLST67
	.long	.LVUS67
	.uleb128 0x3
	.long	0x112
	.long	.LLST68
	.long	.LVUS68
	.uleb128 0x3
	.long	0x11d
	.long	.LLST69
	.long	.LVUS69
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI129
	.value	.LVU520
	.long	.LLRL70
	.long	0xf39
	.uleb128 0x2
	.long	0x107
	.long	.LLST71
	.long	.LVUS71
	.uleb128 0x2
	.long	0xfd
	.long	.LLST72
	.long	.LVUS72
	.uleb128 0x2
	.long	0xf2
	.long	.LLST73
	.long	.LVUS73
	.uleb128 0x2
	.long	0xe9
	.long	.LLST74
	.long	.LVUS74
	.uleb128 0x8
	.long	.LLRL70
	.uleb128 0x3
	.long	0x112
	.long	.LLST75
	.long	.LVUS75
	.uleb128 0x3
	.long	0x11d
	.long	.LLST76
	.long	.LVUS76
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI131
	.value	.LVU528
	.long	.LLRL77
	.long	0xec4
	.uleb128 0x2
	.long	0x107
	.long	.LLST78
	.long	.LVUS78
	.uleb128 0x2
	.long	0xfd
	.long	.LLST79
	.long	.LVUS79
	.uleb128 0x2
	.long	0xf2
	.long	.LLST80
	.long	.LVUS80
	.uleb128 0x2
	.long	0xe9
	.long	.LLST81
	.long	.LVUS81
	.uleb128 0x8
	.long	.LLRL77
	.uleb128 0x3
	.long	0x112
	.long	.LLST82
	.long	.LVUS82
	.uleb128 0x3
	.long	0x11d
	.long	.LLST83
	.long	.LVUS83
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI133
	.value	.LVU538
	.long	.LLRL84
	.long	0xe4f
	.uleb128 0x2
	.long	0x107
	.long	.LLST85
	.long	.LVUS85
	.uleb128 0x2
	.long	0xfd
	.long	.LLST86
	.long	.LVUS86
	.uleb128 0x2
	.long	0xf2
	.long	.LLST87
	.long	.LVUS87
	.uleb128 0x2
	.long	0xe9
	.long	.LLST88
	.long	.LVUS88
	.uleb128 0x8
	.long	.LLRL84
	.uleb128 0x3
	.long	0x112
	.long	.LLST89
	.long	.LVUS89
	.uleb128 0x3
	.long	0x11d
	.long	.LLST90
	.long	.LVUS90
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI135
	.value	.LVU547
	.long	.LLRL91
	.long	0xdda
	.uleb128 0x2
	.long	0x107
	.long	.LLST92
	.long	.LVUS92
	.uleb128 0x2
	.long	0xfd
	.long	.LLST93
	.long	.LVUS93
	.uleb128 0x2
	.long	0xf2
	.long	.LLST94
	.long	.LVUS94
	.uleb128 0x2
	.long	0xe9
	.long	.LLST95
	.long	.LVUS95
	.uleb128 0x8
	.long	.LLRL91
	.uleb128 0x3
	.long	0x112
	.long	.LLST96
	.long	.LVUS96
	.uleb128 0x3
	.long	0x11d
	.long	.LLST97
	.long	.LVUS97
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI137
	.value	.LVU556
	.long	.LLRL98
	.long	0xd6e
	.uleb128 0x2
	.long	0x107
	.long	.LLST99
	.long	.LVUS99
	.uleb128 0x2
	.long	0xfd
	.long	.LLST100
	.long	.LVUS100
	.uleb128 0x2
	.long	0xf2
	.long	.LLST101
	.long	.LVUS101
	.uleb128 0x2
	.long	0xe9
	.long	.LLST102
	.long	.LVUS102
	.uleb128 0x8
	.long	.LLRL98
	.uleb128 0x3
	.long	0x112
	.long	.LLST103
	.long	.LVUS103
	.uleb128 0x3
	.long	0x11d
	.long	.LLST104
	.long	.LVUS104
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI139
	.value	.LVU564
	.long	.LLRL105
	.long	0xcff
	.uleb128 0x2
	.long	0x107
	.long	.LLST106
	.long	.LVUS106
	.uleb128 0x2
	.long	0xfd
	.long	.LLST107
	.long	.LVUS107
	.uleb128 0x2
	.long	0xf2
	.long	.LLST108
	.long	.LVUS108
	.uleb128 0x2
	.long	0xe9
	.long	.LLST109
	.long	.LVUS109
	.uleb128 0x8
	.long	.LLRL105
	.uleb128 0x3
	.long	0x112
	.long	.LLST110
	.long	.LVUS110
	.uleb128 0x3
	.long	0x11d
	.long	.LLST111
	.long	.LVUS111
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI141
	.value	.LVU575
	.long	.LLRL112
	.long	0xc87
	.uleb128 0x2
	.long	0x107
	.long	.LLST113
	.long	.LVUS113
	.uleb128 0x2
	.long	0xfd
	.long	.LLST114
	.long	.LVUS114
	.uleb128 0x2
	.long	0xf2
	.long	.LLST115
	.long	.LVUS115
	.uleb128 0x2
	.long	0xe9
	.long	.LLST116
	.long	.LVUS116
	.uleb128 0x8
	.long	.LLRL112
	.uleb128 0x3
	.long	0x112
	.long	.LLST117
	.long	.LVUS117
	.uleb128 0x3
	.long	0x11d
	.long	.LLST118
	.long	.LVUS118
	.uleb128 0xd
	.long	0xdb
	.quad	.LBI143
	.value	.LVU586
	.long	.LLRL119
	.long	0xc2f
	.uleb128 0x2
	.long	0x107
	.long	.LLST120
	.long	.LVUS120
	.uleb128 0x2
	.long	0xfd
	.long	.LLST121
	.long	.LVUS121
	.uleb128 0x2
	.long	0xf2
	.long	.LLST122
	.long	.LVUS122
	.uleb128 0x2
	.long	0xe9
	.long	.LLST123
	.long	.LVUS123
	.uleb128 0x8
	.long	.LLRL119
	.uleb128 0x3
	.long	0x112
	.long	.LLST124
	.long	.LVUS124
	.uleb128 0x3
	.long	0x11d
	.long	.LLST125
	.long	.LVUS125
	.uleb128 0x23
	.quad	.LVL171
	.long	0xdb
	.long	0xc11
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -84
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.byte	0x91
	.sleb128 -80
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x5
	.byte	0x91
	.sleb128 -76
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x52
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x10
	.quad	.LVL173
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -80
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.quad	.LVL179
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.long	0xc4f
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -72
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL196
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.long	0xc6c
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.byte	0
	.uleb128 0x13
	.quad	.LVL208
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -108
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x11
	.quad	.LVL186
	.long	0xca1
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL197
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.long	0xcc1
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -92
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x11
	.quad	.LVL209
	.long	0xce1
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -108
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.byte	0x91
	.sleb128 -196
	.byte	0x94
	.byte	0x4
	.byte	0
	.uleb128 0x10
	.quad	.LVL210
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.byte	0x91
	.sleb128 -196
	.byte	0x94
	.byte	0x4
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x11
	.quad	.LVL187
	.long	0xd19
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL188
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.long	0xd36
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL211
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.long	0xd53
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x10
	.quad	.LVL217
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.quad	.LVL189
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.long	0xd85
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL218
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.long	0xda2
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL219
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.long	0xdbf
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.byte	0
	.uleb128 0x10
	.quad	.LVL228
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.quad	.LVL220
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.long	0xdfa
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -196
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL229
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.long	0xe17
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL230
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.long	0xe34
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.byte	0
	.uleb128 0x13
	.quad	.LVL237
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -176
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.quad	.LVL231
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.long	0xe6f
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -176
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7e
	.sleb128 0
	.byte	0
	.uleb128 0x11
	.quad	.LVL238
	.long	0xe8c
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -176
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL239
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.long	0xea9
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.byte	0
	.uleb128 0x13
	.quad	.LVL247
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.byte	0x91
	.sleb128 -180
	.byte	0x94
	.byte	0x4
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.quad	.LVL240
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.long	0xee4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -136
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7c
	.sleb128 0
	.byte	0
	.uleb128 0x11
	.quad	.LVL248
	.long	0xefe
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL249
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.long	0xf1e
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -180
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.byte	0
	.uleb128 0x10
	.quad	.LVL260
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.quad	.LVL250
	.uleb128 0x2
	.byte	0x7f
	.sleb128 0
	.long	0xf59
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.byte	0x91
	.sleb128 -144
	.byte	0x94
	.byte	0x4
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.byte	0
	.uleb128 0x4
	.quad	.LVL261
	.uleb128 0x2
	.byte	0x7d
	.sleb128 0
	.long	0xf70
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.byte	0
	.uleb128 0x13
	.quad	.LVL263
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.byte	0x76
	.sleb128 0
	.uleb128 0x1
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x73
	.sleb128 0
	.byte	0
	.byte	0
	.byte	0
	.section	.debug_abbrev,"",@progbits
.Ldebug_abbrev0:
	.uleb128 0x1
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
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
	.uleb128 0x4
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x83
	.uleb128 0x18
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x8
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
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
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0x21
	.sleb128 121
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 12
	.byte	0
	.byte	0
	.uleb128 0xd
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
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0x21
	.sleb128 127
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 22
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x10
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x83
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x1
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
	.byte	0
	.byte	0
	.uleb128 0x13
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.byte	0
	.byte	0
	.uleb128 0x14
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
	.uleb128 0x20
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x15
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
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x17
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
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
	.uleb128 0x15
	.byte	0x1
	.uleb128 0x27
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1c
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x1d
	.uleb128 0xb
	.byte	0x1
	.byte	0
	.byte	0
	.uleb128 0x1e
	.uleb128 0x34
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
	.uleb128 0x1f
	.uleb128 0x2e
	.byte	0x1
	.uleb128 0x3f
	.uleb128 0x19
	.uleb128 0x3
	.uleb128 0x8
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
	.uleb128 0x20
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
	.uleb128 0x21
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x22
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
	.uleb128 0x23
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
	.byte	0
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_loc3-.Ldebug_loc2
.Ldebug_loc2:
	.value	0x5
	.byte	0x8
	.byte	0
	.long	0
.Ldebug_loc0:
.LVUS36:
	.uleb128 0
	.uleb128 .LVU250
	.uleb128 .LVU250
	.uleb128 .LVU251
	.uleb128 .LVU251
	.uleb128 0
.LLST36:
	.byte	0x4
	.uleb128 .LVL88-.Ltext0
	.uleb128 .LVL89-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL89-.Ltext0
	.uleb128 .LVL90-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL90-.Ltext0
	.uleb128 .LFE14-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS37:
	.uleb128 0
	.uleb128 .LVU252
	.uleb128 .LVU252
	.uleb128 0
.LLST37:
	.byte	0x4
	.uleb128 .LVL88-.Ltext0
	.uleb128 .LVL91-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL91-.Ltext0
	.uleb128 .LFE14-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS35:
	.uleb128 0
	.uleb128 .LVU239
	.uleb128 .LVU239
	.uleb128 0
.LLST35:
	.byte	0x4
	.uleb128 .LVL85-.Ltext0
	.uleb128 .LVL86-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL86-.Ltext0
	.uleb128 .LFE12-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0
.LVUS34:
	.uleb128 .LVU226
	.uleb128 .LVU231
	.uleb128 .LVU231
	.uleb128 .LVU232
	.uleb128 .LVU232
	.uleb128 0
.LLST34:
	.byte	0x4
	.uleb128 .LVL82-.Ltext0
	.uleb128 .LVL83-.Ltext0
	.uleb128 0x12
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL83-.Ltext0
	.uleb128 .LVL84-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL84-.Ltext0
	.uleb128 .LFE11-.Ltext0
	.uleb128 0x12
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x74
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x24
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS28:
	.uleb128 0
	.uleb128 .LVU192
	.uleb128 .LVU192
	.uleb128 .LVU194
	.uleb128 .LVU194
	.uleb128 .LVU201
	.uleb128 .LVU201
	.uleb128 .LVU209
	.uleb128 .LVU209
	.uleb128 .LVU222
	.uleb128 .LVU222
	.uleb128 0
.LLST28:
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LVL67-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL68-.Ltext0
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0x70
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL68-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x12
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x74
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x32
	.byte	0x2c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL75-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x13
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x32
	.byte	0x2c
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS29:
	.uleb128 0
	.uleb128 .LVU209
	.uleb128 .LVU209
	.uleb128 .LVU222
	.uleb128 .LVU222
	.uleb128 0
.LLST29:
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL75-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL80-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS30:
	.uleb128 0
	.uleb128 .LVU196
	.uleb128 .LVU196
	.uleb128 .LVU211
	.uleb128 .LVU211
	.uleb128 .LVU222
	.uleb128 .LVU222
	.uleb128 .LVU223
	.uleb128 .LVU223
	.uleb128 0
.LLST30:
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL77-.Ltext0
	.uleb128 0x1
	.byte	0x52
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
	.uleb128 .LVL81-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL81-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS31:
	.uleb128 .LVU197
	.uleb128 .LVU207
.LLST31:
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS32:
	.uleb128 .LVU201
	.uleb128 .LVU213
	.uleb128 .LVU213
	.uleb128 .LVU214
.LLST32:
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL78-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL78-.Ltext0
	.uleb128 .LVL79-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS33:
	.uleb128 .LVU205
	.uleb128 .LVU208
	.uleb128 .LVU208
	.uleb128 .LVU210
	.uleb128 .LVU210
	.uleb128 .LVU211
	.uleb128 .LVU211
	.uleb128 .LVU222
.LLST33:
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x14
	.byte	0x71
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x22
	.byte	0x33
	.byte	0x1c
	.byte	0x8
	.byte	0x99
	.byte	0x1e
	.byte	0x23
	.uleb128 0x2
	.byte	0x35
	.byte	0x1b
	.byte	0x72
	.sleb128 0
	.byte	0x22
	.byte	0x31
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL76-.Ltext0
	.uleb128 0xf
	.byte	0x71
	.sleb128 0
	.byte	0x8
	.byte	0x99
	.byte	0x1e
	.byte	0x23
	.uleb128 0x2
	.byte	0x35
	.byte	0x1b
	.byte	0x72
	.sleb128 0
	.byte	0x22
	.byte	0x31
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL76-.Ltext0
	.uleb128 .LVL77-.Ltext0
	.uleb128 0x28
	.byte	0x9
	.byte	0xff
	.byte	0x30
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x33
	.byte	0x2d
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x3c
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x22
	.byte	0x33
	.byte	0x1c
	.byte	0x8
	.byte	0x99
	.byte	0x1e
	.byte	0x23
	.uleb128 0x2
	.byte	0x35
	.byte	0x1b
	.byte	0x72
	.sleb128 0
	.byte	0x22
	.byte	0x31
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL77-.Ltext0
	.uleb128 .LVL80-.Ltext0
	.uleb128 0x29
	.byte	0x9
	.byte	0xff
	.byte	0x30
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x33
	.byte	0x2d
	.byte	0x28
	.value	0x1
	.byte	0x16
	.byte	0x13
	.byte	0x3c
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x22
	.byte	0x33
	.byte	0x1c
	.byte	0x8
	.byte	0x99
	.byte	0x1e
	.byte	0x23
	.uleb128 0x2
	.byte	0x35
	.byte	0x1b
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x22
	.byte	0x31
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS27:
	.uleb128 0
	.uleb128 .LVU185
	.uleb128 .LVU185
	.uleb128 0
.LLST27:
	.byte	0x4
	.uleb128 .LVL64-.Ltext0
	.uleb128 .LVL65-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS25:
	.uleb128 0
	.uleb128 .LVU169
	.uleb128 .LVU169
	.uleb128 .LVU176
	.uleb128 .LVU176
	.uleb128 .LVU177
.LLST25:
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL62-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL62-.Ltext0
	.uleb128 .LVL63-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS26:
	.uleb128 .LVU164
	.uleb128 .LVU169
	.uleb128 .LVU169
	.uleb128 .LVU173
	.uleb128 .LVU175
	.uleb128 .LVU177
.LLST26:
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LVL59-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL61-.Ltext0
	.uleb128 .LVL63-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS23:
	.uleb128 0
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 .LVU158
	.uleb128 .LVU158
	.uleb128 .LVU160
	.uleb128 .LVU160
	.uleb128 .LVU161
.LLST23:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS24:
	.uleb128 .LVU150
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 .LVU161
.LLST24:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS18:
	.uleb128 0
	.uleb128 .LVU131
	.uleb128 .LVU131
	.uleb128 .LVU136
	.uleb128 .LVU136
	.uleb128 .LVU139
	.uleb128 .LVU141
	.uleb128 .LVU143
	.uleb128 .LVU144
	.uleb128 .LVU147
	.uleb128 .LVU147
	.uleb128 0
.LLST18:
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL46-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL48-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x3
	.byte	0x75
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS19:
	.uleb128 .LVU128
	.uleb128 .LVU134
	.uleb128 .LVU134
	.uleb128 .LVU138
	.uleb128 .LVU138
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 0
.LLST19:
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS20:
	.uleb128 .LVU128
	.uleb128 .LVU134
	.uleb128 .LVU134
	.uleb128 .LVU137
	.uleb128 .LVU137
	.uleb128 .LVU139
	.uleb128 .LVU139
	.uleb128 .LVU144
	.uleb128 .LVU144
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0
.LVUS22:
	.uleb128 .LVU137
	.uleb128 .LVU144
.LLST22:
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS17:
	.uleb128 .LVU114
	.uleb128 .LVU118
	.uleb128 .LVU118
	.uleb128 .LVU122
.LLST17:
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x2
	.byte	0x33
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS13:
	.uleb128 0
	.uleb128 .LVU102
	.uleb128 .LVU102
	.uleb128 0
.LLST13:
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
.LVUS14:
	.uleb128 .LVU90
	.uleb128 .LVU96
	.uleb128 .LVU96
	.uleb128 .LVU99
	.uleb128 .LVU104
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS16:
	.uleb128 .LVU92
	.uleb128 .LVU96
	.uleb128 .LVU96
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x4
	.byte	0x40
	.byte	0x4a
	.byte	0x24
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 .LVU68
	.uleb128 .LVU68
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 0
	.uleb128 .LVU71
	.uleb128 .LVU71
	.uleb128 .LVU82
.LLST9:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS10:
	.uleb128 0
	.uleb128 .LVU66
	.uleb128 .LVU66
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS11:
	.uleb128 .LVU64
	.uleb128 .LVU71
	.uleb128 .LVU71
	.uleb128 .LVU85
.LLST11:
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS12:
	.uleb128 .LVU69
	.uleb128 .LVU71
	.uleb128 .LVU71
	.uleb128 .LVU80
	.uleb128 .LVU83
	.uleb128 .LVU85
.LLST12:
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS6:
	.uleb128 0
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS7:
	.uleb128 .LVU45
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 .LVU36
	.uleb128 .LVU36
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU42
.LLST3:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU42
.LLST4:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x70
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS5:
	.uleb128 .LVU25
	.uleb128 .LVU42
.LLST5:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 .LVU8
	.uleb128 .LVU9
	.uleb128 .LVU13
	.uleb128 .LVU13
	.uleb128 .LVU16
	.uleb128 .LVU16
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
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 .LVU7
	.uleb128 .LVU7
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS2:
	.uleb128 .LVU8
	.uleb128 .LVU13
.LLST2:
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS38:
	.uleb128 0
	.uleb128 .LVU264
	.uleb128 .LVU264
	.uleb128 .LVU491
	.uleb128 .LVU491
	.uleb128 .LVU495
	.uleb128 .LVU495
	.uleb128 0
.LLST38:
	.byte	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LVL94-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL94-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL138-.Ltext0
	.uleb128 .LVL139-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL139-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS39:
	.uleb128 0
	.uleb128 .LVU263
	.uleb128 .LVU263
	.uleb128 .LVU491
	.uleb128 .LVU491
	.uleb128 .LVU495
	.uleb128 .LVU495
	.uleb128 0
.LLST39:
	.byte	0x4
	.uleb128 .LVL92-.Ltext0
	.uleb128 .LVL93-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL93-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL138-.Ltext0
	.uleb128 .LVL139-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL139-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS41:
	.uleb128 .LVU271
	.uleb128 .LVU279
	.uleb128 .LVU475
	.uleb128 .LVU481
	.uleb128 .LVU499
	.uleb128 0
.LLST41:
	.byte	0x4
	.uleb128 .LVL95-.Ltext0
	.uleb128 .LVL96-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL134-.Ltext0
	.uleb128 .LVL135-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL141-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS42:
	.uleb128 .LVU271
	.uleb128 .LVU424
	.uleb128 .LVU431
	.uleb128 .LVU491
	.uleb128 .LVU497
	.uleb128 0
.LLST42:
	.byte	0x4
	.uleb128 .LVL95-.Ltext0
	.uleb128 .LVL119-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL120-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL140-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS44:
	.uleb128 .LVU280
	.uleb128 .LVU284
	.uleb128 .LVU477
	.uleb128 .LVU481
	.uleb128 .LVU481
	.uleb128 .LVU483
	.uleb128 .LVU483
	.uleb128 .LVU485
	.uleb128 .LVU499
	.uleb128 0
.LLST44:
	.byte	0x4
	.uleb128 .LVL96-.Ltext0
	.uleb128 .LVL97-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL134-.Ltext0
	.uleb128 .LVL135-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL135-.Ltext0
	.uleb128 .LVL136-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL136-.Ltext0
	.uleb128 .LVL136-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL141-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS45:
	.uleb128 .LVU280
	.uleb128 .LVU286
	.uleb128 .LVU286
	.uleb128 .LVU413
	.uleb128 .LVU431
	.uleb128 .LVU475
	.uleb128 .LVU477
	.uleb128 .LVU481
	.uleb128 .LVU481
	.uleb128 .LVU491
	.uleb128 .LVU497
	.uleb128 .LVU499
	.uleb128 .LVU499
	.uleb128 0
.LLST45:
	.byte	0x4
	.uleb128 .LVL96-.Ltext0
	.uleb128 .LVL98-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL98-.Ltext0
	.uleb128 .LVL118-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL120-.Ltext0
	.uleb128 .LVL134-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL134-.Ltext0
	.uleb128 .LVL135-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL135-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL140-.Ltext0
	.uleb128 .LVL141-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL141-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS47:
	.uleb128 .LVU288
	.uleb128 .LVU292
	.uleb128 .LVU464
	.uleb128 .LVU467
	.uleb128 .LVU467
	.uleb128 .LVU469
	.uleb128 .LVU483
	.uleb128 .LVU489
	.uleb128 .LVU489
	.uleb128 .LVU491
	.uleb128 .LVU502
	.uleb128 0
.LLST47:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL100-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL131-.Ltext0
	.uleb128 .LVL132-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL132-.Ltext0
	.uleb128 .LVL132-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL136-.Ltext0
	.uleb128 .LVL137-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL137-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL142-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS48:
	.uleb128 .LVU288
	.uleb128 .LVU294
	.uleb128 .LVU294
	.uleb128 .LVU401
	.uleb128 .LVU431
	.uleb128 .LVU464
	.uleb128 .LVU464
	.uleb128 .LVU475
	.uleb128 .LVU483
	.uleb128 .LVU491
	.uleb128 .LVU497
	.uleb128 .LVU499
	.uleb128 .LVU502
	.uleb128 0
.LLST48:
	.byte	0x4
	.uleb128 .LVL99-.Ltext0
	.uleb128 .LVL101-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL101-.Ltext0
	.uleb128 .LVL117-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL120-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL131-.Ltext0
	.uleb128 .LVL134-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL136-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL140-.Ltext0
	.uleb128 .LVL141-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL142-.Ltext0
	.uleb128 .LFE15-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS50:
	.uleb128 .LVU296
	.uleb128 .LVU300
	.uleb128 .LVU453
	.uleb128 .LVU456
	.uleb128 .LVU456
	.uleb128 .LVU458
	.uleb128 .LVU467
	.uleb128 .LVU473
	.uleb128 .LVU473
	.uleb128 .LVU475
	.uleb128 .LVU489
	.uleb128 .LVU491
.LLST50:
	.byte	0x4
	.uleb128 .LVL102-.Ltext0
	.uleb128 .LVL103-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL127-.Ltext0
	.uleb128 .LVL128-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL128-.Ltext0
	.uleb128 .LVL128-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL132-.Ltext0
	.uleb128 .LVL133-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL133-.Ltext0
	.uleb128 .LVL134-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL137-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS51:
	.uleb128 .LVU296
	.uleb128 .LVU302
	.uleb128 .LVU302
	.uleb128 .LVU389
	.uleb128 .LVU431
	.uleb128 .LVU453
	.uleb128 .LVU453
	.uleb128 .LVU460
	.uleb128 .LVU460
	.uleb128 .LVU464
	.uleb128 .LVU467
	.uleb128 .LVU475
	.uleb128 .LVU489
	.uleb128 .LVU491
	.uleb128 .LVU497
	.uleb128 .LVU499
.LLST51:
	.byte	0x4
	.uleb128 .LVL102-.Ltext0
	.uleb128 .LVL104-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL104-.Ltext0
	.uleb128 .LVL116-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL120-.Ltext0
	.uleb128 .LVL127-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL127-.Ltext0
	.uleb128 .LVL129-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL129-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL132-.Ltext0
	.uleb128 .LVL134-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL137-.Ltext0
	.uleb128 .LVL138-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL140-.Ltext0
	.uleb128 .LVL141-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS53:
	.uleb128 .LVU304
	.uleb128 .LVU308
	.uleb128 .LVU442
	.uleb128 .LVU445
	.uleb128 .LVU445
	.uleb128 .LVU447
	.uleb128 .LVU456
	.uleb128 .LVU462
	.uleb128 .LVU462
	.uleb128 .LVU464
	.uleb128 .LVU473
	.uleb128 .LVU475
.LLST53:
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LVL106-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL124-.Ltext0
	.uleb128 .LVL125-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL125-.Ltext0
	.uleb128 .LVL125-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL128-.Ltext0
	.uleb128 .LVL130-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL130-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL133-.Ltext0
	.uleb128 .LVL134-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS54:
	.uleb128 .LVU304
	.uleb128 .LVU308
	.uleb128 .LVU308
	.uleb128 .LVU310
	.uleb128 .LVU442
	.uleb128 .LVU453
	.uleb128 .LVU456
	.uleb128 .LVU460
	.uleb128 .LVU460
	.uleb128 .LVU464
	.uleb128 .LVU473
	.uleb128 .LVU475
.LLST54:
	.byte	0x4
	.uleb128 .LVL105-.Ltext0
	.uleb128 .LVL106-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL106-.Ltext0
	.uleb128 .LVL107-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL124-.Ltext0
	.uleb128 .LVL127-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL128-.Ltext0
	.uleb128 .LVL129-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL129-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL133-.Ltext0
	.uleb128 .LVL134-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS56:
	.uleb128 .LVU311
	.uleb128 .LVU315
	.uleb128 .LVU434
	.uleb128 .LVU437
	.uleb128 .LVU437
	.uleb128 .LVU439
	.uleb128 .LVU445
	.uleb128 .LVU451
	.uleb128 .LVU451
	.uleb128 .LVU453
	.uleb128 .LVU462
	.uleb128 .LVU464
.LLST56:
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL108-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL122-.Ltext0
	.uleb128 .LVL123-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL123-.Ltext0
	.uleb128 .LVL123-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL125-.Ltext0
	.uleb128 .LVL126-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL126-.Ltext0
	.uleb128 .LVL127-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL130-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS57:
	.uleb128 .LVU311
	.uleb128 .LVU315
	.uleb128 .LVU315
	.uleb128 .LVU317
	.uleb128 .LVU434
	.uleb128 .LVU442
	.uleb128 .LVU445
	.uleb128 .LVU453
	.uleb128 .LVU462
	.uleb128 .LVU464
.LLST57:
	.byte	0x4
	.uleb128 .LVL107-.Ltext0
	.uleb128 .LVL108-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL108-.Ltext0
	.uleb128 .LVL109-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL122-.Ltext0
	.uleb128 .LVL124-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL125-.Ltext0
	.uleb128 .LVL127-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL130-.Ltext0
	.uleb128 .LVL131-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS59:
	.uleb128 .LVU354
	.uleb128 .LVU360
	.uleb128 .LVU360
	.uleb128 .LVU363
	.uleb128 .LVU437
	.uleb128 .LVU442
	.uleb128 .LVU451
	.uleb128 .LVU453
.LLST59:
	.byte	0x4
	.uleb128 .LVL113-.Ltext0
	.uleb128 .LVL114-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL114-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL123-.Ltext0
	.uleb128 .LVL124-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL126-.Ltext0
	.uleb128 .LVL127-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS60:
	.uleb128 .LVU354
	.uleb128 .LVU363
	.uleb128 .LVU437
	.uleb128 .LVU442
	.uleb128 .LVU451
	.uleb128 .LVU453
.LLST60:
	.byte	0x4
	.uleb128 .LVL113-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL123-.Ltext0
	.uleb128 .LVL124-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL126-.Ltext0
	.uleb128 .LVL127-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS62:
	.uleb128 .LVU322
	.uleb128 .LVU326
	.uleb128 .LVU360
	.uleb128 .LVU363
.LLST62:
	.byte	0x4
	.uleb128 .LVL110-.Ltext0
	.uleb128 .LVL111-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL114-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS63:
	.uleb128 .LVU322
	.uleb128 .LVU334
	.uleb128 .LVU360
	.uleb128 .LVU363
	.uleb128 .LVU431
	.uleb128 .LVU434
.LLST63:
	.byte	0x4
	.uleb128 .LVL110-.Ltext0
	.uleb128 .LVL112-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL114-.Ltext0
	.uleb128 .LVL115-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL120-.Ltext0
	.uleb128 .LVL122-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS64:
	.uleb128 0
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU909
	.uleb128 .LVU909
	.uleb128 0
.LLST64:
	.byte	0x4
	.uleb128 .LVL143-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL265-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL265-.Ltext0
	.uleb128 .LFE16-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS65:
	.uleb128 0
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU909
	.uleb128 .LVU909
	.uleb128 0
.LLST65:
	.byte	0x4
	.uleb128 .LVL143-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL265-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL265-.Ltext0
	.uleb128 .LFE16-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS66:
	.uleb128 0
	.uleb128 .LVU515
	.uleb128 .LVU515
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU900
	.uleb128 .LVU900
	.uleb128 .LVU909
	.uleb128 .LVU909
	.uleb128 0
.LLST66:
	.byte	0x4
	.uleb128 .LVL143-.Ltext0
	.uleb128 .LVL144-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL144-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -152
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL265-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL265-.Ltext0
	.uleb128 .LFE16-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS67:
	.uleb128 0
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU738
	.uleb128 .LVU738
	.uleb128 .LVU773
	.uleb128 .LVU773
	.uleb128 .LVU887
	.uleb128 .LVU887
	.uleb128 .LVU908
	.uleb128 .LVU908
	.uleb128 .LVU909
	.uleb128 .LVU909
	.uleb128 0
.LLST67:
	.byte	0x4
	.uleb128 .LVL143-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL225-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL225-.Ltext0
	.uleb128 .LVL258-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL258-.Ltext0
	.uleb128 .LVL264-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL264-.Ltext0
	.uleb128 .LVL265-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x52
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL265-.Ltext0
	.uleb128 .LFE16-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS68:
	.uleb128 .LVU519
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU876
	.uleb128 .LVU876
	.uleb128 .LVU881
	.uleb128 .LVU881
	.uleb128 .LVU882
	.uleb128 .LVU882
	.uleb128 .LVU888
	.uleb128 .LVU888
	.uleb128 .LVU897
	.uleb128 .LVU897
	.uleb128 .LVU900
.LLST68:
	.byte	0x4
	.uleb128 .LVL145-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL253-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -172
	.byte	0x4
	.uleb128 .LVL253-.Ltext0
	.uleb128 .LVL254-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL254-.Ltext0
	.uleb128 .LVL255-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL259-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL259-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -172
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7f
	.sleb128 0
	.byte	0x1c
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS69:
	.uleb128 .LVU866
	.uleb128 .LVU872
	.uleb128 .LVU892
	.uleb128 .LVU896
	.uleb128 .LVU901
	.uleb128 .LVU909
.LLST69:
	.byte	0x4
	.uleb128 .LVL249-.Ltext0
	.uleb128 .LVL251-.Ltext0
	.uleb128 0x3
	.byte	0x7c
	.sleb128 3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL260-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL265-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS71:
	.uleb128 .LVU520
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU738
	.uleb128 .LVU738
	.uleb128 .LVU773
	.uleb128 .LVU773
	.uleb128 .LVU866
	.uleb128 .LVU877
	.uleb128 .LVU887
	.uleb128 .LVU887
	.uleb128 .LVU892
	.uleb128 .LVU898
	.uleb128 .LVU901
.LLST71:
	.byte	0x4
	.uleb128 .LVL145-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL225-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL225-.Ltext0
	.uleb128 .LVL249-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL253-.Ltext0
	.uleb128 .LVL258-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL258-.Ltext0
	.uleb128 .LVL260-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS72:
	.uleb128 .LVU520
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU866
	.uleb128 .LVU877
	.uleb128 .LVU881
	.uleb128 .LVU881
	.uleb128 .LVU882
	.uleb128 .LVU882
	.uleb128 .LVU888
	.uleb128 .LVU888
	.uleb128 .LVU892
	.uleb128 .LVU898
	.uleb128 .LVU900
.LLST72:
	.byte	0x4
	.uleb128 .LVL145-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL249-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -172
	.byte	0x4
	.uleb128 .LVL253-.Ltext0
	.uleb128 .LVL254-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL254-.Ltext0
	.uleb128 .LVL255-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL259-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL259-.Ltext0
	.uleb128 .LVL260-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -172
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7f
	.sleb128 0
	.byte	0x1c
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS73:
	.uleb128 .LVU520
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU533
	.uleb128 .LVU533
	.uleb128 .LVU866
	.uleb128 .LVU877
	.uleb128 .LVU882
	.uleb128 .LVU882
	.uleb128 .LVU886
	.uleb128 .LVU886
	.uleb128 .LVU892
	.uleb128 .LVU898
	.uleb128 .LVU900
	.uleb128 .LVU900
	.uleb128 .LVU901
.LLST73:
	.byte	0x4
	.uleb128 .LVL145-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL149-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL149-.Ltext0
	.uleb128 .LVL249-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -144
	.byte	0x4
	.uleb128 .LVL253-.Ltext0
	.uleb128 .LVL255-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL257-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL257-.Ltext0
	.uleb128 .LVL260-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS74:
	.uleb128 .LVU520
	.uleb128 .LVU523
	.uleb128 .LVU523
	.uleb128 .LVU532
	.uleb128 .LVU532
	.uleb128 .LVU533
	.uleb128 .LVU533
	.uleb128 .LVU866
	.uleb128 .LVU877
	.uleb128 .LVU879
	.uleb128 .LVU879
	.uleb128 .LVU882
	.uleb128 .LVU882
	.uleb128 .LVU892
	.uleb128 .LVU898
	.uleb128 .LVU900
.LLST74:
	.byte	0x4
	.uleb128 .LVL145-.Ltext0
	.uleb128 .LVL146-.Ltext0
	.uleb128 0x3
	.byte	0x75
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL146-.Ltext0
	.uleb128 .LVL148-.Ltext0
	.uleb128 0x3
	.byte	0x7c
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL148-.Ltext0
	.uleb128 .LVL149-.Ltext0
	.uleb128 0x3
	.byte	0x7e
	.sleb128 2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL149-.Ltext0
	.uleb128 .LVL249-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -140
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL253-.Ltext0
	.uleb128 .LVL253-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -140
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL253-.Ltext0
	.uleb128 .LVL255-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL260-.Ltext0
	.uleb128 0x3
	.byte	0x7c
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL262-.Ltext0
	.uleb128 .LVL262-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS75:
	.uleb128 .LVU527
	.uleb128 .LVU533
	.uleb128 .LVU533
	.uleb128 .LVU838
	.uleb128 .LVU838
	.uleb128 .LVU843
	.uleb128 .LVU843
	.uleb128 .LVU844
	.uleb128 .LVU844
	.uleb128 .LVU845
	.uleb128 .LVU845
	.uleb128 .LVU857
	.uleb128 .LVU857
	.uleb128 .LVU866
	.uleb128 .LVU882
	.uleb128 .LVU889
	.uleb128 .LVU889
	.uleb128 .LVU892
.LLST75:
	.byte	0x4
	.uleb128 .LVL147-.Ltext0
	.uleb128 .LVL149-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL149-.Ltext0
	.uleb128 .LVL242-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -180
	.byte	0x4
	.uleb128 .LVL242-.Ltext0
	.uleb128 .LVL243-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL243-.Ltext0
	.uleb128 .LVL244-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL245-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL245-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -180
	.byte	0x4
	.uleb128 .LVL248-.Ltext0
	.uleb128 .LVL249-.Ltext0
	.uleb128 0xb
	.byte	0x36
	.byte	0x91
	.sleb128 -180
	.byte	0x94
	.byte	0x4
	.byte	0x1c
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL260-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL260-1-.Ltext0
	.uleb128 .LVL260-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -180
	.byte	0
.LVUS76:
	.uleb128 .LVU829
	.uleb128 .LVU836
	.uleb128 .LVU852
	.uleb128 .LVU856
	.uleb128 .LVU861
	.uleb128 .LVU866
	.uleb128 .LVU884
	.uleb128 .LVU892
.LLST76:
	.byte	0x4
	.uleb128 .LVL239-.Ltext0
	.uleb128 .LVL241-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -160
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL247-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL248-.Ltext0
	.uleb128 .LVL249-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL256-.Ltext0
	.uleb128 .LVL260-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS78:
	.uleb128 .LVU528
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU738
	.uleb128 .LVU738
	.uleb128 .LVU773
	.uleb128 .LVU773
	.uleb128 .LVU829
	.uleb128 .LVU839
	.uleb128 .LVU852
	.uleb128 .LVU858
	.uleb128 .LVU861
	.uleb128 .LVU882
	.uleb128 .LVU884
.LLST78:
	.byte	0x4
	.uleb128 .LVL147-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL225-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL225-.Ltext0
	.uleb128 .LVL239-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL242-.Ltext0
	.uleb128 .LVL247-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL248-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL256-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS79:
	.uleb128 .LVU528
	.uleb128 .LVU533
	.uleb128 .LVU533
	.uleb128 .LVU829
	.uleb128 .LVU839
	.uleb128 .LVU843
	.uleb128 .LVU843
	.uleb128 .LVU844
	.uleb128 .LVU844
	.uleb128 .LVU845
	.uleb128 .LVU845
	.uleb128 .LVU852
	.uleb128 .LVU858
	.uleb128 .LVU861
	.uleb128 .LVU882
	.uleb128 .LVU884
.LLST79:
	.byte	0x4
	.uleb128 .LVL147-.Ltext0
	.uleb128 .LVL149-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL149-.Ltext0
	.uleb128 .LVL239-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -180
	.byte	0x4
	.uleb128 .LVL242-.Ltext0
	.uleb128 .LVL243-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL243-.Ltext0
	.uleb128 .LVL244-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL245-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL245-.Ltext0
	.uleb128 .LVL247-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -180
	.byte	0x4
	.uleb128 .LVL248-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0xb
	.byte	0x36
	.byte	0x91
	.sleb128 -180
	.byte	0x94
	.byte	0x4
	.byte	0x1c
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL256-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS80:
	.uleb128 .LVU528
	.uleb128 .LVU533
	.uleb128 .LVU533
	.uleb128 .LVU543
	.uleb128 .LVU543
	.uleb128 .LVU829
	.uleb128 .LVU839
	.uleb128 .LVU844
	.uleb128 .LVU844
	.uleb128 .LVU852
	.uleb128 .LVU858
	.uleb128 .LVU861
	.uleb128 .LVU882
	.uleb128 .LVU884
.LLST80:
	.byte	0x4
	.uleb128 .LVL147-.Ltext0
	.uleb128 .LVL149-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL149-.Ltext0
	.uleb128 .LVL152-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL239-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -136
	.byte	0x4
	.uleb128 .LVL242-.Ltext0
	.uleb128 .LVL244-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL247-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL248-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -180
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL256-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS81:
	.uleb128 .LVU528
	.uleb128 .LVU532
	.uleb128 .LVU532
	.uleb128 .LVU533
	.uleb128 .LVU533
	.uleb128 .LVU542
	.uleb128 .LVU542
	.uleb128 .LVU543
	.uleb128 .LVU543
	.uleb128 .LVU829
	.uleb128 .LVU839
	.uleb128 .LVU841
	.uleb128 .LVU841
	.uleb128 .LVU844
	.uleb128 .LVU844
	.uleb128 .LVU849
	.uleb128 .LVU858
	.uleb128 .LVU861
	.uleb128 .LVU882
	.uleb128 .LVU884
.LLST81:
	.byte	0x4
	.uleb128 .LVL147-.Ltext0
	.uleb128 .LVL148-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL148-.Ltext0
	.uleb128 .LVL149-.Ltext0
	.uleb128 0x3
	.byte	0x7e
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL149-.Ltext0
	.uleb128 .LVL151-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL151-.Ltext0
	.uleb128 .LVL152-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL239-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -128
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL242-.Ltext0
	.uleb128 .LVL242-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -128
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL242-.Ltext0
	.uleb128 .LVL244-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL247-1-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL248-.Ltext0
	.uleb128 .LVL248-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL255-.Ltext0
	.uleb128 .LVL256-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0
.LVUS82:
	.uleb128 .LVU537
	.uleb128 .LVU543
	.uleb128 .LVU543
	.uleb128 .LVU552
	.uleb128 .LVU802
	.uleb128 .LVU807
	.uleb128 .LVU807
	.uleb128 .LVU808
	.uleb128 .LVU808
	.uleb128 .LVU820
	.uleb128 .LVU820
	.uleb128 .LVU829
	.uleb128 .LVU844
	.uleb128 .LVU849
	.uleb128 .LVU849
	.uleb128 .LVU852
.LLST82:
	.byte	0x4
	.uleb128 .LVL150-.Ltext0
	.uleb128 .LVL152-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL233-.Ltext0
	.uleb128 .LVL234-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL234-.Ltext0
	.uleb128 .LVL235-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL238-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL238-.Ltext0
	.uleb128 .LVL239-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL247-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL247-1-.Ltext0
	.uleb128 .LVL247-.Ltext0
	.uleb128 0xb
	.byte	0x36
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x91
	.sleb128 -180
	.byte	0x94
	.byte	0x4
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS83:
	.uleb128 .LVU795
	.uleb128 .LVU800
	.uleb128 .LVU815
	.uleb128 .LVU819
	.uleb128 .LVU824
	.uleb128 .LVU829
	.uleb128 .LVU847
	.uleb128 .LVU852
.LLST83:
	.byte	0x4
	.uleb128 .LVL230-.Ltext0
	.uleb128 .LVL232-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -164
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL237-.Ltext0
	.uleb128 .LVL238-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL238-.Ltext0
	.uleb128 .LVL239-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL246-.Ltext0
	.uleb128 .LVL247-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS85:
	.uleb128 .LVU538
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU738
	.uleb128 .LVU738
	.uleb128 .LVU773
	.uleb128 .LVU773
	.uleb128 .LVU795
	.uleb128 .LVU803
	.uleb128 .LVU815
	.uleb128 .LVU821
	.uleb128 .LVU824
	.uleb128 .LVU844
	.uleb128 .LVU847
.LLST85:
	.byte	0x4
	.uleb128 .LVL150-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL225-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL225-.Ltext0
	.uleb128 .LVL230-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL233-.Ltext0
	.uleb128 .LVL237-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL238-.Ltext0
	.uleb128 .LVL238-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL246-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS86:
	.uleb128 .LVU538
	.uleb128 .LVU543
	.uleb128 .LVU543
	.uleb128 .LVU552
	.uleb128 .LVU803
	.uleb128 .LVU807
	.uleb128 .LVU807
	.uleb128 .LVU808
	.uleb128 .LVU808
	.uleb128 .LVU815
	.uleb128 .LVU821
	.uleb128 .LVU824
	.uleb128 .LVU844
	.uleb128 .LVU847
.LLST86:
	.byte	0x4
	.uleb128 .LVL150-.Ltext0
	.uleb128 .LVL152-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL233-.Ltext0
	.uleb128 .LVL234-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL234-.Ltext0
	.uleb128 .LVL235-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL237-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL238-.Ltext0
	.uleb128 .LVL238-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x73
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL246-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS87:
	.uleb128 .LVU538
	.uleb128 .LVU543
	.uleb128 .LVU543
	.uleb128 .LVU795
	.uleb128 .LVU803
	.uleb128 .LVU808
	.uleb128 .LVU808
	.uleb128 .LVU809
	.uleb128 .LVU809
	.uleb128 .LVU815
	.uleb128 .LVU821
	.uleb128 .LVU824
	.uleb128 .LVU844
	.uleb128 .LVU847
.LLST87:
	.byte	0x4
	.uleb128 .LVL150-.Ltext0
	.uleb128 .LVL152-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL152-.Ltext0
	.uleb128 .LVL230-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -176
	.byte	0x4
	.uleb128 .LVL233-.Ltext0
	.uleb128 .LVL235-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL236-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL236-.Ltext0
	.uleb128 .LVL237-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -176
	.byte	0x4
	.uleb128 .LVL238-.Ltext0
	.uleb128 .LVL238-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL246-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS88:
	.uleb128 .LVU538
	.uleb128 .LVU542
	.uleb128 .LVU542
	.uleb128 .LVU551
	.uleb128 .LVU551
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU795
	.uleb128 .LVU803
	.uleb128 .LVU805
	.uleb128 .LVU805
	.uleb128 .LVU808
	.uleb128 .LVU808
	.uleb128 .LVU812
	.uleb128 .LVU821
	.uleb128 .LVU824
	.uleb128 .LVU844
	.uleb128 .LVU847
.LLST88:
	.byte	0x4
	.uleb128 .LVL150-.Ltext0
	.uleb128 .LVL151-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL151-.Ltext0
	.uleb128 .LVL154-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL154-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL230-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -124
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL233-.Ltext0
	.uleb128 .LVL233-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -124
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL233-.Ltext0
	.uleb128 .LVL235-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL237-1-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL238-.Ltext0
	.uleb128 .LVL238-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL244-.Ltext0
	.uleb128 .LVL246-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS89:
	.uleb128 .LVU546
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU766
	.uleb128 .LVU766
	.uleb128 .LVU771
	.uleb128 .LVU771
	.uleb128 .LVU772
	.uleb128 .LVU772
	.uleb128 .LVU778
	.uleb128 .LVU778
	.uleb128 .LVU786
	.uleb128 .LVU786
	.uleb128 .LVU795
	.uleb128 .LVU808
	.uleb128 .LVU812
	.uleb128 .LVU812
	.uleb128 .LVU815
.LLST89:
	.byte	0x4
	.uleb128 .LVL153-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL222-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -184
	.byte	0x4
	.uleb128 .LVL222-.Ltext0
	.uleb128 .LVL223-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL223-.Ltext0
	.uleb128 .LVL224-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 .LVL229-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -184
	.byte	0x4
	.uleb128 .LVL229-.Ltext0
	.uleb128 .LVL230-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL237-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL237-1-.Ltext0
	.uleb128 .LVL237-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -184
	.byte	0
.LVUS90:
	.uleb128 .LVU758
	.uleb128 .LVU764
	.uleb128 .LVU781
	.uleb128 .LVU785
	.uleb128 .LVU790
	.uleb128 .LVU795
	.uleb128 .LVU810
	.uleb128 .LVU815
.LLST90:
	.byte	0x4
	.uleb128 .LVL219-.Ltext0
	.uleb128 .LVL221-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -188
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL228-.Ltext0
	.uleb128 .LVL229-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL229-.Ltext0
	.uleb128 .LVL230-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL236-.Ltext0
	.uleb128 .LVL237-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS92:
	.uleb128 .LVU547
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU738
	.uleb128 .LVU738
	.uleb128 .LVU758
	.uleb128 .LVU767
	.uleb128 .LVU773
	.uleb128 .LVU773
	.uleb128 .LVU781
	.uleb128 .LVU787
	.uleb128 .LVU790
	.uleb128 .LVU808
	.uleb128 .LVU810
.LLST92:
	.byte	0x4
	.uleb128 .LVL153-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL219-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL222-.Ltext0
	.uleb128 .LVL225-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL225-.Ltext0
	.uleb128 .LVL228-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL229-.Ltext0
	.uleb128 .LVL229-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL236-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS93:
	.uleb128 .LVU547
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU758
	.uleb128 .LVU767
	.uleb128 .LVU771
	.uleb128 .LVU771
	.uleb128 .LVU772
	.uleb128 .LVU772
	.uleb128 .LVU778
	.uleb128 .LVU778
	.uleb128 .LVU781
	.uleb128 .LVU787
	.uleb128 .LVU790
	.uleb128 .LVU808
	.uleb128 .LVU810
.LLST93:
	.byte	0x4
	.uleb128 .LVL153-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL219-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -184
	.byte	0x4
	.uleb128 .LVL222-.Ltext0
	.uleb128 .LVL223-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL223-.Ltext0
	.uleb128 .LVL224-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 .LVL228-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -184
	.byte	0x4
	.uleb128 .LVL229-.Ltext0
	.uleb128 .LVL229-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL236-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS94:
	.uleb128 .LVU547
	.uleb128 .LVU552
	.uleb128 .LVU552
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU758
	.uleb128 .LVU772
	.uleb128 .LVU778
	.uleb128 .LVU778
	.uleb128 .LVU781
	.uleb128 .LVU787
	.uleb128 .LVU790
	.uleb128 .LVU808
	.uleb128 .LVU809
	.uleb128 .LVU809
	.uleb128 .LVU810
.LLST94:
	.byte	0x4
	.uleb128 .LVL153-.Ltext0
	.uleb128 .LVL155-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -176
	.byte	0x4
	.uleb128 .LVL155-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL219-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -120
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 .LVL228-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL229-.Ltext0
	.uleb128 .LVL229-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL236-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL236-.Ltext0
	.uleb128 .LVL236-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -176
	.byte	0
.LVUS95:
	.uleb128 .LVU547
	.uleb128 .LVU551
	.uleb128 .LVU551
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU758
	.uleb128 .LVU767
	.uleb128 .LVU769
	.uleb128 .LVU769
	.uleb128 .LVU772
	.uleb128 .LVU772
	.uleb128 .LVU778
	.uleb128 .LVU787
	.uleb128 .LVU790
	.uleb128 .LVU808
	.uleb128 .LVU810
.LLST95:
	.byte	0x4
	.uleb128 .LVL153-.Ltext0
	.uleb128 .LVL154-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL154-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL219-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -112
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL222-.Ltext0
	.uleb128 .LVL222-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -112
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL222-.Ltext0
	.uleb128 .LVL224-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL229-.Ltext0
	.uleb128 .LVL229-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL235-.Ltext0
	.uleb128 .LVL236-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS96:
	.uleb128 .LVU555
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU570
	.uleb128 .LVU662
	.uleb128 .LVU667
	.uleb128 .LVU667
	.uleb128 .LVU669
	.uleb128 .LVU735
	.uleb128 .LVU737
	.uleb128 .LVU737
	.uleb128 .LVU749
	.uleb128 .LVU749
	.uleb128 .LVU758
	.uleb128 .LVU772
	.uleb128 .LVU777
	.uleb128 .LVU777
	.uleb128 .LVU778
	.uleb128 .LVU778
	.uleb128 .LVU781
.LLST96:
	.byte	0x4
	.uleb128 .LVL156-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL191-.Ltext0
	.uleb128 .LVL192-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL192-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL215-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL215-.Ltext0
	.uleb128 .LVL218-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL218-.Ltext0
	.uleb128 .LVL219-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL227-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL227-.Ltext0
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x78
	.sleb128 0
	.byte	0x1c
	.byte	0x72
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL228-1-.Ltext0
	.uleb128 .LVL228-.Ltext0
	.uleb128 0xb
	.byte	0x36
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x91
	.sleb128 -184
	.byte	0x94
	.byte	0x4
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS97:
	.uleb128 .LVU654
	.uleb128 .LVU660
	.uleb128 .LVU744
	.uleb128 .LVU748
	.uleb128 .LVU753
	.uleb128 .LVU758
	.uleb128 .LVU775
	.uleb128 .LVU781
.LLST97:
	.byte	0x4
	.uleb128 .LVL188-.Ltext0
	.uleb128 .LVL190-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -192
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL217-.Ltext0
	.uleb128 .LVL218-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL218-.Ltext0
	.uleb128 .LVL219-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL226-.Ltext0
	.uleb128 .LVL228-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS99:
	.uleb128 .LVU556
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU654
	.uleb128 .LVU663
	.uleb128 .LVU669
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU738
	.uleb128 .LVU738
	.uleb128 .LVU744
	.uleb128 .LVU750
	.uleb128 .LVU753
	.uleb128 .LVU772
	.uleb128 .LVU773
	.uleb128 .LVU773
	.uleb128 .LVU775
.LLST99:
	.byte	0x4
	.uleb128 .LVL156-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL188-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL191-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL217-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL218-.Ltext0
	.uleb128 .LVL218-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL225-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL225-.Ltext0
	.uleb128 .LVL226-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS100:
	.uleb128 .LVU556
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU570
	.uleb128 .LVU663
	.uleb128 .LVU667
	.uleb128 .LVU667
	.uleb128 .LVU669
	.uleb128 .LVU735
	.uleb128 .LVU737
	.uleb128 .LVU737
	.uleb128 .LVU744
	.uleb128 .LVU750
	.uleb128 .LVU753
	.uleb128 .LVU772
	.uleb128 .LVU775
.LLST100:
	.byte	0x4
	.uleb128 .LVL156-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL191-.Ltext0
	.uleb128 .LVL192-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL192-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL215-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL215-.Ltext0
	.uleb128 .LVL217-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL218-.Ltext0
	.uleb128 .LVL218-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL226-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS101:
	.uleb128 .LVU556
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU570
	.uleb128 .LVU663
	.uleb128 .LVU668
	.uleb128 .LVU668
	.uleb128 .LVU669
	.uleb128 .LVU735
	.uleb128 .LVU744
	.uleb128 .LVU750
	.uleb128 .LVU753
	.uleb128 .LVU772
	.uleb128 .LVU775
.LLST101:
	.byte	0x4
	.uleb128 .LVL156-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL191-.Ltext0
	.uleb128 .LVL193-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL193-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL217-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL218-.Ltext0
	.uleb128 .LVL218-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL226-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0
.LVUS102:
	.uleb128 .LVU556
	.uleb128 .LVU560
	.uleb128 .LVU560
	.uleb128 .LVU568
	.uleb128 .LVU568
	.uleb128 .LVU570
	.uleb128 .LVU665
	.uleb128 .LVU669
	.uleb128 .LVU735
	.uleb128 .LVU736
	.uleb128 .LVU750
	.uleb128 .LVU753
	.uleb128 .LVU772
	.uleb128 .LVU775
.LLST102:
	.byte	0x4
	.uleb128 .LVL156-.Ltext0
	.uleb128 .LVL157-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL157-.Ltext0
	.uleb128 .LVL159-.Ltext0
	.uleb128 0x3
	.byte	0x7d
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL159-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x3
	.byte	0x7d
	.sleb128 2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL191-.Ltext0
	.uleb128 .LVL194-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL214-.Ltext0
	.uleb128 0x3
	.byte	0x7d
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL218-.Ltext0
	.uleb128 .LVL218-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL224-.Ltext0
	.uleb128 .LVL226-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS103:
	.uleb128 .LVU563
	.uleb128 .LVU570
	.uleb128 .LVU570
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU637
	.uleb128 .LVU637
	.uleb128 .LVU645
	.uleb128 .LVU645
	.uleb128 .LVU654
	.uleb128 .LVU669
	.uleb128 .LVU730
	.uleb128 .LVU735
	.uleb128 .LVU741
	.uleb128 .LVU741
	.uleb128 .LVU744
.LLST103:
	.byte	0x4
	.uleb128 .LVL158-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL160-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -196
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL186-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL186-1-.Ltext0
	.uleb128 .LVL187-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -196
	.byte	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LVL188-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL212-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -196
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL217-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL217-1-.Ltext0
	.uleb128 .LVL217-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7f
	.sleb128 0
	.byte	0x1c
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS104:
	.uleb128 .LVU640
	.uleb128 .LVU644
	.uleb128 .LVU649
	.uleb128 .LVU654
	.uleb128 .LVU723
	.uleb128 .LVU729
	.uleb128 .LVU739
	.uleb128 .LVU744
.LLST104:
	.byte	0x4
	.uleb128 .LVL186-.Ltext0
	.uleb128 .LVL187-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LVL188-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL210-.Ltext0
	.uleb128 .LVL212-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -168
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x3
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL217-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS106:
	.uleb128 .LVU564
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU640
	.uleb128 .LVU646
	.uleb128 .LVU649
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU723
	.uleb128 .LVU731
	.uleb128 .LVU738
	.uleb128 .LVU738
	.uleb128 .LVU739
.LLST106:
	.byte	0x4
	.uleb128 .LVL158-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LVL187-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL210-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL212-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL216-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS107:
	.uleb128 .LVU564
	.uleb128 .LVU570
	.uleb128 .LVU570
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU637
	.uleb128 .LVU637
	.uleb128 .LVU640
	.uleb128 .LVU646
	.uleb128 .LVU649
	.uleb128 .LVU669
	.uleb128 .LVU723
	.uleb128 .LVU735
	.uleb128 .LVU739
.LLST107:
	.byte	0x4
	.uleb128 .LVL158-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL160-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -196
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL186-1-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL186-1-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -196
	.byte	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LVL187-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7c
	.sleb128 0
	.byte	0x1c
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL210-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -196
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS108:
	.uleb128 .LVU564
	.uleb128 .LVU570
	.uleb128 .LVU570
	.uleb128 .LVU589
	.uleb128 .LVU589
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU640
	.uleb128 .LVU646
	.uleb128 .LVU649
	.uleb128 .LVU669
	.uleb128 .LVU705
	.uleb128 .LVU731
	.uleb128 .LVU735
	.uleb128 .LVU735
	.uleb128 .LVU739
.LLST108:
	.byte	0x4
	.uleb128 .LVL158-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0x4
	.uleb128 .LVL160-.Ltext0
	.uleb128 .LVL164-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL164-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -108
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LVL187-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL207-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -108
	.byte	0x4
	.uleb128 .LVL212-.Ltext0
	.uleb128 .LVL213-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL216-.Ltext0
	.uleb128 0x1
	.byte	0x5f
	.byte	0
.LVUS109:
	.uleb128 .LVU564
	.uleb128 .LVU568
	.uleb128 .LVU568
	.uleb128 .LVU570
	.uleb128 .LVU570
	.uleb128 .LVU579
	.uleb128 .LVU579
	.uleb128 .LVU589
	.uleb128 .LVU589
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU637
	.uleb128 .LVU646
	.uleb128 .LVU649
	.uleb128 .LVU669
	.uleb128 .LVU723
	.uleb128 .LVU731
	.uleb128 .LVU733
	.uleb128 .LVU733
	.uleb128 .LVU735
	.uleb128 .LVU735
	.uleb128 .LVU736
.LLST109:
	.byte	0x4
	.uleb128 .LVL158-.Ltext0
	.uleb128 .LVL159-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL159-.Ltext0
	.uleb128 .LVL160-.Ltext0
	.uleb128 0x3
	.byte	0x7d
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL160-.Ltext0
	.uleb128 .LVL162-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL162-.Ltext0
	.uleb128 .LVL164-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL164-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -148
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL186-1-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL187-.Ltext0
	.uleb128 .LVL187-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL210-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -148
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x2
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL212-.Ltext0
	.uleb128 .LVL212-.Ltext0
	.uleb128 0x8
	.byte	0x91
	.sleb128 -148
	.byte	0x94
	.byte	0x4
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL212-.Ltext0
	.uleb128 .LVL213-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -148
	.byte	0x4
	.uleb128 .LVL213-.Ltext0
	.uleb128 .LVL214-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS110:
	.uleb128 .LVU574
	.uleb128 .LVU592
	.uleb128 .LVU592
	.uleb128 .LVU615
	.uleb128 .LVU615
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU633
	.uleb128 .LVU633
	.uleb128 .LVU637
	.uleb128 .LVU637
	.uleb128 .LVU640
	.uleb128 .LVU669
	.uleb128 .LVU685
	.uleb128 .LVU685
	.uleb128 .LVU689
	.uleb128 .LVU689
	.uleb128 .LVU698
	.uleb128 .LVU698
	.uleb128 .LVU714
	.uleb128 .LVU714
	.uleb128 .LVU723
.LLST110:
	.byte	0x4
	.uleb128 .LVL161-.Ltext0
	.uleb128 .LVL167-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL167-.Ltext0
	.uleb128 .LVL178-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL178-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL184-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL184-.Ltext0
	.uleb128 .LVL186-1-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x72
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL186-1-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0xb
	.byte	0x36
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x91
	.sleb128 -196
	.byte	0x94
	.byte	0x4
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL199-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL199-.Ltext0
	.uleb128 .LVL200-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL200-.Ltext0
	.uleb128 .LVL203-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL203-.Ltext0
	.uleb128 .LVL209-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL209-.Ltext0
	.uleb128 .LVL210-.Ltext0
	.uleb128 0xb
	.byte	0x36
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x91
	.sleb128 -196
	.byte	0x94
	.byte	0x4
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS111:
	.uleb128 .LVU635
	.uleb128 .LVU640
	.uleb128 .LVU676
	.uleb128 .LVU683
	.uleb128 .LVU709
	.uleb128 .LVU713
	.uleb128 .LVU718
	.uleb128 .LVU723
.LLST111:
	.byte	0x4
	.uleb128 .LVL185-.Ltext0
	.uleb128 .LVL186-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL196-.Ltext0
	.uleb128 .LVL198-.Ltext0
	.uleb128 0x3
	.byte	0x7f
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL208-.Ltext0
	.uleb128 .LVL209-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL209-.Ltext0
	.uleb128 .LVL210-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS113:
	.uleb128 .LVU575
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU635
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU676
	.uleb128 .LVU686
	.uleb128 .LVU709
	.uleb128 .LVU715
	.uleb128 .LVU718
.LLST113:
	.byte	0x4
	.uleb128 .LVL161-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL185-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL196-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL199-.Ltext0
	.uleb128 .LVL208-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL209-.Ltext0
	.uleb128 .LVL209-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS114:
	.uleb128 .LVU575
	.uleb128 .LVU592
	.uleb128 .LVU592
	.uleb128 .LVU615
	.uleb128 .LVU615
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU633
	.uleb128 .LVU633
	.uleb128 .LVU635
	.uleb128 .LVU669
	.uleb128 .LVU676
	.uleb128 .LVU686
	.uleb128 .LVU689
	.uleb128 .LVU689
	.uleb128 .LVU698
	.uleb128 .LVU698
	.uleb128 .LVU709
	.uleb128 .LVU715
	.uleb128 .LVU718
.LLST114:
	.byte	0x4
	.uleb128 .LVL161-.Ltext0
	.uleb128 .LVL167-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL167-.Ltext0
	.uleb128 .LVL178-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL178-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL184-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL184-.Ltext0
	.uleb128 .LVL185-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7e
	.sleb128 0
	.byte	0x1c
	.byte	0x72
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL196-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL199-.Ltext0
	.uleb128 .LVL200-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL200-.Ltext0
	.uleb128 .LVL203-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL203-.Ltext0
	.uleb128 .LVL208-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL209-.Ltext0
	.uleb128 .LVL209-.Ltext0
	.uleb128 0xb
	.byte	0x36
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x91
	.sleb128 -196
	.byte	0x94
	.byte	0x4
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS115:
	.uleb128 .LVU575
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU631
	.uleb128 .LVU631
	.uleb128 .LVU635
	.uleb128 .LVU669
	.uleb128 .LVU676
	.uleb128 .LVU686
	.uleb128 .LVU691
	.uleb128 .LVU691
	.uleb128 .LVU701
	.uleb128 .LVU701
	.uleb128 .LVU706
	.uleb128 .LVU706
	.uleb128 .LVU709
	.uleb128 .LVU715
	.uleb128 .LVU718
.LLST115:
	.byte	0x4
	.uleb128 .LVL161-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -92
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL185-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL196-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -92
	.byte	0x4
	.uleb128 .LVL199-.Ltext0
	.uleb128 .LVL201-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL201-.Ltext0
	.uleb128 .LVL205-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL205-.Ltext0
	.uleb128 .LVL208-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL208-1-.Ltext0
	.uleb128 .LVL208-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -108
	.byte	0x4
	.uleb128 .LVL209-.Ltext0
	.uleb128 .LVL209-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0
.LVUS116:
	.uleb128 .LVU575
	.uleb128 .LVU579
	.uleb128 .LVU579
	.uleb128 .LVU589
	.uleb128 .LVU631
	.uleb128 .LVU635
	.uleb128 .LVU686
	.uleb128 .LVU698
	.uleb128 .LVU715
	.uleb128 .LVU718
.LLST116:
	.byte	0x4
	.uleb128 .LVL161-.Ltext0
	.uleb128 .LVL162-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL162-.Ltext0
	.uleb128 .LVL164-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL183-.Ltext0
	.uleb128 .LVL185-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL199-.Ltext0
	.uleb128 .LVL203-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -88
	.byte	0x4
	.uleb128 .LVL209-.Ltext0
	.uleb128 .LVL209-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS117:
	.uleb128 .LVU585
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU612
	.uleb128 .LVU612
	.uleb128 .LVU623
	.uleb128 .LVU623
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU673
	.uleb128 .LVU673
	.uleb128 .LVU676
	.uleb128 .LVU694
	.uleb128 .LVU700
.LLST117:
	.byte	0x4
	.uleb128 .LVL163-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL176-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL176-.Ltext0
	.uleb128 .LVL180-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL180-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL196-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL196-1-.Ltext0
	.uleb128 .LVL196-.Ltext0
	.uleb128 0x8
	.byte	0x36
	.byte	0x7d
	.sleb128 0
	.byte	0x1c
	.byte	0x76
	.sleb128 0
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL202-.Ltext0
	.uleb128 .LVL204-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS118:
	.uleb128 .LVU616
	.uleb128 .LVU618
	.uleb128 .LVU618
	.uleb128 .LVU620
	.uleb128 .LVU671
	.uleb128 .LVU676
	.uleb128 .LVU703
	.uleb128 .LVU709
.LLST118:
	.byte	0x4
	.uleb128 .LVL178-.Ltext0
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 0x1
	.byte	0x5b
	.byte	0x4
	.uleb128 .LVL179-1-.Ltext0
	.uleb128 .LVL179-.Ltext0
	.uleb128 0x3
	.byte	0x73
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL196-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL206-.Ltext0
	.uleb128 .LVL208-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS120:
	.uleb128 .LVU586
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU591
	.uleb128 .LVU591
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU611
	.uleb128 .LVU611
	.uleb128 .LVU616
	.uleb128 .LVU624
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU670
	.uleb128 .LVU670
	.uleb128 .LVU671
	.uleb128 .LVU695
	.uleb128 .LVU703
.LLST120:
	.byte	0x4
	.uleb128 .LVL163-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL166-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL166-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL175-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL175-.Ltext0
	.uleb128 .LVL178-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL180-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL195-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0x4
	.uleb128 .LVL202-.Ltext0
	.uleb128 .LVL206-.Ltext0
	.uleb128 0x1
	.byte	0x53
	.byte	0
.LVUS121:
	.uleb128 .LVU586
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU612
	.uleb128 .LVU612
	.uleb128 .LVU616
	.uleb128 .LVU624
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU671
	.uleb128 .LVU695
	.uleb128 .LVU700
.LLST121:
	.byte	0x4
	.uleb128 .LVL163-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL176-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL176-.Ltext0
	.uleb128 .LVL178-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL180-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL202-.Ltext0
	.uleb128 .LVL204-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0
.LVUS122:
	.uleb128 .LVU586
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU594
	.uleb128 .LVU624
	.uleb128 .LVU630
	.uleb128 .LVU630
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU671
	.uleb128 .LVU695
	.uleb128 .LVU701
	.uleb128 .LVU701
	.uleb128 .LVU703
.LLST122:
	.byte	0x4
	.uleb128 .LVL163-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL180-.Ltext0
	.uleb128 .LVL182-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL182-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5a
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x56
	.byte	0x4
	.uleb128 .LVL202-.Ltext0
	.uleb128 .LVL205-.Ltext0
	.uleb128 0x1
	.byte	0x5e
	.byte	0x4
	.uleb128 .LVL205-.Ltext0
	.uleb128 .LVL206-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS123:
	.uleb128 .LVU586
	.uleb128 .LVU589
	.uleb128 .LVU589
	.uleb128 .LVU590
	.uleb128 .LVU590
	.uleb128 .LVU593
	.uleb128 .LVU593
	.uleb128 .LVU594
	.uleb128 .LVU594
	.uleb128 .LVU613
	.uleb128 .LVU613
	.uleb128 .LVU616
	.uleb128 .LVU624
	.uleb128 .LVU627
	.uleb128 .LVU627
	.uleb128 .LVU631
	.uleb128 .LVU669
	.uleb128 .LVU671
	.uleb128 .LVU695
	.uleb128 .LVU703
.LLST123:
	.byte	0x4
	.uleb128 .LVL163-.Ltext0
	.uleb128 .LVL164-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL164-.Ltext0
	.uleb128 .LVL165-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL165-.Ltext0
	.uleb128 .LVL168-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL168-.Ltext0
	.uleb128 .LVL169-.Ltext0
	.uleb128 0x1
	.byte	0x58
	.byte	0x4
	.uleb128 .LVL169-.Ltext0
	.uleb128 .LVL177-.Ltext0
	.uleb128 0x1
	.byte	0x5d
	.byte	0x4
	.uleb128 .LVL177-.Ltext0
	.uleb128 .LVL178-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL180-.Ltext0
	.uleb128 .LVL181-.Ltext0
	.uleb128 0x3
	.byte	0x7c
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL181-.Ltext0
	.uleb128 .LVL183-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL194-.Ltext0
	.uleb128 .LVL195-.Ltext0
	.uleb128 0x1
	.byte	0x5c
	.byte	0x4
	.uleb128 .LVL202-.Ltext0
	.uleb128 .LVL206-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS124:
	.uleb128 .LVU601
	.uleb128 .LVU603
	.uleb128 .LVU603
	.uleb128 .LVU616
.LLST124:
	.byte	0x4
	.uleb128 .LVL170-.Ltext0
	.uleb128 .LVL171-1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL171-1-.Ltext0
	.uleb128 .LVL178-.Ltext0
	.uleb128 0x3
	.byte	0x91
	.sleb128 -76
	.byte	0
.LVUS125:
	.uleb128 .LVU605
	.uleb128 .LVU606
	.uleb128 .LVU606
	.uleb128 .LVU608
.LLST125:
	.byte	0x4
	.uleb128 .LVL172-.Ltext0
	.uleb128 .LVL173-1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL173-1-.Ltext0
	.uleb128 .LVL174-.Ltext0
	.uleb128 0x1
	.byte	0x53
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
.LLRL15:
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
.LLRL21:
	.byte	0x4
	.uleb128 .LBB7-.Ltext0
	.uleb128 .LBE7-.Ltext0
	.byte	0x4
	.uleb128 .LBB8-.Ltext0
	.uleb128 .LBE8-.Ltext0
	.byte	0
.LLRL40:
	.byte	0x4
	.uleb128 .LBB25-.Ltext0
	.uleb128 .LBE25-.Ltext0
	.byte	0x4
	.uleb128 .LBB111-.Ltext0
	.uleb128 .LBE111-.Ltext0
	.byte	0x4
	.uleb128 .LBB112-.Ltext0
	.uleb128 .LBE112-.Ltext0
	.byte	0
.LLRL43:
	.byte	0x4
	.uleb128 .LBB27-.Ltext0
	.uleb128 .LBE27-.Ltext0
	.byte	0x4
	.uleb128 .LBB105-.Ltext0
	.uleb128 .LBE105-.Ltext0
	.byte	0x4
	.uleb128 .LBB106-.Ltext0
	.uleb128 .LBE106-.Ltext0
	.byte	0x4
	.uleb128 .LBB107-.Ltext0
	.uleb128 .LBE107-.Ltext0
	.byte	0x4
	.uleb128 .LBB108-.Ltext0
	.uleb128 .LBE108-.Ltext0
	.byte	0
.LLRL46:
	.byte	0x4
	.uleb128 .LBB29-.Ltext0
	.uleb128 .LBE29-.Ltext0
	.byte	0x4
	.uleb128 .LBB96-.Ltext0
	.uleb128 .LBE96-.Ltext0
	.byte	0x4
	.uleb128 .LBB97-.Ltext0
	.uleb128 .LBE97-.Ltext0
	.byte	0x4
	.uleb128 .LBB98-.Ltext0
	.uleb128 .LBE98-.Ltext0
	.byte	0x4
	.uleb128 .LBB99-.Ltext0
	.uleb128 .LBE99-.Ltext0
	.byte	0x4
	.uleb128 .LBB100-.Ltext0
	.uleb128 .LBE100-.Ltext0
	.byte	0
.LLRL49:
	.byte	0x4
	.uleb128 .LBB31-.Ltext0
	.uleb128 .LBE31-.Ltext0
	.byte	0x4
	.uleb128 .LBB86-.Ltext0
	.uleb128 .LBE86-.Ltext0
	.byte	0x4
	.uleb128 .LBB87-.Ltext0
	.uleb128 .LBE87-.Ltext0
	.byte	0x4
	.uleb128 .LBB88-.Ltext0
	.uleb128 .LBE88-.Ltext0
	.byte	0x4
	.uleb128 .LBB89-.Ltext0
	.uleb128 .LBE89-.Ltext0
	.byte	0x4
	.uleb128 .LBB90-.Ltext0
	.uleb128 .LBE90-.Ltext0
	.byte	0
.LLRL52:
	.byte	0x4
	.uleb128 .LBB33-.Ltext0
	.uleb128 .LBE33-.Ltext0
	.byte	0x4
	.uleb128 .LBB76-.Ltext0
	.uleb128 .LBE76-.Ltext0
	.byte	0x4
	.uleb128 .LBB77-.Ltext0
	.uleb128 .LBE77-.Ltext0
	.byte	0x4
	.uleb128 .LBB78-.Ltext0
	.uleb128 .LBE78-.Ltext0
	.byte	0x4
	.uleb128 .LBB79-.Ltext0
	.uleb128 .LBE79-.Ltext0
	.byte	0x4
	.uleb128 .LBB80-.Ltext0
	.uleb128 .LBE80-.Ltext0
	.byte	0
.LLRL55:
	.byte	0x4
	.uleb128 .LBB35-.Ltext0
	.uleb128 .LBE35-.Ltext0
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
	.byte	0
.LLRL58:
	.byte	0x4
	.uleb128 .LBB37-.Ltext0
	.uleb128 .LBE37-.Ltext0
	.byte	0x4
	.uleb128 .LBB55-.Ltext0
	.uleb128 .LBE55-.Ltext0
	.byte	0x4
	.uleb128 .LBB56-.Ltext0
	.uleb128 .LBE56-.Ltext0
	.byte	0x4
	.uleb128 .LBB57-.Ltext0
	.uleb128 .LBE57-.Ltext0
	.byte	0x4
	.uleb128 .LBB58-.Ltext0
	.uleb128 .LBE58-.Ltext0
	.byte	0x4
	.uleb128 .LBB59-.Ltext0
	.uleb128 .LBE59-.Ltext0
	.byte	0x4
	.uleb128 .LBB60-.Ltext0
	.uleb128 .LBE60-.Ltext0
	.byte	0
.LLRL61:
	.byte	0x4
	.uleb128 .LBB39-.Ltext0
	.uleb128 .LBE39-.Ltext0
	.byte	0x4
	.uleb128 .LBB45-.Ltext0
	.uleb128 .LBE45-.Ltext0
	.byte	0x4
	.uleb128 .LBB46-.Ltext0
	.uleb128 .LBE46-.Ltext0
	.byte	0x4
	.uleb128 .LBB47-.Ltext0
	.uleb128 .LBE47-.Ltext0
	.byte	0x4
	.uleb128 .LBB48-.Ltext0
	.uleb128 .LBE48-.Ltext0
	.byte	0
.LLRL70:
	.byte	0x4
	.uleb128 .LBB129-.Ltext0
	.uleb128 .LBE129-.Ltext0
	.byte	0x4
	.uleb128 .LBB224-.Ltext0
	.uleb128 .LBE224-.Ltext0
	.byte	0x4
	.uleb128 .LBB225-.Ltext0
	.uleb128 .LBE225-.Ltext0
	.byte	0x4
	.uleb128 .LBB226-.Ltext0
	.uleb128 .LBE226-.Ltext0
	.byte	0x4
	.uleb128 .LBB227-.Ltext0
	.uleb128 .LBE227-.Ltext0
	.byte	0x4
	.uleb128 .LBB228-.Ltext0
	.uleb128 .LBE228-.Ltext0
	.byte	0
.LLRL77:
	.byte	0x4
	.uleb128 .LBB131-.Ltext0
	.uleb128 .LBE131-.Ltext0
	.byte	0x4
	.uleb128 .LBB214-.Ltext0
	.uleb128 .LBE214-.Ltext0
	.byte	0x4
	.uleb128 .LBB215-.Ltext0
	.uleb128 .LBE215-.Ltext0
	.byte	0x4
	.uleb128 .LBB216-.Ltext0
	.uleb128 .LBE216-.Ltext0
	.byte	0x4
	.uleb128 .LBB217-.Ltext0
	.uleb128 .LBE217-.Ltext0
	.byte	0x4
	.uleb128 .LBB218-.Ltext0
	.uleb128 .LBE218-.Ltext0
	.byte	0
.LLRL84:
	.byte	0x4
	.uleb128 .LBB133-.Ltext0
	.uleb128 .LBE133-.Ltext0
	.byte	0x4
	.uleb128 .LBB204-.Ltext0
	.uleb128 .LBE204-.Ltext0
	.byte	0x4
	.uleb128 .LBB205-.Ltext0
	.uleb128 .LBE205-.Ltext0
	.byte	0x4
	.uleb128 .LBB206-.Ltext0
	.uleb128 .LBE206-.Ltext0
	.byte	0x4
	.uleb128 .LBB207-.Ltext0
	.uleb128 .LBE207-.Ltext0
	.byte	0x4
	.uleb128 .LBB208-.Ltext0
	.uleb128 .LBE208-.Ltext0
	.byte	0
.LLRL91:
	.byte	0x4
	.uleb128 .LBB135-.Ltext0
	.uleb128 .LBE135-.Ltext0
	.byte	0x4
	.uleb128 .LBB194-.Ltext0
	.uleb128 .LBE194-.Ltext0
	.byte	0x4
	.uleb128 .LBB195-.Ltext0
	.uleb128 .LBE195-.Ltext0
	.byte	0x4
	.uleb128 .LBB196-.Ltext0
	.uleb128 .LBE196-.Ltext0
	.byte	0x4
	.uleb128 .LBB197-.Ltext0
	.uleb128 .LBE197-.Ltext0
	.byte	0x4
	.uleb128 .LBB198-.Ltext0
	.uleb128 .LBE198-.Ltext0
	.byte	0
.LLRL98:
	.byte	0x4
	.uleb128 .LBB137-.Ltext0
	.uleb128 .LBE137-.Ltext0
	.byte	0x4
	.uleb128 .LBB184-.Ltext0
	.uleb128 .LBE184-.Ltext0
	.byte	0x4
	.uleb128 .LBB185-.Ltext0
	.uleb128 .LBE185-.Ltext0
	.byte	0x4
	.uleb128 .LBB186-.Ltext0
	.uleb128 .LBE186-.Ltext0
	.byte	0x4
	.uleb128 .LBB187-.Ltext0
	.uleb128 .LBE187-.Ltext0
	.byte	0x4
	.uleb128 .LBB188-.Ltext0
	.uleb128 .LBE188-.Ltext0
	.byte	0
.LLRL105:
	.byte	0x4
	.uleb128 .LBB139-.Ltext0
	.uleb128 .LBE139-.Ltext0
	.byte	0x4
	.uleb128 .LBB175-.Ltext0
	.uleb128 .LBE175-.Ltext0
	.byte	0x4
	.uleb128 .LBB176-.Ltext0
	.uleb128 .LBE176-.Ltext0
	.byte	0x4
	.uleb128 .LBB177-.Ltext0
	.uleb128 .LBE177-.Ltext0
	.byte	0x4
	.uleb128 .LBB178-.Ltext0
	.uleb128 .LBE178-.Ltext0
	.byte	0
.LLRL112:
	.byte	0x4
	.uleb128 .LBB141-.Ltext0
	.uleb128 .LBE141-.Ltext0
	.byte	0x4
	.uleb128 .LBB163-.Ltext0
	.uleb128 .LBE163-.Ltext0
	.byte	0x4
	.uleb128 .LBB164-.Ltext0
	.uleb128 .LBE164-.Ltext0
	.byte	0x4
	.uleb128 .LBB165-.Ltext0
	.uleb128 .LBE165-.Ltext0
	.byte	0x4
	.uleb128 .LBB166-.Ltext0
	.uleb128 .LBE166-.Ltext0
	.byte	0x4
	.uleb128 .LBB167-.Ltext0
	.uleb128 .LBE167-.Ltext0
	.byte	0x4
	.uleb128 .LBB168-.Ltext0
	.uleb128 .LBE168-.Ltext0
	.byte	0x4
	.uleb128 .LBB169-.Ltext0
	.uleb128 .LBE169-.Ltext0
	.byte	0x4
	.uleb128 .LBB170-.Ltext0
	.uleb128 .LBE170-.Ltext0
	.byte	0
.LLRL119:
	.byte	0x4
	.uleb128 .LBB143-.Ltext0
	.uleb128 .LBE143-.Ltext0
	.byte	0x4
	.uleb128 .LBB150-.Ltext0
	.uleb128 .LBE150-.Ltext0
	.byte	0x4
	.uleb128 .LBB151-.Ltext0
	.uleb128 .LBE151-.Ltext0
	.byte	0x4
	.uleb128 .LBB152-.Ltext0
	.uleb128 .LBE152-.Ltext0
	.byte	0x4
	.uleb128 .LBB153-.Ltext0
	.uleb128 .LBE153-.Ltext0
	.byte	0x4
	.uleb128 .LBB154-.Ltext0
	.uleb128 .LBE154-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF48:
	.string	"result"
.LASF35:
	.string	"of_year"
.LASF14:
	.string	"__uint64_t"
.LASF50:
	.string	"collatz"
.LASF28:
	.string	"clamp"
.LASF19:
	.string	"uint64_t"
.LASF10:
	.string	"short int"
.LASF38:
	.string	"digit_sum"
.LASF47:
	.string	"modulus"
.LASF12:
	.string	"__uint32_t"
.LASF44:
	.string	"power_mod"
.LASF32:
	.string	"year"
.LASF17:
	.string	"int64_t"
.LASF46:
	.string	"exponent"
.LASF21:
	.string	"move"
.LASF4:
	.string	"long long int"
.LASF2:
	.string	"long int"
.LASF13:
	.string	"__int64_t"
.LASF29:
	.string	"high"
.LASF22:
	.string	"other"
.LASF5:
	.string	"long double"
.LASF6:
	.string	"unsigned char"
.LASF37:
	.string	"reverse_digits"
.LASF52:
	.string	"binary_gcd"
.LASF9:
	.string	"signed char"
.LASF18:
	.string	"uint32_t"
.LASF8:
	.string	"unsigned int"
.LASF34:
	.string	"of_era"
.LASF51:
	.string	"steps"
.LASF7:
	.string	"short unsigned int"
.LASF31:
	.string	"days_from_civil"
.LASF15:
	.string	"char"
.LASF53:
	.string	"shift"
.LASF16:
	.string	"int32_t"
.LASF41:
	.string	"is_prime"
.LASF33:
	.string	"month"
.LASF36:
	.string	"is_leap_year"
.LASF54:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF3:
	.string	"long unsigned int"
.LASF49:
	.string	"square"
.LASF27:
	.string	"sign"
.LASF25:
	.string	"ackermann"
.LASF23:
	.string	"moves"
.LASF42:
	.string	"integer_sqrt"
.LASF11:
	.string	"__int32_t"
.LASF30:
	.string	"saturating_add"
.LASF39:
	.string	"fibonacci"
.LASF45:
	.string	"base"
.LASF26:
	.string	"multiply_add_high"
.LASF43:
	.string	"root"
.LASF24:
	.string	"hanoi"
.LASF20:
	.string	"from"
.LASF40:
	.string	"next"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/numbers.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
