//! The native harness by itself: known instructions on known states. What this CPU lacks is skipped by name.
#![allow(clippy::print_stderr, reason = "tests say what they skip")]

use iced_x86::{Code, Encoder, Instruction, MemoryOperand, Register};
use isa::native::{CpuState, MXCSR_DEFAULT, NativeJob, Session};
use isa::{Feature, FeatureSet, Gpr};

/// A state in which every register differs from every other.
fn distinct(session: &Session) -> CpuState {
    let mut word = 0x0123_4567_89ab_cdef_u64;
    let mut next = || {
        word = word.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        word
    };
    let mut s = CpuState { flags: 2, ..CpuState::default() };
    s.zmm.as_flattened_mut().iter_mut().chain(&mut s.k).chain(&mut s.cell).chain(&mut s.gpr).for_each(|w| *w = next());
    s.gpr[Gpr::RDI.index()] = session.cell_end();
    s
}

fn encode(instruction: Result<Instruction, iced_x86::IcedError>) -> Vec<u8> {
    let mut encoder = Encoder::new(64);
    encoder.encode(&instruction.expect("operands of the right kinds"), 0).expect("encodable");
    encoder.take_buffer()
}

/// The last `bytes` of the cell.
fn cell(bytes: i64) -> MemoryOperand {
    MemoryOperand::with_base_displ(Register::RDI, -bytes)
}

fn run(session: &mut Session, code: &[u8], before: CpuState) -> CpuState {
    let mut jobs = [NativeJob { code: code.to_vec(), states: vec![before] }];
    session.run(&mut jobs).expect("the child ends well");
    jobs[0].states[0]
}

/// Runs `code` where the CPU has `features`; elsewhere a test of it says nothing.
fn run_with(features: &[Feature], code: &[u8], prepare: impl Fn(&mut CpuState)) -> Option<(CpuState, CpuState)> {
    let missing = features.iter().find(|f| !FeatureSet::native().contains(**f));
    if let Some(f) = missing {
        eprintln!("skipped: this CPU has no {f}");
        return None;
    }
    let mut session = Session::new().expect("x86-64 Linux");
    let mut before = distinct(&session);
    prepare(&mut before);
    let after = run(&mut session, code, before);
    Some((before, after))
}

/// The four 32-bit lanes of two words.
fn lanes(words: &[u64]) -> Vec<u32> {
    words.iter().flat_map(|w| [*w as u32, (w >> 32) as u32]).collect()
}

#[test]
fn no_instruction_changes_nothing() {
    let mut session = Session::new().expect("x86-64 Linux");
    let mut before = distinct(&session);
    before.mxcsr = MXCSR_DEFAULT | 0x3f;
    before.flags = 0x8d7;
    let mut jobs =
        [NativeJob { code: vec![], states: vec![before; 3] }, NativeJob { code: vec![0x90], states: vec![before] }];
    session.run(&mut jobs).expect("the child ends well");
    for after in jobs.iter().flat_map(|j| &j.states) {
        assert_eq!(after.flags & 0x8d5, before.flags & 0x8d5);
        assert_eq!(CpuState { flags: before.flags, ..*after }, before);
    }
}

#[test]
fn every_vector_register_is_loaded_and_stored() {
    let mut session = Session::new().expect("x86-64 Linux");
    let before = distinct(&session);
    let words = usize::from(session.vector_bits()) / 64;
    // `pxor` of a register with itself clears it; the legacy form keeps the bits above 127.
    for r in 0..16 {
        let (register, i) = (Register::XMM0 + r, r as usize);
        let after = run(&mut session, &encode(Instruction::with2(Code::Pxor_xmm_xmmm128, register, register)), before);
        let mut expected = before;
        expected.zmm[i][..2].fill(0);
        assert_eq!(CpuState { flags: before.flags, ..after }, expected, "xmm{i}");
    }
    if words == 8 {
        for r in 16..32 {
            let (register, i) = (Register::ZMM0 + r, r as usize);
            let code = Code::EVEX_Vpxorq_zmm_k1z_zmm_zmmm512b64;
            let after = run(&mut session, &encode(Instruction::with3(code, register, register, register)), before);
            let mut expected = before;
            expected.zmm[i] = [0; 8];
            assert_eq!(CpuState { flags: before.flags, ..after }, expected, "zmm{i}");
        }
    }
}

#[test]
fn vex_forms_clear_the_upper_bits() {
    let code =
        encode(Instruction::with3(Code::VEX_Vpaddd_ymm_ymm_ymmm256, Register::YMM3, Register::YMM4, Register::YMM5));
    let Some((before, after)) = run_with(&[Feature::Avx2], &code, |_| {}) else { return };
    let sum: Vec<u32> = lanes(&before.zmm[4][..4])
        .into_iter()
        .zip(lanes(&before.zmm[5][..4]))
        .map(|(a, b)| a.wrapping_add(b))
        .collect();
    assert_eq!(lanes(&after.zmm[3][..4]), sum);
    let bits = Session::new().expect("x86-64 Linux").vector_bits();
    let upper = if bits == 512 { [0; 4].as_slice() } else { &before.zmm[3][4..] };
    assert_eq!(&after.zmm[3][4..], upper);
}

