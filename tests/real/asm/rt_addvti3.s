	.file	"addvti3.c"
	.text
.Ltext0:
	.file 0 "." "compiler-rt/addvti3.c"
	.section	.rodata.str1.1,"aMS",@progbits,1
.LC0:
	.string	"compiler-rt/addvti3.c"
	.text
	.p2align 4
	.globl	__addvti3
	.type	__addvti3, @function
__addvti3:
.LVL0:
.LFB2:
	.file 1 "compiler-rt/addvti3.c"
	.loc 1 25 1 view -0
	.cfi_startproc
	.loc 1 26 5 view .LVU1
	.loc 1 25 1 is_stmt 0 view .LVU2
	movq	%rsi, %rax
	movq	%rdi, %rsi
	movq	%rdx, %r8
	subq	$8, %rsp
	.cfi_def_cfa_offset 16
	.loc 1 25 1 view .LVU3
	movq	%rax, %rdi
	.loc 1 26 27 view .LVU4
	movq	%rsi, %rax
	movq	%rdi, %rdx
.LVL1:
	.loc 1 26 27 view .LVU5
	addq	%r8, %rax
	adcq	%rcx, %rdx
.LVL2:
	.loc 1 27 5 is_stmt 1 view .LVU6
	.loc 1 27 8 is_stmt 0 view .LVU7
	testq	%rcx, %rcx
	js	.L2
	.loc 1 29 9 is_stmt 1 view .LVU8
	.loc 1 29 12 is_stmt 0 view .LVU9
	cmpq	%rsi, %rax
	movq	%rdx, %rcx
	sbbq	%rdi, %rcx
	jl	.L6
.L1:
	.loc 1 38 1 view .LVU10
	addq	$8, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L2:
	.cfi_restore_state
	.loc 1 34 9 is_stmt 1 view .LVU11
	.loc 1 34 12 is_stmt 0 view .LVU12
	cmpq	%rsi, %rax
	movq	%rdx, %rcx
	sbbq	%rdi, %rcx
	jl	.L1
	.loc 1 35 13 is_stmt 1 view .LVU13
	leaq	__func__.0(%rip), %rdx
	movl	$35, %esi
	leaq	.LC0(%rip), %rdi
	call	compilerrt_abort_impl@PLT
.LVL3:
.L6:
	.loc 1 30 13 view .LVU14
	leaq	__func__.0(%rip), %rdx
	movl	$30, %esi
	leaq	.LC0(%rip), %rdi
	call	compilerrt_abort_impl@PLT
.LVL4:
	.loc 1 30 13 is_stmt 0 view .LVU15
	.cfi_endproc
.LFE2:
	.size	__addvti3, .-__addvti3
	.section	.rodata
	.align 8
	.type	__func__.0, @object
	.size	__func__.0, 10
__func__.0:
	.string	"__addvti3"
	.text
