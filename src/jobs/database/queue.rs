//! The queue: the tables of apalis 1.0 (`apalis-postgres`: a job is taken under `FOR UPDATE SKIP LOCKED`, given back when its
//! worker's heartbeat stops, and tried again up to a limit), asked from threads of this program. Times are the server's: the
//! clocks of workers do not count.

use super::Database;
use crate::input::error::Problem;
use apalis_core::task::builder::TaskBuilder;
use apalis_core::task::status::Status;
use apalis_core::task::task_id::TaskId;
use apalis_core::worker::context::WorkerContext;
use apalis_postgres::{Config, PgTask, PostgresStorage, queries};
use serde::Serialize;
use sqlx::{Error, PgPool};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Jobs that are written at once.
const AT_ONCE: usize = 1000;
/// Heartbeats in the time after which a worker is taken to be dead.
const BEATS: u32 = 6;

/// A queue of one name.
#[derive(Clone)]
pub struct Queue {
    database: Database,
    config: Config,
    most_attempts: usize,
}

/// A job for the queue.
#[derive(Clone, Debug)]
pub struct NewWork {
    /// A job of the same identity is there once.
    pub identity: String,
    pub payload: Vec<u8>,
    /// The higher, the earlier.
    pub priority: usize,
}

/// What became of new jobs.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Pushed {
    pub new: usize,
    /// They had ended, and are to be done again.
    pub again: usize,
    /// They wait or are being done.
    pub waiting: usize,
}

/// A job that a worker has taken.
#[derive(Clone, Debug)]
pub struct TakenWork {
    id: TaskId,
    pub payload: Vec<u8>,
    /// How often it was taken before, and its worker was lost or failed.
    pub failures: usize,
}

impl TakenWork {
    pub fn id(&self) -> String {
        self.id.to_string()
    }
}

/// How a taken job ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WorkEnded {
    Done,
    /// Another worker may do better; why.
    Failed(String),
    /// Nobody tries again; why.
    GivenUp(String),
}

/// Jobs of one queue by what they wait for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Debug)]
pub struct QueueCounts {
    pub waiting: u64,
    pub running: u64,
    pub done: u64,
    pub given_up: u64,
}

/// A job that nobody tries again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GivenUp {
    pub identity: String,
    pub payload: Vec<u8>,
    pub why: String,
}

/// A worker that has given a sign of life.
#[derive(Clone, PartialEq, Serialize, Debug)]
pub struct SeenWorker {
    pub name: String,
    pub queue: String,
    /// Since that sign.
    pub seconds_silent: f64,
    pub running: i64,
}

/// Between a queue's name and the CPU of a part of it.
const ON: &str = " on ";
/// SQL for jobs that have not ended.
const IS_OPEN: &str = "(status in ('Pending', 'Queued', 'Running') or status = 'Failed' and attempts < max_attempts)";
/// SQL for jobs that nobody takes any more without a result.
const IS_GIVEN_UP: &str = "(status = 'Killed' or status = 'Failed' and attempts >= max_attempts)";

impl Queue {
    /// The queue of a name, which is made with its first job. The tables are made where there are none.
    ///
    /// # Errors
    /// The database cannot be read, or has no tables and this user may not make them.
    pub fn open(database: &Database, name: &str, lease: Duration, most_attempts: usize) -> Result<Queue, Problem> {
        let migrations = PostgresStorage::migrations();
        let newest = migrations.iter().map(|m| m.version).max().unwrap_or_default();
        database.run(|pool| async move {
            if applied(&pool).await? < Some(newest) {
                PostgresStorage::setup(&pool).await.map_err(other)?;
            }
            Ok(())
        })?;
        let beat = (lease / BEATS).max(Duration::from_millis(100));
        let config =
            Config::default().queue(name).batch_size(1).heartbeat_interval(beat).missed_heartbeats(BEATS as usize);
        Ok(Queue { database: database.clone(), config, most_attempts })
    }

