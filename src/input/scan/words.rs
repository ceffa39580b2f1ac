//! Names and words in the text of a statement.

/// Whether the assembler takes a character for part of a name.
pub fn is_symbol_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$') || !c.is_ascii()
}

/// `name:` or `"name":` at the start of `text`: the name, and the length up to and with the colon.
pub fn leading_label(text: &str) -> Option<(String, usize)> {
    let (name, rest) = match text.strip_prefix('"') {
        Some(quoted) => quoted.split_once('"')?,
        None => text.split_at(text.find(|c| !is_symbol_char(c))?),
    };
    let colon = rest.trim_start().strip_prefix(':')?;
    (!name.is_empty()).then(|| (name.to_string(), text.len() - colon.len()))
}

/// The first word in lower case; empty if the statement is an assignment (`name = value`).
pub fn first_word(text: &str) -> String {
    let end = text.find(|c: char| !is_symbol_char(c)).unwrap_or(text.len());
    let word = &text[..end];
    if text[end..].trim_start().starts_with('=') && word != "." {
        return String::new();
    }
    word.to_ascii_lowercase()
}

/// Names that a statement mentions, strings left out: `.L3`, `foo`, and local numeric references such as `1b`.
pub fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split('"')
        .step_by(2)
        .flat_map(|part| part.split(|c| !is_symbol_char(c)))
        .map(|name| name.trim_start_matches('$'))
        .filter(|name| !name.is_empty())
}
