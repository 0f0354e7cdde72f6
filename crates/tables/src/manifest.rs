use std::collections::BTreeMap;
use std::fs::{self, File};
use std::io::{ErrorKind, Read, Write};
use std::path::Path;

use gametree_files::{Reason, read_text, write_unsettled, write_whole};
use serde::{Deserialize, Serialize};
use xxhash_rust::xxh3::xxh3_64;

use crate::folder::{Subject, level_name};
use crate::part_folders::has_levels;
use crate::{FORMAT, TableError};

/// What a table is of and which of its levels are there: a file to be read by people as well.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Manifest {
    /// The version of the format of all its files.
    pub format: u32,
    /// The version of the program that began it.
    pub program: String,
    /// The game.
    pub spec: String,
    /// The position that it was solved from.
    pub position: String,
    /// How positions are found in it.
    pub layout: StoredLayout,
    /// Bytes of an entry.
    pub entry_bytes: u32,
    /// Whose part it is, if it is none of the whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub part: Option<PartOf>,
    /// How many levels there will be.
    pub levels_in_all: u32,
    /// Those that are there, in the order in which they were written.
    pub levels: Vec<StoredLevel>,
    /// The seconds that were spent on them.
    pub seconds: f64,
}

/// A worker's part of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PartOf {
    /// The number of the worker, from 0 on.
    pub worker: u32,
    /// Of how many.
    pub of: u32,
}

/// How positions are found in a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum StoredLayout {
    /// By the places that each player has taken; a level is a number of plies.
    Places,
    /// By the stones left; there is one level.
    Heap,
    /// By the digits; a level is a length.
    Strings,
    /// By their text; a level is a number of plies.
    Keys,
}

impl StoredLayout {
    /// The numbers of all levels of a table that has so many, in the order in which they are valued.
    pub fn order(self, levels: u32) -> impl Iterator<Item = u32> {
        (0..levels).map(move |step| match self {
            // What is known first is how games end.
            StoredLayout::Places => levels - 1 - step,
            // There is no string without digits.
            StoredLayout::Strings => step + 1,
            StoredLayout::Heap | StoredLayout::Keys => step,
        })
    }
}

/// A level that is there.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StoredLevel {
    /// Its number.
    pub level: u32,
    /// Its file, in the folder of the table.
    pub file: String,
    /// Entries, those that never occur included.
    pub entries: u64,
    /// Bytes before they are compressed.
    pub bytes: u64,
    /// Positions that can occur.
    pub positions: u64,
    /// Those of them that are unfinished, where that is known; of a part, those that its worker has counted.
    pub unfinished: Option<u64>,
    /// How many there are of each value: `first in 5`, `second in 4`, `draw in 9`, or a margin.
    pub values: BTreeMap<String, u64>,
    /// Bytes of the file.
    pub file_bytes: u64,
    /// The checksum (XXH3, 128 bits) of the file.
    pub checksum: String,
}

impl StoredLevel {
    /// Whether it has its own file, and as many positions of each kind as it can have. A part may have unfinished ones of
    /// others: where a level is turned, each worker counts in the arrangement in which it values.
    fn makes_sense(&self, is_part: bool) -> bool {
        let valued = total(self.values.values().copied());
        self.file == level_name(self.level)
            && self.positions <= self.entries
            && (is_part || self.unfinished.is_none_or(|unfinished| unfinished <= self.positions))
            && (self.values.is_empty() || valued == Some(self.positions))
    }
}

/// All together, if that is a number.
fn total(mut numbers: impl Iterator<Item = u64>) -> Option<u64> {
    numbers.try_fold(0, u64::checked_add)
}

/// Its file in the folder of the table.
pub(crate) const FILE: &str = "manifest.json";
/// Nobody writes longer ones.
const MOST_BYTES: u64 = 16 << 20;
/// Where the checksum of everything before it stands.
const CHECKSUM: &str = ",\n  \"checksum\": \"";

impl Manifest {
    /// What the table is of.
    pub fn subject(&self) -> Subject {
        Subject {
            spec: self.spec.clone(),
            position: self.position.clone(),
            layout: self.layout,
            entry_bytes: self.entry_bytes,
            part: self.part,
            levels_in_all: self.levels_in_all,
        }
    }

    /// The numbers of all levels, in the order in which they are valued.
    pub fn order(&self) -> impl Iterator<Item = u32> {
        self.layout.order(self.levels_in_all)
    }

    /// Whether this level is there.
    pub fn has(&self, level: u32) -> bool {
        self.levels.iter().any(|there| there.level == level)
    }

    /// Whether all levels are there.
    pub fn is_complete(&self) -> bool {
        self.levels.len() as u64 == u64::from(self.levels_in_all)
    }

    /// Bytes of all files.
    pub fn file_bytes(&self) -> u64 {
        self.levels.iter().map(|level| level.file_bytes).sum()
    }

