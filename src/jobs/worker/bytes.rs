//! Bytes in a job's text: two hexadecimal digits each, which JSON keeps short.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(transparent)]
pub struct HexBytes(#[serde(with = "hex::serde")] pub Vec<u8>);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back_and_anything_else_is_an_error() {
        let all = HexBytes((0..=255).collect());
        let text = serde_json::to_string(&all).expect("JSON");
        assert_eq!(serde_json::from_str::<HexBytes>(&text).expect("bytes"), all);
        for bad in ["\"0\"", "\"0g\"", "\"\u{e4}\"", "7"] {
            assert!(serde_json::from_str::<HexBytes>(bad).is_err(), "{bad}");
        }
    }
}
