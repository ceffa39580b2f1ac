//! Results and work that machines share: what comes out is what `batch` alone gives, whatever becomes of workers, servers and
//! connections, and whatever somebody else writes into the database.

#[path = "batch_support/mod.rs"]
mod batch_support;
#[path = "fleet/hostile.rs"]
mod hostile;
#[path = "fleet/postgres.rs"]
mod postgres;
#[path = "fleet/proxy.rs"]
mod proxy;

use batch_support::{Place, QUICK, functions};
use postgres::Server;
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::time::{Duration, Instant};

/// A place with one input of `count` functions, and what `batch` alone makes of it.
fn place(count: usize) -> (Place, String) {
    let place = Place::new(&[("in.s", &functions(count))]);
    let alone = place.run(&["in.s", "--out", "alone", "-q"]);
    assert!(alone.status.success(), "{}", said(&alone));
    let text = place.read("alone/asm/in.s");
    (place, text)
}

fn said(o: &Output) -> String {
    String::from_utf8_lossy(&o.stderr).into_owned()
}

/// The program with a command that is not `batch`.
fn command(place: &Place, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_superopt-dag"));
    command.current_dir(place.dir.path()).args(arguments);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(place: &Place, arguments: &[&str]) -> Output {
    command(place, arguments).output().expect("the program runs")
}

fn submit(place: &Place, url: &str) -> Output {
    run(place, &[&["submit", "in.s", "--queue", url], &QUICK[..]].concat())
}

fn collect(place: &Place, url: &str, out: &str) -> Output {
    run(place, &[&["collect", "in.s", "--queue", url, "--out", out], &QUICK[..]].concat())
}

fn worker(place: &Place, url: &str) -> Child {
    let worker = ["worker", "--queue", url, "--jobs", "1", "--until-empty", "--lease", "2"];
    command(place, &worker).spawn().expect("it starts")
}

fn succeeds(o: &Output) {
    assert!(o.status.success(), "{}", said(o));
}

/// Numbers below a bound that nobody foresees, and that are the same each time (xorshift).
fn below() -> impl FnMut(u64) -> u64 {
    let mut seed = 0x2545_f491_4f6c_dd1d_u64;
    move |n| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        seed % n
    }
}

/// What all functions' reports say they are.
fn statuses(place: &Place, out: &str) -> Vec<String> {
    let json: serde_json::Value = serde_json::from_str(&place.read(&format!("{out}/functions.json"))).expect("JSON");
    let functions = json["functions"].as_array().expect("functions").iter();
    functions.map(|f| f["status"].as_str().expect("a status").to_string()).collect()
}

#[test]
fn four_workers_and_collect_give_what_batch_gives_and_nothing_is_done_twice() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(24);
    succeeds(&submit(&place, &server.url()));
    let again = submit(&place, &server.url());
    assert!(said(&again).contains("24 in the queue before"), "{}", said(&again));
    let workers: Vec<Child> = (0..4).map(|_| worker(&place, &server.url())).collect();
    for w in workers {
        succeeds(&w.wait_with_output().expect("it ends"));
    }
    let first = collect(&place, &server.url(), "out");
    succeeds(&first);
    assert!(said(&first).contains("24 results of others confirmed"), "{}", said(&first));
    assert_eq!(place.read("out/asm/in.s"), alone);
    // What was confirmed is this place's own.
    let second = collect(&place, &server.url(), "out");
    assert!(said(&second).contains("24 functions known before"), "{}", said(&second));
    assert_eq!(place.read("out/asm/in.s"), alone);
    let third = submit(&place, &server.url());
    assert!(said(&third).contains("24 known already, 0 new jobs"), "{}", said(&third));
    assert_eq!(server.sql("farm", "select count(*) from apalis.jobs where status = 'Done'"), "24");
}

#[test]
fn a_batch_with_a_queue_does_all_of_it() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(6);
    succeeds(&place.run(&["in.s", "--out", "out", "--queue", &server.url()]));
    assert_eq!(place.read("out/asm/in.s"), alone);
}

#[test]
fn a_shared_store_spares_others_the_search() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(6);
    // What was known before the store was shared is shared, too.
    succeeds(&place.run(&["in.s", "--out", "alone", "-q", "--store", &server.url()]));
    assert_eq!(server.sql("farm", "select count(*) from superopt.result"), "6");
    let other = place.run(&["in.s", "--out", "other", "--store", &server.url()]);
    succeeds(&other);
    assert!(said(&other).contains("6 results of others confirmed, 0 of this run told"), "{}", said(&other));
    assert_eq!(place.read("other/asm/in.s"), alone);
    let learned = run(&place, &["rules", "learn", &server.url(), "-o", "rules.txt", "-q"]);
    succeeds(&learned);
    assert!(Path::new(&place.path("rules.txt")).exists());
}

