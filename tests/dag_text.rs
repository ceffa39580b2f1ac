//! The text form of graphs: every graph that is lifted from code comes back from its text as it was.

use dag::ir::graph::Dag;
use dag::text::{parse, print};
use isa::FeatureSet;
use isa::uarch::Uarch;
use std::path::{Path, PathBuf};
use superopt_dag::function::context::FunctionContext;
use superopt_dag::function::segment::segments;
use superopt_dag::input::{self, Module};

fn graphs(module: &Module, march: Option<FeatureSet>) -> Vec<Dag> {
    let tune = Uarch::find("generic").expect("a machine");
    let mut out = Vec::new();
    for i in 0..module.functions.len() {
        let Ok(contract) = input::contract(module, i, &[]) else { continue };
        let context = FunctionContext::new(module, i, contract, march);
        out.extend(segments(&context, tune).into_iter().map(|s| s.dag));
    }
    out
}

fn comes_back(dag: &Dag) {
    assert!(dag.effects.is_sorted(), "effects are in the order of the nodes");
    let text = print(dag);
    match parse(&text) {
        Ok(read) => {
            assert_eq!(read, *dag, "{text}");
            assert_eq!(print(&read), text);
        }
        Err(errors) => panic!("{}\n{text}", errors[0]),
    }
}

fn assembly_below(directory: &Path, found: &mut Vec<PathBuf>) {
    let entries = std::fs::read_dir(directory).unwrap_or_else(|e| panic!("{}: {e}", directory.display()));
    for path in entries.map(|e| e.expect("an entry").path()) {
        if path.is_dir() {
            assembly_below(&path, found);
        } else if path.extension().is_some_and(|e| e == "s") {
            found.push(path);
        }
    }
}

#[test]
fn graphs_of_real_code_come_back() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    for directory in ["examples", "tests/real/asm"] {
        assembly_below(&root.join(directory), &mut paths);
    }
    paths.sort();
    let mut count = 0;
    for path in paths {
        let module = input::load(&path.display().to_string()).unwrap_or_else(|p| panic!("{}", p[0]));
        for mut dag in graphs(&module, None) {
            comes_back(&dag);
            // What the search works on, too.
            dag = dag::search::improve::strip_unread_inputs(&dag);
            comes_back(&dag);
            count += 1;
        }
    }
    assert!(count > 300, "{count} graphs");
}

#[test]
fn graphs_of_random_code_with_vectors_and_masks_come_back() {
    let march = FeatureSet::parse_march("znver4").expect("a CPU");
    let mut count = 0;
    for number in 0..150 {
        let random = superopt_dag::lab::random_code::function(5, number, march);
        let module = input::load_text("random.s", &random.text).unwrap_or_else(|p| panic!("{}", p[0]));
        for dag in graphs(&module, Some(march)) {
            comes_back(&dag);
            count += 1;
        }
    }
    assert!(count > 100, "{count} graphs");
}

/// Instructions tried of a row.
const FORMS: usize = 4;

/// Some instructions of every row, each alone, with everything live behind it.
#[test]
fn graphs_of_every_row_come_back() {
    let table = isa::table();
    let mut count = 0;
    for (id, _) in table.iter().filter(|(_, row)| dag::text::rows::is_value(row)) {
        let forms = isa::check::forms::forms(table, id);
        for inst in forms.iter().step_by(forms.len().div_ceil(FORMS).max(1)) {
            let mut lifter = dag::lift::Lifter::new();
            if lifter.inst_checked(inst, Some(0)).is_some() {
                comes_back(&lifter.finish(&dag::analysis::liveness::Live::everything()));
                count += 1;
            }
        }
    }
    assert!(count > 5000, "{count} forms");
}
