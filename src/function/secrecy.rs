//! What the functions of a module show of what is secret, callees of the same module looked into.

use super::reading::{features, readable};
use crate::input::error::Problem;
use crate::input::{Module, contract};
use dag::analysis::contract::Contract;
use dag::ir::function::Function;
use dag::ir::signature::{PublicPlace, Register, Signature, Slice};
use dag::smt::Limits;
use dag::verify::leakage::{Leakage, SecrecyContext, leakage};
use isa::{Gpr, Target};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Functions of the C library that show their first arguments, these many, and nothing of what memory holds.
const SHOW_ARGUMENTS: [(&str, usize); 17] = [
    ("memcpy", 3),
    ("memmove", 3),
    ("memset", 3),
    ("mempcpy", 3),
    ("bcopy", 3),
    ("bzero", 2),
    ("explicit_bzero", 2),
    ("__memcpy_chk", 4),
    ("__memmove_chk", 4),
    ("__memset_chk", 4),
    ("__explicit_bzero_chk", 3),
    ("OPENSSL_cleanse", 2),
    ("sodium_memzero", 2),
    ("getrandom", 3),
    ("abort", 0),
    ("__stack_chk_fail", 0),
    ("free", 1),
];

const ARGUMENTS: [Gpr; 6] = [Gpr::RDI, Gpr::RSI, Gpr::RDX, Gpr::RCX, Gpr::R8, Gpr::R9];

/// The answers for the functions of one module, each found once.
pub struct ModuleSecrecy<'a> {
    module: &'a Module,
    given: &'a [Signature],
    limits: Limits,
    /// What is known of functions by index; `None` while one is looked at.
    known: RefCell<BTreeMap<usize, Option<FunctionSecrecy>>>,
}

/// What is known of one function.
#[derive(Clone, Debug)]
pub struct FunctionSecrecy {
    pub contract: Contract,
    /// As it was read.
    pub function: Function,
    pub leakage: Leakage,
}

impl<'a> ModuleSecrecy<'a> {
    pub fn new(module: &'a Module, given: &'a [Signature], limits: Limits) -> ModuleSecrecy<'a> {
        ModuleSecrecy { module, given, limits, known: RefCell::default() }
    }

    /// What a function shows.
    ///
    /// # Errors
    /// Signatures that contradict the code.
    pub fn of(&self, index: usize) -> Result<FunctionSecrecy, Vec<Problem>> {
        if let Some(Some(known)) = self.known.borrow().get(&index) {
            return Ok(known.clone());
        }
        self.known.borrow_mut().insert(index, None);
        let contract = contract(self.module, index, self.given)?;
        let entry = &self.module.functions[index];
        let function = readable(&entry.function, features(&entry.function, None));
        let known = self.module.callees(index);
        let callees = |t: &Target| known.of(t);
        let is_constant = |symbol: &str| self.module.is_constant(symbol);
        let callee = |t: &Target| self.shown_by(index, t);
        let secrecy = SecrecyContext::of(&contract, &callees, &is_constant, self.limits);
        let found = secrecy.map(|s| leakage(&function, &SecrecyContext { callee: &callee, ..s }));
        let answer = FunctionSecrecy { leakage: found.unwrap_or_default(), function, contract };
        self.known.borrow_mut().insert(index, Some(answer.clone()));
        Ok(answer)
    }

    /// What a callee shows; `None` if more of it may show than its arguments.
    fn shown_by(&self, caller: usize, target: &Target) -> Option<Vec<PublicPlace>> {
        let from = &self.module.functions[caller];
        let index = match target {
            Target::Symbol(name) => self.module.position(name.split(['@', '+']).next().unwrap_or(name)),
            Target::Local(at) => {
                let here =
                    |f: &crate::input::ModuleFunction| (f.unit, f.section, f.start) == (from.unit, from.section, *at);
                self.module.functions.iter().position(here)
            }
        };
        let Some(index) = index else { return of_library(target) };
        // What calls itself is not known before it is done.
        let looked_at = matches!(self.known.borrow().get(&index), Some(None));
        if looked_at || !self.module.functions[index].kept.is_empty() {
            return None;
        }
        let known = self.of(index).ok()?;
        known.leakage.leaks.is_empty().then_some(known.contract.public).flatten()
    }
}

fn of_library(target: &Target) -> Option<Vec<PublicPlace>> {
    let Target::Symbol(name) = target else { return None };
    let name = name.split('@').next().unwrap_or(name);
    let (_, arguments) = SHOW_ARGUMENTS.iter().find(|f| f.0 == name)?;
    let place = |g: &Gpr| PublicPlace::Register(Slice { register: Register::Gpr(*g), bits: 64 });
    Some(ARGUMENTS[..*arguments].iter().map(place).collect())
}
