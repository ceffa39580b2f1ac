	.file	"bits.c"
	.text
.Ltext0:
	.file 0 "." "src/bits.c"
	.p2align 4
	.globl	reverse_bits
	.type	reverse_bits, @function
reverse_bits:
.LVL0:
.LFB0:
	.file 1 "src/bits.c"
	.loc 1 4 35 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 4 35 is_stmt 0 view .LVU2
	movl	%edi, %eax
	.loc 1 5 27 view .LVU3
	leal	(%rdi,%rdi), %edi
.LVL1:
	.loc 1 5 37 view .LVU4
	shrl	%eax
.LVL2:
	.loc 1 5 27 view .LVU5
	andl	$-1431655766, %edi
	.loc 1 5 42 view .LVU6
	andl	$1431655765, %eax
	.loc 1 5 7 view .LVU7
	orl	%eax, %edi
.LVL3:
	.loc 1 6 5 is_stmt 1 view .LVU8
	.loc 1 6 27 is_stmt 0 view .LVU9
	leal	0(,%rdi,4), %edx
	.loc 1 6 37 view .LVU10
	shrl	$2, %edi
.LVL4:
	.loc 1 6 27 view .LVU11
	andl	$-858993460, %edx
	.loc 1 6 42 view .LVU12
	andl	$858993459, %edi
	.loc 1 6 7 view .LVU13
	orl	%edi, %edx
.LVL5:
	.loc 1 7 5 is_stmt 1 view .LVU14
	.loc 1 7 27 is_stmt 0 view .LVU15
	movl	%edx, %eax
	.loc 1 7 37 view .LVU16
	shrl	$4, %edx
.LVL6:
	.loc 1 7 27 view .LVU17
	sall	$4, %eax
.LVL7:
	.loc 1 7 42 view .LVU18
	andl	$252645135, %edx
	.loc 1 7 27 view .LVU19
	andl	$-252645136, %eax
.LVL8:
	.loc 1 8 5 is_stmt 1 view .LVU20
	.loc 1 9 5 view .LVU21
	.loc 1 7 7 is_stmt 0 view .LVU22
	orl	%edx, %eax
.LVL9:
	.loc 1 7 7 view .LVU23
	bswap	%eax
	.loc 1 10 1 view .LVU24
	ret
	.cfi_endproc
.LFE0:
	.size	reverse_bits, .-reverse_bits
	.p2align 4
	.globl	next_same_count
	.type	next_same_count, @function
next_same_count:
.LVL10:
.LFB1:
	.loc 1 13 38 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 14 5 view .LVU26
	.loc 1 14 24 is_stmt 0 view .LVU27
	xorl	%eax, %eax
	.loc 1 14 8 view .LVU28
	testl	%edi, %edi
	je	.L3
	.loc 1 15 5 is_stmt 1 view .LVU29
	.loc 1 15 30 is_stmt 0 view .LVU30
	leal	-1(%rdi), %eax
	.loc 1 16 67 view .LVU31
	xorl	%ecx, %ecx
	.loc 1 15 14 view .LVU32
	orl	%edi, %eax
.LVL11:
	.loc 1 16 5 is_stmt 1 view .LVU33
	.loc 1 16 67 is_stmt 0 view .LVU34
	rep bsfl	%edi, %ecx
	.loc 1 16 20 view .LVU35
	leal	1(%rax), %edx
	.loc 1 16 30 view .LVU36
	notl	%eax
.LVL12:
	.loc 1 16 38 view .LVU37
	andl	%edx, %eax
.LVL13:
	.loc 1 16 54 view .LVU38
	subl	$1, %eax
	.loc 1 16 59 view .LVU39
	shrl	%eax
	.loc 1 16 64 view .LVU40
	shrl	%cl, %eax
	.loc 1 16 25 view .LVU41
	orl	%edx, %eax
.LVL14:
.L3:
	.loc 1 17 1 view .LVU42
	ret
	.cfi_endproc
.LFE1:
	.size	next_same_count, .-next_same_count
	.p2align 4
	.globl	interleave
	.type	interleave, @function
interleave:
.LVL15:
.LFB3:
	.loc 1 26 45 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 26 47 view .LVU44
	.loc 1 26 54 is_stmt 0 view .LVU45
	movzwl	%di, %eax
.LVL16:
.LBB6:
.LBI6:
	.loc 1 19 17 is_stmt 1 view .LVU46
.LBB7:
	.loc 1 20 5 view .LVU47
	.loc 1 20 16 is_stmt 0 view .LVU48
	movl	%eax, %edi
.LVL17:
	.loc 1 20 16 view .LVU49
	sall	$8, %edi
	.loc 1 20 12 view .LVU50
	orl	%eax, %edi
	.loc 1 20 7 view .LVU51
	andl	$16711935, %edi
