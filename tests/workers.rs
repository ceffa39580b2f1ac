//! The processes that functions are optimized in: what becomes of a run where they do not answer, panic or are interrupted,
//! and what is known of the time that they take.

mod support;

use std::io::BufRead;
use std::process::{Child, Command};
use std::time::{Duration, Instant};
use support::{path, start};
use tempfile::TempDir;

/// A function that is searched for as long as there is time.
const SLOW: &str =
    "g:\n\tmovq %rdi, %rax\n\timulq %rsi, %rax\n\txorq %rdi, %rax\n\tpdep %rsi, %rax, %rax\n\tbswap %rax\n\tret\n";
/// With so much to do.
const ENDLESS: [&str; 2] = ["--evaluations", "1000000000"];

/// Search that ends at once.
const QUICK: [&str; 8] =
    ["--evaluations", "400000", "--longest", "2", "--rlimit", "2000000", "--strategy", "constant,enumerate"];

/// A directory with the text in its file `in.s`.
fn written(text: &str) -> TempDir {
    let dir = tempfile::tempdir().expect("a temporary directory");
    std::fs::write(dir.path().join("in.s"), text).expect("written");
    dir
}

fn read(path: &str) -> String {
    std::fs::read_to_string(path).expect("the file is there")
}

/// Process ids of the program's workers, whichever of its threads started them.
fn workers(parent: u32) -> Vec<i32> {
    let threads = std::fs::read_dir(format!("/proc/{parent}/task")).into_iter().flatten().flatten();
    let children = threads.filter_map(|t| std::fs::read_to_string(t.path().join("children")).ok());
    let list: String = children.collect::<Vec<_>>().join(" ");
    list.split_whitespace().filter_map(|p| p.parse().ok()).filter(|p| is_worker(*p)).collect()
}

fn is_worker(pid: i32) -> bool {
    std::fs::read_to_string(format!("/proc/{pid}/comm")).is_ok_and(|name| name.trim() == "worker")
}

fn wait_for<T>(what: &str, mut f: impl FnMut() -> Option<T>) -> T {
    let limit = Instant::now() + Duration::from_secs(60);
    loop {
        if let Some(v) = f() {
            return v;
        }
        assert!(Instant::now() < limit, "{what} did not happen in a minute");
        std::thread::sleep(Duration::from_millis(5));
    }
}

fn signal(pid: i32, signal: i32) {
    // SAFETY: sends a signal to a process that this test started.
    assert_eq!(unsafe { libc::kill(pid, signal) }, 0);
}

/// Ticks of the processor's time that a process has had as a user (proc_pid_stat(5), field 14).
fn user_ticks(pid: i32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    status.rsplit(')').next()?.split_whitespace().nth(11)?.parse().ok()
}

/// The first fork server of a run, stopped together with its worker while that searches: they will never answer.
fn stopped_server(child: &Child) -> i32 {
    let first = |parent: u32| workers(parent).first().copied();
    let searches = |worker: &i32| user_ticks(*worker).is_some_and(|ticks| ticks > 5);
    let server = wait_for("a server", || first(child.id()));
    signal(wait_for("a search", || first(server as u32).filter(searches)), libc::SIGSTOP);
    signal(server, libc::SIGSTOP);
    server
}

#[test]
fn a_worker_that_does_not_answer_is_killed() {
    let dir = written(SLOW);
    let input = path(dir.path(), "in.s");
    let child = start(&[&[input.as_str(), "--timeout", "3"], &ENDLESS[..]].concat(), "");
    let server = stopped_server(&child);
    let o = child.wait_with_output().expect("the program ends");
    let said = String::from_utf8_lossy(&o.stderr);
    assert_eq!((o.status.code(), o.stdout.as_slice()), (Some(0), SLOW.as_bytes()), "{said}");
    assert!(said.contains("g: kept") && said.contains("stopped at the time limit"), "{said}");
    assert!(!is_worker(server), "the server still lives");
}

