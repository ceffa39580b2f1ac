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
	.globl	hour_of_day                     # -- Begin function hour_of_day
	.p2align	4, 0x90
	.type	hour_of_day,@function
hour_of_day:                            # @hour_of_day
# %bb.0:
	movq	%rdi, %rax
	shrq	$4, %rax
	movabsq	$655884233731895169, %rcx       # imm = 0x91A2B3C4D5E6F81
	mulq	%rcx
	movq	%rdx, %rax
	shrq	$3, %rax
                                        # kill: def $eax killed $eax killed $rax
	retq
.Lfunc_end0:
	.size	hour_of_day, .Lfunc_end0-hour_of_day
                                        # -- End function
	.globl	minute_of_hour                  # -- Begin function minute_of_hour
	.p2align	4, 0x90
	.type	minute_of_hour,@function
minute_of_hour:                         # @minute_of_hour
# %bb.0:
	movq	%rdi, %rax
	movabsq	$-8608480567731124087, %rcx     # imm = 0x8888888888888889
	mulq	%rcx
	movq	%rdx, %rcx
	shrq	$5, %rcx
	movabsq	$614891469123651721, %rdx       # imm = 0x888888888888889
	movq	%rcx, %rax
	mulq	%rdx
	shrl	%edx
	imull	$60, %edx, %eax
	subl	%eax, %ecx
	movl	%ecx, %eax
	retq
.Lfunc_end1:
	.size	minute_of_hour, .Lfunc_end1-minute_of_hour
                                        # -- End function
	.globl	week_day                        # -- Begin function week_day
	.p2align	4, 0x90
	.type	week_day,@function
week_day:                               # @week_day
# %bb.0:
                                        # kill: def $edi killed $edi def $rdi
	movl	%edi, %eax
	addl	$4, %eax
	cltq
	imulq	$-1840700269, %rax, %rax        # imm = 0x92492493
	shrq	$32, %rax
	addl	%edi, %eax
	addl	$4, %eax
	movl	%eax, %ecx
	shrl	$31, %ecx
	sarl	$2, %eax
	addl	%ecx, %eax
	leal	(,%rax,8), %ecx
	subl	%ecx, %eax
	addl	%edi, %eax
	addl	$4, %eax
	retq
.Lfunc_end2:
	.size	week_day, .Lfunc_end2-week_day
                                        # -- End function
	.globl	next_month                      # -- Begin function next_month
	.p2align	4, 0x90
	.type	next_month,@function
next_month:                             # @next_month
# %bb.0:
                                        # kill: def $edi killed $edi def $rdi
	leal	1(%rdi), %eax
	movl	$2863311531, %ecx               # imm = 0xAAAAAAAB
	imulq	%rax, %rcx
	shrq	$35, %rcx
	shll	$2, %ecx
	leal	(%rcx,%rcx,2), %ecx
	subl	%ecx, %eax
                                        # kill: def $eax killed $eax killed $rax
	retq
.Lfunc_end3:
	.size	next_month, .Lfunc_end3-next_month
                                        # -- End function
	.globl	clock_sum                       # -- Begin function clock_sum
	.p2align	4, 0x90
	.type	clock_sum,@function
clock_sum:                              # @clock_sum
# %bb.0:
                                        # kill: def $esi killed $esi def $rsi
                                        # kill: def $edi killed $edi def $rdi
	leal	(%rdi,%rsi), %eax
	movl	$2863311531, %ecx               # imm = 0xAAAAAAAB
	imulq	%rax, %rcx
	shrq	$36, %rcx
	shll	$3, %ecx
	leal	(%rcx,%rcx,2), %ecx
	subl	%ecx, %eax
                                        # kill: def $eax killed $eax killed $rax
	retq
.Lfunc_end4:
	.size	clock_sum, .Lfunc_end4-clock_sum
                                        # -- End function
	.globl	ticks_to_ms                     # -- Begin function ticks_to_ms
	.p2align	4, 0x90
	.type	ticks_to_ms,@function