#[test]
fn wrong_results_of_others_change_nothing() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(hostile::WRONG.len());
    succeeds(&place.run(&["in.s", "--out", "alone", "-q", "--store", &server.url()]));
    hostile::spoil(&server);
    let read = place.run(&["in.s", "--out", "out", "--store", &server.url()]);
    succeeds(&read);
    assert_eq!(place.read("out/asm/in.s"), alone);
    let refused = said(&read).matches("the result of another is not used").count();
    assert_eq!(refused, hostile::WRONG.len(), "{}", said(&read));
    // What was refused was written anew.
    let again = place.run(&["in.s", "--out", "again", "--store", &server.url()]);
    let confirmed = format!("{} results of others confirmed", hostile::WRONG.len());
    assert!(said(&again).contains(&confirmed), "{}", said(&again));
}

#[test]
fn killed_workers_and_a_killed_server_lose_nothing() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(40);
    succeeds(&submit(&place, &server.url()));
    let mut below = below();
    let results = || server.sql("farm", "select count(*) from superopt.result").parse::<u64>().expect("a number");
    let reach = |count: u64| {
        let end = Instant::now() + Duration::from_secs(30);
        while results() < count && Instant::now() < end {
            std::thread::sleep(Duration::from_millis(20));
        }
    };
    for round in 0..6 {
        let mut workers: Vec<Child> = (0..2).map(|_| worker(&place, &server.url())).collect();
        reach(results() + below(4));
        std::thread::sleep(Duration::from_millis(below(200)));
        if round % 3 == 2 {
            server.kill();
            server.resume();
            reach(results() + 2);
        }
        for w in &mut workers {
            w.kill().expect("killed");
            w.wait().expect("it has ended");
        }
    }
    let last = worker(&place, &server.url());
    reach(results() + 1);
    server.kill();
    std::thread::sleep(Duration::from_millis(300));
    server.resume();
    succeeds(&last.wait_with_output().expect("it ends"));
    // A job whose worker was killed three times was given up.
    succeeds(&submit(&place, &server.url()));
    succeeds(&worker(&place, &server.url()).wait_with_output().expect("it ends"));
    succeeds(&collect(&place, &server.url(), "out"));
    assert_eq!(place.read("out/asm/in.s"), alone);
    assert_eq!(statuses(&place, "out"), vec!["improved"; 40]);
    assert_eq!(server.sql("farm", "select count(*) from apalis.jobs where status <> 'Done'"), "0");
}

/// A connection that is cut after a job was given, and before its worker heard of it.
#[test]
fn a_job_that_its_worker_has_not_heard_of_is_given_back() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(12);
    succeeds(&submit(&place, &server.url()));
    let worker = worker(&place, &server.url());
    while server.sql("farm", "select count(*) from superopt.result") == "0" {
        std::thread::sleep(Duration::from_millis(20));
    }
    server.sql(
        "farm",
        "update apalis.jobs set status = 'Queued', lock_at = now(), lock_by = (select id from apalis.workers) \
         where id in (select id from apalis.jobs where status = 'Pending' order by priority, id limit 2 for update)",
    );
    succeeds(&worker.wait_with_output().expect("it ends"));
    succeeds(&collect(&place, &server.url(), "out"));
    assert_eq!(place.read("out/asm/in.s"), alone);
}

#[test]
fn cut_connections_lose_nothing() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(30);
    let proxy = proxy::Proxy::start(server.port);
    let url = format!("postgres://owner:secret@127.0.0.1:{}/farm", proxy.port);
    succeeds(&submit(&place, &url));
    let mut worker = worker(&place, &url);
    let (mut cuts, mut below) = (0, below());
    while worker.try_wait().expect("known").is_none() {
        std::thread::sleep(Duration::from_millis(300 + below(1000)));
        cuts += proxy.cut();
    }
    assert!(cuts > 0, "the worker was done before a connection was cut");
    succeeds(&worker.wait_with_output().expect("it has ended"));
    succeeds(&collect(&place, &url, "out"));
    assert_eq!(place.read("out/asm/in.s"), alone);
}

