//! A PostgreSQL server of a test's own, from Debian's package; tests say "skipped" where there is none.

use std::fs;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A server in a directory of its own, which ends with the test. It listens on a socket there and on a port of its own.
pub struct Server {
    programs: PathBuf,
    directory: TempDir,
    pub port: u16,
}

/// Who runs the server: it refuses to run as root.
struct Account {
    user: u32,
    group: u32,
}

impl Server {
    /// `None`, and a line that says so, where PostgreSQL is not installed.
    pub fn start() -> Option<Server> {
        let Some(programs) = programs() else {
            eprintln!("skipped: postgresql (apt-get install postgresql)");
            return None;
        };
        let directory = tempfile::Builder::new().prefix("pg").tempdir().expect("a temporary directory");
        let server = Server { programs, directory, port: free_port() };
        if let Some(account) = account() {
            let chown = std::os::unix::fs::chown(server.directory.path(), Some(account.user), Some(account.group));
            chown.expect("the directory is the server's");
        }
        let data = server.data();
        run(server
            .command("initdb")
            .args(["--no-sync", "-A", "scram-sha-256", "-U", "owner", "-E", "UTF8", "--locale=C"])
            .arg("--pwfile")
            .arg(server.password_file())
            .arg("-D")
            .arg(&data));
        let settings = "fsync = on\nmax_connections = 200\nlisten_addresses = '127.0.0.1'\n";
        let conf = fs::read_to_string(data.join("postgresql.conf")).expect("its configuration");
        fs::write(data.join("postgresql.conf"), conf + settings).expect("written");
        server.resume();
        server.sql("postgres", "create database farm");
        Some(server)
    }

    /// Of the database that tests use, as its owner.
    pub fn url(&self) -> String {
        self.url_of("owner", "secret", "farm")
    }

    pub fn url_of(&self, user: &str, password: &str, database: &str) -> String {
        format!("postgres://{user}:{password}@127.0.0.1:{}/{database}", self.port)
    }

    /// Statements as the owner, in a database; what they print.
    pub fn sql(&self, database: &str, statements: &str) -> String {
        let mut psql = Command::new(self.programs.join("psql"));
        psql.args(["-X", "-q", "-t", "-A", "-v", "ON_ERROR_STOP=1", "-c", statements]);
        let done = psql.arg(self.url_of("owner", "secret", database)).output().expect("psql runs");
        assert!(done.status.success(), "{statements}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).expect("text").trim().to_string()
    }

    /// As `kill -9` of all its processes would.
    pub fn kill(&self) {
        let pid = fs::read_to_string(self.data().join("postmaster.pid")).expect("it runs");
        let pid = pid.lines().next().expect("a process").to_string();
        run(Command::new("kill").args(["-9", &pid]));
        // Its children notice that it is gone.
        while Path::new(&format!("/proc/{pid}")).exists() {
            std::thread::sleep(std::time::Duration::from_millis(10));
        }
    }

    /// Starts it again; it recovers what was committed.
    pub fn resume(&self) {
        let log = self.directory.path().join("log");
        for attempt in 0.. {
            let mut start = self.command("pg_ctl");
            start.args(["start", "-w", "-s", "-D"]).arg(self.data()).arg("-l").arg(&log);
            start.arg("-o").arg(format!("-p {} -k {}", self.port, self.directory.path().display()));
            if output(&mut start).status.success() {
                return;
            }
            // Shared memory of a killed one is let go when its last child has ended.
            assert!(attempt < 50, "{}", fs::read_to_string(&log).unwrap_or_default());
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
    }

    fn data(&self) -> PathBuf {
        self.directory.path().join("data")
    }

    fn password_file(&self) -> PathBuf {
        let path = self.directory.path().join("password");
        fs::write(&path, "secret\n").expect("written");
        path
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        command.current_dir(self.directory.path()).stdin(Stdio::null());
        if let Some(account) = account() {
            command.uid(account.user).gid(account.group);
        }
        command
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.command("pg_ctl").args(["stop", "-m", "immediate", "-s", "-D"]).arg(self.data()).output();
    }
}

/// The newest version's programs.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|e| e.path().join("bin"));
    let mut found: Vec<PathBuf> = versions.filter(|p| p.join("initdb").exists() && p.join("psql").exists()).collect();
    found.sort();
    found.pop()
}

/// The account that Debian's package makes, where the test runs as root.
fn account() -> Option<Account> {
    // SAFETY: it has no preconditions.
    if unsafe { libc::geteuid() } != 0 {
        return None;
    }
    let all = fs::read_to_string("/etc/passwd").ok()?;
    let line = all.lines().find(|l| l.starts_with("postgres:"))?;
    let mut fields = line.split(':').skip(2).map(|n| n.parse().expect("a number"));
    Some(Account { user: fields.next()?, group: fields.next()? })
}

fn free_port() -> u16 {
    let socket = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    socket.local_addr().expect("its address").port()
}

fn output(command: &mut Command) -> Output {
    command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"))
}

fn run(command: &mut Command) {
    let done = command.output().unwrap_or_else(|e| panic!("{command:?}: {e}"));
    assert!(done.status.success(), "{command:?}: {}", String::from_utf8_lossy(&done.stderr));
}
