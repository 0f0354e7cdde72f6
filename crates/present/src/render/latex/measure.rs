use super::fit::COLUMN_SPACE;
use super::width::text_width;

/// The width of the widest table of a text that [`latex`](super::latex) wrote, in points: Computer Modern
/// at 10 pt with the usual space between columns. `article` has room for 345 pt.
///
/// ```
/// use gametree::present::latex_width;
///
/// let table = "\\begin{tabular}{lr}\na & 1 \\\\\nb & 12 \\\\\n\\end{tabular}\n";
/// assert_eq!(latex_width(table).round(), 40.0); // 5.6 + 10 + 2 × 12
/// ```
pub fn latex_width(text: &str) -> f64 {
    let tables = text.split("\\begin{tabular}").skip(1);
    tables.map(tabular_width).fold(0.0, f64::max)
}

fn tabular_width(table: &str) -> f64 {
    let body = table.split("\\end{tabular}").next().unwrap_or_default();
    let mut widths: Vec<f64> = Vec::new();
    for row in body.lines().filter_map(|line| line.strip_suffix(" \\\\")) {
        for (column, cell) in row.split(" & ").enumerate() {
            if widths.len() <= column {
                widths.push(0.0);
            }
            widths[column] = widths[column].max(cell_width(cell));
        }
    }
    widths.iter().map(|width| width + COLUMN_SPACE).sum()
}

fn cell_width(cell: &str) -> f64 {
    if let Some((width, _)) = cell.strip_prefix("\\parbox[t]{").and_then(|it| it.split_once("pt}"))
    {
        return width.parse().unwrap_or(f64::INFINITY);
    }
    let stack = cell.strip_prefix("\\shortstack[").and_then(|rest| rest.get(3..));
    match stack.and_then(|lines| lines.strip_suffix('}')) {
        Some(lines) => lines.split("\\\\").map(text_width).fold(0.0, f64::max),
        None => text_width(cell),
    }
}