ticks_to_ms:                            # @ticks_to_ms
# %bb.0:
	movabsq	$1099511627768, %rax            # imm = 0xFFFFFFFFF8
	andq	%rdi, %rax
	movabsq	$18446744073709552, %rcx        # imm = 0x4189374BC6A7F0
	mulq	%rcx
	movq	%rdx, %rax
	retq
.Lfunc_end5:
	.size	ticks_to_ms, .Lfunc_end5-ticks_to_ms
                                        # -- End function
	.globl	signed_minutes                  # -- Begin function signed_minutes
	.p2align	4, 0x90
	.type	signed_minutes,@function
signed_minutes:                         # @signed_minutes
# %bb.0:
	testl	%edi, %edi
	js	.LBB6_1
# %bb.2:
	movl	%edi, %ecx
	movl	$2290649225, %eax               # imm = 0x88888889
	imulq	%rcx, %rax
	shrq	$37, %rax
                                        # kill: def $eax killed $eax killed $rax
	retq
.LBB6_1:
	movl	$-1, %eax
                                        # kill: def $eax killed $eax killed $rax
	retq
.Lfunc_end6:
	.size	signed_minutes, .Lfunc_end6-signed_minutes
                                        # -- End function
	.globl	last_digit                      # -- Begin function last_digit
	.p2align	4, 0x90
	.type	last_digit,@function
last_digit:                             # @last_digit
# %bb.0:
	imull	$205, %edi, %eax
	shrl	$10, %eax
	andl	$-2, %eax
	leal	(%rax,%rax,4), %eax
	subb	%al, %dil
	movzbl	%dil, %eax
	retq
.Lfunc_end7:
	.size	last_digit, .Lfunc_end7-last_digit
                                        # -- End function
	.globl	tens                            # -- Begin function tens
	.p2align	4, 0x90
	.type	tens,@function
tens:                                   # @tens
# %bb.0:
	movzbl	%dil, %eax
	imull	$205, %eax, %ecx
	shrl	$11, %ecx
	cmpl	$100, %edi
	movl	$-1, %eax
	cmovbl	%ecx, %eax
	retq
.Lfunc_end8:
	.size	tens, .Lfunc_end8-tens
                                        # -- End function
	.globl	high_digits                     # -- Begin function high_digits
	.p2align	4, 0x90
	.type	high_digits,@function
high_digits:                            # @high_digits
# %bb.0:
	movq	%rdi, %rax
	shrq	$46, %rax
	movabsq	$737869762948382065, %rcx       # imm = 0xA3D70A3D70A3D71
	mulq	%rcx
	movq	%rdx, %rax
	retq
.Lfunc_end9:
	.size	high_digits, .Lfunc_end9-high_digits
                                        # -- End function
	.globl	digit_sum                       # -- Begin function digit_sum
	.p2align	4, 0x90
	.type	digit_sum,@function
digit_sum:                              # @digit_sum
# %bb.0:
	movl	%edi, %eax
	movl	%edi, %ecx
	movl	$3435973837, %edx               # imm = 0xCCCCCCCD
	imulq	%rcx, %rdx
	shrq	$35, %rdx
	leal	(%rdx,%rdx,8), %ecx
	subl	%ecx, %eax
	retq
.Lfunc_end10:
	.size	digit_sum, .Lfunc_end10-digit_sum
                                        # -- End function
	.globl	put_two_digits                  # -- Begin function put_two_digits
	.p2align	4, 0x90
	.type	put_two_digits,@function
put_two_digits:                         # @put_two_digits
# %bb.0:
	xorl	%eax, %eax
	cmpl	$99, %esi
	ja	.LBB11_2
# %bb.1:
	movzbl	%sil, %eax
	imull	$205, %eax, %ecx
	shrl	$11, %ecx
	movl	%ecx, %edx
	orb	$48, %dl
	movb	%dl, (%rdi)
	addl	%ecx, %ecx
	leal	(%rcx,%rcx,4), %ecx
	subb	%cl, %al
	orb	$48, %al
	movb	%al, 1(%rdi)
	movl	$2, %eax