.LVL18:
	.loc 1 21 5 is_stmt 1 view .LVU52
	.loc 1 21 16 is_stmt 0 view .LVU53
	movl	%edi, %eax
.LVL19:
	.loc 1 21 16 view .LVU54
	sall	$4, %eax
	.loc 1 21 12 view .LVU55
	orl	%edi, %eax
	.loc 1 21 7 view .LVU56
	andl	$252645135, %eax
.LVL20:
	.loc 1 22 5 is_stmt 1 view .LVU57
	.loc 1 22 16 is_stmt 0 view .LVU58
	leal	0(,%rax,4), %edx
	.loc 1 22 12 view .LVU59
	orl	%eax, %edx
.LBE7:
.LBE6:
	.loc 1 26 66 view .LVU60
	movzwl	%si, %eax
.LVL21:
.LBB12:
.LBB13:
	.loc 1 20 16 view .LVU61
	movl	%eax, %esi
.LVL22:
	.loc 1 20 16 view .LVU62
.LBE13:
.LBE12:
.LBB15:
.LBB8:
	.loc 1 22 7 view .LVU63
	andl	$858993459, %edx
.LVL23:
	.loc 1 23 5 is_stmt 1 view .LVU64
	.loc 1 23 5 is_stmt 0 view .LVU65
.LBE8:
.LBE15:
.LBB16:
.LBI12:
	.loc 1 19 17 is_stmt 1 view .LVU66
.LBB14:
	.loc 1 20 5 view .LVU67
	.loc 1 20 16 is_stmt 0 view .LVU68
	sall	$8, %esi
	.loc 1 20 12 view .LVU69
	orl	%eax, %esi
	.loc 1 20 7 view .LVU70
	andl	$16711935, %esi
.LVL24:
	.loc 1 21 5 is_stmt 1 view .LVU71
	.loc 1 21 16 is_stmt 0 view .LVU72
	movl	%esi, %eax
.LVL25:
	.loc 1 21 16 view .LVU73
	sall	$4, %eax
	.loc 1 21 12 view .LVU74
	orl	%esi, %eax
	.loc 1 21 7 view .LVU75
	andl	$252645135, %eax
.LVL26:
	.loc 1 22 5 is_stmt 1 view .LVU76
	.loc 1 22 16 is_stmt 0 view .LVU77
	leal	0(,%rax,4), %ecx
	.loc 1 22 12 view .LVU78
	orl	%eax, %ecx
	.loc 1 22 7 view .LVU79
	andl	$858993459, %ecx
.LVL27:
	.loc 1 23 5 is_stmt 1 view .LVU80
	.loc 1 23 19 is_stmt 0 view .LVU81
	leal	(%rcx,%rcx), %eax
	.loc 1 23 15 view .LVU82
	orl	%ecx, %eax
.LBE14:
.LBE16:
.LBB17:
.LBB9:
	.loc 1 23 19 view .LVU83
	leal	(%rdx,%rdx), %ecx
.LBE9:
.LBE17:
	.loc 1 26 76 view .LVU84
	addl	%eax, %eax
.LBB18:
.LBB10:
	.loc 1 23 15 view .LVU85
	orl	%ecx, %edx
.LBE10:
.LBE18:
	.loc 1 26 76 view .LVU86
	andl	$-1431655766, %eax
.LBB19:
.LBB11:
	.loc 1 23 25 view .LVU87
	andl	$1431655765, %edx
.LBE11:
.LBE19:
	.loc 1 26 64 view .LVU88
	orl	%edx, %eax
	.loc 1 26 82 view .LVU89
	ret
	.cfi_endproc
.LFE3:
	.size	interleave, .-interleave
	.p2align 4
	.globl	gray_decode
	.type	gray_decode, @function
gray_decode:
.LVL28:
.LFB4:
	.loc 1 28 34 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 29 5 view .LVU91
.LBB20:
	.loc 1 29 10 view .LVU92
	.loc 1 29 10 is_stmt 0 view .LVU93
.LBE20:
	.loc 1 28 34 view .LVU94
	movl	%edi, %eax
.LBB21:
	.loc 1 29 23 is_stmt 1 view .LVU95
.LBE21:
	.loc 1 28 34 is_stmt 0 view .LVU96
	movl	$5, %edx
.LBB22:
	.loc 1 29 14 view .LVU97
	movl	$1, %ecx
.LVL29:
	.p2align 4,,10
	.p2align 3
