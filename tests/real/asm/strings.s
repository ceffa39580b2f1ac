	.file	"strings.c"
	.text
.Ltext0:
	.file 0 "." "src/strings.c"
	.p2align 4
	.globl	str_length
	.type	str_length, @function
str_length:
.LVL0:
.LFB0:
	.file 1 "src/strings.c"
	.loc 1 4 34 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 6 5 view .LVU2
	.loc 1 6 12 view .LVU3
	cmpb	$0, (%rdi)
	je	.L4
	.loc 1 5 17 is_stmt 0 view .LVU4
	movq	%rdi, %rax
.LVL1:
	.p2align 4,,10
	.p2align 3
.L3:
	.loc 1 6 16 is_stmt 1 discriminator 2 view .LVU5
	.loc 1 6 17 is_stmt 0 discriminator 2 view .LVU6
	addq	$1, %rax
.LVL2:
	.loc 1 6 12 is_stmt 1 discriminator 2 view .LVU7
	cmpb	$0, (%rax)
	jne	.L3
	.loc 1 7 14 is_stmt 0 view .LVU8
	subq	%rdi, %rax
.LVL3:
	.loc 1 7 14 view .LVU9
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L4:
	.loc 1 6 12 view .LVU10
	xorl	%eax, %eax
	.loc 1 7 5 is_stmt 1 view .LVU11
	.loc 1 8 1 is_stmt 0 view .LVU12
	ret
	.cfi_endproc
.LFE0:
	.size	str_length, .-str_length
	.p2align 4
	.globl	str_copy
	.type	str_copy, @function
str_copy:
.LVL5:
.LFB1:
	.loc 1 11 44 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 12 5 view .LVU14
	.loc 1 12 12 view .LVU15
	.loc 1 12 19 is_stmt 0 view .LVU16
	movzbl	(%rsi), %edx
	.loc 1 11 44 view .LVU17
	movq	%rdi, %rax
	.loc 1 12 17 view .LVU18
	movb	%dl, (%rdi)
	.loc 1 12 12 view .LVU19
	testb	%dl, %dl
	je	.L8
.LVL6:
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 12 27 is_stmt 1 discriminator 2 view .LVU20
	.loc 1 12 19 is_stmt 0 discriminator 2 view .LVU21
	movzbl	1(%rsi), %edx
	.loc 1 12 29 discriminator 2 view .LVU22
	addq	$1, %rax
.LVL7:
	.loc 1 12 37 discriminator 2 view .LVU23
	addq	$1, %rsi
.LVL8:
	.loc 1 12 12 is_stmt 1 discriminator 2 view .LVU24
	.loc 1 12 17 is_stmt 0 discriminator 2 view .LVU25
	movb	%dl, (%rax)
	.loc 1 12 12 discriminator 2 view .LVU26
	testb	%dl, %dl
	jne	.L9
.L8:
	.loc 1 13 5 is_stmt 1 view .LVU27
	.loc 1 14 1 is_stmt 0 view .LVU28
	ret
	.cfi_endproc
.LFE1:
	.size	str_copy, .-str_copy
	.p2align 4
	.globl	str_compare
	.type	str_compare, @function
str_compare:
.LVL9:
.LFB2:
	.loc 1 16 47 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 17 5 view .LVU30
	.loc 1 17 15 view .LVU31
	.loc 1 17 12 is_stmt 0 view .LVU32
	movzbl	(%rdi), %eax
	.loc 1 17 15 view .LVU33
	testb	%al, %al
	jne	.L15
	jmp	.L20
	.p2align 4,,10
	.p2align 3
.L17:
	.loc 1 17 28 is_stmt 1 discriminator 3 view .LVU34
	.loc 1 17 12 is_stmt 0 discriminator 3 view .LVU35
	movzbl	1(%rdi), %eax
	.loc 1 17 29 discriminator 3 view .LVU36
	addq	$1, %rdi
.LVL10:
	.loc 1 17 34 discriminator 3 view .LVU37
	leaq	1(%rsi), %rdx
.LVL11:
	.loc 1 17 15 is_stmt 1 discriminator 3 view .LVU38
	testb	%al, %al
	je	.L21
	.loc 1 17 34 is_stmt 0 view .LVU39
	movq	%rdx, %rsi
.LVL12:
.L15:
	.loc 1 17 24 discriminator 2 view .LVU40
	movzbl	(%rsi), %edx
	.loc 1 17 15 discriminator 2 view .LVU41
	cmpb	%al, %dl
	je	.L17
.L16:
	.loc 1 18 5 is_stmt 1 view .LVU42
	.loc 1 18 30 is_stmt 0 view .LVU43
	subl	%edx, %eax
	.loc 1 19 1 view .LVU44
	ret
.LVL13:
	.p2align 4,,10
	.p2align 3
.L21:
	.loc 1 18 47 view .LVU45
	movzbl	1(%rsi), %edx
.LVL14:
	.loc 1 18 47 view .LVU46
	xorl	%eax, %eax
	.loc 1 18 5 is_stmt 1 view .LVU47
	.loc 1 18 30 is_stmt 0 view .LVU48
	subl	%edx, %eax
	.loc 1 19 1 view .LVU49
	ret
.LVL15:
.L20:
	.loc 1 18 47 view .LVU50
	movzbl	(%rsi), %edx
	xorl	%eax, %eax
	jmp	.L16
	.cfi_endproc
.LFE2:
	.size	str_compare, .-str_compare
	.p2align 4
	.globl	str_find
	.type	str_find, @function
