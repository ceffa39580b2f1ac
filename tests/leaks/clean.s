# Functions that show nothing of what is secret.
	.text
# superopt: select(rdi, rsi, rdx) -> rax where public()
	.globl select
	.type select, @function
select:
	andl $1, %edi
	negq %rdi
	andq %rdi, %rsi
	notq %rdi
	andq %rdi, %rdx
	leaq (%rsi,%rdx), %rax
	ret
	.size select, .-select
# superopt: select_by_cmov(rdi, rsi, rdx) -> rax where public()
	.globl select_by_cmov
	.type select_by_cmov, @function
select_by_cmov:
	movq %rsi, %rax
	testb $1, %dil
	cmove %rdx, %rax
	ret
	.size select_by_cmov, .-select_by_cmov
# superopt: swap_five_words(rdi, rsi, rdx) -> void where public(rdi, rsi)
	.globl swap_five_words
	.type swap_five_words, @function
swap_five_words:
	negq %rdx
	xorl %eax, %eax
.Ls1:
	movq (%rdi,%rax,8), %rcx
	movq (%rsi,%rax,8), %r8
	movq %rcx, %r9
	xorq %r8, %r9
	andq %rdx, %r9
	xorq %r9, %rcx
	xorq %r9, %r8
	movq %rcx, (%rdi,%rax,8)
	movq %r8, (%rsi,%rax,8)
	incq %rax
	cmpq $5, %rax
	jne .Ls1
	ret
	.size swap_five_words, .-swap_five_words
# superopt: compare_memory(rdi, rsi, rdx) -> eax where public(rdi, rsi, rdx)
	.globl compare_memory
	.type compare_memory, @function
compare_memory:
	xorl %eax, %eax
	xorl %ecx, %ecx
	testq %rdx, %rdx
	je .Lb2
.La2:
	movzbl (%rdi,%rcx), %r8d
	xorb (%rsi,%rcx), %r8b
	orl %r8d, %eax
	incq %rcx
	cmpq %rdx, %rcx
	jb .La2
.Lb2:
	decl %eax
	shrl $31, %eax
	ret
	.size compare_memory, .-compare_memory
# superopt: walk_a_table(rdi, esi) -> eax where public(rdi)
	.globl walk_a_table
	.type walk_a_table, @function
walk_a_table:
	xorl %eax, %eax
	xorl %ecx, %ecx
.La3:
	xorl %edx, %edx
	cmpl %esi, %ecx
	sete %dl
	negl %edx
	andl (%rdi,%rcx,4), %edx
	orl %edx, %eax
	incq %rcx
	cmpq $16, %rcx
	jne .La3
	ret
	.size walk_a_table, .-walk_a_table
# superopt: walk_by_pointer(rdi, esi) -> eax where public(rdi)
	.globl walk_by_pointer
	.type walk_by_pointer, @function
walk_by_pointer:
	leaq 64(%rdi), %r8
	xorl %eax, %eax
	xorl %ecx, %ecx
.La4:
	cmpl %esi, %ecx
	movl $0, %edx
	cmove (%rdi), %edx
	orl %edx, %eax
	incl %ecx
	addq $4, %rdi
	cmpq %r8, %rdi
	jne .La4
	ret
	.size walk_by_pointer, .-walk_by_pointer
# superopt: carries(rdi, rsi, rdx) -> rax where public(rdi, rsi, rdx)
	.globl carries
	.type carries, @function
carries:
	movq (%rsi), %rax
	addq (%rdx), %rax
	movq %rax, (%rdi)
	movq 8(%rsi), %rax
	adcq 8(%rdx), %rax
	movq %rax, 8(%rdi)
	sbbq %rax, %rax
	ret
	.size carries, .-carries
# superopt: subtract_the_modulus(rdi, rsi) -> void where public(rdi, rsi)
	.globl subtract_the_modulus
	.type subtract_the_modulus, @function
subtract_the_modulus:
	movq (%rsi), %rax
	movq 8(%rsi), %rcx
	movq %rax, %r8
	movq %rcx, %r9
	addq $1, %r8
	adcq $-1, %r9
	sbbq %rdx, %rdx
	cmovc %r8, %rax
	cmovc %r9, %rcx
	movq %rax, (%rdi)
	movq %rcx, 8(%rdi)
	ret
	.size subtract_the_modulus, .-subtract_the_modulus
# superopt: product(rdi, rsi, rdx) -> void where public(rdi, rsi, rdx)
	.globl product
	.type product, @function
