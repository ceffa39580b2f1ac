//! Decoding: what kind each instruction is, what opaque ones touch, and random bytes.

use isa::codec::{Syntax, attach_symbol, decode, decode_accessible, encode, text};
use isa::{Cond, Decoded, Flag, FlagSet, Gpr, Opaque, Target};

/// Decodes bytes written in hexadecimal, at section offset 16.
fn at_16(hex: &str) -> Decoded {
    let d = decode(&bytes(hex), 16).unwrap_or_else(|| panic!("{hex} is an instruction"));
    assert_eq!(d.len, bytes(hex).len(), "{hex}");
    d.decoded
}

fn bytes(hex: &str) -> Vec<u8> {
    hex.split_whitespace().map(|b| u8::from_str_radix(b, 16).expect("hexadecimal")).collect()
}

fn opaque(hex: &str) -> Opaque {
    // Instructions on vectors and the stack have rows, but not for everybody.
    match decode_accessible(&bytes(hex), 16).unwrap_or_else(|| panic!("{hex} is an instruction")).decoded {
        Decoded::Opaque(o) => *o,
        other => panic!("{hex} is {other:?}"),
    }
}

fn plain(hex: &str) -> String {
    match at_16(hex) {
        Decoded::Plain(i) => text(&i, Syntax::Intel),
        other => panic!("{hex} is {other:?}"),
    }
}

#[test]
fn control_transfers() {
    assert_eq!(at_16("eb 02"), Decoded::Jump(Target::Local(20)));
    assert_eq!(at_16("e9 fb ff ff ff"), Decoded::Jump(Target::Local(16)));
    assert_eq!(at_16("7e 00"), Decoded::Branch(Cond::Le, Target::Local(18)));
    assert_eq!(at_16("0f 83 00 01 00 00"), Decoded::Branch(Cond::Ae, Target::Local(278)));
    assert_eq!(at_16("e8 00 00 00 00"), Decoded::Call(Target::Local(21)));
    assert_eq!(at_16("c3"), Decoded::Return);
    assert_eq!(at_16("f3 c3"), Decoded::Return);
    for hex in
        ["ff e0", "3e ff e0", "ff 24 c5 00 00 00 00", "c2 08 00", "cb", "e3 00", "e2 fe", "48 cf", "c7 f8 00 00 00 00"]
    {
        assert!(matches!(at_16(hex), Decoded::IndirectJump(_)), "{hex}");
    }
    for hex in ["ff d0", "ff 15 00 00 00 00"] {
        assert!(matches!(at_16(hex), Decoded::IndirectCall(_)), "{hex}");
    }
}

#[test]
fn branches_without_a_condition_code_still_have_a_target() {
    for (hex, target) in [("e3 10", 34), ("67 e3 10", 35), ("e2 fe", 16), ("e0 00", 18), ("c7 f8 00 00 00 00", 22)] {
        assert_eq!(decode(&bytes(hex), 16).expect("an instruction").side_target, Some(target), "{hex}");
    }
    for hex in ["7e 00", "eb 00", "ff e0", "c3", "e8 00 00 00 00", "01 c8", "0f 01 d5"] {
        assert_eq!(decode(&bytes(hex), 16).expect("an instruction").side_target, None, "{hex}");
    }
}

#[test]
fn what_does_nothing() {
    for hex in
        ["90", "66 90", "0f 1f 00", "66 2e 0f 1f 84 00 00 00 00 00", "f3 0f 1e fa", "66 66 2e 0f 1f 84 00 00 00 00 00"]
    {
        assert_eq!(at_16(hex), Decoded::Nop, "{hex}");
    }
    // Exchanging eax with itself clears the upper half.
    assert_eq!(plain("87 c0"), "xchg eax, eax");
}