    /// Positions that can occur, in the levels that are there.
    pub fn positions(&self) -> u64 {
        self.levels.iter().map(|level| level.positions).sum()
    }

    /// Reads it from the folder of a table; `None` if there is none.
    pub fn read(folder: &Path) -> Result<Option<Manifest>, TableError> {
        let path = folder.join(FILE);
        if fs::metadata(folder).is_ok_and(|there| !there.is_dir()) {
            return Err(TableError::NoFolder { path: folder.to_owned() });
        }
        let damaged = || TableError::Damaged { file: path.clone() };
        match fs::metadata(&path) {
            Ok(there) if there.is_file() => {}
            // Nobody waits for what comes out of a pipe.
            Ok(_) => return Err(damaged()),
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(TableError::reading(&path, error)),
        }
        let text = match read_text(&path, MOST_BYTES) {
            Ok(text) => text,
            Err(error) => match &error.reason {
                Reason::System(why) if why.kind() == ErrorKind::InvalidData => {
                    return Err(damaged());
                }
                // Somebody has just removed it.
                Reason::System(why) if why.kind() == ErrorKind::NotFound => return Ok(None),
                _ => return Err(TableError::Unread(error)),
            },
        };
        let (before, after) = text.rsplit_once(CHECKSUM).ok_or_else(damaged)?;
        if after != format!("{:016x}\"\n}}\n", xxh3_64(before.as_bytes())) {
            return Err(damaged());
        }
        // Of another format nothing but its number may be as it is here.
        let object: serde_json::Value =
            serde_json::from_str(&format!("{before}\n}}")).map_err(|_| damaged())?;
        let format =
            object.get("format").and_then(serde_json::Value::as_u64).ok_or_else(damaged)?;
        if format != u64::from(FORMAT) {
            let found = u32::try_from(format).unwrap_or(u32::MAX);
            return Err(TableError::Format { file: path, found, known: FORMAT });
        }
        let manifest: Manifest = serde_json::from_value(object).map_err(|_| damaged())?;
        if manifest.makes_sense() { Ok(Some(manifest)) } else { Err(damaged()) }
    }

    /// Whether each level that is there is one of the table, is there once, and has as much as it can have.
    fn makes_sense(&self) -> bool {
        let mut levels: Vec<u32> = self.levels.iter().map(|level| level.level).collect();
        levels.sort_unstable();
        levels.windows(2).all(|two| two[0] < two[1])
            && levels.len() as u64 <= u64::from(self.levels_in_all)
            && self.levels.iter().all(|level| level.makes_sense(self.part.is_some()))
            && total(self.levels.iter().map(|level| level.entries)).is_some()
            && total(self.levels.iter().map(|level| level.bytes)).is_some()
            && total(self.levels.iter().map(|level| level.file_bytes)).is_some()
    }

    /// Whether the folder has a manifest of a table, in whatever state it is: also what is left of one, cut off or
    /// beside levels.
    pub(crate) fn is_in(folder: &Path) -> bool {
        /// What none is without, and what hardly any other file has.
        const SIGN: &[u8] = b"\"levels_in_all\"";
        const BEGINNING: &[u8] = b"{\n  \"format\": ";
        let path = folder.join(FILE);
        if !fs::symlink_metadata(&path).is_ok_and(|there| there.is_file()) {
            return false;
        }
        let mut found = Vec::new();
        let read = File::open(&path).and_then(|file| file.take(1 << 16).read_to_end(&mut found));
        let is_whole = || serde_json::from_slice::<serde::de::IgnoredAny>(&found).is_ok();
        let is_cut = found.iter().all(|&byte| byte == 0)
            || BEGINNING.starts_with(&found)
            || !is_whole() && (found.starts_with(BEGINNING) || has_levels(folder));
        read.is_ok() && (is_cut || found.windows(SIGN.len()).any(|part| part == SIGN))
    }

    /// Puts it in the place of the one that is there.
    pub(crate) fn write(&self, folder: &Path) -> Result<(), TableError> {
        let path = folder.join(FILE);
        write_whole(&path, |out| self.write_to(out, &path))
    }

    /// The same without waiting for the disk.
    pub(crate) fn write_unsettled(&self, folder: &Path) -> Result<(), TableError> {
        let path = folder.join(FILE);
        write_unsettled(&path, |out| self.write_to(out, &path))
    }

    fn write_to(&self, out: &mut dyn Write, path: &Path) -> Result<(), TableError> {
        let text = serde_json::to_string_pretty(self).unwrap_or_default();
        let before = text.strip_suffix("\n}").unwrap_or(&text);
        let text = format!("{before}{CHECKSUM}{:016x}\"\n}}\n", xxh3_64(before.as_bytes()));
        out.write_all(text.as_bytes()).map_err(|error| TableError::writing(path, error))
    }
}
