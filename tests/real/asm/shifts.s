	.file	"shifts.c"
	.text
.Ltext0:
	.file 0 "." "src/shifts.c"
	.p2align 4
	.globl	shift_left_64
	.type	shift_left_64, @function
shift_left_64:
.LVL0:
.LFB0:
	.file 1 "src/shifts.c"
	.loc 1 5 33 view -0
	.cfi_startproc
	.loc 1 6 5 view .LVU1
	.loc 1 7 5 view .LVU2
	.loc 1 7 24 is_stmt 0 view .LVU3
	movq	%rdi, %rax
	.loc 1 7 8 view .LVU4
	testl	%esi, %esi
	je	.L1
	.loc 1 8 5 is_stmt 1 view .LVU5
	.loc 1 8 8 is_stmt 0 view .LVU6
	cmpl	$31, %esi
	jle	.L8
	.loc 1 11 9 is_stmt 1 view .LVU7
	.loc 1 11 26 is_stmt 0 view .LVU8
	leal	-32(%rsi), %ecx
	.loc 1 11 14 view .LVU9
	xorl	%edi, %edi
.LVL1:
	.loc 1 11 14 view .LVU10
	sall	%cl, %eax
.LVL2:
.L4:
	.loc 1 12 5 is_stmt 1 view .LVU11
	.loc 1 12 22 is_stmt 0 view .LVU12
	salq	$32, %rax
.LVL3:
	.loc 1 12 28 view .LVU13
	orq	%rdi, %rax
.LVL4:
.L1:
	.loc 1 13 1 view .LVU14
	ret
.LVL5:
	.p2align 4,,10
	.p2align 3
.L8:
	.loc 1 9 9 is_stmt 1 view .LVU15
	.loc 1 6 32 is_stmt 0 view .LVU16
	movq	%rdi, %rdx
	.loc 1 9 21 view .LVU17
	movl	%esi, %ecx
	.loc 1 6 32 view .LVU18
	shrq	$32, %rdx
	.loc 1 9 21 view .LVU19
	sall	%cl, %edx
	.loc 1 9 39 view .LVU20
	movl	$32, %ecx
	subl	%esi, %ecx
	.loc 1 9 32 view .LVU21
	shrl	%cl, %eax
.LVL6:
	.loc 1 12 28 view .LVU22
	movl	%esi, %ecx
	.loc 1 9 14 view .LVU23
	orl	%edx, %eax
.LVL7:
	.loc 1 12 28 view .LVU24
	sall	%cl, %edi
.LVL8:
	.loc 1 12 28 view .LVU25
	jmp	.L4
	.cfi_endproc
.LFE0:
	.size	shift_left_64, .-shift_left_64
	.p2align 4
	.globl	shift_right_64
	.type	shift_right_64, @function
shift_right_64:
.LVL9:
.LFB1:
	.loc 1 15 34 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 16 5 view .LVU27
	.loc 1 17 5 view .LVU28
	.loc 1 17 24 is_stmt 0 view .LVU29
	movq	%rdi, %rax
	.loc 1 17 8 view .LVU30
	testl	%esi, %esi
	je	.L9
	.loc 1 16 27 view .LVU31
	movq	%rdi, %rdx
	shrq	$32, %rdx
.LVL10:
	.loc 1 18 5 is_stmt 1 view .LVU32
	.loc 1 18 8 is_stmt 0 view .LVU33
	cmpl	$31, %esi
	jle	.L15
	.loc 1 21 9 is_stmt 1 view .LVU34
	.loc 1 21 13 is_stmt 0 view .LVU35
	movl	%edx, %eax
	.loc 1 21 26 view .LVU36
	leal	-32(%rsi), %ecx
	.loc 1 21 13 view .LVU37
	xorl	%edx, %edx
.LVL11:
	.loc 1 21 13 view .LVU38
	shrl	%cl, %eax
.LVL12:
.L12:
	.loc 1 22 5 is_stmt 1 view .LVU39
	.loc 1 22 28 is_stmt 0 view .LVU40
	orq	%rdx, %rax
.LVL13:
.L9:
	.loc 1 23 1 view .LVU41
	ret
.LVL14:
	.p2align 4,,10
	.p2align 3
