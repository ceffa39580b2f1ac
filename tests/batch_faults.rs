//! `batch` when things go wrong: what is done is never lost or wrong, and the next run does the rest.

mod batch_support;

use batch_support::{Place, functions, kill, names_done, said};
use std::collections::BTreeSet;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{Child, Command, Output};
use std::time::{Duration, Instant};

/// Functions in the input of most tests here.
const COUNT: usize = 6;

/// A place with an input, and the text that a run without faults makes of it.
fn place() -> (Place, String) {
    let p = Place::new(&[("a.s", &functions(COUNT))]);
    p.done(&["a.s", "--out", "reference", "--jobs", "2"]);
    let text = p.read("reference/asm/a.s");
    assert_eq!(text.matches("proved on this text").count(), COUNT);
    (p, text)
}

/// Pseudo-random numbers (Steele, Lea and Flood 2014, SplitMix64).
struct Random(u64);

impl Random {
    fn below(&mut self, n: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)) % n
    }
}

/// Processes that a process has started.
fn children(parent: u32) -> Vec<i32> {
    let tasks = std::fs::read_dir(format!("/proc/{parent}/task")).into_iter().flatten().filter_map(Result::ok);
    let of = |task: std::fs::DirEntry| std::fs::read_to_string(task.path().join("children")).unwrap_or_default();
    let lists: Vec<String> = tasks.map(of).collect();
    lists.iter().flat_map(|l| l.split_whitespace()).filter_map(|p| p.parse().ok()).collect()
}

fn wait(child: Child) -> Output {
    child.wait_with_output().expect("the program ends")
}

fn wait_for(what: &str, done: impl Fn() -> bool) {
    let limit = Instant::now() + Duration::from_secs(60);
    while !done() {
        assert!(Instant::now() < limit, "{what} did not happen in a minute");
        std::thread::sleep(Duration::from_micros(100));
    }
}

fn lives(pid: i32) -> bool {
    std::fs::read_to_string(format!("/proc/{pid}/cmdline")).is_ok_and(|line| line.contains("superopt-dag"))
}

#[test]
fn kills_at_random_moments_lose_what_is_in_flight_and_nothing_else() {
    let (p, text) = place();
    let mut random = Random(20);
    let mut kills = 0;
    for round in 0.. {
        let out = format!("out{round}");
        let args = ["a.s", "--out", &out, "--jobs", "2"];
        let mut done = BTreeSet::new();
        let mut history = String::new();
        loop {
            let child = p.command(&args).spawn().expect("it starts");
            std::thread::sleep(Duration::from_millis(random.below(900)));
            let (pid, workers) = (child.id(), children(child.id()));
            let of_worker = kills % 2 == 1;
            match workers.first() {
                Some(worker) if of_worker => kill(*worker, libc::SIGKILL),
                _ => kill(pid as i32, libc::SIGKILL),
            }
            kills += 1;
            let o = wait(child);
            history += &format!("-- {kills}, {:?}, of a worker: {of_worker}\n{}", o.status, said(&o));
            for name in names_done(&said(&o)) {
                assert!(done.insert(name.clone()), "{name} was done twice: {history}");
            }
            wait_for("the end of the workers", || !workers.iter().any(|w| lives(*w)));
            match (o.status.code(), o.status.signal()) {
                (Some(0), _) => break,
                // A worker was killed: the rest is done, and the run says what is missing.
                (Some(1), _) => assert!(said(&o).contains("run the same command again"), "{}", said(&o)),
                (_, signal) => assert_eq!(signal, Some(libc::SIGKILL), "{}", said(&o)),
            }
            if kills >= 20 {
                let o = p.run(&args);
                assert!(o.status.success(), "{}", said(&o));
                assert!(names_done(&said(&o)).iter().all(|n| !done.contains(n)), "{}", said(&o));
                break;
            }
        }
        assert!(p.read(&format!("{out}/asm/a.s")) == text, "round {round}: another text");
        if kills >= 20 {
            return;
        }
    }
}

