//! Carries that go through bytes, masks, comparisons and sums of 128 bits become chains, in every style that compilers
//! write them in, and nothing that only looks like one does.

mod support;

use std::fmt::Write;
use support::optimized;

/// Chains are found before any search.
const LIMITS: [&str; 6] = ["--evaluations", "2000", "--longest", "1", "--rlimit", "2000000"];
/// A function before its first word: there is no carry.
const BEGIN: &str = "\t.text\n\t.globl f\n\t.type f, @function\nf:\nxorl %eax, %eax\n";
/// Words in memory, and where their sums are kept until all are stored.
const RESULTS: [&str; 4] = ["%r8", "%r9", "%r10", "%r11"];

/// How a carry goes from one word to the next. It is 0 or 1 in `%rax` between words.
#[derive(Clone, Copy, Debug)]
enum Style {
    /// A flag for each of two sums, as bytes that are joined.
    Bytes,
    /// The same, with what registers held before above the bytes.
    LowBytes,
    /// Sums of 128 bits.
    Wide,
    /// Sums compared with what was added.
    Compared,
    /// Differences whose borrow is a mask, negated.
    Masks,
    /// Differences compared before they are made.
    SubtractedTwice,
}

const STYLES: [Style; 6] =
    [Style::Bytes, Style::LowBytes, Style::Wide, Style::Compared, Style::Masks, Style::SubtractedTwice];

/// One word: `result = a + b + carry` or `a - b - carry`, and the next carry.
fn word(style: Style, k: usize) -> String {
    let (r, at) = (RESULTS[k], 8 * k);
    match style {
        Style::Bytes => format!(
            "movq {at}(%rsi), {r}\nxorl %ecx, %ecx\naddq %rax, {r}\nsetb %cl\nxorl %eax, %eax\naddq {at}(%rdx), {r}\n\
             setb %al\norl %ecx, %eax\n"
        ),
        Style::LowBytes => format!(
            "movq {at}(%rsi), {r}\nmovq {at}(%rdx), %rcx\naddq %rax, {r}\nmovq {r}, %rax\nsetb %al\naddq %rcx, {r}\n\
             setb %cl\norl %ecx, %eax\nmovzbl %al, %eax\n"
        ),
        Style::Wide => format!(
            "movq {at}(%rsi), {r}\nxorl %ecx, %ecx\naddq %rax, {r}\nadcq $0, %rcx\nxorl %eax, %eax\n\
             addq {at}(%rdx), {r}\nadcq %rcx, %rax\n"
        ),
        Style::Compared => format!(
            "movq {at}(%rsi), {r}\nxorl %ecx, %ecx\naddq %rax, {r}\ncmpq %rax, {r}\nsetb %cl\nxorl %eax, %eax\n\
             addq {at}(%rdx), {r}\ncmpq {at}(%rdx), {r}\nsetb %al\naddl %ecx, %eax\n"
        ),
        Style::Masks => format!(
            "movq {at}(%rsi), {r}\nxorl %ecx, %ecx\nsubq %rax, {r}\nsbbq %rcx, %rcx\nmovq $0, %rax\n\
             subq {at}(%rdx), {r}\nsbbq $0, %rcx\nnegb %cl\nmovzbl %cl, %eax\n"
        ),
        Style::SubtractedTwice => format!(
            "movq {at}(%rsi), {r}\nmovq {at}(%rdx), %rcx\naddq %rax, %rcx\nsetb %al\nmovzbl %al, %eax\n\
             cmpq %rcx, {r}\nadcq $0, %rax\nsubq %rcx, {r}\n"
        ),
    }
}

/// A function of `words` words; `lost` is a word whose carry is not handed on.
fn function(style: Style, words: usize, lost: Option<usize>) -> String {
    let mut text = BEGIN.to_string();
    for k in 0..words {
        text += &word(style, k);
        if lost == Some(k) {
            text += "xorl %eax, %eax\n";
        }
    }
    for (k, r) in RESULTS.iter().enumerate().take(words) {
        writeln!(text, "movq {r}, {}(%rdi)", 8 * k).expect("text");
    }
    writeln!(text, "movq %rax, {}(%rdi)\nret", 8 * words).expect("text");
    text
}

fn instructions(text: &str, march: &str) -> u64 {
    let limits = [&LIMITS[..], &["--signature", "f(rdi, rsi, rdx) -> void"]].concat();
    optimized(text, march, &limits).functions[0].instructions
}

