	.text
	.file	"p23.c"
	.globl	p23_32                          # -- Begin function p23_32
	.p2align	4, 0x90
	.type	p23_32,@function
p23_32:                                 # @p23_32
.Lfunc_begin0:
	.file	0 "." "p23.c" md5 0x1933846cb3875e2faa05731d74b31f01
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: p23_32:x <- $edi
	.loc	0 5 17 prologue_end             # p23.c:5:17
	movl	%edi, %eax
	shrl	%eax
	.loc	0 5 23 is_stmt 0                # p23.c:5:23
	andl	$1431655765, %eax               # imm = 0x55555555
	.loc	0 5 11                          # p23.c:5:11
	subl	%eax, %edi
.Ltmp0:
	#DEBUG_VALUE: p23_32:x <- [DW_OP_LLVM_entry_value 1] $edi
	#DEBUG_VALUE: p23_32:x <- $edi
	.loc	0 6 12 is_stmt 1                # p23.c:6:12
	movl	%edi, %eax
	andl	$858993459, %eax                # imm = 0x33333333
	.loc	0 6 33 is_stmt 0                # p23.c:6:33
	shrl	$2, %edi
.Ltmp1:
	.loc	0 6 39                          # p23.c:6:39
	andl	$858993459, %edi                # imm = 0x33333333
	.loc	0 6 27                          # p23.c:6:27
	addl	%eax, %edi
.Ltmp2:
	#DEBUG_VALUE: p23_32:x <- $edi
	.loc	0 7 17 is_stmt 1                # p23.c:7:17
	movl	%edi, %eax
	shrl	$4, %eax
	.loc	0 7 12 is_stmt 0                # p23.c:7:12
	addl	%edi, %eax
	.loc	0 7 24                          # p23.c:7:24
	andl	$252645135, %eax                # imm = 0xF0F0F0F
.Ltmp3:
	#DEBUG_VALUE: p23_32:x <- $eax
	.loc	0 8 16 is_stmt 1                # p23.c:8:16
	movl	%eax, %ecx
	shrl	$8, %ecx
	.loc	0 8 11 is_stmt 0                # p23.c:8:11
	addl	%eax, %ecx
.Ltmp4:
	#DEBUG_VALUE: p23_32:x <- $ecx
	.loc	0 9 16 is_stmt 1                # p23.c:9:16
	movl	%ecx, %eax
	shrl	$16, %eax
	.loc	0 9 11 is_stmt 0                # p23.c:9:11
	addl	%ecx, %eax
.Ltmp5:
	#DEBUG_VALUE: p23_32:x <- $eax
	.loc	0 10 14 is_stmt 1               # p23.c:10:14
	movzbl	%al, %eax
.Ltmp6:
	.loc	0 10 5 is_stmt 0                # p23.c:10:5
	retq
.Ltmp7:
.Lfunc_end0:
	.size	p23_32, .Lfunc_end0-p23_32
	.cfi_endproc
                                        # -- End function
	.globl	p23_64                          # -- Begin function p23_64
	.p2align	4, 0x90
	.type	p23_64,@function
p23_64:                                 # @p23_64
.Lfunc_begin1:
	.cfi_startproc
# %bb.0:
	#DEBUG_VALUE: p23_64:x <- $rdi
	.loc	0 14 17 prologue_end is_stmt 1  # p23.c:14:17
	movq	%rdi, %rax
	shrq	%rax
	movabsq	$6148914691236517205, %rcx      # imm = 0x5555555555555555
	.loc	0 14 23 is_stmt 0               # p23.c:14:23
	andq	%rax, %rcx
	.loc	0 14 11                         # p23.c:14:11
	subq	%rcx, %rdi
.Ltmp8:
	#DEBUG_VALUE: p23_64:x <- [DW_OP_LLVM_entry_value 1] $rdi
	#DEBUG_VALUE: p23_64:x <- $rdi
	.loc	0 0 11                          # p23.c:0:11
	movabsq	$3689348814741910323, %rax      # imm = 0x3333333333333333
	.loc	0 15 12 is_stmt 1               # p23.c:15:12
	movq	%rdi, %rcx
	andq	%rax, %rcx
	.loc	0 15 42 is_stmt 0               # p23.c:15:42
	shrq	$2, %rdi