.L15:
	.loc 1 19 9 is_stmt 1 view .LVU42
	.loc 1 19 19 is_stmt 0 view .LVU43
	movl	%esi, %ecx
	.loc 1 19 31 view .LVU44
	movl	%edx, %eax
.LVL15:
	.loc 1 19 19 view .LVU45
	shrl	%cl, %edi
.LVL16:
	.loc 1 19 38 view .LVU46
	movl	$32, %ecx
	subl	%esi, %ecx
	.loc 1 19 31 view .LVU47
	sall	%cl, %eax
	.loc 1 22 12 view .LVU48
	movl	%esi, %ecx
	shrl	%cl, %edx
.LVL17:
	.loc 1 19 13 view .LVU49
	orl	%edi, %eax
.LVL18:
	.loc 1 22 22 view .LVU50
	salq	$32, %rdx
	jmp	.L12
	.cfi_endproc
.LFE1:
	.size	shift_right_64, .-shift_right_64
	.p2align 4
	.globl	shift_right_signed_64
	.type	shift_right_signed_64, @function
shift_right_signed_64:
.LVL19:
.LFB2:
	.loc 1 25 41 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU52
	.loc 1 27 5 view .LVU53
	.loc 1 28 5 view .LVU54
	.loc 1 28 24 is_stmt 0 view .LVU55
	movq	%rdi, %rax
	.loc 1 28 8 view .LVU56
	testl	%esi, %esi
	je	.L16
	.loc 1 27 18 view .LVU57
	sarq	$32, %rax
.LVL20:
	.loc 1 29 5 is_stmt 1 view .LVU58
	.loc 1 29 8 is_stmt 0 view .LVU59
	cmpl	$31, %esi
	jle	.L22
	.loc 1 32 9 is_stmt 1 view .LVU60
	.loc 1 32 20 is_stmt 0 view .LVU61
	movl	%eax, %edx
	.loc 1 32 26 view .LVU62
	leal	-32(%rsi), %ecx
	.loc 1 32 38 view .LVU63
	sarl	$31, %eax
.LVL21:
	.loc 1 32 20 view .LVU64
	sarl	%cl, %edx
.LVL22:
.L19:
	.loc 1 33 5 is_stmt 1 view .LVU65
	.loc 1 33 27 is_stmt 0 view .LVU66
	salq	$32, %rax
.LVL23:
	.loc 1 33 33 view .LVU67
	orq	%rdx, %rax
.LVL24:
.L16:
	.loc 1 34 1 view .LVU68
	ret
.LVL25:
	.p2align 4,,10
	.p2align 3
.L22:
	.loc 1 30 9 is_stmt 1 view .LVU69
	.loc 1 30 19 is_stmt 0 view .LVU70
	movl	%esi, %ecx
	.loc 1 30 36 view .LVU71
	movl	%eax, %edx
	.loc 1 30 19 view .LVU72
	shrl	%cl, %edi
.LVL26:
	.loc 1 30 43 view .LVU73
	movl	$32, %ecx
	subl	%esi, %ecx
	.loc 1 30 36 view .LVU74
	sall	%cl, %edx
	.loc 1 30 54 view .LVU75
	movl	%esi, %ecx
	.loc 1 30 13 view .LVU76
	orl	%edi, %edx
.LVL27:
	.loc 1 30 54 view .LVU77
	sarl	%cl, %eax
.LVL28:
	.loc 1 30 54 view .LVU78
	jmp	.L19
	.cfi_endproc
.LFE2:
	.size	shift_right_signed_64, .-shift_right_signed_64
	.p2align 4
	.globl	shift_left_128
	.type	shift_left_128, @function
shift_left_128:
.LVL29:
.LFB4:
	.loc 1 38 36 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 39 5 view .LVU80
	.loc 1 40 5 view .LVU81
	.loc 1 40 8 is_stmt 0 view .LVU82
	cmpl	$63, %edx
	jg	.L27
	.loc 1 41 5 is_stmt 1 view .LVU83
	.loc 1 41 8 is_stmt 0 view .LVU84
	testl	%edx, %edx
	jle	.L26
	.loc 1 41 16 is_stmt 1 discriminator 1 view .LVU85
	.loc 1 41 28 is_stmt 0 discriminator 1 view .LVU86
	movl	%edx, %ecx
	.loc 1 41 39 discriminator 1 view .LVU87
	movq	%rdi, %rax
	.loc 1 41 28 discriminator 1 view .LVU88
	salq	%cl, %rsi