#[test]
fn instructions_of_the_table() {
    for (hex, expected) in [
        ("01 c8", "add eax, ecx"),
        ("03 c1", "add eax, ecx"),
        ("83 c0 ff", "add eax, -1"),
        ("48 b8 00 00 00 00 00 00 00 80", "movabs rax, -9223372036854775808"),
        ("66 89 c8", "mov ax, cx"),
        ("88 e0", "mov al, ah"),
        ("40 88 e0", "mov al, spl"),
        ("f3 0f bc c1", "tzcnt eax, ecx"),
        ("0f bc c1", "bsf eax, ecx"),
        ("f3 0f b8 c1", "popcnt eax, ecx"),
        ("d1 f8", "sar eax, 1"),
        ("c0 f0 03", "shl al, 3"),
        ("64 48 8b 04 25 28 00 00 00", "mov rax, QWORD PTR fs:[40]"),
        ("48 8d 05 00 00 00 00", "lea rax, [rip+23]"),
        ("48 83 ec 08", "sub rsp, 8"),
        ("48 8b 44 24 08", "mov rax, QWORD PTR [rsp+8]"),
        ("4a 8d 44 e5 00", "lea rax, [rbp+r12*8]"),
        ("db 2f", "fld TBYTE PTR [rdi]"),
        ("dd da", "fstp st(2)"),
        ("d9 c9", "fxch st(1)"),
    ] {
        assert_eq!(plain(hex), expected, "{hex}");
    }
}

#[test]
fn forms_outside_the_table_are_opaque() {
    // lock, 32-bit addressing, bit strings, shifts by 0, exchange with memory, moffs, repeat prefix before a row's bytes.
    for hex in [
        "f0 01 08",
        "67 8b 07",
        "67 8d 07",
        "67 8b 04 25 00 00 00 00",
        "0f a3 07",
        "c1 e0 00",
        "c1 e0 20",
        "48 c1 e0 40",
        "87 07",
        "0f c1 07",
        // Loads of other formats, x87 arithmetic.
        "d9 07",
        "dd 07",
        "d8 c1",
        "a1 00 00 00 00 00 00 00 00",
        "f3 01 c8",
        "66 0f c8",
    ] {
        opaque(hex);
    }
    assert_eq!(plain("c0 e0 08"), "shl al, 8");
}

#[test]
fn opaque_ports() {
    let push = opaque("53");
    assert_eq!((push.reads[3], push.reads[4], push.writes[4]), (u64::MAX, u64::MAX, u64::MAX));
    assert!(push.writes_memory && !push.reads_memory && push.flags_written.is_empty());

    let leave = opaque("c9");
    assert_eq!((leave.reads[5], leave.writes[5], leave.writes[4]), (u64::MAX, u64::MAX, u64::MAX));

    let cpuid = opaque("0f a2");
    assert!([Gpr::RAX, Gpr::RBX, Gpr::RCX, Gpr::RDX].iter().all(|g| cpuid.writes[g.index()] == u64::MAX));
    assert_eq!(cpuid.writes[Gpr::RSI.index()], 0);

    // A conditional write keeps the old value: it is read.
    let cmpxchg = opaque("0f b1 0b");
    assert!(cmpxchg.reads[Gpr::RBX.index()] != 0 && cmpxchg.reads[Gpr::RAX.index()] != 0);
    assert_eq!(cmpxchg.writes[Gpr::RAX.index()], u64::MAX);
    assert!(cmpxchg.reads_memory && cmpxchg.writes_memory);
    assert_eq!(cmpxchg.flags_written, FlagSet::ALL);

    // A shift by 0 keeps the flags, whatever iced's metadata say about other counts.
    let shift = opaque("c1 e0 00");
    assert!(shift.flags_written.minus(shift.flags_read).is_empty());

    let rcpps = opaque("0f 53 07");
    assert!(rcpps.reads_memory && rcpps.reads[Gpr::RDI.index()] == u64::MAX);
    assert!(isa::Reg::all().all(|r| (rcpps.writes[r.index()] != 0) == (r.to_string() == "zmm0")));

    let pcmpistri = opaque("66 0f 3a 63 c1 00");
    assert!(pcmpistri.flags_written.contains(Flag::CF) && pcmpistri.flags_read.is_empty());

    // A system call may do anything.
    let syscall = opaque("0f 05");
    assert!(syscall.reads_memory && syscall.writes_memory && syscall.writes == [u64::MAX; isa::Reg::COUNT]);

    assert!(opaque("0f 0b").terminates && opaque("f4").terminates && !opaque("cc").terminates);
}

#[test]
fn equal_bytes_at_two_places_are_two_addresses() {
    let b = bytes("0f 28 05 10 00 00 00");
    let (here, there) = (decode(&b, 0).expect("movaps"), decode(&b, 32).expect("movaps"));
    assert_ne!(here.decoded, there.decoded);
}

