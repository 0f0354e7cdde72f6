use gametree_language::{Argument, Message, message};
use gametree_present::page::{Block, Cell, Column, Remark, Table};

use super::reproduced::reproduced_title;
use crate::reports::rerun::{Figure, Figures};
use crate::reports::{Origin, Report, Rerun, RerunRow, Verdict};

/// A report's table, published and rerun side by side.
pub fn reproduced_table(rerun: &Rerun) -> Table {
    let row = |row: &RerunRow| {
        let again = compared_figures(row);
        let mut cells = vec![Cell::Number(row.row as i128)];
        cells.extend(row.setting.iter().map(|(_, figure)| Cell::Text(figure_said(figure))));
        cells.push(cell(&row.published));
        cells.push(match again == row.published {
            true => message!("reproduce-same").into(),
            false => cell(&again),
        });
        cells.push(cell(&row.corrected));
        cells.push(ours(&row.origin).map_or(Cell::Nothing, Cell::Text));
        cells.push(verdict(row.verdict));
        cells
    };
    let mut columns = vec![Column::numbers(message!("reproduce-column-row").into())];
    let settings = rerun.rows.first().map_or(&[][..], |row| row.setting.as_slice());
    columns.extend(settings.iter().map(|(name, figure)| {
        let column = match figure {
            Figure::Number(_) => Column::numbers(setting_name(name).into()),
            _ => Column::words(setting_name(name).into()),
        };
        if is_detail(name) { column.optional() } else { column }
    }));
    columns.extend([
        Column::words(message!("reproduce-column-published").into()),
        Column::words(message!("reproduce-column-rerun").into()),
        Column::words(corrected_name(rerun.report).into()).optional(),
        Column::words(message!("reproduce-column-ours").into()).optional(),
        Column::words(message!("reproduce-column-verdict").into()),
    ]);
    let table = Table {
        columns,
        rows: rerun.rows.iter().map(row).collect(),
        legend: Some(Message::new(format!("reproduce-{}-legend", rerun.report))),
        ..Table::default()
    };
    // The last column but one is empty where the report says everything itself.
    match rerun.rows.iter().all(|row| row.origin.reconstructed.is_empty()) {
        true => table.without_column(table.columns.len() - 2),
        false => table,
    }
}

/// What we worked out or chose to rerun a row; `None` if the report says everything itself.
fn ours(origin: &Origin) -> Option<Argument> {
    let names = origin.reconstructed.iter().map(|name| ours_name(name));
    (!origin.reconstructed.is_empty()).then(|| Argument::list(names, ", "))
}

/// Where the figures of a row come from, and what in it is ours; `None` where the whole table has the same source.
pub fn row_source(rerun: &Rerun, row: &RerunRow) -> Option<Message> {
    if rerun.rows.iter().all(|other| other.origin == row.origin) {
        return None;
    }
    let source = row.origin.source.said();
    Some(match ours(&row.origin) {
        Some(ours) => message!("reproduce-sources-ours", source = source, ours = ours),
        None => message!("reproduce-sources", source = source),
    })
}

/// Where the figures of a table come from, and what in its rows is ours.
pub fn sources(origins: &[Origin]) -> Option<Message> {
    let source = origins.first()?.source.said();
    let mut names: Vec<&'static str> = Vec::new();
    for name in origins.iter().flat_map(|origin| &origin.reconstructed) {
        if !names.contains(name) {
            names.push(name);
        }
    }
    if names.is_empty() {
        return Some(message!("reproduce-sources", source = source));
    }
    let named = |name: &'static str| {
        let rows = (1_usize..).zip(origins);
        let has =
            |(row, origin): (usize, &Origin)| origin.reconstructed.contains(&name).then_some(row);
        let rows: Vec<usize> = rows.filter_map(has).collect();
        match rows.len() == origins.len() {
            true => ours_name(name),
            false => message!(
                "reproduce-ours-rows",
                name = ours_name(name),
                rows = Argument::list(rows, ", ")
            ),
        }
    };
    let names = Argument::list(names.into_iter().map(named), ", ");
    Some(message!("reproduce-sources-ours", source = source, ours = names))
}

/// A part of a row's setting that the report does not say.
fn ours_name(name: &str) -> Message {
    match name {
        "takes" => message!("reproduce-ours-takes"),
        "string" => message!("reproduce-ours-string"),
        "start" => message!("reproduce-ours-start"),
        other => setting_name(other),
    }
}

/// What stands above the figures of a search without faults: that of 000 has none, so these are its calls.
pub fn corrected_name(report: Report) -> Message {
    match report {
        Report::Multiply => message!("reproduce-column-calls"),
        _ => message!("reproduce-column-corrected"),
    }
}

/// The same table for a paper.
pub fn reproduced_paper_table(rerun: &Rerun) -> Table {
    Table {
        caption: Some(reproduced_title(rerun.report)),
        label: Some(format!("report-{}", rerun.report)),
        ..reproduced_table(rerun)
    }
}

/// Whether a setting is only of interest to those who play the games again.
pub fn is_detail(setting: &str) -> bool {
    ["game", "human", "games"].contains(&setting)
}

