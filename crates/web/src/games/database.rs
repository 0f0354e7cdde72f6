//! The thread that has the database. Everything that is asked of it stands in line; whatever stands there at
//! the same time is committed together, so many people wait for one write to the disk and not for many.

use std::path::PathBuf;
use std::time::Duration;
use std::{fs, thread};

use gametree_files::make_private_folder;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};
use tokio::sync::{mpsc, oneshot};

use super::migrations;
use super::store::FILE;
use super::store_error::StoreError;

/// Where the database is.
#[derive(Clone, Debug)]
pub(super) enum Where {
    /// Nowhere but in memory.
    Memory,
    /// In a file of this folder.
    Folder(PathBuf),
}

/// How long another program may hold the file.
const PATIENCE: Duration = Duration::from_secs(2);
/// So many changes are committed together at the most.
const MOST_AT_ONCE: usize = 256;

/// The way to the thread.
#[derive(Clone)]
pub(super) struct Database {
    line: Option<mpsc::UnboundedSender<Order>>,
}

/// What the thread is told.
enum Order {
    Do(Box<dyn Errand>),
    /// To put everything into the one file and to let go of it; whoever waits hears when that is done.
    Close(std::sync::mpsc::Sender<()>),
}

impl Database {
    /// Begins to listen. The file is not touched before something is asked of it.
    pub(super) fn new(place: Where) -> Self {
        let (line, errands) = mpsc::unbounded_channel();
        let thread = thread::Builder::new().name("games".to_owned());
        let thread = thread.spawn(move || serve(&place, errands));
        Database { line: thread.is_ok().then_some(line) }
    }

    /// Closes the file, which is then all there is; says whether that was done in time. What is asked afterwards
    /// opens it again.
    pub(super) fn close(&self) -> bool {
        let (tell, told) = std::sync::mpsc::channel();
        let line = self.line.as_ref();
        line.is_some_and(|line| line.send(Order::Close(tell)).is_ok())
            && told.recv_timeout(PATIENCE).is_ok()
    }

    /// Reads something.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        run: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(false, run).await
    }

    /// Changes something; it is on the disk when this returns.
    pub(super) async fn write<T: Send + 'static>(
        &self,
        run: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.ask(true, run).await
    }

    async fn ask<T: Send + 'static>(
        &self,
        writes: bool,
        run: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (tell, told) = oneshot::channel();
        let asked = Asked { writes, run: Some(run), outcome: Err(StoreError::Failed), tell };
        let line = self.line.as_ref().ok_or(StoreError::Failed)?;
        line.send(Order::Do(Box::new(asked))).map_err(|_| StoreError::Failed)?;
        told.await.unwrap_or(Err(StoreError::Failed))
    }
}

/// Something to be done with the database.
trait Errand: Send {
    fn writes(&self) -> bool;
    /// Does it; says why not, if not.
    fn run(&mut self, database: &Connection) -> Result<(), StoreError>;
    /// Tells whoever waits, once it is known whether it will last.
    fn tell(self: Box<Self>, kept: Result<(), StoreError>);
}

