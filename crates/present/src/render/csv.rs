use gametree_language::{Language, visible, without_marks};
use gametree_search::Bound;

use crate::page::{Cell, Table, milliseconds};
use crate::sentence::player_name;

/// The table as comma-separated values (RFC 4180): the labels, then the rows. Words are in the language;
/// numbers are for programs, with ASCII digits, a point and nothing between thousands, and what is unknown or
/// not there is empty. An interval takes two columns, *low* and *high*.
///
/// ```
/// use gametree::language::Language;
/// use gametree::present::page::{Cell, Column, Table};
///
/// let columns = vec![Column::words(Cell::text("a")), Column::numbers(Cell::text("b"))];
/// let rows = vec![vec![Cell::Code("1,\"2\"".to_owned()), Cell::Number(-5000)]];
/// let table = Table { columns, rows, ..Table::default() };
/// let text = gametree::present::csv(&table, Language::Persian);
/// assert_eq!(text, "a,b\r\n\"1,\"\"2\"\"\",-5000\r\n");
/// ```
pub fn csv(table: &Table, language: Language) -> String {
    let two = |index: usize| table.columns.get(index).is_some_and(|column| column.is_interval);
    let labels = table.columns.iter().flat_map(|column| {
        let label = plain(&column.label, language);
        match column.is_interval {
            true => vec![format!("{label} low"), format!("{label} high")],
            false => vec![label],
        }
    });
    let mut text = line(labels);
    for row in &table.rows {
        text += &line(row.iter().enumerate().flat_map(|(index, cell)| match cell {
            Cell::Interval { low, high, places } if two(index) => {
                [low, high].map(|end| format!("{end:.places$}")).to_vec()
            }
            cell => {
                let second = two(index).then(String::new);
                [plain(cell, language)].into_iter().chain(second).collect()
            }
        }));
    }
    text
}

fn line(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<String> = fields.map(|text| field(&text)).collect();
    format!("{}\r\n", fields.join(","))
}

/// What is in a cell, for programs.
pub(crate) fn plain(cell: &Cell, language: Language) -> String {
    match cell {
        Cell::Empty | Cell::Nothing | Cell::Unknown | Cell::LeftOut => String::new(),
        Cell::Text(text) => without_marks(&language.write(text)).into_owned(),
        Cell::Number(number) => number.to_string(),
        Cell::Count(count) => count.to_string(),
        Cell::Decimal { number, places } => format!("{number:.places$}"),
        Cell::Duration(time) => format!("{:.3}", milliseconds(*time)),
        Cell::Share(share) | Cell::Level(share) => share.to_string(),
        Cell::Interval { low, high, places } => format!("{low:.places$} {high:.places$}"),
        Cell::Move(text) | Cell::Code(text) => visible(text).into_owned(),
        Cell::Moves(moves) => visible(&moves.join(" ")).into_owned(),
        Cell::Player(player) => without_marks(&language.say(&player_name(*player))).into_owned(),
        Cell::Margin(margin) => margin.to_string(),
        Cell::Amount { amount, bound } => {
            let bound = match bound {
                Bound::Exact => "",
                Bound::Lower => ">= ",
                Bound::Upper => "<= ",
            };
            format!("{bound}{}", amount.as_f64())
        }
        Cell::Score(numbers) => numbers.map(|number| number.to_string()).join("-"),
        Cell::Strong(inner) | Cell::Best(inner) | Cell::Asterisk(inner) => plain(inner, language),
        Cell::Remarked(inner, remark) => {
            let remark = language.say(remark);
            format!("{} ({})", plain(inner, language), without_marks(&remark))
        }
    }
}

/// In quotes where something in it would end the field.
fn field(text: &str) -> String {
    match text.contains([',', '"', '\r', '\n']) {
        true => format!("\"{}\"", text.replace('"', "\"\"")),
        false => text.to_owned(),
    }
}