.LBB11_2:
	retq
.Lfunc_end11:
	.size	put_two_digits, .Lfunc_end11-put_two_digits
                                        # -- End function
	.globl	put_time                        # -- Begin function put_time
	.p2align	4, 0x90
	.type	put_time,@function
put_time:                               # @put_time
# %bb.0:
	xorl	%eax, %eax
	cmpq	$86399, %rsi                    # imm = 0x1517F
	ja	.LBB12_2
# %bb.1:
	movl	%esi, %eax
	movl	$2443359173, %ecx               # imm = 0x91A2B3C5
	imulq	%rax, %rcx
	shrq	$43, %rcx
	movl	%ecx, (%rdi)
	movl	$2290649225, %ecx               # imm = 0x88888889
	imulq	%rax, %rcx
	shrq	$37, %rcx
	movzwl	%cx, %eax
	imull	$34953, %eax, %eax              # imm = 0x8889
	shrl	$21, %eax
	imull	$60, %eax, %eax
	imull	$60, %ecx, %edx
	subl	%eax, %ecx
	movzwl	%cx, %eax
	movl	%eax, 4(%rdi)
	subl	%edx, %esi
	movl	%esi, 8(%rdi)
	movl	$1, %eax
.LBB12_2:
	retq
.Lfunc_end12:
	.size	put_time, .Lfunc_end12-put_time
                                        # -- End function
	.globl	bucket                          # -- Begin function bucket
	.p2align	4, 0x90
	.type	bucket,@function
bucket:                                 # @bucket
# %bb.0:
	movq	%rdi, %rax
	shrq	$40, %rax
	imulq	$8513315, %rax, %rcx            # imm = 0x81E723
	shrq	$33, %rcx
	imull	$1009, %ecx, %ecx               # imm = 0x3F1
	subl	%ecx, %eax
	retq
.Lfunc_end13:
	.size	bucket, .Lfunc_end13-bucket
                                        # -- End function
	.globl	bucket_of                       # -- Begin function bucket_of
	.p2align	4, 0x90
	.type	bucket_of,@function
bucket_of:                              # @bucket_of
# %bb.0:
	movl	%edi, %eax
	xorl	%edx, %edx
	divl	%esi
	movl	%edx, %eax
	retq
.Lfunc_end14:
	.size	bucket_of, .Lfunc_end14-bucket_of
                                        # -- End function
	.globl	scaled                          # -- Begin function scaled
	.p2align	4, 0x90
	.type	scaled,@function
scaled:                                 # @scaled
# %bb.0:
	movl	%edi, %eax
	movl	%esi, %ecx
	imulq	%rax, %rcx
	movabsq	$-6691484059914626997, %rdx     # imm = 0xA32312B35499984B
	movq	%rcx, %rax
	mulq	%rdx
	movq	%rcx, %rax
	subq	%rdx, %rax
	shrq	%rax
	addq	%rdx, %rax
	shrq	$13, %rax
	imull	$10007, %eax, %eax              # imm = 0x2717
	subl	%eax, %ecx
	movl	%ecx, %eax
	retq
.Lfunc_end15:
	.size	scaled, .Lfunc_end15-scaled
                                        # -- End function
	.globl	slot                            # -- Begin function slot
	.p2align	4, 0x90
	.type	slot,@function
slot:                                   # @slot
# %bb.0:
	movl	%edi, %ecx
	andl	$15, %ecx
	xorl	%eax, %eax
	testl	%edi, %edi
	cmovnsl	%ecx, %eax
	retq
.Lfunc_end16:
	.size	slot, .Lfunc_end16-slot
                                        # -- End function
	.globl	advance                         # -- Begin function advance
	.p2align	4, 0x90
	.type	advance,@function
