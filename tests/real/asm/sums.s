	.file	"sums.c"
	.text
.Ltext0:
	.file 0 "." "src/sums.c"
	.p2align 4
	.globl	checked_add_32
	.type	checked_add_32, @function
checked_add_32:
.LVL0:
.LFB0:
	.file 1 "src/sums.c"
	.loc 1 5 34 view -0
	.cfi_startproc
	.loc 1 6 5 view .LVU1
	.loc 1 6 22 is_stmt 0 view .LVU2
	leal	(%rdi,%rsi), %eax
.LVL1:
	.loc 1 7 5 is_stmt 1 view .LVU3
	.loc 1 7 13 is_stmt 0 view .LVU4
	xorl	%eax, %edi
.LVL2:
	.loc 1 7 25 view .LVU5
	xorl	%eax, %esi
.LVL3:
	.loc 1 7 8 view .LVU6
	testl	%esi, %edi
	js	.L7
	.loc 1 9 1 view .LVU7
	ret
.L7:
	.loc 1 7 38 is_stmt 1 discriminator 1 view .LVU8
.LVL4:
	.loc 1 5 34 is_stmt 0 discriminator 1 view .LVU9
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 7 38 discriminator 1 view .LVU10
	call	overflowed@PLT
.LVL5:
	.cfi_endproc
.LFE0:
	.size	checked_add_32, .-checked_add_32
	.p2align 4
	.globl	checked_add_64
	.type	checked_add_64, @function
checked_add_64:
.LVL6:
.LFB1:
	.loc 1 11 34 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 12 5 view .LVU12
	.loc 1 12 22 is_stmt 0 view .LVU13
	leaq	(%rdi,%rsi), %rax
.LVL7:
	.loc 1 13 5 is_stmt 1 view .LVU14
	.loc 1 13 13 is_stmt 0 view .LVU15
	xorq	%rax, %rdi
.LVL8:
	.loc 1 13 25 view .LVU16
	xorq	%rax, %rsi
.LVL9:
	.loc 1 13 8 view .LVU17
	testq	%rsi, %rdi
	js	.L13
	.loc 1 15 1 view .LVU18
	ret
.L13:
	.loc 1 13 38 is_stmt 1 discriminator 1 view .LVU19
.LVL10:
	.loc 1 11 34 is_stmt 0 discriminator 1 view .LVU20
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 13 38 discriminator 1 view .LVU21
	call	overflowed@PLT
.LVL11:
	.cfi_endproc
.LFE1:
	.size	checked_add_64, .-checked_add_64
	.p2align 4
	.globl	checked_add_128
	.type	checked_add_128, @function
checked_add_128:
.LVL12:
.LFB2:
	.loc 1 18 38 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 19 5 view .LVU23
	.loc 1 18 38 is_stmt 0 view .LVU24
	movq	%rsi, %rax
	movq	%rdi, %rsi
	movq	%rdx, %r8
	movq	%rcx, %r9
	movq	%rax, %rdi
	.loc 1 19 24 view .LVU25
	movq	%rsi, %rax
	addq	%r8, %rax
	movq	%rdi, %rdx
.LVL13:
	.loc 1 19 24 view .LVU26
	adcq	%rcx, %rdx
.LVL14:
	.loc 1 20 5 is_stmt 1 view .LVU27
	.loc 1 20 19 is_stmt 0 view .LVU28
	cmpq	%rsi, %rax
	movq	%rdx, %rcx
	sbbq	%rdi, %rcx
	movq	%r9, %rcx
	setl	%sil
	shrq	$63, %rcx
	.loc 1 20 8 view .LVU29
	cmpb	%cl, %sil
	jne	.L20
	.loc 1 22 1 view .LVU30
	ret
.L20:
	.loc 1 20 31 is_stmt 1 discriminator 1 view .LVU31
.LVL15:
	.loc 1 18 38 is_stmt 0 discriminator 1 view .LVU32
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 20 31 discriminator 1 view .LVU33
	call	overflowed@PLT
.LVL16:
	.cfi_endproc
.LFE2:
	.size	checked_add_128, .-checked_add_128
	.p2align 4
	.globl	checked_subtract_32
	.type	checked_subtract_32, @function
