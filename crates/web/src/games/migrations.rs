use rusqlite::{Connection, Transaction, TransactionBehavior};

use super::store_error::StoreError;

/// What each version of the file adds to the one before; the first makes an empty file one of ours. What has
/// been released is never changed, only added to.
const MIGRATIONS: &[&str] = &[
    // 1: the games.
    "CREATE TABLE game (
        id TEXT NOT NULL PRIMARY KEY,
        owner TEXT NOT NULL,
        record TEXT NOT NULL,
        version INTEGER NOT NULL,
        created INTEGER NOT NULL,
        updated INTEGER NOT NULL,
        finished INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX game_by_owner ON game (owner, finished, updated);
    CREATE INDEX game_by_age ON game (finished, updated);",
];

/// By this a file is known to be ours.
const APPLICATION: i32 = 0x6774_7265;

/// What is known of a file before anything in it is changed.
pub(super) fn check(database: &Connection) -> Result<(), StoreError> {
    let (application, version) = marks(database)?;
    match (application, version) {
        (0, 0) if is_empty(database)? => Ok(()),
        (APPLICATION, 1..) if version > MIGRATIONS.len() as i32 => Err(StoreError::Newer),
        (APPLICATION, 1..) if is_sound(database)? => Ok(()),
        _ => Err(StoreError::Damaged),
    }
}

/// Whether everything in the file fits together. A game that only a damaged index does not find would else be one
/// that never was. A tenth of a second for as many games as there can be.
fn is_sound(database: &Connection) -> Result<bool, StoreError> {
    let found: String = database.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    let sql = "SELECT count(*) = 1 FROM sqlite_schema WHERE type = 'table' AND name = 'game'";
    let has_games: bool = database.query_row(sql, [], |row| row.get(0))?;
    Ok(found == "ok" && has_games)
}

/// Brings a file up to this version: all of it, or it stays as it is.
pub(super) fn migrate(database: &mut Connection) -> Result<(), StoreError> {
    by(MIGRATIONS, database)
}

fn by(migrations: &[&str], database: &mut Connection) -> Result<(), StoreError> {
    if marks(database)? == (APPLICATION, migrations.len() as i32) {
        return Ok(());
    }
    let transaction = database.transaction_with_behavior(TransactionBehavior::Immediate)?;
    // Another program may have done it while this one waited.
    let (_, version) = marks(&transaction)?;
    let done = usize::try_from(version).map_err(|_| StoreError::Damaged)?;
    for migration in migrations.get(done..).ok_or(StoreError::Newer)? {
        transaction.execute_batch(migration)?;
    }
    mark(&transaction, migrations.len())?;
    Ok(transaction.commit()?)
}

fn marks(database: &Connection) -> Result<(i32, i32), StoreError> {
    let pragma = |name| database.pragma_query_value(None, name, |row| row.get(0));
    Ok((pragma("application_id")?, pragma("user_version")?))
}

fn mark(transaction: &Transaction<'_>, version: usize) -> Result<(), StoreError> {
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    Ok(transaction.pragma_update(None, "user_version", version as i32)?)
}

fn is_empty(database: &Connection) -> Result<bool, StoreError> {
    let sql = "SELECT count(*) = 0 FROM sqlite_schema";
    Ok(database.query_row(sql, [], |row| row.get(0))?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn columns(database: &Connection) -> Vec<String> {
        let mut statement = database.prepare("SELECT name FROM pragma_table_info('game')").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn every_version_leads_to_the_last() {
        let later = [MIGRATIONS, &["ALTER TABLE game ADD COLUMN note TEXT NOT NULL DEFAULT ''"]];
        let later: Vec<&str> = later.concat();
        for from in 0..later.len() {
            let mut database = Connection::open_in_memory().unwrap();
            if from > 0 {
                by(&later[..from], &mut database).unwrap();
            }
            by(&later, &mut database).unwrap();
            assert_eq!(marks(&database), Ok((APPLICATION, later.len() as i32)));
            assert_eq!(columns(&database).last().map(String::as_str), Some("note"));
            // Once more changes nothing.
            by(&later, &mut database).unwrap();
            assert_eq!(by(&later[..1], &mut database), Err(StoreError::Newer));
        }
    }

    #[test]
    fn half_a_migration_is_none() {
        let mut database = Connection::open_in_memory().unwrap();
        migrate(&mut database).unwrap();
        let before = columns(&database);
        let broken = [MIGRATIONS, &["ALTER TABLE game ADD COLUMN note TEXT; nonsense"]].concat();
        assert!(by(&broken, &mut database).is_err());
        assert_eq!(columns(&database), before);
        assert_eq!(marks(&database), Ok((APPLICATION, MIGRATIONS.len() as i32)));
        assert_eq!(check(&database), Ok(()));
    }

    #[test]
    fn other_files_are_not_ours() {
        let database = Connection::open_in_memory().unwrap();
        assert_eq!(check(&database), Ok(()));
        database.execute_batch("CREATE TABLE theirs (a)").unwrap();
        assert_eq!(check(&database), Err(StoreError::Damaged));
        database.execute_batch("PRAGMA user_version = 1").unwrap();
        assert_eq!(check(&database), Err(StoreError::Damaged));
        database.execute_batch("PRAGMA application_id = 1735684709").unwrap();
        assert_eq!(check(&database), Err(StoreError::Damaged), "ours, but without its games");
        database.execute_batch(MIGRATIONS[0]).unwrap();
        assert_eq!(check(&database), Ok(()));
        database.execute_batch("PRAGMA user_version = 99").unwrap();
        assert_eq!(check(&database), Err(StoreError::Newer));
    }
}
