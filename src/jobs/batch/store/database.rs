//! All results in one database file, which one process at a time has open.

use super::{Backing, StoreRefusal};
use crate::input::directory_of;
use redb::{Database, DatabaseError, ReadableTable, StorageError, TableDefinition};
use std::fs::Permissions;
use std::io::ErrorKind;
use std::os::unix::fs::PermissionsExt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;

const RESULTS: TableDefinition<&str, &[u8]> = TableDefinition::new("results");

/// The database in a file, all of its checksums compared. A new one has its name when it is whole, so that a run that was
/// ended while it was made leaves nothing that looks damaged.
pub fn open(path: &str) -> Result<Box<dyn Backing>, StoreRefusal> {
    if !Path::new(path).exists() {
        // Where there is no room for a new file beside it, opening says so.
        let _ = begin(path);
    }
    match sound(path) {
        // Whoever reads this verdict moves a file away: it is worth a second look.
        Err(StoreRefusal::Damaged) => sound(path),
        other => other,
    }
    .map(|database| Box::new(database) as Box<dyn Backing>)
}

/// An empty database under a name that nothing has; if something has it by now, that stays.
fn begin(path: &str) -> anyhow::Result<()> {
    // As any new file: whoever the user lets read those may read the store.
    let mode = Permissions::from_mode(0o666);
    let file = tempfile::Builder::new().prefix(".new").permissions(mode).tempfile_in(directory_of(path))?;
    drop(Database::create(&file)?);
    file.into_temp_path().persist_noclobber(path)?;
    Ok(())
}

fn sound(path: &str) -> Result<Database, StoreRefusal> {
    // The library gives errors for most damage, and panics for some: a file is not to end the program.
    let opened = quietly(|| {
        let mut database = Database::create(path).map_err(refusal)?;
        database.check_integrity().map_err(refusal)?;
        let write = database.begin_write().map_err(|e| StoreRefusal::Unusable(e.to_string()))?;
        // A table of this name and another type is not this program's.
        let table = write.open_table(RESULTS).map(drop);
        table.map_err(|_| StoreRefusal::Damaged)?;
        write.commit().map_err(|e| StoreRefusal::Unusable(e.to_string()))?;
        Ok(database)
    });
    opened.unwrap_or(Err(StoreRefusal::Damaged))
}

impl Backing for Database {
    fn get(&self, key: &str) -> Option<Vec<u8>> {
        let read = || -> Result<Option<Vec<u8>>, anyhow::Error> {
            let table = self.begin_read()?.open_table(RESULTS)?;
            Ok(table.get(key)?.map(|v| v.value().to_vec()))
        };
        quietly(|| read().ok().flatten()).flatten()
    }

    fn put(&self, key: &str, bytes: &[u8]) -> Result<(), String> {
        let write = || -> Result<(), anyhow::Error> {
            let transaction = self.begin_write()?;
            transaction.open_table(RESULTS)?.insert(key, bytes)?;
            transaction.commit()?;
            Ok(())
        };
        write().map_err(|e| e.to_string())
    }

    fn keys(&self) -> Vec<String> {
        let read = || -> Result<Vec<String>, anyhow::Error> {
            let table = self.begin_read()?.open_table(RESULTS)?;
            let keys: Result<Vec<String>, StorageError> =
                table.iter()?.map(|entry| Ok(entry?.0.value().to_string())).collect();
            Ok(keys?)
        };
        read().unwrap_or_default()
    }
}

fn refusal(e: DatabaseError) -> StoreRefusal {
    match e {
        DatabaseError::DatabaseAlreadyOpen => StoreRefusal::Unusable("is in use by another run".to_string()),
        DatabaseError::Storage(StorageError::Io(e))
            if !matches!(e.kind(), ErrorKind::InvalidData | ErrorKind::UnexpectedEof | ErrorKind::InvalidInput) =>
        {
            StoreRefusal::Unusable(format!("cannot be opened: {e}"))
        }
        _ => StoreRefusal::Damaged,
    }
}

/// `None` if `f` panics; nothing is printed then.
fn quietly<T>(f: impl FnOnce() -> T) -> Option<T> {
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let result = catch_unwind(AssertUnwindSafe(f)).ok();
    std::panic::set_hook(hook);
    result
}
