# Functions that show a secret. `# leak:` names what is shown where; nothing else is.
	.text
# superopt: branch_on_argument(rdi, rsi) -> rax where public(rdi)
	.globl branch_on_argument
	.type branch_on_argument, @function
branch_on_argument:
	testq %rsi, %rsi
	jne .La1 # leak: branch
	xorl %eax, %eax
	ret
.La1:
	movl $1, %eax
	ret
	.size branch_on_argument, .-branch_on_argument
# superopt: branch_on_memory(rdi, rsi) -> rax where public(rdi)
	.globl branch_on_memory
	.type branch_on_memory, @function
branch_on_memory:
	cmpb $3, (%rdi)
	je .La2 # leak: branch
	xorl %eax, %eax
	ret
.La2:
	movl $1, %eax
	ret
	.size branch_on_memory, .-branch_on_memory
# superopt: branch_on_carry(rdi, rsi) -> rax where public(rdi)
	.globl branch_on_carry
	.type branch_on_carry, @function
branch_on_carry:
	movq (%rdi), %rax
	addq %rsi, %rax
	jc .La3 # leak: branch
	incq %rax
.La3:
	ret
	.size branch_on_carry, .-branch_on_carry
# superopt: branch_on_parity(rdi, rsi) -> rax where public(rdi)
	.globl branch_on_parity
	.type branch_on_parity, @function
branch_on_parity:
	xorl %eax, %eax
	testb %sil, %sil
	jp .La4 # leak: branch
	incl %eax
.La4:
	ret
	.size branch_on_parity, .-branch_on_parity
# superopt: branch_on_sign_of_a_sum(rdi, rsi) -> rax where public(rdi)
	.globl branch_on_sign_of_a_sum
	.type branch_on_sign_of_a_sum, @function
branch_on_sign_of_a_sum:
	movl (%rdi), %eax
	addl 4(%rdi), %eax
	js .La5 # leak: branch
	negl %eax
.La5:
	ret
	.size branch_on_sign_of_a_sum, .-branch_on_sign_of_a_sum
# superopt: early_exit(rdi, rsi) -> eax where public(rdi, rsi)
	.globl early_exit
	.type early_exit, @function
early_exit:
	xorl %ecx, %ecx
.La6:
	movb (%rdi,%rcx), %al
	cmpb (%rsi,%rcx), %al
	jne .Lb6 # leak: branch
	incq %rcx
	cmpq $16, %rcx
	jne .La6
	movl $1, %eax
	ret
.Lb6:
	xorl %eax, %eax
	ret
	.size early_exit, .-early_exit
# superopt: secret_loop_count(rdi, rsi) -> rax where public(rdi)
	.globl secret_loop_count
	.type secret_loop_count, @function
secret_loop_count:
	xorl %eax, %eax
.La7:
	addq $3, %rax
	decq %rsi
	jne .La7 # leak: branch
	ret
	.size secret_loop_count, .-secret_loop_count
# superopt: zero_terminated(rdi) -> rax where public(rdi)
	.globl zero_terminated
	.type zero_terminated, @function
zero_terminated:
	xorl %eax, %eax
.La8:
	cmpb $0, (%rdi,%rax)
	je .Lb8 # leak: branch
	incq %rax
	jmp .La8
.Lb8:
	ret
	.size zero_terminated, .-zero_terminated
# superopt: flag_through_lahf(rdi, rsi) -> rax where public(rdi)
	.globl flag_through_lahf
	.type flag_through_lahf, @function
flag_through_lahf:
	movl $0, %eax
	cmpq %rsi, (%rdi)
	lahf
	movl $0, %ecx
	testb $64, %ah
	jne .La9 # leak: branch
	incl %ecx
.La9:
	movl %ecx, %eax
	ret
	.size flag_through_lahf, .-flag_through_lahf
# superopt: flag_through_a_byte(rdi, rsi) -> rax where public(rdi)
	.globl flag_through_a_byte
	.type flag_through_a_byte, @function