product:
	movq (%rdx), %rdx
	mulxq (%rsi), %rax, %rcx
	mulxq 8(%rsi), %r8, %r9
	addq %rcx, %r8
	adcq $0, %r9
	movq %rax, (%rdi)
	movq %r8, 8(%rdi)
	movq %r9, 16(%rdi)
	ret
	.size product, .-product
# superopt: two_chains(rdi, rsi) -> rax where public(rdi, rsi)
	.globl two_chains
	.type two_chains, @function
two_chains:
	xorl %eax, %eax
	movq (%rsi), %rcx
	adcxq (%rdi), %rcx
	adoxq 8(%rdi), %rcx
	adcxq %rax, %rax
	adoxq %rcx, %rax
	ret
	.size two_chains, .-two_chains
# superopt: rotations(edi, esi) -> eax where public()
	.globl rotations
	.type rotations, @function
rotations:
	movl %esi, %ecx
	roll %cl, %edi
	roll $7, %edi
	movl %edi, %eax
	rorl $11, %eax
	xorl %edi, %eax
	ret
	.size rotations, .-rotations
# superopt: shifts_by_a_secret(rdi, rcx) -> rax where public()
	.globl shifts_by_a_secret
	.type shifts_by_a_secret, @function
shifts_by_a_secret:
	shlq %cl, %rdi
	shrxq %rcx, %rdi, %rax
	shlxq %rcx, %rax, %rax
	shrdq %cl, %rdi, %rax
	ret
	.size shifts_by_a_secret, .-shifts_by_a_secret
# superopt: bits_of_a_secret(rdi, rsi) -> rax where public()
	.globl bits_of_a_secret
	.type bits_of_a_secret, @function
bits_of_a_secret:
	andn %rdi, %rsi, %rax
	blsr %rax, %rcx
	blsi %rdi, %rdx
	bzhiq %rsi, %rdx, %rdx
	bextrq %rsi, %rdi, %r8
	xorq %rcx, %rax
	xorq %rdx, %rax
	xorq %r8, %rax
	bswapq %rax
	btq %rsi, %rax
	adcq $0, %rax
	ret
	.size bits_of_a_secret, .-bits_of_a_secret
# superopt: division_by_public(rdi, rsi) -> rax where public(rdi, rsi)
	.globl division_by_public
	.type division_by_public, @function
division_by_public:
	movq %rdi, %rax
	xorl %edx, %edx
	divq %rsi
	ret
	.size division_by_public, .-division_by_public
# superopt: index_from_public_division(rdi, esi) -> eax where public(rdi, esi)
	.globl index_from_public_division
	.type index_from_public_division, @function
index_from_public_division:
	movl %esi, %eax
	xorl %edx, %edx
	movl $5, %ecx
	divl %ecx
	movl (%rdi,%rdx,4), %eax
	ret
	.size index_from_public_division, .-index_from_public_division
# superopt: count_of_public_bits(rdi, rsi) -> rax where public(rsi)
	.globl count_of_public_bits
	.type count_of_public_bits, @function
count_of_public_bits:
	popcntq %rsi, %rcx
	movq %rdi, %rax
	shlq %cl, %rax
	ret
	.size count_of_public_bits, .-count_of_public_bits
# superopt: public_branch(rdi, esi) -> rax where public(rdi, esi)
	.globl public_branch
	.type public_branch, @function
public_branch:
	movq (%rdi), %rax
	testl %esi, %esi
	je .La5
	negq %rax
.La5:
	ret
	.size public_branch, .-public_branch
# superopt: public_index(rdi, esi) -> rax where public(rdi, esi)
	.globl public_index
	.type public_index, @function
public_index:
	movslq %esi, %rsi
	movq (%rdi,%rsi,8), %rax
	ret
	.size public_index, .-public_index
# superopt: public_pointer_in_public_memory(rdi) -> rax where public(rdi, [rdi:8])
	.globl public_pointer_in_public_memory
	.type public_pointer_in_public_memory, @function
public_pointer_in_public_memory:
	movq (%rdi), %rcx
	movq (%rcx), %rax
	ret
	.size public_pointer_in_public_memory, .-public_pointer_in_public_memory
# superopt: public_memory_as_index(rdi, rsi) -> rax where public(rdi, rsi, [rsi:4])
	.globl public_memory_as_index
	.type public_memory_as_index, @function
public_memory_as_index:
	movzbl 3(%rsi), %eax
	movq (%rdi,%rax,8), %rax
	ret
	.size public_memory_as_index, .-public_memory_as_index
