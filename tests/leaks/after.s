# Pairs of functions that do the same: those named more_ show more after than before.
	.text
# superopt: same_branch(rdi, rsi) -> rax where public(rdi)
	.globl same_branch
	.type same_branch, @function
same_branch:
	xorl %eax, %eax
	cmpq $0, %rsi
	je .La1
	movq (%rdi), %rax
.La1:
	ret
	.size same_branch, .-same_branch
# superopt: branch_turned_round(rdi, rsi) -> rax where public(rdi)
	.globl branch_turned_round
	.type branch_turned_round, @function
branch_turned_round:
	testq %rsi, %rsi
	jne .La2
	movq 8(%rdi), %rax
	ret
.La2:
	movq (%rdi), %rax
	ret
	.size branch_turned_round, .-branch_turned_round
# superopt: branch_by_another_condition(rdi, rsi) -> rax where public(rdi)
	.globl branch_by_another_condition
	.type branch_by_another_condition, @function
branch_by_another_condition:
	cmpq $8, %rsi
	jae .La3
	movl $1, %eax
	ret
.La3:
	movl $2, %eax
	ret
	.size branch_by_another_condition, .-branch_by_another_condition
# superopt: branch_gone(rdi, rsi) -> rax where public(rdi)
	.globl branch_gone
	.type branch_gone, @function
branch_gone:
	xorl %eax, %eax
	cmpq $1, %rsi
	movl $2, %eax
	sbbl $0, %eax
	ret
	.size branch_gone, .-branch_gone
# superopt: more_a_branch(rdi, rsi) -> rax where public(rdi)
	.globl more_a_branch
	.type more_a_branch, @function
more_a_branch:
	movl $1, %eax
	testq %rsi, %rsi
	je .La5
	movl $2, %eax
.La5:
	ret
	.size more_a_branch, .-more_a_branch
# superopt: more_another_branch(rdi, rsi) -> rax where public(rdi)
	.globl more_another_branch
	.type more_another_branch, @function
more_another_branch:
	testl $1, %esi
	je .La6
	movl $1, %eax
	ret
.La6:
	xorl %eax, %eax
	ret
	.size more_another_branch, .-more_another_branch
# superopt: same_table(rdi, rsi) -> rax where public(rdi)
	.globl same_table
	.type same_table, @function
same_table:
	movzbl %sil, %ecx
	addq %rdi, %rcx
	movzbl (%rcx), %eax
	ret
	.size same_table, .-same_table
# superopt: same_table_later(rdi, rsi) -> rax where public(rdi)
	.globl same_table_later
	.type same_table_later, @function
same_table_later:
	movzbl %sil, %ecx
	movzbl 256(%rdi,%rcx), %eax
	movzbl (%rdi,%rcx), %edx
	addl %edx, %eax
	ret
	.size same_table_later, .-same_table_later
# superopt: one_load_for_two(rdi, rsi) -> rax where public(rdi)
	.globl one_load_for_two
	.type one_load_for_two, @function
one_load_for_two:
	movzbl %sil, %ecx
	movzwl (%rdi,%rcx), %eax
	movl %eax, %edx
	shrl $8, %edx
	shll $16, %edx
	orl %edx, %eax
	ret
	.size one_load_for_two, .-one_load_for_two
# superopt: same_division(rdi, rsi) -> rax where public(rdi)
	.globl same_division
	.type same_division, @function
same_division:
	movq %rsi, %rcx
	orq $1, %rcx
	movq (%rdi), %rax
	xorl %edx, %edx
	divq %rcx
	ret
	.size same_division, .-same_division
# superopt: more_a_division(rdi, rsi) -> rax where public(rdi)
	.globl more_a_division
	.type more_a_division, @function
more_a_division:
	movq %rsi, %rax
	xorl %edx, %edx
	movl $8, %ecx
	divq %rcx
	ret
	.size more_a_division, .-more_a_division
# superopt: same_count(rdi, rsi) -> rax where public(rdi)
	.globl same_count
	.type same_count, @function
same_count:
	popcntq %rsi, %rcx
	leaq (%rcx), %rax
	ret
	.size same_count, .-same_count
