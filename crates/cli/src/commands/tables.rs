//! `gametree tables`: solved games on disk, and where those are that all commands find.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use gametree_catalogue::{Oracle, Session, Solved, SolvedError};
use gametree_files::{FileError, Reason};
use gametree_language::{Argument, Message, message};
use gametree_present::{Words, json, report};
use gametree_solver::LookupError;
use gametree_tables::{Shelved, TableError, delete, shelf_name, shelved};

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
    let position = session.position();
    folder().join(shelf_name(&session.spec(), (!is_start).then_some(&*position)))
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
    let mut tables = if arguments.folders.is_empty() { shelved(&above)? } else { Vec::new() };
    // A folder that somebody names is a table, or there is something to complain of.
    let mut none = None;
    for folder in &arguments.folders {
        match Shelved::in_folder(folder) {
            Some(table) => tables.push(table),
            None => none = none.or(Some(folder)),
        }
    }
    if arguments.check {
        tables = wait(screen, |work| {
            tables.iter_mut().for_each(|table| table.check(work));
            tables
        })?;
        let stopped = tables.iter().find_map(|table| match &table.damage {
            Some(error @ TableError::Unsolved(_)) => Some(error),
            // That a file cannot be read now does not mean that it is damaged.
            Some(error @ TableError::Unread(FileError { reason: Reason::System(why), .. }))
                if why.kind() != ErrorKind::NotFound =>
            {
                Some(error)
            }
            _ => None,
        });
        if let Some(stopped) = stopped {
            return Err(Complaint(stopped.message()));
        }
    }
    let is_one = arguments.folders.len() == 1 && !arguments.check;
    if is_one && tables.first().is_some_and(|table| table.manifest.is_err()) {
        tables.remove(0).manifest?;
    }
    // A program that reads gets one object, or one line.
    let is_shown =
        if screen.wants_json() { none.is_none() } else { !tables.is_empty() || none.is_none() };
    if is_shown {
        let stored = |table: &Shelved| json::StoredTable::new(table, arguments.check);
        screen.print_result(
            || json::Tables { tables: tables.iter().map(stored).collect() },
            || report::tables(&tables, &above, arguments.check),
        )?;
    }
    if let Some(folder) = none {
        let folder = folder.clone();
        return Err(match folder.exists() {
            true => TableError::NoTable { folder }.into(),
            false => TableError::Missing { folder }.into(),
        });
    }
    let are_right = tables.iter().all(Shelved::is_right);
    Ok(if are_right || !arguments.check { Reply::Yes } else { Reply::No })
}

/// What is deleted by the time that a table cannot be is said all the same.
fn remove(folders: &[PathBuf], screen: &Screen) -> Result<(), Complaint> {
    if folders.is_empty() {
        return Err(Complaint(message!("error-tables-delete")));
    }
    let mut deleted = Vec::new();
    let all = folders.iter().try_for_each(|folder| {
        let is_link = folder.symlink_metadata().is_ok_and(|there| there.is_symlink());
        let real = if is_link { folder.canonicalize().ok() } else { None };
        let told = match (delete(folder)?, real) {
            (true, None) => message!("tables-deleted"),
            (true, Some(real)) => {
                message!("tables-deleted-link").with("real", Argument::path(&real))
            }
            (false, _) => message!("tables-deleted-rest"),
        };
        deleted.push((folder, told.with("folder", Argument::path(folder))));
        Ok::<(), TableError>(())
    });
    if screen.wants_json() {
        if !deleted.is_empty() {
            let deleted = deleted.iter().map(|(folder, _)| folder.display().to_string()).collect();
            screen.print_json(&json::TablesDeleted { deleted })?;
        }
    } else {
        for (_, told) in &deleted {
            screen.print(&screen.say(told))?;
        }
    }
    Ok(all?)
}
