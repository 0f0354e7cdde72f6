use std::path::Path;

use gametree_files::{FileError, read_text, write_whole};
use serde::{Deserialize, Serialize};

use super::Failure;

/// What is kept of a run beside its plan and its rows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Record {
    /// Which version of this file it is.
    pub(super) version: u32,
    /// Whose it is.
    pub(crate) owner: String,
    /// What was filled in, as an address has it.
    pub(crate) draft: String,
    /// When it was asked for, in milliseconds since 1970.
    pub(crate) created: i64,
    /// Its place in the line: when it was asked for, or told to go on.
    pub(crate) asked: i64,
    pub(crate) state: State,
    /// Why it cannot go on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) failure: Option<Failure>,
    /// The run whose games it begins with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) from: Option<String>,
    /// Games that its plan asks for.
    pub(crate) planned: u64,
    /// Games that were there when this was written.
    pub(crate) there: u64,
    /// How long it was played, in milliseconds.
    pub(crate) elapsed: u64,
}

/// What is to become of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum State {
    /// It is played, or will be, whatever happens to the server.
    Going,
    /// Its owner has stopped it.
    Stopped,
    /// All games are there.
    Finished,
    /// It cannot go on.
    Failed,
    /// It is to be removed.
    Deleted,
}

/// Why a record cannot be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Unreadable {
    Missing,
    Damaged,
    Newer,
}

impl Record {
    /// The name of its file.
    pub(crate) const FILE: &str = "run.json";
    /// The version that is written here.
    pub(super) const VERSION: u32 = 1;
    /// No such file is longer.
    const MOST_BYTES: u64 = 1 << 20;

    pub(super) fn read(folder: &Path) -> Result<Record, Unreadable> {
        let path = folder.join(Record::FILE);
        if !path.exists() {
            return Err(Unreadable::Missing);
        }
        let text = read_text(&path, Record::MOST_BYTES).map_err(|_| Unreadable::Damaged)?;
        #[derive(Deserialize)]
        struct Versioned {
            version: u32,
        }
        match serde_json::from_str(&text) {
            Ok(Versioned { version }) if version > Record::VERSION => Err(Unreadable::Newer),
            _ => serde_json::from_str(&text).map_err(|_| Unreadable::Damaged),
        }
    }

    /// Puts it on the disk, whole or not at all.
    pub(super) fn write(&self, folder: &Path) -> Result<(), FileError> {
        let path = folder.join(Record::FILE);
        write_whole(&path, |writer| {
            let failed = |error| FileError::new(&path, error);
            // Texts and numbers can always be written.
            let text = serde_json::to_string_pretty(self).unwrap_or_default() + "\n";
            writer.write_all(text.as_bytes()).map_err(failed)
        })
    }
}