advance:                                # @advance
# %bb.0:
	leaq	1(%rdi), %rcx
	movabsq	$-6148914691236517205, %rdx     # imm = 0xAAAAAAAAAAAAAAAB
	movq	%rcx, %rax
	mulq	%rdx
	shrq	%rdx
	andq	$-16, %rdx
	leaq	(%rdx,%rdx,2), %rax
	subq	%rax, %rcx
	movq	%rcx, %rax
	retq
.Lfunc_end17:
	.size	advance, .Lfunc_end17-advance
                                        # -- End function
	.globl	ring_index                      # -- Begin function ring_index
	.p2align	4, 0x90
	.type	ring_index,@function
ring_index:                             # @ring_index
# %bb.0:
	movl	%edi, %eax
	leal	7(%rax), %ecx
	testl	%edi, %edi
	cmovnsl	%edi, %ecx
	andl	$-8, %ecx
	subl	%ecx, %eax
                                        # kill: def $eax killed $eax killed $rax
	retq
.Lfunc_end18:
	.size	ring_index, .Lfunc_end18-ring_index
                                        # -- End function
	.globl	half_full                       # -- Begin function half_full
	.p2align	4, 0x90
	.type	half_full,@function
half_full:                              # @half_full
# %bb.0:
	movl	%edi, %eax
	shrl	$31, %eax
	addl	%edi, %eax
	sarl	%eax
	retq
.Lfunc_end19:
	.size	half_full, .Lfunc_end19-half_full
                                        # -- End function
	.globl	element                         # -- Begin function element
	.p2align	4, 0x90
	.type	element,@function
element:                                # @element
# %bb.0:
                                        # kill: def $esi killed $esi def $rsi
	movl	$-1, %eax
	cmpl	$63, %esi
	ja	.LBB20_2
# %bb.1:
	andl	$-4, %esi
	movl	(%rdi,%rsi), %eax
.LBB20_2:
	retq
.Lfunc_end20:
	.size	element, .Lfunc_end20-element
                                        # -- End function
	.globl	page_of                         # -- Begin function page_of
	.p2align	4, 0x90
	.type	page_of,@function
page_of:                                # @page_of
# %bb.0:
	movl	%edi, %ecx
	shrl	$12, %ecx
	andl	$511, %ecx                      # imm = 0x1FF
	testq	%rdi, %rdi
	movl	$-1, %eax
	cmovnsl	%ecx, %eax
	retq
.Lfunc_end21:
	.size	page_of, .Lfunc_end21-page_of
                                        # -- End function
	.globl	next_index                      # -- Begin function next_index
	.p2align	4, 0x90
	.type	next_index,@function
next_index:                             # @next_index
# %bb.0:
	testl	%esi, %esi
	js	.LBB22_1
# %bb.2:
	movl	%esi, %eax
	movl	%esi, %ecx
	shrl	$3, %ecx
	movl	%ecx, (%rdi)
	movl	%esi, %ecx
	andl	$7, %ecx
	movl	%ecx, 4(%rdi)
	shrl	%eax
	retq
.LBB22_1:
	movl	$-1, %eax
	retq
.Lfunc_end22:
	.size	next_index, .Lfunc_end22-next_index
                                        # -- End function
	.globl	fill_below                      # -- Begin function fill_below
	.p2align	4, 0x90
	.type	fill_below,@function
fill_below:                             # @fill_below
# %bb.0:
	xorl	%eax, %eax
	cmpl	$999, %esi                      # imm = 0x3E7
	ja	.LBB23_4
# %bb.1:
	xorl	%ecx, %ecx
	.p2align	4, 0x90
.LBB23_2:                               # =>This Inner Loop Header: Depth=1
	movl	%esi, %edx
	movzwl	%dx, %eax
	imull	$52429, %eax, %esi              # imm = 0xCCCD
	shrl	$19, %esi
	leaq	1(%rcx), %rax
	movb	%sil, (%rdi,%rcx)
	movzbl	1(%rdi,%rcx), %esi
	addl	%edx, %esi
	cmpl	$999, %esi                      # imm = 0x3E7
	ja	.LBB23_4
