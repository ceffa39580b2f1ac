	.file	"cmpti2.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/cmpti2.c"
	.p2align 4
	.globl	__cmpti2
	.type	__cmpti2, @function
__cmpti2:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/cmpti2.c"
	.loc 1 26 1 view -0
	.cfi_startproc
	.loc 1 27 5 view .LVU1
	.loc 1 28 5 view .LVU2
	.loc 1 29 5 view .LVU3
	.loc 1 30 5 view .LVU4
	.loc 1 31 5 view .LVU5
	.loc 1 32 16 is_stmt 0 view .LVU6
	xorl	%eax, %eax
	.loc 1 31 8 view .LVU7
	cmpq	%rcx, %rsi
	jl	.L1
	.loc 1 33 5 is_stmt 1 view .LVU8
	.loc 1 34 16 is_stmt 0 view .LVU9
	movl	$2, %eax
	.loc 1 33 8 view .LVU10
	jg	.L1
	.loc 1 35 5 is_stmt 1 view .LVU11
	.loc 1 32 16 is_stmt 0 view .LVU12
	xorl	%eax, %eax
	.loc 1 35 8 view .LVU13
	cmpq	%rdx, %rdi
	jb	.L1
	.loc 1 37 5 is_stmt 1 view .LVU14
	.loc 1 34 16 is_stmt 0 view .LVU15
	xorl	%eax, %eax
	cmpq	%rdi, %rdx
	setb	%al
	addl	$1, %eax
.L1:
	.loc 1 40 1 view .LVU16
	ret
	.cfi_endproc
.LFE2:
	.size	__cmpti2, .-__cmpti2
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x173
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x5
	.long	.LASF26
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
	.long	0x83
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF12
	.uleb128 0x2
	.long	.LASF13
	.byte	0x1f
	.byte	0x1c
	.long	0x95
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF14
	.uleb128 0x2
	.long	.LASF15
	.byte	0x44
	.byte	0x12
	.long	0xa7
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF16
	.uleb128 0x1
	.byte	0x10
	.byte	0x7
	.long	.LASF17
	.uleb128 0x7
	.byte	0x10
	.byte	0x2
	.byte	0x4a
	.byte	0x5
	.long	0xd9
	.uleb128 0x8
	.string	"low"
	.byte	0x2
	.byte	0x4d
	.byte	0x10
	.long	0x8a
	.byte	0
	.uleb128 0x9
	.long	.LASF18
	.byte	0x2
	.byte	0x4e
	.byte	0x10
	.long	0x78
	.byte	0x8
	.byte	0
	.uleb128 0xa
	.byte	0x10
	.byte	0x2
	.byte	0x47
	.byte	0x9
	.long	0xf7
	.uleb128 0x3
	.string	"all"
	.byte	0x49
	.byte	0xc
	.long	0x9c
	.uleb128 0x3
	.string	"s"
	.byte	0x53
	.byte	0x6
	.long	0xb5
	.byte	0
	.uleb128 0x2
	.long	.LASF19
	.byte	0x54
	.byte	0x3
	.long	0xd9
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
	.uleb128 0xb
	.long	.LASF27
	.byte	0x1
	.byte	0x19
	.byte	0x1
	.long	0x6d
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0xc
	.string	"a"
	.byte	0x1
	.byte	0x19
	.byte	0x11
	.long	0x9c
	.uleb128 0xd
	.string	"b"
	.byte	0x1
	.byte	0x19
	.byte	0x1b
	.long	0x9c
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.uleb128 0x4
	.string	"x"
	.byte	0x1b
	.long	0xf7
	.uleb128 0x4
	.string	"y"
	.byte	0x1d
	.long	0xf7
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
	.uleb128 0x8
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
	.uleb128 0x8
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
	.uleb128 0x9
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
	.uleb128 0xa
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
	.uleb128 0xb
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
	.uleb128 0xc
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
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.byte	0
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
.LASF23:
	.string	"complex float"
.LASF17:
	.string	"__int128 unsigned"
.LASF7:
	.string	"short int"
.LASF15:
	.string	"ti_int"
.LASF16:
	.string	"__int128"
.LASF20:
	.string	"float"
.LASF12:
	.string	"long long int"
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
.LASF26:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF27:
	.string	"__cmpti2"
.LASF11:
	.string	"di_int"
.LASF5:
	.string	"long unsigned int"
.LASF24:
	.string	"complex double"
.LASF21:
	.string	"double"
.LASF25:
	.string	"complex long double"
.LASF13:
	.string	"du_int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"compiler-rt/cmpti2.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
