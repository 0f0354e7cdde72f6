use gametree_tables::{Shelved, TableError};
use schemars::JsonSchema;
use serde::Serialize;

/// Tables on disk.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Tables {
    /// Each of them.
    pub tables: Vec<StoredTable>,
}

/// What a process has that solves a game together with others, where another one makes the table.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct Parts {
    /// The folder of its parts.
    pub parts: String,
    /// Parts that have to be brought there before the table can be made; where process 0 says so.
    pub missing: Vec<String>,
}

/// That tables were deleted.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TablesDeleted {
    /// Their folders.
    pub deleted: Vec<String>,
}

/// A table on disk.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct StoredTable {
    /// Its folder.
    pub folder: String,
    /// The game; null if it cannot be read.
    pub spec: Option<String>,
    /// The position that it was solved from.
    pub position: Option<String>,
    /// `finished`, `unfinished`, `parts` (several workers have begun it), `damaged`, `format` (of another version) or
    /// `unreadable`.
    pub state: &'static str,
    /// The file that is damaged or cannot be read.
    pub wrong: Option<String>,
    /// Whether everything was read and compared with what was written.
    pub checked: bool,
    /// Levels that are there.
    pub levels: usize,
    /// Levels that there will be.
    pub levels_in_all: u32,
    /// Positions that can occur, in the levels that are there.
    pub positions: u64,
    /// Bytes on disk.
    pub bytes: u64,
    /// Seconds that were spent on it.
    pub seconds: f64,
}

impl StoredTable {
    /// One of them.
    pub fn new(table: &Shelved, checked: bool) -> Self {
        let folder = table.folder.display().to_string();
        match &table.manifest {
            Ok(manifest) => StoredTable {
                folder,
                spec: Some(manifest.spec.clone()),
                position: Some(manifest.position.clone()),
                state: match (&table.damage, table.parts) {
                    (Some(error), _) => state(error),
                    (None, Some(_)) => "parts",
                    (None, None) if manifest.is_complete() => "finished",
                    (None, None) => "unfinished",
                },
                wrong: table.damage.as_ref().and_then(file),
                checked,
                levels: manifest.levels.len(),
                levels_in_all: manifest.levels_in_all,
                positions: manifest.positions(),
                bytes: manifest.file_bytes(),
                seconds: manifest.seconds,
            },
            Err(error) => StoredTable {
                folder,
                spec: None,
                position: None,
                state: state(error),
                wrong: file(error),
                checked,
                levels: 0,
                levels_in_all: 0,
                positions: 0,
                bytes: 0,
                seconds: 0.0,
            },
        }
    }
}

fn state(error: &TableError) -> &'static str {
    match error {
        TableError::Damaged { .. } => "damaged",
        TableError::Format { .. } => "format",
        _ => "unreadable",
    }
}

fn file(error: &TableError) -> Option<String> {
    match error {
        TableError::Damaged { file } | TableError::Format { file, .. } => Some(file),
        TableError::File(error) | TableError::Unread(error) => Some(&error.path),
        _ => None,
    }
    .map(|file| file.display().to_string())
}
