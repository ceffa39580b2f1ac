//! Functions of a text told apart without reading it as assembly: whether results of any may be known is asked of every text
//! that a build has for the first time, and to read one takes ten times as long.

use super::digest::Digest;
use memchr::{memchr_iter, memmem};
use std::borrow::Cow;

/// A function as the text spells it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fingerprint<'a> {
    pub name: &'a [u8],
    /// Of the lines from its label to its size; numbers of local labels do not count.
    pub digest: String,
}

/// The functions whose label and size stand on lines of their own, as compilers write them.
pub fn fingerprints(text: &[u8]) -> Vec<Fingerprint<'_>> {
    let mut found = Vec::new();
    let mut begun: Option<(&[u8], Digest)> = None;
    let mut start = 0;
    for end in memchr_iter(b'\n', text).chain([text.len()]) {
        let line = &text[start..end];
        start = end + 1;
        if let Some(name) = line.strip_suffix(b":")
            && !name.is_empty()
            && !name.starts_with(b".")
            && !name.iter().any(u8::is_ascii_whitespace)
        {
            begun = Some((name, Digest::default()));
        }
        let Some((name, mut digest)) = begun.take() else { continue };
        let rest = line.trim_ascii().strip_prefix(b".size").map(<[u8]>::trim_ascii);
        if rest.and_then(|r| r.strip_prefix(name)).is_some_and(|r| r.starts_with(b",")) {
            found.push(Fingerprint { name, digest: digest.text() });
        } else {
            digest.add(without_label_numbers(line));
            begun = Some((name, digest));
        }
    }
    found
}

/// `.L12` and `.LC7` count as `.L` and `.LC`.
fn without_label_numbers(line: &[u8]) -> Cow<'_, [u8]> {
    let Some(first) = memmem::find(line, b".L") else { return Cow::Borrowed(line) };
    let mut general = line[..first].to_vec();
    let mut in_label = false;
    for (n, &b) in line.iter().enumerate().skip(first) {
        in_label = line[n..].starts_with(b".L") || in_label && (b.is_ascii_alphanumeric() || b == b'.' || b == b'_');
        if !in_label || !b.is_ascii_digit() {
            general.push(b);
        }
    }
    Cow::Owned(general)
}

#[cfg(test)]
mod tests {
    use super::*;

    const F: &str = "\t.type f, @function\nf:\n.LFB3:\n\tje .L2\n\taddl $12, %eax\n.L2:\n\tret\n\t.size\tf, .-f\n";

    #[test]
    fn a_function_is_known_again_in_another_text() {
        let one = fingerprints(F.as_bytes());
        assert_eq!(one.len(), 1);
        assert_eq!(one[0].name, b"f");
        let other = format!("g:\n\tret\n\t.size g, .-g\n{}\t.data\nx:\t.long 1\n", F.replace(".L2", ".L77"));
        let both = fingerprints(other.as_bytes());
        assert_eq!(both.len(), 2);
        assert_eq!(both[1], one[0]);
        for changed in
            [F.replace("$12", "$13"), F.replace("je", "jne"), F.replace("f:", "f2:").replace("f, .-f", "f2, .-f2")]
        {
            assert_ne!(fingerprints(changed.as_bytes())[0].digest, one[0].digest, "{changed}");
        }
    }

    #[test]
    fn nothing_is_found_where_nothing_is() {
        for text in ["", "f:\n\tret\n", "\t.size f, .-f\n", ".L1:\n\t.size .L1, 4\n", "f:\n\tret\n\t.size g, .-g\n"] {
            assert_eq!(fingerprints(text.as_bytes()), [], "{text}");
        }
    }

    #[test]
    fn numbers_of_local_labels_do_not_count_and_others_do() {
        let of = |line: &str| String::from_utf8(without_label_numbers(line.as_bytes()).into_owned()).expect("text");
        assert_eq!(of("\taddl\t$12, %eax"), "\taddl\t$12, %eax");
        assert_eq!(of("\tleaq\t8(%r12,.LC31), .L4.b5(%rip)"), "\tleaq\t8(%r12,.LC), .L.b(%rip)");
        assert_eq!(of(".L7:"), ".L:");
        assert_eq!(of("7.5 .L"), "7.5 .L");
    }
}