flag_through_a_byte:
	cmpq %rsi, (%rdi)
	setb %cl
	movl $7, %eax
	testb %cl, %cl
	je .La10 # leak: branch
	xorl %eax, %eax
.La10:
	ret
	.size flag_through_a_byte, .-flag_through_a_byte
# superopt: flag_through_a_mask(rdi, rsi) -> rax where public(rdi)
	.globl flag_through_a_mask
	.type flag_through_a_mask, @function
flag_through_a_mask:
	movq (%rdi), %rax
	subq %rsi, %rax
	sbbq %rcx, %rcx
	testq %rcx, %rcx
	je .La11 # leak: branch
	negq %rax
.La11:
	ret
	.size flag_through_a_mask, .-flag_through_a_mask
# superopt: branch_after_cmov(rdi, rsi) -> rax where public(rdi)
	.globl branch_after_cmov
	.type branch_after_cmov, @function
branch_after_cmov:
	movl $1, %eax
	movl $2, %ecx
	testq %rsi, %rsi
	cmovne %ecx, %eax
	cmpl $1, %eax
	je .La12 # leak: branch
	addl $5, %eax
.La12:
	ret
	.size branch_after_cmov, .-branch_after_cmov
# superopt: spilled_and_branched(rdi, rsi) -> rax where public(rdi)
	.globl spilled_and_branched
	.type spilled_and_branched, @function
spilled_and_branched:
	movq %rsi, -16(%rsp)
	movl $9, %eax
	cmpl $0, -16(%rsp)
	je .La13 # leak: branch
	xorl %eax, %eax
.La13:
	ret
	.size spilled_and_branched, .-spilled_and_branched
# superopt: pushed_and_branched(rdi, rsi) -> rax where public(rdi)
	.globl pushed_and_branched
	.type pushed_and_branched, @function
pushed_and_branched:
	pushq %rsi
	movl $9, %eax
	popq %rcx
	testl %ecx, %ecx
	je .La14 # leak: branch
	xorl %eax, %eax
.La14:
	ret
	.size pushed_and_branched, .-pushed_and_branched
# superopt: kept_in_a_loop(rdi, rsi) -> rax where public(rdi)
	.globl kept_in_a_loop
	.type kept_in_a_loop, @function
kept_in_a_loop:
	pushq %rbx
	movq %rsi, %rbx
	movl $4, %ecx
.La15:
	shrq %rbx
	decl %ecx
	jne .La15
	movl $1, %eax
	testb $1, %bl
	je .Lb15 # leak: branch
	xorl %eax, %eax
.Lb15:
	popq %rbx
	ret
	.size kept_in_a_loop, .-kept_in_a_loop
# superopt: through_a_vector_register(rdi, rsi) -> rax where public(rdi)
	.globl through_a_vector_register
	.type through_a_vector_register, @function
through_a_vector_register:
	movq %rsi, %xmm0
	paddq %xmm0, %xmm0
	movq %xmm0, %rcx
	xorl %eax, %eax
	cmpq $8, %rcx
	ja .La16 # leak: branch
	incl %eax
.La16:
	ret
	.size through_a_vector_register, .-through_a_vector_register
# superopt: mask_of_bytes(rdi, rsi) -> rax where public(rdi)
	.globl mask_of_bytes
	.type mask_of_bytes, @function
mask_of_bytes:
	movdqu (%rdi), %xmm0
	pxor %xmm1, %xmm1
	pcmpeqb %xmm1, %xmm0
	pmovmskb %xmm0, %eax
	cmpl $65535, %eax
	je .La17 # leak: branch
	xorl %eax, %eax
.La17:
	ret
	.size mask_of_bytes, .-mask_of_bytes
# superopt: vector_test(rdi, rsi) -> rax where public(rdi)
	.globl vector_test
	.type vector_test, @function
vector_test:
	movdqu (%rdi), %xmm0
	xorl %eax, %eax
	ptest %xmm0, %xmm0
	je .La18 # leak: branch
	incl %eax
.La18:
	ret
	.size vector_test, .-vector_test
# superopt: mask_register(rdi, rsi) -> rax where public(rdi)
	.globl mask_register
	.type mask_register, @function
