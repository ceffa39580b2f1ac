# superopt: hour_of_day(rdi) -> eax where rdi < 86400
# superopt: minute_of_hour(rdi) -> eax where rdi < 86400
# superopt: week_day(edi) -> eax where edi s>= 0, edi s< 100000
# superopt: next_month(edi) -> eax where edi < 12
# superopt: clock_sum(edi, esi) -> eax where edi < 24, esi < 24
# superopt: ticks_to_ms(rdi) -> rax
# superopt: signed_minutes(edi) -> eax
# superopt: last_digit(edi) -> eax
# superopt: tens(edi) -> eax
# superopt: high_digits(rdi) -> rax
# superopt: digit_sum(edi) -> eax where edi < 100
# superopt: put_two_digits(rdi, esi) -> eax
# superopt: put_time(rdi, rsi) -> eax
# superopt: bucket(rdi) -> rax
# superopt: bucket_of(edi, esi) -> eax where esi != 0
# superopt: scaled(edi, esi) -> eax where edi < 1000, esi < 1000
# superopt: slot(edi) -> eax
# superopt: advance(rdi) -> rax where rdi < 48
# superopt: ring_index(edi) -> eax where edi s>= 0
# superopt: half_full(edi) -> eax where edi s>= 0
# superopt: element(rdi, esi) -> eax
# superopt: page_of(rdi) -> eax
# superopt: next_index(rdi, esi) -> eax
# superopt: fill_below(rdi, esi) -> eax
# superopt: hex_value(edi) -> eax
# superopt: is_name(edi) -> al
# superopt: is_space(edi) -> al
# superopt: escape(edi) -> eax
# superopt: precedence(edi) -> eax
# superopt: clamp_byte(edi) -> eax
# superopt: percent(edi) -> eax
# superopt: sign(edi) -> eax
# superopt: in_decade(edi) -> al
# superopt: valid_date(edi, esi) -> al
# superopt: grade(edi) -> eax
	.text
	.p2align 4
	.globl	hour_of_day
	.type	hour_of_day, @function
hour_of_day:
	movabsq	$655884233731895169, %rax
	shrq	$4, %rdi
	mulq	%rdi
	shrq	$3, %rdx
	movl	%edx, %eax
	ret
	.size	hour_of_day, .-hour_of_day
	.p2align 4
	.globl	minute_of_hour
	.type	minute_of_hour, @function
minute_of_hour:
	movabsq	$-8608480567731124087, %rcx
	movq	%rdi, %rax
	mulq	%rcx
	movq	%rdx, %rdi
	shrq	$5, %rdi
	movq	%rdi, %rax
	mulq	%rcx
	shrq	$5, %rdx
	movq	%rdx, %rax
	salq	$4, %rax
	subq	%rdx, %rax
	leaq	0(,%rax,4), %rdx
	movl	%edi, %eax
	subl	%edx, %eax
	ret
	.size	minute_of_hour, .-minute_of_hour
	.p2align 4
	.globl	week_day
	.type	week_day, @function
week_day:
	addl	$4, %edi
	movslq	%edi, %rax
	movl	%edi, %edx
	imulq	$-1840700269, %rax, %rax
	sarl	$31, %edx
	shrq	$32, %rax
	addl	%edi, %eax
	sarl	$2, %eax
	subl	%edx, %eax
	leal	0(,%rax,8), %edx
	subl	%eax, %edx
	movl	%edi, %eax
	subl	%edx, %eax
	ret
	.size	week_day, .-week_day
	.p2align 4
	.globl	next_month
	.type	next_month, @function
next_month:
	leal	1(%rdi), %eax
	movl	$2863311531, %edx
	movq	%rax, %rdi
	imulq	%rdx, %rax
	shrq	$35, %rax
	leal	(%rax,%rax,2), %edx
	movl	%edi, %eax
	sall	$2, %edx
	subl	%edx, %eax
	ret
	.size	next_month, .-next_month
	.p2align 4
	.globl	clock_sum
	.type	clock_sum, @function
clock_sum:
	leal	(%rdi,%rsi), %eax
	movl	$2863311531, %edx
	movq	%rax, %rdi
	imulq	%rdx, %rax
	shrq	$36, %rax
	leal	(%rax,%rax,2), %edx
	movl	%edi, %eax
	sall	$3, %edx
	subl	%edx, %eax
	ret
	.size	clock_sum, .-clock_sum
	.p2align 4
	.globl	ticks_to_ms
	.type	ticks_to_ms, @function