    /// The part of this queue whose jobs are measured on a CPU of this name: a queue of its own in the same tables.
    pub fn on(&self, cpu: &str) -> Queue {
        Queue { config: self.config.clone().queue(format!("{}{ON}{cpu}", self.name())), ..self.clone() }
    }

    /// Whether a queue of this name is this one or a part of it.
    pub fn has_part(&self, name: &str) -> bool {
        name.strip_prefix(self.name()).is_some_and(|rest| rest.is_empty() || rest.starts_with(ON))
    }

    pub fn name(&self) -> &str {
        self.config.queue.as_ref()
    }

    /// How often a worker has to give a sign of life.
    pub fn beat_interval(&self) -> Duration {
        self.config.heartbeat_interval
    }

    /// Puts jobs in. Those that had ended begin anew.
    ///
    /// # Errors
    /// The database cannot be written; what was put in before stays.
    pub fn push(&self, work: &[NewWork]) -> Result<Pushed, Problem> {
        let mut pushed = Pushed::default();
        for some in work.chunks(AT_ONCE) {
            let now = self.database.run(|pool| self.push_some(pool, some))?;
            pushed.new += now.new;
            pushed.again += now.again;
            pushed.waiting += now.waiting;
        }
        if pushed.new > 0 {
            // The server is to know how many wait before it plans how to find one. It only warns a user who may not say so.
            self.database
                .run(|pool| async move { sqlx::query("analyze apalis.jobs").execute(&pool).await.map(drop) })?;
        }
        Ok(pushed)
    }

    async fn push_some(&self, pool: PgPool, work: &[NewWork]) -> Result<Pushed, Error> {
        let queue = self.name();
        let identities: Vec<&str> = work.iter().map(|w| w.identity.as_str()).collect();
        let mut transaction = pool.begin().await?;
        let known: Vec<String> = sqlx::query_scalar(
            "select idempotency_key from apalis.jobs where job_type = $1 and idempotency_key = any($2)",
        )
        .bind(queue)
        .bind(&identities)
        .fetch_all(&mut *transaction)
        .await?;
        let again = sqlx::query(
            "update apalis.jobs set status = 'Pending', attempts = 0, lock_by = null, lock_at = null, done_at = null \
             where job_type = $1 and idempotency_key = any($2) \
             and (status in ('Done', 'Killed') or status = 'Failed' and attempts >= max_attempts)",
        );
        let again = again.bind(queue).bind(&identities).execute(&mut *transaction).await?.rows_affected() as usize;
        let known: BTreeSet<&str> = known.iter().map(String::as_str).collect();
        let task = |w: &NewWork| {
            let task = TaskBuilder::new(w.payload.clone()).idempotency_key(&w.identity).priority(w.priority);
            task.max_attempts(self.most_attempts).run_at_timestamp(0).build()
        };
        let tasks: Vec<_> = work.iter().filter(|w| !known.contains(w.identity.as_str())).map(task).collect();
        let new = tasks.len();
        if new > 0 {
            queries::push_tasks(&mut *transaction, queue, tasks).await.map_err(other)?;
        }
        transaction.commit().await?;
        Ok(Pushed { new, again, waiting: known.len() - again })
    }

