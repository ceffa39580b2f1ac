//! `serve` as a browser, a script and somebody with bad intentions use it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server on a port of its own, which ends with the test.
struct Serving {
    child: Child,
    address: String,
}

/// An answer.
struct Page {
    status: u16,
    head: String,
    body: String,
}

impl Serving {
    /// `None` where the kernel cannot confine requests, which is said.
    fn start(options: &[&str]) -> Option<Serving> {
        let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
        command.args(["serve", "--listen", "127.0.0.1:0"]).args(options);
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("it starts");
        let mut line = String::new();
        let mut errors = BufReader::new(child.stderr.take().expect("a pipe"));
        errors.read_line(&mut line).expect("it says where it is");
        if line.contains("Landlock") {
            let _ = child.wait();
            eprintln!("skipped: Landlock");
            return None;
        }
        let address = line.split('/').nth(2).unwrap_or_else(|| panic!("{line}")).to_string();
        Some(Serving { child, address })
    }

    /// What comes back for these bytes, behind which nothing comes; nothing if the connection is cut.
    fn junk(&self, bytes: &[u8]) -> String {
        self.sent(bytes, true)
    }

    fn sent(&self, bytes: &[u8], ends: bool) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        stream.set_read_timeout(Some(Duration::from_secs(120))).expect("a limit");
        let _ = stream.write_all(bytes);
        if ends {
            let _ = stream.shutdown(std::net::Shutdown::Write);
        }
        let mut answer = Vec::new();
        let _ = stream.read_to_end(&mut answer);
        String::from_utf8_lossy(&answer).into_owned()
    }

    fn request(&self, method: &str, path: &str, headers: &str, body: &str) -> Page {
        let host = &self.address;
        let headers =
            if headers.contains("Host:") { headers.to_string() } else { format!("Host: {host}\r\n{headers}") };
        let text = format!("{method} {path} HTTP/1.1\r\n{headers}Content-Length: {}\r\n\r\n{body}", body.len());
        let answer = self.sent(text.as_bytes(), false);
        let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_else(|| panic!("no answer to {text}: {answer}"));
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
        Page { status, head: head.to_string(), body: body.to_string() }
    }

    fn ask(&self, fields: &[(&str, &str)]) -> Page {
        let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
        self.request("POST", "/", "Content-Type: application/x-www-form-urlencoded\r\n", &body.join("&"))
    }

    /// The most memory that the server ever had, in KiB.
    fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find(|l| l.starts_with("VmHWM:")).expect("its memory");
        line.split_whitespace().nth(1).and_then(|n| n.parse().ok()).expect("a number")
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn encoded(text: &str) -> String {
    let byte = |b: u8| match b {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' => char::from(b).to_string(),
        b => format!("%{b:02X}"),
    };
    text.bytes().map(byte).collect()
}

const LOWEST: &str = "unsigned lowest(unsigned x) { return (x & -x) | ((x & -x) - 1); }";
const TWICE: &str = "\t.globl twice\n\t.type twice, @function\ntwice:\n\tmovl %edi, %eax\n\tnotl %eax\n\taddl $1, %eax\n\tret\n\
                     \t.size twice, .-twice\n";

#[test]
fn c_and_assembly_are_optimized_and_shown() {
    let Some(serving) = Serving::start(&["--timeout", "60"]) else { return };
    let first = serving.request("GET", "/", "", "");
    assert_eq!(first.status, 200);
    assert!(first.body.contains("<textarea") && !first.body.contains("<h2>Result</h2>"), "{}", first.body);
    assert!(first.head.contains("content-security-policy: default-src 'none'"), "{}", first.head);
    if Command::new("cc").arg("--version").stdout(Stdio::null()).status().is_ok() {
        let c = serving.ask(&[("language", "C"), ("source", LOWEST), ("march", "haswell"), ("effort", "quick")]);
        assert_eq!(c.status, 200, "{}", c.body);
        for part in ["improved (proved)", "<b>blsmsk</b>", "class=\"added\"", "class=\"removed\"", "<svg", "download="]
        {
            assert!(c.body.contains(part), "{part} is missing in {}", c.body);
        }
        // What was asked stands in the form again.
        assert!(
            c.body.contains("(x &amp; -x)") && c.body.contains("<option value=\"haswell\" selected>"),
            "{}",
            c.body
        );
    } else {
        eprintln!("skipped: a C compiler");
    }
    let assembly = serving.ask(&[("language", "assembly"), ("source", TWICE), ("effort", "quick")]);
    assert_eq!(assembly.status, 200, "{}", assembly.body);
    assert!(assembly.body.contains("improved (proved)") && assembly.body.contains("<b>notl</b>"), "{}", assembly.body);
}

