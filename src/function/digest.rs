//! Digests of functions, as far as they decide results.

use crate::builds::digest::Digest;
use crate::input::{Module, ModuleFunction};
use isa::{Decoded, Target};
use sha2::{Digest as _, Sha256};
use std::hash::{Hash, Hasher};

/// Of what a value feeds a hash: the same in all processes of one program.
pub fn of_hash(value: &impl Hash) -> String {
    let mut bytes = HashedBytes(Sha256::new());
    value.hash(&mut bytes);
    hex::encode(bytes.0.finalize())
}

struct HashedBytes(Sha256);

impl Hasher for HashedBytes {
    fn write(&mut self, bytes: &[u8]) {
        self.0.update(bytes);
    }
    fn finish(&self) -> u64 {
        unreachable!("the digest is taken, no short hash")
    }
}

/// What the function's instructions are, wherever they stand in the section.
pub fn code(module: &Module, f: &ModuleFunction) -> String {
    let mut digest = Digest::default();
    for i in &f.function.insts {
        digest.add(instruction(module, f, &i.decoded));
    }
    digest.text()
}

/// An instruction as text that is the same wherever its function stands: jumps inside go to instructions by number, others
/// to labels.
pub fn instruction(module: &Module, f: &ModuleFunction, d: &Decoded) -> String {
    let to = |t: &Target| match t {
        Target::Symbol(name) => format!("symbol {name}"),
        Target::Local(offset) => match (f.function.at(*offset), module.label_at(f, *offset)) {
            (Some(n), _) => format!("instruction {n}"),
            (None, Some(label)) => format!("label {label}"),
            (None, None) => format!("offset {offset}"),
        },
    };
    match d {
        Decoded::Jump(t) => format!("jump {}", to(t)),
        Decoded::Branch(cond, t) => format!("branch {cond:?} {}", to(t)),
        Decoded::Call(t) => format!("call {}", to(t)),
        other => format!("{other:?}"),
    }
}

#[cfg(test)]
mod tests {
    use crate::function::digest::*;
    use crate::input::load_text;

    fn of(text: &str) -> String {
        let module = load_text("x.s", text).expect("it assembles");
        code(&module, module.function("f").expect("f"))
    }

    #[test]
    fn the_place_does_not_matter_and_everything_else_does() {
        let f = "f:\n\ttestl %edi, %edi\n\tje .L1\n\tincl %edi\n.L1:\n\tmovl %edi, %eax\n\tret\n";
        let moved = format!("\t.globl g\ng:\n\tnop\n\tret\n\t.globl f\n{f}");
        assert_eq!(of(f), of(&moved));
        assert_eq!(of(f), of(&f.replace(".L1", ".L7")));
        for other in [f.replace("je", "jne"), f.replace("incl %edi", "incl %esi"), f.replace("je .L1", "je g@PLT")] {
            assert_ne!(of(f), of(&other), "{other}");
        }
    }
}
