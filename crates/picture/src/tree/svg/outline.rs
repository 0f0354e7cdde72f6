//! Rows of boxes in columns, the columns side by side on pages.

/// Between two rows.
const ROW_GAP: f64 = 5.0;
/// Above a column that goes on with what another began: the way down to it.
pub(super) const WAY: f64 = 16.0;

/// The nodes from top to bottom, and how high each is.
pub(super) struct Rows {
    pub(super) order: Vec<usize>,
    pub(super) heights: Vec<f64>,
}

/// What there is room for on pages.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pages {
    /// The height of a page.
    pub(super) height: f64,
    /// How much further down rows begin on the first page.
    pub(super) heading: f64,
    /// Room for rows on the first page, and on any other.
    pub(super) room: [f64; 2],
}

impl Pages {
    /// Where a column begins on a page, and how high it may be.
    fn column(self, page: usize) -> (f64, f64) {
        let [first, other] = self.room;
        match page {
            0 => (0.0, first),
            page => (page as f64 * self.height - self.heading, other),
        }
    }
}

/// A column: where it begins, and its nodes, each with its place.
pub(super) struct Column {
    pub(super) top: f64,
    pub(super) nodes: Vec<(usize, f64)>,
}

/// Puts rows into columns, `across` of them side by side: on one page all about equally high; where that
/// is too high for it, every page is filled. Without pages there is one, as high as it gets.
pub(super) fn columns(rows: &Rows, across: usize, pages: Option<Pages>) -> Vec<Column> {
    let all: f64 = rows.order.iter().map(|&node| rows.heights[node] + ROW_GAP).sum();
    let tallest = rows.heights.iter().copied().fold(0.0, f64::max);
    let mut height = (all / across as f64).max(tallest + WAY);
    loop {
        if let Some(pages) = pages.filter(|pages| height > pages.room[0]) {
            return filled(rows, |column| pages.column(column / across));
        }
        let columns = filled(rows, |_| (0.0, height));
        if columns.len() <= across {
            return columns;
        }
        height += (height / 16.0).max(ROW_GAP);
    }
}

/// Fills column after column; `room` says where one begins and how high it is. A row that is higher than
/// a column has one to itself.
fn filled(rows: &Rows, room: impl Fn(usize) -> (f64, f64)) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    let (mut y, mut end) = (0.0, f64::NEG_INFINITY);
    for &node in &rows.order {
        if y + rows.heights[node] > end {
            let (top, height) = room(columns.len());
            y = if columns.is_empty() { top } else { top + WAY };
            end = top + height;
            columns.push(Column { top, nodes: Vec::new() });
        }
        if let Some(column) = columns.last_mut() {
            column.nodes.push((node, y));
        }
        y += rows.heights[node] + ROW_GAP;
    }
    columns
}