.L9:
	.loc 1 29 38 is_stmt 1 discriminator 3 view .LVU98
	.loc 1 29 45 is_stmt 0 discriminator 3 view .LVU99
	movl	%eax, %esi
	shrl	%cl, %esi
	.loc 1 29 31 discriminator 3 view .LVU100
	addl	%ecx, %ecx
.LVL30:
	.loc 1 29 40 discriminator 3 view .LVU101
	xorl	%esi, %eax
.LVL31:
	.loc 1 29 31 is_stmt 1 discriminator 3 view .LVU102
	.loc 1 29 23 discriminator 3 view .LVU103
	subl	$1, %edx
	jne	.L9
.LBE22:
	.loc 1 30 5 view .LVU104
	.loc 1 31 1 is_stmt 0 view .LVU105
	ret
	.cfi_endproc
.LFE4:
	.size	gray_decode, .-gray_decode
	.p2align 4
	.globl	bit_test
	.type	bit_test, @function
bit_test:
.LVL32:
.LFB5:
	.loc 1 33 47 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 33 49 view .LVU107
	.loc 1 33 62 is_stmt 0 view .LVU108
	movl	%esi, %eax
	.loc 1 33 47 view .LVU109
	movl	%esi, %ecx
	.loc 1 33 62 view .LVU110
	shrl	$5, %eax
	.loc 1 33 68 view .LVU111
	movl	(%rdi,%rax,4), %eax
	shrl	%cl, %eax
	.loc 1 33 78 view .LVU112
	andl	$1, %eax
	.loc 1 33 83 view .LVU113
	ret
	.cfi_endproc
.LFE5:
	.size	bit_test, .-bit_test
	.p2align 4
	.globl	bit_set
	.type	bit_set, @function
bit_set:
.LVL33:
.LFB6:
	.loc 1 35 41 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 35 43 view .LVU115
	.loc 1 35 49 is_stmt 0 view .LVU116
	movl	%esi, %eax
	.loc 1 35 41 view .LVU117
	movl	%esi, %ecx
	.loc 1 35 61 view .LVU118
	movl	$1, %edx
	.loc 1 35 49 view .LVU119
	shrl	$5, %eax
	.loc 1 35 61 view .LVU120
	sall	%cl, %edx
	.loc 1 35 55 view .LVU121
	orl	%edx, (%rdi,%rax,4)
	.loc 1 35 72 view .LVU122
	ret
	.cfi_endproc
.LFE6:
	.size	bit_set, .-bit_set
	.p2align 4
	.globl	bit_count
	.type	bit_count, @function
bit_count:
.LVL34:
.LFB7:
	.loc 1 37 55 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 38 5 view .LVU124
	.loc 1 39 5 view .LVU125
.LBB23:
	.loc 1 39 10 view .LVU126
	.loc 1 39 26 view .LVU127
	testq	%rsi, %rsi
	je	.L18
	leaq	(%rdi,%rsi,8), %rsi
.LVL35:
	.loc 1 39 26 is_stmt 0 view .LVU128
.LBE23:
	.loc 1 38 14 view .LVU129
	xorl	%ecx, %ecx
.LVL36:
	.p2align 4,,10
	.p2align 3
.L17:
.LBB25:
	.loc 1 40 9 is_stmt 1 view .LVU130
.LBB24:
	.loc 1 40 14 view .LVU131
	.loc 1 40 23 is_stmt 0 view .LVU132
	movq	(%rdi), %rax
.LVL37:
	.loc 1 40 35 is_stmt 1 view .LVU133
	testq	%rax, %rax
	je	.L15
.LVL38:
	.p2align 4,,10
	.p2align 3
.L16:
	.loc 1 40 50 discriminator 3 view .LVU134
	.loc 1 40 45 is_stmt 0 discriminator 3 view .LVU135
	leaq	-1(%rax), %rdx
	.loc 1 40 51 discriminator 3 view .LVU136
	addl	$1, %ecx
.LVL39:
	.loc 1 40 40 is_stmt 1 discriminator 3 view .LVU137
	.loc 1 40 35 discriminator 3 view .LVU138
	andq	%rdx, %rax
.LVL40:
	.loc 1 40 35 is_stmt 0 discriminator 3 view .LVU139
	jne	.L16
.LVL41:
.L15:
	.loc 1 40 35 discriminator 3 view .LVU140
.LBE24:
	.loc 1 39 36 is_stmt 1 discriminator 2 view .LVU141
	.loc 1 39 26 discriminator 2 view .LVU142
	addq	$8, %rdi
	cmpq	%rsi, %rdi
	jne	.L17
	.loc 1 39 26 is_stmt 0 discriminator 2 view .LVU143
.LBE25:
	.loc 1 42 1 view .LVU144
	movl	%ecx, %eax
	ret