.LVL30:
	.loc 1 41 46 discriminator 1 view .LVU89
	movl	$64, %ecx
	subl	%edx, %ecx
	.loc 1 41 39 discriminator 1 view .LVU90
	shrq	%cl, %rax
.LBB10:
.LBB11:
	.loc 1 36 47 discriminator 1 view .LVU91
	orq	%rax, %rsi
.LVL31:
.L26:
	.loc 1 36 47 discriminator 1 view .LVU92
.LBE11:
.LBE10:
	.loc 1 42 5 is_stmt 1 view .LVU93
.LBB13:
.LBI10:
	.loc 1 36 13 view .LVU94
.LBB12:
	.loc 1 36 40 view .LVU95
	.loc 1 36 64 is_stmt 0 view .LVU96
	movl	%edx, %ecx
	movq	%rdi, %rax
	movq	%rsi, %rdx
.LVL32:
	.loc 1 36 64 view .LVU97
	salq	%cl, %rax
.LBE12:
.LBE13:
	.loc 1 43 1 view .LVU98
	ret
.LVL33:
	.p2align 4,,10
	.p2align 3
.L27:
	.loc 1 40 18 is_stmt 1 discriminator 1 view .LVU99
	.loc 1 40 41 is_stmt 0 discriminator 1 view .LVU100
	leal	-64(%rdx), %ecx
	.loc 1 40 25 discriminator 1 view .LVU101
	xorl	%eax, %eax
	salq	%cl, %rdi
.LVL34:
	.loc 1 40 25 discriminator 1 view .LVU102
	movq	%rdi, %rdx
.LVL35:
	.loc 1 40 25 discriminator 1 view .LVU103
	ret
	.cfi_endproc
.LFE4:
	.size	shift_left_128, .-shift_left_128
	.p2align 4
	.globl	shift_right_128
	.type	shift_right_128, @function
shift_right_128:
.LVL36:
.LFB5:
	.loc 1 45 37 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 46 5 view .LVU105
	.loc 1 47 5 view .LVU106
	.loc 1 47 8 is_stmt 0 view .LVU107
	cmpl	$63, %edx
	jg	.L32
	.loc 1 46 9 view .LVU108
	movq	%rdi, %rax
	.loc 1 48 5 is_stmt 1 view .LVU109
	.loc 1 48 8 is_stmt 0 view .LVU110
	testl	%edx, %edx
	jle	.L31
	.loc 1 48 16 is_stmt 1 discriminator 1 view .LVU111
	.loc 1 48 26 is_stmt 0 discriminator 1 view .LVU112
	movl	%edx, %ecx
	.loc 1 48 38 discriminator 1 view .LVU113
	movq	%rsi, %rdi
.LVL37:
	.loc 1 48 26 discriminator 1 view .LVU114
	shrq	%cl, %rax
.LVL38:
	.loc 1 48 45 discriminator 1 view .LVU115
	movl	$64, %ecx
	subl	%edx, %ecx
	.loc 1 48 38 discriminator 1 view .LVU116
	salq	%cl, %rdi
	.loc 1 48 20 discriminator 1 view .LVU117
	orq	%rdi, %rax
.LVL39:
.L31:
	.loc 1 49 5 is_stmt 1 view .LVU118
.LBB14:
.LBI14:
	.loc 1 36 13 view .LVU119
.LBB15:
	.loc 1 36 40 view .LVU120
	.loc 1 36 64 is_stmt 0 view .LVU121
	movl	%edx, %ecx
	shrq	%cl, %rsi
.LVL40:
	.loc 1 36 64 view .LVU122
	movq	%rsi, %rdx
.LVL41:
	.loc 1 36 64 view .LVU123
.LBE15:
.LBE14:
	.loc 1 50 1 view .LVU124
	ret
.LVL42:
	.p2align 4,,10
	.p2align 3