/// Why rows are not reproduced, and what makes the plausible ones so.
pub(super) fn reasons(rerun: &Rerun) -> Option<Block> {
    let rows = rerun.rows.iter().filter(|row| row.verdict != Verdict::Reproduced);
    let remark = |row: &RerunRow| Remark {
        text: message!("reproduce-row", row = row.row, reason = row.reason.clone()),
        reason: None,
    };
    let remarks: Vec<Remark> = rows.map(remark).collect();
    (!remarks.is_empty()).then_some(Block::Remarks(remarks))
}

fn verdict(verdict: Verdict) -> Cell {
    let word = Cell::from(verdict_word(verdict));
    if verdict == Verdict::NotReproduced { word.strong() } else { word }
}

/// A verdict in a word.
pub fn verdict_word(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Reproduced => message!("reproduce-verdict-reproduced"),
        Verdict::Possible => message!("reproduce-verdict-possible"),
        Verdict::Plausible => message!("reproduce-verdict-plausible"),
        Verdict::NotReproduced => message!("reproduce-verdict-not-reproduced"),
    }
}

fn cell(figures: &Figures) -> Cell {
    figures_said(figures).map_or(Cell::Nothing, Cell::Text)
}

/// Figures one after the other, as people read them; `None` if there are none.
pub fn figures_said(figures: &Figures) -> Option<Argument> {
    let said = || Argument::list(figures.iter().map(|(_, figure)| figure_said(figure)), "; ");
    (!figures.is_empty()).then(said)
}

/// What a rerun says to what was published: the same figures.
pub fn compared_figures(row: &RerunRow) -> Figures {
    let again = |(name, _): &(&'static str, Figure)| {
        row.rerun.iter().find(|(known, _)| known == name).cloned()
    };
    row.published.iter().filter_map(again).collect()
}

/// What stands above a setting.
pub fn setting_name(name: &str) -> Message {
    match name {
        "algorithm" => message!("column-algorithm"),
        "first" => message!("reproduce-column-began"),
        "start" => message!("reproduce-column-start"),
        "game" => message!("reproduce-column-moves"),
        "stones" => message!("reproduce-column-stones"),
        "length" => message!("reproduce-column-length"),
        "size" => message!("reproduce-column-size"),
        "k" => message!("reproduce-column-k"),
        "depths" => message!("reproduce-column-depths"),
        "human" => message!("reproduce-column-human"),
        "depth" => message!("column-depth"),
        "prune" => message!("reproduce-column-prune"),
        "games" => message!("column-games"),
        other => Message::new("").or(other),
    }
}

/// The table for programs: a column for every figure, numbers as they are.
pub fn reproduced_csv(rerun: &Rerun) -> String {
    let Some(first) = rerun.rows.first() else { return String::new() };
    let parts = |row: &RerunRow| {
        let (setting, published) = (row.setting.clone(), row.published.clone());
        [("", setting), ("published_", published), ("rerun_", row.rerun.clone())]
            .into_iter()
            .chain([("correct_", row.corrected.clone())])
    };
    // Rows that chance has a part in have more figures than others.
    let mut names: Vec<String> = Vec::new();
    for row in &rerun.rows {
        for (prefix, figures) in parts(row) {
            let new = figures.iter().map(|(name, _)| format!("{prefix}{name}"));
            let new: Vec<String> = new.filter(|name| !names.contains(name)).collect();
            names.extend(new);
        }
    }
    let mut text = format!("report,row,{},source,reconstructed,verdict\n", names.join(","));
    for row in &rerun.rows {
        let figures: Vec<(String, Figure)> = parts(row)
            .flat_map(|(prefix, figures)| {
                figures.into_iter().map(move |(name, figure)| (format!("{prefix}{name}"), figure))
            })
            .collect();
        let value = |name: &String| {
            let figure = figures.iter().find(|(known, _)| known == name);
            figure.map_or_else(String::new, |(_, figure)| plain(figure))
        };
        let values: Vec<String> = names.iter().map(value).collect();
        let origin = [row.origin.source.name().to_owned(), row.origin.reconstructed.join(" ")];
        let all = [values, origin.to_vec()].concat().join(",");
        text += &format!("{},{},{all},{}\n", first.report, row.row, row.verdict);
    }
    text
}

/// A figure without anything that a comma could part.
fn plain(figure: &Figure) -> String {
    match figure {
        Figure::Number(number) => number.to_string(),
        Figure::Share(share) => share.to_string(),
        Figure::Numbers(numbers) => {
            numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(" ")
        }
        Figure::Text(text) => text.clone(),
        Figure::Nothing => String::new(),
    }
}

/// A figure as people read it.
pub fn figure_said(figure: &Figure) -> Argument {
    match figure {
        Figure::Number(number) => (*number).into(),
        Figure::Share(share) => percent(*share).into(),
        Figure::Numbers(numbers) => Argument::list(numbers.iter().copied(), " "),
        Figure::Text(text) => match text.as_str() {
            "human" => message!("figure-human").into(),
            "computer" => message!("figure-computer").into(),
            "draw" => message!("figure-draw").into(),
            "nobody" => message!("figure-nobody").into(),
            "yes" => message!("figure-yes").into(),
            "no" => message!("figure-no").into(),
            text => Argument::from(text).isolated(),
        },
        Figure::Nothing => "–".into(),
    }
}

fn percent(share: f64) -> Message {
    message!("figure-share", percent = Argument::decimal(100.0 * share, 1))
}