.LVL42:
.L18:
	.loc 1 38 14 view .LVU145
	xorl	%ecx, %ecx
	.loc 1 41 5 is_stmt 1 view .LVU146
	.loc 1 42 1 is_stmt 0 view .LVU147
	movl	%ecx, %eax
	ret
	.cfi_endproc
.LFE7:
	.size	bit_count, .-bit_count
	.p2align 4
	.globl	find_first_zero
	.type	find_first_zero, @function
find_first_zero:
.LVL43:
.LFB8:
	.loc 1 44 56 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 45 5 view .LVU149
.LBB26:
	.loc 1 45 10 view .LVU150
	.loc 1 45 26 view .LVU151
	testq	%rsi, %rsi
	je	.L28
	.loc 1 45 17 is_stmt 0 view .LVU152
	xorl	%eax, %eax
	jmp	.L27
.LVL44:
	.p2align 4,,10
	.p2align 3
.L26:
	.loc 1 45 36 is_stmt 1 discriminator 2 view .LVU153
	addq	$1, %rax
.LVL45:
	.loc 1 45 26 discriminator 2 view .LVU154
	cmpq	%rax, %rsi
	je	.L28
.LVL46:
.L27:
	.loc 1 46 9 view .LVU155
	.loc 1 46 17 is_stmt 0 view .LVU156
	movq	(%rdi,%rax,8), %rdx
	.loc 1 46 12 view .LVU157
	cmpq	$-1, %rdx
	je	.L26
	.loc 1 46 22 is_stmt 1 discriminator 1 view .LVU158
	.loc 1 46 38 is_stmt 0 discriminator 1 view .LVU159
	notq	%rdx
	.loc 1 46 36 discriminator 1 view .LVU160
	sall	$6, %eax
.LVL47:
	.loc 1 46 38 discriminator 1 view .LVU161
	rep bsfq	%rdx, %rdx
	.loc 1 46 36 discriminator 1 view .LVU162
	addl	%edx, %eax
	ret
.LVL48:
	.p2align 4,,10
	.p2align 3
.L28:
	.loc 1 46 36 discriminator 1 view .LVU163
.LBE26:
	.loc 1 47 12 view .LVU164
	movl	$-1, %eax
	.loc 1 48 1 view .LVU165
	ret
	.cfi_endproc
.LFE8:
	.size	find_first_zero, .-find_first_zero
	.p2align 4
	.globl	rotate_left
	.type	rotate_left, @function
rotate_left:
.LVL49:
.LFB9:
	.loc 1 50 46 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 50 48 view .LVU167
	.loc 1 50 69 is_stmt 0 view .LVU168
	movl	%edi, %eax
	movl	%esi, %ecx
	roll	%cl, %eax
	.loc 1 50 87 view .LVU169
	ret
	.cfi_endproc
.LFE9:
	.size	rotate_left, .-rotate_left
	.p2align 4
	.globl	bit_field
	.type	bit_field, @function
bit_field:
.LVL50:
.LFB10:
	.loc 1 52 65 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 53 5 view .LVU171
	.loc 1 53 28 is_stmt 0 view .LVU172
	xorl	%eax, %eax
	.loc 1 53 8 view .LVU173
	cmpl	$63, %esi
	ja	.L31
	.loc 1 54 5 is_stmt 1 view .LVU174
	.loc 1 54 7 is_stmt 0 view .LVU175
	movq	%rdi, %rax
	movl	%esi, %ecx
	shrq	%cl, %rax
.LVL51:
	.loc 1 55 5 is_stmt 1 view .LVU176
	.loc 1 55 28 is_stmt 0 view .LVU177
	cmpl	$63, %edx
	ja	.L31
	.loc 1 55 32 discriminator 1 view .LVU178
	movq	$-1, %rsi
.LVL52:
	.loc 1 55 32 discriminator 1 view .LVU179
	movl	%edx, %ecx
	salq	%cl, %rsi
	notq	%rsi
	.loc 1 55 28 discriminator 1 view .LVU180
	andq	%rsi, %rax
.LVL53:
.L31:
	.loc 1 56 1 view .LVU181
	ret
	.cfi_endproc
.LFE10:
	.size	bit_field, .-bit_field
	.p2align 4
	.globl	log2_floor
	.type	log2_floor, @function
log2_floor:
.LVL54:
.LFB11:
	.loc 1 59 28 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 60 5 view .LVU183
	.loc 1 61 5 view .LVU184
	.loc 1 61 12 view .LVU185
	.loc 1 60 9 is_stmt 0 view .LVU186
	movl	$-1, %eax
	.loc 1 61 12 view .LVU187
	testq	%rdi, %rdi
	je	.L37
.LVL55:
	.p2align 4,,10
	.p2align 3
