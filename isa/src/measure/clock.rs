//! Times repeated code in core cycles.
//!
//! The time stamp counter ticks at a constant rate and the core does not. So a chain of dependent additions, one cycle
//! each on every CPU, is timed right before and right after each reading. If the two differ by more than 1 % the
//! reading is thrown away; otherwise they are the length of a cycle. All runs are made with two numbers of rounds, whose
//! difference is free of what the timing itself costs. Of many readings of each the smallest counts.

use super::code::{EntryValues, function};
use iced_x86::{Code, Instruction, Register};

/// Code to be timed.
pub struct TimedCode {
    body: Vec<Instruction>,
    /// How many of the instructions are counted, in one body.
    count: usize,
    values: EntryValues,
}

/// Instructions of one round, about.
const ROUND: usize = 240;

impl TimedCode {
    /// `body` repeated, of whose instructions `count` are those that are measured.
    pub fn new(body: &[Instruction], count: usize, values: &EntryValues) -> TimedCode {
        let times = ROUND.div_ceil(body.len().max(1));
        TimedCode { body: body.repeat(times), count: count * times, values: *values }
    }

    /// `body` as it stands, once a round: it may jump within itself. Targets count from its start.
    pub fn once(body: &[Instruction], count: usize, values: &EntryValues) -> TimedCode {
        TimedCode { body: body.to_vec(), count, values: *values }
    }
}

/// Additions in one round of the clock's own chain.
const ADDITIONS: usize = ROUND;

fn additions() -> TimedCode {
    let add = Instruction::with2(Code::Add_rm64_r64, Register::RBX, Register::RSI).expect("operands of the code");
    TimedCode::new(&[add], 1, &EntryValues::ones())
}

fn multiplications() -> TimedCode {
    let multiply = Instruction::with2(Code::Imul_r64_rm64, Register::RBX, Register::RSI).expect("operands of the code");
    TimedCode::new(&[multiply], 1, &EntryValues::ones())
}

pub struct Clock {
    ticks_per_cycle: f64,
    discarded: u64,
}

/// What the child leaves for one job.
#[repr(C)]
#[derive(Clone, Copy, Default)]
struct ChildResult {
    /// 0 not begun, 1 begun, 2 done.
    state: u64,
    /// Cycles of one round.
    cycles: f64,
    /// Ticks per cycle at the last reading.
    ticks: f64,
    discarded: u64,
}

impl Clock {
    /// # Errors
    /// This is not x86-64 Linux, or the clock is none: a multiplication must take three additions, as on every CPU that has a
    /// table here.
    pub fn new() -> Result<Clock, String> {
        let mut clock = Clock { ticks_per_cycle: 0.0, discarded: 0 };
        let times = clock.run(&[additions(), multiplications()])?;
        match times[..] {
            [Some(one), Some(three)] if (one - 1.0).abs() < 0.02 && (three - 3.0).abs() < 0.06 => Ok(clock),
            _ => Err(format!("additions and multiplications do not take 1 and 3 cycles: {times:?}")),
        }
    }

    pub fn ticks_per_cycle(&self) -> f64 {
        self.ticks_per_cycle
    }

    /// Readings thrown away so far.
    pub fn discarded(&self) -> u64 {
        self.discarded
    }

    /// Cycles for each counted instruction of each job; `None` where a signal stopped the job, or no reading was steady.
    ///
    /// # Errors
    /// No memory, or no child.
    pub fn run(&mut self, jobs: &[TimedCode]) -> Result<Vec<Option<f64>>, String> {
        let answers = native::run(jobs)?;
        let mut out = Vec::new();
        for (answer, job) in answers.iter().zip(jobs) {
            self.discarded += answer.discarded;
            let good = answer.state == 2 && answer.cycles.is_finite();
            if good {
                self.ticks_per_cycle = answer.ticks;
            }
            out.push(good.then(|| answer.cycles / job.count as f64));
        }
        Ok(out)
    }
}

#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
mod native {
    use super::{ChildResult, TimedCode};
    /// There is no such child here.
    ///
    /// # Errors
    /// If there is no memory or no child to run in.
    pub fn run(_: &[TimedCode]) -> Result<Vec<ChildResult>, String> {
        Err("instructions are measured on x86-64 Linux only".to_string())
    }
}

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
mod native {
    use super::{ADDITIONS, ChildResult, EntryValues, TimedCode, additions, function};
    use crate::measure::process::{confine, in_child, stay_on_this_core};
    use crate::native::mapping::{Mapping, Sharing};
    use std::mem::size_of;
    use std::ptr;

