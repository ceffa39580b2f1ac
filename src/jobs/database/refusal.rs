//! What a server's refusals mean for the user: what is wrong, and what to do.

use crate::input::error::Problem;
use sqlx::Error;
use sqlx::migrate::MigrateError;
use std::io::ErrorKind;

/// SQLSTATE of PostgreSQL (its manual, appendix A).
mod state {
    pub const INVALID_PASSWORD: &str = "28P01";
    pub const INVALID_AUTHORIZATION: &str = "28000";
    pub const NO_DATABASE: &str = "3D000";
    pub const NO_RIGHTS: &str = "42501";
    pub const NO_TABLE: &str = "42P01";
    pub const DISK_FULL: &str = "53100";
    pub const TOO_MANY_CONNECTIONS: &str = "53300";
    pub const UNIQUE_VIOLATION: &str = "23505";
    pub const READ_ONLY: &str = "25006";
    pub const SERIALIZATION: &str = "40001";
    pub const DEADLOCK: &str = "40P01";
    pub const ADMIN_SHUTDOWN: &str = "57P01";
    pub const CRASH_SHUTDOWN: &str = "57P02";
    pub const CANNOT_CONNECT_NOW: &str = "57P03";
}

const CHECK_URL: &str = "see whether the server runs, and check the URL: postgres://USER:PASSWORD@HOST:PORT/DATABASE";

fn sqlstate(e: &Error) -> Option<String> {
    e.as_database_error()?.code().map(|c| c.into_owned())
}

/// Whether the same work may succeed a little later.
pub fn may_pass(e: &Error) -> bool {
    match e {
        Error::Migrate(e) => {
            matches!(&**e, MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) if may_pass(e))
        }
        Error::Io(_) | Error::PoolTimedOut | Error::WorkerCrashed | Error::Protocol(_) => true,
        Error::Database(_) => sqlstate(e).is_some_and(|code| {
            let passing = [
                state::TOO_MANY_CONNECTIONS,
                state::SERIALIZATION,
                // Somebody else has just written the same.
                state::UNIQUE_VIOLATION,
                state::DEADLOCK,
                state::ADMIN_SHUTDOWN,
                state::CRASH_SHUTDOWN,
                state::CANNOT_CONNECT_NOW,
            ];
            passing.contains(&code.as_str())
        }),
        _ => false,
    }
}

/// Whether a server that answers like this is there, and will answer otherwise soon.
pub fn is_starting(e: &Error) -> bool {
    may_pass(e) && !matches!(e, Error::Io(e) if [ErrorKind::ConnectionRefused, ErrorKind::TimedOut].contains(&e.kind()))
}

/// What is wrong, in the user's words.
pub fn problem(name: &str, e: &Error) -> Problem {
    if let Error::Migrate(e) = e
        && let MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) = &**e
    {
        return problem(name, e);
    }
    let said = e.as_database_error().map_or_else(|| e.to_string(), |d| d.message().to_string());
    let code = sqlstate(e);
    let (what, remedy) = match (e, code.as_deref()) {
        (Error::Configuration(e), _) => (format!("is no URL of a database: {e}"), CHECK_URL),
        (Error::Io(e), _) if e.kind() == ErrorKind::TimedOut => ("does not answer".to_string(), CHECK_URL),
        (Error::Io(e), _) => (format!("cannot be reached: {e}"), CHECK_URL),
        (Error::PoolTimedOut, _) => ("does not answer any more".to_string(), CHECK_URL),
        (Error::Tls(e), _) => (
            format!("cannot be talked to securely: {e}"),
            "name the authority that signed its certificate: ?sslmode=verify-full&sslrootcert=FILE",
        ),
        (_, Some(state::INVALID_PASSWORD | state::INVALID_AUTHORIZATION)) => {
            (format!("refuses this user: {said}"), "check user and password in the URL, or in ~/.pgpass")
        }
        (_, Some(state::NO_DATABASE)) => (format!("has no such database: {said}"), "make it with createdb"),
        (_, Some(state::NO_RIGHTS | state::READ_ONLY)) => {
            (format!("does not let this user do that: {said}"), "have its owner grant what docs/FLEET.md lists")
        }
        (_, Some(state::NO_TABLE)) => {
            (format!("lacks a table: {said}"), "open it once as its owner: that makes the tables")
        }
        (_, Some(state::DISK_FULL)) => (format!("has no room left: {said}"), "free some space on the server"),
        _ => (format!("failed: {said}"), "run the same command again: what is done is not done again"),
    };
    Problem::new(name, what, remedy)
}

/// Why the tables cannot be brought up to date. `applied` is their version, `known` this program's newest.
pub fn unmigrated(name: &str, e: MigrateError, applied: Option<i64>, known: i64) -> Problem {
    let other = |what: String, remedy: &str| Problem::new(name, what, remedy);
    let refused = |e: Error| match sqlstate(&e).as_deref() {
        Some(state::NO_RIGHTS) => {
            let is = applied.map_or("there are no tables yet".to_string(), |v| format!("its tables have version {v}"));
            let what = format!("{is}, this program needs {known}, and this user may not change them");
            other(what, "open it once as its owner: that makes the tables")
        }
        _ => problem(name, &e),
    };
    match e {
        MigrateError::VersionMissing(_) | MigrateError::VersionTooOld(..) => {
            let is = applied.map_or(String::new(), |v| format!(" ({v}, this program knows {known})"));
            other(
                format!("its tables are of a newer version{is}"),
                "use the program that made them, or another database",
            )
        }
        MigrateError::VersionMismatch(v) => {
            other(format!("its tables of version {v} are not this program's"), "name another database")
        }
        MigrateError::Execute(e) | MigrateError::ExecuteMigration(e, _) => refused(e),
        e => other(format!("its tables cannot be made: {e}"), "report this: it is a bug"),
    }
}