.L32:
	.loc 1 47 18 is_stmt 1 discriminator 1 view .LVU125
	.loc 1 47 36 is_stmt 0 discriminator 1 view .LVU126
	leal	-64(%rdx), %ecx
	.loc 1 47 30 discriminator 1 view .LVU127
	movq	%rsi, %rax
	xorl	%edx, %edx
.LVL43:
	.loc 1 47 30 discriminator 1 view .LVU128
	shrq	%cl, %rax
	ret
	.cfi_endproc
.LFE5:
	.size	shift_right_128, .-shift_right_128
	.p2align 4
	.globl	shift_right_signed_128
	.type	shift_right_signed_128, @function
shift_right_signed_128:
.LVL44:
.LFB6:
	.loc 1 52 44 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 53 5 view .LVU130
	.loc 1 52 44 is_stmt 0 view .LVU131
	movq	%rdi, %rax
.LVL45:
	.loc 1 54 5 is_stmt 1 view .LVU132
	.loc 1 55 5 view .LVU133
	.loc 1 55 8 is_stmt 0 view .LVU134
	cmpl	$63, %edx
	jg	.L37
	.loc 1 56 5 is_stmt 1 view .LVU135
	.loc 1 56 8 is_stmt 0 view .LVU136
	testl	%edx, %edx
	jle	.L36
	.loc 1 56 16 is_stmt 1 discriminator 1 view .LVU137
	.loc 1 56 26 is_stmt 0 discriminator 1 view .LVU138
	movl	%edx, %ecx
	.loc 1 56 43 discriminator 1 view .LVU139
	movq	%rsi, %rdi
	.loc 1 56 26 discriminator 1 view .LVU140
	shrq	%cl, %rax
.LVL46:
	.loc 1 56 50 discriminator 1 view .LVU141
	movl	$64, %ecx
	subl	%edx, %ecx
	.loc 1 56 43 discriminator 1 view .LVU142
	salq	%cl, %rdi
	.loc 1 56 20 discriminator 1 view .LVU143
	orq	%rdi, %rax
.LVL47:
.L36:
	.loc 1 57 5 is_stmt 1 view .LVU144
.LBB16:
.LBI16:
	.loc 1 36 13 view .LVU145
.LBB17:
	.loc 1 36 40 view .LVU146
	.loc 1 36 64 is_stmt 0 view .LVU147
	movl	%edx, %ecx
	sarq	%cl, %rsi
.LVL48:
	.loc 1 36 64 view .LVU148
	movq	%rsi, %rdx
.LVL49:
	.loc 1 36 64 view .LVU149
.LBE17:
.LBE16:
	.loc 1 58 1 view .LVU150
	ret
.LVL50:
	.p2align 4,,10
	.p2align 3
.L37:
	.loc 1 55 18 is_stmt 1 discriminator 1 view .LVU151
	.loc 1 55 36 is_stmt 0 discriminator 1 view .LVU152
	leal	-64(%rdx), %ecx
	.loc 1 55 30 discriminator 1 view .LVU153
	movq	%rsi, %rax
.LVL51:
	.loc 1 55 30 discriminator 1 view .LVU154
	sarq	%cl, %rax
	cqto
.LVL52:
	.loc 1 55 30 discriminator 1 view .LVU155
	ret
	.cfi_endproc
.LFE6:
	.size	shift_right_signed_128, .-shift_right_signed_128
	.p2align 4
	.globl	swap_bytes_32
	.type	swap_bytes_32, @function
swap_bytes_32:
.LVL53:
.LFB7:
	.loc 1 61 26 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 62 5 view .LVU157
	.loc 1 63 5 view .LVU158
	movl	%edi, %eax
	bswap	%eax
	.loc 1 64 1 is_stmt 0 view .LVU159
	ret
	.cfi_endproc
.LFE7:
	.size	swap_bytes_32, .-swap_bytes_32
	.p2align 4
	.globl	swap_bytes_64
	.type	swap_bytes_64, @function
swap_bytes_64:
.LVL54:
.LFB8:
	.loc 1 67 26 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 68 5 view .LVU161
	movq	%rdi, %rax
	bswap	%rax
	.loc 1 70 1 is_stmt 0 view .LVU162
	ret
	.cfi_endproc