# superopt: all_public_memory(rdi, rsi) -> eax where public(rdi, rsi, [rsi])
	.globl all_public_memory
	.type all_public_memory, @function
all_public_memory:
	xorl %eax, %eax
	xorl %ecx, %ecx
.La6:
	movzbl (%rsi,%rcx), %edx
	xorb (%rdi,%rdx), %al
	incq %rcx
	cmpq $8, %rcx
	jne .La6
	movzbl %al, %eax
	ret
	.size all_public_memory, .-all_public_memory
# superopt: public_argument_on_the_stack(rdi) -> rax where public(rdi, [rsp+8:8])
	.globl public_argument_on_the_stack
	.type public_argument_on_the_stack, @function
public_argument_on_the_stack:
	movq 8(%rsp), %rax
	movq (%rax), %rax
	xorq (%rdi), %rax
	ret
	.size public_argument_on_the_stack, .-public_argument_on_the_stack
# superopt: constants_by_public_index(rdi, esi) -> eax where public(rdi, esi)
	.globl constants_by_public_index
	.type constants_by_public_index, @function
constants_by_public_index:
	andl $3, %esi
	leaq .Lc1(%rip), %rcx
	movl (%rcx,%rsi,4), %eax
	movl (%rdi,%rax,4), %eax
	ret
	.section .rodata
	.p2align 2
.Lc1:
	.long 3, 1, 0, 2
	.text
	.size constants_by_public_index, .-constants_by_public_index
# superopt: public_jump_table(edi, rsi) -> rax where public(edi)
	.globl public_jump_table
	.type public_jump_table, @function
public_jump_table:
	cmpl $1, %edi
	ja .Lb7
	movl %edi, %eax
	leaq .Lt7(%rip), %rcx
	movslq (%rcx,%rax,4), %rax
	addq %rcx, %rax
	jmp *%rax
.La7:
	leaq 3(%rsi), %rax
	ret
.Lb7:
	movq %rsi, %rax
	ret
	.section .rodata
	.p2align 2
.Lt7:
	.long .La7-.Lt7
	.long .Lb7-.Lt7
	.text
	.size public_jump_table, .-public_jump_table
# superopt: spilled_pointer(rdi, rsi) -> rax where public(rdi, rsi)
	.globl spilled_pointer
	.type spilled_pointer, @function
spilled_pointer:
	movq %rdi, -8(%rsp)
	movq (%rsi), %rdi
	notq %rdi
	movq -8(%rsp), %rcx
	movq %rdi, (%rcx)
	movq %rdi, %rax
	ret
	.size spilled_pointer, .-spilled_pointer
# superopt: saved_registers(rdi, rsi) -> rax where public(rdi)
	.globl saved_registers
	.type saved_registers, @function
saved_registers:
	pushq %rbp
	pushq %rbx
	subq $24, %rsp
	movq %rdi, 8(%rsp)
	movq %rsi, %rbx
	movq %rsi, (%rsp)
	xorl %ebp, %ebp
.La8:
	movq 8(%rsp), %rax
	movq (%rax,%rbp,8), %rcx
	xorq %rcx, %rbx
	incl %ebp
	cmpl $4, %ebp
	jne .La8
	movq %rbx, %rax
	xorq (%rsp), %rax
	addq $24, %rsp
	popq %rbx
	popq %rbp
	ret
	.size saved_registers, .-saved_registers
# superopt: frame_pointer(rdi, rsi) -> rax where public(rdi)
	.globl frame_pointer
	.type frame_pointer, @function
frame_pointer:
	pushq %rbp
	movq %rsp, %rbp
	movq %rdi, -24(%rbp)
	movq %rsi, -32(%rbp)
	movl $0, -4(%rbp)
	jmp .Lb9
.La9:
	movl -4(%rbp), %eax
	cltq
	leaq 0(,%rax,8), %rdx
	movq -24(%rbp), %rax
	addq %rdx, %rax
	movq (%rax), %rax
	xorq %rax, -32(%rbp)
	addl $1, -4(%rbp)
.Lb9:
	cmpl $3, -4(%rbp)
	jle .La9
	movq -32(%rbp), %rax
	popq %rbp
	ret
	.size frame_pointer, .-frame_pointer
# superopt: rounded_frame(rdi, rsi) -> rax where public(rdi, rsi)
	.globl rounded_frame
	.type rounded_frame, @function