str_find:
.LVL16:
.LFB3:
	.loc 1 21 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 22 5 view .LVU52
	.loc 1 23 9 view .LVU53
	.loc 1 23 13 is_stmt 0 view .LVU54
	movzbl	(%rdi), %eax
	.loc 1 21 45 view .LVU55
	movl	%esi, %edx
	.loc 1 23 12 view .LVU56
	cmpb	%al, %sil
	jne	.L24
	jmp	.L25
	.p2align 4,,10
	.p2align 3
.L28:
	.loc 1 22 14 is_stmt 1 view .LVU57
	.loc 1 23 13 is_stmt 0 view .LVU58
	movzbl	1(%rdi), %eax
	.loc 1 22 14 view .LVU59
	addq	$1, %rdi
.LVL17:
	.loc 1 22 5 is_stmt 1 view .LVU60
	.loc 1 22 5 view .LVU61
	.loc 1 23 9 view .LVU62
	.loc 1 23 12 is_stmt 0 view .LVU63
	cmpb	%dl, %al
	je	.L25
.LVL18:
.L24:
	.loc 1 24 9 is_stmt 1 view .LVU64
	.loc 1 24 12 is_stmt 0 view .LVU65
	testb	%al, %al
	jne	.L28
	.loc 1 24 29 view .LVU66
	xorl	%eax, %eax
	.loc 1 26 1 view .LVU67
	ret
	.p2align 4,,10
	.p2align 3
.L25:
	.loc 1 23 12 view .LVU68
	movq	%rdi, %rax
	ret
	.cfi_endproc
.LFE3:
	.size	str_find, .-str_find
	.p2align 4
	.globl	str_reverse
	.type	str_reverse, @function
str_reverse:
.LVL19:
.LFB4:
	.loc 1 28 37 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 29 5 view .LVU70
	.loc 1 29 8 is_stmt 0 view .LVU71
	testq	%rsi, %rsi
	je	.L29
	.loc 1 30 5 is_stmt 1 view .LVU72
.LBB12:
	.loc 1 30 10 view .LVU73
	.loc 1 30 16 is_stmt 0 view .LVU74
	leaq	-1(%rdi,%rsi), %rax
.LVL20:
	.loc 1 30 33 is_stmt 1 view .LVU75
	cmpq	%rax, %rdi
	jnb	.L29
	.p2align 4,,10
	.p2align 3
.L31:
.LBB13:
	.loc 1 31 9 discriminator 3 view .LVU76
	.loc 1 31 14 is_stmt 0 discriminator 3 view .LVU77
	movzbl	(%rdi), %edx
.LVL21:
	.loc 1 32 9 is_stmt 1 discriminator 3 view .LVU78
	.loc 1 32 14 is_stmt 0 discriminator 3 view .LVU79
	movzbl	(%rax), %ecx
.LBE13:
	.loc 1 30 39 discriminator 3 view .LVU80
	addq	$1, %rdi
.LVL22:
	.loc 1 30 44 discriminator 3 view .LVU81
	subq	$1, %rax
.LVL23:
.LBB14:
	.loc 1 32 12 discriminator 3 view .LVU82
	movb	%cl, -1(%rdi)
	.loc 1 33 9 is_stmt 1 discriminator 3 view .LVU83
	.loc 1 33 12 is_stmt 0 discriminator 3 view .LVU84
	movb	%dl, 1(%rax)
.LBE14:
	.loc 1 30 41 is_stmt 1 discriminator 3 view .LVU85
.LVL24:
	.loc 1 30 33 discriminator 3 view .LVU86
	cmpq	%rax, %rdi
	jb	.L31
.LVL25:
.L29:
	.loc 1 30 33 is_stmt 0 discriminator 3 view .LVU87
.LBE12:
	.loc 1 35 1 view .LVU88
	ret
	.cfi_endproc
.LFE4:
	.size	str_reverse, .-str_reverse
	.p2align 4
	.globl	str_trim
	.type	str_trim, @function
str_trim:
.LFB6:
	.loc 1 40 36 is_stmt 1 view -0
	.cfi_startproc
.LVL26:
	.p2align 4,,10
	.p2align 3
.L39:
	.loc 1 41 42 is_stmt 0 view .LVU90
	movq	%rsi, %rax
.LVL27:
	.loc 1 41 18 is_stmt 1 view .LVU91
	testq	%rsi, %rsi
	je	.L37
	.loc 1 41 31 is_stmt 0 discriminator 2 view .LVU92
	movzbl	-1(%rdi,%rax), %edx
.LVL28:
.LBB15:
.LBI15:
	.loc 1 37 12 is_stmt 1 discriminator 2 view .LVU93
.LBB16:
	.loc 1 37 31 discriminator 2 view .LVU94
	.loc 1 37 31 is_stmt 0 discriminator 2 view .LVU95
.LBE16:
.LBE15:
	.loc 1 41 31 discriminator 2 view .LVU96
	leaq	-1(%rsi), %rsi
.LBB18:
.LBB17:
	.loc 1 37 61 discriminator 2 view .LVU97
	leal	-9(%rdx), %ecx
.LBE17:
.LBE18:
	.loc 1 41 18 discriminator 2 view .LVU98
	cmpb	$4, %cl
	jbe	.L39
	cmpb	$32, %dl
	je	.L39
	.loc 1 42 6 view .LVU99
	addq	%rax, %rdi