.L36:
	.loc 1 61 24 is_stmt 1 discriminator 2 view .LVU188
	.loc 1 61 25 is_stmt 0 discriminator 2 view .LVU189
	addl	$1, %eax
.LVL56:
	.loc 1 61 17 is_stmt 1 discriminator 2 view .LVU190
	.loc 1 61 12 discriminator 2 view .LVU191
	shrq	%rdi
.LVL57:
	.loc 1 61 12 is_stmt 0 discriminator 2 view .LVU192
	jne	.L36
	ret
.LVL58:
	.p2align 4,,10
	.p2align 3
.L37:
	.loc 1 62 5 is_stmt 1 view .LVU193
	.loc 1 63 1 is_stmt 0 view .LVU194
	ret
	.cfi_endproc
.LFE11:
	.size	log2_floor, .-log2_floor
.Letext0:
	.file 2 "/usr/lib/gcc/x86_64-linux-gnu/12/include/stddef.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x47c
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xe
	.long	.LASF34
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF2
	.uleb128 0x4
	.long	.LASF11
	.byte	0x2
	.byte	0xd6
	.byte	0x17
	.long	0x41
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0xf
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF5
	.uleb128 0x1
	.byte	0x1
	.byte	0x8
	.long	.LASF6
	.uleb128 0x1
	.byte	0x2
	.byte	0x7
	.long	.LASF7
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF8
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF9
	.uleb128 0x1
	.byte	0x2
	.byte	0x5
	.long	.LASF10
	.uleb128 0x4
	.long	.LASF12
	.byte	0x3
	.byte	0x28
	.byte	0x1c
	.long	0x64
	.uleb128 0x4
	.long	.LASF13
	.byte	0x3
	.byte	0x2a
	.byte	0x16
	.long	0x6b
	.uleb128 0x4
	.long	.LASF14
	.byte	0x3
	.byte	0x2d
	.byte	0x1b
	.long	0x41
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF15
	.uleb128 0x4
	.long	.LASF16
	.byte	0x4
	.byte	0x19
	.byte	0x14
	.long	0x80
	.uleb128 0x4
	.long	.LASF17
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x8c
	.uleb128 0x8
	.long	0xb7
	.uleb128 0x4
	.long	.LASF18
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x98
	.uleb128 0x8
	.long	0xc8
	.uleb128 0x2
	.long	.LASF19
	.byte	0x3b
	.byte	0x5
	.long	0x48
	.quad	.LFB11
	.quad	.LFE11-.LFB11
	.uleb128 0x1
	.byte	0x9c
	.long	0x11d
	.uleb128 0x5
	.string	"x"
	.byte	0x3b
	.byte	0x19
	.long	0xc8
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x6
	.string	"n"
	.byte	0x3c
	.byte	0x9
	.long	0x48
	.long	.LLST21
	.long	.LVUS21
	.byte	0
	.uleb128 0x2
	.long	.LASF20
	.byte	0x34
	.byte	0xa
	.long	0xc8
	.quad	.LFB10
	.quad	.LFE10-.LFB10
	.uleb128 0x1
	.byte	0x9c
	.long	0x170
	.uleb128 0x5
	.string	"x"
	.byte	0x34
	.byte	0x1d
	.long	0xc8
	.long	.LLST18
	.long	.LVUS18
	.uleb128 0x9
	.long	.LASF21
	.byte	0x34
	.byte	0x29
	.long	0x6b
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0xa
	.long	.LASF23
	.byte	0x34
	.byte	0x39
	.long	0x6b
	.uleb128 0x1
	.byte	0x51
	.byte	0
	.uleb128 0x2
	.long	.LASF22
	.byte	0x32
	.byte	0xa
	.long	0xb7
	.quad	.LFB9
	.quad	.LFE9-.LFB9
	.uleb128 0x1
	.byte	0x9c
	.long	0x1a8
	.uleb128 0x3
	.string	"x"
	.byte	0x32
	.byte	0x1f
	.long	0xb7
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.string	"n"
	.byte	0x32
	.byte	0x2b
	.long	0x6b
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x2
	.long	.LASF24
	.byte	0x2c
	.byte	0x5
	.long	0x48
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x207
	.uleb128 0x3
	.string	"set"
	.byte	0x2c
	.byte	0x25
	.long	0x207
	.uleb128 0x1
	.byte	0x55
	.uleb128 0xa
	.long	.LASF25
	.byte	0x2c
	.byte	0x31
	.long	0x35
	.uleb128 0x1
	.byte	0x54
	.uleb128 0xb
	.quad	.LBB26
	.quad	.LBE26-.LBB26
	.uleb128 0x6
	.string	"i"
	.byte	0x2d
	.byte	0x11
	.long	0x35
	.long	.LLST17
	.long	.LVUS17
	.byte	0
	.byte	0
	.uleb128 0x7
	.long	0xd4
	.uleb128 0x2
	.long	.LASF26
	.byte	0x25
	.byte	0xa
	.long	0x6b
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x29f
	.uleb128 0x5
	.string	"set"
	.byte	0x25
	.byte	0x24
	.long	0x207
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x9
	.long	.LASF25
	.byte	0x25
	.byte	0x30
	.long	0x35
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0x6
	.string	"n"
	.byte	0x26
	.byte	0xe
	.long	0x6b
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0xc
	.long	.LLRL14
	.uleb128 0x6
	.string	"i"
	.byte	0x27
	.byte	0x11
	.long	0x35
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0xb
	.quad	.LBB24
	.quad	.LBE24-.LBB24
	.uleb128 0x6
	.string	"w"
	.byte	0x28
	.byte	0x17
	.long	0xc8
	.long	.LLST16
	.long	.LVUS16
	.byte	0
	.byte	0
	.byte	0
	.uleb128 0x10
	.long	.LASF32
	.byte	0x1
	.byte	0x23
	.byte	0x6
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x2d6
	.uleb128 0x3
	.string	"set"
	.byte	0x23
	.byte	0x18
	.long	0x2d6
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.string	"i"
	.byte	0x23
	.byte	0x26
	.long	0x6b
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x7
	.long	0xb7
	.uleb128 0x2
	.long	.LASF27
	.byte	0x21
	.byte	0x5
	.long	0x48
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x315
	.uleb128 0x3
	.string	"set"
	.byte	0x21
	.byte	0x1e
	.long	0x315
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x3
	.string	"i"
	.byte	0x21
	.byte	0x2c
	.long	0x6b
	.uleb128 0x1
	.byte	0x54
	.byte	0
	.uleb128 0x7
	.long	0xc3
	.uleb128 0x2
	.long	.LASF28
	.byte	0x1c
	.byte	0xa
	.long	0xb7
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x364
	.uleb128 0x5
	.string	"x"
	.byte	0x1c
	.byte	0x1f
	.long	0xb7
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0xc
	.long	.LLRL9
	.uleb128 0x6
	.string	"k"
	.byte	0x1d
	.byte	0xe
	.long	0x48
	.long	.LLST10
	.long	.LVUS10
	.byte	0
	.byte	0
	.uleb128 0x2
	.long	.LASF29
	.byte	0x1a
	.byte	0xa
	.long	0xb7
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x3f2
	.uleb128 0x5
	.string	"x"
	.byte	0x1a
	.byte	0x1e
	.long	0xab
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x5
	.string	"y"
	.byte	0x1a
	.byte	0x2a
	.long	0xab
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x11
	.long	0x3f2
	.quad	.LBI6
	.byte	.LVU46
	.long	.LLRL4
	.byte	0x1
	.byte	0x1a
	.byte	0x36
	.long	0x3ce
	.uleb128 0xd
	.long	0x403
	.long	.LLST5
	.long	.LVUS5
	.byte	0
	.uleb128 0x12
	.long	0x3f2
	.quad	.LBI12
	.byte	.LVU66
	.long	.LLRL6
	.byte	0x1
	.byte	0x1a
	.byte	0x42
	.uleb128 0xd
	.long	0x403
	.long	.LLST7
	.long	.LVUS7
	.byte	0
	.byte	0
	.uleb128 0x13
	.long	.LASF35
	.byte	0x1
	.byte	0x13
	.byte	0x11
	.long	0xb7
	.byte	0x1
	.long	0x40e
	.uleb128 0x14
	.string	"x"
	.byte	0x1
	.byte	0x13
	.byte	0x21
	.long	0xb7
	.byte	0
	.uleb128 0x2
	.long	.LASF30
	.byte	0xd
	.byte	0xa
	.long	0xb7
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x44f
	.uleb128 0x3
	.string	"x"
	.byte	0xd
	.byte	0x23
	.long	0xb7
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x15
	.long	.LASF31
	.byte	0x1
	.byte	0xf
	.byte	0xe
	.long	0xb7
	.long	.LLST1
	.long	.LVUS1
	.byte	0
	.uleb128 0x16
	.long	.LASF33
	.byte	0x1
	.byte	0x4
	.byte	0xa
	.long	0xb7
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x5
	.string	"x"
	.byte	0x4
	.byte	0x20
	.long	0xb7
	.long	.LLST0
	.long	.LVUS0
	.byte	0
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
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x4
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
	.uleb128 0x7
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0x21
	.sleb128 8
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x9
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
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x11
	.uleb128 0x1
	.uleb128 0x12
	.uleb128 0x7
	.byte	0
	.byte	0
	.uleb128 0xc
	.uleb128 0xb
	.byte	0x1
	.uleb128 0x55
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xd
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
	.uleb128 0xe
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
	.uleb128 0xf
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
	.uleb128 0x10
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
	.uleb128 0x13
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
	.uleb128 0x14
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
	.uleb128 0x15
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
	.uleb128 0x16
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
.LVUS20:
	.uleb128 0
	.uleb128 .LVU191
	.uleb128 .LVU191
	.uleb128 .LVU192
	.uleb128 .LVU192
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL56-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL56-.Ltext0
	.uleb128 .LVL57-.Ltext0
	.uleb128 0x5
	.byte	0x75
	.sleb128 0
	.byte	0x31
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL57-.Ltext0
	.uleb128 .LFE11-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS21:
	.uleb128 .LVU184
	.uleb128 .LVU188
	.uleb128 .LVU188
	.uleb128 .LVU193
	.uleb128 .LVU193
	.uleb128 0
