//! Specifications that look only at the order of their inputs are recognised, and no others.

mod common;

use dag::search::spec::order::OrderSpec;
use isa::Width;

/// What is recognised of a code's result in the low bits of `rax`.
fn recognised(text: &str, width: Width) -> Option<OrderSpec> {
    OrderSpec::recognise(&common::spec(text, width))
}

/// Width, signedness, constants and weak orders.
fn summary(text: &str, width: Width) -> Option<(u16, bool, Vec<u64>, usize)> {
    let of =
        |o: OrderSpec| (o.elements.order.width.bits(), o.elements.order.signed, o.elements.constants, o.cases.len());
    recognised(text, width).map(of)
}

const SIGNED: &str = "movl %edi, %eax; cmpl %esi, %eax; cmovg %esi, %eax";

#[test]
fn width_and_signedness_are_told_apart() {
    assert_eq!(summary(SIGNED, Width::W32), Some((32, true, vec![], 3)));
    let unsigned = "movl %edi, %eax; cmpl %esi, %eax; cmova %esi, %eax";
    assert_eq!(summary(unsigned, Width::W32), Some((32, false, vec![], 3)));
    let wide = "movq %rdi, %rax; cmpq %rsi, %rax; cmovg %rsi, %rax";
    assert_eq!(summary(wide, Width::W64), Some((64, true, vec![], 3)));
}

/// Once it is known which numbers are negative, the unsigned order is the signed one.
#[test]
fn both_orders_at_once_are_one_with_zero() {
    let both = "movl %edi, %eax; cmpl %esi, %eax; cmova %esi, %eax; cmpl %edx, %eax; cmovg %edx, %eax";
    assert_eq!(summary(both, Width::W32).map(|s| (s.1, s.2)), Some((true, vec![0])));
}

/// Whether a number is below 255 is asked by a comparison with 254.
#[test]
fn constants_that_are_not_needed_are_left_out() {
    let clamp =
        "movl $255, %eax; cmpl $254, %edi; cmovle %edi, %eax; movl $0, %ecx; testl %eax, %eax; cmovs %ecx, %eax";
    assert_eq!(summary(clamp, Width::W32), Some((32, true, vec![0, 255], 5)));
}

#[test]
fn numbers_that_are_in_no_order_are_labels() {
    let text = "movl $7, %eax; movl $9, %ecx; cmpl %esi, %edi; cmovb %ecx, %eax";
    let found = recognised(text, Width::W32).expect("an order");
    assert_eq!((found.elements.constants.len(), found.labels.len(), found.cases.len()), (0, 2, 3));
}

/// The middle one is what is left of all three without the least and the greatest.
#[test]
fn what_is_written_with_sums_is_recognised() {
    let text = "movl %edi, %eax; cmpl %esi, %eax; cmovg %esi, %eax; movl %edi, %ecx; cmpl %esi, %ecx; cmovl %esi, %ecx; \
                addl %esi, %edi; subl %eax, %edi; subl %ecx, %edi; movl %edi, %eax; addl %esi, %eax";
    assert_eq!(summary(text, Width::W32), Some((32, true, vec![], 3)));
}

#[test]
fn other_functions_are_not_recognised() {
    for text in [
        "leal (%rdi,%rsi), %eax",
        "movl %edi, %eax; negl %eax; cmovs %edi, %eax",
        "movl %edi, %eax; cmpl %esi, %eax; cmovg %esi, %eax; addl $1, %eax",
    ] {
        assert!(recognised(text, Width::W32).is_none(), "{text}");
    }
}
