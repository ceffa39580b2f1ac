//! Bytes as text and back. GNU `as` takes files of any bytes, so comments and strings may be in Latin-1, and clang's comments
//! may hold NUL. Bytes that are no UTF-8 stand as one character each, U+F700 + byte, of the Unicode block that is left to
//! private use; where a text has such characters of its own, their bytes do. So what was read is what is written.

use std::borrow::Cow;

/// The character of byte 0 that is no UTF-8.
const FIRST: u32 = 0xf700;
/// Of this many bytes one may be a control character that texts have none of; files with more are no text.
const PLAIN: usize = 16;

/// The text of a file, if it is one.
pub fn decode(bytes: &[u8]) -> Option<Cow<'_, str>> {
    let control = |b: &&u8| **b < 0x20 && !b"\t\n\r\x0b\x0c\x1b".contains(b);
    let is_wide = bytes.starts_with(b"\xff\xfe") || bytes.starts_with(b"\xfe\xff");
    if is_wide || bytes.iter().filter(control).count() * PLAIN > bytes.len() {
        return None;
    }
    match std::str::from_utf8(bytes) {
        Ok(text) if !text.contains(is_escape) => Some(Cow::Borrowed(text)),
        _ => Some(Cow::Owned(bytes.utf8_chunks().map(|c| decoded(c.valid(), c.invalid())).collect())),
    }
}

fn decoded(valid: &str, invalid: &[u8]) -> String {
    let mut text = String::with_capacity(valid.len());
    for c in valid.chars() {
        if is_escape(c) {
            text.extend(c.encode_utf8(&mut [0; 4]).bytes().map(escape));
        } else {
            text.push(c);
        }
    }
    text.extend(invalid.iter().map(|b| escape(*b)));
    text
}

/// The bytes of a text that was decoded, or of what was made of it.
pub fn encode(text: &str) -> Cow<'_, [u8]> {
    if !text.contains(is_escape) {
        return Cow::Borrowed(text.as_bytes());
    }
    let mut bytes = Vec::with_capacity(text.len());
    for c in text.chars() {
        match byte(c) {
            Some(b) => bytes.push(b),
            None => bytes.extend(c.encode_utf8(&mut [0; 4]).bytes()),
        }
    }
    Cow::Owned(bytes)
}

fn escape(b: u8) -> char {
    char::from_u32(FIRST + u32::from(b)).expect("the block of private use has no surrogates")
}

fn byte(c: char) -> Option<u8> {
    u8::try_from(u32::from(c).checked_sub(FIRST)?).ok()
}

fn is_escape(c: char) -> bool {
    byte(c).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_decoded_is_encoded_again() {
        let own = "\u{f7e9} and \u{f700}";
        for bytes in [
            &b"# caf\xe9\n"[..],
            b"# \0 of a comment that clang wrote\n",
            own.as_bytes(),
            "\u{e9}".as_bytes(),
            b"\xe9\xe9",
        ] {
            assert_eq!(encode(&decode(bytes).expect("text")), bytes);
        }
        let all: Vec<u8> = (0x20..=0xff).collect();
        assert_eq!(*encode(&decode(&all).expect("text")), all);
        assert_eq!(decode(b"\xe9t\xe9").expect("text"), "\u{f7e9}t\u{f7e9}");
    }

    #[test]
    fn files_of_other_kinds_are_no_text() {
        assert_eq!(decode(b"MZ\0\0"), None);
        assert_eq!(decode(b"\xff\xfe#\0 \0"), None);
        assert_eq!(decode(&[0; 64]), None);
    }
}