.LFE8:
	.size	swap_bytes_64, .-swap_bytes_64
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 5 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x48a
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xc
	.long	.LASF30
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
	.uleb128 0x2
	.long	.LASF8
	.byte	0x2
	.byte	0x29
	.byte	0x14
	.long	0x64
	.uleb128 0xd
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x2
	.long	.LASF9
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x3c
	.uleb128 0x2
	.long	.LASF10
	.byte	0x2
	.byte	0x2c
	.byte	0x19
	.long	0x83
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x2
	.long	.LASF12
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x43
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF13
	.uleb128 0x2
	.long	.LASF14
	.byte	0x3
	.byte	0x1a
	.byte	0x13
	.long	0x58
	.uleb128 0x2
	.long	.LASF15
	.byte	0x3
	.byte	0x1b
	.byte	0x13
	.long	0x77
	.uleb128 0x2
	.long	.LASF16
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x6b
	.uleb128 0x2
	.long	.LASF17
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x8a
	.uleb128 0x8
	.string	"s32"
	.byte	0x8
	.byte	0x11
	.long	0x9d
	.uleb128 0x8
	.string	"s64"
	.byte	0x9
	.byte	0x11
	.long	0xa9
	.uleb128 0x8
	.string	"u32"
	.byte	0xa
	.byte	0x12
	.long	0xb5
	.uleb128 0x8
	.string	"u64"
	.byte	0xb
	.byte	0x12
	.long	0xc1
	.uleb128 0x2
	.long	.LASF18
	.byte	0x5
	.byte	0xc
	.byte	0x12
	.long	0x105
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF19
	.uleb128 0x2
	.long	.LASF20
	.byte	0x5
	.byte	0xd
	.byte	0x1b
	.long	0x118
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF21
	.uleb128 0x3
	.long	.LASF22
	.byte	0x43
	.byte	0x5
	.long	0xee
	.quad	.LFB8
	.quad	.LFE8-.LFB8
	.uleb128 0x1
	.byte	0x9c
	.long	0x14c
	.uleb128 0x9
	.string	"a"
	.byte	0x43
	.byte	0x17
	.long	0xee
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x3
	.long	.LASF23
	.byte	0x3d
	.byte	0x5
	.long	0xe3
	.quad	.LFB7
	.quad	.LFE7-.LFB7
	.uleb128 0x1
	.byte	0x9c
	.long	0x17f
	.uleb128 0x4
	.string	"a"
	.byte	0x3d
	.byte	0x17
	.long	0xe3
	.long	.LLST24
	.long	.LVUS24
	.byte	0
	.uleb128 0x3
	.long	.LASF24
	.byte	0x34
	.byte	0x6
	.long	0xf9
	.quad	.LFB6
	.quad	.LFE6-.LFB6
	.uleb128 0x1
	.byte	0x9c
	.long	0x21a
	.uleb128 0xa
	.string	"a"
	.byte	0x34
	.byte	0x22
	.long	0xf9
	.uleb128 0x4
	.string	"n"
	.byte	0x34
	.byte	0x29
	.long	0x64
	.long	.LLST19
	.long	.LVUS19
	.uleb128 0x5
	.string	"low"
	.byte	0x35
	.long	0xee
	.long	.LLST20
	.long	.LVUS20
	.uleb128 0x6
	.long	.LASF25
	.byte	0x36
	.byte	0x9
	.long	0xd8
	.long	.LLST21
	.long	.LVUS21
	.uleb128 0xb
	.long	0x33e
	.quad	.LBI16
	.byte	.LVU145
	.quad	.LBB16
	.quad	.LBE16-.LBB16
	.byte	0x39
	.uleb128 0x7
	.long	0x35b
	.long	.LLST22
	.long	.LVUS22
	.uleb128 0x7
	.long	0x34f
	.long	.LLST23
	.long	.LVUS23
	.byte	0
	.byte	0
	.uleb128 0x3
	.long	.LASF26
	.byte	0x2d
	.byte	0x6
	.long	0x10c
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x2b5
	.uleb128 0xa
	.string	"a"
	.byte	0x2d
	.byte	0x1b
	.long	0x10c
	.uleb128 0x4
	.string	"n"
	.byte	0x2d
	.byte	0x22
	.long	0x64
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x5
	.string	"low"
	.byte	0x2e
	.long	0xee
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x6
	.long	.LASF25
	.byte	0x2e
	.byte	0x12
	.long	0xee
	.long	.LLST16
	.long	.LVUS16
	.uleb128 0xb
	.long	0x33e
	.quad	.LBI14
	.byte	.LVU119
	.quad	.LBB14
	.quad	.LBE14-.LBB14
	.byte	0x31
	.uleb128 0x7
	.long	0x35b
	.long	.LLST17
	.long	.LVUS17
	.uleb128 0x7
	.long	0x34f
	.long	.LLST18
	.long	.LVUS18
	.byte	0
	.byte	0
	.uleb128 0x3
	.long	.LASF27
	.byte	0x26
	.byte	0x6
	.long	0xf9
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x33e
	.uleb128 0xa
	.string	"a"
	.byte	0x26
	.byte	0x1a
	.long	0xf9
	.uleb128 0x4
	.string	"n"
	.byte	0x26
	.byte	0x21
	.long	0x64
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x5
	.string	"low"
	.byte	0x27
	.long	0xee
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x6
	.long	.LASF25
	.byte	0x27
	.byte	0x12
	.long	0xee
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0xe
	.long	0x33e
	.quad	.LBI10
	.byte	.LVU94
	.long	.LLRL12
	.byte	0x1
	.byte	0x2a
	.byte	0xc
	.uleb128 0x7
	.long	0x35b
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0xf
	.long	0x34f
	.byte	0
	.byte	0
	.uleb128 0x10
	.long	.LASF31
	.byte	0x1
	.byte	0x24
	.byte	0xd
	.long	0x10c
	.byte	0x1
	.long	0x367
	.uleb128 0x11
	.long	.LASF25
	.byte	0x1
	.byte	0x24
	.byte	0x17
	.long	0xee
	.uleb128 0xa
	.string	"low"
	.byte	0x24
	.byte	0x21
	.long	0xee
	.byte	0
	.uleb128 0x3
	.long	.LASF28
	.byte	0x19
	.byte	0x5
	.long	0xd8
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x3ca
	.uleb128 0x4
	.string	"a"
	.byte	0x19
	.byte	0x1f
	.long	0xd8
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x9
	.string	"n"
	.byte	0x19
	.byte	0x26
	.long	0x64
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.string	"low"
	.byte	0x1a
	.long	0xe3
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x6
	.long	.LASF25
	.byte	0x1b
	.byte	0x9
	.long	0xcd
	.long	.LLST8
	.long	.LVUS8
	.byte	0
	.uleb128 0x3
	.long	.LASF29
	.byte	0xf
	.byte	0x5
	.long	0xee
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x42d
	.uleb128 0x4
	.string	"a"
	.byte	0xf
	.byte	0x18
	.long	0xee
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x9
	.string	"n"
	.byte	0xf
	.byte	0x1f
	.long	0x64
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.string	"low"
	.byte	0x10
	.long	0xe3
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x6
	.long	.LASF25
	.byte	0x10
	.byte	0x12
	.long	0xe3
	.long	.LLST5
	.long	.LVUS5
	.byte	0
	.uleb128 0x12
	.long	.LASF32
	.byte	0x1
	.byte	0x5
	.byte	0x5
	.long	0xd8
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x4
	.string	"a"
	.byte	0x5
	.byte	0x17
	.long	0xd8
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x9
	.string	"n"
	.byte	0x5
	.byte	0x1e
	.long	0x64
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x5
	.string	"low"
	.byte	0x6
	.long	0xe3
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x6
	.long	.LASF25
	.byte	0x6
	.byte	0x12
	.long	0xe3
	.long	.LLST2
	.long	.LVUS2
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
	.uleb128 0x21
	.sleb128 9
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0x21
	.sleb128 1
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0x21
	.sleb128 12
	.byte	0
	.byte	0
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0xb
	.uleb128 0x59
	.uleb128 0xb
	.uleb128 0x57
	.uleb128 0xb
	.byte	0
	.byte	0
	.uleb128 0xf
	.uleb128 0x5
	.byte	0
	.uleb128 0x31
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x10
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
	.uleb128 0x11
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
.LVUS24:
	.uleb128 0
	.uleb128 .LVU158
	.uleb128 .LVU158
	.uleb128 0
