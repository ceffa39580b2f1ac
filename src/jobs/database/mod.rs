//! PostgreSQL, which machines share: results, and jobs for workers anywhere.
//!
//! What comes from there is no authority. A result from it is a claim ([`results`]), used when this process has proved it
//! again; whoever writes there can waste time, and no more.

pub mod inputs;
pub mod queue;
mod refusal;
pub mod results;
pub mod trials;

use crate::input::error::Problem;
use refusal::{problem, unmigrated};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPool, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, Error};
use std::str::FromStr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::runtime::Runtime;
use tokio::time::timeout;

/// The schema of this program's own tables.
static MIGRATIONS: Migrator = sqlx::migrate!("src/jobs/database/migrations");
const SCHEMA: &str = "superopt";
const MIGRATIONS_TABLE: &str = "superopt.migration";

/// How long a server may take to answer a new connection.
const CONNECTING: Duration = Duration::from_secs(10);
/// How long work waits for a server that was there and is gone: it may be restarting.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long one answer may take: a connection may be cut without a word.
const ANSWERING: Duration = Duration::from_secs(120);
/// The first pause before work is tried again, and the longest: they double.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// What is set on connections for the queue: commits do not wait for the disk; and where the server does not know how many jobs it is
/// asked for (it takes a tenth of all), it is to look up those it has found, and not to read all of them beside.
const RELAXED: [(&str, &str); 4] =
    [("synchronous_commit", "off"), ("enable_seqscan", "off"), ("enable_hashjoin", "off"), ("enable_mergejoin", "off")];
/// Connections of one process.
const CONNECTIONS: u32 = 8;

/// A database that any number of threads use at once.
#[derive(Clone)]
pub struct Database {
    runtime: Arc<Runtime>,
    pool: PgPool,
    /// Connections whose commits do not wait for the disk.
    relaxed: PgPool,
    /// What it is called in messages: its URL without a password.
    name: Arc<str>,
}

/// Whether a store or queue is named by a URL and not by a file.
pub fn is_url(name: &str) -> bool {
    ["postgres://", "postgresql://"].iter().any(|scheme| name.starts_with(scheme))
}

impl Database {
    /// Connects, and brings the tables up to date where they are older than this program.
    ///
    /// # Errors
    /// The URL is none, the server does not answer or refuses, or its tables are of another version that this program may not
    /// change.
    pub fn open(url: &str) -> Result<Database, Problem> {
        let name: Arc<str> = without_password(url).into();
        let options = PgConnectOptions::from_str(url).map_err(|e| problem(&name, &e))?;
        let options = options.application_name("superopt-dag").disable_statement_logging();
        let mut builder = tokio::runtime::Builder::new_multi_thread();
        let runtime = builder.worker_threads(1).enable_all().build();
        let runtime = runtime.map_err(|e| problem(&name, &Error::Io(e)))?;
        runtime.block_on(first_connection(&options, &name))?;
        // What was cut is found out by what is asked, which is asked again then.
        let pools =
            PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(CONNECTING).test_before_acquire(false);
        let inside = runtime.enter();
        let relaxed = pools.clone().connect_lazy_with(options.clone().options(RELAXED));
        let pool = pools.connect_lazy_with(options);
        drop(inside);
        Ok(Database { runtime: Arc::new(runtime), pool, relaxed, name })
    }

    /// Does work that may be done twice, again while the server is gone for a while.
    ///
    /// # Errors
    /// What the server says, or that it does not come back.
    pub fn run<T, F>(&self, work: impl Fn(PgPool) -> F) -> Result<T, Problem>
    where
        F: Future<Output = Result<T, Error>>,
    {
        self.run_in(&self.pool, work)
    }

    /// The same for what may be forgotten if the server is killed, as if it had not been asked.
    ///
    /// # Errors
    /// As of [`Database::run`].
    pub fn run_relaxed<T, F>(&self, work: impl Fn(PgPool) -> F) -> Result<T, Problem>
    where
        F: Future<Output = Result<T, Error>>,
    {
        self.run_in(&self.relaxed, work)
    }

    fn run_in<T, F>(&self, pool: &PgPool, work: impl Fn(PgPool) -> F) -> Result<T, Problem>
    where
        F: Future<Output = Result<T, Error>>,
    {
        let started = Instant::now();
        let mut pause = FIRST_PAUSE;
        loop {
            let answer = self.runtime.block_on(async { timeout(ANSWERING, work(pool.clone())).await });
            match answer.unwrap_or_else(no_answer) {
                Ok(done) => return Ok(done),
                Err(e) if refusal::may_pass(&e) && started.elapsed() < PATIENCE => std::thread::sleep(pause),
                Err(e) => return Err(problem(&self.name, &e)),
            }
            pause = (pause * 2).min(LONGEST_PAUSE);
        }
    }