    /// Readings of each job.
    const READINGS: usize = 15;
    /// Readings, thrown away ones included, after which a job is given up.
    const MOST_READINGS: usize = 300;
    /// Ticks that a run should take at least.
    const TICKS: u64 = 25_000;
    const MOST_ROUNDS: u64 = 400;
    /// Rounds of the clock's own chain: the counter of AMD's CPUs steps by tens of ticks, which must be far below 1 %.
    const CLOCK_ROUNDS: u64 = 50;
    /// Seconds after which a child is killed.
    const LIMIT: u32 = 120;

    type EntryPoint = extern "sysv64" fn(*mut EntryValues, u64);

    /// Runs all jobs in children: a new one after each that a signal stopped.
    ///
    /// # Errors
    /// If there is no memory or no child to run in.
    pub fn run(jobs: &[TimedCode]) -> Result<Vec<ChildResult>, String> {
        let clock = additions();
        let mut code = Vec::new();
        let mut entries = Vec::new();
        for job in std::iter::once(&clock).chain(jobs) {
            code.resize(code.len().next_multiple_of(64), 0xcc);
            entries.push(code.len());
            code.extend(function(&job.body, &job.values)?);
        }
        let executable = Mapping::new(code.len(), Sharing::Shared)?;
        // SAFETY: the mapping is as long as the code.
        unsafe { ptr::copy_nonoverlapping(code.as_ptr(), executable.start(), code.len()) };
        executable.make_executable()?;
        let shared = Mapping::new(jobs.len() * size_of::<ChildResult>(), Sharing::Shared)?;
        let answers: *mut ChildResult = shared.start().cast();
        // SAFETY: the mapping has room for one answer per job, and is zero, which is an answer.
        let all = || unsafe { std::slice::from_raw_parts(answers, jobs.len()) };
        while let Some(first) = all().iter().position(|a| a.state == 0) {
            // SAFETY: the entries are those of functions in the mapping, `answers` has room for all jobs.
            in_child(|| unsafe { child(executable.start(), &entries, &clock, jobs, first, answers) })?;
            if all().get(first).is_some_and(|a| a.state == 0) {
                return Err("a child measured nothing".to_string());
            }
        }
        Ok(all().to_vec())
    }

    /// Times the jobs from `first` on, on one core.
    unsafe fn child(
        code: *mut u8,
        entries: &[usize],
        clock: &TimedCode,
        jobs: &[TimedCode],
        first: usize,
        answers: *mut ChildResult,
    ) {
        // SAFETY: the code at an entry was generated for this signature; see `run` for the rest.
        unsafe {
            stay_on_this_core();
            confine(LIMIT);
            let function = |i: usize| std::mem::transmute::<*mut u8, EntryPoint>(code.add(entries[i]));
            let clock = Timed { function: function(0), values: clock.values };
            for (k, job) in jobs.iter().enumerate().skip(first) {
                let answer = &mut *answers.add(k);
                answer.state = 1;
                read(&clock, &Timed { function: function(k + 1), values: job.values }, answer);
                answer.state = 2;
            }
        }
    }

    #[derive(Clone, Copy)]
    struct Timed {
        function: EntryPoint,
        values: EntryValues,
    }

    impl Timed {
        fn ticks(&self, rounds: u64) -> f64 {
            let mut values = self.values;
            (self.function)(&mut values, rounds);
            values.ticks as f64
        }
        /// Ticks of one round: the difference of twice as many and `rounds`, each the smallest of a few.
        fn round(&self, rounds: u64) -> f64 {
            let least = |rounds| (0..3).map(|_| self.ticks(rounds)).fold(f64::INFINITY, f64::min);
            (least(2 * rounds) - least(rounds)) / rounds as f64
        }
    }

    /// The smallest of many steady readings.
    fn read(clock: &Timed, job: &Timed, answer: &mut ChildResult) {
        // The first run brings the code in.
        job.ticks(1);
        let one = job.ticks(1).max(1.0);
        let rounds = ((TICKS as f64 / one) as u64).clamp(2, MOST_ROUNDS);
        let (mut once, mut twice) = (f64::INFINITY, f64::INFINITY);
        let mut taken = 0;
        for _ in 0..MOST_READINGS {
            let before = clock.round(CLOCK_ROUNDS);
            let (some, more) = (job.ticks(rounds), job.ticks(2 * rounds));
            let after = clock.round(CLOCK_ROUNDS);
            let cycle = (before + after) / 2.0 / ADDITIONS as f64;
            if (before - after).abs() > before.min(after) * 0.01 {
                answer.discarded += 1;
                continue;
            }
            // The smallest of each, and not of the difference: that would favour disturbed runs of the first.
            (once, twice) = (once.min(some / cycle), twice.min(more / cycle));
            answer.ticks = cycle;
            taken += 1;
            if taken == READINGS {
                break;
            }
        }
        // Infinity less infinity, where no reading was steady, is no number.
        answer.cycles = (twice - once) / rounds as f64;
    }
}
