//! Signatures and contracts: what is accepted, what it means, and what is said about what is not.

use dag::analysis::contract::{Contract, Source};
use dag::ir::function::{CodeInst, Function};
use dag::ir::signature::Signature;
use isa::{Arena, Gpr, Reg, codec};

fn parse(text: &str) -> Signature {
    Signature::parse(text).unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[test]
fn signatures_print_as_they_are_written() {
    for text in [
        "f(edi, esi) -> eax",
        "f() -> void",
        "_ZN3fooEv.cold(rdi, xmm0:32, ymm1) -> rax, rdx:48",
        "f(edi, cl) -> al where edi != 0, cl < 128",
        "f(rdi, rsi) -> void where rdi & 15 == 0, noalias(rdi, rsi), rsi s>= -5",
        "f(rdi) -> rax where (rdi + 3) * 2 <= rdi >> 1",
    ] {
        assert_eq!(parse(text).to_string(), text);
    }
    assert_eq!(parse(" f ( %edi )->eax where rdi&15==0"), parse("f(edi) -> eax where (rdi & 15) == 0"));
    assert_eq!(parse("f(void) -> void"), parse("f() -> void"));
}

#[test]
fn malformed_signatures_are_explained() {
    for (text, message) in [
        ("", "column 1: expected the name of a function, found the end"),
        ("f", "column 2: expected `(`, found the end"),
        ("f(edi", "column 6: expected `)`, found the end"),
        ("f(edi,) -> eax", "column 7: expected a register such as `edi`, `rax:48` or `xmm0`, found `)`"),
        ("f(edi) eax", "column 8: expected `->`, found `eax`"),
        ("f(edi) -> rax:65", "column 15: expected a number of bits from 1 to 64, found `65`"),
        ("f(edi) -> eax:0", "column 15: expected a number of bits from 1 to 32, found `0`"),
        ("f(edi) -> eax, foo", "column 16: expected a register such as `edi`, `rax:48` or `xmm0`, found `foo`"),
        ("f(edi) -> eax extra", "column 15: expected the end, `,` or `where`, found `extra`"),
        ("f(edi) -> eax where edi", "column 24: expected a comparison: == != < <= > >= s< s<= s> s>=, found the end"),
        ("f(edi) -> eax where 1 < 2", "column 21: expected a condition over at least one register, found `1`"),
        (
            "f(edi) -> eax where edi < é",
            "column 27: expected a general register or a number of at most 64 bits, found `é`",
        ),
        ("f(edi) -> eax where noalias(edi, rsi)", "column 29: expected a 64-bit register, found `edi,`"),
    ] {
        assert_eq!(Signature::parse(text).map_err(|e| e.to_string()), Err(message.to_string()), "{text}");
    }
}

/// Whether all conditions hold with rdi and rsi as given.
fn admits(conditions: &str, rdi: u64, rsi: u64) -> bool {
    let contract = Contract::from_signature(parse(&format!("f(rdi, rsi) -> eax where {conditions}")), Source::Option);
    let mut arena = Arena::new();
    let values = [rdi, rsi].map(|v| arena.constant(64, u128::from(v)));
    let facts = contract.assumptions(&mut arena, &|g| values[usize::from(g != Gpr::RDI)]);
    facts.iter().all(|&f| arena.as_const(f).expect("constants fold").value == 1)
}

#[test]
fn conditions_mean_what_they_say() {
    let high = 1 << 40;
    assert!(!admits("edi != 0", high, 0) && admits("rdi != 0", high, 0));
    assert!(admits("dil < 128", 127 | high, 0) && !admits("dil < 128", 128, 0));
    assert!(admits("rdi & 15 == 0", 32, 0) && !admits("rdi & 15 == 0", 33, 0));
    assert!(admits("edi == -1", u64::from(u32::MAX), 0) && !admits("rdi == -1", u64::from(u32::MAX), 0));
    for (a, b) in [(1, 2), (2, 2), (3, 2), (u64::MAX, 0)] {
        assert_eq!(admits("rdi < rsi", a, b), a < b);
        assert_eq!(admits("rdi <= rsi", a, b), a <= b);
        assert_eq!(admits("rdi > rsi", a, b), a > b);
        assert_eq!(admits("rdi >= rsi", a, b), a >= b);
        assert_eq!(admits("rdi s< rsi", a, b), (a as i64) < b as i64);
        assert_eq!(admits("rdi s<= rsi", a, b), a as i64 <= b as i64);
        assert_eq!(admits("rdi s> rsi", a, b), a as i64 > b as i64);
        assert_eq!(admits("rdi s>= rsi", a, b), a as i64 >= b as i64);
        assert!(admits("noalias(rdi, rsi)", a, b), "nothing need be accessed");
    }
    assert!(admits("edi <= rsi", high | 1, 1), "a narrower register is zero-extended");
}

#[test]
fn narrow_results_leave_upper_bits_free() {
    let contract = Contract::from_signature(parse("f(dil) -> eax"), Source::Annotation);
    assert_eq!(contract.live_out[Gpr::RAX.index()], 0xffff_ffff);
    assert_eq!(contract.live_out[Gpr::RDX.index()], 0);
    assert_eq!(contract.live_out[Gpr::RBX.index()], u64::MAX);
    assert_eq!(contract.live_out[Gpr::RSP.index()], u64::MAX);
    assert_eq!(contract.text(), "f(dil) -> eax (annotation)");
    assert_eq!(Contract::conservative().text(), "returns rax, rdx, zmm0, xmm1 (System V ABI, nothing else known)");
}

fn function(code: &[&[u8]]) -> Function {
    let mut insts: Vec<CodeInst> = Vec::new();
    for bytes in code {
        let offset = insts.last().map_or(0, |i| i.offset + u64::from(i.len));
        let decoded = codec::decode_accessible(bytes, offset).expect("an instruction").decoded;
        insts.push(CodeInst { offset, len: bytes.len() as u32, decoded, line: None, text: String::new() });
    }
    Function { name: "f".to_string(), insts, entries: Vec::new() }
}

#[test]
fn a_signature_that_the_code_contradicts_is_noticed() {
    const RET: &[u8] = &[0xc3];
    let check = |code: &[&[u8]]| {
        let contract = Contract::from_signature(parse("f(dil) -> eax"), Source::Option);
        contract.reads_beyond(&function(code))
    };
    let (nothing, rcx) = (Vec::<Reg>::new(), vec![Reg::of(Gpr::RCX)]);
    // mov %edi,%eax: the upper bits of an argument may be copied.
    assert_eq!(check(&[&[0x89, 0xf8], RET]), nothing);
    // mov %ecx,%eax
    assert_eq!(check(&[&[0x89, 0xc8], RET]), rcx);
    // xor %ecx,%ecx; mov %ecx,%eax
    assert_eq!(check(&[&[0x31, 0xc9], &[0x89, 0xc8], RET]), nothing);
    // je +2; xor %ecx,%ecx; mov %ecx,%eax: one path reads what came in.
    assert_eq!(check(&[&[0x74, 0x02], &[0x31, 0xc9], &[0x89, 0xc8], RET]).len(), 1);
    // push %rcx; pop %rcx only makes room; a call may read anything.
    assert_eq!(check(&[&[0x51], &[0xe8, 0, 1, 0, 0], &[0x59], RET]), nothing);
    assert_eq!(Contract::conservative().reads_beyond(&function(&[&[0x89, 0xc8], RET])), nothing);
}
