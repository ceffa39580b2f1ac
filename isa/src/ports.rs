//! Everything that a row reads and writes, as one list.

use crate::inst::Inst;
use crate::reg::{Flag, Reg};
use crate::row::{Access, Row};

/// A place of a row's state: an operand, or a register or flag that the instruction does not name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RowPort {
    pub at: PortAt,
    /// The register, where the row says which; an instruction names those of its operands.
    pub reg: Option<Reg>,
    /// Width of the value.
    pub bits: u16,
    pub access: Access,
}

/// Which of a row's places, each kind counted for itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum PortAt {
    /// One of [`Row::operands`].
    Operand(u8),
    /// One of [`Row::implicit`].
    Implicit(u8),
    Flag(Flag),
}

impl RowPort {
    /// The register that it is in an instruction of the row.
    pub fn register(&self, inst: &Inst) -> Option<Reg> {
        match self.at {
            PortAt::Operand(k) => inst.operands[usize::from(k)].reg(),
            _ => self.reg,
        }
    }
}

impl Row {
    /// What the row reads and writes: operands, implicit registers, and the flags that it may
    /// change, in this order. The flags that it reads are a matter of its meaning ([`Row::flags_read`]).
    pub fn ports(&self) -> impl Iterator<Item = RowPort> + '_ {
        let operands = self.operands.iter().zip(0..).map(|(o, k)| RowPort {
            at: PortAt::Operand(k),
            reg: None,
            bits: o.width.bits(),
            access: o.access,
        });
        let flags = self.flags_clobbered().iter();
        let flags = flags.map(|f| RowPort { at: PortAt::Flag(f), reg: None, bits: 1, access: Access::Write });
        operands.chain(self.unnamed()).chain(flags)
    }

    /// The registers that the instruction uses without naming them.
    pub fn unnamed(&self) -> impl Iterator<Item = RowPort> + '_ {
        self.implicit.iter().zip(0..).map(|(i, k)| RowPort {
            at: PortAt::Implicit(k),
            reg: Some(i.reg),
            bits: i.width.bits(),
            access: i.access,
        })
    }

    /// What the row writes, in the order of [`Row::ports`].
    pub fn written_ports(&self) -> impl Iterator<Item = RowPort> + '_ {
        self.ports().filter(|p| p.access.writes())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::table;

    /// The list is what the columns say, one by one.
    #[test]
    fn ports_are_the_columns() {
        for (_, row) in table().iter() {
            let count = row.operands.len() + row.implicit.len();
            let flags = row.flags_clobbered().iter().count();
            assert_eq!(row.ports().count(), count + flags, "{}", row.mnemonic);
            for p in row.ports() {
                let (access, bits) = match p.at {
                    PortAt::Operand(k) => {
                        (row.operands[usize::from(k)].access, row.operands[usize::from(k)].width.bits())
                    }
                    PortAt::Implicit(k) => {
                        (row.implicit[usize::from(k)].access, row.implicit[usize::from(k)].width.bits())
                    }
                    PortAt::Flag(f) => {
                        assert!(row.flags_clobbered().contains(f));
                        (Access::Write, 1)
                    }
                };
                assert_eq!((p.access, p.bits), (access, bits), "{}: {:?}", row.mnemonic, p.at);
            }
        }
    }
}