#[test]
fn a_store_has_its_name_when_it_is_whole() {
    let (p, _) = place();
    for n in 0..5 {
        let out = format!("out{n}");
        let child = p.command(&["a.s", "--out", &out]).spawn().expect("it starts");
        let store = p.path(&format!("{out}/store.redb"));
        wait_for("a store", || store.exists());
        kill(child.id() as i32, libc::SIGKILL);
        wait(child);
        assert!(std::fs::read(&store).expect("a store").starts_with(b"redb"), "run {n}: a store without a beginning");
    }
    // Whoever may read other files may read it.
    let permissions = |name: &str| std::fs::metadata(p.path(name)).expect("a file").permissions();
    std::fs::File::create(p.path("other")).expect("made");
    assert_eq!(permissions("out0/store.redb"), permissions("other"));
}

#[test]
fn a_damaged_store_is_moved_aside_and_never_makes_a_result_wrong() {
    let (p, text) = place();
    let good = std::fs::read(p.path("reference/store.redb")).expect("a store");
    let mut random = Random(7);
    let mut damaged: Vec<(bool, Vec<u8>)> = vec![
        (true, b"no database at all\n".repeat(500)),
        (true, good[..good.len() / 2].to_vec()),
        (true, vec![0; good.len()]),
        (false, Vec::new()),
    ];
    for n in 0..6 {
        let mut bytes = good.clone();
        // The header and the first pages, then anywhere.
        let reach = if n % 2 == 0 { 16_384 } else { bytes.len() as u64 };
        for _ in 0..=n * 8 {
            let at = random.below(reach.min(bytes.len() as u64)) as usize;
            bytes[at] ^= 1 << random.below(8);
        }
        damaged.push((false, bytes));
    }
    for (n, (is_seen, bytes)) in damaged.into_iter().enumerate() {
        let out = format!("out{n}");
        std::fs::create_dir(p.path(&out)).expect("made");
        let store = format!("{out}/store.redb");
        std::fs::write(p.path(&store), bytes).expect("written");
        let said = p.done(&["a.s", "--out", &out, "--jobs", "2"]);
        assert!(p.read(&format!("{out}/asm/a.s")) == text, "damage {n}: another text");
        let aside = p.path(&format!("{store}.corrupt-1"));
        assert_eq!(aside.exists(), said.contains("the store was damaged"), "damage {n}: {said}");
        assert!(!is_seen || aside.exists(), "damage {n}: {said}");
        assert!(!said.contains("panicked"), "damage {n}: {said}");
        let again = p.done(&["a.s", "--out", &out]);
        assert!(names_done(&again).is_empty() && !again.contains("damaged"), "damage {n}: {again}");
    }
}

#[test]
fn a_store_in_use_is_left_alone() {
    let p = Place::new(&[("a.s", &functions(1))]);
    let mut first =
        p.command(&["a.s", "--out", "o"]).env("SUPEROPT_DAG_TEST_FAULT", "time f0").spawn().expect("it starts");
    wait_for("a worker", || !children(first.id()).is_empty());
    let o = p.run(&["a.s", "--out", "o"]);
    assert!(o.status.code() == Some(1) && said(&o).contains("in use"), "{}", said(&o));
    first.kill().expect("it was there");
    first.wait().expect("it ends");
    p.done(&["a.s", "--out", "o"]);
}

/// Workers that misbehave cost one function, and the next run gives it another chance with more of what it lacked.
fn one_function_is_lost(fault: &str, limits: [&str; 4], reason: &str, more: [&str; 4]) {
    let p = Place::new(&[("a.s", &functions(3))]);
    let started = Instant::now();
    let args = [&["a.s", "--out", "o", "--jobs", "2"], &limits[..]].concat();
    let o = p.command(&args).env("SUPEROPT_DAG_TEST_FAULT", format!("{fault} f1")).output().expect("it runs");
    assert!(o.status.success(), "{}", said(&o));
    assert!(started.elapsed() < Duration::from_secs(60), "it took {:?}", started.elapsed());
    let json = p.json("o/functions.json");
    let status: Vec<&str> = (0..3).filter_map(|n| json["functions"][n]["status"].as_str()).collect();
    assert_eq!(status, ["improved", "kept", "improved"], "{}", said(&o));
    let why = json["functions"][1]["reason"].as_str().expect("a reason");
    assert!(why.contains(reason), "{why}");
    let same = p.done(&args);
    assert!(names_done(&same).is_empty(), "{same}");
    let rest = p.done(&[&["a.s", "--out", "o"], &more[..]].concat());
    assert!(names_done(&rest) == ["f1"] && rest.contains("3 improved"), "{rest}");
}

#[test]
fn a_worker_that_eats_its_memory_costs_one_function() {
    let limits = ["--memory", "1000", "--timeout", "60"];
    one_function_is_lost("memory", limits, "memory allocation", ["--memory", "2000", "--timeout", "60"]);
}

