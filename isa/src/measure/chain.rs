//! Repeated instructions of which each waits for the one before: latency from one source to one result.

use super::clock::{Clock, TimedCode};
use super::code::EntryValues;
use super::place::{self, MeasuredFile, Resource};
use crate::feature::{Feature, FeatureSet};
use crate::row::Row;
use iced_x86::{Code, Instruction, Register};

/// Instructions to be repeated.
pub struct Chain {
    /// Source and result, and what closes the chain.
    pub what: String,
    pub body: Vec<Instruction>,
    /// How many of them are the one that is measured.
    pub count: usize,
    /// What else is in the chain, for each that is measured.
    pub closings: Vec<Closing>,
}

/// An instruction that takes a result back to the register file that the source is in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Closing {
    GeneralToVector,
    VectorToGeneral,
    GeneralToMask,
    MaskToGeneral,
    VectorToMask,
    MaskToVector,
    /// `adc`
    FlagsToGeneral,
    /// `test`
    GeneralToFlags,
}

/// The general register through which longer ways go.
const BETWEEN: Register = Register::R14;

/// A chain for each pair of a source and a result that can be chained. Flags count as a source or a result only if there
/// is no register. An instruction that can fault is only chained through registers that it reads and writes, so
/// that it keeps getting the operands it was given.
pub fn chains(i: &Instruction, row: &Row, reads_flags: bool) -> Vec<Chain> {
    let (mut sources, mut results) = (place::sources(i), place::results(i));
    if sources.is_empty() && reads_flags {
        sources.push(Resource::Flags);
    }
    if results.is_empty() && !row.flags_clobbered().is_empty() {
        results.push(Resource::Flags);
    }
    let may_fault = row.meaning.fault.is_some();
    let mut out = Vec::new();
    for &source in &sources {
        for &result in results.iter().filter(|&&r| !may_fault || r == source) {
            out.extend(chain(i, source, result));
        }
    }
    out
}

fn chain(i: &Instruction, source: Resource, result: Resource) -> Option<Chain> {
    let (from, to) = (place::file_of(i, result), place::file_of(i, source));
    let what = format!("{} to {}", place::name(source), place::name(result));
    if from == to {
        let body = within_file(i, source, result)?;
        let count = body.len();
        return Some(Chain { what, body, count, closings: Vec::new() });
    }
    let (start, end) = (place::register(i, result), place::register(i, source));
    let closings = conversion_path(from, to);
    let mut body = vec![*i];
    let mut at = start;
    for (k, closing) in closings.iter().enumerate() {
        let next = if k + 1 == closings.len() { end } else { BETWEEN };
        body.push(closing.instruction(at, next));
        at = next;
    }
    let what = format!("{what}, back by {}", closings.iter().map(|c| c.name()).collect::<Vec<_>>().join(" and "));
    Some(Chain { what, body, count: 1, closings })
}

/// One instruction that reads what it wrote, or two in turn where source and result are different operands: with one
/// register in both, some instructions are idioms that wait for nothing.
fn within_file(i: &Instruction, source: Resource, result: Resource) -> Option<Vec<Instruction>> {
    if source == result {
        return Some(vec![*i]);
    }
    let (read, written) = (place::register(i, source), place::register(i, result));
    let mut other = *i;
    match (source, result) {
        (Resource::Fixed(_) | Resource::Flags, Resource::Fixed(_) | Resource::Flags) => return None,
        // `xchg rax, rax` exchanges nothing.
        (Resource::Fixed(r), _) | (_, Resource::Fixed(r)) if place::is_exchanged(i, r) => return None,
        (Resource::Fixed(r), free) | (free, Resource::Fixed(r)) => {
            place::rename(&mut other, free, place::number(r));
            return Some(vec![other]);
        }
        _ => {
            place::rename(&mut other, source, place::number(written));
            place::rename(&mut other, result, place::number(read));
        }
    }
    Some(vec![*i, other])
}

/// How to get from one register file to another.
fn conversion_path(from: MeasuredFile, to: MeasuredFile) -> Vec<Closing> {
    use Closing::*;
    use MeasuredFile::*;
    match (from, to) {
        (General, Vector) => vec![GeneralToVector],
        (Vector, General) => vec![VectorToGeneral],
        (General, Mask) => vec![GeneralToMask],
        (Mask, General) => vec![MaskToGeneral],
        (Vector, Mask) => vec![VectorToMask],
        (Mask, Vector) => vec![MaskToVector],
        (Flags, General) => vec![FlagsToGeneral],
        (General, Flags) => vec![GeneralToFlags],
        (Flags, to) => [vec![FlagsToGeneral], conversion_path(General, to)].concat(),
        (from, Flags) => [conversion_path(from, General), vec![GeneralToFlags]].concat(),
        (General, General) | (Vector, Vector) | (Mask, Mask) => Vec::new(),
    }
}

impl Closing {
    const ALL: [Closing; 8] = [
        Closing::GeneralToVector,
        Closing::VectorToGeneral,
        Closing::GeneralToMask,
        Closing::MaskToGeneral,
        Closing::VectorToMask,
        Closing::MaskToVector,
        Closing::FlagsToGeneral,
        Closing::GeneralToFlags,
    ];

    fn name(self) -> &'static str {
        match self {
            Closing::GeneralToVector => "movq xmm,r64",
            Closing::VectorToGeneral => "movq r64,xmm",
            Closing::GeneralToMask => "kmovq k,r64",
            Closing::MaskToGeneral => "kmovq r64,k",
            Closing::VectorToMask => "vpmovb2m k,xmm",
            Closing::MaskToVector => "vpmovm2b xmm,k",
            Closing::FlagsToGeneral => "adc r64,0",
            Closing::GeneralToFlags => "test r64,r64",
        }
    }

    /// The instruction from a register of its source file to one of its result file, at whatever width these are named.
    fn instruction(self, from: Register, to: Register) -> Instruction {
        let legacy = !FeatureSet::native().contains(Feature::Avx);
        let general = |r: Register| Register::RAX + place::number(r) as u32;
        let vector = |r: Register, first: Register| first + place::number(r) as u32;
        let (code, a, b) = match self {
            Closing::GeneralToVector if legacy => (Code::Movq_xmm_rm64, vector(to, Register::XMM0), general(from)),
            Closing::GeneralToVector => (Code::VEX_Vmovq_xmm_rm64, vector(to, Register::XMM0), general(from)),
            Closing::VectorToGeneral if legacy => (Code::Movq_rm64_xmm, general(to), vector(from, Register::XMM0)),
            Closing::VectorToGeneral => (Code::VEX_Vmovq_rm64_xmm, general(to), vector(from, Register::XMM0)),
            Closing::GeneralToMask => (Code::VEX_Kmovq_kr_r64, to, general(from)),
            Closing::MaskToGeneral => (Code::VEX_Kmovq_r64_kr, general(to), from),
            Closing::VectorToMask => (Code::EVEX_Vpmovb2m_kr_xmm, to, vector(from, Register::XMM0)),
            Closing::MaskToVector => (Code::EVEX_Vpmovm2b_xmm_kr, vector(to, Register::XMM0), from),
            Closing::GeneralToFlags => (Code::Test_rm64_r64, general(from), general(from)),
            Closing::FlagsToGeneral => {
                return Instruction::with2(Code::Adc_rm64_imm8, general(to), 0).expect("operands of the code");
            }
        };
        Instruction::with2(code, a, b).expect("operands of the code")
    }

    /// The one that goes back.
    fn reverse(self) -> Closing {
        match self {
            Closing::GeneralToVector => Closing::VectorToGeneral,
            Closing::VectorToGeneral => Closing::GeneralToVector,
            Closing::GeneralToMask => Closing::MaskToGeneral,
            Closing::MaskToGeneral => Closing::GeneralToMask,
            Closing::VectorToMask => Closing::MaskToVector,
            Closing::MaskToVector => Closing::VectorToMask,
            Closing::FlagsToGeneral => Closing::GeneralToFlags,
            Closing::GeneralToFlags => Closing::FlagsToGeneral,
        }
    }

    fn files(self) -> (Register, Register) {
        let (general, vector, mask) = (Register::RBX, Register::ZMM1, Register::K2);
        match self {
            Closing::GeneralToVector => (general, vector),
            Closing::VectorToGeneral => (vector, general),
            Closing::GeneralToMask => (general, mask),
            Closing::MaskToGeneral => (mask, general),
            Closing::VectorToMask => (vector, mask),
            Closing::MaskToVector => (mask, vector),
            Closing::FlagsToGeneral | Closing::GeneralToFlags => (general, general),
        }
    }
}

/// Cycles that each closing instruction takes. Only the way there and back can be measured. Each direction is said to take
/// half of it in whole cycles, the way out of the general registers or into the masks the longer half; of the flags,
/// `adc` has a chain of its own and `test` takes the rest.
pub struct Closings(Vec<(Closing, f64)>);

impl Closings {
    /// Measures what closes chains.
    ///
    /// # Errors
    /// As [`Clock`] has them.
    pub fn measure(clock: &mut Clock) -> Result<Closings, String> {
        let round_trip = |c: &Closing| {
            let (from, to) = c.files();
            let body = [c.instruction(from, to), c.reverse().instruction(to, from)];
            TimedCode::new(&body, 1, &EntryValues::ones())
        };
        let known: Vec<Closing> = Closing::ALL.into_iter().filter(|c| c.exists()).collect();
        let mut jobs: Vec<TimedCode> = known.iter().map(round_trip).collect();
        let adc = Instruction::with2(Code::Adc_rm64_r64, Register::RBX, Register::RSI).expect("operands of the code");
        jobs.push(TimedCode::new(&[adc], 1, &EntryValues::ones()));
        let times = clock.run(&jobs)?;
        let adc = times.last().copied().flatten().ok_or("a chain of `adc` cannot be measured")?;
        let costs = known.iter().zip(&times).filter_map(|(&c, time)| {
            let time = (*time)?;
            Some(match c {
                Closing::FlagsToGeneral => (c, adc),
                Closing::GeneralToFlags => (c, time - adc),
                Closing::GeneralToVector | Closing::GeneralToMask | Closing::VectorToMask => {
                    (c, (time.round() / 2.0).ceil())
                }
                _ => (c, (time.round() / 2.0).floor()),
            })
        });
        Ok(Closings(costs.collect()))
    }

    /// All of these together.
    pub fn cost(&self, closings: &[Closing]) -> f64 {
        let one = |c: &Closing| self.0.iter().find(|(d, _)| d == c).map_or(0.0, |(_, cost)| *cost);
        closings.iter().map(one).sum()
    }

    pub fn listed(&self) -> Vec<(&'static str, f64)> {
        self.0.iter().map(|&(c, cost)| (c.name(), cost)).collect()
    }
}

impl Closing {
    /// Whether this CPU has both directions.
    fn exists(self) -> bool {
        let needed = match self {
            Closing::FlagsToGeneral | Closing::GeneralToFlags | Closing::GeneralToVector | Closing::VectorToGeneral => {
                FeatureSet::BASE
            }
            _ => FeatureSet::of(&[Feature::Avx512bw, Feature::Avx512vl]),
        };
        FeatureSet::native().includes(needed)
    }
}