.LVL29:
.L37:
	.loc 1 42 5 is_stmt 1 view .LVU100
	.loc 1 42 10 is_stmt 0 view .LVU101
	movb	$0, (%rdi)
	.loc 1 43 5 is_stmt 1 view .LVU102
	.loc 1 44 1 is_stmt 0 view .LVU103
	ret
	.cfi_endproc
.LFE6:
	.size	str_trim, .-str_trim
	.p2align 4
	.globl	is_palindrome
	.type	is_palindrome, @function
is_palindrome:
.LVL30:
.LFB8:
	.loc 1 48 44 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 49 5 view .LVU105
.LBB19:
	.loc 1 49 10 view .LVU106
	.loc 1 49 26 view .LVU107
	movq	%rsi, %r9
	shrq	%r9
	je	.L48
	leaq	-1(%rdi,%rsi), %rcx
	addq	%rdi, %r9
	jmp	.L47
.LVL31:
	.p2align 4,,10
	.p2align 3
.L51:
	.loc 1 49 36 discriminator 2 view .LVU108
	.loc 1 49 26 discriminator 2 view .LVU109
	addq	$1, %rdi
.LVL32:
	.loc 1 49 26 is_stmt 0 discriminator 2 view .LVU110
	subq	$1, %rcx
	cmpq	%rdi, %r9
	je	.L48
.LVL33:
.L47:
	.loc 1 50 9 is_stmt 1 view .LVU111
	.loc 1 50 20 is_stmt 0 view .LVU112
	movzbl	(%rdi), %eax
.LVL34:
.LBB20:
.LBI20:
	.loc 1 46 13 is_stmt 1 view .LVU113
.LBB21:
	.loc 1 46 29 view .LVU114
	.loc 1 46 45 is_stmt 0 view .LVU115
	leal	-65(%rax), %esi
	.loc 1 46 61 view .LVU116
	leal	32(%rax), %edx
	cmpb	$26, %sil
	cmovb	%edx, %eax
.LVL35:
	.loc 1 46 61 view .LVU117
.LBE21:
.LBE20:
	.loc 1 50 35 view .LVU118
	movzbl	(%rcx), %edx
.LVL36:
.LBB22:
.LBI22:
	.loc 1 46 13 is_stmt 1 view .LVU119
.LBB23:
	.loc 1 46 29 view .LVU120
	.loc 1 46 45 is_stmt 0 view .LVU121
	leal	-65(%rdx), %r8d
	.loc 1 46 61 view .LVU122
	leal	32(%rdx), %esi
	cmpb	$26, %r8b
	cmovb	%esi, %edx
.LVL37:
	.loc 1 46 61 view .LVU123
.LBE23:
.LBE22:
	.loc 1 50 12 view .LVU124
	cmpb	%al, %dl
	je	.L51
	.loc 1 50 56 view .LVU125
	xorl	%eax, %eax
.LBE19:
	.loc 1 52 1 view .LVU126
	ret
.LVL38:
	.p2align 4,,10
	.p2align 3
.L48:
	.loc 1 51 12 view .LVU127
	movl	$1, %eax
	ret
	.cfi_endproc
.LFE8:
	.size	is_palindrome, .-is_palindrome
	.p2align 4
	.globl	count_words
	.type	count_words, @function
count_words:
.LVL39:
.LFB9:
	.loc 1 54 37 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 55 5 view .LVU129
	.loc 1 56 5 view .LVU130
	.loc 1 57 5 view .LVU131
	.loc 1 57 12 view .LVU132
	movzbl	(%rdi), %edx
	testb	%dl, %dl
	je	.L55
	.loc 1 56 9 is_stmt 0 view .LVU133
	xorl	%esi, %esi
	.loc 1 55 14 view .LVU134
	xorl	%ecx, %ecx
.LVL40:
	.p2align 4,,10
	.p2align 3
.L54:
.LBB24:
	.loc 1 58 9 is_stmt 1 discriminator 2 view .LVU135
.LBB25:
.LBI25:
	.loc 1 37 12 discriminator 2 view .LVU136
.LBB26:
	.loc 1 37 31 discriminator 2 view .LVU137
	.loc 1 37 61 is_stmt 0 discriminator 2 view .LVU138
	leal	-9(%rdx), %eax
	cmpb	$4, %al
	setbe	%al
	.loc 1 37 40 discriminator 2 view .LVU139
	cmpb	$32, %dl
	sete	%dl
.LVL41:
	.loc 1 37 40 discriminator 2 view .LVU140
.LBE26:
.LBE25:
.LBE24:
	.loc 1 57 17 discriminator 2 view .LVU141
	addq	$1, %rdi
.LVL42:
.LBB31:
.LBB29:
.LBB27:
	.loc 1 37 47 discriminator 2 view .LVU142
	orl	%edx, %eax
.LVL43:
	.loc 1 37 47 discriminator 2 view .LVU143
.LBE27:
.LBE29:
	.loc 1 59 9 is_stmt 1 discriminator 2 view .LVU144
.LBB30:
.LBB28:
	.loc 1 37 47 is_stmt 0 discriminator 2 view .LVU145
	movzbl	%al, %edx
.LVL44:
	.loc 1 37 47 discriminator 2 view .LVU146
.LBE28:
.LBE30:
	.loc 1 60 18 discriminator 2 view .LVU147
	xorl	$1, %eax
	.loc 1 59 21 discriminator 2 view .LVU148
	orl	%esi, %edx
.LVL45:
	.loc 1 60 16 discriminator 2 view .LVU149
	movzbl	%al, %esi
.LVL46:
	.loc 1 59 21 discriminator 2 view .LVU150
	xorl	$1, %edx
	.loc 1 59 11 discriminator 2 view .LVU151
	addl	%edx, %ecx