mask_register:
	vmovdqu64 (%rdi), %zmm0
	vptestmq %zmm0, %zmm0, %k1
	xorl %eax, %eax
	kortestb %k1, %k1
	je .La19 # leak: branch
	incl %eax
.La19:
	ret
	.size mask_register, .-mask_register
# superopt: bit_of_a_secret(rdi, rsi) -> rax where public(rdi)
	.globl bit_of_a_secret
	.type bit_of_a_secret, @function
bit_of_a_secret:
	xorl %eax, %eax
	btq $5, %rsi
	jc .La20 # leak: branch
	incl %eax
.La20:
	ret
	.size bit_of_a_secret, .-bit_of_a_secret
# superopt: branch_on_a_stored_word(rdi, rsi) -> rax where public(rdi)
	.globl branch_on_a_stored_word
	.type branch_on_a_stored_word, @function
branch_on_a_stored_word:
	movq %rsi, (%rdi)
	movq (%rdi), %rcx
	xorl %eax, %eax
	testq %rcx, %rcx
	je .La21 # leak: branch
	incl %eax
.La21:
	ret
	.size branch_on_a_stored_word, .-branch_on_a_stored_word
# superopt: nested_branches(rdi, esi, edx) -> rax where public(rdi, edx)
	.globl nested_branches
	.type nested_branches, @function
nested_branches:
	xorl %eax, %eax
	testl %edx, %edx
	je .La22
	testl %esi, %esi
	je .La22 # leak: branch
	incl %eax
.La22:
	ret
	.size nested_branches, .-nested_branches
# superopt: jump_table(rdi, esi) -> rax where public(rdi)
	.globl jump_table
	.type jump_table, @function
jump_table:
	movl %esi, %eax
	andl $1, %eax
	leaq .Lt23(%rip), %rcx
	movslq (%rcx,%rax,4), %rax # leak: load
	addq %rcx, %rax
	jmp *%rax # leak: target
.La23:
	movl $3, %eax
	ret
.Lb23:
	movl $4, %eax
	ret
	.section .rodata
	.p2align 2
.Lt23:
	.long .La23-.Lt23
	.long .Lb23-.Lt23
	.text
	.size jump_table, .-jump_table
# superopt: call_through_a_secret(rdi, rsi) -> rax where public(rdi)
	.globl call_through_a_secret
	.type call_through_a_secret, @function
call_through_a_secret:
	subq $8, %rsp
	call *%rsi # leak: target
	addq $8, %rsp
	ret
	.size call_through_a_secret, .-call_through_a_secret
# superopt: jump_through_memory(rdi, rsi) -> rax where public(rdi)
	.globl jump_through_memory
	.type jump_through_memory, @function
jump_through_memory:
	jmp *8(%rdi) # leak: target
	.size jump_through_memory, .-jump_through_memory
# superopt: table_of_bytes(rdi, rsi) -> rax where public(rdi)
	.globl table_of_bytes
	.type table_of_bytes, @function
table_of_bytes:
	movzbl %sil, %eax
	movzbl (%rdi,%rax), %eax # leak: load
	ret
	.size table_of_bytes, .-table_of_bytes
# superopt: table_of_words(rdi, rsi) -> rax where public(rdi)
	.globl table_of_words
	.type table_of_words, @function
table_of_words:
	andl $15, %esi
	movq (%rdi,%rsi,8), %rax # leak: load
	ret
	.size table_of_words, .-table_of_words
# superopt: table_of_constants(rdi, rsi) -> rax where public(rdi)
	.globl table_of_constants
	.type table_of_constants, @function
table_of_constants:
	andl $3, %esi
	leaq .Lt28(%rip), %rcx
	movl (%rcx,%rsi,4), %eax # leak: load
	ret
	.section .rodata
	.p2align 2
.Lt28:
	.long 1, 2, 3, 4
	.text
	.size table_of_constants, .-table_of_constants
# superopt: secret_from_memory_as_index(rdi, rsi) -> rax where public(rdi)
	.globl secret_from_memory_as_index
	.type secret_from_memory_as_index, @function