#[test]
fn a_worker_that_panics_costs_its_function_alone() {
    let names: Vec<String> = (0..8).map(|n| format!("f{n}")).collect();
    let function = |name: &String| format!("{name}:\n\tmovl %edi, %eax\n\tnotl %eax\n\taddl $1, %eax\n\tret\n");
    let dir = written(&names.iter().map(function).collect::<String>());
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.args([&[path(dir.path(), "in.s").as_str(), "--jobs", "2"], &QUICK[..]].concat());
    for crashing in ["f0", "f1"] {
        let o = command.env("SUPEROPT_DAG_TEST_FAULT", format!("crash {crashing}")).output().expect("the program runs");
        let said = String::from_utf8_lossy(&o.stderr);
        assert_eq!((o.status.code(), said.matches("improved").count()), (Some(0), 7), "{said}");
        assert!(said.contains(&format!("{crashing}: kept")) && said.contains("asked for by"), "{said}");
    }
}

/// What is proved when the user has had enough stands in the output.
#[test]
fn an_interrupt_keeps_what_is_proved() {
    let dir = written(&format!("f:\n\tmovl %edi, %eax\n\tnotl %eax\n\taddl $1, %eax\n\tret\n{SLOW}"));
    let (input, output, json) = (path(dir.path(), "in.s"), path(dir.path(), "out.s"), path(dir.path(), "r.json"));
    let more = ["-o", &output, "--json", &json, "--jobs", "1", "--timeout", "1000"];
    let mut child = start(&[&[input.as_str()], &more[..], &ENDLESS[..]].concat(), "");
    let mut told = std::io::BufReader::new(child.stderr.take().expect("a pipe")).lines();
    assert!(told.next().expect("a line").expect("text").starts_with("f: improved"));
    signal(child.id() as i32, libc::SIGINT);
    assert_eq!(child.wait().expect("the program ends").code(), Some(130));
    assert!(told.next().expect("a line").expect("text").contains("the run was interrupted"));
    let text = read(&output);
    assert!(!text.contains("notl") && text.ends_with(SLOW), "{text}");
    assert!(read(&json).contains("improved"));
}

#[test]
fn an_interrupt_leaves_nothing_half_written() {
    let dir = written(SLOW);
    std::fs::write(dir.path().join("out.s"), "before\n").expect("written");
    let (input, output, json) = (path(dir.path(), "in.s"), path(dir.path(), "out.s"), path(dir.path(), "r.json"));
    let mut child = start(&[&[input.as_str(), "-o", &output, "--json", &json], &ENDLESS[..]].concat(), "");
    let server = stopped_server(&child);
    signal(child.id() as i32, libc::SIGINT);
    let status = child.wait().expect("the program ends");
    assert_eq!(status.code(), Some(130));
    assert_eq!(read(&output), SLOW);
    let mut names: Vec<_> =
        std::fs::read_dir(dir.path()).expect("readable").map(|e| e.expect("readable").file_name()).collect();
    names.sort();
    assert_eq!(names, ["in.s", "out.s", "r.json"]);
    wait_for("the end of the server", || (!is_worker(server)).then_some(()));
}

/// What waits for the program learns what its workers have taken, also those that stay for other functions.
#[test]
#[expect(clippy::zombie_processes, reason = "wait4 waits for it")]
fn the_time_of_workers_counts_as_the_programs() {
    let input = support::example("hd/asm/gcc/p24.s").display().to_string();
    let child = start(&[&input, "--effort", "rules", "--jobs", "1"], "");
    let processes = || workers(child.id()).into_iter().flat_map(|server| workers(server as u32));
    let mut seen = 0;
    let (mut status, mut taken) = (0, std::mem::MaybeUninit::<libc::rusage>::zeroed());
    // SAFETY: the program is this process's child and nobody else waits for it; the call fills both.
    while unsafe { libc::wait4(child.id() as i32, &mut status, libc::WNOHANG, taken.as_mut_ptr()) } == 0 {
        seen = processes().filter_map(user_ticks).chain([seen]).max().unwrap_or(seen);
        std::thread::sleep(Duration::from_millis(1));
    }
    // SAFETY: it was filled; where it was not, it is zero.
    let time = unsafe { taken.assume_init() }.ru_utime;
    assert_eq!(status, 0);
    // SAFETY: a call without pointers.
    let ticks = unsafe { libc::sysconf(libc::_SC_CLK_TCK) } as u64;
    let whole = (time.tv_sec as u64 * 1_000_000 + time.tv_usec as u64) * ticks / 1_000_000;
    assert!(seen > 5 && whole >= seen, "{whole} of {seen} ticks");
}