#[test]
fn what_is_wrong_with_a_request_is_said() {
    let Some(serving) = Serving::start(&["--bytes", "2000", "--functions", "1"]) else { return };
    let long = "x".repeat(2001);
    let longer = "x".repeat(100_000);
    let two = format!("{TWICE}{}", TWICE.replace("twice", "again"));
    let refused = |fields: &[(&str, &str)], status: u16, said: &str| {
        let page = serving.ask(fields);
        assert_eq!(page.status, status, "{fields:?}: {}", page.body);
        assert!(page.body.contains(said), "{fields:?}: {said} is missing in {}", page.body);
    };
    refused(&[], 400, "there is no text");
    refused(&[("source", " ")], 400, "there is no text");
    refused(&[("source", &long)], 400, "may have 2000");
    refused(&[("source", &longer)], 413, "too long");
    refused(&[("source", "x"), ("march", "z80")], 400, "unknown CPU");
    refused(&[("source", "x"), ("march", "haswell -fplugin=x")], 400, "no CPU");
    refused(&[("source", "x"), ("objective", "beauty")], 400, "beauty");
    refused(&[("source", "x"), ("level", "O2 -o /tmp/x")], 400, "no level");
    refused(&[("source", "x"), ("command", "ls")], 400, "no field");
    refused(&[("source", "int f(int x { return x; }")], 422, "does not compile");
    refused(&[("language", "assembly"), ("source", "f:\n\tmovq %eax, %rdi\n")], 422, "input.s:2");
    refused(&[("language", "assembly"), ("source", &two)], 422, "there are 2 functions");
    for (method, path, headers, status) in [
        ("GET", "/etc/passwd", "", 404),
        ("GET", "/../../../etc/passwd", "", 404),
        ("DELETE", "/", "", 405),
        // A name of another site that leads here, and a page of another site.
        ("GET", "/", "Host: evil.example\r\n", 403),
        ("POST", "/", "Origin: http://evil.example\r\n", 403),
    ] {
        assert_eq!(serving.request(method, path, headers, "").status, status, "{method} {path} {headers}");
    }
}

/// The account of the superuser stands in /etc/passwd, and nobody else's page shows it.
#[test]
fn no_file_of_this_machine_is_read_for_others() {
    let Some(serving) = Serving::start(&[]) else { return };
    let secret = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(secret.path(), "hidden_word_4711\n").expect("it is written");
    let path = secret.path().display().to_string();
    let assembly = |text: String| (text, "assembly");
    let c = |text: String| (text, "C");
    let requests = [
        assembly(format!("f:\n\t.incbin \"{path}\"\n")),
        assembly(format!("\t.include \"{path}\"\nf:\n\tret\n")),
        assembly(format!("\t.macro m a, b\n\t.\\a\\b \"{path}\"\n\t.endm\nf:\n\tm inc, bin\n\tret\n")),
        assembly(format!("\t.macro m a, b\n\t.\\a\\b \"{path}\"\n\t.endm\nf:\n\tm inc, lude\n\tret\n")),
        c(format!("#include \"{path}\"\nint f(void) {{ return 1; }}\n")),
        c(format!("#define P \"{path}\"\n#include P\nint f(void) {{ return 1; }}\n")),
        c(format!("__asm__(\".inc\" \"bin \\\"{path}\\\"\");\nint f(void) {{ return 1; }}\n")),
        c(format!("%:include \"{path}\"\nint f(void) {{ return 1; }}\n")),
        c("#include \"/etc/passwd\"\nint f(void) { return 1; }\n".to_string()),
        c("#include \"/proc/self/environ\"\nint f(void) { return 1; }\n".to_string()),
        c("#include \"/proc/1/environ\"\nint f(void) { return 1; }\n".to_string()),
    ];
    for (source, language) in requests {
        let page = serving.ask(&[("language", language), ("source", &source), ("effort", "rules")]);
        for secret in ["hidden_word_4711", "root:", "PATH="] {
            assert!(!page.body.contains(secret), "{source} reads a file: {}", page.body);
        }
        // A source that reads none does work.
        assert_eq!(page.status, 422, "{source}: {}", page.body);
    }
    let sound =
        serving.ask(&[("source", "#include <stdint.h>\nuint32_t f(void) { return 1; }\n"), ("effort", "rules")]);
    assert_eq!(sound.status, 200, "{}", sound.body);
}

