//! Calls, and instructions without a row: fixed registers in and out.

use super::cursor::{Cursor, Parsed, StorageName, mistake};
use super::operand::{Reader, part, register};
use super::{hex, number, quoted, value};
use crate::ir::graph::{Dag, Kind, NodeId, OpaqueKind};
use isa::{FlagSet, Opaque, Parts, Reg, Target};

/// The node as text.
pub fn label(dag: &Dag, id: NodeId) -> String {
    let Kind::Opaque { what, reads, flags, writes, flags_written } = &dag.node(id).kind else { return String::new() };
    let mut parts = match what {
        OpaqueKind::Call(Target::Symbol(s)) => vec![format!("call {}", quoted(s))],
        OpaqueKind::Call(Target::Local(at)) => vec![format!("call {}", number(false, *at))],
        OpaqueKind::IndirectCall(o) => about("call through", o),
        OpaqueKind::Inst(o) => about("opaque", o),
    };
    let registers = reads.iter().map(|(r, v)| format!("{r}={}", value(dag, *v)));
    let read: Vec<String> = registers.chain(flags.iter().map(|(f, v)| format!("{f}={}", value(dag, *v)))).collect();
    let written: Vec<String> =
        writes.iter().map(Reg::to_string).chain(flags_written.iter().map(|f| f.to_string())).collect();
    parts.extend((!read.is_empty()).then(|| format!("from {}", read.join(", "))));
    parts.extend((!written.is_empty()).then(|| format!("gives {}", written.join(", "))));
    parts.join("; ")
}

/// What is known of the instruction itself.
fn about(keyword: &str, o: &Opaque) -> Vec<String> {
    let code = if o.bytes.is_empty() { String::new() } else { format!(" code {}", hex(&o.bytes)) };
    let mut parts = vec![format!("{keyword} {}{code}", quoted(&o.mnemonic))];
    for (what, registers, flags) in [("reads", &o.reads, o.flags_read), ("writes", &o.writes, o.flags_written)] {
        let registers = Reg::all().map(|r| (r, registers[r.index()])).filter(|(_, part)| *part != 0);
        let registers = registers.map(|(r, part)| super::part(r, part));
        let all: Vec<String> = registers.chain(flags.iter().map(|f| f.to_string())).collect();
        parts.extend((!all.is_empty()).then(|| format!("{what} {}", all.join(", "))));
    }
    let words = [(o.reads_memory, "loads"), (o.writes_memory, "stores"), (o.terminates, "stops")];
    parts.extend(words.into_iter().filter(|(yes, _)| *yes).map(|(_, word)| word.to_string()));
    parts.extend(o.symbol.as_ref().map(|s| format!("with {}", quoted(s))));
    parts
}

impl Reader {
    /// A node that is no instruction of the table.
    ///
    /// # Errors
    /// If none stands here.
    pub fn other(&self, c: &mut Cursor) -> Parsed<Kind> {
        let mut ended = false;
        let what = if c.keyword("opaque") {
            OpaqueKind::Inst(instruction(c, &mut ended)?)
        } else if !c.keyword("call") {
            return c.expected("`call` or `opaque`");
        } else if c.keyword("through") {
            OpaqueKind::IndirectCall(instruction(c, &mut ended)?)
        } else if c.starts_string() {
            OpaqueKind::Call(Target::Symbol(c.string()?.into()))
        } else {
            OpaqueKind::Call(Target::Local(c.magnitude()?))
        };
        let (mut reads, mut flags, mut writes, mut flags_written) = (Vec::new(), Vec::new(), Vec::new(), FlagSet::NONE);
        // `instruction` may have met the first `;` of what follows.
        while std::mem::take(&mut ended) || c.take(";") {
            if c.keyword("from") {
                for pair in c.list(|c| match self.pair(c)? {
                    Some(pair) => Ok(pair),
                    None => c.expected("a register or flag and `=`"),
                })? {
                    match pair {
                        (StorageName::Reg(r), v) => reads.push((r, v)),
                        (StorageName::Flag(f), v) => flags.push((f, v)),
                    }
                }
            } else if c.keyword("gives") {
                for at in c.list(|c| c.place())? {
                    match at {
                        StorageName::Reg(r) if writes.contains(&r) => {
                            return mistake(format!("{r} twice"), "name it once");
                        }
                        StorageName::Reg(r) => writes.push(r),
                        StorageName::Flag(f) => flags_written = flags_written.with(f),
                    }
                }
            } else {
                return c.expected("`from` or `gives`");
            }
        }
        Ok(Kind::Opaque { what, reads, flags, writes, flags_written })
    }
}

/// Mnemonic, code and what is known of it. `ended`: a `;` was met after which something else comes.
fn instruction(c: &mut Cursor, ended: &mut bool) -> Parsed<Opaque> {
    let mnemonic = c.string()?;
    let bytes = if c.keyword("code") { c.bytes()? } else { Vec::new() };
    let mut o = Opaque {
        mnemonic,
        reads: [0; Reg::COUNT],
        writes: [0; Reg::COUNT],
        flags_read: FlagSet::NONE,
        flags_written: FlagSet::NONE,
        reads_memory: false,
        writes_memory: false,
        bytes,
        symbol: None,
        terminates: false,
    };
    while c.take(";") {
        if c.keyword("reads") {
            parts(c, &mut o.reads, &mut o.flags_read)?;
        } else if c.keyword("writes") {
            parts(c, &mut o.writes, &mut o.flags_written)?;
        } else if c.keyword("loads") {
            o.reads_memory = true;
        } else if c.keyword("stores") {
            o.writes_memory = true;
        } else if c.keyword("stops") {
            o.terminates = true;
        } else if c.keyword("with") {
            o.symbol = Some(c.string()?.into());
        } else {
            *ended = true;
            break;
        }
    }
    Ok(o)
}

fn parts(c: &mut Cursor, registers: &mut Parts, flags: &mut FlagSet) -> Parsed<()> {
    for (at, mask) in c.list(part)? {
        match at {
            StorageName::Flag(f) => *flags = flags.with(f),
            at => registers[register(at)?.index()] |= mask,
        }
    }
    Ok(())
}