/// A load, a sum with an operand in memory and a store for each word, and three instructions for the last carry.
#[test]
fn carries_of_every_style_become_chains() {
    for style in STYLES {
        for words in 2..=4 {
            let left = instructions(&function(style, words, None), "x86-64");
            assert!(left <= 3 * words as u64 + 3, "{style:?}, {words} words: {left} instructions");
        }
    }
}

/// Words whose carry is lost are two chains. The result is verified.
#[test]
fn a_lost_carry_stays_lost() {
    for style in STYLES {
        let left = instructions(&function(style, 4, Some(1)), "x86-64");
        assert!(left <= 3 * 4 + 4, "{style:?}: {left} instructions");
    }
}

/// `a - b`, and `m` added where that is less than 0: the borrow as a mask, joined word by word.
#[test]
fn a_conditional_addition_keeps_one_chain_each_way() {
    let mut text = BEGIN.to_string();
    (0..3).for_each(|k| text += &word(Style::Masks, k));
    text += "negq %rax\nmovabsq $0x123456789abcdef1, %rcx\nandq %rax, %rcx\nandl $0x7fffffff, %eax\n";
    text += "addq %rcx, %r8\nsetb %cl\nmovzbl %cl, %ecx\naddq %rcx, %r9\nsetb %cl\nmovzbl %cl, %ecx\n";
    text += "addq %rax, %r10\naddq %rcx, %r10\n";
    text += "movq %r8, (%rdi)\nmovq %r9, 8(%rdi)\nmovq %r10, 16(%rdi)\nret\n";
    let left = instructions(&text, "x86-64");
    assert!(left <= 3 + 3 + 1 + 4 + 3 + 3, "{left} instructions");
}

/// A row of a product of many words added to others, each stored before the next is loaded, as the two may overlap: the flag
/// does not keep two carries from word to word, but the upper half of a product has room for both.
#[test]
fn carries_go_into_upper_halves_where_stores_are_in_between() {
    for words in 2..=5 {
        let mut text = BEGIN.replace("%eax, %eax", "%r8d, %r8d");
        for at in (0..words).map(|k| 8 * k) {
            text += &format!(
                "mulx {at}(%rsi), %rax, %r9\nxorl %ecx, %ecx\nxorl %r10d, %r10d\naddq {at}(%rdi), %rax\nsetb %cl\n\
                 addq %r8, %rax\nsetb %r10b\nmovq %rax, {at}(%rdi)\naddq %rcx, %r9\naddq %r9, %r10\nmovq %r10, %r8\n"
            );
        }
        text += "movq %r8, %rax\nret\n";
        let limits = [&LIMITS[..], &["--signature", "f(rdi, rsi, rdx) -> rax"]].concat();
        let left = optimized(&text, "haswell", &limits).functions[0].instructions;
        assert!(left <= 7 * words, "{words} words: {left} instructions");
    }
}

/// `19 x[k] + y[k]`, the multiples made by two addresses each: a product with an operand in memory makes one.
#[test]
fn a_multiple_made_in_steps_becomes_one_product() {
    for words in 2..=4 {
        let text = function(Style::Wide, words, None);
        let load = |k: usize| format!("movq {}(%rsi), {}\n", 8 * k, RESULTS[k]);
        let steps = |k: usize| {
            let r = RESULTS[k];
            format!("{}leaq ({r},{r},8), %rcx\nleaq ({r},%rcx,2), {r}\n", load(k))
        };
        let text = (0..words).fold(text, |text, k| text.replace(&load(k), &steps(k)));
        let left = instructions(&text, "x86-64");
        assert!(left <= 3 * words as u64 + 3, "{words} words: {left} instructions");
    }
}

/// Four words of a sum joined in a vector register are stored from where they are.
#[test]
fn words_are_stored_from_their_registers() {
    let mut text = BEGIN.to_string();
    (0..4).for_each(|k| text += &word(Style::Wide, k));
    text += "vmovq %r8, %xmm0\nvmovq %r10, %xmm1\nvpinsrq $1, %r9, %xmm0, %xmm0\nvpinsrq $1, %r11, %xmm1, %xmm1\n";
    text += "vinserti128 $1, %xmm1, %ymm0, %ymm0\nvmovdqu %ymm0, (%rdi)\nvzeroupper\nret\n";
    let left = instructions(&text, "haswell");
    assert!(left <= 12, "{left} instructions");
}