.LVL47:
	.loc 1 60 9 is_stmt 1 discriminator 2 view .LVU152
	.loc 1 60 9 is_stmt 0 discriminator 2 view .LVU153
.LBE31:
	.loc 1 57 17 is_stmt 1 discriminator 2 view .LVU154
	.loc 1 57 12 discriminator 2 view .LVU155
	movzbl	(%rdi), %edx
	testb	%dl, %dl
	jne	.L54
	.loc 1 63 1 is_stmt 0 view .LVU156
	movl	%ecx, %eax
.LVL48:
	.loc 1 63 1 view .LVU157
	ret
.LVL49:
	.p2align 4,,10
	.p2align 3
.L55:
	.loc 1 55 14 view .LVU158
	xorl	%ecx, %ecx
	.loc 1 62 5 is_stmt 1 view .LVU159
	.loc 1 63 1 is_stmt 0 view .LVU160
	movl	%ecx, %eax
	ret
	.cfi_endproc
.LFE9:
	.size	count_words, .-count_words
	.p2align 4
	.globl	to_upper
	.type	to_upper, @function
to_upper:
.LVL50:
.LFB10:
	.loc 1 65 24 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 66 5 view .LVU162
	.loc 1 66 12 view .LVU163
	jmp	.L65
	.p2align 4,,10
	.p2align 3
.L60:
	.loc 1 67 9 view .LVU164
	.loc 1 67 23 is_stmt 0 view .LVU165
	leal	-97(%rax), %edx
	.loc 1 67 12 view .LVU166
	cmpb	$25, %dl
	ja	.L59
	.loc 1 67 37 is_stmt 1 discriminator 1 view .LVU167
	.loc 1 67 40 is_stmt 0 discriminator 1 view .LVU168
	subl	$32, %eax
	movb	%al, (%rdi)
.L59:
	.loc 1 66 17 is_stmt 1 view .LVU169
	addq	$1, %rdi
.LVL51:
.L65:
	.loc 1 66 12 view .LVU170
	movzbl	(%rdi), %eax
	testb	%al, %al
	jne	.L60
	.loc 1 68 1 is_stmt 0 view .LVU171
	ret
	.cfi_endproc
.LFE10:
	.size	to_upper, .-to_upper
	.p2align 4
	.globl	mem_find
	.type	mem_find, @function
mem_find:
.LVL52:
.LFB11:
	.loc 1 70 58 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 70 58 is_stmt 0 view .LVU173
	movq	%rdi, %rax
	.loc 1 71 5 is_stmt 1 view .LVU174
.LVL53:
	.loc 1 72 5 view .LVU175
	.loc 1 72 12 view .LVU176
	testq	%rdx, %rdx
	je	.L69
	addq	%rdi, %rdx
.LVL54:
	.loc 1 72 12 is_stmt 0 view .LVU177
	jmp	.L68
.LVL55:
	.p2align 4,,10
	.p2align 3
.L71:
	.loc 1 72 18 is_stmt 1 view .LVU178
	.loc 1 72 16 is_stmt 0 view .LVU179
	addq	$1, %rax
.LVL56:
	.loc 1 72 12 is_stmt 1 view .LVU180
	cmpq	%rax, %rdx
	je	.L69
.LVL57:
.L68:
	.loc 1 73 9 view .LVU181
	.loc 1 73 12 is_stmt 0 view .LVU182
	cmpb	%sil, (%rax)
	jne	.L71
	.loc 1 75 1 view .LVU183
	ret
.LVL58:
	.p2align 4,,10
	.p2align 3
.L69:
	.loc 1 74 12 view .LVU184
	xorl	%eax, %eax
	.loc 1 75 1 view .LVU185
	ret
	.cfi_endproc
.LFE11:
	.size	mem_find, .-mem_find
	.p2align 4
	.globl	mem_compare
	.type	mem_compare, @function
mem_compare:
.LVL59:
.LFB12:
	.loc 1 77 57 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 78 5 view .LVU187
	.loc 1 79 5 view .LVU188
.LBB32:
	.loc 1 79 10 view .LVU189
	.loc 1 79 26 view .LVU190
	testq	%rdx, %rdx
	je	.L76
	.loc 1 79 17 is_stmt 0 view .LVU191
	xorl	%eax, %eax
	jmp	.L75
.LVL60:
	.p2align 4,,10
	.p2align 3
.L74:
	.loc 1 79 32 is_stmt 1 discriminator 2 view .LVU192
	addq	$1, %rax
.LVL61:
	.loc 1 79 26 discriminator 2 view .LVU193
	cmpq	%rax, %rdx
	je	.L76
.LVL62:
.L75:
	.loc 1 80 9 view .LVU194
	.loc 1 80 12 is_stmt 0 view .LVU195
	movzbl	(%rsi,%rax), %ecx
	cmpb	%cl, (%rdi,%rax)
	je	.L74
	.loc 1 80 27 is_stmt 1 discriminator 1 view .LVU196
	.loc 1 80 51 is_stmt 0 discriminator 1 view .LVU197
	sbbl	%eax, %eax
.LVL63:
	.loc 1 80 51 discriminator 1 view .LVU198
	orl	$1, %eax
	ret
.LVL64:
	.p2align 4,,10
	.p2align 3
.L76:
	.loc 1 80 51 discriminator 1 view .LVU199
.LBE32:
	.loc 1 81 12 view .LVU200
	xorl	%eax, %eax
	.loc 1 82 1 view .LVU201
	ret
	.cfi_endproc
