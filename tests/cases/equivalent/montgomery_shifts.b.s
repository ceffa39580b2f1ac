# superopt: f(rdi) -> void
# The two lower products, and the word itself, come to the word times 2^96, which is shifted there.
	.text
	.globl f
	.type f, @function
f:
	movq (%rdi), %rdx
	movq %rdx, %r8
	shlq $32, %r8
	movq %rdx, %r10
	shrq $32, %r10
	movabsq $-4294967295, %rcx
	mulxq %rcx, %r11, %rcx
	addq 8(%rdi), %r8
	adcq 16(%rdi), %r10
	adcq 24(%rdi), %r11
	adcq $0, %rcx
	movq %r8, 8(%rdi)
	movq %r10, 16(%rdi)
	movq %r11, 24(%rdi)
	movq %rcx, (%rdi)
	ret
	.size f, .-f
