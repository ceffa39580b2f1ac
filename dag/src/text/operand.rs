//! Values, operands and addresses.

use super::cursor::{Cursor, Parsed, StorageName, mistake, place};
use super::fit::class;
use super::{ports, suffix};
use crate::ir::graph::{Address, Class, Dag, Kind, NodeId, Port, Use, Value};
use isa::{Fixed, Flag, Reg, SegmentReg};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The part of a graph that was read so far.
#[derive(Default)]
pub struct Reader {
    pub dag: Dag,
    /// `None` for a node whose line has a mistake.
    pub names: BTreeMap<String, Option<NodeId>>,
}

/// Words that are no names of nodes.
pub const KEYWORDS: [&str; 10] = ["dag", "out", "choice", "fact", "new", "any", "repeated", "rip", "fs", "gs"];

impl Reader {
    /// A node's name.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn node(&self, c: &mut Cursor) -> Parsed<NodeId> {
        let Some(name) = c.peek_word().filter(|w| !KEYWORDS.contains(w)) else { return c.expected("a value") };
        c.word();
        match self.names.get(name) {
            Some(Some(node)) => Ok(*node),
            Some(None) => Err(None),
            None => {
                let what = format!("`{name}` is not defined above");
                mistake(what, "a node is named on a line of its own before it is used")
            }
        }
    }

    /// A node's name and which of its results.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn value(&self, c: &mut Cursor) -> Parsed<Value> {
        let name = c.peek_word().unwrap_or_default();
        let node = self.node(c)?;
        if let Some(fold) = self.dag.fold(node) {
            let of = fold.of;
            return mistake(
                format!("`{name}` stands instead of others"),
                format!("read the result of {of}, the first of them"),
            );
        }
        let kind = &self.dag.node(node).kind;
        let wanted = if c.take(".") { format!(".{}", result_name(c)?) } else { String::new() };
        let known = ports(kind);
        match known.iter().find(|p| suffix(kind, **p) == wanted) {
            Some(port) => Ok(Value { node, port: *port }),
            None => {
                let names: Vec<String> = known.iter().map(|p| format!("{name}{}", suffix(kind, *p))).collect();
                let has = if names.is_empty() { "no result".to_string() } else { names.join(", ") };
                mistake(format!("{name}{wanted} is no result of {name}"), format!("{name} has {has}"))
            }
        }
    }

    /// A value of one kind of register.
    ///
    /// # Errors
    /// If none stands here, or one of another kind.
    pub fn value_of(&self, c: &mut Cursor, wanted: Class) -> Parsed<Value> {
        let start = c.rest();
        let v = self.value(c)?;
        let found = class(&self.dag, v);
        if found == wanted {
            return Ok(v);
        }
        let text = start[..start.len() - c.rest().len()].trim();
        let kinds = |c: Class| match c {
            Class::Register(file) => format!("a {}'s content", file.traits().noun),
            Class::Flag => "a flag".to_string(),
        };
        mistake(format!("`{text}` is {}, not {}", kinds(found), kinds(wanted)), "name a result of the other kind")
    }

    /// The value of one flag.
    ///
    /// # Errors
    /// If none stands here, or one of another flag.
    pub fn flag(&self, c: &mut Cursor, wanted: Flag) -> Parsed<Value> {
        let v = self.value_of(c, Class::Flag)?;
        let found = match (&self.dag.node(v.node).kind, v.port) {
            (Kind::InputFlag(f), _) => *f == wanted,
            (_, port) => port == Port::Flag(wanted),
        };
        if found { Ok(v) } else { mistake(format!("this is not {wanted}"), "no instruction reads one flag as another") }
    }

    /// `rax=n0` or `CF=n1`, if that is what stands here.
    ///
    /// # Errors
    /// If nothing such stands here.
    pub fn pair(&self, c: &mut Cursor) -> Parsed<Option<(StorageName, Value)>> {
        let mut ahead = *c;
        let Some(at) = ahead.word().and_then(place).filter(|_| ahead.take("=")) else { return Ok(None) };
        *c = ahead;
        let v = match at {
            StorageName::Reg(r) => self.value_of(c, Class::of(r))?,
            StorageName::Flag(f) => self.flag(c, f)?,
        };
        Ok(Some((at, v)))
    }

    /// Any operand.
    ///
    /// # Errors
    /// If none stands here.
    pub fn operand(&self, c: &mut Cursor) -> Parsed<Use> {
        if c.keyword("new") {
            return Ok(Use::Fresh);
        }
        if c.keyword("any") {
            return Ok(Use::Any);
        }
        if c.keyword("repeated") {
            return Ok(Use::Broadcast(self.address(c)?));
        }
        if c.starts_string() {
            return Ok(Use::ImmSymbol(c.string()?.into()));
        }
        if c.starts_number() {
            return Ok(Use::Imm(c.signed()?));
        }
        if c.rest().starts_with('[') || matches!(c.peek_word(), Some("fs" | "gs")) {
            return Ok(Use::Mem(self.address(c)?));
        }
        let value = self.value(c)?;
        let mut ahead = *c;
        let high = ["[", "15", ":", "8", "]"].into_iter().all(|t| ahead.take(t));
        if high {
            *c = ahead;
        }
        Ok(Use::Value { value, high })
    }

    fn address(&self, c: &mut Cursor) -> Parsed<Address> {
        let segment = match (c.keyword("fs"), c.keyword("gs")) {
            (true, _) => Some(SegmentReg::Fs),
            (_, true) => Some(SegmentReg::Gs),
            _ => None,
        };
        if segment.is_some() {
            c.need(":")?;
        }
        c.need("[")?;
        let mut a = Address { base: None, index: None, disp: 0, rip: false, segment, symbol: None, fixed: None };
        let mut disp: Option<i128> = None;
        let mut negative = c.take("-");
        loop {
            if c.starts_number() {
                let n = i128::from(c.magnitude()?);
                if disp.replace(if negative { -n } else { n }).is_some() {
                    return mistake("two numbers in one address", "add them up");
                }
            } else if negative {
                return c.expected("a number after `-`");
            } else {
                self.term(c, &mut a)?;
            }
            if c.take("]") {
                break;
            }
            negative = c.take("-");
            if !negative {
                c.need("+")?;
            }
        }
        a.disp = match i64::try_from(disp.unwrap_or(0)) {
            Ok(d) => d,
            Err(_) => return mistake("the number in the address does not fit 64 bits", "write it as two's complement"),
        };
        let bare = disp.is_none() && a.base.is_none() && a.index.is_none() && a.symbol.is_none();
        if bare && !a.rip {
            return c.expected("an address");
        }
        if a.rip && (a.base.is_some() || a.index.is_some()) {
            return mistake("`rip` and a register in one address", "an address has the one or the other");
        }
        a.fixed = fixed(c)?;
        Ok(a)
    }

    fn term(&self, c: &mut Cursor, a: &mut Address) -> Parsed<()> {
        if c.keyword("rip") {
            if std::mem::replace(&mut a.rip, true) {
                return mistake("`rip` twice in one address", "write it once");
            }
            return Ok(());
        }
        if c.starts_string() {
            if a.symbol.replace(c.string()?.into()).is_some() {
                return mistake("two symbols in one address", "an address has one");
            }
            return Ok(());
        }
        let v = self.value_of(c, Class::GENERAL)?;
        if c.take("*") {
            let scale = c.magnitude()?;
            if ![1, 2, 4, 8].contains(&scale) {
                return mistake(format!("scale {scale}"), "a scale is 1, 2, 4 or 8");
            }
            if a.index.replace((v, scale as u8)).is_some() {
                return mistake("two scaled registers in one address", "an address has one");
            }
        } else if a.base.replace(v).is_some() {
            return mistake("two registers without a scale in one address", "write one of them as `x*1`");
        }
        Ok(())
    }
}

