//! Bytes in a job's text: two hexadecimal digits each, which JSON keeps short.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt::Write;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bytes(pub Vec<u8>);

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&hexadecimal(&self.0))
    }
}

impl<'a> Deserialize<'a> for Bytes {
    fn deserialize<D: Deserializer<'a>>(from: D) -> Result<Bytes, D::Error> {
        let text = String::deserialize(from)?;
        let digit = |b: u8| char::from(b).to_digit(16).map(|d| d as u8);
        let byte = |pair: &[u8]| match pair {
            [high, low] => Some(digit(*high)? << 4 | digit(*low)?),
            _ => None,
        };
        let bytes: Option<Vec<u8>> = text.as_bytes().chunks(2).map(byte).collect();
        bytes.map(Bytes).ok_or_else(|| D::Error::custom("not pairs of hexadecimal digits"))
    }
}

/// Two digits for each byte.
pub fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(2 * bytes.len());
    for b in bytes {
        let _ = write!(text, "{b:02x}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_anything_else_is_an_error() {
        let all = Bytes((0..=255).collect());
        let text = serde_json::to_string(&all).expect("JSON");
        assert_eq!(serde_json::from_str::<Bytes>(&text).expect("bytes"), all);
        for bad in ["\"0\"", "\"0g\"", "\"\u{e4}\"", "7"] {
            assert!(serde_json::from_str::<Bytes>(bad).is_err(), "{bad}");
        }
    }
}