#[test]
fn masked_512_bit_addition() {
    let mut addition =
        Instruction::with3(Code::EVEX_Vpaddd_zmm_k1z_zmm_zmmm512b32, Register::ZMM29, Register::ZMM30, Register::ZMM31)
            .expect("operands of the right kinds");
    addition.set_op_mask(Register::K5);
    let code = encode(Ok(addition));
    let Some((before, after)) = run_with(&[Feature::Avx512f, Feature::Avx512bw], &code, |_| {}) else { return };
    let (old, a, b) = (lanes(&before.zmm[29]), lanes(&before.zmm[30]), lanes(&before.zmm[31]));
    let lane = |i: usize| if before.k[5] >> i & 1 == 1 { a[i].wrapping_add(b[i]) } else { old[i] };
    assert_eq!(lanes(&after.zmm[29]), (0..16).map(lane).collect::<Vec<u32>>());
    let mut rest = after;
    rest.zmm[29] = before.zmm[29];
    assert_eq!(CpuState { flags: before.flags, ..rest }, before);
}

#[test]
fn masks_have_64_bits() {
    let code = encode(Instruction::with3(Code::VEX_Kaddq_kr_kr_kr, Register::K0, Register::K6, Register::K7));
    let Some((before, after)) = run_with(&[Feature::Avx512bw], &code, |_| {}) else { return };
    assert_eq!(after.k[0], before.k[6].wrapping_add(before.k[7]));
    assert_eq!(after.k[1..], before.k[1..]);
}

#[test]
fn mxcsr_is_loaded_and_stored() {
    let code = encode(Instruction::with2(Code::Addps_xmm_xmmm128, Register::XMM1, Register::XMM2));
    let ones = u64::from(1.0f32.to_bits()) << 32 | u64::from(1.0f32.to_bits());
    let tiny = u64::from(1e-30f32.to_bits()) << 32 | u64::from(1e-30f32.to_bits());
    let prepare = |mxcsr: u32| {
        move |s: &mut CpuState| {
            s.mxcsr = mxcsr;
            s.zmm[1][..2].fill(ones);
            s.zmm[2][..2].fill(tiny);
        }
    };
    // Bit 5: inexact. Bits 14:13 = 10: round up (SDM vol. 1 §10.2.3).
    let (_, nearest) = run_with(&[], &code, prepare(MXCSR_DEFAULT)).expect("SSE2 is everywhere");
    assert_eq!((nearest.zmm[1][0], nearest.mxcsr), (ones, MXCSR_DEFAULT | 1 << 5));
    let (_, up) = run_with(&[], &code, prepare(MXCSR_DEFAULT | 2 << 13)).expect("SSE2 is everywhere");
    assert_eq!((up.zmm[1][0], up.mxcsr), (ones + 0x1_0000_0001, MXCSR_DEFAULT | 2 << 13 | 1 << 5));
}

#[test]
fn signals_are_noted_and_leave_the_state() {
    let aligned = encode(Instruction::with2(Code::Movaps_xmm_xmmm128, Register::XMM1, cell(17)));
    let beyond = encode(Instruction::with2(Code::Movups_xmm_xmmm128, Register::XMM1, cell(15)));
    let divide = encode(Instruction::with1(Code::Div_rm32, Register::ECX));
    let undefined = vec![0x0f, 0x0b];
    let cases = [(aligned, libc::SIGSEGV), (beyond, libc::SIGSEGV), (divide, libc::SIGFPE), (undefined, libc::SIGILL)];
    for (code, signal) in cases {
        let (before, after) = run_with(&[], &code, |s| s.gpr[Gpr::RCX.index()] = 0).expect("in every CPU");
        assert_eq!(after, CpuState { signal: signal as u64, ..before }, "{code:02x?}");
    }
}

#[test]
fn the_cell_has_64_bytes() {
    let load = encode(Instruction::with2(Code::Movaps_xmm_xmmm128, Register::XMM1, cell(64)));
    let (before, after) = run_with(&[], &load, |_| {}).expect("in every CPU");
    assert_eq!((&after.zmm[1][..2], after.signal), (&before.cell[..2], 0));
    let store = encode(Instruction::with2(Code::Movups_xmmm128_xmm, cell(24), Register::XMM1));
    let (before, after) = run_with(&[], &store, |_| {}).expect("in every CPU");
    assert_eq!(after.cell[5..7], before.zmm[1][..2]);
    assert_eq!((&after.cell[..5], after.cell[7]), (&before.cell[..5], before.cell[7]));
}
