//! Examples that rules are made from: what a search may have found, with numbers of its own.

use dag::search::rules::RuleExample;

/// A left and a right side as text; inputs and outputs are rax, rcx, rdx in order.
struct ExampleSides {
    name: &'static str,
    left: &'static str,
    right: &'static str,
}

const EXAMPLES: [ExampleSides; 14] = [
    ExampleSides {
        name: "two sums",
        left: "n0 = input rax\nn1 = add.64 n0, 5\nn2 = add.64 n1, 9\nout rax = n2",
        right: "n0 = input rax\nn1 = add.64 n0, 14\nout rax = n1",
    },
    ExampleSides {
        name: "two masks",
        left: "n0 = input rax\nn1 = and.32 n0, 0x3c\nn2 = and.32 n1, 0xf0f\nout rax = n2",
        right: "n0 = input rax\nn1 = and.32 n0, 0xc\nout rax = n1",
    },
    ExampleSides {
        name: "two rotations",
        left: "n0 = input rax\nn1 = rol.32.8 n0, 5\nn2 = rol.32.8 n1, 6\nout rax = n2",
        right: "n0 = input rax\nn1 = rol.32.8 n0, 11\nout rax = n1",
    },
    ExampleSides {
        name: "low bits cleared by shifts",
        left: "n0 = input rax\nn1 = shr.32.8 n0, 3\nn2 = shl.32.8 n1, 3\nout rax = n2",
        right: "n0 = input rax\nn1 = and.32 n0, -8\nout rax = n1",
    },
    ExampleSides {
        name: "a difference negated",
        left: "n0 = input rax\nn1 = sub.32 n0, 7\nn2 = neg.32 n1\nn3 = input rcx\nn4 = add.32 n2, n3\nout rax = n4",
        right: "n0 = input rax\nn1 = input rcx\nn2 = sub.32 n1, n0\nn3 = add.32 n2, 7\nout rax = n3",
    },
    ExampleSides {
        name: "a bit that is shifted and masked",
        left: "n0 = input rax\nn1 = and.32 n0, 0x20\nn2 = shr.32.8 n1, 5\nout rax = n2",
        right: "n0 = input rax\nn1 = shr.32.8 n0, 5\nn2 = and.32 n1, 1\nout rax = n2",
    },
    ExampleSides {
        name: "selection by a mask",
        left: "n0 = input rax\nn1 = input rcx\nn2 = xor.64 n0, n1\nn3 = and.64 n2, 0xff\nn4 = xor.64 n3, n1\nout rax = n4",
        right: "n0 = input rax\nn1 = input rcx\nn2 = and.64 n0, 0xff\nn3 = and.64 n1, -256\nn4 = or.64 n2, n3\nout rax = n4",
    },
    ExampleSides {
        name: "the lowest bit",
        left: "n0 = input rax\nn1 = neg.64 n0\nn2 = and.64 n1, n0\nout rax = n2",
        right: "n0 = input rax\nn1 = blsi.64 new, n0\nout rax = n1",
    },
    ExampleSides {
        name: "the larger of two",
        left: "n0 = input rax\nn1 = input rcx\nn2 = cmp.32 n0, n1\nn3 = cmovl.32 n0, n1, SF=n2.SF, OF=n2.OF\n\
               n4 = cmp.32 n3, n1\nn5 = cmovl.32 n3, n1, SF=n4.SF, OF=n4.OF\nout rax = n5",
        right: "n0 = input rax\nn1 = input rcx\nn2 = cmp.32 n0, n1\nn3 = cmovl.32 n0, n1, SF=n2.SF, OF=n2.OF\nout rax = n3",
    },
    ExampleSides {
        name: "a comparison of a sum",
        left: "n0 = input rax\nn1 = add.32 n0, 9\nn2 = cmp.32 n1, 12\nout ZF = n2.ZF",
        right: "n0 = input rax\nn1 = cmp.32 n0, 3\nout ZF = n1.ZF",
    },
    ExampleSides {
        name: "a mask that changes nothing",
        left: "n0 = input rax\nn1 = input rcx\nn2 = and.64 n0, 0xff\nn3 = sub.64 n2, n1\nout rax = n3\nfact rax <= 255",
        right: "n0 = input rax\nn1 = input rcx\nn2 = sub.64 n0, n1\nout rax = n2",
    },
    ExampleSides {
        name: "a sum and a difference",
        left: "n0 = input rax\nn1 = add.64 n0, 3\nn2 = add.64 n1, 4\nn3 = not.64 n0\nn4 = neg.64 n3\nout rax = n2\nout rcx = n4",
        right: "n0 = input rax\nn1 = lea.64 new, [n0 + 7]\nn2 = lea.64 new, [n0 + 1]\nout rax = n1\nout rcx = n2",
    },
    ExampleSides {
        name: "a sign extension in two steps",
        left: "n0 = input rax\nn1 = shl.32.8 n0, 24\nn2 = sar.32.8 n1, 24\nout rax = n2",
        right: "n0 = input rax\nn1 = movsx.32.8 new, n0\nout rax = n1",
    },
    ExampleSides {
        name: "a quotient of what is less",
        left: "n0 = input rax\nn1 = shr.64.8 n0, 2\nn2 = shr.64.8 n1, 1\nn3 = sub.64 n2, 1\nout rax = n3",
        right: "n0 = input rax\nn1 = shr.64.8 n0, 3\nn2 = sub.64 n1, 1\nout rax = n2",
    },
];

/// An example with a name.
pub struct NamedExample {
    pub name: &'static str,
    pub example: RuleExample,
}

/// All of them.
pub fn all() -> Vec<NamedExample> {
    let read = |e: &ExampleSides| {
        let whole = |side: &str| format!("dag 1\n{side}\n");
        let example = RuleExample::parse(&whole(e.left), &whole(e.right));
        NamedExample { name: e.name, example: example.unwrap_or_else(|| panic!("{} is no pair of graphs", e.name)) }
    };
    EXAMPLES.iter().map(read).collect()
}

/// The one of this name.
pub fn named(name: &str) -> RuleExample {
    all().into_iter().find(|e| e.name == name).expect("there is one").example
}