ticks_to_ms:
	movabsq	$2361183241434822607, %rax
	salq	$24, %rdi
	movq	%rdi, %rdx
	shrq	$27, %rdx
	mulq	%rdx
	movq	%rdx, %rax
	shrq	$4, %rax
	ret
	.size	ticks_to_ms, .-ticks_to_ms
	.p2align 4
	.globl	signed_minutes
	.type	signed_minutes, @function
signed_minutes:
	testl	%edi, %edi
	js	.L10
	movslq	%edi, %rax
	imulq	$-2004318071, %rax, %rax
	shrq	$32, %rax
	addl	%edi, %eax
	sarl	$31, %edi
	sarl	$5, %eax
	subl	%edi, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L10:
	movl	$-1, %eax
	ret
	.size	signed_minutes, .-signed_minutes
	.p2align 4
	.globl	last_digit
	.type	last_digit, @function
last_digit:
	movl	$-51, %eax
	mulb	%dil
	shrw	$11, %ax
	leal	(%rax,%rax,4), %eax
	leal	(%rax,%rax), %edx
	subl	%edx, %edi
	movzbl	%dil, %eax
	ret
	.size	last_digit, .-last_digit
	.p2align 4
	.globl	tens
	.type	tens, @function
tens:
	cmpl	$99, %edi
	ja	.L14
	movslq	%edi, %rax
	sarl	$31, %edi
	imulq	$1717986919, %rax, %rax
	sarq	$34, %rax
	subl	%edi, %eax
	ret
	.p2align 4,,10
	.p2align 3
.L14:
	movl	$-1, %eax
	ret
	.size	tens, .-tens
	.p2align 4
	.globl	high_digits
	.type	high_digits, @function
high_digits:
	movabsq	$2951479051793528259, %rax
	shrq	$46, %rdi
	mulq	%rdi
	movq	%rdx, %rax
	shrq	$2, %rax
	ret
	.size	high_digits, .-high_digits
	.p2align 4
	.globl	digit_sum
	.type	digit_sum, @function
digit_sum:
	movl	%edi, %eax
	movl	$3435973837, %edx
	imulq	%rdx, %rax
	shrq	$35, %rax
	leal	(%rax,%rax,4), %edx
	addl	%edx, %edx
	subl	%edx, %edi
	addl	%edi, %eax
	ret
	.size	digit_sum, .-digit_sum
	.p2align 4
	.globl	put_two_digits
	.type	put_two_digits, @function
put_two_digits:
	xorl	%eax, %eax
	cmpl	$99, %esi
	ja	.L17
	movl	%esi, %eax
	movl	$3435973837, %edx
	imulq	%rdx, %rax
	shrq	$35, %rax
	leal	48(%rax), %edx
	leal	(%rax,%rax,4), %eax
	addl	%eax, %eax
	movb	%dl, (%rdi)
	subl	%eax, %esi
	movl	$2, %eax
	addl	$48, %esi
	movb	%sil, 1(%rdi)
.L17:
	ret
	.size	put_two_digits, .-put_two_digits
	.p2align 4
	.globl	put_time
	.type	put_time, @function
put_time:
	movq	%rdi, %r8
	movq	%rsi, %rcx
	xorl	%eax, %eax
	cmpq	$86399, %rsi
	ja	.L20
	movabsq	$5247073869855161349, %rax
	movq	%rsi, %r9
	imulq	%rsi
	sarq	$63, %r9
	movq	%rsi, %rax
	sarq	$10, %rdx
	subq	%r9, %rdx
	movl	%edx, (%rdi)
	movabsq	$-8608480567731124087, %rdi
	imulq	%rdi
	leaq	(%rdx,%rsi), %rsi
	sarq	$5, %rsi
	subq	%r9, %rsi
	movq	%rsi, %rax
	mulq	%rdi
	shrq	$5, %rdx
	movq	%rdx, %rax
	salq	$4, %rax
	subq	%rdx, %rax
	movq	%rsi, %rdx
	salq	$2, %rax
	subq	%rax, %rdx
	movq	%rsi, %rax
	salq	$4, %rax
	movl	%edx, 4(%r8)
	subq	%rsi, %rax
	salq	$2, %rax
	subq	%rax, %rcx
	movl	$1, %eax
	movl	%ecx, 8(%r8)
.L20:
	ret
	.size	put_time, .-put_time
	.p2align 4
	.globl	bucket
	.type	bucket, @function
