//! A function of a large text in a text of its own, so that to read it back takes no longer than in a small one. What is
//! proved there counts in the whole text only after that was read, too ([`super::joint`]).

use super::context::FunctionContext;
use super::digest;
use crate::input::{self, Module, ModuleFunction};
use isa::{Decoded, Operand, Target};

/// Texts of fewer lines are read as a whole.
const LARGE: usize = 4000;

/// The text, and where in it the function is.
pub struct FunctionAlone {
    pub module: Module,
    pub index: usize,
}

impl FunctionAlone {
    /// `None` if the whole text is small, or the function is not the same alone.
    pub fn of(whole: &FunctionContext<'_>) -> Option<FunctionAlone> {
        if whole.module.lines.len() < LARGE || !whole.entry().kept.is_empty() {
            return None;
        }
        let excerpt = whole.module.excerpt(whole.index)?;
        let mut module = input::load_text(&whole.module.path, &excerpt.text).ok()?;
        let index = module.position(&whole.entry().function.name)?;
        excerpt.restore_lines(&mut module.functions[index]);
        let alone = FunctionAlone { module, index };
        is_same(whole.module, whole.entry(), &alone.module, &alone.module.functions[index]).then_some(alone)
    }
}

/// Whether two functions of two texts have the same code, may be entered at the same places, and refer to the same.
fn is_same(a: &Module, f: &ModuleFunction, b: &Module, g: &ModuleFunction) -> bool {
    let entries = |f: &ModuleFunction| f.function.entries.iter().map(|&e| f.function.at(e)).collect::<Vec<_>>();
    let alone = |f: &ModuleFunction| f.slots.iter().map(|s| s.map(|s| s.alone)).collect::<Vec<_>>();
    let lines = |f: &ModuleFunction| f.function.insts.iter().map(|i| (i.line, i.text.clone())).collect::<Vec<_>>();
    let targets =
        |m: &Module, f: &ModuleFunction| f.function.insts.iter().map(|i| is_local(m, &i.decoded)).collect::<Vec<_>>();
    g.kept == f.kept
        && (f.syntax, f.global, &f.aliases) == (g.syntax, g.global, &g.aliases)
        && digest::code(a, f) == digest::code(b, g)
        && (entries(f), alone(f), lines(f)) == (entries(g), alone(g), lines(g))
        && targets(a, f) == targets(b, g)
        && symbols(f).all(|s| a.is_constant(s) == b.is_constant(s))
}

fn is_local(module: &Module, d: &Decoded) -> bool {
    matches!(d, Decoded::Jump(t @ Target::Symbol(_)) | Decoded::Branch(_, t @ Target::Symbol(_)) | Decoded::Call(t @ Target::Symbol(_))
        if module.is_local(t))
}

/// Symbols in operands.
fn symbols(f: &ModuleFunction) -> impl Iterator<Item = &str> {
    let plain = f.function.insts.iter().filter_map(|i| match &i.decoded {
        Decoded::Plain(inst) => Some(inst),
        _ => None,
    });
    plain.flat_map(|i| &i.operands).filter_map(Operand::mem).filter_map(|m| m.symbol.as_deref())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::{contract, load_text};

    /// The text with as many blank lines as make it large, and whether each of its functions is the same alone.
    fn alone(text: &str) -> Vec<(String, bool)> {
        let text = text.replacen("%many", &"\n".repeat(LARGE), 1);
        let module = load_text("f.s", &text).unwrap_or_else(|p| panic!("{p:?}"));
        let of = |index: usize| {
            let contract = contract(&module, index, &[]).expect("a contract");
            let whole = FunctionContext::new(&module, index, contract, None);
            let found = FunctionAlone::of(&whole);
            if let Some(alone) = &found {
                assert!(alone.module.lines.len() < 100, "an excerpt");
            }
            (whole.entry().function.name.clone(), found.is_some())
        };
        (0..module.functions.len()).map(of).collect()
    }

    fn function(name: &str, body: &str) -> String {
        format!(
            "\t.text\n\t.p2align 4\n\t.globl {name}\n\t.type {name}, @function\n{name}:\n\t.cfi_startproc\n{body}\t.cfi_endproc\n\
             \t.size {name}, .-{name}\n"
        )
    }

    #[test]
    fn functions_are_the_same_alone() {
        let jumps = "\tcmpl $1, %edi\n\tja .L9\n\tmovl %edi, %edi\n\tleaq .L4(%rip), %rdx\n\tmovslq (%rdx,%rdi,4), %rax\n\
                     \taddq %rdx, %rax\n\tjmp *%rax\n\t.section .rodata\n\t.align 4\n.L4:\n\t.long .L5-.L4\n\t.long .L6-.L4\n\
                     \t.text\n.L5:\n\tmovl $7, %eax\n\tret\n.L6:\n\tmovl $9, %eax\n\tret\n.L9:\n\txorl %eax, %eax\n\tret\n";
        let text = [
            "\t.section .rodata.str1.1,\"aMS\",@progbits,1\n.LC0:\n\t.string \"abc\"\n.LC1:\n\t.string \"de\"\n%many",
            "\t.section .rodata.cst8,\"aM\",@progbits,8\n\t.align 8\n.LC2:\n\t.quad 5\n.LC3:\n\t.quad 0x1122334455667788\n",
            "\t.data\n\t.globl shared\nshared:\n\t.quad 1, helper\n\t.local counter\n\t.comm counter,8,8\n",
            &function(
                "constants",
                "\tmovsd .LC3(%rip), %xmm0\n\taddsd .LC2(%rip), %xmm0\n\tleaq .LC1(%rip), %rdi\n\tjmp puts@PLT\n",
            ),
            "\t.text\n\t.type helper, @function\nhelper:\n\tleal 1(%rdi), %eax\n\tret\n\t.size helper, .-helper\n",
            "\t.set alias, helper\n",
            &function("calls", "\tcall helper\n\tcall alias\n\taddq shared(%rip), %rax\n\tincq counter(%rip)\n\tret\n"),
            &function("jumps", jumps),
            "\t.intel_syntax noprefix\nintel:\n\tmov eax, dword ptr [rip + shared]\n\tret\n\t.att_syntax prefix\n",
        ];
        let names = ["constants", "helper", "calls", "jumps", "intel"];
        assert_eq!(alone(&text.concat()), names.map(|n| (n.to_string(), true)));
    }

    #[test]
    fn a_function_that_others_jump_into_is_read_with_them() {
        let text = [
            "%many",
            &function("f", "\tincl %edi\n.Lmiddle:\n\tmovl %edi, %eax\n\tret\n"),
            &function("g", "\tdecl %edi\n\tjmp .Lmiddle\n"),
        ];
        assert!(!alone(&text.concat())[0].1);
    }
}
