//! Rules as compilers have them: a tree for another one, under conditions on constants.

use super::tree::{Tree, TreeLeaf, TreeReader};
use dag::search::rules::Rule;
use dag::search::rules::claim::{ClaimedEquality, RuleClaim};
use dag::semantics::symbolic::Var;
use isa::{ExprId, Reg, Sym};
use rustc_hash::FxHashMap;

/// One output of a rule.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeRule {
    pub left: Tree,
    pub right: Tree,
    /// The registers that inputs are in the rule's graphs, by their numbers; `None` for a flag.
    pub inputs: Vec<Option<Reg>>,
    /// What must be true of the constants.
    pub conditions: Vec<Tree>,
}

/// What a compiler has a rule for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum RuleUse {
    /// The right side has fewer operations, whatever the machine.
    Simplification,
    /// Both sides are the same operations, or more; the machine has instructions for them.
    Selection,
}

/// Rules in a language of a compiler.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RuleSketches {
    pub text: String,
    /// How many rules have this form.
    pub rules: usize,
}

impl RuleSketches {
    /// Each rule as `form` writes its outputs, below a comment between these signs.
    pub fn of(
        rules: &[Rule],
        [open, close]: [&str; 2],
        form: &dyn Fn(&Rule, &TreeRule) -> Option<String>,
    ) -> RuleSketches {
        let mut sketches = RuleSketches { text: String::new(), rules: 0 };
        for (n, rule) in rules.iter().enumerate() {
            let trees = TreeRule::all_of(rule).unwrap_or_default();
            let outputs: Vec<String> = trees.iter().filter_map(|tree| form(rule, tree)).collect();
            sketches.rules += usize::from(!outputs.is_empty());
            for output in outputs {
                sketches.text += &format!("{open}Rule {}, found {} times.{close}\n{output}\n", n + 1, rule.times);
            }
        }
        sketches
    }
}

impl TreeRule {
    /// A rule for each output; `None` if one cannot be said in trees, or not be matched.
    pub fn all_of(rule: &Rule) -> Option<Vec<TreeRule>> {
        let claim = RuleClaim::of(rule).filter(RuleClaim::is_defined)?;
        let all = claim.terms();
        let ClaimVariables { leaves, inputs } = variables_of(&claim, &all);
        let mut reader = TreeReader::new(&claim.ctx.arena, &leaves, &all);
        let conditions: Vec<Tree> = claim.facts.iter().map(|fact| reader.read(*fact)).collect::<Option<_>>()?;
        if !conditions.iter().all(Tree::is_closed) {
            return None;
        }
        let one = |e: &ClaimedEquality| {
            let (left, right) = (reader.read(e.left)?, reader.read(e.right)?);
            let rule = TreeRule { left, right, inputs: inputs.clone(), conditions: conditions.clone() };
            rule.is_matchable().then_some(rule)
        };
        claim.equalities.iter().map(one).collect()
    }

    pub fn purpose(&self) -> RuleUse {
        let fewer = self.right.operations() < self.left.operations();
        if fewer { RuleUse::Simplification } else { RuleUse::Selection }
    }

    /// A left side is an operation, its constants are numbers or variables, and it has every variable that there is.
    fn is_matchable(&self) -> bool {
        let known = self.left.leaves();
        let others = std::iter::once(&self.right).chain(&self.conditions);
        let unknown = others.flat_map(Tree::leaves).any(|(leaf, _)| !known.iter().any(|(l, _)| *l == leaf));
        self.left.operations() > 0 && has_plain_constants(&self.left) && !unknown
    }
}

fn has_plain_constants(tree: &Tree) -> bool {
    match tree {
        Tree::Apply { of, .. } => !tree.is_closed() && of.iter().all(has_plain_constants),
        _ => true,
    }
}

/// The variables of a claim.
#[derive(Default)]
struct ClaimVariables {
    leaves: FxHashMap<Sym, TreeLeaf>,
    /// By their numbers, in the order of the arena.
    inputs: Vec<Option<Reg>>,
}

fn variables_of(claim: &RuleClaim, all: &[ExprId]) -> ClaimVariables {
    let mut variables = ClaimVariables::default();
    for (s, _) in claim.ctx.arena.variables(all) {
        let symbol = claim.symbols.iter().position(|c| *c == s).map(TreeLeaf::Symbol);
        let leaf = symbol.unwrap_or_else(|| {
            let register = if let Var::Reg { reg, .. } = claim.ctx.meaning_of(s) { Some(*reg) } else { None };
            variables.inputs.push(register);
            TreeLeaf::Input(variables.inputs.len() - 1)
        });
        variables.leaves.insert(s, leaf);
    }
    variables
}