.LLST21:
	.byte	0x4
	.uleb128 .LVL54-.Ltext0
	.uleb128 .LVL55-.Ltext0
	.uleb128 0x3
	.byte	0x9
	.byte	0xff
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL55-.Ltext0
	.uleb128 .LVL58-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL58-.Ltext0
	.uleb128 .LFE11-.Ltext0
	.uleb128 0x3
	.byte	0x9
	.byte	0xff
	.byte	0x9f
	.byte	0
.LVUS18:
	.uleb128 0
	.uleb128 .LVU176
	.uleb128 .LVU176
	.uleb128 .LVU181
.LLST18:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS19:
	.uleb128 0
	.uleb128 .LVU179
	.uleb128 .LVU179
	.uleb128 0
.LLST19:
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LFE10-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS17:
	.uleb128 .LVU151
	.uleb128 .LVU153
	.uleb128 .LVU153
	.uleb128 .LVU161
.LLST17:
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LVL44-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS11:
	.uleb128 0
	.uleb128 .LVU130
	.uleb128 .LVU130
	.uleb128 .LVU145
	.uleb128 .LVU145
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS12:
	.uleb128 0
	.uleb128 .LVU128
	.uleb128 .LVU128
	.uleb128 .LVU145
	.uleb128 .LVU145
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS13:
	.uleb128 .LVU125
	.uleb128 .LVU130
	.uleb128 .LVU130
	.uleb128 .LVU145
	.uleb128 .LVU145
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 .LVU127
	.uleb128 .LVU130
	.uleb128 .LVU145
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL34-.Ltext0
	.uleb128 .LVL36-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x2
	.byte	0x30
	.byte	0x9f
	.byte	0