checked_subtract_32:
.LVL17:
.LFB3:
	.loc 1 25 39 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU35
	.loc 1 26 29 is_stmt 0 view .LVU36
	movl	%edi, %eax
	subl	%esi, %eax
.LVL18:
	.loc 1 27 5 is_stmt 1 view .LVU37
	.loc 1 27 13 is_stmt 0 view .LVU38
	xorl	%edi, %esi
.LVL19:
	.loc 1 27 23 view .LVU39
	xorl	%eax, %edi
.LVL20:
	.loc 1 27 8 view .LVU40
	testl	%edi, %esi
	js	.L26
	.loc 1 29 1 view .LVU41
	ret
.L26:
	.loc 1 27 43 is_stmt 1 discriminator 1 view .LVU42
.LVL21:
	.loc 1 25 39 is_stmt 0 discriminator 1 view .LVU43
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 27 43 discriminator 1 view .LVU44
	call	overflowed@PLT
.LVL22:
	.cfi_endproc
.LFE3:
	.size	checked_subtract_32, .-checked_subtract_32
	.p2align 4
	.globl	checked_subtract_64
	.type	checked_subtract_64, @function
checked_subtract_64:
.LVL23:
.LFB4:
	.loc 1 31 39 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 32 5 view .LVU46
	.loc 1 32 29 is_stmt 0 view .LVU47
	movq	%rdi, %rax
	subq	%rsi, %rax
.LVL24:
	.loc 1 33 5 is_stmt 1 view .LVU48
	.loc 1 33 13 is_stmt 0 view .LVU49
	xorq	%rdi, %rsi
.LVL25:
	.loc 1 33 23 view .LVU50
	xorq	%rax, %rdi
.LVL26:
	.loc 1 33 8 view .LVU51
	testq	%rdi, %rsi
	js	.L32
	.loc 1 35 1 view .LVU52
	ret
.L32:
	.loc 1 33 43 is_stmt 1 discriminator 1 view .LVU53
.LVL27:
	.loc 1 31 39 is_stmt 0 discriminator 1 view .LVU54
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 33 43 discriminator 1 view .LVU55
	call	overflowed@PLT
.LVL28:
	.cfi_endproc
.LFE4:
	.size	checked_subtract_64, .-checked_subtract_64
	.p2align 4
	.globl	checked_subtract_128
	.type	checked_subtract_128, @function
checked_subtract_128:
.LVL29:
.LFB5:
	.loc 1 37 43 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 38 5 view .LVU57
	.loc 1 37 43 is_stmt 0 view .LVU58
	movq	%rsi, %rax
	movq	%rdi, %rsi
	movq	%rdx, %r8
	movq	%rax, %rdi
	.loc 1 38 31 view .LVU59
	movq	%rsi, %rax
	movq	%rdi, %rdx
.LVL30:
	.loc 1 38 31 view .LVU60
	subq	%r8, %rax
	sbbq	%rcx, %rdx
.LVL31:
	.loc 1 39 5 is_stmt 1 view .LVU61
	.loc 1 39 9 is_stmt 0 view .LVU62
	testq	%rcx, %rcx
	js	.L39
	.loc 1 39 8 discriminator 2 view .LVU63
	cmpq	%rax, %rsi
	movq	%rdi, %rcx
	sbbq	%rdx, %rcx
	jl	.L35
.L33:
	.loc 1 41 1 view .LVU64
	ret
	.p2align 4,,10
	.p2align 3
.L39:
	.loc 1 39 8 discriminator 1 view .LVU65
	cmpq	%rax, %rsi
	sbbq	%rdx, %rdi
	jl	.L33
.L35:
	.loc 1 39 51 is_stmt 1 discriminator 5 view .LVU66
.LVL32:
	.loc 1 37 43 is_stmt 0 discriminator 5 view .LVU67
	pushq	%rax
	.cfi_def_cfa_offset 16
	.loc 1 39 51 discriminator 5 view .LVU68
	call	overflowed@PLT
.LVL33:
	.cfi_endproc
.LFE5:
	.size	checked_subtract_128, .-checked_subtract_128