#[test]
fn a_function_that_kills_its_workers_is_given_up_and_the_others_are_not() {
    let Some(server) = Server::start() else { return };
    let (place, _) = place(3);
    succeeds(&submit(&place, &server.url()));
    let mut holder = String::new();
    for _ in 0..3 {
        let mut worker = command(&place, &["worker", "--queue", &server.url(), "--jobs", "1", "--lease", "1", "-q"]);
        let mut worker = worker.env("SUPEROPT_DAG_TEST_FAULT", "time f1").spawn().expect("it starts");
        let end = Instant::now() + Duration::from_secs(60);
        let of_f1 = "select lock_by from apalis.jobs where status = 'Queued' \
                     and convert_from(job, 'UTF8') like '%\"function\":\"f1\"%'";
        loop {
            let now = server.sql("farm", of_f1);
            if !now.is_empty() && now != holder {
                holder = now;
                break;
            }
            assert!(Instant::now() < end, "no worker has taken it");
            std::thread::sleep(Duration::from_millis(50));
        }
        worker.kill().expect("killed");
        worker.wait().expect("it has ended");
    }
    succeeds(&worker(&place, &server.url()).wait_with_output().expect("it ends"));
    let status = run(&place, &["status", "--queue", &server.url()]);
    let text = String::from_utf8_lossy(&status.stdout).into_owned();
    assert!(text.contains("2 done, 1 given up") && text.contains("given up: f1: it was begun 3 times"), "{text}");
    let collected = collect(&place, &server.url(), "out");
    assert_eq!(collected.status.code(), Some(1));
    assert!(said(&collected).contains("f1: its job was given up"), "{}", said(&collected));
    assert_eq!(statuses(&place, "out"), ["improved", "pending", "improved"]);
    // Submitted again, it is tried again.
    assert!(said(&submit(&place, &server.url())).contains("1 done again"));
    succeeds(&worker(&place, &server.url()).wait_with_output().expect("it ends"));
    succeeds(&collect(&place, &server.url(), "out"));
}

#[test]
fn what_is_cancelled_is_not_done() {
    let Some(server) = Server::start() else { return };
    let (place, _) = place(5);
    succeeds(&submit(&place, &server.url()));
    let cancelled = run(&place, &["status", "--queue", &server.url(), "--cancel"]);
    assert!(said(&cancelled).contains("5 jobs cancelled"), "{}", said(&cancelled));
    succeeds(&worker(&place, &server.url()).wait_with_output().expect("it ends"));
    assert_eq!(server.sql("farm", "select count(*) from superopt.result"), "0");
    let metrics = run(&place, &["status", "--queue", &server.url(), "--metrics"]);
    let metrics = String::from_utf8_lossy(&metrics.stdout).into_owned();
    assert!(metrics.contains("state=\"given_up\"} 5"), "{metrics}");
}

#[test]
fn jobs_of_another_version_are_left_alone() {
    let Some(server) = Server::start() else { return };
    let (place, _) = place(3);
    succeeds(&submit(&place, &server.url()));
    server.sql("farm", "update apalis.jobs set job_type = 'superopt-dag 0123456789abcdef'");
    succeeds(&worker(&place, &server.url()).wait_with_output().expect("it ends"));
    assert_eq!(server.sql("farm", "select count(*) from apalis.jobs where status = 'Pending'"), "3");
    let status = run(&place, &["status", "--queue", &server.url()]);
    let text = String::from_utf8_lossy(&status.stdout).into_owned();
    assert!(text.contains("0123456789abcdef (another version): 3 waiting"), "{text}");
}

#[test]
fn damaged_jobs_are_given_up_and_nothing_else_stops() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(4);
    succeeds(&submit(&place, &server.url()));
    server.sql("farm", "insert into apalis.jobs (id, job_type, job, status, attempts, max_attempts, run_at, priority, idempotency_key) \
                        select '01ARZ3NDEKTSV4RRFFQ69G5FAV', job_type, 'no job', 'Pending', 0, 3, to_timestamp(0), 1000, 'x' \
                        from apalis.jobs limit 1");
    succeeds(&worker(&place, &server.url()).wait_with_output().expect("it ends"));
    succeeds(&collect(&place, &server.url(), "out"));
    assert_eq!(place.read("out/asm/in.s"), alone);
    assert_eq!(server.sql("farm", "select status from apalis.jobs where idempotency_key = 'x'"), "Killed");
}