# %bb.3:                                #   in Loop: Header=BB23_2 Depth=1
	cmpq	$31, %rcx
	movq	%rax, %rcx
	jb	.LBB23_2
.LBB23_4:
                                        # kill: def $eax killed $eax killed $rax
	retq
.Lfunc_end23:
	.size	fill_below, .Lfunc_end23-fill_below
                                        # -- End function
	.globl	hex_value                       # -- Begin function hex_value
	.p2align	4, 0x90
	.type	hex_value,@function
hex_value:                              # @hex_value
# %bb.0:
                                        # kill: def $edi killed $edi def $rdi
	leal	-48(%rdi), %eax
	cmpl	$10, %eax
	jb	.LBB24_4
# %bb.1:
	leal	-97(%rdi), %eax
	cmpl	$5, %eax
	ja	.LBB24_3
# %bb.2:
	addl	$-87, %edi
	movl	%edi, %eax
	retq
.LBB24_3:
	leal	-65(%rdi), %eax
	addl	$-55, %edi
	cmpl	$6, %eax
	movl	$-1, %eax
	cmovbl	%edi, %eax
.LBB24_4:
	retq
.Lfunc_end24:
	.size	hex_value, .Lfunc_end24-hex_value
                                        # -- End function
	.globl	is_name                         # -- Begin function is_name
	.p2align	4, 0x90
	.type	is_name,@function
is_name:                                # @is_name
# %bb.0:
	movl	%edi, %eax
	andl	$-33, %eax
	addl	$-65, %eax
	cmpl	$26, %eax
	setb	%cl
	cmpl	$95, %edi
	sete	%al
	orb	%cl, %al
	retq
.Lfunc_end25:
	.size	is_name, .Lfunc_end25-is_name
                                        # -- End function
	.globl	is_space                        # -- Begin function is_space
	.p2align	4, 0x90
	.type	is_space,@function
is_space:                               # @is_space
# %bb.0:
	movl	%edi, %ecx
	cmpl	$33, %edi
	setb	%dl
	movabsq	$4294977024, %rax               # imm = 0x100002600
                                        # kill: def $cl killed $cl killed $ecx
	shrq	%cl, %rax
	andb	%dl, %al
                                        # kill: def $al killed $al killed $rax
	retq
.Lfunc_end26:
	.size	is_space, .Lfunc_end26-is_space
                                        # -- End function
	.globl	escape                          # -- Begin function escape
	.p2align	4, 0x90
	.type	escape,@function
escape:                                 # @escape
# %bb.0:
	cmpl	$110, %edi
	je	.LBB27_1
# %bb.2:
	movl	%edi, %eax
	cmpl	$114, %edi
	je	.LBB27_5
# %bb.3:
	cmpl	$116, %eax
	jne	.LBB27_6
# %bb.4:
	movl	$9, %eax
	retq
.LBB27_5:
	movl	$13, %eax
.LBB27_6:
	retq
.LBB27_1:
	movl	$10, %eax
	retq
.Lfunc_end27:
	.size	escape, .Lfunc_end27-escape
                                        # -- End function
	.globl	precedence                      # -- Begin function precedence
	.p2align	4, 0x90
	.type	precedence,@function
precedence:                             # @precedence
# %bb.0:
	addl	$-42, %edi
	xorl	%eax, %eax
	cmpl	$5, %edi
	ja	.LBB28_2
# %bb.1:
	movl	%edi, %eax
	leaq	.Lswitch.table.precedence(%rip), %rcx
	movl	(%rcx,%rax,4), %eax
.LBB28_2:
	retq
.Lfunc_end28:
	.size	precedence, .Lfunc_end28-precedence
                                        # -- End function
	.globl	clamp_byte                      # -- Begin function clamp_byte
	.p2align	4, 0x90
	.type	clamp_byte,@function
