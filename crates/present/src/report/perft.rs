use gametree_language::message;
use gametree_rules::perft::PlyCount;

use crate::json;
use crate::page::{Block, Cell, Column, Page, Table};

/// Counts by ply, and their sums.
pub fn perft(counts: &[PlyCount]) -> Page {
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
    let mut rows: Vec<Vec<Cell>> = counts.iter().map(row).collect();
    let total = json::PerftTotal::of(counts);
    rows.push(vec![
        message!("label-total").into(),
        Cell::Empty,
        Cell::Count(total.positions.into()),
        Cell::Count(total.canonical.into()),
        Cell::Count(total.finished_paths),
        Cell::Count(total.finished_positions.into()),
    ]);
    let columns = labels.map(|label| Column::numbers(label.into())).into();
    Page::new([Block::Table(Table { columns, rows, ..Table::default() })])
}