struct Asked<T, F> {
    writes: bool,
    run: Option<F>,
    outcome: Result<T, StoreError>,
    tell: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F> Errand for Asked<T, F>
where
    F: FnOnce(&Connection) -> Result<T, StoreError> + Send,
{
    fn writes(&self) -> bool {
        self.writes
    }

    fn run(&mut self, database: &Connection) -> Result<(), StoreError> {
        if let Some(run) = self.run.take() {
            self.outcome = run(database);
        }
        self.outcome.as_ref().map(|_| ()).map_err(|&error| error)
    }

    fn tell(self: Box<Self>, kept: Result<(), StoreError>) {
        // Nobody may be waiting any more.
        let _ = self.tell.send(kept.and(self.outcome));
    }
}

type Errands = Vec<Box<dyn Errand>>;

fn serve(place: &Where, mut line: mpsc::UnboundedReceiver<Order>) {
    let mut open: Option<(Connection, Identity)> = None;
    while let Some(first) = line.blocking_recv() {
        let mut errands = Errands::new();
        let mut closes = None;
        let mut next = Some(first);
        while let Some(order) = next {
            match order {
                Order::Do(errand) => errands.push(errand),
                Order::Close(tell) => closes = Some(tell),
            }
            let is_enough = errands.len() == MOST_AT_ONCE || closes.is_some();
            next = if is_enough { None } else { line.try_recv().ok() };
        }
        attend(place, &mut open, errands);
        if let Some(tell) = closes {
            open = None;
            // Nobody may be waiting any more.
            let _ = tell.send(());
        }
    }
}

/// Does what stood in line together.
fn attend(place: &Where, open: &mut Option<(Connection, Identity)>, errands: Errands) {
    if errands.is_empty() {
        return;
    }
    let known = open.take().filter(|(_, file)| *file == identity(place));
    let opened = known.map_or_else(|| self::open(place), Ok);
    let (database, _) = match opened {
        Ok(database) => open.insert(database),
        Err(error) => return errands.into_iter().for_each(|errand| errand.tell(Err(error))),
    };
    let (writes, reads): (Errands, Errands) =
        errands.into_iter().partition(|errand| errand.writes());
    // Readers first: they see what is on the disk, and need not wait for it.
    let read = reads.into_iter().map(|mut errand| {
        let result = errand.run(database);
        errand.tell(Ok(()));
        result
    });
    let mut failures: Vec<StoreError> = read.filter_map(Result::err).collect();
    failures.extend(together(database, writes));
    // A database in memory is gone with its connection, so it is kept, whatever happens.
    let is_file = matches!(place, Where::Folder(_));
    if is_file && failures.into_iter().any(StoreError::ends_the_connection) {
        *open = None;
    }
}

/// Makes changes that are committed together; returns what went wrong.
fn together(database: &mut Connection, mut errands: Errands) -> Vec<StoreError> {
    if errands.is_empty() {
        return Vec::new();
    }
    let mut failures = Vec::new();
    let begun = database.transaction_with_behavior(TransactionBehavior::Immediate);
    let kept = begun.map_err(StoreError::from).and_then(|transaction| {
        failures.extend(errands.iter_mut().filter_map(|errand| errand.run(&transaction).err()));
        commit(transaction, &failures)
    });
    failures.extend(kept.err());
    errands.into_iter().for_each(|errand| errand.tell(kept));
    failures
}

fn commit(transaction: Transaction<'_>, failures: &[StoreError]) -> Result<(), StoreError> {
    // A failure may have taken back everything, also what others had done before.
    if transaction.is_autocommit() {
        return Err(failures.last().copied().unwrap_or(StoreError::Failed));
    }
    Ok(transaction.commit()?)
}

/// What tells a file from another that came to its place.
type Identity = Option<(u64, u64)>;

/// The file at the place. A file that is gone can still be written to, but nobody would find that again.
#[cfg(unix)]
fn identity(place: &Where) -> Identity {
    use std::os::unix::fs::MetadataExt;

    let Where::Folder(folder) = place else { return None };
    let file = fs::metadata(folder.join(FILE)).ok()?;
    Some((file.dev(), file.ino()))
}

/// A file that is open cannot be taken away.
#[cfg(not(unix))]
fn identity(_: &Where) -> Identity {
    None
}

fn open(place: &Where) -> Result<(Connection, Identity), StoreError> {
    let mut database = match place {
        Where::Memory => Connection::open_in_memory()?,
        Where::Folder(folder) => {
            make_private_folder(folder).map_err(|_| StoreError::Unreachable)?;
            let flags = OpenFlags::SQLITE_OPEN_READ_WRITE
                | OpenFlags::SQLITE_OPEN_CREATE
                | OpenFlags::SQLITE_OPEN_NO_MUTEX;
            Connection::open_with_flags(folder.join(FILE), flags)?
        }
    };
    database.busy_timeout(PATIENCE)?;
    // Until it is known to be ours the file is only looked at: not even what another program has left to be
    // put into it is put there.
    let untouched = DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE;
    database.set_db_config(untouched, true)?;
    if database.is_readonly("main")? {
        return Err(StoreError::ReadOnly);
    }
    migrations::check(&database)?;
    database.set_db_config(untouched, false)?;
    database.pragma_update(None, "trusted_schema", false)?;
    database.pragma_update(None, "journal_mode", "WAL")?;
    database.pragma_update(None, "synchronous", "FULL")?;
    migrations::migrate(&mut database)?;
    Ok((database, identity(place)))
}
