//! What the first word of a statement says of it.

use super::StatementKind;
use super::words::{first_word, leading_label};

const ALIGN: [&str; 9] =
    [".p2align", ".p2alignw", ".p2alignl", ".balign", ".balignw", ".balignl", ".align", ".nop", ".nops"];

/// Directives known to emit nothing. One that is missing here is taken for data, which is safe: code beside it is kept.
const SILENT: [&str; 73] = [
    ".text",
    ".data",
    ".bss",
    ".section",
    ".pushsection",
    ".popsection",
    ".previous",
    ".subsection",
    ".globl",
    ".global",
    ".local",
    ".weak",
    ".hidden",
    ".protected",
    ".internal",
    ".type",
    ".size",
    ".set",
    ".equ",
    ".equiv",
    ".eqv",
    ".file",
    ".loc",
    ".loc_mark_labels",
    ".ident",
    ".comm",
    ".lcomm",
    ".version",
    ".symver",
    ".weakref",
    ".intel_syntax",
    ".att_syntax",
    ".intel_mnemonic",
    ".att_mnemonic",
    ".code64",
    ".arch",
    ".line",
    ".ln",
    ".title",
    ".sbttl",
    ".psize",
    ".list",
    ".nolist",
    ".eject",
    ".warning",
    ".print",
    ".end",
    ".addrsig",
    ".addrsig_sym",
    ".altmacro",
    ".noaltmacro",
    ".purgem",
    ".extern",
    ".gnu_attribute",
    ".attach_to_group",
    ".def",
    ".endef",
    ".scl",
    ".if",
    ".ifdef",
    ".ifndef",
    ".ifnotdef",
    ".ifb",
    ".ifnb",
    ".ifc",
    ".ifnc",
    ".ifeq",
    ".ifne",
    ".else",
    ".elseif",
    ".endif",
    ".err",
    ".error",
];

/// Instruction prefixes that gas accepts as statements of their own; the next statement completes them.
pub const PREFIXES: [&str; 14] = [
    "rep", "repe", "repz", "repne", "repnz", "lock", "data16", "addr32", "notrack", "bnd", "rex64", "rex.w",
    "xacquire", "xrelease",
];

/// What a first word in lower case says.
pub fn kind_of(word: &str) -> StatementKind {
    match word {
        w if !w.starts_with('.') && !w.is_empty() => StatementKind::Instruction,
        w if ALIGN.contains(&w) => StatementKind::Align,
        ".macro" => StatementKind::Macro,
        ".rept" | ".rep" | ".irp" | ".irpc" | ".irep" => StatementKind::Block,
        w if w.is_empty() || SILENT.contains(&w) || w.starts_with(".cfi_") || w.starts_with(".if") => {
            StatementKind::Silent
        }
        _ => StatementKind::Data,
    }
}

/// Directives that change nothing at the place where they stand, so that lines around them may be replaced.
pub fn is_harmless_directive(word: &str) -> bool {
    matches!(word, ".loc" | ".file" | ".ident")
}

/// Whether a line of a block may emit bytes that are no instruction. Alignment counts, since what it emits is not seen.
pub fn may_hold_data(line: &str) -> bool {
    let mut rest = line.trim_start();
    while let Some((_, len)) = leading_label(rest) {
        rest = rest[len..].trim_start();
    }
    let word = first_word(rest);
    let closes = matches!(word.as_str(), ".endm" | ".endmacro" | ".endr" | ".exitm");
    !closes && matches!(kind_of(&word), StatementKind::Data | StatementKind::Align)
}
