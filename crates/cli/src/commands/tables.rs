//! `gametree tables`: solved games on disk, and where those are that all commands find.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use gametree_catalogue::{Oracle, Session, Solved};
use gametree_language::{Argument, message};
use gametree_present::{Words, json, report};
use gametree_rules::work::Work;
use gametree_tables::{Manifest, Shelved, TableError, check, delete, shelved};

use crate::Reply;
use crate::arguments::Tables;
use crate::complaint::Complaint;
use crate::play::state_folder;
use crate::screen::Screen;
use crate::waiting::wait;

/// Where tables are kept: beside unfinished games.
pub(crate) fn folder() -> PathBuf {
    state_folder().join("tables")
}

/// The folder, where all commands find it, of the table of a position that is or is not where the game begins.
pub(crate) fn folder_of(session: &dyn Session, is_start: bool) -> PathBuf {
    // Not all that is in a spec is allowed in names everywhere.
    let plain = |character: char| match character {
        letter if letter.is_ascii_alphanumeric() => letter,
        '=' | '-' | '.' => character,
        _ => '_',
    };
    let named = |text: &str| text.chars().map(plain).collect::<String>();
    let name = named(&session.spec());
    folder().join(match is_start {
        true => name,
        false => format!("{name}_{}", named(&session.position())),
    })
}

/// An oracle that knows the tables on disk: the one in this folder, and those that are kept.
pub(crate) fn oracle(session: &dyn Session, given: Option<&Path>) -> Result<Oracle, Complaint> {
    let oracle = Oracle::default().with_tables_in(folder());
    Ok(match given {
        Some(given) => {
            let table: Arc<dyn Solved> = Arc::from(session.open_table(given)?);
            oracle.with_table(table)
        }
        None => oracle,
    })
}

pub(crate) fn run(arguments: &Tables, screen: &Screen) -> Result<Reply, Complaint> {
    if arguments.delete {
        return remove(arguments.folder.as_deref(), screen).map(|()| Reply::Yes);
    }
    let above = folder();
    let mut tables = match &arguments.folder {
        Some(folder) => vec![Shelved { folder: folder.clone(), manifest: one(folder) }],
        None => shelved(&above)?,
    };
    if arguments.check {
        tables = wait(screen, |work| {
            tables.into_iter().map(|table| checked(table, work)).collect::<Vec<_>>()
        })?;
        let stopped = tables.iter().find_map(|table| match &table.manifest {
            Err(error @ TableError::Unsolved(_)) => Some(error),
            _ => None,
        });
        if let Some(stopped) = stopped {
            return Err(Complaint(stopped.message()));
        }
    }
    // A folder that somebody names is a table, or there is something to complain of.
    if let (Some(_), [Shelved { manifest: Err(error), .. }]) = (&arguments.folder, &tables[..])
        && !arguments.check
    {
        return Err(Complaint(error.message()));
    }
    screen.print_result(
        || json::Tables {
            tables: tables
                .iter()
                .map(|table| json::StoredTable::new(table, arguments.check))
                .collect(),
        },
        || report::tables(&tables, &above, arguments.check),
    )?;
    let are_right = tables.iter().all(|table| table.manifest.is_ok());
    Ok(if are_right || !arguments.check { Reply::Yes } else { Reply::No })
}

fn one(folder: &Path) -> Result<Manifest, TableError> {
    Manifest::read(folder)?.ok_or_else(|| TableError::NoTable { folder: folder.to_owned() })
}

fn checked(table: Shelved, work: &Work) -> Shelved {
    let manifest = match table.manifest {
        Ok(_) => check(&table.folder, work),
        Err(error) => Err(error),
    };
    Shelved { manifest, ..table }
}

fn remove(folder: Option<&Path>, screen: &Screen) -> Result<(), Complaint> {
    let Some(folder) = folder else { return Err(Complaint(message!("error-tables-delete"))) };
    delete(folder)?;
    let deleted = Argument::quoted(&folder.display().to_string());
    if screen.wants_json() {
        return screen.print_json(&json::TableDeleted { deleted: folder.display().to_string() });
    }
    screen.print(&screen.say(&message!("tables-deleted", folder = deleted)))
}
