use gametree_language::Message;

use super::Cell;

/// Rows and columns.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Table {
    /// What stands above it.
    pub caption: Option<Message>,
    /// The word by which a paper refers to it.
    pub label: Option<String>,
    /// So many columns, the first ones, say what a row is about; where a table is split, each part has
    /// them. 0 is the same as 1.
    pub keys: usize,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows, each as long as there are columns.
    pub rows: Vec<Vec<Cell>>,
    /// What its signs mean.
    pub legend: Option<Message>,
    /// Rows of the result that are not in the table.
    pub left_out: usize,
}

/// A column of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// What is in it.
    pub label: Cell,
    /// Where its cells stand.
    pub align: Align,
    /// Whether it may be left out where there is no room for it.
    pub is_optional: bool,
    /// Whether its cells are intervals, which take two columns where programs read them.
    pub is_interval: bool,
}

/// Where the cells of a column stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Where a line of the language begins: words.
    Start,
    /// Where it ends: numbers.
    End,
}

impl Column {
    /// A column of words.
    pub fn words(label: Cell) -> Column {
        Column { label, align: Align::Start, is_optional: false, is_interval: false }
    }

    /// A column of numbers.
    pub fn numbers(label: Cell) -> Column {
        Column { label, align: Align::End, is_optional: false, is_interval: false }
    }

    /// A column of intervals.
    pub fn intervals(label: Cell) -> Column {
        Column { is_interval: true, ..Column::numbers(label) }
    }
}

impl Column {
    /// The same column, which may be left out where there is no room for it.
    #[must_use]
    pub fn optional(self) -> Column {
        Column { is_optional: true, ..self }
    }
}

impl Table {
    /// The same table without one of its columns.
    #[must_use]
    pub fn without_column(&self, index: usize) -> Table {
        let mut table = self.clone();
        table.columns.remove(index);
        table.keys -= usize::from(index < table.keys);
        for row in &mut table.rows {
            row.remove(index);
        }
        table
    }

    /// The table without columns that say nothing in any row: nobody drew, nobody cuts.
    #[must_use]
    pub fn without_empty_columns(mut self) -> Table {
        if self.rows.is_empty() {
            return self;
        }
        for index in (0..self.columns.len()).rev() {
            let says_nothing = |row: &Vec<Cell>| matches!(row[index], Cell::Nothing | Cell::Empty);
            if self.rows.iter().all(says_nothing) {
                self = self.without_column(index);
            }
        }
        self
    }
}

impl From<Message> for Cell {
    fn from(message: Message) -> Cell {
        Cell::text(message)
    }
}