rounded_frame:
	pushq %rbp
	movq %rsp, %rbp
	andq $-32, %rsp
	movq (%rdi), %rax
	movq %rax, -16(%rsp)
	movq 8(%rdi), %rcx
	movq %rcx, -8(%rsp)
	movdqa -16(%rsp), %xmm0
	movdqu %xmm0, (%rsi)
	leave
	ret
	.size rounded_frame, .-rounded_frame
# superopt: array_by_public_index(rdi, esi) -> rax where public(rdi, esi)
	.globl array_by_public_index
	.type array_by_public_index, @function
array_by_public_index:
	movq (%rdi), %rax
	movq %rax, -32(%rsp)
	movq 8(%rdi), %rax
	movq %rax, -24(%rsp)
	andl $1, %esi
	movq -32(%rsp,%rsi,8), %rax
	ret
	.size array_by_public_index, .-array_by_public_index
# superopt: zeroed_frame(rdi, rsi) -> rax where public(rdi)
	.globl zeroed_frame
	.type zeroed_frame, @function
zeroed_frame:
	movq %rdi, %r8
	leaq -64(%rsp), %rdi
	xorl %eax, %eax
	movl $8, %ecx
	rep stosq
	movq %rsi, -64(%rsp)
	movq (%r8), %rax
	xorq -64(%rsp), %rax
	ret
	.size zeroed_frame, .-zeroed_frame
# superopt: copied_string(rdi, rsi) -> rax where public(rdi, rsi)
	.globl copied_string
	.type copied_string, @function
copied_string:
	movl $4, %ecx
	rep movsq
	movq %rcx, %rax
	ret
	.size copied_string, .-copied_string
# superopt: cleared_register(rdi, rsi) -> rax where public(rdi)
	.globl cleared_register
	.type cleared_register, @function
cleared_register:
	xorq %rsi, %rsi
	movq (%rdi,%rsi), %rax
	ret
	.size cleared_register, .-cleared_register
# superopt: zero_by_and(rdi, rsi) -> rax where public(rdi)
	.globl zero_by_and
	.type zero_by_and, @function
zero_by_and:
	andl $0, %esi
	movq (%rdi,%rsi), %rax
	ret
	.size zero_by_and, .-zero_by_and
# superopt: known_carry(rdi, rsi) -> rax where public(rdi)
	.globl known_carry
	.type known_carry, @function
known_carry:
	xorl %eax, %eax
	adcq $0, %rax
	movq (%rdi,%rax,8), %rax
	xorq %rsi, %rax
	ret
	.size known_carry, .-known_carry
# superopt: difference_of_equals(rdi, rsi) -> rax where public(rdi)
	.globl difference_of_equals
	.type difference_of_equals, @function
difference_of_equals:
	leaq 1(%rsi), %rax
	subq %rsi, %rax
	movq (%rdi,%rax,8), %rax
	ret
	.size difference_of_equals, .-difference_of_equals
# superopt: equal_whatever_the_secret(rdi, rsi) -> rax where public(rdi)
	.globl equal_whatever_the_secret
	.type equal_whatever_the_secret, @function
equal_whatever_the_secret:
	movl %esi, %eax
	andl $7, %eax
	movl %esi, %ecx
	andl $248, %ecx
	orl %ecx, %eax
	movzbl %sil, %ecx
	subl %eax, %ecx
	jne .La10
	movq (%rdi,%rcx), %rax
	ret
.La10:
	xorl %eax, %eax
	ret
	.size equal_whatever_the_secret, .-equal_whatever_the_secret
# superopt: upper_half_cleared(rdi, rsi) -> rax where public(rdi)
	.globl upper_half_cleared
	.type upper_half_cleared, @function
upper_half_cleared:
	movl %esi, %eax
	shrq $32, %rax
	movq (%rdi,%rax,8), %rax
	ret
	.size upper_half_cleared, .-upper_half_cleared
# superopt: overwritten_secret(rdi, rsi) -> rax where public(rdi)
	.globl overwritten_secret
	.type overwritten_secret, @function
overwritten_secret:
	movq %rsi, -8(%rsp)
	movq $2, -8(%rsp)
	movq -8(%rsp), %rax
	movq (%rdi,%rax,8), %rax
	ret
	.size overwritten_secret, .-overwritten_secret
# superopt: vectors(rdi, rsi, rdx) -> void where public(rdi, rsi, rdx)
	.globl vectors
	.type vectors, @function