.LVUS16:
	.uleb128 .LVU133
	.uleb128 .LVU138
	.uleb128 .LVU138
	.uleb128 .LVU139
	.uleb128 .LVU139
	.uleb128 .LVU140
.LLST16:
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL39-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x1a
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL40-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU98
	.uleb128 .LVU98
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS10:
	.uleb128 .LVU93
	.uleb128 .LVU98
	.uleb128 .LVU98
	.uleb128 .LVU101
	.uleb128 .LVU103
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL28-.Ltext0
	.uleb128 .LVL29-.Ltext0
	.uleb128 0x2
	.byte	0x31
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL30-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS2:
	.uleb128 0
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU62
	.uleb128 .LVU62
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU46
	.uleb128 .LVU52
	.uleb128 .LVU52
	.uleb128 .LVU57
	.uleb128 .LVU57
	.uleb128 .LVU61
	.uleb128 .LVU61
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU65
.LLST5:
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0xe
	.byte	0x75
	.sleb128 0
	.byte	0x34
	.byte	0x24
	.byte	0x75
	.sleb128 0
	.byte	0x21
	.byte	0xc
	.long	0xf0f0f0f
	.byte	0x1a
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS7:
	.uleb128 .LVU65
	.uleb128 .LVU71
	.uleb128 .LVU71
	.uleb128 .LVU76
	.uleb128 .LVU76
	.uleb128 .LVU80
	.uleb128 .LVU80
	.uleb128 .LVU81
.LLST7:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL24-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x52
	.byte	0
