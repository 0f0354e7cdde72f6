//! Finished games as rows of a Markdown table.

use std::path::Path;

use gametree_files::{FileError, update_text};
use gametree_language::Language;
use gametree_play::Match;
use gametree_present::report::{record_header, record_row};

/// A table of games is not longer than this.
const LARGEST: u64 = 64 << 20;

/// Adds a finished game to a Markdown file, which is begun if it is not there or empty.
pub(crate) fn append_row(game: &Match, path: &Path, language: Language) -> Result<(), FileError> {
    update_text(path, LARGEST, |text| {
        let number = text.lines().filter(|line| is_row(line)).count() + 1;
        // A table goes on in whatever language it was begun.
        let begun = Language::ALL.into_iter().any(|begun| text.contains(&record_header(begun)));
        let header = if begun { String::new() } else { record_header(language) };
        let break_before = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        format!("{text}{break_before}{header}{}", record_row(number, game, language))
    })
}

/// Rows have numbers.
fn is_row(line: &str) -> bool {
    line.strip_prefix("| ")
        .is_some_and(|rest| rest.starts_with(|first: char| first.is_ascii_digit()))
}