.LLST24:
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LVL53-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL53-.Ltext0
	.uleb128 .LFE7-.Ltext0
	.uleb128 0x16
	.byte	0x75
	.sleb128 0
	.byte	0x38
	.byte	0x24
	.byte	0x11
	.sleb128 -16711936
	.byte	0x1a
	.byte	0x75
	.sleb128 0
	.byte	0x38
	.byte	0x25
	.byte	0xc
	.long	0xff00ff
	.byte	0x1a
	.byte	0x21
	.byte	0x9f
	.byte	0
.LVUS19:
	.uleb128 0
	.uleb128 .LVU149
	.uleb128 .LVU149
	.uleb128 .LVU151
	.uleb128 .LVU151
	.uleb128 .LVU155
	.uleb128 .LVU155
	.uleb128 0
.LLST19:
	.byte	0x4
	.uleb128 .LVL44-.Ltext0
	.uleb128 .LVL49-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL49-.Ltext0
	.uleb128 .LVL50-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LVL52-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL52-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 64
	.byte	0x9f
	.byte	0
.LVUS20:
	.uleb128 .LVU132
	.uleb128 .LVU141
	.uleb128 .LVU144
	.uleb128 .LVU154
	.uleb128 .LVU154
	.uleb128 0
.LLST20:
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL46-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL51-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL51-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS21:
	.uleb128 .LVU133
	.uleb128 .LVU148
	.uleb128 .LVU151
	.uleb128 0