#[test]
fn a_worker_that_ignores_its_time_costs_one_function() {
    // The others are done in a fraction of this.
    let limits = ["--memory", "2000", "--timeout", "8"];
    one_function_is_lost("time", limits, "time limit", ["--memory", "2000", "--timeout", "30"]);
}

#[test]
fn a_worker_that_panics_costs_one_function() {
    let limits = ["--memory", "2000", "--timeout", "60"];
    one_function_is_lost("crash", limits, "asked for", ["--memory", "2000", "--timeout", "90"]);
}

/// Where nothing is searched a worker does one function after the other: what becomes of one is no other's doing.
#[test]
fn what_befalls_a_worker_that_stays_costs_one_function() {
    let p = Place::new(&[("a.s", &functions(COUNT))]);
    let limits = ["--jobs", "1", "--memory", "2000", "--timeout", "8"];
    let args = [&["a.s", "--effort", "rules", "--objective", "instructions"], &limits[..]].concat();
    let run = |fault: &str, out: &str| {
        let mut command = p.command(&[&args[..], &["--out", out]].concat());
        let o = command.env("SUPEROPT_DAG_TEST_FAULT", fault).output().expect("it runs");
        assert!(o.status.success(), "{fault}: {}", said(&o));
        let functions = p.json(&format!("{out}/functions.json"))["functions"].clone();
        let one =
            |n: usize| (functions[n]["status"].clone(), functions[n]["reason"].as_str().unwrap_or("").to_string());
        ((0..COUNT).map(one).collect::<Vec<_>>(), p.read(&format!("{out}/asm/a.s")))
    };
    let alone = run("", "reference");
    assert!(alone.0.iter().all(|f| f.0 == "improved"), "{alone:?}");
    // What others have left behind is none of this function's faults.
    for fault in ["worn", "full"] {
        assert_eq!(run(&format!("{fault} f3"), fault), alone, "{fault}");
    }
    // The last word is that of a new worker.
    for (fault, reason) in [("crash", "asked for"), ("memory", "memory allocation"), ("time", "time limit")] {
        let (results, _) = run(&format!("{fault} f3"), fault);
        assert!(results[3].0 == "kept" && results[3].1.contains(reason), "{fault}: {results:?}");
        let others = |all: &[_]| [&all[..3], &all[4..]].concat();
        assert_eq!(others(&results), others(&alone.0), "{fault}");
    }
}

/// What a worker has proved and said before it hangs is its result, under the budget that it had.
#[test]
fn a_worker_that_hangs_after_a_find_has_found_it() {
    let p = Place::new(&[("a.s", &functions(2))]);
    let args = ["a.s", "--out", "o", "--jobs", "2", "--timeout", "4"];
    let o = p.command(&args).env("SUPEROPT_DAG_TEST_FAULT", "stuck f1").output().expect("it runs");
    assert!(o.status.success(), "{}", said(&o));
    let result = |n: usize| p.json("o/functions.json")["functions"][n].clone();
    let cut = result(1);
    assert_eq!((cut["status"].as_str(), cut["timed_out"].as_bool()), (Some("improved"), Some(true)), "{cut}");
    assert!(cut["reason"].as_str().is_some_and(|r| r.contains("time limit")), "{cut}");
    assert!(cut["after"]["instructions"].as_u64() < cut["before"]["instructions"].as_u64(), "{cut}");
    assert_eq!(p.read("o/asm/a.s").matches("proved on this text").count(), 2);
    assert!(names_done(&p.done(&args)).is_empty());
    let more = p.done(&["a.s", "--out", "o", "--timeout", "30"]);
    assert!(names_done(&more) == ["f1"], "{more}");
    assert!(result(1)["reason"] == "" && result(1)["timed_out"] == false, "{}", result(1));
}

/// A small file system, gone with its owner.
struct Small<'a>(&'a Path);

impl Small<'_> {
    /// `None` if this user may not mount any.
    fn mount(at: &Path) -> Option<Small<'_>> {
        std::fs::create_dir(at).expect("made");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", "size=12m", "tmpfs"]).arg(at).output();
        if mounted.is_ok_and(|o| o.status.success()) {
            return Some(Small(at));
        }
        eprintln!("skipped: no right to mount a file system");
        None
    }
}