secret_from_memory_as_index:
	movzbl 7(%rdi), %ecx
	movb 16(%rdi,%rcx), %al # leak: load
	movzbl %al, %eax
	ret
	.size secret_from_memory_as_index, .-secret_from_memory_as_index
# superopt: store_at_a_secret(rdi, rsi) -> rax where public(rdi)
	.globl store_at_a_secret
	.type store_at_a_secret, @function
store_at_a_secret:
	andl $7, %esi
	movb $1, (%rdi,%rsi) # leak: store
	xorl %eax, %eax
	ret
	.size store_at_a_secret, .-store_at_a_secret
# superopt: read_modify_write(rdi, rsi) -> rax where public(rdi)
	.globl read_modify_write
	.type read_modify_write, @function
read_modify_write:
	andl $7, %esi
	incb (%rdi,%rsi) # leak: load store
	xorl %eax, %eax
	ret
	.size read_modify_write, .-read_modify_write
# superopt: array_in_the_frame(rdi, rsi) -> rax where public(rdi)
	.globl array_in_the_frame
	.type array_in_the_frame, @function
array_in_the_frame:
	movq $17, -32(%rsp)
	movq $18, -24(%rsp)
	andl $1, %esi
	movq -32(%rsp,%rsi,8), %rax # leak: load
	ret
	.size array_in_the_frame, .-array_in_the_frame
# superopt: store_into_the_frame(rdi, rsi) -> rax where public(rdi)
	.globl store_into_the_frame
	.type store_into_the_frame, @function
store_into_the_frame:
	andl $3, %esi
	movq $1, -40(%rsp,%rsi,8) # leak: store
	xorl %eax, %eax
	ret
	.size store_into_the_frame, .-store_into_the_frame
# superopt: address_computed_before(rdi, rsi) -> rax where public(rdi)
	.globl address_computed_before
	.type address_computed_before, @function
address_computed_before:
	leaq (%rdi,%rsi,4), %rcx
	addq $12, %rcx
	movl (%rcx), %eax # leak: load
	ret
	.size address_computed_before, .-address_computed_before
# superopt: index_through_the_frame(rdi, rsi) -> rax where public(rdi)
	.globl index_through_the_frame
	.type index_through_the_frame, @function
index_through_the_frame:
	movl %esi, -8(%rsp)
	movl $5, %esi
	movl -8(%rsp), %ecx
	andl $31, %ecx
	movl (%rdi,%rcx,4), %eax # leak: load
	ret
	.size index_through_the_frame, .-index_through_the_frame
# superopt: index_plus_public(rdi, rsi, rdx) -> rax where public(rdi, rdx)
	.globl index_plus_public
	.type index_plus_public, @function
index_plus_public:
	addq %rsi, %rdx
	movzbl (%rdi,%rdx), %eax # leak: load
	ret
	.size index_plus_public, .-index_plus_public
# superopt: pointer_from_memory(rdi, rsi) -> rax where public(rdi)
	.globl pointer_from_memory
	.type pointer_from_memory, @function
pointer_from_memory:
	movq (%rdi), %rcx
	movq (%rcx), %rax # leak: load
	ret
	.size pointer_from_memory, .-pointer_from_memory
# superopt: pointer_chosen_by_a_secret(rdi, rsi, rdx) -> rax where public(rdi, rsi)
	.globl pointer_chosen_by_a_secret
	.type pointer_chosen_by_a_secret, @function
pointer_chosen_by_a_secret:
	testq %rdx, %rdx
	cmovne %rsi, %rdi
	movq (%rdi), %rax # leak: load
	ret
	.size pointer_chosen_by_a_secret, .-pointer_chosen_by_a_secret
# superopt: index_chosen_by_a_secret(rdi, rsi) -> rax where public(rdi)
	.globl index_chosen_by_a_secret
	.type index_chosen_by_a_secret, @function
index_chosen_by_a_secret:
	xorl %eax, %eax
	movl $8, %ecx
	testq %rsi, %rsi
	cmove %rcx, %rax
	movq (%rdi,%rax), %rax # leak: load
	ret
	.size index_chosen_by_a_secret, .-index_chosen_by_a_secret