    /// Makes a worker known.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn register(&self, worker: &str) -> Result<(), Problem> {
        self.database.run(|pool| async move {
            let register = "insert into apalis.workers (id, worker_type, storage_name, layers, last_seen, started_at) \
                            values ($1, $2, 'superopt-dag', '', now(), now()) \
                            on conflict (id) do update set last_seen = now()";
            sqlx::query(register).bind(worker).bind(self.name()).execute(&pool).await.map(drop)
        })
    }

    /// A sign of life, which also gives back the jobs of workers that are dead; the jobs that are still this worker's.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn beat(&self, worker: &str) -> Result<BTreeSet<String>, Problem> {
        let dead_for = self.config.orphaned_duration().as_secs().max(1);
        self.database.run_relaxed(|pool| async move {
            let mut transaction = pool.begin().await?;
            // A clock that was set back would let the dead live until it is as late again.
            let from_the_future = "update apalis.workers set last_seen = now() where last_seen > now()";
            sqlx::query(from_the_future).execute(&mut *transaction).await?;
            let context = WorkerContext::new(worker);
            queries::keep_alive(&mut *transaction, self.name(), &context).await.map_err(other)?;
            queries::reenqueue_orphaned(&mut *transaction, self.name(), dead_for).await.map_err(other)?;
            let own = "select id from apalis.jobs where lock_by = $1 and status in ('Queued', 'Running')";
            let own: Vec<String> = sqlx::query_scalar(own).bind(worker).fetch_all(&mut *transaction).await?;
            transaction.commit().await?;
            Ok(own.into_iter().collect())
        })
    }

    /// The next job, if one waits. Should the server forget it, another worker does it, too.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn take(&self, worker: &str) -> Result<Option<TakenWork>, Problem> {
        self.database.run_relaxed(|pool| async move {
            let mut connection = pool.acquire().await?;
            let context = WorkerContext::new(worker);
            let tasks = queries::fetch_next(&mut *connection, &self.config, &context).await.map_err(other)?;
            let taken = |task: PgTask| {
                let (failures, id) = (task.attempt(), task.task_id().cloned()?);
                Some(TakenWork { id, failures, payload: task.args })
            };
            Ok(tasks.into_iter().next().and_then(taken))
        })
    }

    /// Ends a taken job; nothing happens if it is not this worker's any more. Should the server forget it, another worker finds
    /// the result.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn finish(&self, worker: &str, taken: &TakenWork, end: WorkEnded) -> Result<(), Problem> {
        let (status, failures, why) = match &end {
            WorkEnded::Done => (Status::Done, taken.failures, None),
            WorkEnded::Failed(why) => (Status::Failed, taken.failures + 1, Some(why)),
            WorkEnded::GivenUp(why) => (Status::Killed, taken.failures, Some(why)),
        };
        let (id, status) = (&taken.id(), &status.to_string());
        self.database.run_relaxed(|pool| async move {
            // By its key: apalis' own question goes through all jobs that the worker has ever done.
            let finish = "update apalis.jobs set status = $3, attempts = $4, done_at = now(), \
                          last_result = case when $5::text is null then '{\"Ok\": null}' else jsonb_build_object('Err', $5) end \
                          where id = $1 and lock_by = $2";
            let finish = sqlx::query(finish).bind(id).bind(worker).bind(status).bind(failures as i32).bind(why);
            finish.execute(&pool).await.map(drop)
        })
    }

    /// Gives a job back that was not begun or not finished, as if it had not been taken.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn release(&self, worker: &str, id: &str) -> Result<(), Problem> {
        self.database.run(|pool| async move {
            let release = "update apalis.jobs set status = 'Pending', lock_by = null, lock_at = null \
                           where id = $1 and lock_by = $2 and status in ('Queued', 'Running')";
            sqlx::query(release).bind(id).bind(worker).execute(&pool).await.map(drop)
        })
    }

    /// Ends all jobs of this queue and its parts that have not ended: workers stop theirs at their next sign of life. How many
    /// there were.
    ///
    /// # Errors
    /// The database cannot be written.
    pub fn cancel(&self) -> Result<u64, Problem> {
        self.database.run(|pool| async move {
            let cancel = format!(
                "update apalis.jobs set status = 'Killed', lock_by = null, last_result = '{{\"Err\": \"cancelled\"}}' \
                 where {} and {IS_OPEN}",
                is_of_parts()
            );
            Ok(sqlx::query(sqlx::AssertSqlSafe(cancel)).bind(self.name()).execute(&pool).await?.rows_affected())
        })
    }

    /// How many of these jobs have not ended.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn open_among(&self, identities: &[String]) -> Result<u64, Problem> {
        let count: i64 = self.database.run(|pool| async move {
            let open = format!(
                "select count(*) from apalis.jobs where job_type = $1 and idempotency_key = any($2) and {IS_OPEN}"
            );
            sqlx::query_scalar(sqlx::AssertSqlSafe(open)).bind(self.name()).bind(identities).fetch_one(&pool).await
        })?;
        Ok(count as u64)
    }

    /// Jobs of all queues of this database.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn counts(&self) -> Result<BTreeMap<String, QueueCounts>, Problem> {
        let rows: Vec<(String, String, i64)> = self.database.run(|pool| async move {
            let counts = format!(
                "select job_type, case when status = 'Done' then 'done' when {IS_GIVEN_UP} then 'given up' \
                 when status in ('Queued', 'Running') then 'running' else 'waiting' end, count(*) \
                 from apalis.jobs group by 1, 2"
            );
            sqlx::query_as(sqlx::AssertSqlSafe(counts)).fetch_all(&pool).await
        })?;
        let mut queues: BTreeMap<String, QueueCounts> = BTreeMap::new();
        for (queue, state, count) in rows {
            let of = queues.entry(queue).or_default();
            let to = match state.as_str() {
                "done" => &mut of.done,
                "given up" => &mut of.given_up,
                "running" => &mut of.running,
                _ => &mut of.waiting,
            };
            *to = count as u64;
        }
        Ok(queues)
    }

    /// Jobs of this queue and its parts that nobody tries again, in the order of their identities.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn given_up(&self) -> Result<Vec<GivenUp>, Problem> {
        let rows: Vec<(Option<String>, Vec<u8>, Option<String>)> = self.database.run(|pool| async move {
            let given_up = format!(
                "select idempotency_key, job, last_result ->> 'Err' from apalis.jobs \
                 where {} and {IS_GIVEN_UP} order by idempotency_key",
                is_of_parts()
            );
            sqlx::query_as(sqlx::AssertSqlSafe(given_up)).bind(self.name()).fetch_all(&pool).await
        })?;
        let given_up = |(identity, payload, why): (Option<String>, Vec<u8>, Option<String>)| GivenUp {
            identity: identity.unwrap_or_default(),
            payload,
            why: why.unwrap_or_default(),
        };
        Ok(rows.into_iter().map(given_up).collect())
    }

    /// Workers of all queues, the most recently seen first.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn workers(&self) -> Result<Vec<SeenWorker>, Problem> {
        let rows: Vec<(String, String, f64, i64)> = self.database.run(|pool| async move {
            let workers = "select id, worker_type, extract(epoch from now() - last_seen)::float8, \
                           (select count(*) from apalis.jobs where lock_by = workers.id and status in ('Queued', 'Running')) \
                           from apalis.workers order by last_seen desc, id";
            sqlx::query_as(workers).fetch_all(&pool).await
        })?;
        let seen = |(name, queue, seconds_silent, running)| SeenWorker { name, queue, seconds_silent, running };
        Ok(rows.into_iter().map(seen).collect())
    }

    /// What the database is called in messages.
    pub fn database_name(&self) -> &str {
        self.database.name()
    }
}

/// SQL for jobs of the queue $1 and of its parts.
fn is_of_parts() -> String {
    format!("(job_type = $1 or starts_with(job_type, $1 || '{ON}'))")
}

/// The version of the queue's tables, if there are any.
async fn applied(pool: &PgPool) -> Result<Option<i64>, Error> {
    let tables =
        "select to_regclass('apalis.jobs')::text is not null and to_regclass('_sqlx_migrations')::text is not null";
    if !sqlx::query_scalar::<_, bool>(tables).fetch_one(pool).await? {
        return Ok(None);
    }
    sqlx::query_scalar("select max(version) from _sqlx_migrations where success").fetch_one(pool).await
}

/// Of the queue's errors those of the database are known; others do not pass.
fn other(e: apalis_postgres::Error) -> Error {
    match e {
        apalis_postgres::Error::Database(e) => e,
        e => Error::Decode(Box::new(e)),
    }
}