clamp_byte:                             # @clamp_byte
# %bb.0:
	cmpl	$255, %edi
	movl	$255, %ecx
	cmovll	%edi, %ecx
	xorl	%eax, %eax
	testl	%ecx, %ecx
	cmovgl	%ecx, %eax
	retq
.Lfunc_end29:
	.size	clamp_byte, .Lfunc_end29-clamp_byte
                                        # -- End function
	.globl	percent                         # -- Begin function percent
	.p2align	4, 0x90
	.type	percent,@function
percent:                                # @percent
# %bb.0:
	testl	%edi, %edi
	js	.LBB30_1
# %bb.2:
	movl	$100, %eax
	cmpl	$1000, %edi                     # imm = 0x3E8
	ja	.LBB30_4
# %bb.3:
	movzwl	%di, %eax
	imull	$52429, %eax, %eax              # imm = 0xCCCD
	shrl	$19, %eax
.LBB30_4:
	retq
.LBB30_1:
	xorl	%eax, %eax
	retq
.Lfunc_end30:
	.size	percent, .Lfunc_end30-percent
                                        # -- End function
	.globl	sign                            # -- Begin function sign
	.p2align	4, 0x90
	.type	sign,@function
sign:                                   # @sign
# %bb.0:
	xorl	%ecx, %ecx
	testl	%edi, %edi
	setne	%cl
	movl	$-1, %eax
	cmovnsl	%ecx, %eax
	retq
.Lfunc_end31:
	.size	sign, .Lfunc_end31-sign
                                        # -- End function
	.globl	in_decade                       # -- Begin function in_decade
	.p2align	4, 0x90
	.type	in_decade,@function
in_decade:                              # @in_decade
# %bb.0:
	addl	$-30, %edi
	cmpl	$10, %edi
	setb	%al
	retq
.Lfunc_end32:
	.size	in_decade, .Lfunc_end32-in_decade
                                        # -- End function
	.globl	valid_date                      # -- Begin function valid_date
	.p2align	4, 0x90
	.type	valid_date,@function
valid_date:                             # @valid_date
# %bb.0:
                                        # kill: def $esi killed $esi def $rsi
                                        # kill: def $edi killed $edi def $rdi
	leal	-13(%rdi), %eax
	cmpl	$-12, %eax
	setb	%al
	leal	-32(%rsi), %ecx
	cmpl	$-31, %ecx
	setb	%cl
	orb	%al, %cl
	je	.LBB33_2
# %bb.1:
	xorl	%eax, %eax
                                        # kill: def $al killed $al killed $eax
	retq
.LBB33_2:
	cmpl	$2, %edi
	setne	%cl
	cmpl	$30, %esi
	setb	%al
	orb	%cl, %al
                                        # kill: def $al killed $al killed $eax
	retq
.Lfunc_end33:
	.size	valid_date, .Lfunc_end33-valid_date
                                        # -- End function
	.globl	grade                           # -- Begin function grade
	.p2align	4, 0x90
	.type	grade,@function
grade:                                  # @grade
# %bb.0:
	testl	%edi, %edi
	js	.LBB34_1
# %bb.2:
	movl	$5, %eax
	cmpl	$89, %edi
	ja	.LBB34_5
# %bb.3:
	movl	$4, %eax
	cmpl	$74, %edi
	ja	.LBB34_5
# %bb.4:
	xorl	%eax, %eax
	cmpl	$50, %edi
	setae	%al
	leal	1(,%rax,2), %eax
.LBB34_5:
	retq
.LBB34_1:
	xorl	%eax, %eax
	retq
.Lfunc_end34:
	.size	grade, .Lfunc_end34-grade
                                        # -- End function
	.type	.Lswitch.table.precedence,@object # @switch.table.precedence
	.section	.rodata,"a",@progbits
	.p2align	2, 0x0
.Lswitch.table.precedence:
	.long	2                               # 0x2
	.long	1                               # 0x1
	.long	0                               # 0x0
	.long	1                               # 0x1
	.long	0                               # 0x0
	.long	2                               # 0x2
	.size	.Lswitch.table.precedence, 24