# superopt: index_in_a_loop(rdi, rsi) -> rax where public(rdi)
	.globl index_in_a_loop
	.type index_in_a_loop, @function
index_in_a_loop:
	xorl %eax, %eax
	movl $8, %ecx
.La40:
	movl %esi, %edx
	andl $15, %edx
	xorb (%rdi,%rdx), %al # leak: load
	shrq $4, %rsi
	decl %ecx
	jne .La40
	ret
	.size index_in_a_loop, .-index_in_a_loop
# superopt: loop_carried_index(rdi) -> rax where public(rdi)
	.globl loop_carried_index
	.type loop_carried_index, @function
loop_carried_index:
	xorl %eax, %eax
	movl $8, %ecx
.La41:
	movzbl (%rdi,%rax), %eax # leak: load
	decl %ecx
	jne .La41
	ret
	.size loop_carried_index, .-loop_carried_index
# superopt: index_through_a_vector(rdi, rsi) -> rax where public(rdi)
	.globl index_through_a_vector
	.type index_through_a_vector, @function
index_through_a_vector:
	vmovd %esi, %xmm1
	vpextrb $0, %xmm1, %ecx
	movzbl (%rdi,%rcx), %eax # leak: load
	ret
	.size index_through_a_vector, .-index_through_a_vector
# superopt: masked_index(rdi, rsi) -> rax where public(rdi)
	.globl masked_index
	.type masked_index, @function
masked_index:
	xorq $85, %rsi
	movzbl %sil, %eax
	movzbl (%rdi,%rax), %eax # leak: load
	ret
	.size masked_index, .-masked_index
# superopt: string_of_secret_length(rdi, rsi) -> rax where public(rdi)
	.globl string_of_secret_length
	.type string_of_secret_length, @function
string_of_secret_length:
	movq %rsi, %rcx
	xorl %eax, %eax
	rep stosb # leak: unmodelled
	ret
	.size string_of_secret_length, .-string_of_secret_length
# superopt: compared_strings(rdi, rsi) -> rax where public(rdi, rsi)
	.globl compared_strings
	.type compared_strings, @function
compared_strings:
	movl $16, %ecx
	repe cmpsb # leak: unmodelled
	movl %ecx, %eax
	ret
	.size compared_strings, .-compared_strings
# superopt: gather(rdi, xmm0, xmm1) -> rax where public(rdi)
	.globl gather
	.type gather, @function
gather:
	vpcmpeqd %xmm2, %xmm2, %xmm2
	vpgatherdd %xmm2, (%rdi,%xmm0,4), %xmm1 # leak: unmodelled
	vmovd %xmm1, %eax
	ret
	.size gather, .-gather
# superopt: division(rdi, rsi) -> rax where public(rdi)
	.globl division
	.type division, @function
division:
	movq (%rdi), %rax
	xorl %edx, %edx
	divq %rsi # leak: time
	ret
	.size division, .-division
# superopt: signed_division(rdi, esi) -> rax where public(rdi)
	.globl signed_division
	.type signed_division, @function
signed_division:
	movl %esi, %eax
	cltd
	movl $10, %ecx
	idivl %ecx # leak: time
	cltq
	ret
	.size signed_division, .-signed_division
# superopt: narrow_division(rdi, rsi) -> rax where public(rdi)
	.globl narrow_division
	.type narrow_division, @function
narrow_division:
	movzbl (%rdi), %eax
	movb $7, %cl
	divb %cl # leak: time
	movzbl %al, %eax
	ret
	.size narrow_division, .-narrow_division
# superopt: remainder_by_public(rdi, rsi) -> rax where public(rdi)
	.globl remainder_by_public
	.type remainder_by_public, @function
remainder_by_public:
	movq %rsi, %rax
	xorl %edx, %edx
	divq %rdi # leak: time
	movq %rdx, %rax
	ret
	.size remainder_by_public, .-remainder_by_public
