//! Reads the groups of `testdata/oracle`: `{columns, rows}`, a row in the order of the columns.

use std::fmt;
use std::fs;

use serde_json::Value as Json;

/// The rows of one group.
pub(crate) struct Group {
    columns: Vec<String>,
    rows: Vec<Vec<Json>>,
}

/// Reads what stands under a name in a file.
pub(crate) fn record(file: &str, name: &str) -> Json {
    let path = format!("{}/../../testdata/oracle/{file}.json", env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let mut json: Json = serde_json::from_str(&text).expect("the file is JSON");
    json[name].take()
}

/// Reads a group of a file.
pub(crate) fn group(file: &str, name: &str) -> Group {
    let mut group = record(file, name);
    let mut part = |part: &str| group[part].take();
    Group {
        columns: serde_json::from_value(part("columns")).expect("the group has columns"),
        rows: serde_json::from_value(part("rows")).expect("the group has rows"),
    }
}

impl Group {
    /// Only the rows that pass.
    pub(crate) fn only(mut self, pass: impl Fn(&Row<'_>) -> bool) -> Group {
        let columns = &self.columns;
        self.rows.retain(|cells| pass(&Row { columns, cells }));
        self
    }

    /// Checks every row; there has to be one.
    pub(crate) fn check(&self, mut check: impl FnMut(&Row<'_>)) {
        assert!(!self.rows.is_empty(), "nothing to check");
        for cells in &self.rows {
            check(&Row { columns: &self.columns, cells });
        }
    }
}

/// One row; a cell is found by the name of its column.
pub(crate) struct Row<'a> {
    columns: &'a [String],
    cells: &'a [Json],
}

impl<'a> Row<'a> {
    /// The cell as it stands.
    pub(crate) fn cell(&self, column: &str) -> &'a Json {
        let index = self.columns.iter().position(|name| name == column);
        &self.cells[index.unwrap_or_else(|| panic!("no column {column}"))]
    }

    /// Whether there is such a column.
    #[allow(dead_code)]
    pub(crate) fn has(&self, column: &str) -> bool {
        self.columns.iter().any(|name| name == column)
    }

    /// A whole number.
    pub(crate) fn int(&self, column: &str) -> i64 {
        self.cell(column).as_i64().unwrap_or_else(|| panic!("{column} is a number: {self}"))
    }

    /// A count.
    pub(crate) fn count(&self, column: &str) -> u64 {
        self.cell(column).as_u64().unwrap_or_else(|| panic!("{column} is a count: {self}"))
    }

    /// A fraction.
    pub(crate) fn fraction(&self, column: &str) -> f64 {
        self.cell(column).as_f64().unwrap_or_else(|| panic!("{column} is a fraction: {self}"))
    }

    /// A text.
    pub(crate) fn text(&self, column: &str) -> &'a str {
        self.cell(column).as_str().unwrap_or_else(|| panic!("{column} is a text: {self}"))
    }

    /// A list of texts.
    pub(crate) fn texts(&self, column: &str) -> Vec<&'a str> {
        let list = self.cell(column).as_array();
        let list = list.unwrap_or_else(|| panic!("{column} is a list: {self}"));
        list.iter().filter_map(Json::as_str).collect()
    }

    /// A list of whole numbers; `None` where there is none.
    pub(crate) fn list(&self, column: &str) -> Vec<Option<i64>> {
        let list = self.cell(column).as_array();
        let list = list.unwrap_or_else(|| panic!("{column} is a list: {self}"));
        list.iter().map(Json::as_i64).collect()
    }

    /// A list of whole numbers, all there.
    pub(crate) fn ints(&self, column: &str) -> Vec<i64> {
        let numbers: Option<Vec<i64>> = self.list(column).into_iter().collect();
        numbers.unwrap_or_else(|| panic!("{column} has no gaps: {self}"))
    }
}

/// For the message of a failed assertion.
impl fmt::Display for Row<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (column, cell) in self.columns.iter().zip(self.cells) {
            write!(f, "{column}={cell} ")?;
        }
        Ok(())
    }
}
