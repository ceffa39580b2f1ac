	.file	"ashrti3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/ashrti3.c"
	.p2align 4
	.globl	__ashrti3
	.type	__ashrti3, @function
__ashrti3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/ashrti3.c"
	.loc 1 25 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU1
	.loc 1 27 5 view .LVU2
	.loc 1 28 5 view .LVU3
	.loc 1 29 5 view .LVU4
	.loc 1 30 5 view .LVU5
	.loc 1 30 8 is_stmt 0 view .LVU6
	testb	$64, %dl
	je	.L2
	.loc 1 33 9 is_stmt 1 view .LVU7
	.loc 1 33 38 is_stmt 0 view .LVU8
	movq	%rsi, %r8
	.loc 1 34 43 view .LVU9
	leal	-64(%rdx), %ecx
	.loc 1 34 37 view .LVU10
	movq	%rsi, %rax
	.loc 1 33 38 view .LVU11
	sarq	$63, %r8
	.loc 1 34 9 is_stmt 1 view .LVU12
	.loc 1 34 37 is_stmt 0 view .LVU13
	sarq	%cl, %rax
	.loc 1 43 5 is_stmt 1 view .LVU14
	.loc 1 43 18 is_stmt 0 view .LVU15
	movq	%r8, %rdx
.LVL1:
	.loc 1 43 18 view .LVU16
	ret
.LVL2:
	.p2align 4,,10
	.p2align 3
.L2:
	.loc 1 38 9 is_stmt 1 view .LVU17
	.loc 1 38 12 is_stmt 0 view .LVU18
	testl	%edx, %edx
	je	.L5
	.loc 1 40 9 is_stmt 1 view .LVU19
	.loc 1 40 39 is_stmt 0 view .LVU20
	movl	%edx, %ecx
	movq	%rsi, %r8
	.loc 1 41 77 view .LVU21
	movq	%rdi, %rax
	.loc 1 40 39 view .LVU22
	sarq	%cl, %r8
	.loc 1 41 9 is_stmt 1 view .LVU23
	.loc 1 41 56 is_stmt 0 view .LVU24
	movl	$64, %ecx
	subl	%edx, %ecx
	.loc 1 41 38 view .LVU25
	salq	%cl, %rsi
	.loc 1 41 77 view .LVU26
	movl	%edx, %ecx
	.loc 1 43 18 view .LVU27
	movq	%r8, %rdx
.LVL3:
	.loc 1 41 77 view .LVU28
	shrq	%cl, %rax
	.loc 1 41 62 view .LVU29
	orq	%rsi, %rax
	.loc 1 43 5 is_stmt 1 view .LVU30
	.loc 1 43 18 is_stmt 0 view .LVU31
	ret
.LVL4:
	.p2align 4,,10
	.p2align 3
.L5:
	.loc 1 39 20 view .LVU32
	movq	%rdi, %rax
	movq	%rsi, %rdx
.LVL5:
	.loc 1 44 1 view .LVU33
	ret
	.cfi_endproc
.LFE2:
	.size	__ashrti3, .-__ashrti3
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x18a
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x5
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
	.uleb128 0x6
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x7
	.long	0x58
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
	.byte	0x1b
	.byte	0x12
	.long	0x58
	.uleb128 0x2
	.long	.LASF11
	.byte	0x1e
	.byte	0x1c
	.long	0x88
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x2
	.long	.LASF13
	.byte	0x1f
	.byte	0x1c
	.long	0x9a
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0x2
	.long	.LASF15
	.byte	0x44
	.byte	0x12
	.long	0xac
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF16
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF17
	.uleb128 0x8
	.byte	0x10
	.byte	0x2
	.byte	0x4a
	.byte	0x5
	.long	0xde
	.uleb128 0x9
	.string	"low"
	.byte	0x2
	.byte	0x4d
	.byte	0x10
	.long	0x8f
	.byte	0
	.uleb128 0xa
	.long	.LASF18
	.byte	0x2
	.byte	0x4e
	.byte	0x10
	.long	0x7d
	.byte	0x8
	.byte	0
	.uleb128 0xb
	.byte	0x10
	.byte	0x2
	.byte	0x47
	.byte	0x9
	.long	0xfc
	.uleb128 0x3
	.string	"all"
	.byte	0x49
	.byte	0xc
	.long	0xa1
	.uleb128 0x3
	.string	"s"
	.byte	0x53
	.byte	0x6
	.long	0xba
	.byte	0
	.uleb128 0x2
	.long	.LASF19
	.byte	0x54
	.byte	0x3
	.long	0xde
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
	.uleb128 0xc
	.long	.LASF29
	.byte	0x1
	.byte	0x18
	.byte	0x1
	.long	0xa1
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xd
	.string	"a"
	.byte	0x1
	.byte	0x18
	.byte	0x12
	.long	0xa1
	.uleb128 0xe
	.string	"b"
	.byte	0x1
	.byte	0x18
	.byte	0x1c
	.long	0x72
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xf
	.long	.LASF30
	.byte	0x1
	.byte	0x1a
	.byte	0xf
	.long	0x5f
	.byte	0x40
	.uleb128 0x4
	.long	.LASF26
	.byte	0x1b
	.long	0xfc
	.uleb128 0x4
	.long	.LASF27
	.byte	0x1c
	.long	0xfc
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
	.uleb128 0x4
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
	.sleb128 12
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x7
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0xd
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
	.uleb128 0xe
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
	.uleb128 0x17
	.uleb128 0x2137
	.uleb128 0x17
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.uleb128 0x1c
	.uleb128 0xb
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
	.uleb128 .LVU16
	.uleb128 .LVU16
	.uleb128 .LVU17
	.uleb128 .LVU17
	.uleb128 .LVU28
	.uleb128 .LVU28
	.uleb128 .LVU32
	.uleb128 .LVU32
	.uleb128 .LVU33
	.uleb128 .LVU33
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LVL2-.Ltext0
	.uleb128 0x4
	.byte	0x72
	.sleb128 64
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
	.byte	0x9f
	.byte	0x4
	.uleb128 .LVL4-.Ltext0
	.uleb128 .LVL5-.Ltext0
	.uleb128 0x1
	.byte	0x51
	.byte	0x4
	.uleb128 .LVL5-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x4
	.byte	0xa3
	.uleb128 0x1
	.byte	0x51
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
.LASF27:
	.string	"result"
.LASF23:
	.string	"complex float"
.LASF17:
	.string	"__int128 unsigned"
.LASF7:
	.string	"short int"
.LASF26:
	.string	"input"
.LASF15:
	.string	"ti_int"
.LASF16:
	.string	"__int128"
.LASF20:
	.string	"float"
.LASF12:
	.string	"long long int"
.LASF29:
	.string	"__ashrti3"
.LASF8:
	.string	"long int"
.LASF18:
	.string	"high"
.LASF22:
	.string	"long double"
.LASF19:
	.string	"twords"
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
.LASF9:
	.string	"char"
.LASF10:
	.string	"si_int"
.LASF28:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF11:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF24:
	.string	"complex double"
.LASF21:
	.string	"double"
.LASF30:
	.string	"bits_in_dword"
.LASF25:
	.string	"complex long double"
.LASF13:
	.string	"du_int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/ashrti3.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
