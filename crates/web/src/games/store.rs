use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use rusqlite::{Connection, OptionalExtension, Row as Found, params};

use super::database::{Database, Where};
use super::store_error::StoreError;

/// The name of the file.
pub(super) const FILE: &str = "games.sqlite";

/// Where games are kept. Nothing is ever deleted but what its owner deletes, with one exception: when somebody
/// has as many games as they may have, or there are as many in all, games that are over and that nobody has
/// touched for thirty days make room, the oldest first. If there are none, a new game is refused with the
/// reason.
#[derive(Clone)]
pub(crate) struct Store {
    database: Database,
    limits: Limits,
}

/// How many games are kept.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Of one owner.
    pub(super) of_one: u32,
    /// In all.
    pub(super) in_all: u32,
    /// What is over and has not been touched for so many milliseconds may go.
    pub(super) old: i64,
}

/// So many games are kept for one person.
pub(crate) const MOST_OF_ONE: u32 = 500;

const DAY: i64 = 24 * 3600 * 1000;

impl Default for Limits {
    fn default() -> Self {
        Limits { of_one: MOST_OF_ONE, in_all: 20_000, old: 30 * DAY }
    }
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) id: String,
    pub(crate) owner: String,
    /// What [`gametree_play::Record`] writes.
    pub(crate) record: String,
    /// Counts the changes.
    pub(crate) version: u64,
    /// Milliseconds since 1970.
    pub(crate) created: i64,
    pub(crate) updated: i64,
    pub(crate) finished: bool,
}

/// Which games of somebody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    All,
    /// Those that can go on.
    Unfinished,
}

const COLUMNS: &str = "id, owner, record, version, created, updated, finished";

impl Store {
    /// Games that are gone with the program.
    pub(crate) fn in_memory() -> Self {
        Store { database: Database::new(Where::Memory), limits: Limits::default() }
    }

    /// Games in a file of this folder.
    pub(crate) fn in_folder(folder: &Path) -> Self {
        let place = Where::Folder(folder.to_owned());
        Store { database: Database::new(place), limits: Limits::default() }
    }

    #[cfg(test)]
    pub(super) fn with_limits(self, limits: Limits) -> Self {
        Store { limits, ..self }
    }

    /// Closes the file; says whether that was done in time.
    pub(crate) fn close(&self) -> bool {
        self.database.close()
    }

    /// Keeps a new game.
    pub(crate) async fn insert(&self, row: Row) -> Result<(), StoreError> {
        let limits = self.limits;
        self.database
            .write(move |database| {
                make_room(database, &row, limits)?;
                let sql =
                    "INSERT INTO game (id, owner, record, version, created, updated, finished)
                           VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)";
                let Row { id, owner, record, version, created, updated, finished } = row;
                let values = params![id, owner, record, version as i64, created, updated, finished];
                database.prepare(sql)?.execute(values)?;
                Ok(())
            })
            .await
    }

    /// A game.
    pub(crate) async fn get(&self, id: &str) -> Result<Row, StoreError> {
        let id = id.to_owned();
        self.database.read(move |database| find(database, &id)?.ok_or(StoreError::Unknown)).await
    }

    /// Keeps what has become of a game, if it still is what it was in this version; says when that was.
    pub(crate) async fn replace(
        &self,
        id: &str,
        version: u64,
        record: String,
        finished: bool,
    ) -> Result<i64, StoreError> {
        let id = id.to_owned();
        self.database
            .write(move |database| {
                let sql = "UPDATE game SET record = ?3, finished = ?4, updated = ?5, version = version + 1
                           WHERE id = ?1 AND version = ?2";
                let now = now();
                let values = params![id, version as i64, record, finished, now];
                match database.prepare(sql)?.execute(values)? {
                    0 if find(database, &id)?.is_none() => Err(StoreError::Unknown),
                    0 => Err(StoreError::Conflict),
                    _ => Ok(now),
                }
            })
            .await
    }

    /// Deletes a game of this owner.
    pub(crate) async fn delete(&self, id: &str, owner: &str) -> Result<(), StoreError> {
        let (id, owner) = (id.to_owned(), owner.to_owned());
        self.database
            .write(move |database| {
                let sql = "DELETE FROM game WHERE id = ?1 AND owner = ?2";
                match database.prepare(sql)?.execute([id, owner])? {
                    0 => Err(StoreError::Unknown),
                    _ => Ok(()),
                }
            })
            .await
    }

    /// The games of an owner, the last one touched first.
    pub(crate) async fn of_owner(
        &self,
        owner: &str,
        which: Which,
        most: u32,
    ) -> Result<Vec<Row>, StoreError> {
        let owner = owner.to_owned();
        self.database
            .read(move |database| {
                let sql = format!(
                    "SELECT {COLUMNS} FROM game WHERE owner = ?1 AND finished <= ?2
                     ORDER BY updated DESC, id LIMIT ?3"
                );
                let mut statement = database.prepare(&sql)?;
                let rows = statement.query_map(params![owner, which == Which::All, most], read)?;
                rows.map(|row| row.map_err(StoreError::from)).collect()
            })
            .await
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

fn find(database: &Connection, id: &str) -> Result<Option<Row>, StoreError> {
    let sql = format!("SELECT {COLUMNS} FROM game WHERE id = ?1");
    Ok(database.prepare(&sql)?.query_row([id], read).optional()?)
}

fn read(row: &Found<'_>) -> rusqlite::Result<Row> {
    Ok(Row {
        id: row.get(0)?,
        owner: row.get(1)?,
        record: row.get(2)?,
        version: row.get::<_, i64>(3)?.unsigned_abs(),
        created: row.get(4)?,
        updated: row.get(5)?,
        finished: row.get(6)?,
    })
}

/// Whether there is room for one more; old games that are over make room.
fn make_room(database: &Connection, row: &Row, limits: Limits) -> Result<(), StoreError> {
    let Limits { of_one, in_all, old } = limits;
    let count = |sql: &str, owner: Option<&str>| -> Result<u32, StoreError> {
        let mut statement = database.prepare(sql)?;
        Ok(match owner {
            Some(owner) => statement.query_row([owner], |row| row.get(0))?,
            None => statement.query_row([], |row| row.get(0))?,
        })
    };
    let before = row.created.saturating_sub(old);
    if count("SELECT count(*) FROM game WHERE owner = ?1", Some(&row.owner))? >= of_one {
        let sql = "DELETE FROM game WHERE id IN (SELECT id FROM game
                   WHERE owner = ?1 AND finished = 1 AND updated < ?2 ORDER BY updated LIMIT 1)";
        if database.execute(sql, params![row.owner, before])? == 0 {
            return Err(StoreError::TooMany { most: of_one });
        }
    }
    if count("SELECT count(*) FROM game", None)? >= in_all {
        let sql = "DELETE FROM game WHERE id IN (SELECT id FROM game
                   WHERE finished = 1 AND updated < ?1 ORDER BY updated LIMIT 1)";
        if database.execute(sql, params![before])? == 0 {
            return Err(StoreError::NoRoom { most: in_all });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests;