bucket:
	movabsq	$-9086255505087856445, %rax
	shrq	$40, %rdi
	mulq	%rdi
	movq	%rdx, %rax
	shrq	$9, %rax
	imulq	$1009, %rax, %rdx
	movq	%rdi, %rax
	subq	%rdx, %rax
	ret
	.size	bucket, .-bucket
	.p2align 4
	.globl	bucket_of
	.type	bucket_of, @function
bucket_of:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
	movl	%edx, %eax
	ret
	.size	bucket_of, .-bucket_of
	.p2align 4
	.globl	scaled
	.type	scaled, @function
scaled:
	movabsq	$-6691484059914626997, %rax
	movl	%esi, %esi
	movl	%edi, %edi
	imulq	%rsi, %rdi
	mulq	%rdi
	movq	%rdi, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rax, %rdx
	movl	%edi, %eax
	shrq	$13, %rdx
	imulq	$10007, %rdx, %rdx
	subl	%edx, %eax
	ret
	.size	scaled, .-scaled
	.p2align 4
	.globl	slot
	.type	slot, @function
slot:
	movl	%edi, %eax
	xorl	%edx, %edx
	andl	$15, %eax
	testl	%edi, %edi
	cmovs	%edx, %eax
	ret
	.size	slot, .-slot
	.p2align 4
	.globl	advance
	.type	advance, @function
advance:
	movabsq	$-6148914691236517205, %rax
	addq	$1, %rdi
	mulq	%rdi
	movq	%rdx, %rax
	shrq	$5, %rax
	leaq	(%rax,%rax,2), %rdx
	movq	%rdi, %rax
	salq	$4, %rdx
	subq	%rdx, %rax
	ret
	.size	advance, .-advance
	.p2align 4
	.globl	ring_index
	.type	ring_index, @function
ring_index:
	movl	%edi, %edx
	sarl	$31, %edx
	shrl	$29, %edx
	leal	(%rdi,%rdx), %eax
	andl	$7, %eax
	subl	%edx, %eax
	ret
	.size	ring_index, .-ring_index
	.p2align 4
	.globl	half_full
	.type	half_full, @function
half_full:
	movl	%edi, %eax
	shrl	$31, %eax
	addl	%edi, %eax
	sarl	%eax
	ret
	.size	half_full, .-half_full
	.p2align 4
	.globl	element
	.type	element, @function
element:
	cmpl	$63, %esi
	ja	.L34
	sarl	$2, %esi
	movslq	%esi, %rsi
	movl	(%rdi,%rsi,4), %eax
	ret
	.p2align 4,,10
	.p2align 3
.L34:
	movl	$-1, %eax
	ret
	.size	element, .-element
	.p2align 4
	.globl	page_of
	.type	page_of, @function
page_of:
	testq	%rdi, %rdi
	js	.L37
	sarq	$12, %rdi
	movl	%edi, %eax
	andl	$511, %eax
	ret
.L37:
	movl	$-1, %eax
	ret
	.size	page_of, .-page_of
	.p2align 4
	.globl	next_index
	.type	next_index, @function
next_index:
	testl	%esi, %esi
	js	.L40
	movl	%esi, %eax
	sarl	$3, %eax
	movl	%eax, (%rdi)
	movl	%esi, %eax
	andl	$7, %eax
	movl	%eax, 4(%rdi)
	movl	%esi, %eax
	sarl	%eax
	ret
.L40:
	movl	$-1, %eax
	ret
	.size	next_index, .-next_index
	.p2align 4
	.globl	fill_below
	.type	fill_below, @function
fill_below:
	xorl	%edx, %edx
	cmpl	$999, %esi
	ja	.L41
	movl	$3435973837, %ecx
	.p2align 4,,10
	.p2align 3
.L43:
	movl	%esi, %eax
	addl	$1, %edx
	addq	$1, %rdi
	imulq	%rcx, %rax
	shrq	$35, %rax
	movb	%al, -1(%rdi)
	movzbl	(%rdi), %eax
	addl	%eax, %esi
	cmpl	$999, %esi
	ja	.L41
	cmpl	$31, %edx
	jbe	.L43
.L41:
	movl	%edx, %eax
	ret
	.size	fill_below, .-fill_below
	.p2align 4
	.globl	hex_value
	.type	hex_value, @function