.Letext0:
	.file 2 "/usr/include/x86_64-linux-gnu/bits/types.h"
	.file 3 "/usr/include/x86_64-linux-gnu/bits/stdint-intn.h"
	.file 4 "/usr/include/x86_64-linux-gnu/bits/stdint-uintn.h"
	.file 5 "src/integers.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x377
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0xa
	.long	.LASF28
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
	.uleb128 0x2
	.long	.LASF9
	.byte	0x2
	.byte	0x29
	.byte	0x14
	.long	0x6b
	.uleb128 0xb
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x2
	.long	.LASF10
	.byte	0x2
	.byte	0x2a
	.byte	0x16
	.long	0x43
	.uleb128 0x2
	.long	.LASF11
	.byte	0x2
	.byte	0x2c
	.byte	0x19
	.long	0x8a
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x2
	.long	.LASF13
	.byte	0x2
	.byte	0x2d
	.byte	0x1b
	.long	0x4a
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF14
	.uleb128 0x2
	.long	.LASF15
	.byte	0x3
	.byte	0x1a
	.byte	0x13
	.long	0x5f
	.uleb128 0x2
	.long	.LASF16
	.byte	0x3
	.byte	0x1b
	.byte	0x13
	.long	0x7e
	.uleb128 0x2
	.long	.LASF17
	.byte	0x4
	.byte	0x1a
	.byte	0x14
	.long	0x72
	.uleb128 0x2
	.long	.LASF18
	.byte	0x4
	.byte	0x1b
	.byte	0x14
	.long	0x91
	.uleb128 0x6
	.string	"s32"
	.byte	0x8
	.byte	0x11
	.long	0xa4
	.uleb128 0x6
	.string	"s64"
	.byte	0x9
	.byte	0x11
	.long	0xb0
	.uleb128 0x6
	.string	"u32"
	.byte	0xa
	.byte	0x12
	.long	0xbc
	.uleb128 0x6
	.string	"u64"
	.byte	0xb
	.byte	0x12
	.long	0xc8
	.uleb128 0x2
	.long	.LASF19
	.byte	0x5
	.byte	0xc
	.byte	0x12
	.long	0x10c
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF20
	.uleb128 0x2
	.long	.LASF21
	.byte	0x5
	.byte	0xd
	.byte	0x1b
	.long	0x2e
	.uleb128 0xc
	.long	.LASF29
	.byte	0x5
	.byte	0x10
	.byte	0x10
	.uleb128 0x5
	.long	.LASF22
	.byte	0x25
	.byte	0x6
	.long	0x100
	.quad	.LFB5
	.quad	.LFE5-.LFB5
	.uleb128 0x1
	.byte	0x9c
	.long	0x18a
	.uleb128 0x9
	.string	"a"
	.byte	0x25
	.byte	0x20
	.long	0x100
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x3
	.string	"b"
	.byte	0x25
	.byte	0x28
	.long	0x100
	.long	.LLST14
	.long	.LVUS14
	.uleb128 0x7
	.long	.LASF24
	.byte	0x26
	.byte	0xa
	.long	0x100
	.long	.LLST15
	.long	.LVUS15
	.uleb128 0x4
	.quad	.LVL33
	.long	0x11f
	.byte	0
	.uleb128 0x5
	.long	.LASF23
	.byte	0x1f
	.byte	0x5
	.long	0xdf
	.quad	.LFB4
	.quad	.LFE4-.LFB4
	.uleb128 0x1
	.byte	0x9c
	.long	0x1ee
	.uleb128 0x3
	.string	"a"
	.byte	0x1f
	.byte	0x1d
	.long	0xdf
	.long	.LLST11
	.long	.LVUS11
	.uleb128 0x3
	.string	"b"
	.byte	0x1f
	.byte	0x24
	.long	0xdf
	.long	.LLST12
	.long	.LVUS12
	.uleb128 0x7
	.long	.LASF24
	.byte	0x20
	.byte	0x9
	.long	0xdf
	.long	.LLST13
	.long	.LVUS13
	.uleb128 0x4
	.quad	.LVL28
	.long	0x11f
	.byte	0
	.uleb128 0x5
	.long	.LASF25
	.byte	0x19
	.byte	0x5
	.long	0xd4
	.quad	.LFB3
	.quad	.LFE3-.LFB3
	.uleb128 0x1
	.byte	0x9c
	.long	0x252
	.uleb128 0x3
	.string	"a"
	.byte	0x19
	.byte	0x1d
	.long	0xd4
	.long	.LLST8
	.long	.LVUS8
	.uleb128 0x3
	.string	"b"
	.byte	0x19
	.byte	0x24
	.long	0xd4
	.long	.LLST9
	.long	.LVUS9
	.uleb128 0x7
	.long	.LASF24
	.byte	0x1a
	.byte	0x9
	.long	0xd4
	.long	.LLST10
	.long	.LVUS10
	.uleb128 0x4
	.quad	.LVL22
	.long	0x11f
	.byte	0
	.uleb128 0x5
	.long	.LASF26
	.byte	0x12
	.byte	0x6
	.long	0x100
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x2b5
	.uleb128 0x9
	.string	"a"
	.byte	0x12
	.byte	0x1b
	.long	0x100
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x3
	.string	"b"
	.byte	0x12
	.byte	0x23
	.long	0x100
	.long	.LLST6
	.long	.LVUS6
	.uleb128 0x8
	.string	"sum"
	.byte	0x13
	.byte	0xa
	.long	0x100
	.long	.LLST7
	.long	.LVUS7
	.uleb128 0x4
	.quad	.LVL16
	.long	0x11f
	.byte	0
	.uleb128 0x5
	.long	.LASF27
	.byte	0xb
	.byte	0x5
	.long	0xdf
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x319
	.uleb128 0x3
	.string	"a"
	.byte	0xb
	.byte	0x18
	.long	0xdf
	.long	.LLST3
	.long	.LVUS3
	.uleb128 0x3
	.string	"b"
	.byte	0xb
	.byte	0x1f
	.long	0xdf
	.long	.LLST4
	.long	.LVUS4
	.uleb128 0x8
	.string	"sum"
	.byte	0xc
	.byte	0x9
	.long	0xdf
	.long	.LLST5
	.long	.LVUS5
	.uleb128 0x4
	.quad	.LVL11
	.long	0x11f
	.byte	0
	.uleb128 0xd
	.long	.LASF30
	.byte	0x1
	.byte	0x5
	.byte	0x5
	.long	0xd4
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x3
	.string	"a"
	.byte	0x5
	.byte	0x18
	.long	0xd4
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0x3
	.string	"b"
	.byte	0x5
	.byte	0x1f
	.long	0xd4
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0x8
	.string	"sum"
	.byte	0x6
	.byte	0x9
	.long	0xd4
	.long	.LLST2
	.long	.LVUS2
	.uleb128 0x4
	.quad	.LVL5
	.long	0x11f
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
	.uleb128 0x4
	.uleb128 0x48
	.byte	0
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
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
	.uleb128 0xb
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
	.uleb128 0xc
	.uleb128 0x2e
	.byte	0
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
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.byte	0
	.byte	0
	.uleb128 0xd
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
.LVUS14:
	.uleb128 0
	.uleb128 .LVU60
	.uleb128 .LVU60
	.uleb128 0
