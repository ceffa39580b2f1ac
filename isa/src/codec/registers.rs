//! General registers in iced's names and ours.

use crate::inst::RegRef;
use crate::reg::{Gpr, Width};
use iced_x86::Register;

/// iced's register for an operand at a width; `None` for a high byte at another width than 8.
pub(super) fn to_iced(r: RegRef, width: Width) -> Option<Register> {
    let n = r.gpr.index() as u32;
    if r.high {
        // ah, ch, dh, bh stand where the encoding numbers 4–7 are.
        return (width == Width::W8 && n < 4).then(|| Register::AH + n);
    }
    Some(match width {
        // iced lists al cl dl bl ah ch dh bh spl bpl sil dil r8l …
        Width::W8 => Register::AL + if n < 4 { n } else { n + 4 },
        Width::W16 => Register::AX + n,
        Width::W32 => Register::EAX + n,
        _ => Register::RAX + n,
    })
}

/// Our name and width of a general register; `None` for any other register.
pub(super) fn from_iced(r: Register) -> Option<(RegRef, Width)> {
    let width = Width::from_bits(r.size() as u32 * 8)?;
    if !r.is_gpr() {
        return None;
    }
    let high = matches!(r, Register::AH | Register::CH | Register::DH | Register::BH);
    let gpr = Gpr::new(r.full_register().number())?;
    Some((RegRef { gpr, high }, width))
}

/// A 64-bit general register.
pub(super) fn whole(r: Register) -> Option<Gpr> {
    match from_iced(r)? {
        (RegRef { gpr, high: false }, Width::W64) => Some(gpr),
        _ => None,
    }
}
