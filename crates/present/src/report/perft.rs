use gametree_language::message;
use gametree_rules::perft::{Counted, PerftError, PlyCount};

use crate::json;
use crate::page::{Block, Cell, Column, Fact, Page, Table};

/// How many plies people are shown.
const SHOWN: usize = 5_000;

/// Counts by ply, and their sums.
pub fn perft(Counted { plies, stopped }: &Counted) -> Page {
    let labels = [
        message!("label-ply"),
        message!("label-paths"),
        message!("label-positions"),
        message!("label-canonical"),
        message!("label-finished-paths"),
        message!("label-finished-positions"),
    ];
    let row = |ply: &PlyCount| {
        vec![
            Cell::Count(ply.ply.into()),
            Cell::Count(ply.paths),
            Cell::Count(ply.positions.into()),
            Cell::Count(ply.canonical.into()),
            Cell::Count(ply.finished_paths),
            Cell::Count(ply.finished_positions.into()),
        ]
    };
    let mut rows: Vec<Vec<Cell>> = plies.iter().take(SHOWN).map(row).collect();
    let more = plies.len().saturating_sub(SHOWN);
    let legend = (more > 0).then(|| message!("more-rows", rows = more));
    let total = json::PerftTotal::of(plies);
    rows.push(vec![
        message!("label-total").into(),
        Cell::Empty,
        Cell::Count(total.positions.into()),
        Cell::Count(total.canonical.into()),
        Cell::Count(total.finished_paths),
        Cell::Count(total.finished_positions.into()),
    ]);
    let columns = labels.map(|label| Column::numbers(label.into())).into();
    let mut page = Page::new([Block::Table(Table { columns, rows, legend, ..Table::default() })]);
    if *stopped == Some(PerftError::Stopped) {
        let why = message!("stopped-asked");
        page.push(Block::Facts(vec![Fact::new(message!("label-stopped"), why.into())]));
    }
    page
}
