//! Stair functions of a number are recognised, and no others.

mod common;

use dag::ir::random::Random;
use dag::search::spec::staircase::{Stair, Staircase};
use isa::Width;

/// What is recognised of a code's result in the low bits of `rax`, in the order without signs first.
fn recognised(text: &str, width: Width) -> Vec<Staircase> {
    Staircase::recognise(&common::spec(text, width))
}

fn steps(of: &[(i128, u64)]) -> Vec<Stair> {
    of.iter().map(|&(from, value)| Stair { from, value }).collect()
}

#[test]
fn sums_of_comparisons_are_staircases() {
    let text = "xorl %eax, %eax; cmpl $9, %edi; seta %al; xorl %ecx, %ecx; cmpl $99, %edi; seta %cl; addl %ecx, %eax";
    let found = &recognised(text, Width::W32)[0];
    assert_eq!((found.order.width, found.order.signed, found.first), (Width::W32, false, 0));
    assert_eq!(found.steps, steps(&[(10, 1), (100, 2)]));
}

/// Thresholds that nobody wrote: one less than the width without the zeros above a number.
#[test]
fn thresholds_are_found_that_the_code_does_not_name() {
    let found = &recognised("movl %edi, %eax; orl $1, %eax; bsrl %eax, %eax; shrl $2, %eax", Width::W32)[0];
    assert_eq!(
        found.steps,
        steps(&[(16, 1), (256, 2), (4096, 3), (1 << 16, 4), (1 << 20, 5), (1 << 24, 6), (1 << 28, 7)])
    );
}

#[test]
fn as_few_low_bits_as_decide_are_looked_at() {
    let text = "movzbl %dil, %edi; xorl %eax, %eax; cmpl $200, %edi; setae %al";
    let found = recognised(text, Width::W32);
    assert_eq!((found[0].order.width, &found[0].steps[..]), (Width::W8, &steps(&[(200, 1)])[..]));
    // With a sign these are the numbers from -56 to -1.
    assert_eq!((found[1].first, &found[1].steps[..]), (0, &steps(&[(-56, 1), (0, 0)])[..]));
}

#[test]
fn other_functions_are_no_staircases() {
    for text in [
        "leal 3(%rdi), %eax",
        "movl %edi, %eax; andl $1, %eax",
        "xorl %eax, %eax; cmpl %esi, %edi; setb %al",
        "xorl %eax, %eax; movl %edi, %eax; shrl $20, %eax",
        "movl %edi, %eax; cmpl $100, %eax; movl $0, %ecx; cmova %ecx, %eax",
    ] {
        assert_eq!(recognised(text, Width::W32), [], "{text}");
    }
}

/// Chains of selections with random thresholds and values, in every order of words.
#[test]
fn chains_of_selections_are_what_they_are() {
    let mut random = Random::new(7);
    for round in 0..200 {
        let (wide, signed) = (random.below(2) == 1, random.below(2) == 1);
        let mut limits: Vec<i32> =
            (0..2 + random.below(6)).map(|_| (random.next() as i32) >> random.below(32)).collect();
        limits.retain(|l| signed || *l > 0);
        limits.sort_unstable();
        limits.dedup();
        let values: Vec<u32> = (0..=limits.len()).map(|k| k as u32 * 10 + random.below(10) as u32).collect();
        let (register, suffix) = if wide { ("%rdi", "q") } else { ("%edi", "l") };
        let moves = limits.iter().zip(&values[1..]).map(|(limit, value)| {
            let condition = if signed { "ge" } else { "ae" };
            format!("; movl ${value}, %ecx; cmp{suffix} ${limit}, {register}; cmov{condition} %ecx, %eax")
        });
        let text = format!("movl ${}, %eax{}", values[0], moves.collect::<String>());
        // The least number of all is no threshold.
        let least = if signed && !wide { i128::from(i32::MIN) } else { i128::MIN };
        if limits.is_empty() || i128::from(limits[0]) == least {
            continue;
        }
        let all = recognised(&text, Width::W32);
        let width = if wide { Width::W64 } else { Width::W32 };
        let found = all.iter().find(|s| s.order.signed == signed).unwrap_or_else(|| panic!("{round}: {text}"));
        let wanted: Vec<(i128, u64)> =
            limits.iter().map(|l| i128::from(*l)).zip(values[1..].iter().map(|v| u64::from(*v))).collect();
        assert_eq!((found.order.width, found.first), (width, u64::from(values[0])), "{round}: {text}");
        assert_eq!(found.steps, steps(&wanted), "{round}: {text}");
    }
}