impl Drop for Small<'_> {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(self.0).output();
    }
}

#[test]
fn a_full_disk_stops_the_run_and_keeps_what_is_done() {
    let (p, text) = place();
    let at = p.path("small");
    let Some(_small) = Small::mount(&at) else { return };
    let args = ["a.s", "--out", "small/o", "--jobs", "2"];
    let mut done = BTreeSet::new();
    let mut full = 0;
    // From a disk that is full at once to one with room for everything.
    for free in [0, 200, 2000, 4000, 4100, 12_000] {
        std::fs::write(at.join("filler"), []).expect("emptied");
        fill(&at.join("filler"), free);
        let o = p.run(&args);
        for name in names_done(&said(&o)) {
            // What could not be kept is done again; it is said that it was not.
            let kept = !said(&o).contains("cannot be written");
            assert!(done.insert(name.clone()) || !kept, "{name} was done twice: {}", said(&o));
            if !kept {
                done.remove(&name);
            }
        }
        assert!(!said(&o).contains("panicked"), "{free} KiB: {}", said(&o));
        if o.status.success() {
            assert!(p.read("small/o/asm/a.s") == text, "{free} KiB: another text");
        } else {
            full += 1;
            assert!(said(&o).contains("No space left"), "{free} KiB: {}", said(&o));
        }
    }
    assert!((1..6).contains(&full), "{full} runs of 6 found a full disk");
}

/// Fills the disk but for about `free` KiB.
fn fill(path: &Path, free: u64) {
    use std::io::Write;
    let mut file = std::fs::File::create(path).expect("made");
    while file.write_all(&[1; 4096]).is_ok() {}
    let size = file.metadata().expect("a size").len();
    file.set_len(size.saturating_sub(free * 1024)).expect("shortened");
}

#[test]
fn an_assembler_that_is_killed_is_run_again() {
    use std::os::unix::fs::PermissionsExt;
    let (p, text) = place();
    // The first run of `as` and every third after it end by a signal, the proofs' and the last one's among them.
    let (tools, runs) = (p.path("tools"), p.path("runs"));
    for made in [&tools, &runs] {
        std::fs::create_dir(made).expect("made");
    }
    let path = std::env::var("PATH").expect("a PATH");
    let script = format!(
        "#!/bin/sh\nn=$(ls '{0}' | wc -l)\n: >'{0}'/$$\n[ $((n % 3)) != 0 ] || kill -9 $$\nPATH='{path}' exec as \"$@\"\n",
        runs.display()
    );
    std::fs::write(tools.join("as"), script).expect("written");
    std::fs::set_permissions(tools.join("as"), PermissionsExt::from_mode(0o755)).expect("executable");
    let mut command = p.command(&["a.s", "--out", "o", "--jobs", "1"]);
    let o = command.env("PATH", format!("{}:{path}", tools.display())).output().expect("the program runs");
    assert!(o.status.success(), "{}", said(&o));
    let count = std::fs::read_dir(&runs).expect("there").count();
    assert!(count > 3 * COUNT, "`as` ran {count} times");
    assert!(p.read("o/asm/a.s") == text, "another text");
}

#[test]
fn a_time_of_day_that_jumps_ends_no_worker() {
    let library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
    if !Path::new(library).exists() {
        eprintln!("skipped: libfaketime (apt-get install faketime)");
        return;
    }
    let (p, text) = place();
    let clock = p.path("clock");
    // Two hours ahead, back again, and so on, while functions are worked on.
    let set = |hours: usize| {
        std::fs::write(p.path("clock.new"), format!("+{hours}h\n")).expect("written");
        std::fs::rename(p.path("clock.new"), &clock).expect("renamed");
    };
    set(0);
    let mut command = p.command(&["a.s", "--out", "o", "--jobs", "1"]);
    command.env("LD_PRELOAD", library).env("FAKETIME_TIMESTAMP_FILE", &clock);
    command.env("FAKETIME_NO_CACHE", "1").env("DONT_FAKE_MONOTONIC", "1");
    let mut child = command.spawn().expect("the program runs");
    for n in 1.. {
        if child.try_wait().expect("it is ours").is_some() {
            break;
        }
        set(2 * (n % 2));
        std::thread::sleep(Duration::from_millis(10));
    }
    let o = wait(child);
    assert!(o.status.success(), "{}", said(&o));
    assert!(p.read("o/asm/a.s") == text, "another text");
}
