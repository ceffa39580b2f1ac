//! Functions of a text told apart without reading it as assembly: whether results of any may be known is asked of every text
//! that a build has for the first time, and to read one takes ten times as long.

use super::digest::Digest;

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
    for line in text.split(|b| *b == b'\n') {
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
fn without_label_numbers(line: &[u8]) -> Vec<u8> {
    let mut general = Vec::with_capacity(line.len());
    let mut in_label = false;
    for (n, &b) in line.iter().enumerate() {
        in_label = line[n..].starts_with(b".L") || in_label && (b.is_ascii_alphanumeric() || b == b'.' || b == b'_');
        if !in_label || !b.is_ascii_digit() {
            general.push(b);
        }
    }
    general
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
}