.LLST14:
	.byte	0x4
	.uleb128 .LVL29-.Ltext0
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
	.uleb128 .LFE5-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS15:
	.uleb128 .LVU61
	.uleb128 .LVU67
.LLST15:
	.byte	0x4
	.uleb128 .LVL31-.Ltext0
	.uleb128 .LVL32-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS11:
	.uleb128 0
	.uleb128 .LVU51
	.uleb128 .LVU51
	.uleb128 0
.LLST11:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL26-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL26-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS12:
	.uleb128 0
	.uleb128 .LVU50
	.uleb128 .LVU50
	.uleb128 0
.LLST12:
	.byte	0x4
	.uleb128 .LVL23-.Ltext0
	.uleb128 .LVL25-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL25-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS13:
	.uleb128 .LVU48
	.uleb128 .LVU54
	.uleb128 .LVU54
	.uleb128 0
.LLST13:
	.byte	0x4
	.uleb128 .LVL24-.Ltext0
	.uleb128 .LVL27-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL27-.Ltext0
	.uleb128 .LFE4-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS8:
	.uleb128 0
	.uleb128 .LVU40
	.uleb128 .LVU40
	.uleb128 0
.LLST8:
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL20-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL20-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS9:
	.uleb128 0
	.uleb128 .LVU39
	.uleb128 .LVU39
	.uleb128 0
