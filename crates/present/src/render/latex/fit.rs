//! How a table is fitted to a page: labels in two lines, words in several, columns in several tables.

use super::width::{breakable, longest_piece, text_width};

/// The width of text in `article` is 345 pt; a little is kept free, for what kerning and rounding add.
const PAGE: f64 = 343.5;
/// The space of a column: `\tabcolsep` on both sides.
pub(super) const COLUMN_SPACE: f64 = 12.0;

/// A column as LaTeX: its label, then its cells.
pub(super) struct Strip {
    pub(super) label: Vec<String>,
    pub(super) cells: Vec<String>,
    /// Whether its cells may be set in several lines.
    pub(super) is_words: bool,
    /// Whether it stands on the right.
    pub(super) is_right: bool,
}

impl Strip {
    /// A column with its label, which is set in two lines where that saves room.
    pub(super) fn new(label: &str, cells: Vec<String>, is_words: bool, is_right: bool) -> Strip {
        let room = cells.iter().map(|cell| text_width(cell)).fold(0.0, f64::max);
        let label = if text_width(label) > room { halved(label) } else { vec![label.to_owned()] };
        Strip { label, cells, is_words, is_right }
    }

    fn label_width(&self) -> f64 {
        self.label.iter().map(|line| text_width(line)).fold(0.0, f64::max)
    }

    fn natural(&self) -> f64 {
        self.cells.iter().map(|cell| text_width(cell)).fold(self.label_width(), f64::max)
    }

    /// Its width if its words stand below each other.
    fn least(&self) -> f64 {
        match self.is_words {
            true => {
                self.cells.iter().map(|cell| longest_piece(cell)).fold(self.label_width(), f64::max)
            }
            false => self.natural(),
        }
    }

    /// Its width where columns of words get so much.
    fn within(&self, most: f64) -> f64 {
        self.natural().min(self.least().max(most))
    }

    /// What stands above it.
    pub(super) fn head(&self) -> String {
        match self.label.as_slice() {
            [line] => line.clone(),
            lines => {
                let side = if self.is_right { 'r' } else { 'l' };
                format!("\\shortstack[{side}]{{{}}}", lines.join("\\\\"))
            }
        }
    }

    /// A cell, in several lines where it is wider than `width`.
    pub(super) fn cell(&self, row: usize, width: f64) -> String {
        let cell = &self.cells[row];
        match self.is_words && text_width(cell) > width {
            true => {
                let lines = breakable(cell);
                format!("\\parbox[t]{{{width:.1}pt}}{{\\raggedright {lines}\\strut}}")
            }
            false => cell.clone(),
        }
    }
}

/// A label in two lines, parted where the longer one is shortest.
fn halved(label: &str) -> Vec<String> {
    let halves = label.match_indices(' ').map(|(at, _)| [&label[..at], &label[at + 1..]]);
    let width = |halves: &[&str; 2]| text_width(halves[0]).max(text_width(halves[1]));
    match halves.min_by(|one, other| width(one).total_cmp(&width(other))) {
        Some(halves) if width(&halves) < text_width(label) => halves.map(String::from).to_vec(),
        _ => vec![label.to_owned()],
    }
}

/// Columns for one table: which, and how wide.
pub(super) struct Part {
    pub(super) columns: Vec<usize>,
    pub(super) widths: Vec<f64>,
}

/// Spreads columns over as many tables as it takes. The first `keys` columns say what a row is about and
/// stand in each of them.
pub(super) fn parts(strips: &[Strip], keys: usize) -> Vec<Part> {
    let least = |columns: &[usize]| -> f64 {
        columns.iter().map(|&column| strips[column].least() + COLUMN_SPACE).sum()
    };
    // Keys that leave no room for anything else are columns like the others.
    let keys = (1..=keys).rev().find(|&keys| {
        let keys: Vec<usize> = (0..keys.min(strips.len())).collect();
        least(&keys) <= PAGE * 2.0 / 3.0
    });
    let keys: Vec<usize> = (0..keys.unwrap_or(0).min(strips.len())).collect();
    let mut groups = vec![keys.clone()];
    for column in keys.len()..strips.len() {
        let last = groups.last_mut().expect("there is one");
        last.push(column);
        if last.len() > keys.len() + 1 && least(last) > PAGE {
            last.pop();
            groups.push(keys.iter().copied().chain([column]).collect());
        }
    }
    groups.into_iter().map(|columns| widths(strips, columns)).collect()
}

/// The widths of columns that stand beside each other: words share the room that numbers leave.
fn widths(strips: &[Strip], columns: Vec<usize>) -> Part {
    let within = |most: f64| -> Vec<f64> {
        columns.iter().map(|&column| strips[column].within(most)).collect()
    };
    let fits =
        |widths: &[f64]| widths.iter().map(|width| width + COLUMN_SPACE).sum::<f64>() <= PAGE;
    let mut most = PAGE;
    while most > 0.0 && !fits(&within(most)) {
        most -= 0.5;
    }
    let widths = within(most);
    Part { columns, widths }
}