    /// Its URL without a password.
    pub fn name(&self) -> &str {
        &self.name
    }
}

/// What is wrong with a server shows best in one connection. One that is just starting, or that is cut, is tried again.
async fn first_connection(options: &PgConnectOptions, name: &str) -> Result<(), Problem> {
    let started = Instant::now();
    loop {
        let refused = match up_to_date(options).await {
            Ok(()) => return Ok(()),
            Err(refused) => refused,
        };
        if !refused.is_starting() || started.elapsed() > CONNECTING {
            return Err(refused.problem(name));
        }
        tokio::time::sleep(FIRST_PAUSE).await;
    }
}

/// Why a database cannot be used.
enum DatabaseRefusal {
    Server(Error),
    /// Its tables are not this program's; their version, and the one they should have.
    Tables {
        why: MigrateError,
        applied: Option<i64>,
        known: i64,
    },
}

impl From<Error> for DatabaseRefusal {
    fn from(e: Error) -> DatabaseRefusal {
        DatabaseRefusal::Server(e)
    }
}

impl DatabaseRefusal {
    fn is_starting(&self) -> bool {
        match self {
            DatabaseRefusal::Server(e) => refusal::is_starting(e),
            DatabaseRefusal::Tables {
                why: MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _), ..
            } => refusal::is_starting(e),
            DatabaseRefusal::Tables { .. } => false,
        }
    }

    fn problem(self, name: &str) -> Problem {
        match self {
            DatabaseRefusal::Server(e) => problem(name, &e),
            DatabaseRefusal::Tables { why, applied, known } => unmigrated(name, why, applied, known),
        }
    }
}

/// Brings the tables up to date. Those that are need no rights to change them.
async fn up_to_date(options: &PgConnectOptions) -> Result<(), DatabaseRefusal> {
    let connected = timeout(CONNECTING, PgConnection::connect_with(options)).await;
    let mut connection = connected.unwrap_or_else(no_answer)?;
    let known = MIGRATIONS.iter().map(|m| m.version).max().unwrap_or_default();
    let applied = applied(&mut connection).await?;
    if applied != Some(known) {
        let mut migrator = Migrator::with_migrations(MIGRATIONS.iter().cloned().collect());
        migrator.dangerous_set_table_name(MIGRATIONS_TABLE);
        migrator.create_schema(SCHEMA);
        let migrated = migrator.run(&mut connection).await;
        migrated.map_err(|why| DatabaseRefusal::Tables { why, applied, known })?;
    }
    let _ = connection.close().await;
    Ok(())
}

fn no_answer<T>(_: tokio::time::error::Elapsed) -> Result<T, Error> {
    Err(Error::Io(std::io::Error::new(std::io::ErrorKind::TimedOut, "no answer")))
}

/// The version of the tables, if there are any.
async fn applied(connection: &mut PgConnection) -> Result<Option<i64>, Error> {
    let table = sqlx::query_scalar::<_, Option<String>>("select to_regclass($1)::text").bind(MIGRATIONS_TABLE);
    if table.fetch_one(&mut *connection).await?.is_none() {
        return Ok(None);
    }
    sqlx::query_scalar("select max(version) from superopt.migration where success").fetch_one(connection).await
}

/// The URL with `...` in place of a password.
fn without_password(url: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap_or(("postgres", url));
    let end = rest.find(['/', '?']).unwrap_or(rest.len());
    let (authority, path) = rest.split_at(end);
    let authority = match authority.rsplit_once('@') {
        None => authority.to_string(),
        Some((who, host)) => match who.split_once(':') {
            Some((user, _)) => format!("{user}:...@{host}"),
            None => authority.to_string(),
        },
    };
    // A password may be a parameter, too.
    let (path, parameters) = path.split_once('?').unwrap_or((path, ""));
    let kept: Vec<&str> = parameters.split('&').filter(|p| !p.is_empty() && !p.starts_with("password=")).collect();
    let parameters = if kept.is_empty() { String::new() } else { format!("?{}", kept.join("&")) };
    format!("{scheme}://{authority}{path}{parameters}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_not_shown() {
        for (url, shown) in [
            ("postgres://me:s3cr@t/x@db.example:5432/farm", "postgres://me:...@t/x@db.example:5432/farm"),
            ("postgres://me:secret@db/farm?sslmode=verify-full", "postgres://me:...@db/farm?sslmode=verify-full"),
            ("postgresql://me@db/farm?password=secret&host=/run", "postgresql://me@db/farm?host=/run"),
            ("postgres:///farm", "postgres:///farm"),
        ] {
            assert_eq!(without_password(url), shown);
        }
    }
}