vectors:
	movdqu (%rsi), %xmm0
	movdqu (%rdx), %xmm1
	paddd %xmm1, %xmm0
	movdqa %xmm0, %xmm2
	pslld $7, %xmm0
	psrld $25, %xmm2
	por %xmm2, %xmm0
	pshufd $57, %xmm0, %xmm0
	pshufb %xmm1, %xmm0
	pclmulqdq $16, %xmm1, %xmm0
	movdqu %xmm0, (%rdi)
	ret
	.size vectors, .-vectors
# superopt: shuffles_of_floats(rdi, rsi) -> void where public(rdi, rsi)
	.globl shuffles_of_floats
	.type shuffles_of_floats, @function
shuffles_of_floats:
	movups (%rsi), %xmm0
	movaps %xmm0, %xmm1
	shufps $78, %xmm1, %xmm0
	xorps %xmm1, %xmm0
	unpcklps %xmm1, %xmm0
	movups %xmm0, (%rdi)
	ret
	.size shuffles_of_floats, .-shuffles_of_floats
# superopt: wide_vectors(rdi, rsi) -> void where public(rdi, rsi)
	.globl wide_vectors
	.type wide_vectors, @function
wide_vectors:
	vmovdqu (%rsi), %ymm0
	vpsllq $3, %ymm0, %ymm1
	vpblendd $170, %ymm1, %ymm0, %ymm0
	vpermq $78, %ymm0, %ymm0
	vpmuludq %ymm1, %ymm0, %ymm0
	vmovdqu %ymm0, (%rdi)
	vzeroupper
	ret
	.size wide_vectors, .-wide_vectors
# superopt: masks_of_lanes(rdi, rsi) -> void where public(rdi, rsi)
	.globl masks_of_lanes
	.type masks_of_lanes, @function
masks_of_lanes:
	vmovdqu64 (%rsi), %zmm0
	vmovdqu64 64(%rsi), %zmm1
	vpcmpuq $1, %zmm1, %zmm0, %k1
	vpsubq %zmm1, %zmm0, %zmm0
	vpaddq %zmm0, %zmm0, %zmm0{%k1}
	vmovdqu64 %zmm0, (%rdi)
	vzeroupper
	ret
	.size masks_of_lanes, .-masks_of_lanes
# superopt: min_of_lanes(rdi, rsi) -> void where public(rdi, rsi)
	.globl min_of_lanes
	.type min_of_lanes, @function
min_of_lanes:
	movdqu (%rdi), %xmm0
	movdqu (%rsi), %xmm1
	movdqa %xmm0, %xmm2
	pminub %xmm1, %xmm0
	pmaxub %xmm2, %xmm1
	psadbw %xmm0, %xmm1
	movdqu %xmm1, (%rdi)
	ret
	.size min_of_lanes, .-min_of_lanes
# superopt: calls_a_copy(rdi, rsi, rdx) -> rax where public(rdi, rsi, rdx)
	.globl calls_a_copy
	.type calls_a_copy, @function
calls_a_copy:
	subq $8, %rsp
	call memcpy@PLT
	addq $8, %rsp
	ret
	.size calls_a_copy, .-calls_a_copy
# superopt: calls_a_helper(rdi, rsi) -> rax where public(rdi)
	.globl calls_a_helper
	.type calls_a_helper, @function
calls_a_helper:
	pushq %rbx
	movq %rsi, %rbx
	call carries_helper
	xorq %rbx, %rax
	popq %rbx
	ret
	.size calls_a_helper, .-calls_a_helper
# superopt: carries_helper(rdi) -> rax where public(rdi)
	.globl carries_helper
	.type carries_helper, @function
carries_helper:
	movq (%rdi), %rax
	addq 8(%rdi), %rax
	adcq $0, %rax
	ret
	.size carries_helper, .-carries_helper
# superopt: jumps_to_a_helper(rdi, rsi) -> rax where public(rdi, rsi)
	.globl jumps_to_a_helper
	.type jumps_to_a_helper, @function
jumps_to_a_helper:
	movq (%rdi), %rax
	movq %rax, (%rsi)
	movq %rsi, %rdi
	jmp carries_helper
	.size jumps_to_a_helper, .-jumps_to_a_helper
# superopt: stack_guard(rdi, rsi) -> rax where public(rdi)
	.globl stack_guard
	.type stack_guard, @function
stack_guard:
	subq $24, %rsp
	movq %fs:40, %rax
	movq %rax, 8(%rsp)
	movq %rsi, (%rsp)
	movq (%rdi), %rcx
	xorq (%rsp), %rcx
	movq 8(%rsp), %rax
	subq %fs:40, %rax
	jne .La11
	movq %rcx, %rax
	addq $24, %rsp
	ret
