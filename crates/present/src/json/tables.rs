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
}

/// That a table was deleted.
#[derive(Clone, PartialEq, Debug, Serialize, JsonSchema)]
pub struct TableDeleted {
    /// Its folder.
    pub deleted: String,
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
    /// `finished`, `unfinished`, `damaged`, `format` (of another version) or `unreadable`.
    pub state: &'static str,
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
                state: if manifest.is_complete() { "finished" } else { "unfinished" },
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
                state: match error {
                    TableError::Damaged { .. } => "damaged",
                    TableError::Format { .. } => "format",
                    _ => "unreadable",
                },
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