#[test]
fn what_is_wrong_with_a_database_is_said_in_one_line_and_nothing_is_written() {
    let Some(server) = Server::start() else { return };
    let place = Place::new(&[("in.s", &functions(1))]);
    let says = |url: &str, words: &str| {
        for arguments in [
            &["batch", "in.s", "--out", "out", "--store", url][..],
            &["submit", "in.s", "--queue", url],
            &["worker", "--queue", url, "--until-empty"],
            &["status", "--queue", url],
            &["rules", "learn", url, "-o", "rules.txt"],
        ] {
            let done = run(&place, arguments);
            assert_eq!(done.status.code(), Some(1), "{arguments:?}: {}", said(&done));
            let errors = said(&done).matches("error: ").count();
            assert!(said(&done).contains(words) && errors == 1, "{arguments:?}: {words}: {}", said(&done));
            assert!(!said(&done).contains("secret"), "{}", said(&done));
            assert!(!place.path("out/asm").exists() && !place.path("rules.txt").exists());
        }
    };
    says("postgres://owner:secret@127.0.0.1:port/farm", "is no URL of a database");
    says("postgres://owner:secret@127.0.0.1:1/farm", "cannot be reached");
    says(&server.url_of("owner", "secret", "nothing"), "has no such database");
    says(&server.url_of("owner", "wrong", "farm").replace("wrong", "secretly"), "refuses this user");
    says(&(server.url() + "?sslmode=verify-full"), "cannot be talked to securely");
    // A user who may only connect.
    server.sql("farm", "create role guest login password 'secret'");
    says(&server.url_of("guest", "secret", "farm"), "this user may not change them");
    // The owner makes the tables; the guest still may not read them.
    succeeds(&run(&place, &["status", "--queue", &server.url()]));
    let guest = server.url_of("guest", "secret", "farm");
    let done = run(&place, &["status", "--queue", &guest]);
    assert!(said(&done).contains("does not let this user do that"), "{}", said(&done));
    // An older schema is brought up to date by its owner, and by nobody else.
    server.sql("farm", "delete from superopt.migration where version > 1; drop table superopt.input, superopt.trial");
    server
        .sql("farm", "grant usage on schema superopt to guest; grant select on all tables in schema superopt to guest");
    says(&guest, "its tables have version 1, this program needs 3");
    succeeds(&run(&place, &["status", "--queue", &server.url()]));
    // A newer one is left alone.
    server.sql(
        "farm",
        "insert into superopt.migration (version, description, success, checksum, execution_time) \
         values (99, 'later', true, '', 0)",
    );
    says(&server.url(), "its tables are of a newer version (99, this program knows 3)");
}

#[test]
fn a_server_that_goes_away_for_good_is_said_and_what_was_found_is_kept() {
    let Some(server) = Server::start() else { return };
    let place = Place::new(&[("in.s", &functions(2))]);
    let submitted = submit(&place, &server.url());
    succeeds(&submitted);
    server.kill();
    let late = collect(&place, &server.url(), "out");
    assert_eq!(late.status.code(), Some(1));
    assert!(said(&late).contains("cannot be reached"), "{}", said(&late));
    server.resume();
}

#[test]
fn an_experiment_is_made_by_any_worker_and_each_run_once() {
    let Some(server) = Server::start() else { return };
    let place = Place::new(&[("in.s", &functions(2))]);
    let url = server.url();
    let ask =
        ["experiment", "in.s", "--strategies", "enumerate,linear", "--evaluations", "100000", "--longest", "2", "-q"];
    let with = |more: &[&str]| run(&place, &[&ask[..], more].concat());
    succeeds(&with(&["--csv", "alone.csv"]));
    succeeds(&with(&["--csv", "fleet.csv", "--queue", &url]));
    // What does not depend on time and place.
    let stable = |name: &str| {
        let text = place.read(name);
        let rows: Vec<Vec<String>> = text.lines().map(|l| l.split(',').map(str::to_string).collect()).collect();
        let kept: Vec<usize> = (0..rows[0].len())
            .filter(|&n| !["cpu", "wall", "memory", "made_on"].contains(&rows[0][n].as_str()))
            .collect();
        rows.iter().map(|r| kept.iter().map(|&n| r[n].clone()).collect::<Vec<_>>().join(",")).collect::<Vec<_>>()
    };
    assert_eq!(stable("fleet.csv"), stable("alone.csv"));
    assert_eq!(stable("fleet.csv").len(), 5);
    assert_eq!(server.sql("farm", "select count(*) from superopt.trial"), "4");
    // The second time nothing is made, and the same is said, times included.
    succeeds(&with(&["--csv", "again.csv", "--queue", &url]));
    assert_eq!(place.read("again.csv"), place.read("fleet.csv"));
    assert_eq!(server.sql("farm", "select count(*) from apalis.jobs"), "4");
}