.La11:
	call __stack_chk_fail@PLT
	.size stack_guard, .-stack_guard
# superopt: address_of_a_global(rdi) -> rax where public(rdi)
	.globl address_of_a_global
	.type address_of_a_global, @function
address_of_a_global:
	movq some_global@GOTPCREL(%rip), %rax
	movq (%rax), %rax
	xorq (%rdi), %rax
	ret
	.size address_of_a_global, .-address_of_a_global
# superopt: fact_excludes_the_branch(rdi, rsi) -> rax where rsi < 256, public(rdi)
	.globl fact_excludes_the_branch
	.type fact_excludes_the_branch, @function
fact_excludes_the_branch:
	shrq $8, %rsi
	je .La12
	movq (%rdi,%rsi), %rax
	ret
.La12:
	movq (%rdi,%rsi,8), %rax
	ret
	.size fact_excludes_the_branch, .-fact_excludes_the_branch
# superopt: nested_loops(rdi, rsi) -> void where public(rdi, rsi)
	.globl nested_loops
	.type nested_loops, @function
nested_loops:
	xorl %ecx, %ecx
.La13:
	xorl %edx, %edx
.Lb13:
	movq (%rsi,%rdx,8), %rax
	imulq (%rdi,%rcx,8), %rax
	movq %rax, (%rdi,%rcx,8)
	incq %rdx
	cmpq $3, %rdx
	jne .Lb13
	incq %rcx
	cmpq $4, %rcx
	jne .La13
	ret
	.size nested_loops, .-nested_loops
# superopt: length_from_public_memory(rdi, rsi) -> rax where public(rdi, rsi, [rsi:8])
	.globl length_from_public_memory
	.type length_from_public_memory, @function
length_from_public_memory:
	movq (%rsi), %rcx
	xorl %eax, %eax
	testq %rcx, %rcx
	je .Lb14
.La14:
	addq (%rdi), %rax
	addq $8, %rdi
	decq %rcx
	jne .La14
.Lb14:
	ret
	.size length_from_public_memory, .-length_from_public_memory
# superopt: public_memory_beside_writes(rdi, rsi, rdx) -> rax where public(rdi, rsi, rdx, [rsi]), noalias(rdi, rsi)
	.globl public_memory_beside_writes
	.type public_memory_beside_writes, @function
public_memory_beside_writes:
	xorl %eax, %eax
.La15:
	movzbl (%rsi), %ecx
	testb %cl, %cl
	je .Lb15
	movq (%rdx), %r8
	movq %r8, (%rdi)
	incq %rsi
	addq $8, %rdi
	incl %eax
	jmp .La15
.Lb15:
	ret
	.size public_memory_beside_writes, .-public_memory_beside_writes
# superopt: pointer_written_to_the_frame(rdi, rsi) -> rax where public(rdi, rsi)
	.globl pointer_written_to_the_frame
	.type pointer_written_to_the_frame, @function
pointer_written_to_the_frame:
	leaq -32(%rsp), %rax
	movq (%rdi), %rcx
	movq %rcx, (%rax)
	movq %rsi, 8(%rax)
	movq -24(%rsp), %rdx
	movq (%rax), %rcx
	movq %rcx, (%rdx)
	movq %rcx, %rax
	ret
	.size pointer_written_to_the_frame, .-pointer_written_to_the_frame
# superopt: reversed_bytes(rdi, rsi) -> void where public(rdi, rsi)
	.globl reversed_bytes
	.type reversed_bytes, @function
reversed_bytes:
	movbeq (%rsi), %rax
	movq %rax, (%rdi)
	movl 8(%rsi), %ecx
	bswapl %ecx
	movl %ecx, 8(%rdi)
	ret
	.size reversed_bytes, .-reversed_bytes
# superopt: sign_masks(rdi, rsi) -> rax where public()
	.globl sign_masks
	.type sign_masks, @function
sign_masks:
	movq %rdi, %rax
	cqto
	xorq %rdx, %rax
	subq %rdx, %rax
	sarq $63, %rsi
	andq %rsi, %rax
	ret
	.size sign_masks, .-sign_masks
# superopt: minimum(rdi, rsi) -> rax where public()
	.globl minimum
	.type minimum, @function
minimum:
	cmpq %rsi, %rdi
	movq %rsi, %rax
	cmovb %rdi, %rax
	setb %cl
	movzbl %cl, %ecx
	addq %rcx, %rax
	ret
	.size minimum, .-minimum
