//! How many jobs a second one PostgreSQL hands out and takes back, with empty work, and how many results a second it gives;
//! median and 99th percentile of each.
//!
//! `cargo run --release --example fleet_throughput postgres://USER:PASSWORD@HOST/DATABASE [JOBS] [THREADS]`
//!
//! The queue that it uses has a name of its own, and its jobs and results are deleted with the database, not before.

use std::error::Error;
use std::sync::Mutex;
use std::time::{Duration, Instant};
use superopt_dag::jobs::batch::record::{Budget, Failure, Record};
use superopt_dag::jobs::batch::store::shared::{Claimed, SharedStore};
use superopt_dag::jobs::database::Database;
use superopt_dag::jobs::database::queue::{NewWork, Queue, WorkEnded};
use superopt_dag::jobs::database::results::Overwrite;
use superopt_dag::pipeline::result::Lost;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let url = arguments.next().ok_or("which database? postgres://USER:PASSWORD@HOST/DATABASE")?;
    let jobs: usize = arguments.next().map_or(Ok(5000), |n| n.parse())?;
    let threads: usize = arguments.next().map_or(Ok(4), |n| n.parse())?;
    let database = Database::open(&url).map_err(|p| p.to_string())?;
    let name = format!("throughput {}", std::process::id());
    let queue = Queue::open(&database, &name, Duration::from_secs(60), 3).map_err(|p| p.to_string())?;
    let work: Vec<NewWork> = (0..jobs)
        .map(|n| NewWork { identity: format!("{name} {n}"), payload: vec![b'x'; 2000], priority: n % 100 })
        .collect();
    let started = Instant::now();
    queue.push(&work).map_err(|p| p.to_string())?;
    println!("{:<28}{:>9.0} a second", "jobs put in", jobs as f64 / started.elapsed().as_secs_f64());

    side_by_side("jobs taken and ended", threads, jobs, &|thread| {
        let worker = format!("{name} {thread}");
        queue.register(&worker).expect("registered");
        let queue = &queue;
        Box::new(move || {
            let Some(taken) = queue.take(&worker).expect("asked") else { return false };
            queue.finish(&worker, &taken, WorkEnded::Done).expect("ended");
            true
        })
    });

    let store = SharedStore::new(database);
    let record = Record {
        budget: Budget { seconds: 1.0, memory: 1 },
        limited: true,
        result: Err(Failure { lost: Lost::Died("x".repeat(4000)), seconds: 1.0 }),
    };
    let keys: Vec<String> = (0..1000).map(|n| format!("throughput {n:04}")).collect();
    side_by_side("results written", threads, keys.len(), &|thread| {
        let (store, record) = (&store, &record);
        let mut own = keys.iter().skip(thread).step_by(threads);
        Box::new(move || own.next().is_some_and(|key| store.put(key, record, Overwrite::Refused).is_ok()))
    });
    let reads = 20_000;
    side_by_side("results looked up", threads, reads, &|thread| {
        let (store, keys) = (&store, &keys);
        let mut own = (thread..reads).step_by(threads);
        Box::new(move || {
            own.next().is_some_and(|n| {
                store.claimed(&keys[n * 7919 % keys.len()]).is_ok_and(|c| matches!(c, Claimed::Record(_)))
            })
        })
    });
    Ok(())
}

/// One step of a thread; whether there was something to do.
type Step<'a> = Box<dyn FnMut() -> bool + 'a>;

/// Does steps in threads until there are none, and prints how long they took.
fn side_by_side<'a>(what: &str, threads: usize, count: usize, begin: &(dyn Fn(usize) -> Step<'a> + Sync)) {
    let times: Mutex<Vec<Duration>> = Mutex::default();
    let started = Instant::now();
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let times = &times;
            scope.spawn(move || {
                let (mut step, mut own) = (begin(thread), Vec::new());
                loop {
                    let started = Instant::now();
                    if !step() {
                        break;
                    }
                    own.push(started.elapsed());
                }
                times.lock().expect("no panic").extend(own);
            });
        }
    });
    let took = started.elapsed().as_secs_f64();
    let mut times = times.into_inner().expect("no panic");
    times.sort();
    assert_eq!(times.len(), count, "{what}");
    let at = |part: f64| times[((times.len() - 1) as f64 * part) as usize].as_secs_f64() * 1e3;
    println!(
        "{what:<28}{:>9.0} a second on {threads} threads; median {:.2} ms, 99 % {:.2} ms",
        count as f64 / took,
        at(0.5),
        at(0.99)
    );
}