#[test]
fn lowering_is_compared_by_any_worker_as_it_is_here() {
    let Some(server) = Server::start() else { return };
    let place = Place::new(&[("in.s", &functions(3))]);
    let url = server.url();
    for aspect in [&["--pieces", "--csv"][..], &["--minimal", "--json"], &["--branches", "--csv"]] {
        let with = |file: &str, more: &[&str]| {
            let ask =
                ["experiment", "in.s", "--objectives", "size,uops", "--machines", "skylake,znver4", "--no-native"];
            let limits = ["--seconds", "30", "--evaluations", "100000", "--longest", "2", "-q"];
            succeeds(&run(&place, &[&ask[..], &limits, aspect, &[file], more].concat()));
            let text = place.read(file);
            // Seconds are what each of them took.
            let is_stable = |field: &&str| !field.contains("\"seconds\"");
            match aspect.contains(&"--json") {
                true => text.lines().filter(is_stable).collect::<Vec<_>>().join("\n"),
                false => without_column(&text, "seconds"),
            }
        };
        let alone = with("alone", &[]);
        assert!(alone.lines().count() > 1 || aspect.contains(&"--branches"), "{alone}");
        assert_eq!(with("fleet", &["--queue", &url]), alone, "{aspect:?}");
    }
    // Functions by objectives by machines, twice; and functions.
    assert_eq!(server.sql("farm", "select count(*) from superopt.trial"), "27");
}

/// A table of comma-separated values without the column of this name.
fn without_column(text: &str, name: &str) -> String {
    let dropped = text.lines().next().and_then(|head| head.split(',').position(|c| c == name));
    let line = |line: &str| {
        let cells = line.split(',').enumerate().filter(|(n, _)| Some(*n) != dropped);
        cells.map(|(_, c)| c).collect::<Vec<_>>().join(",")
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

#[test]
fn what_is_timed_on_a_cpu_is_for_machines_that_have_it() {
    let Some(server) = Server::start() else { return };
    let place = Place::new(&[("in.s", &functions(2))]);
    let url = server.url();
    let ask = ["experiment", "in.s", "--objectives", "size", "--queue", &url, "--cpu", "Z80", "-q"];
    let asking = command(&place, &ask).spawn().expect("it starts");
    let end = Instant::now() + Duration::from_secs(60);
    let jobs = || {
        server.sql("postgres", "select count(*) from pg_database where datname = 'farm'") == "1"
            && server.sql("farm", "select count(*) from pg_tables where tablename = 'jobs'") == "1"
            && server.sql("farm", "select count(*) from apalis.jobs where job_type like '% on Z80'") == "2"
    };
    while !jobs() {
        assert!(Instant::now() < end, "nothing was submitted");
        std::thread::sleep(Duration::from_millis(50));
    }
    // This machine is no such machine.
    succeeds(&worker(&place, &url).wait_with_output().expect("it ends"));
    assert_eq!(server.sql("farm", "select count(*) from apalis.jobs where status = 'Pending'"), "2");
    let status = run(&place, &["status", "--queue", &url, "--cancel"]);
    assert!(said(&status).contains("2 jobs cancelled"), "{}", said(&status));
    let asked = asking.wait_with_output().expect("it ends");
    assert_eq!(asked.status.code(), Some(1));
    assert!(said(&asked).contains("2 of 2 runs have no end"), "{}", said(&asked));
}

#[test]
fn a_clock_that_jumps_leaves_no_job_to_the_dead() {
    let Some(server) = Server::start() else { return };
    let (place, alone) = place(3);
    succeeds(&submit(&place, &server.url()));
    // As if a worker had died an hour from now, before the server's clock was set back: all jobs are its.
    server.sql(
        "farm",
        "insert into apalis.workers (id, worker_type, storage_name, layers, last_seen, started_at) select 'dead', job_type, \
         'superopt-dag', '', now() + interval '1 hour', now() from apalis.jobs limit 1; \
         update apalis.jobs set status = 'Queued', lock_by = 'dead', lock_at = now() + interval '1 hour'",
    );
    succeeds(&worker(&place, &server.url()).wait_with_output().expect("it ends"));
    succeeds(&collect(&place, &server.url(), "out"));
    assert_eq!(place.read("out/asm/in.s"), alone);
}