.LFE12:
	.size	mem_compare, .-mem_compare
	.p2align 4
	.globl	mem_move
	.type	mem_move, @function
mem_move:
.LVL65:
.LFB13:
	.loc 1 85 54 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 86 5 view .LVU203
	.loc 1 87 5 view .LVU204
	.loc 1 88 5 view .LVU205
	.loc 1 85 54 is_stmt 0 view .LVU206
	movq	%rdi, %rax
	.loc 1 88 8 view .LVU207
	cmpq	%rsi, %rdi
	jb	.L80
	.loc 1 91 16 is_stmt 1 view .LVU208
.LVL66:
	.loc 1 91 17 is_stmt 0 view .LVU209
	leaq	-1(%rdx), %rcx
.LVL67:
	.loc 1 91 16 view .LVU210
	testq	%rdx, %rdx
	je	.L92
.LVL68:
	.p2align 4,,10
	.p2align 3
.L84:
	.loc 1 91 21 is_stmt 1 discriminator 2 view .LVU211
	.loc 1 91 29 is_stmt 0 discriminator 2 view .LVU212
	movzbl	(%rsi,%rcx), %edx
	.loc 1 91 26 discriminator 2 view .LVU213
	movb	%dl, (%rax,%rcx)
	.loc 1 91 16 is_stmt 1 discriminator 2 view .LVU214
	subq	$1, %rcx
.LVL69:
	.loc 1 91 16 is_stmt 0 discriminator 2 view .LVU215
	jnb	.L84
.LVL70:
.L86:
	.loc 1 93 1 view .LVU216
	ret
.LVL71:
	.p2align 4,,10
	.p2align 3
.L80:
	.loc 1 89 16 is_stmt 1 view .LVU217
	.loc 1 89 16 is_stmt 0 view .LVU218
	testq	%rdx, %rdx
	je	.L86
	xorl	%ecx, %ecx
.LVL72:
	.p2align 4,,10
	.p2align 3
.L83:
	.loc 1 89 21 is_stmt 1 discriminator 2 view .LVU219
	.loc 1 89 28 is_stmt 0 discriminator 2 view .LVU220
	movzbl	(%rsi,%rcx), %edi
	.loc 1 89 26 discriminator 2 view .LVU221
	movb	%dil, (%rax,%rcx)
	.loc 1 89 16 is_stmt 1 discriminator 2 view .LVU222
.LVL73:
	.loc 1 89 16 is_stmt 0 discriminator 2 view .LVU223
	addq	$1, %rcx
.LVL74:
	.loc 1 89 16 discriminator 2 view .LVU224
	cmpq	%rcx, %rdx
	jne	.L83
	ret
.LVL75:
	.p2align 4,,10
	.p2align 3
.L92:
	.loc 1 89 16 discriminator 2 view .LVU225
	ret
	.cfi_endproc
.LFE13:
	.size	mem_move, .-mem_move