.LLST21:
	.byte	0x4
	.uleb128 .LVL45-.Ltext0
	.uleb128 .LVL48-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL50-.Ltext0
	.uleb128 .LFE6-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS22:
	.uleb128 .LVU145
	.uleb128 .LVU147
.LLST22:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS23:
	.uleb128 .LVU145
	.uleb128 .LVU147
.LLST23:
	.byte	0x4
	.uleb128 .LVL47-.Ltext0
	.uleb128 .LVL47-.Ltext0
	.uleb128 0xc
	.byte	0x74
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x26
	.byte	0x9f
	.byte	0
.LVUS14:
	.uleb128 0
	.uleb128 .LVU123
	.uleb128 .LVU123
	.uleb128 .LVU125
	.uleb128 .LVU125
	.uleb128 .LVU128
	.uleb128 .LVU128
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL41-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LVL43-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL43-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 64
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 .LVU106
	.uleb128 .LVU114
	.uleb128 .LVU114
	.uleb128 .LVU115
	.uleb128 .LVU118
	.uleb128 .LVU125
	.uleb128 .LVU125
	.uleb128 0
.LLST15:
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL37-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL37-.Ltext0
	.uleb128 .LVL38-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL42-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS16:
	.uleb128 .LVU106
	.uleb128 .LVU122
	.uleb128 .LVU125
	.uleb128 0
.LLST16:
	.byte	0x4
	.uleb128 .LVL36-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL42-.Ltext0
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0
.LVUS17:
	.uleb128 .LVU119
	.uleb128 .LVU123
.LLST17:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL41-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS18:
	.uleb128 .LVU119
	.uleb128 .LVU122
.LLST18:
	.byte	0x4
	.uleb128 .LVL39-.Ltext0
	.uleb128 .LVL40-.Ltext0
	.uleb128 0xc
	.byte	0x74
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 0
	.uleb128 .LVU97
	.uleb128 .LVU97
	.uleb128 .LVU99
	.uleb128 .LVU99
	.uleb128 .LVU103
	.uleb128 .LVU103
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL32-.Ltext0
	.uleb128 .LVL33-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL33-.Ltext0
	.uleb128 .LVL35-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL35-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 64
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU81
	.uleb128 .LVU102
.LLST10:
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
	.uleb128 .LVL34-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0
.LVUS11:
	.uleb128 .LVU89
	.uleb128 .LVU92
.LLST11:
	.byte	0x4
	.uleb128 .LVL30-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0x12
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x40
	.byte	0x71
	.sleb128 0
	.byte	0x1c
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x25
	.byte	0x74
	.sleb128 0
	.byte	0x21
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 .LVU94
	.uleb128 .LVU96
