# superopt: f(edi) -> rax
# x < 0 ? 0 : g(2x).
# inputs: rdi:32
	.text
	.globl	f
	.type	f, @function
f:
	xorl	%eax, %eax
	testl	%edi, %edi
	js	.L1
	subq	$8, %rsp
	addl	%edi, %edi
	call	g
	addq	$8, %rsp
.L1:
	ret
	.size	f, .-f
	.section	.note.GNU-stack,"",@progbits