hex_value:
	leal	-48(%rdi), %eax
	cmpl	$9, %eax
	jbe	.L50
	leal	-97(%rdi), %eax
	cmpl	$5, %eax
	jbe	.L55
	leal	-65(%rdi), %eax
	subl	$55, %edi
	cmpl	$6, %eax
	movl	$-1, %eax
	cmovb	%edi, %eax
.L50:
	ret
	.p2align 4,,10
	.p2align 3
.L55:
	leal	-87(%rdi), %eax
	ret
	.size	hex_value, .-hex_value
	.p2align 4
	.globl	is_name
	.type	is_name, @function
is_name:
	subl	$65, %edi
	cmpl	$57, %edi
	ja	.L58
	movabsq	$288230372997595135, %rax
	btq	%rdi, %rax
	setc	%al
	ret
	.p2align 4,,10
	.p2align 3
.L58:
	xorl	%eax, %eax
	ret
	.size	is_name, .-is_name
	.p2align 4
	.globl	is_space
	.type	is_space, @function
is_space:
	cmpl	$32, %edi
	ja	.L61
	movabsq	$4294977024, %rax
	btq	%rdi, %rax
	setc	%al
	ret
	.p2align 4,,10
	.p2align 3
.L61:
	xorl	%eax, %eax
	ret
	.size	is_space, .-is_space
	.p2align 4
	.globl	escape
	.type	escape, @function
escape:
	movl	$13, %eax
	cmpl	$114, %edi
	je	.L62
	movl	$9, %eax
	cmpl	$116, %edi
	je	.L62
	cmpl	$110, %edi
	movl	$10, %eax
	cmovne	%edi, %eax
.L62:
	ret
	.size	escape, .-escape
	.p2align 4
	.globl	precedence
	.type	precedence, @function
precedence:
	leal	-43(%rdi), %edx
	movl	$1, %eax
	andl	$-3, %edx
	je	.L69
	cmpl	$42, %edi
	sete	%al
	cmpl	$47, %edi
	sete	%dl
	orl	%edx, %eax
	movzbl	%al, %eax
	addl	%eax, %eax
.L69:
	ret
	.size	precedence, .-precedence
	.p2align 4
	.globl	clamp_byte
	.type	clamp_byte, @function
clamp_byte:
	movl	$255, %eax
	cmpl	%eax, %edi
	cmovle	%edi, %eax
	xorl	%edx, %edx
	testl	%eax, %eax
	cmovs	%edx, %eax
	ret
	.size	clamp_byte, .-clamp_byte
	.p2align 4
	.globl	percent
	.type	percent, @function
percent:
	xorl	%eax, %eax
	testl	%edi, %edi
	js	.L74
	movl	$100, %eax
	cmpl	$1000, %edi
	jg	.L74
	movslq	%edi, %rax
	sarl	$31, %edi
	imulq	$1717986919, %rax, %rax
	sarq	$34, %rax
	subl	%edi, %eax
.L74:
	ret
	.size	percent, .-percent
	.p2align 4
	.globl	sign
	.type	sign, @function
sign:
	xorl	%eax, %eax
	testl	%edi, %edi
	movl	$-1, %edx
	setne	%al
	cmovs	%edx, %eax
	ret
	.size	sign, .-sign
	.p2align 4
	.globl	in_decade
	.type	in_decade, @function
in_decade:
	subl	$30, %edi
	cmpl	$9, %edi
	setbe	%al
	ret
	.size	in_decade, .-in_decade
	.p2align 4
	.globl	valid_date
	.type	valid_date, @function
valid_date:
	leal	-1(%rdi), %edx
	xorl	%eax, %eax
	cmpl	$11, %edx
	ja	.L82
	leal	-1(%rsi), %edx
	cmpl	$30, %edx
	ja	.L82
	cmpl	$2, %edi
	sete	%al
	cmpl	$29, %esi
	setg	%dl
	andl	%edx, %eax
	xorl	$1, %eax
.L82:
	ret
	.size	valid_date, .-valid_date
	.p2align 4
	.globl	grade
	.type	grade, @function
grade:
	xorl	%eax, %eax
	testl	%edi, %edi
	js	.L86
	movl	$5, %eax
	cmpl	$89, %edi
	jg	.L86
	movl	$4, %eax
	cmpl	$74, %edi
	jg	.L86
	xorl	%eax, %eax
	cmpl	$49, %edi
	setg	%al
	leal	1(%rax,%rax), %eax
.L86:
	ret
	.size	grade, .-grade