# superopt: extracted_by_a_secret_mask(rdi, rsi) -> rax where public(rdi)
	.globl extracted_by_a_secret_mask
	.type extracted_by_a_secret_mask, @function
extracted_by_a_secret_mask:
	movq (%rdi), %rax
	pextq %rsi, %rax, %rax # leak: time
	ret
	.size extracted_by_a_secret_mask, .-extracted_by_a_secret_mask
# superopt: extracted_from_a_secret(rdi, rsi) -> rax where public(rdi)
	.globl extracted_from_a_secret
	.type extracted_from_a_secret, @function
extracted_from_a_secret:
	movl $255, %ecx
	pextq %rcx, %rsi, %rax # leak: time
	ret
	.size extracted_from_a_secret, .-extracted_from_a_secret
# superopt: deposited(rdi, rsi) -> rax where public(rdi)
	.globl deposited
	.type deposited, @function
deposited:
	movl $85, %ecx
	pdepq %rsi, %rcx, %rax # leak: time
	ret
	.size deposited, .-deposited
# superopt: counted_ones(rdi, rsi) -> rax where public(rdi)
	.globl counted_ones
	.type counted_ones, @function
counted_ones:
	popcntq %rsi, %rax # leak: time
	ret
	.size counted_ones, .-counted_ones
# superopt: leading_zeros(rdi, rsi) -> rax where public(rdi)
	.globl leading_zeros
	.type leading_zeros, @function
leading_zeros:
	lzcntq %rsi, %rax # leak: time
	ret
	.size leading_zeros, .-leading_zeros
# superopt: trailing_zeros(rdi, rsi) -> rax where public(rdi)
	.globl trailing_zeros
	.type trailing_zeros, @function
trailing_zeros:
	tzcntq (%rdi), %rax # leak: time
	ret
	.size trailing_zeros, .-trailing_zeros
# superopt: first_bit(rdi, rsi) -> rax where public(rdi)
	.globl first_bit
	.type first_bit, @function
first_bit:
	bsrq %rsi, %rax # leak: time
	ret
	.size first_bit, .-first_bit
# superopt: last_bit(rdi, rsi) -> rax where public(rdi)
	.globl last_bit
	.type last_bit, @function
last_bit:
	orq $1, %rsi
	bsfq %rsi, %rax # leak: time
	ret
	.size last_bit, .-last_bit
# superopt: rotated_through_carry(rdi, rsi) -> rax where public(rdi)
	.globl rotated_through_carry
	.type rotated_through_carry, @function
rotated_through_carry:
	movq %rsi, %rax
	addq %rax, %rax
	rclq $5, %rax # leak: time
	ret
	.size rotated_through_carry, .-rotated_through_carry
# superopt: shifted_by_sarx(rdi, rsi) -> rax where public(rdi)
	.globl shifted_by_sarx
	.type shifted_by_sarx, @function
shifted_by_sarx:
	sarxq %rsi, (%rdi), %rax # leak: time
	ret
	.size shifted_by_sarx, .-shifted_by_sarx
# superopt: exchanged(rdi, rsi) -> rax where public(rdi)
	.globl exchanged
	.type exchanged, @function
exchanged:
	movq %rsi, %rax
	xchgq %rax, (%rdi) # leak: unmodelled
	ret
	.size exchanged, .-exchanged
# superopt: compared_and_exchanged(rdi, rsi) -> rax where public(rdi)
	.globl compared_and_exchanged
	.type compared_and_exchanged, @function
compared_and_exchanged:
	xorl %eax, %eax
	cmpxchgq %rsi, (%rdi) # leak: unmodelled
	ret
	.size compared_and_exchanged, .-compared_and_exchanged
# superopt: divided_floats(rdi, xmm0) -> rax where public(rdi)
	.globl divided_floats
	.type divided_floats, @function
divided_floats:
	movss (%rdi), %xmm1
	divss %xmm0, %xmm1 # leak: time
	movd %xmm1, %eax
	ret
	.size divided_floats, .-divided_floats
# superopt: multiplied_floats(rdi, xmm0) -> rax where public(rdi)
	.globl multiplied_floats
	.type multiplied_floats, @function
