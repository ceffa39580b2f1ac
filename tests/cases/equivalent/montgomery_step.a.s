# superopt: f(rdi) -> void
# A step of the reduction modulo P-256 by products with the words of the prime.
	.text
	.globl f
	.type f, @function
f:
	movq (%rdi), %rdx
	movq $-1, %rax
	mulxq %rax, %rax, %r8
	movl $4294967295, %r9d
	mulxq %r9, %r9, %r10
	movabsq $-4294967295, %rcx
	mulxq %rcx, %r11, %rcx
	addq %r9, %r8
	adcq $0, %r10
	addq %rax, %rdx
	adcq 8(%rdi), %r8
	adcq 16(%rdi), %r10
	adcq 24(%rdi), %r11
	adcq $0, %rcx
	movq %r8, 8(%rdi)
	movq %r10, 16(%rdi)
	movq %r11, 24(%rdi)
	movq %rcx, (%rdi)
	ret
	.size f, .-f
