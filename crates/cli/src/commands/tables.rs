//! `gametree tables`: solved games on disk, and where those are that all commands find.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use gametree_catalogue::{Oracle, Session, Solved, SolvedError};
use gametree_language::{Argument, Message, message};
use gametree_present::{Words, json, report};
use gametree_rules::work::Work;
use gametree_solver::LookupError;
use gametree_tables::{Shelved, TableError, check, delete, shelved};

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

/// The kept tables that know the session's position, with their folders: those of this position first, then those of
/// earlier ones. What of this game cannot be used is handed to `complain`.
pub(crate) fn kept_for(
    session: &dyn Session,
    mut complain: impl FnMut(Message),
) -> Vec<(PathBuf, Box<dyn Solved>)> {
    let (spec, position) = (session.spec(), session.position());
    let is_of_it = |table: &Shelved| {
        let manifest = table.manifest.as_ref().ok().filter(|_| table.parts.is_none());
        manifest.is_some_and(|manifest| manifest.spec == spec && manifest.is_complete())
    };
    let mut known = Vec::new();
    for Shelved { folder, .. } in
        shelved(&folder()).unwrap_or_default().into_iter().filter(is_of_it)
    {
        match session.open_table(&folder) {
            Ok(table) => match table.look_up(&position) {
                Ok(_) => known.push((folder, table)),
                Err(SolvedError::Lookup(LookupError::NotCovered)) => {}
                Err(error) => complain(error.message()),
            },
            Err(error) => complain(error.message()),
        }
    }
    known.sort_by_key(|(_, table)| table.root() != position);
    known
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
        return remove(&arguments.folders, screen).map(|()| Reply::Yes);
    }
    let above = folder();
    let mut tables = match &arguments.folders[..] {
        [] => shelved(&above)?,
        // A folder that somebody names is a table, or there is something to complain of.
        folders => folders.iter().map(|folder| one(folder)).collect::<Result<_, _>>()?,
    };
    if arguments.check {
        tables = wait(screen, |work| {
            tables.into_iter().map(|table| checked(table, work)).collect::<Vec<_>>()
        })?;
        let stopped = tables.iter().find_map(|table| match &table.damage {
            Some(error @ TableError::Unsolved(_)) => Some(error),
            _ => None,
        });
        if let Some(stopped) = stopped {
            return Err(Complaint(stopped.message()));
        }
    } else if let [Shelved { manifest: Err(error), .. }] = &tables[..]
        && !arguments.folders.is_empty()
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
    let are_right = tables.iter().all(Shelved::is_right);
    Ok(if are_right || !arguments.check { Reply::Yes } else { Reply::No })
}

fn one(folder: &Path) -> Result<Shelved, TableError> {
    Shelved::in_folder(folder).ok_or_else(|| TableError::NoTable { folder: folder.to_owned() })
}

/// Parts are checked when they are gone on with.
fn checked(table: Shelved, work: &Work) -> Shelved {
    if table.manifest.is_err() || table.parts.is_some() {
        return table;
    }
    Shelved { damage: check(&table.folder, work).err(), ..table }
}

/// What is deleted by the time that a table cannot be is said all the same.
fn remove(folders: &[PathBuf], screen: &Screen) -> Result<(), Complaint> {
    if folders.is_empty() {
        return Err(Complaint(message!("error-tables-delete")));
    }
    let mut deleted = Vec::new();
    let all = folders.iter().try_for_each(|folder| {
        delete(folder)?;
        deleted.push(folder.display().to_string());
        Ok::<(), TableError>(())
    });
    if screen.wants_json() {
        if !deleted.is_empty() {
            screen.print_json(&json::TablesDeleted { deleted })?;
        }
    } else {
        for folder in &deleted {
            let told = message!("tables-deleted", folder = Argument::quoted(folder));
            screen.print(&screen.say(&told))?;
        }
    }
    Ok(all?)
}