.LVUS1:
	.uleb128 .LVU33
	.uleb128 .LVU37
	.uleb128 .LVU37
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU42
.LLST1:
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
	.byte	0x20
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x3
	.byte	0x71
	.sleb128 -1
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU4
	.uleb128 .LVU4
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 .LVU8
	.uleb128 .LVU8
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU18
	.uleb128 .LVU18
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 .LVU21
	.uleb128 .LVU21
	.uleb128 .LVU23
	.uleb128 .LVU23
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x10
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x24
	.byte	0x11
	.sleb128 -1431655766
	.byte	0x1a
	.byte	0x70
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x25
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x24
	.byte	0x11
	.sleb128 -1431655766
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0xc
	.long	0x55555555
	.byte	0x1a
	.byte	0x21
	.byte	0x32
	.byte	0x24
	.byte	0x11
	.sleb128 -858993460
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1c
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x21
	.byte	0x38
	.byte	0x24
	.byte	0x11
	.sleb128 -16711936
	.byte	0x1a
	.byte	0x70
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0x21
	.byte	0x38
	.byte	0x25
	.byte	0xc
	.long	0xff00ff
	.byte	0x1a
	.byte	0x21
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x72
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x24
	.byte	0x11
	.sleb128 -1431655766
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0xc
	.long	0x55555555
	.byte	0x1a
	.byte	0x21
	.byte	0x32
	.byte	0x24
	.byte	0x11
	.sleb128 -858993460
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x21
	.byte	0x34
	.byte	0x24
	.byte	0x11
	.sleb128 -252645136
	.byte	0x1a
	.byte	0x71
	.sleb128 0
	.byte	0x21
	.byte	0x38
	.byte	0x24
	.byte	0x11
	.sleb128 -16711936
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x24
	.byte	0x11
	.sleb128 -1431655766
	.byte	0x1a
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x31
	.byte	0x25
	.byte	0xc
	.long	0x55555555
	.byte	0x1a
	.byte	0x21
	.byte	0x32
	.byte	0x24
	.byte	0x11
	.sleb128 -858993460
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x21
	.byte	0x34
	.byte	0x24
	.byte	0x11
	.sleb128 -252645136
	.byte	0x1a
	.byte	0x71
	.sleb128 0
	.byte	0x21
	.byte	0x38
	.byte	0x25
	.byte	0xc
	.long	0xff00ff
	.byte	0x1a
	.byte	0x21
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
.LLRL4:
	.byte	0x4
	.uleb128 .LBB6-.Ltext0
	.uleb128 .LBE6-.Ltext0
	.byte	0x4
	.uleb128 .LBB15-.Ltext0
	.uleb128 .LBE15-.Ltext0
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
.LLRL6:
	.byte	0x4
	.uleb128 .LBB12-.Ltext0
	.uleb128 .LBE12-.Ltext0
	.byte	0x4
	.uleb128 .LBB16-.Ltext0
	.uleb128 .LBE16-.Ltext0
	.byte	0
.LLRL9:
	.byte	0x4
	.uleb128 .LBB20-.Ltext0
	.uleb128 .LBE20-.Ltext0
	.byte	0x4
	.uleb128 .LBB21-.Ltext0
	.uleb128 .LBE21-.Ltext0
	.byte	0x4
	.uleb128 .LBB22-.Ltext0
	.uleb128 .LBE22-.Ltext0
	.byte	0
.LLRL14:
	.byte	0x4
	.uleb128 .LBB23-.Ltext0
	.uleb128 .LBE23-.Ltext0
	.byte	0x4
	.uleb128 .LBB25-.Ltext0
	.uleb128 .LBE25-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF25:
	.string	"words"
.LASF14:
	.string	"__uint64_t"
.LASF18:
	.string	"uint64_t"
.LASF10:
	.string	"short int"
.LASF11:
	.string	"size_t"
.LASF13:
	.string	"__uint32_t"
.LASF12:
	.string	"__uint16_t"
.LASF24:
	.string	"find_first_zero"
.LASF28:
	.string	"gray_decode"
.LASF22:
	.string	"rotate_left"
.LASF26:
	.string	"bit_count"
.LASF23:
	.string	"length"
.LASF4:
	.string	"long long int"
.LASF20:
	.string	"bit_field"
.LASF2:
	.string	"long int"
.LASF27:
	.string	"bit_test"
.LASF5:
	.string	"long double"
.LASF30:
	.string	"next_same_count"
.LASF19:
	.string	"log2_floor"
.LASF6:
	.string	"unsigned char"
.LASF9:
	.string	"signed char"
.LASF17:
	.string	"uint32_t"
.LASF8:
	.string	"unsigned int"
.LASF16:
	.string	"uint16_t"
.LASF21:
	.string	"start"
.LASF7:
	.string	"short unsigned int"
.LASF15:
	.string	"char"
.LASF34:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF3:
	.string	"long unsigned int"
.LASF31:
	.string	"filled"
.LASF33:
	.string	"reverse_bits"
.LASF32:
	.string	"bit_set"
.LASF35:
	.string	"spread"
.LASF29:
	.string	"interleave"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"src/bits.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
