//! What somebody who may write to the store could write there.

use super::postgres::Server;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A way to be wrong.
pub struct Wrong {
    /// What is done to the lines of each replacement, or to the whole record.
    pub how: How,
}

#[derive(Clone, Copy)]
pub enum How {
    Lines(fn(&mut Vec<String>)),
    Record(fn(&mut Value)),
    /// The content without its seal.
    Bytes(fn(&mut Vec<u8>)),
}

const fn lines(how: fn(&mut Vec<String>)) -> Wrong {
    Wrong { how: How::Lines(how) }
}

const fn record(how: fn(&mut Value)) -> Wrong {
    Wrong { how: How::Record(how) }
}

pub const WRONG: [Wrong; 22] = [
    // Another constant.
    lines(|l| *l = l.iter().map(|x| x.replacen('$', "$1", 1)).collect()),
    // The last line is missing.
    lines(|l| drop(l.pop())),
    // No lines.
    lines(Vec::clear),
    // Operands exchanged.
    lines(|l| *l = l.iter().map(|x| x.replace("%edi, %eax", "%eax, %edi")).collect()),
    // Another register.
    lines(|l| *l = l.iter().map(|x| x.replace("%eax", "%ecx")).collect()),
    // A saved register is overwritten.
    lines(|l| l.push("movl $1, %ebx".into())),
    // A store.
    lines(|l| l.push("movl %eax, 8(%rsp)".into())),
    // A push.
    lines(|l| l.push("pushq %rax".into())),
    // A call.
    lines(|l| l.push("call abort".into())),
    // A trap.
    lines(|l| l.push("ud2".into())),
    // A return before the end.
    lines(|l| l.insert(0, "ret".into())),
    // A loop.
    lines(|l| {
        l.insert(0, "%way_0_7:".into());
        l.push("jmp %way_0_7".into());
    }),
    // Another section.
    lines(|l| {
        l.extend([".section .ctors,\"aw\"".into(), ".quad main".into(), ".text".into()]);
    }),
    // A file of the reader's.
    lines(|l| l.push(".incbin \"/etc/passwd\"".into())),
    // Two statements.
    lines(|l| l.push("nop; .globl evil".into())),
    // A line break.
    lines(|l| l.push("nop\n\t.globl evil\nevil:".into())),
    // A comment over what follows.
    lines(|l| l.push("nop /*".into())),
    // A function of its own.
    lines(|l| l.push("evil:".into())),
    // Unwinding that is not so.
    lines(|l| l.extend([".cfi_def_cfa_offset 64".into(), "xorl %edx, %eax".into()])),
    // Data that are code.
    record(|r| {
        r["result"]["Ok"]["replacements"][0]["data"] = json!([["evil:\n\t.globl evil\n.Lx", [1, 2, 3, 4]]]);
    }),
    // Found, and not what.
    record(|r| r["result"]["Ok"]["replacements"] = json!([])),
    // Damage.
    Wrong { how: How::Bytes(|b| *b.last_mut().expect("bytes") ^= 1) },
];

/// Spoils every result in the store, each in another way.
pub fn spoil(server: &Server) {
    let rows = server.sql("farm", "select key || ' ' || encode(content, 'hex') from superopt.result order by key");
    for (row, wrong) in rows.lines().zip(&WRONG) {
        let (key, content) = row.split_once(' ').expect("two columns");
        let mut content = hex::decode(content).expect("bytes");
        let mut json: Value = serde_json::from_slice(&content[32..]).expect("a record");
        match wrong.how {
            How::Lines(f) => {
                let lines = &mut json["result"]["Ok"]["replacements"][0]["lines"];
                let mut texts: Vec<String> = serde_json::from_value(lines.clone()).expect("lines");
                f(&mut texts);
                *lines = json!(texts);
                content = sealed(key, &json);
            }
            How::Record(f) => {
                f(&mut json);
                content = sealed(key, &json);
            }
            How::Bytes(f) => f(&mut content),
        }
        let content = hex::encode(content);
        let put = format!("update superopt.result set content = decode('{content}', 'hex') where key = '{key}'");
        server.sql("farm", &put);
    }
}

/// As the program seals it, whoever calls it.
fn sealed(key: &str, record: &Value) -> Vec<u8> {
    let content = serde_json::to_vec(record).expect("JSON");
    let digest = Sha256::new().chain_update(key).chain_update(&content).finalize();
    [&digest[..], &content].concat()
}