.Ltmp9:
	.loc	0 15 48                         # p23.c:15:48
	andq	%rdi, %rax
	.loc	0 15 36                         # p23.c:15:36
	addq	%rcx, %rax
.Ltmp10:
	#DEBUG_VALUE: p23_64:x <- $rax
	.loc	0 16 17 is_stmt 1               # p23.c:16:17
	movq	%rax, %rcx
	shrq	$4, %rcx
	.loc	0 16 12 is_stmt 0               # p23.c:16:12
	addq	%rax, %rcx
	movabsq	$1085102592571150095, %rax      # imm = 0xF0F0F0F0F0F0F0F
.Ltmp11:
	.loc	0 16 24                         # p23.c:16:24
	andq	%rcx, %rax
.Ltmp12:
	#DEBUG_VALUE: p23_64:x <- $rax
	.loc	0 17 16 is_stmt 1               # p23.c:17:16
	movq	%rax, %rcx
	shrq	$8, %rcx
	.loc	0 17 11 is_stmt 0               # p23.c:17:11
	addq	%rax, %rcx
.Ltmp13:
	#DEBUG_VALUE: p23_64:x <- $rcx
	.loc	0 18 16 is_stmt 1               # p23.c:18:16
	movq	%rcx, %rdx
	shrq	$16, %rdx
	.loc	0 18 11 is_stmt 0               # p23.c:18:11
	addq	%rcx, %rdx
.Ltmp14:
	#DEBUG_VALUE: p23_64:x <- $rdx
	.loc	0 19 16 is_stmt 1               # p23.c:19:16
	movq	%rdx, %rax
	shrq	$32, %rax
	.loc	0 19 11 is_stmt 0               # p23.c:19:11
	addl	%edx, %eax
.Ltmp15:
	#DEBUG_VALUE: p23_64:x <- undef
	.loc	0 20 14 is_stmt 1               # p23.c:20:14
	andl	$127, %eax
	.loc	0 20 5 is_stmt 0                # p23.c:20:5
	retq
.Ltmp16:
.Lfunc_end1:
	.size	p23_64, .Lfunc_end1-p23_64
	.cfi_endproc
                                        # -- End function
	.file	1 "." "hd.h" md5 0xa58b37b2b720863816b959e7663fa2c5
	.section	.debug_loclists,"",@progbits
	.long	.Ldebug_list_header_end0-.Ldebug_list_header_start0 # Length
.Ldebug_list_header_start0:
	.short	5                               # Version
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
	.long	2                               # Offset entry count
.Lloclists_table_base0:
	.long	.Ldebug_loc0-.Lloclists_table_base0
	.long	.Ldebug_loc1-.Lloclists_table_base0
.Ldebug_loc0:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin0-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp1-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # super-register DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp2-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp3-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # super-register DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp3-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp4-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp4-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp5-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	82                              # super-register DW_OP_reg2
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp5-.Lfunc_begin0           #   starting offset
	.uleb128 .Ltmp6-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # super-register DW_OP_reg0
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_loc1:
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Lfunc_begin1-.Lfunc_begin0    #   starting offset
	.uleb128 .Ltmp9-.Lfunc_begin0           #   ending offset
	.byte	1                               # Loc expr size
	.byte	85                              # DW_OP_reg5
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp10-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp11-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # DW_OP_reg0
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp12-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp13-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	80                              # DW_OP_reg0
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp13-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp14-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	82                              # DW_OP_reg2
	.byte	4                               # DW_LLE_offset_pair
	.uleb128 .Ltmp14-.Lfunc_begin0          #   starting offset
	.uleb128 .Ltmp15-.Lfunc_begin0          #   ending offset
	.byte	1                               # Loc expr size
	.byte	81                              # DW_OP_reg1
	.byte	0                               # DW_LLE_end_of_list