#[test]
fn whatever_comes_the_server_stays_and_stays_small() {
    let Some(serving) = Serving::start(&["--jobs", "2", "--timeout", "5"]) else { return };
    serving.request("GET", "/", "", "");
    let before = serving.memory();
    let junk = |n: usize| -> Vec<u8> {
        let noise: Vec<u8> = (0..n % 600).map(|k| (k * 37 + n * 101) as u8).collect();
        match n % 8 {
            0 => noise,
            1 => [b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999\r\n\r\n", &noise[..]].concat(),
            2 => [
                b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffff\r\n",
                &noise[..],
            ]
            .concat(),
            3 => [b"GET /", &noise[..], b" HTTP/1.1\r\nHost: localhost\r\n\r\n"].concat(),
            4 => format!("GET / HTTP/1.1\r\nHost: localhost\r\n{}", "A: b\r\n".repeat(n % 300)).into_bytes(),
            5 => format!("GET / HTTP/1.1\r\nHost: localhost\r\nX: {}\r\n\r\n", "y".repeat(n * 50)).into_bytes(),
            6 => b"POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\nsource=%ff%fe%0&march".to_vec(),
            _ => b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".to_vec(),
        }
    };
    std::thread::scope(|scope| {
        for thread in 0..50 {
            let (serving, junk) = (&serving, &junk);
            scope.spawn(move || (0..12).for_each(|n| drop(serving.junk(&junk(thread * 12 + n)))));
        }
    });
    assert_eq!(serving.request("GET", "/", "", "").status, 200);
    let grown = serving.memory().saturating_sub(before);
    assert!(grown < 100_000, "{grown} KiB more");
}

#[test]
fn too_many_requests_at_once_are_sent_away() {
    let Some(serving) = Serving::start(&["--jobs", "1", "--timeout", "4"]) else { return };
    let slow: String = (0..12).map(|n| format!("{}\n", LOWEST.replace("lowest", &format!("f{n}")))).collect();
    let statuses: Vec<u16> = std::thread::scope(|scope| {
        let ask = || serving.ask(&[("source", &slow), ("march", "haswell"), ("effort", "deep")]).status;
        let threads: Vec<_> = (0..20).map(|_| scope.spawn(ask)).collect();
        threads.into_iter().map(|t| t.join().expect("an answer")).collect()
    });
    let of = |status: u16| statuses.iter().filter(|s| **s == status).count();
    assert!(of(503) >= 1 && of(200) >= 1 && of(503) + of(200) + of(422) == 20, "{statuses:?}");
}

#[test]
fn a_signal_ends_it_and_a_taken_port_is_said() {
    let Some(mut serving) = Serving::start(&[]) else { return };
    let mut second = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    let second = second.args(["serve", "--listen", &serving.address]).output().expect("it runs");
    assert_eq!(second.status.code(), Some(1));
    let said = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(said.contains("cannot be listened to") && said.contains("--listen"), "{said}");
    // SAFETY: a signal to a child that was not waited for.
    unsafe { libc::kill(serving.child.id() as i32, libc::SIGTERM) };
    let end = Instant::now() + Duration::from_secs(60);
    while serving.child.try_wait().expect("it is ours").is_none() {
        assert!(Instant::now() < end, "it does not end");
        std::thread::sleep(Duration::from_millis(20));
    }
}