#[test]
fn symbols() {
    let mut d = decode(&bytes("48 8b 05 00 00 00 00"), 0).expect("mov");
    assert!(!attach_symbol(&mut d, 1, "foo".into()));
    assert!(attach_symbol(&mut d, 3, "foo@GOTPCREL".into()));
    let Decoded::Plain(i) = &d.decoded else { panic!("mov has a row") };
    assert_eq!(text(i, Syntax::Att), "movq foo@GOTPCREL(%rip), %rax");
    assert_eq!(text(i, Syntax::Intel), "mov rax, QWORD PTR [rip+foo@GOTPCREL]");

    let mut call = decode(&bytes("e8 00 00 00 00"), 0).expect("call");
    assert!(attach_symbol(&mut call, 1, "memcpy@PLT".into()));
    assert_eq!(call.decoded, Decoded::Call(Target::Symbol("memcpy@PLT".into())));

    // Two relocated fields.
    let mut store = decode(&bytes("c7 05 00 00 00 00 00 00 00 00"), 0).expect("mov");
    assert!(attach_symbol(&mut store, 2, "x".into()) && attach_symbol(&mut store, 6, "y".into()));
    let Decoded::Plain(i) = &store.decoded else { panic!("mov has a row") };
    assert_eq!(text(i, Syntax::Att), "movl $y, x(%rip)");

    // A 64-bit relocated immediate is no form of the table.
    let mut movabs = decode(&bytes("48 b8 00 00 00 00 00 00 00 00"), 0).expect("movabs");
    assert!(attach_symbol(&mut movabs, 2, "foo".into()));
    let Decoded::Opaque(o) = &movabs.decoded else { panic!("opaque") };
    assert_eq!((o.writes[0], o.reads[0], o.symbol.as_deref()), (u64::MAX, 0, Some("foo")));

    let mut x87 = decode_accessible(&bytes("d9 05 10 00 00 00"), 0).expect("fld");
    assert!(attach_symbol(&mut x87, 2, "table".into()));
    let Decoded::Opaque(o) = &x87.decoded else { panic!("opaque") };
    assert_eq!((o.symbol.as_deref(), &o.bytes[2..]), (Some("table"), &[0u8; 4][..]));
}

/// Whatever the bytes: no panic, a sensible length, and what has a row is found again from its shortest encoding.
#[test]
fn random_bytes() {
    let mut rng = fastrand::Rng::with_seed(3);
    let mut plain = 0;
    for round in 0..300_000 {
        let mut b: Vec<u8> = (0..15).map(|_| rng.u8(..)).collect();
        // Half of them start with prefixes and opcodes that rows have.
        if round % 2 == 0 {
            const PREFIXES: [u8; 12] = [0x66, 0x67, 0xf2, 0xf3, 0x2e, 0x64, 0x48, 0x41, 0x0f, 0xc4, 0xc5, 0x4c];
            b[0] = PREFIXES[rng.usize(0..12)];
            b[1] = PREFIXES[rng.usize(0..12)];
        }
        let Some(d) = decode(&b, 0x1000) else { continue };
        assert!((1..=15).contains(&d.len));
        let Decoded::Plain(inst) = d.decoded else { continue };
        plain += 1;
        // Text never fails either.
        assert!(!text(&inst, Syntax::Att).is_empty());
        let short = match encode(&inst) {
            Ok(s) => s,
            // A target near offset 0x1000 may be out of reach from offset 0 only at the ends of the address space.
            Err(e) => panic!("{:02x?}: {e}", &b[..d.len]),
        };
        assert!(short.len() <= d.len, "{:02x?} got longer: {short:02x?}", &b[..d.len]);
        assert_eq!(decode(&short, 0).expect("an instruction").decoded, Decoded::Plain(inst), "{:02x?}", &b[..d.len]);
    }
    assert!(plain > 20_000, "{plain}");
}

#[test]
fn cut_short_or_empty() {
    assert_eq!(decode(&[], 0), None);
    assert_eq!(decode(&bytes("48 8b"), 0), None);
    assert_eq!(decode(&bytes("06"), 0), None);
}