.LLST9:
	.byte	0x4
	.uleb128 .LVL17-.Ltext0
	.uleb128 .LVL19-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL19-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS10:
	.uleb128 .LVU37
	.uleb128 .LVU43
	.uleb128 .LVU43
	.uleb128 0
.LLST10:
	.byte	0x4
	.uleb128 .LVL18-.Ltext0
	.uleb128 .LVL21-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL21-.Ltext0
	.uleb128 .LFE3-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x1c
	.byte	0x9f
	.byte	0
.LVUS6:
	.uleb128 0
	.uleb128 .LVU26
	.uleb128 .LVU26
	.uleb128 0
.LLST6:
	.byte	0x4
	.uleb128 .LVL12-.Ltext0
	.uleb128 .LVL13-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL13-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS7:
	.uleb128 .LVU27
	.uleb128 .LVU32
.LLST7:
	.byte	0x4
	.uleb128 .LVL14-.Ltext0
	.uleb128 .LVL15-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0
.LVUS3:
	.uleb128 0
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 0
.LLST3:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL8-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL8-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS4:
	.uleb128 0
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 0
.LLST4:
	.byte	0x4
	.uleb128 .LVL6-.Ltext0
	.uleb128 .LVL9-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL9-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS5:
	.uleb128 .LVU14
	.uleb128 .LVU20
	.uleb128 .LVU20
	.uleb128 0
.LLST5:
	.byte	0x4
	.uleb128 .LVL7-.Ltext0
	.uleb128 .LVL10-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL10-.Ltext0
	.uleb128 .LFE1-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x22
	.byte	0x9f
	.byte	0
.LVUS0:
	.uleb128 0
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x1
	.byte	0x55
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 0
	.uleb128 .LVU6
	.uleb128 .LVU6
	.uleb128 0
.LLST1:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x54
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x9f
	.byte	0
.LVUS2:
	.uleb128 .LVU3
	.uleb128 .LVU9
	.uleb128 .LVU9
	.uleb128 0
.LLST2:
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x1
	.byte	0x50
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LFE0-.Ltext0
	.uleb128 0x8
	.byte	0xa3
	.uleb128 0x1
	.byte	0x55
	.byte	0xa3
	.uleb128 0x1
	.byte	0x54
	.byte	0x22
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
	.section	.debug_line,"",@progbits
.Ldebug_line0:
	.section	.debug_str,"MS",@progbits,1
.LASF13:
	.string	"__uint64_t"
.LASF18:
	.string	"uint64_t"
.LASF8:
	.string	"short int"
.LASF24:
	.string	"difference"
.LASF30:
	.string	"checked_add_32"
.LASF10:
	.string	"__uint32_t"
.LASF20:
	.string	"__int128"
.LASF16:
	.string	"int64_t"
.LASF26:
	.string	"checked_add_128"
.LASF23:
	.string	"checked_subtract_64"
.LASF2:
	.string	"__int128 unsigned"
.LASF12:
	.string	"long int"
.LASF11:
	.string	"__int64_t"
.LASF21:
	.string	"u128"
.LASF25:
	.string	"checked_subtract_32"
.LASF3:
	.string	"unsigned char"
.LASF7:
	.string	"signed char"
.LASF17:
	.string	"uint32_t"
.LASF5:
	.string	"unsigned int"
.LASF4:
	.string	"short unsigned int"
.LASF14:
	.string	"char"
.LASF29:
	.string	"overflowed"
.LASF15:
	.string	"int32_t"
.LASF28:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF6:
	.string	"long unsigned int"
.LASF27:
	.string	"checked_add_64"
.LASF22:
	.string	"checked_subtract_128"
.LASF9:
	.string	"__int32_t"
.LASF19:
	.string	"s128"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"src/sums.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