multiplied_floats:
	mulsd (%rdi), %xmm0 # leak: time
	movq %xmm0, %rax
	ret
	.size multiplied_floats, .-multiplied_floats
# superopt: root(rdi, xmm0) -> rax where public(rdi)
	.globl root
	.type root, @function
root:
	sqrtsd %xmm0, %xmm0 # leak: time
	movq %xmm0, %rax
	ret
	.size root, .-root
# superopt: x87_division(rdi, rsi) -> rax where public(rdi)
	.globl x87_division
	.type x87_division, @function
x87_division:
	fldl (%rdi) # leak: unmodelled
	fdivl 8(%rdi) # leak: unmodelled
	fstpl 16(%rdi)
	xorl %eax, %eax
	ret
	.size x87_division, .-x87_division
# superopt: only_the_lower_half_is_public(rdi, rsi) -> rax where public(rdi, esi)
	.globl only_the_lower_half_is_public
	.type only_the_lower_half_is_public, @function
only_the_lower_half_is_public:
	movzbl (%rdi,%rsi), %eax # leak: load
	ret
	.size only_the_lower_half_is_public, .-only_the_lower_half_is_public
# superopt: behind_the_public_bytes(rdi) -> rax where public(rdi, [rdi:8])
	.globl behind_the_public_bytes
	.type behind_the_public_bytes, @function
behind_the_public_bytes:
	movzbl 8(%rdi), %eax
	movzbl (%rdi,%rax), %eax # leak: load
	ret
	.size behind_the_public_bytes, .-behind_the_public_bytes
# superopt: public_bytes_overwritten(rdi, rsi) -> rax where public(rdi, [rdi:8])
	.globl public_bytes_overwritten
	.type public_bytes_overwritten, @function
public_bytes_overwritten:
	movq %rsi, (%rdi)
	movzbl (%rdi), %eax
	movzbl (%rdi,%rax), %eax # leak: load
	ret
	.size public_bytes_overwritten, .-public_bytes_overwritten
# superopt: public_bytes_maybe_overwritten(rdi, rsi, rdx) -> rax where public(rdi, rsi, [rdi:8])
	.globl public_bytes_maybe_overwritten
	.type public_bytes_maybe_overwritten, @function
public_bytes_maybe_overwritten:
	movq %rdx, (%rsi)
	movzbl (%rdi), %eax
	movzbl (%rdi,%rax), %eax # leak: load
	ret
	.size public_bytes_maybe_overwritten, .-public_bytes_maybe_overwritten
# superopt: copies_a_secret_length(rdi, rsi, rdx) -> rax where public(rdi, rsi)
	.globl copies_a_secret_length
	.type copies_a_secret_length, @function
copies_a_secret_length:
	subq $8, %rsp
	call memcpy@PLT # leak: argument
	addq $8, %rsp
	ret
	.size copies_a_secret_length, .-copies_a_secret_length
# superopt: clears_at_a_secret(rdi, rsi) -> rax where public(rdi)
	.globl clears_at_a_secret
	.type clears_at_a_secret, @function
clears_at_a_secret:
	leaq (%rdi,%rsi), %rdi
	xorl %esi, %esi
	movl $16, %edx
	jmp memset@PLT # leak: argument
	.size clears_at_a_secret, .-clears_at_a_secret
# superopt: result_of_a_call(rdi) -> rax where public(rdi)
	.globl result_of_a_call
	.type result_of_a_call, @function
result_of_a_call:
	subq $8, %rsp
	call clean_helper
	addq $8, %rsp
	movzbl %al, %ecx
	leaq .Lt28(%rip), %rdx
	movl (%rdx,%rcx), %eax # leak: load
	ret
	.size result_of_a_call, .-result_of_a_call
# superopt: clean_helper(rdi) -> rax where public(rdi)
	.globl clean_helper
	.type clean_helper, @function
clean_helper:
	movq (%rdi), %rax
	imulq $77, %rax, %rax
	ret
	.size clean_helper, .-clean_helper
