use gametree_language::{Argument, Message, message};
use gametree_present::page::{Block, Cell, Column, Remark, Table};

use crate::reports::rerun::{Figure, Figures};
use crate::reports::{Rerun, RerunRow, Verdict};

/// A report's table, published and rerun side by side.
pub fn reproduced_table(rerun: &Rerun) -> Table {
    let row = |row: &RerunRow| {
        let same: Figures = row
            .published
            .iter()
            .filter_map(|(name, _)| row.rerun.iter().find(|(known, _)| known == name).cloned())
            .collect();
        vec![
            Cell::Number(row.row as i128),
            cell(&row.setting, ", "),
            cell(&row.published, "; "),
            cell(&same, "; "),
            cell(&row.corrected, "; "),
            verdict(row.verdict),
        ]
    };
    Table {
        columns: vec![
            Column::numbers(message!("reproduce-column-row").into()),
            Column::words(message!("reproduce-column-setting").into()),
            Column::words(message!("reproduce-column-published").into()),
            Column::words(message!("reproduce-column-rerun").into()),
            Column::words(message!("reproduce-column-corrected").into()).optional(),
            Column::words(message!("reproduce-column-verdict").into()),
        ],
        rows: rerun.rows.iter().map(row).collect(),
        legend: Some(Message::new(format!("reproduce-{}-legend", rerun.report))),
        ..Table::default()
    }
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

pub(super) fn verdict_word(verdict: Verdict) -> Message {
    match verdict {
        Verdict::Reproduced => message!("reproduce-verdict-reproduced"),
        Verdict::Plausible => message!("reproduce-verdict-plausible"),
        Verdict::NotReproduced => message!("reproduce-verdict-not-reproduced"),
    }
}

fn cell(figures: &Figures, separator: &'static str) -> Cell {
    if figures.is_empty() {
        return Cell::Nothing;
    }
    Cell::Text(Argument::list(figures.iter().map(|(_, figure)| argument(figure)), separator))
}

/// A figure as people read it.
pub(super) fn argument(figure: &Figure) -> Argument {
    match figure {
        Figure::Number(number) => (*number).into(),
        Figure::Share(share) => percent(*share).into(),
        Figure::Numbers(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(i64::to_string).collect();
            Argument::from(numbers.join(" ")).isolated()
        }
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