.Letext0:
	.file 2 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x59f
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x11
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
	.uleb128 0x12
	.long	.LASF31
	.byte	0x2
	.byte	0xd6
	.byte	0x17
	.long	0x41
	.uleb128 0x3
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x13
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
	.uleb128 0x9
	.long	0x5d
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
	.uleb128 0x3
	.byte	0x2
	.byte	0x5
	.long	.LASF10
	.uleb128 0x14
	.byte	0x8
	.uleb128 0x6
	.long	0x8c
	.uleb128 0x3
	.byte	0x1
	.byte	0x6
	.long	.LASF11
	.uleb128 0x9
	.long	0x8c
	.uleb128 0x4
	.long	.LASF12
	.byte	0x55
	.byte	0x7
	.long	0x85
	.quad	.LFB13
	.quad	.LFE13-.LFB13
	.uleb128 0x1
	.byte	0x9c
	.long	0x10c
	.uleb128 0x1
	.string	"to"
	.byte	0x55
	.byte	0x16
	.long	0x85
	.long	.LLST33
	.long	.LVUS33
	.uleb128 0xa
	.long	.LASF14
	.byte	0x55
	.byte	0x26
	.long	0x10c
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.string	"n"
	.byte	0x55
	.byte	0x33
	.long	0x35
	.long	.LLST34
	.long	.LVUS34
	.uleb128 0x2
	.string	"d"
	.byte	0x56
	.byte	0x14
	.long	0x112
	.long	.LLST35
	.long	.LVUS35
	.uleb128 0x2
	.string	"s"
	.byte	0x57
	.byte	0x1a
	.long	0x117
	.long	.LLST36
	.long	.LVUS36
	.byte	0
	.uleb128 0x6
	.long	0x111
	.uleb128 0x15
	.uleb128 0x6
	.long	0x5d
	.uleb128 0x6
	.long	0x64
	.uleb128 0x4
	.long	.LASF13
	.byte	0x4d
	.byte	0x5
	.long	0x48
	.quad	.LFB12
	.quad	.LFE12-.LFB12
	.uleb128 0x1
	.byte	0x9c
	.long	0x1a4
	.uleb128 0x5
	.string	"a"
	.byte	0x4d
	.byte	0x1d
	.long	0x10c
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.string	"b"
	.byte	0x4d
	.byte	0x2c
	.long	0x10c
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.string	"n"
	.byte	0x4d
	.byte	0x36
	.long	0x35
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x2
	.string	"p"
	.byte	0x4e
	.byte	0x1a
	.long	0x117
	.long	.LLST30
	.long	.LVUS30
	.uleb128 0x2
	.string	"q"
	.byte	0x4e
	.byte	0x22
	.long	0x117
	.long	.LLST31
	.long	.LVUS31
	.uleb128 0x8
	.quad	.LBB32
	.quad	.LBE32-.LBB32
	.uleb128 0x2
	.string	"i"
	.byte	0x4f
	.byte	0x11
	.long	0x35
	.long	.LLST32
	.long	.LVUS32
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	.LASF15
	.byte	0x46
	.byte	0xd
	.long	0x10c
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.long	0x200
	.uleb128 0xa
	.long	.LASF16
	.byte	0x46
	.byte	0x22
	.long	0x10c
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x5
	.string	"c"
	.byte	0x46
	.byte	0x2d
	.long	0x48
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.string	"n"
	.byte	0x46
	.byte	0x37
	.long	0x35
	.long	.LLST28
	.long	.LVUS28
	.uleb128 0x2
	.string	"p"
	.byte	0x47
	.byte	0x1a
	.long	0x117
	.long	.LLST29
	.long	.LVUS29
	.byte	0
	.uleb128 0xb
	.long	.LASF24
	.byte	0x41
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x22e
	.uleb128 0x1
	.string	"s"
	.byte	0x41
	.byte	0x15
	.long	0x87
	.long	.LLST27
	.long	.LVUS27
	.byte	0
	.uleb128 0x4
	.long	.LASF17
	.byte	0x36
	.byte	0xa
	.long	0x70
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x2bf
	.uleb128 0x1
	.string	"s"
	.byte	0x36
	.byte	0x22
	.long	0x2bf
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x2
	.string	"n"
	.byte	0x37
	.byte	0xe
	.long	0x70
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0xc
	.long	.LASF18
	.byte	0x38
	.byte	0x9
	.long	0x48
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0xd
	.long	.LLRL23
	.uleb128 0xc
	.long	.LASF19
	.byte	0x3a
	.byte	0xd
	.long	0x48
	.long	.LLST24
	.long	.LVUS24
	.uleb128 0xe
	.long	0x40b
	.quad	.LBI25
	.byte	.LVU136
	.long	.LLRL25
	.byte	0x3a
	.uleb128 0x7
	.long	0x41a
	.long	.LLST26
	.long	.LVUS26
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x6
	.long	0x93
	.uleb128 0x4
	.long	.LASF20
	.byte	0x30
	.byte	0x5
	.long	0x48
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x38d
	.uleb128 0x1
	.string	"s"
	.byte	0x30
	.byte	0x1f
	.long	0x2bf
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x1
	.string	"n"
	.byte	0x30
	.byte	0x29
	.long	0x35
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0x8
	.quad	.LBB19
	.quad	.LBE19-.LBB19
	.uleb128 0x2
	.string	"i"
	.byte	0x31
	.byte	0x11
	.long	0x35
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x16
	.long	0x38d
	.quad	.LBI20
	.byte	.LVU113
	.quad	.LBB20
	.quad	.LBE20-.LBB20
	.byte	0x1
	.byte	0x32
	.byte	0xd
	.long	0x35c
	.uleb128 0x7
	.long	0x39c
	.long	.LLST18
	.long	.LVUS18
	.byte	0
	.uleb128 0x17
	.long	0x38d
	.quad	.LBI22
	.byte	.LVU119
	.quad	.LBB22
	.quad	.LBE22-.LBB22
	.byte	0x1
	.byte	0x32
	.byte	0x1c
	.uleb128 0x7
	.long	0x39c
	.long	.LLST19
	.long	.LVUS19
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0xf
	.long	.LASF22
	.byte	0x2e
	.byte	0xd
	.long	0x8c
	.long	0x3a6
	.uleb128 0x10
	.string	"c"
	.byte	0x2e
	.byte	0x18
	.long	0x8c
	.byte	0
	.uleb128 0x4
	.long	.LASF21
	.byte	0x28
	.byte	0x8
	.long	0x35
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x40b
	.uleb128 0x1
	.string	"s"
	.byte	0x28
	.byte	0x17
	.long	0x87
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x1
	.string	"n"
	.byte	0x28
	.byte	0x21
	.long	0x35
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0xe
	.long	0x40b
	.quad	.LBI15
	.byte	.LVU93
	.long	.LLRL13
	.byte	0x29
	.uleb128 0x7
	.long	0x41a
	.long	.LLST14
	.long	.LVUS14
	.byte	0
	.byte	0
	.uleb128 0xf
	.long	.LASF23
	.byte	0x25
	.byte	0xc
	.long	0x48
	.long	0x424
	.uleb128 0x10
	.string	"c"
	.byte	0x25
	.byte	0x1a
	.long	0x8c
	.byte	0
	.uleb128 0xb
	.long	.LASF25
	.byte	0x1c
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x497
	.uleb128 0x1
	.string	"s"
	.byte	0x1c
	.byte	0x18
	.long	0x87
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x5
	.string	"n"
	.byte	0x1c
	.byte	0x22
	.long	0x35
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x8
	.quad	.LBB12
	.quad	.LBE12-.LBB12
	.uleb128 0x2
	.string	"e"
	.byte	0x1e
	.byte	0x10
	.long	0x87
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0xd
	.long	.LLRL9
	.uleb128 0x2
	.string	"c"
	.byte	0x1f
	.byte	0xe
	.long	0x8c
	.long	.LLST10
	.long	.LVUS10
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x4
	.long	.LASF26
	.byte	0x15
	.byte	0xd
	.long	0x2bf
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x4db
	.uleb128 0x1
	.string	"s"
	.byte	0x15
	.byte	0x22
	.long	0x2bf
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x1
	.string	"c"
	.byte	0x15
	.byte	0x2a
	.long	0x8c
	.long	.LLST6
	.long	.LVUS6
	.byte	0
	.uleb128 0x4
	.long	.LASF27
	.byte	0x10
	.byte	0x5
	.long	0x48
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x51f
	.uleb128 0x1
	.string	"a"
	.byte	0x10
	.byte	0x1d
	.long	0x2bf
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x1
	.string	"b"
	.byte	0x10
	.byte	0x2c
	.long	0x2bf
	.long	.LLST4
	.long	.LVUS4
	.byte	0
	.uleb128 0x4
	.long	.LASF28
	.byte	0xb
	.byte	0x7
	.long	0x87
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x567
	.uleb128 0x1
	.string	"to"
	.byte	0xb
	.byte	0x16
	.long	0x87
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x18
	.long	.LASF14
	.byte	0x1
	.byte	0xb
	.byte	0x26
	.long	0x2bf
	.long	.LLST2
	.long	.LVUS2
	.byte	0
	.uleb128 0x19
	.long	.LASF29
	.byte	0x1
	.byte	0x4
	.byte	0x8
	.long	0x35
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x5
	.string	"s"
	.byte	0x4
	.byte	0x1f
	.long	0x2bf
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x2
	.string	"p"
	.byte	0x5
	.byte	0x11
	.long	0x2bf
	.long	.LLST0
	.long	.LVUS0
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
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
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
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0x26
	.byte	0
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.sleb128 6
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
	.uleb128 0xc
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
	.uleb128 0xd
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xe
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
	.uleb128 0x21
	.sleb128 21
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.sleb128 1
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
	.uleb128 0x13
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
	.uleb128 0x14
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0x15
	.uleb128 0x26
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x16
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
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
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
	.uleb128 0x2
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
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
.LVUS33:
	.uleb128 0
	.uleb128 .LVU216
	.uleb128 .LVU216
	.uleb128 0
