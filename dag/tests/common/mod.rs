//! Assembles a few lines with GNU `as` and decodes them.
use dag::analysis::liveness::Live;
use dag::ir::function::{CodeInst, Function};
use dag::lift::lift;
use dag::search::spec::Spec;
use dag::search::windows::Analysis;
use isa::{Gpr, Width};
use std::process::Command;

pub fn function(text: &str) -> Function {
    let dir = tempfile::tempdir().expect("a temporary directory");
    let (s, o, b) = (dir.path().join("a.s"), dir.path().join("a.o"), dir.path().join("a.bin"));
    std::fs::write(&s, format!("{text}\n")).expect("written");
    let run = |program: &str, args: &[&std::path::Path]| {
        let ok = Command::new(program).args(args).status().expect("binutils are installed").success();
        assert!(ok, "{program} failed on\n{text}");
    };
    run("as", &["-o".as_ref(), &o, &s]);
    run("objcopy", &["-O".as_ref(), "binary".as_ref(), "-j".as_ref(), ".text".as_ref(), &o, &b]);
    let bytes = std::fs::read(&b).expect("read");
    let mut insts = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let d = isa::codec::decode_accessible(&bytes[at..], at as u64).expect("an instruction");
        let len = d.len;
        insts.push(CodeInst {
            offset: at as u64,
            len: len as u32,
            decoded: d.decoded,
            line: None,
            text: String::new(),
        });
        at += len;
    }
    Function { name: "f".to_string(), insts, entries: Vec::new() }
}

/// The specification of a code's result in the low bits of `rax`.
#[allow(dead_code, reason = "not every test cuts windows")]
pub fn spec(text: &str, width: Width) -> Spec {
    let f = function(text);
    let mut live = Live::default();
    live.regs[Gpr::RAX.index()] = width.mask();
    let dag = lift(&f, 0..f.insts.len(), &live).expect("all instructions have rows");
    let a = Analysis::new(&dag);
    let window = a.whole(&dag).expect("something to do");
    a.spec(&dag, &window).expect("a spec")
}