.Ldebug_list_header_end0:
	.section	.debug_abbrev,"",@progbits
	.byte	1                               # Abbreviation Code
	.byte	17                              # DW_TAG_compile_unit
	.byte	1                               # DW_CHILDREN_yes
	.byte	37                              # DW_AT_producer
	.byte	37                              # DW_FORM_strx1
	.byte	19                              # DW_AT_language
	.byte	5                               # DW_FORM_data2
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	114                             # DW_AT_str_offsets_base
	.byte	23                              # DW_FORM_sec_offset
	.byte	16                              # DW_AT_stmt_list
	.byte	23                              # DW_FORM_sec_offset
	.byte	27                              # DW_AT_comp_dir
	.byte	37                              # DW_FORM_strx1
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	115                             # DW_AT_addr_base
	.byte	23                              # DW_FORM_sec_offset
	.ascii	"\214\001"                      # DW_AT_loclists_base
	.byte	23                              # DW_FORM_sec_offset
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	2                               # Abbreviation Code
	.byte	46                              # DW_TAG_subprogram
	.byte	1                               # DW_CHILDREN_yes
	.byte	17                              # DW_AT_low_pc
	.byte	27                              # DW_FORM_addrx
	.byte	18                              # DW_AT_high_pc
	.byte	6                               # DW_FORM_data4
	.byte	64                              # DW_AT_frame_base
	.byte	24                              # DW_FORM_exprloc
	.byte	122                             # DW_AT_call_all_calls
	.byte	25                              # DW_FORM_flag_present
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	39                              # DW_AT_prototyped
	.byte	25                              # DW_FORM_flag_present
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	63                              # DW_AT_external
	.byte	25                              # DW_FORM_flag_present
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	3                               # Abbreviation Code
	.byte	5                               # DW_TAG_formal_parameter
	.byte	0                               # DW_CHILDREN_no
	.byte	2                               # DW_AT_location
	.byte	34                              # DW_FORM_loclistx
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	4                               # Abbreviation Code
	.byte	22                              # DW_TAG_typedef
	.byte	0                               # DW_CHILDREN_no
	.byte	73                              # DW_AT_type
	.byte	19                              # DW_FORM_ref4
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	58                              # DW_AT_decl_file
	.byte	11                              # DW_FORM_data1
	.byte	59                              # DW_AT_decl_line
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	5                               # Abbreviation Code
	.byte	36                              # DW_TAG_base_type
	.byte	0                               # DW_CHILDREN_no
	.byte	3                               # DW_AT_name
	.byte	37                              # DW_FORM_strx1
	.byte	62                              # DW_AT_encoding
	.byte	11                              # DW_FORM_data1
	.byte	11                              # DW_AT_byte_size
	.byte	11                              # DW_FORM_data1
	.byte	0                               # EOM(1)
	.byte	0                               # EOM(2)
	.byte	0                               # EOM(3)
	.section	.debug_info,"",@progbits
.Lcu_begin0:
	.long	.Ldebug_info_end0-.Ldebug_info_start0 # Length of Unit