/// What follows the dot of a value.
fn result_name(c: &mut Cursor) -> Parsed<String> {
    if c.starts_number() {
        return Ok(c.magnitude()?.to_string());
    }
    match c.word() {
        Some(w) => Ok(w.to_string()),
        None => c.expected("a result: a number, a register or a flag"),
    }
}

/// `holds 0011 aligned 16`
fn fixed(c: &mut Cursor) -> Parsed<Option<Arc<Fixed>>> {
    if !c.keyword("holds") {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    if !c.keyword("aligned") {
        bytes = c.bytes()?;
        if !c.keyword("aligned") {
            return c.expected("`aligned` and a power of two");
        }
    }
    let align = c.magnitude()?;
    if !align.is_power_of_two() {
        return mistake(format!("alignment {align}"), "an alignment is a power of two");
    }
    Ok(Some(Arc::new(Fixed { bytes, align })))
}

/// A register and which part of it.
///
/// # Errors
/// If nothing such stands here.
pub fn part(c: &mut Cursor) -> Parsed<(StorageName, u64)> {
    let at = c.place()?;
    if !c.take("&") {
        return Ok((at, u64::MAX));
    }
    let mask = c.magnitude()?;
    match at {
        StorageName::Flag(f) => mistake(format!("a part of {f}"), "a flag is one bit"),
        StorageName::Reg(r) if mask == 0 => mistake(format!("no part of {r}"), "leave the register out"),
        StorageName::Reg(_) => Ok((at, mask)),
    }
}

/// A register where a flag will not do.
///
/// # Errors
/// If it is a flag.
pub fn register(at: StorageName) -> Parsed<Reg> {
    match at {
        StorageName::Reg(r) => Ok(r),
        StorageName::Flag(f) => mistake(format!("{f} is no register"), "name a register"),
    }
}
