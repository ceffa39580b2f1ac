	.file	"p18.c"
	.text
.Ltext0:
	.file 0 "." "p18.c"
	.p2align 4
	.globl	p18_32
	.type	p18_32, @function
p18_32:
.LVL0:
.LFB0:
	.file 1 "p18.c"
	.loc 1 4 19 view -0
	.cfi_startproc
	.loc 1 5 5 view .LVU1
	.loc 1 5 32 is_stmt 0 view .LVU2
	leal	-1(%rdi), %eax
	.loc 1 5 21 view .LVU3
	testl	%edi, %eax
	sete	%dl
	xorl	%eax, %eax
	testl	%edi, %edi
	setne	%al
	andl	%edx, %eax
	.loc 1 6 1 view .LVU4
	ret
	.cfi_endproc
.LFE0:
	.size	p18_32, .-p18_32
	.p2align 4
	.globl	p18_64
	.type	p18_64, @function
p18_64:
.LVL1:
.LFB1:
	.loc 1 8 19 is_stmt 1 view -0
	.cfi_startproc
	.loc 1 9 5 view .LVU6
	.loc 1 9 32 is_stmt 0 view .LVU7
	leaq	-1(%rdi), %rax
	.loc 1 9 21 view .LVU8
	testq	%rdi, %rax
	sete	%dl
	xorl	%eax, %eax
	testq	%rdi, %rdi
	setne	%al
	andl	%edx, %eax
	.loc 1 10 1 view .LVU9
	ret
	.cfi_endproc
.LFE1:
	.size	p18_64, .-p18_64
.Letext0:
	.file 2 "hd.h"
	.section	.debug_info,"",@progbits
.Ldebug_info0:
	.long	0xb3
	.value	0x5
	.byte	0x1
	.byte	0x8
	.long	.Ldebug_abbrev0
	.uleb128 0x4
	.long	.LASF5
	.byte	0x1d
	.long	.LASF0
	.long	.LASF1
	.quad	.Ltext0
	.quad	.Letext0-.Ltext0
	.long	.Ldebug_line0
	.uleb128 0x2
	.string	"u32"
	.byte	0x5
	.byte	0x16
	.long	0x39
	.uleb128 0x1
	.byte	0x4
	.byte	0x7
	.long	.LASF2
	.uleb128 0x2
	.string	"u64"
	.byte	0x6
	.byte	0x17
	.long	0x4b
	.uleb128 0x1
	.byte	0x8
	.byte	0x7
	.long	.LASF3
	.uleb128 0x5
	.byte	0x4
	.byte	0x5
	.string	"int"
	.uleb128 0x1
	.byte	0x8
	.byte	0x5
	.long	.LASF4
	.uleb128 0x6
	.long	.LASF6
	.byte	0x1
	.byte	0x8
	.byte	0x5
	.long	0x52
	.quad	.LFB1
	.quad	.LFE1-.LFB1
	.uleb128 0x1
	.byte	0x9c
	.long	0x8d
	.uleb128 0x3
	.string	"x"
	.byte	0x8
	.long	0x40
	.uleb128 0x1
	.byte	0x55
	.byte	0
	.uleb128 0x7
	.long	.LASF7
	.byte	0x1
	.byte	0x4
	.byte	0x5
	.long	0x52
	.quad	.LFB0
	.quad	.LFE0-.LFB0
	.uleb128 0x1
	.byte	0x9c
	.uleb128 0x3
	.string	"x"
	.byte	0x4
	.long	0x2e
	.uleb128 0x1
	.byte	0x55
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
	.uleb128 0x21
	.sleb128 16
	.uleb128 0x49
	.uleb128 0x13
	.uleb128 0x2
	.uleb128 0x18
	.byte	0
	.byte	0
	.uleb128 0x4
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
	.uleb128 0x5
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
	.uleb128 0x6
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
	.uleb128 0x7
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
.LASF2:
	.string	"unsigned int"
.LASF3:
	.string	"long unsigned int"
.LASF6:
	.string	"p18_64"
.LASF5:
	.string	"GNU C17 12.2.0 -mtune=generic -march=x86-64 -g -O2 -fasynchronous-unwind-tables"
.LASF7:
	.string	"p18_32"
.LASF4:
	.string	"long int"
	.section	.debug_line_str,"MS",@progbits,1
.LASF0:
	.string	"p18.c"
.LASF1:
	.string	"."
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