.Ldebug_info_start0:
	.short	5                               # DWARF version number
	.byte	1                               # DWARF Unit Type
	.byte	8                               # Address Size (in bytes)
	.long	.debug_abbrev                   # Offset Into Abbrev. Section
	.byte	1                               # Abbrev [1] 0xc:0x66 DW_TAG_compile_unit
	.byte	0                               # DW_AT_producer
	.short	29                              # DW_AT_language
	.byte	1                               # DW_AT_name
	.long	.Lstr_offsets_base0             # DW_AT_str_offsets_base
	.long	.Lline_table_start0             # DW_AT_stmt_list
	.byte	2                               # DW_AT_comp_dir
	.byte	0                               # DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin0       # DW_AT_high_pc
	.long	.Laddr_table_base0              # DW_AT_addr_base
	.long	.Lloclists_table_base0          # DW_AT_loclists_base
	.byte	2                               # Abbrev [2] 0x27:0x19 DW_TAG_subprogram
	.byte	0                               # DW_AT_low_pc
	.long	.Lfunc_end0-.Lfunc_begin0       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	3                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	4                               # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	89                              # DW_AT_type
                                        # DW_AT_external
	.byte	3                               # Abbrev [3] 0x36:0x9 DW_TAG_formal_parameter
	.byte	0                               # DW_AT_location
	.byte	9                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	4                               # DW_AT_decl_line
	.long	89                              # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	2                               # Abbrev [2] 0x40:0x19 DW_TAG_subprogram
	.byte	1                               # DW_AT_low_pc
	.long	.Lfunc_end1-.Lfunc_begin1       # DW_AT_high_pc
	.byte	1                               # DW_AT_frame_base
	.byte	87
                                        # DW_AT_call_all_calls
	.byte	6                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	13                              # DW_AT_decl_line
                                        # DW_AT_prototyped
	.long	101                             # DW_AT_type
                                        # DW_AT_external
	.byte	3                               # Abbrev [3] 0x4f:0x9 DW_TAG_formal_parameter
	.byte	1                               # DW_AT_location
	.byte	9                               # DW_AT_name
	.byte	0                               # DW_AT_decl_file
	.byte	13                              # DW_AT_decl_line
	.long	101                             # DW_AT_type
	.byte	0                               # End Of Children Mark
	.byte	4                               # Abbrev [4] 0x59:0x8 DW_TAG_typedef
	.long	97                              # DW_AT_type
	.byte	5                               # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	5                               # DW_AT_decl_line
	.byte	5                               # Abbrev [5] 0x61:0x4 DW_TAG_base_type
	.byte	4                               # DW_AT_name
	.byte	7                               # DW_AT_encoding
	.byte	4                               # DW_AT_byte_size
	.byte	4                               # Abbrev [4] 0x65:0x8 DW_TAG_typedef
	.long	109                             # DW_AT_type
	.byte	8                               # DW_AT_name
	.byte	1                               # DW_AT_decl_file
	.byte	6                               # DW_AT_decl_line
	.byte	5                               # Abbrev [5] 0x6d:0x4 DW_TAG_base_type
	.byte	7                               # DW_AT_name
	.byte	7                               # DW_AT_encoding
	.byte	8                               # DW_AT_byte_size
	.byte	0                               # End Of Children Mark
.Ldebug_info_end0:
	.section	.debug_str_offsets,"",@progbits
	.long	44                              # Length of String Offsets Set
	.short	5
	.short	0
.Lstr_offsets_base0:
	.section	.debug_str,"MS",@progbits,1
.Linfo_string0:
	.asciz	"Debian clang version 19.1.7 (3~deb12u1)" # string offset=0
.Linfo_string1:
	.asciz	"p23.c"                         # string offset=40
.Linfo_string2:
	.asciz	"."                             # string offset=46
.Linfo_string3:
	.asciz	"p23_32"                        # string offset=48
.Linfo_string4:
	.asciz	"unsigned int"                  # string offset=55
.Linfo_string5:
	.asciz	"u32"                           # string offset=68
.Linfo_string6:
	.asciz	"p23_64"                        # string offset=72
.Linfo_string7:
	.asciz	"unsigned long"                 # string offset=79
.Linfo_string8:
	.asciz	"u64"                           # string offset=93
.Linfo_string9:
	.asciz	"x"                             # string offset=97
	.section	.debug_str_offsets,"",@progbits
	.long	.Linfo_string0
	.long	.Linfo_string1
	.long	.Linfo_string2
	.long	.Linfo_string3
	.long	.Linfo_string4
	.long	.Linfo_string5
	.long	.Linfo_string6
	.long	.Linfo_string7
	.long	.Linfo_string8
	.long	.Linfo_string9
	.section	.debug_addr,"",@progbits
	.long	.Ldebug_addr_end0-.Ldebug_addr_start0 # Length of contribution
.Ldebug_addr_start0:
	.short	5                               # DWARF version number
	.byte	8                               # Address size
	.byte	0                               # Segment selector size
.Laddr_table_base0:
	.quad	.Lfunc_begin0
	.quad	.Lfunc_begin1
.Ldebug_addr_end0:
	.ident	"Debian clang version 19.1.7 (3~deb12u1)"
	.section	".note.GNU-stack","",@progbits
	.section	.debug_line,"",@progbits
.Lline_table_start0:
