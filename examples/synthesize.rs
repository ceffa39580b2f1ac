//! The shortest program for a specification, and a proof that none is shorter: `cargo run --example synthesize`.

use dag::search::cegis::{Counts, Search, SearchAnswer};
use dag::search::components::{LibrarySpec, library};
use dag::search::cores::NoCores;
use dag::search::strategies::{Effort, by_name};
use dag::search::{spec::Tests, windows::Analysis};
use dag::smt::Limits;
use isa::{FeatureSet, FlagSet, Width};

/// What is wanted: `-x & x`, the lowest bit that is set, in the text form of graphs. Only the low half of `rax` counts.
const WANTED: &str = "\
n0 = input rdi
n1 = not.32 n0
n2 = add.32 n1, 1
n3 = and.32 n0, n2
out rax & 0xffffffff = n3
";

/// The programs of the least length for a graph, over the instructions named, as graphs in text form.
pub fn synthesize(wanted: &str, instructions: &[&str]) -> Result<String, String> {
    let dag = dag::text::parse(wanted).map_err(|errors| errors[0].to_string())?;
    // A specification is a piece of a graph: inputs, outputs, and which bits of these matter.
    let analysis = Analysis::new(&dag);
    let spec = analysis.whole(&dag).and_then(|window| analysis.spec(&dag, &window)).ok_or("nothing to search for")?;
    let mut components = library(&LibrarySpec {
        features: FeatureSet::BASE,
        widths: vec![Width::W32],
        compared: Vec::new(),
        constants: [1].into(),
        flags: FlagSet::NONE,
        synonyms: false,
        by_register: false,
        only: [].into(),
        conditions: [].into(),
        immediates: Default::default(),
        open: false,
        loaded: [].into(),
        high: false,
    });
    components.retain(|c| c.row().is_some_and(|row| instructions.contains(&row.mnemonic)));
    let strategy = by_name("enumerate").ok_or("no such strategy")?;
    let effort = Effort { evaluations: 4_000_000, smt: Limits { rlimit: 30_000_000, seed: 1 } };
    // States on which a candidate must be right before it is worth a proof; each refuted one adds another.
    let (mut tests, mut counts) = (Tests::sample(&spec, 24, 1), Counts::default());
    for length in 1..=3 {
        let search = Search { spec: &spec, strategy, library: &components, length, most: 1, effort, cores: &NoCores };
        match search.find_all(&mut tests, &mut counts) {
            SearchAnswer::Found(programs) => return Ok(programs.iter().map(dag::text::print).collect()),
            SearchAnswer::None => {}
            answer => return Err(format!("length {length}: {answer:?}")),
        }
    }
    Err("no program of up to 3 instructions".to_string())
}

pub fn run() -> Result<String, String> {
    synthesize(WANTED, &["neg", "and", "or", "xor", "sub"])
}

#[allow(dead_code, reason = "tests include this file")]
fn main() {
    println!("{}", run().unwrap_or_else(|why| why));
}
