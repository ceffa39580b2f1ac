//! Text of any instruction from its bytes, rows or not, for listings of object files.

use iced_x86::{
    Decoder, DecoderOptions, Formatter, GasFormatter, Instruction, Mnemonic, OpKind, SymbolResolver, SymbolResult,
};

/// AT&T text of the one instruction in `bytes`, as GNU `as` reads it. `symbol` gives the spelling of the relocated
/// field at a byte offset of the instruction. `None` for bytes that are no instruction, or more than one.
pub fn bytes_text(bytes: &[u8], symbol: &dyn Fn(usize) -> Option<String>) -> Option<String> {
    let mut decoder = Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE);
    let inst = decoder.decode();
    if inst.is_invalid() || inst.len() != bytes.len() {
        return None;
    }
    let fields = decoder.get_constant_offsets(&inst);
    let resolver = Fields {
        displacement: fields.has_displacement().then(|| symbol(fields.displacement_offset())).flatten(),
        immediate: fields.has_immediate().then(|| symbol(fields.immediate_offset())).flatten(),
    };
    let mut formatter = GasFormatter::with_options(Some(Box::new(resolver)), None);
    formatter.options_mut().set_rip_relative_addresses(true);
    let mut text = String::new();
    formatter.format(&inst, &mut text);
    // As every CPU reads these bytes.
    Some(if inst.mnemonic() == Mnemonic::Tzcnt { format!("rep {}", text.replacen("tzcnt", "bsf", 1)) } else { text })
}

/// Spellings of an instruction's relocated fields.
struct Fields {
    displacement: Option<String>,
    immediate: Option<String>,
}

impl SymbolResolver for Fields {
    fn symbol(
        &mut self,
        instruction: &Instruction,
        _operand: u32,
        instruction_operand: Option<u32>,
        address: u64,
        _size: u32,
    ) -> Option<SymbolResult<'_>> {
        let kind = instruction.op_kind(instruction_operand?);
        let text = if kind == OpKind::Memory { &self.displacement } else { &self.immediate };
        // Placed at the address asked for, so that no distance is printed.
        text.as_deref().map(|t| SymbolResult::with_str(address, t))
    }
}