.LLST13:
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL31-.Ltext0
	.uleb128 0xc
	.byte	0x75
	.sleb128 0
	.byte	0x71
	.sleb128 0
	.byte	0xc
	.long	0xffffffff
	.byte	0x1a
	.byte	0x24
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 0
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 .LVU69
	.uleb128 .LVU69
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU53
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 .LVU68
	.uleb128 .LVU69
	.uleb128 .LVU73
	.uleb128 .LVU73
	.uleb128 .LVU77
	.uleb128 .LVU77
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
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0
.LVUS8:
	.uleb128 .LVU54
	.uleb128 .LVU58
	.uleb128 .LVU58
	.uleb128 .LVU64
	.uleb128 .LVU64
	.uleb128 .LVU65
	.uleb128 .LVU65
	.uleb128 .LVU67
	.uleb128 .LVU69
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LVL22-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x26
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL22-.Ltext0
	.uleb128 .LVL23-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU42
	.uleb128 .LVU42
	.uleb128 .LVU45
	.uleb128 .LVU45
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL14-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL15-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 .LVU28
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 .LVU41
	.uleb128 .LVU42
	.uleb128 .LVU46
	.uleb128 .LVU46
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL16-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL16-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0
.LVUS5:
	.uleb128 .LVU28
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU38
	.uleb128 .LVU38
	.uleb128 .LVU39
	.uleb128 .LVU42
	.uleb128 .LVU49
	.uleb128 .LVU49
	.uleb128 .LVU50
.LLST5:
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LVL11-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL11-.Ltext0
	.uleb128 .LVL12-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL17-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL18-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU15
	.uleb128 .LVU15
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU25
	.uleb128 .LVU25
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
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
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
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU2
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU11
	.uleb128 .LVU15
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 .LVU25
	.uleb128 .LVU25
	.uleb128 0
.LLST1:
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
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x74
	.sleb128 0
	.byte	0x24
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x7
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x74
	.sleb128 0
	.byte	0x24
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU2
	.uleb128 .LVU10
	.uleb128 .LVU10
	.uleb128 .LVU11
	.uleb128 .LVU11
	.uleb128 .LVU13
	.uleb128 .LVU15
	.uleb128 .LVU22
	.uleb128 .LVU22
	.uleb128 .LVU24
	.uleb128 .LVU24
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LVL6-.Ltext0
	.uleb128 0x6
	.byte	0x70
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL7-.Ltext0
	.uleb128 0x6
	.byte	0x75
	.sleb128 0
	.byte	0x8
	.byte	0x20
	.byte	0x25
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LFE0-.Ltext0
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
.LLRL12:
	.byte	0x4
	.uleb128 .LBB10-.Ltext0
	.uleb128 .LBE10-.Ltext0
	.byte	0x4
	.uleb128 .LBB13-.Ltext0
	.uleb128 .LBE13-.Ltext0
	.byte	0
.Ldebug_ranges3:
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF31:
	.string	"words"
.LASF12:
	.string	"__uint64_t"
.LASF17:
	.string	"uint64_t"
.LASF7:
	.string	"short int"
.LASF28:
	.string	"shift_right_signed_64"
.LASF9:
	.string	"__uint32_t"
.LASF19:
	.string	"__int128"
.LASF15:
	.string	"int64_t"
.LASF27:
	.string	"shift_left_128"
.LASF22:
	.string	"swap_bytes_64"
.LASF21:
	.string	"__int128 unsigned"
.LASF11:
	.string	"long int"
.LASF10:
	.string	"__int64_t"
.LASF25:
	.string	"high"
.LASF20:
	.string	"u128"
.LASF29:
	.string	"shift_right_64"
.LASF23:
	.string	"swap_bytes_32"
.LASF2:
	.string	"unsigned char"
.LASF6:
	.string	"signed char"
.LASF16:
	.string	"uint32_t"
.LASF4:
	.string	"unsigned int"
.LASF3:
	.string	"short unsigned int"
.LASF13:
	.string	"char"
.LASF24:
	.string	"shift_right_signed_128"
.LASF14:
	.string	"int32_t"
.LASF30:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF5:
	.string	"long unsigned int"
.LASF8:
	.string	"__int32_t"
.LASF18:
	.string	"s128"
.LASF32:
	.string	"shift_left_64"
.LASF26:
	.string	"shift_right_128"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"src/shifts.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
