//! `rules`: what may be asked of rules.

use crate::options::rules::SHIPPED;
use clap::{Args, Subcommand};
use std::num::NonZeroUsize;

#[derive(Subcommand, Debug)]
pub enum RulesCommand {
    /// One line for each rule: how often it was found, what it saves, and what it does.
    List(RuleFileArgs),
    /// Rules whole, as graphs.
    Show(ShowRulesArgs),
    /// Prove every rule anew, try it on random states, and look whether another one makes it needless.
    Check(CheckRulesArgs),
    /// Rules for others: as LLVM IR that Alive2 reads, as queries for any SMT solver, as sketches for GCC and Cranelift.
    Export(ExportRulesArgs),
    /// A page of rules, those first that would save most in real code, each with its places there.
    Page(RulePageArgs),
    /// Make rules from what searches found: improved windows of stored results, generalised, each step proved.
    Learn(LearnRulesArgs),
}

#[derive(Args, Debug)]
pub struct RuleFileArgs {
    /// A file that `rules learn` wrote, or the rules shipped with the program.
    #[arg(default_value = SHIPPED)]
    pub file: String,
}

#[derive(Args, Debug)]
pub struct ShowRulesArgs {
    #[command(flatten)]
    pub rules: RuleFileArgs,
    /// Only the rule of this number, from 1.
    #[arg(long, value_name = "N")]
    pub number: Option<NonZeroUsize>,
}

#[derive(Args, Debug)]
pub struct CheckRulesArgs {
    #[command(flatten)]
    pub rules: RuleFileArgs,
    /// States on which both sides of a rule are compared.
    #[arg(long, default_value_t = 100_000)]
    pub states: usize,
    #[command(flatten)]
    pub proofs: RuleProofArgs,
}

#[derive(Args, Debug)]
pub struct ExportRulesArgs {
    #[command(flatten)]
    pub rules: RuleFileArgs,
    /// A file for each output of each rule that can be said in LLVM IR: `@src` may be replaced by `@tgt`.
    #[arg(long, value_name = "DIR")]
    pub alive2: Option<String>,
    /// A query for each rule, unsatisfiable if the rule is right.
    #[arg(long, value_name = "DIR", required_unless_present_any = ["alive2", "match_pd", "isle"])]
    pub smt2: Option<String>,
    /// Sketches for GCC's match.pd: what makes something simpler on any machine.
    #[arg(long, value_name = "FILE")]
    pub match_pd: Option<String>,
    /// Sketches for Cranelift's ISLE: what makes something simpler, and what x64 has instructions for.
    #[arg(long, value_name = "FILE")]
    pub isle: Option<String>,
}

#[derive(Args, Debug)]
pub struct RulePageArgs {
    #[command(flatten)]
    pub rules: RuleFileArgs,
    /// Real code: assembly texts, objects, archives, and directories of them. Without any, rules count as often as they were
    /// found when they were learned.
    #[arg(long = "in", value_name = "INPUT", num_args = 1..)]
    pub inputs: Vec<String>,
    /// Where the page goes.
    #[arg(short, long, value_name = "FILE")]
    pub output: String,
    /// CPU that right sides may need: as for the default command.
    #[arg(long, value_name = "CPU")]
    pub march: Option<String>,
    /// Functions at once, as many as there are cores by default.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}

#[derive(Args, Debug)]
pub struct LearnRulesArgs {
    /// Stores, or directories that `batch --out` wrote.
    #[arg(required = true)]
    pub stores: Vec<String>,
    /// Where the rules go.
    #[arg(short, long, value_name = "FILE")]
    pub output: String,
    #[command(flatten)]
    pub proofs: RuleProofArgs,
}

#[derive(Args, Debug)]
pub struct RuleProofArgs {
    /// Z3's resource limit for one claim.
    #[arg(long, default_value_t = 4_000_000)]
    pub rlimit: u32,
    /// Rules at once, as many as there are cores by default.
    #[arg(short, long, value_name = "N")]
    pub jobs: Option<NonZeroUsize>,
    /// Say nothing on standard error but errors.
    #[arg(short, long)]
    pub quiet: bool,
}