# superopt: more_a_count(rdi, rsi) -> rax where public(rdi)
	.globl more_a_count
	.type more_a_count, @function
more_a_count:
	andl $1, %esi
	popcntl %esi, %eax
	ret
	.size more_a_count, .-more_a_count
# superopt: more_an_extraction(rdi, rsi) -> rax where public(rdi)
	.globl more_an_extraction
	.type more_an_extraction, @function
more_an_extraction:
	movl $240, %ecx
	pextl %ecx, %esi, %eax
	ret
	.size more_an_extraction, .-more_an_extraction
# superopt: part_of_what_showed(rdi, rsi) -> rax where public(rdi)
	.globl part_of_what_showed
	.type part_of_what_showed, @function
part_of_what_showed:
	movzbl (%rdi,%rsi), %eax
	movl %eax, %ecx
	negl %ecx
	testb $1, %sil
	cmovne %ecx, %eax
	ret
	.size part_of_what_showed, .-part_of_what_showed
# superopt: branch_by_the_address_that_showed(rdi, rsi) -> rax where public(rdi)
	.globl branch_by_the_address_that_showed
	.type branch_by_the_address_that_showed, @function
branch_by_the_address_that_showed:
	movzbl (%rdi,%rsi), %eax
	testb $1, %sil
	je .Lb2
	negl %eax
.Lb2:
	ret
	.size branch_by_the_address_that_showed, .-branch_by_the_address_that_showed
# superopt: more_of_another_secret(rdi, rsi, rdx) -> rax where public(rdi)
	.globl more_of_another_secret
	.type more_of_another_secret, @function
more_of_another_secret:
	movzbl (%rdi,%rsi), %eax
	testq %rdx, %rdx
	jne .Lb3
	xorl %eax, %eax
.Lb3:
	ret
	.size more_of_another_secret, .-more_of_another_secret
# superopt: more_of_the_count(rdi, rsi) -> rax where public(rdi)
	.globl more_of_the_count
	.type more_of_the_count, @function
more_of_the_count:
	movl $1, %eax
	testl %esi, %esi
	js .Lb9
	xorl %eax, %eax
.Lb9:
	ret
	.size more_of_the_count, .-more_of_the_count
# superopt: clean_both(rdi, rsi) -> rax where public(rdi)
	.globl clean_both
	.type clean_both, @function
clean_both:
	movq %rsi, %rax
	xorq (%rdi), %rax
	ret
	.size clean_both, .-clean_both
# superopt: same_loop(rdi, rsi) -> rax where public(rdi)
	.globl same_loop
	.type same_loop, @function
same_loop:
	xorl %eax, %eax
.Lb4:
	addq %rsi, %rax
	subq $1, %rsi
	jnz .Lb4
	ret
	.size same_loop, .-same_loop
# superopt: same_index_in_a_loop(rdi, rsi) -> rax where public(rdi)
	.globl same_index_in_a_loop
	.type same_index_in_a_loop, @function
same_index_in_a_loop:
	xorl %eax, %eax
	movl $8, %ecx
.Lb5:
	movq %rsi, %rdx
	andq $15, %rdx
	xorb (%rdx,%rdi), %al
	shrq $4, %rsi
	subl $1, %ecx
	jne .Lb5
	ret
	.size same_index_in_a_loop, .-same_index_in_a_loop
# superopt: more_in_a_loop(rdi, rsi) -> rax where public(rdi)
	.globl more_in_a_loop
	.type more_in_a_loop, @function
more_in_a_loop:
	xorl %eax, %eax
	movl $8, %ecx
.Lb6:
	movq (%rdi), %rdx
	testb $1, %sil
	je .Lc6
	xorq %rdx, %rax
.Lc6:
	shrq %rsi
	decl %ecx
	jne .Lb6
	ret
	.size more_in_a_loop, .-more_in_a_loop
# superopt: more_by_sarx(rdi, rsi) -> rax where public(rdi)
	.globl more_by_sarx
	.type more_by_sarx, @function
more_by_sarx:
	sarxq %rsi, %rsi, %rax
	ret
	.size more_by_sarx, .-more_by_sarx