.Letext0:
	.file 2 "compiler-rt/int_types.h"
	.file 3 "compiler-rt/int_util.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0x1ca
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x6
	.long	.LASF22
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
	.uleb128 0x7
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF9
	.uleb128 0x1
	.byte	0x1
	.byte	0x6
	.long	.LASF10
	.uleb128 0x4
	.long	0x6d
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF11
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF12
	.uleb128 0x5
	.long	.LASF14
	.byte	0x44
	.long	0x91
	.uleb128 0x1
	.byte	0x10
	.byte	0x5
	.long	.LASF13
	.uleb128 0x5
	.long	.LASF15
	.byte	0x45
	.long	0x2e
	.uleb128 0x1
	.byte	0x4
	.byte	0x4
	.long	.LASF16
	.uleb128 0x1
	.byte	0x8
	.byte	0x4
	.long	.LASF17
	.uleb128 0x1
	.byte	0x10
	.byte	0x4
	.long	.LASF18
	.uleb128 0x1
	.byte	0x8
	.byte	0x3
	.long	.LASF19
	.uleb128 0x1
	.byte	0x10
	.byte	0x3
	.long	.LASF20
	.uleb128 0x1
	.byte	0x20
	.byte	0x3
	.long	.LASF21
	.uleb128 0x8
	.long	.LASF23
	.byte	0x3
	.byte	0x19
	.byte	0xf
	.long	0xe8
	.uleb128 0x3
	.long	0xe8
	.uleb128 0x3
	.long	0x5f
	.uleb128 0x3
	.long	0xe8
	.byte	0
	.uleb128 0x9
	.byte	0x8
	.long	0x74
	.uleb128 0xa
	.long	.LASF24
	.byte	0x1
	.byte	0x18
	.byte	0x1
	.long	0x87
	.quad	.LFB2
	.quad	.LFE2-.LFB2
	.uleb128 0x1
	.byte	0x9c
	.long	0x1b8
	.uleb128 0xb
	.string	"a"
	.byte	0x1
	.byte	0x18
	.byte	0x12
	.long	0x87
	.uleb128 0x6
	.byte	0x54
	.byte	0x93
	.uleb128 0x8
	.byte	0x55
	.byte	0x93
	.uleb128 0x8
	.uleb128 0xc
	.string	"b"
	.byte	0x1
	.byte	0x18
	.byte	0x1c
	.long	0x87
	.long	.LLST0
	.long	.LVUS0
	.uleb128 0xd
	.string	"s"
	.byte	0x1
	.byte	0x1a
	.byte	0xc
	.long	0x87
	.long	.LLST1
	.long	.LVUS1
	.uleb128 0xe
	.long	.LASF25
	.long	0x1c8
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.uleb128 0xf
	.quad	.LVL3
	.long	0xcc
	.long	0x18a
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.byte	0x3
	.quad	.LC0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x2
	.byte	0x8
	.byte	0x23
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.uleb128 0x10
	.quad	.LVL4
	.long	0xcc
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x55
	.uleb128 0x9
	.byte	0x3
	.quad	.LC0
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x54
	.uleb128 0x1
	.byte	0x4e
	.uleb128 0x2
	.uleb128 0x1
	.byte	0x51
	.uleb128 0x9
	.byte	0x3
	.quad	__func__.0
	.byte	0
	.byte	0
	.uleb128 0x11
	.long	0x74
	.long	0x1c8
	.uleb128 0x12
	.long	0x4a
	.byte	0x9
	.byte	0
	.uleb128 0x4
	.long	0x1b8
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
	.uleb128 0x49
	.byte	0
	.uleb128 0x2
	.uleb128 0x18
	.uleb128 0x7e
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x3
	.uleb128 0x5
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x4
	.uleb128 0x26
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x5
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
	.uleb128 0x21
	.sleb128 18
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x6
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
	.uleb128 0x7
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
	.uleb128 0x8
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
	.uleb128 0x87
	.uleb128 0x19
	.uleb128 0x3c
	.uleb128 0x19
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x9
	.uleb128 0xf
	.byte	0
	.uleb128 0xb
	.uleb128 0xb
	.uleb128 0x49
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xa
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
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0xb
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
	.uleb128 0xe
	.uleb128 0x34
	.byte	0
	.uleb128 0x3
	.uleb128 0xe
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x34
	.uleb128 0x19
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0xf
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
	.uleb128 0x10
	.uleb128 0x48
	.byte	0x1
	.uleb128 0x7d
	.uleb128 0x1
	.uleb128 0x7f
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x11
	.uleb128 0x1
	.byte	0x1
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x1
	.uleb128 0x13
	.byte	0
	.byte	0
	.uleb128 0x12
	.uleb128 0x21
	.byte	0
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2f
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
	.uleb128 .LVU5
	.uleb128 .LVU5
	.uleb128 0
.LLST0:
	.byte	0x4
	.uleb128 .LVL0-.Ltext0
	.uleb128 .LVL1-.Ltext0
	.uleb128 0x6
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x52
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL1-.Ltext0
	.uleb128 .LFE2-.Ltext0
	.uleb128 0x6
	.byte	0xa3
	.uleb128 0x3
	.byte	0xa5
	.uleb128 0x1
	.uleb128 0x2e
	.byte	0x9f
	.byte	0
.LVUS1:
	.uleb128 .LVU6
	.uleb128 .LVU14
	.uleb128 .LVU14
	.uleb128 .LVU15
.LLST1:
	.byte	0x4
	.uleb128 .LVL2-.Ltext0
	.uleb128 .LVL3-1-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
	.byte	0x4
	.uleb128 .LVL3-.Ltext0
	.uleb128 .LVL4-1-.Ltext0
	.uleb128 0x6
	.byte	0x50
	.byte	0x93
	.uleb128 0x8
	.byte	0x51
	.byte	0x93
	.uleb128 0x8
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
.LASF11:
	.string	"long long int"
.LASF4:
	.string	"short unsigned int"
.LASF5:
	.string	"unsigned int"
.LASF24:
	.string	"__addvti3"
.LASF13:
	.string	"__int128"
.LASF21:
	.string	"complex long double"
.LASF20:
	.string	"complex double"
.LASF6:
	.string	"long unsigned int"
.LASF12:
	.string	"long long unsigned int"
.LASF3:
	.string	"unsigned char"
.LASF10:
	.string	"char"
.LASF23:
	.string	"compilerrt_abort_impl"
.LASF9:
	.string	"long int"
.LASF17:
	.string	"double"
.LASF2:
	.string	"__int128 unsigned"
.LASF15:
	.string	"tu_int"
.LASF19:
	.string	"complex float"
.LASF18:
	.string	"long double"
.LASF14:
	.string	"ti_int"
.LASF16:
	.string	"float"
.LASF8:
	.string	"short int"
.LASF22:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF25:
	.string	"__func__"
.LASF7:
	.string	"signed char"
	.section	.debug_line_str,"MS",@progbits,1
.LASF1:
	.string	"."
.LASF0:
	.string	"compiler-rt/addvti3.c"
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