.LLST33:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LFE13-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS34:
	.uleb128 0
	.uleb128 .LVU209
	.uleb128 .LVU209
	.uleb128 .LVU210
	.uleb128 .LVU210
	.uleb128 .LVU215
	.uleb128 .LVU215
	.uleb128 .LVU216
	.uleb128 .LVU217
	.uleb128 .LVU218
	.uleb128 .LVU218
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU223
	.uleb128 .LVU223
	.uleb128 .LVU224
	.uleb128 .LVU224
	.uleb128 .LVU225
	.uleb128 .LVU225
	.uleb128 0
.LLST34:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL66-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL66-.Ltext0
	.uleb128 .LVL67-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL67-.Ltext0
	.uleb128 .LVL69-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL69-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x3
	.byte	0x72
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL71-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL71-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL73-.Ltext0
	.uleb128 0x7
	.byte	0x72
	.sleb128 0
	.byte	0x20
	.byte	0x71
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL73-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x8
	.byte	0x71
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x1c
	.byte	0x32
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x7
	.byte	0x72
	.sleb128 0
	.byte	0x20
	.byte	0x71
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL75-.Ltext0
	.uleb128 .LFE13-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS35:
	.uleb128 .LVU204
	.uleb128 .LVU216
	.uleb128 .LVU216
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU220
	.uleb128 .LVU220
	.uleb128 .LVU224
	.uleb128 .LVU224
	.uleb128 .LVU225
	.uleb128 .LVU225
	.uleb128 0
.LLST35:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL70-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL70-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x8
	.byte	0x70
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x22
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL75-.Ltext0
	.uleb128 .LFE13-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS36:
	.uleb128 .LVU205
	.uleb128 .LVU219
	.uleb128 .LVU219
	.uleb128 .LVU220
	.uleb128 .LVU220
	.uleb128 .LVU224
	.uleb128 .LVU224
	.uleb128 .LVU225
	.uleb128 .LVU225
	.uleb128 0
.LLST36:
	.byte	0x4
	.uleb128 .LVL65-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL72-.Ltext0
	.uleb128 0x6
	.byte	0x74
	.sleb128 0
	.byte	0x72
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL72-.Ltext0
	.uleb128 .LVL74-.Ltext0
	.uleb128 0x8
	.byte	0x72
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x22
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL74-.Ltext0
	.uleb128 .LVL75-.Ltext0
	.uleb128 0x6
	.byte	0x72
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x22
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL75-.Ltext0
	.uleb128 .LFE13-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS30:
	.uleb128 .LVU188
	.uleb128 0
.LLST30:
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LFE12-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS31:
	.uleb128 .LVU188
	.uleb128 0
.LLST31:
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LFE12-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS32:
	.uleb128 .LVU190
	.uleb128 .LVU192
	.uleb128 .LVU192
	.uleb128 .LVU198
.LLST32:
	.byte	0x4
	.uleb128 .LVL59-.Ltext0
	.uleb128 .LVL60-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL60-.Ltext0
	.uleb128 .LVL63-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS28:
	.uleb128 0
	.uleb128 .LVU177
	.uleb128 .LVU177
	.uleb128 .LVU178
	.uleb128 .LVU178
	.uleb128 .LVU184
.LLST28:
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LVL54-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0xa
	.byte	0x75
	.sleb128 0
	.byte	0x70
	.sleb128 0
	.byte	0x1c
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS29:
	.uleb128 .LVU175
	.uleb128 .LVU178
	.uleb128 .LVU178
	.uleb128 .LVU184
.LLST29:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS27:
	.uleb128 0
	.uleb128 .LVU170
	.uleb128 .LVU170
	.uleb128 0
.LLST27:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS20:
	.uleb128 0
	.uleb128 .LVU142
	.uleb128 .LVU142
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x3
	.byte	0x75
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS21:
	.uleb128 .LVU130
	.uleb128 .LVU135
	.uleb128 .LVU135
	.uleb128 .LVU158
	.uleb128 .LVU158
	.uleb128 0
.LLST21:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS22:
	.uleb128 .LVU131
	.uleb128 .LVU135
	.uleb128 .LVU135
	.uleb128 .LVU150
	.uleb128 .LVU153
	.uleb128 .LVU158
	.uleb128 .LVU158
	.uleb128 0
.LLST22:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LFE9-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS24:
	.uleb128 .LVU143
	.uleb128 .LVU146
	.uleb128 .LVU146
	.uleb128 .LVU149
	.uleb128 .LVU149
	.uleb128 .LVU157
.LLST24:
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL45-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x8
	.byte	0x70
	.sleb128 0
	.byte	0x31
	.byte	0x27
	.byte	0x8
	.byte	0xff
	.byte	0x1a
	.byte	0x9f
	.byte	0
.LVUS26:
	.uleb128 .LVU136
	.uleb128 .LVU140
.LLST26:
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS15:
	.uleb128 0
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS16:
	.uleb128 0
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LFE8-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS17:
	.uleb128 .LVU107
	.uleb128 .LVU108
	.uleb128 .LVU108
	.uleb128 .LVU109
	.uleb128 .LVU109
	.uleb128 .LVU110
	.uleb128 .LVU110
	.uleb128 .LVU127
.LLST17:
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x9
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x23
	.uleb128 0x1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x7
	.byte	0x75
	.sleb128 0
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS18:
	.uleb128 .LVU113
	.uleb128 .LVU117
.LLST18:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS19:
	.uleb128 .LVU119
	.uleb128 .LVU123
.LLST19:
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS11:
	.uleb128 .LVU90
	.uleb128 .LVU100
	.uleb128 .LVU100
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS12:
	.uleb128 .LVU90
	.uleb128 .LVU91
	.uleb128 .LVU91
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS14:
	.uleb128 .LVU93
	.uleb128 .LVU95
.LLST14:
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL28-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS7:
	.uleb128 0
	.uleb128 .LVU81
	.uleb128 .LVU81
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 0
.LLST7:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x3
	.byte	0x75
	.sleb128 -1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS8:
	.uleb128 .LVU75
	.uleb128 .LVU82
	.uleb128 .LVU82
	.uleb128 .LVU86
	.uleb128 .LVU86
	.uleb128 .LVU87
.LLST8:
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x3
	.byte	0x70
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS10:
	.uleb128 .LVU78
	.uleb128 .LVU87
.LLST10:
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS5:
	.uleb128 0
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS6:
	.uleb128 0
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU40
	.uleb128 .LVU40
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x3
	.byte	0x74
	.sleb128 1
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS0:
	.uleb128 .LVU2
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 .LVU9
	.uleb128 .LVU10
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
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE0-.Ltext0
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
.LLRL9:
	.byte	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	.byte	0x4
	.uleb128 .LBB14-.Ltext0
	.uleb128 .LBE14-.Ltext0
	.byte	0
.LLRL13:
	.byte	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
	.byte	0x4
	.uleb128 .LBB18-.Ltext0
	.uleb128 .LBE18-.Ltext0
	.byte	0
.LLRL23:
	.byte	0x4
	.uleb128 .LBB24-.Ltext0
	.uleb128 .LBE24-.Ltext0
	.byte	0x4
	.uleb128 .LBB31-.Ltext0
	.uleb128 .LBE31-.Ltext0
	.byte	0
.LLRL25:
	.byte	0x4
	.uleb128 .LBB25-.Ltext0
	.uleb128 .LBE25-.Ltext0
	.byte	0x4
	.uleb128 .LBB29-.Ltext0
	.uleb128 .LBE29-.Ltext0
	.byte	0x4
	.uleb128 .LBB30-.Ltext0
	.uleb128 .LBE30-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF13:
	.string	"mem_compare"
.LASF10:
	.string	"short int"
.LASF31:
	.string	"size_t"
.LASF29:
	.string	"str_length"
.LASF21:
	.string	"str_trim"
.LASF17:
	.string	"count_words"
.LASF15:
	.string	"mem_find"
.LASF22:
	.string	"lower"
.LASF4:
	.string	"long long int"
.LASF2:
	.string	"long int"
.LASF16:
	.string	"block"
.LASF24:
	.string	"to_upper"
.LASF18:
	.string	"inside"
.LASF5:
	.string	"long double"
.LASF20:
	.string	"is_palindrome"
.LASF6:
	.string	"unsigned char"
.LASF25:
	.string	"str_reverse"
.LASF19:
	.string	"space"
.LASF9:
	.string	"signed char"
.LASF8:
	.string	"unsigned int"
.LASF7:
	.string	"short unsigned int"
.LASF23:
	.string	"is_space"
.LASF11:
	.string	"char"
.LASF27:
	.string	"str_compare"
.LASF30:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF26:
	.string	"str_find"
.LASF3:
	.string	"long unsigned int"
.LASF12:
	.string	"mem_move"
.LASF28:
	.string	"str_copy"
.LASF14:
	.string	"from"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/strings.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
