use std::path::Path;
use std::time::Duration;

use gametree_catalogue::{Session, SolvedPosition};
use gametree_language::{Argument, Message, message};
use gametree_rules::Exact;
use gametree_solver::CertificateSize;

use super::analyze::line_cell;
use super::position_facts;
use crate::page::{Block, Cell, Column, Fact, Page, Table};
use crate::sentence;
use crate::words::size;

/// A solved position, and what was written on the way.
pub struct Solving<'a> {
    /// The position.
    pub session: &'a dyn Session,
    /// What is known about it.
    pub here: &'a SolvedPosition,
    /// Positions that are stored.
    pub positions: u64,
    /// The bytes that they take.
    pub bytes: u64,
    /// Positions that can be reached, if the table tells.
    pub reachable: Option<u64>,
    /// Those of them that are unfinished.
    pub unfinished: Option<u64>,
    /// Those that differ by more than symmetry.
    pub canonical: Option<u64>,
    /// How long it took.
    pub elapsed: Duration,
    /// The certificate.
    pub certificate: Option<Written<CertificateSize>>,
    /// The rows of the table.
    pub exported: Option<Written<u64>>,
    /// The table on disk.
    pub table: Option<KeptTable>,
}

/// A table on disk that a solution is in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptTable {
    /// Its folder.
    pub folder: String,
    /// Its bytes there.
    pub bytes: u64,
    /// The position that it was solved from.
    pub position: String,
}

/// A file and how much is in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written<T> {
    /// Its name.
    pub file: String,
    /// How much is in it.
    pub size: T,
}

/// A solved position: the exact result, best play, and where every move leads.
pub fn solve(solving: &Solving<'_>) -> Page {
    let Solving { session, here, .. } = *solving;
    let exactly = |end: Exact| Cell::text(sentence::proven(end.into(), session.has_points()));
    let mut facts = position_facts(session);
    facts.push(Fact::new(message!("label-exactly"), exactly(here.end).strong()));
    if !here.best_moves.is_empty() {
        facts.push(Fact::new(message!("label-best-moves"), Cell::Moves(here.best_moves.clone())));
        facts.push(Fact::new(message!("label-line"), line_cell(&here.line)));
    }
    if solving.table.is_none() {
        facts.push(stored(solving.positions, solving.bytes));
    }
    if let Some(reachable) = reachable(solving) {
        facts.push(Fact::new(message!("label-reachable"), reachable.into()));
    }
    if let Some(Written { file, size }) = &solving.certificate {
        let written = message!(
            "solve-certificate",
            file = Argument::path(Path::new(file)),
            moves = size.moves,
            positions = size.positions
        );
        facts.push(Fact::new(message!("label-certificate"), written.into()));
    }
    facts.extend(solving.exported.as_ref().map(exported));
    if let Some(KeptTable { folder, bytes, position }) = &solving.table {
        let each = *bytes as f64 / solving.positions.max(1) as f64;
        // Where that is next to nothing, two digits say how much.
        let places = if each > 0.0 { (1.0 - each.log10().floor()).clamp(2.0, 6.0) } else { 2.0 };
        let places = places as usize;
        let kept = match *position == session.position() {
            true => message!("solve-table"),
            false => message!("solve-table-of").with("position", Argument::Text(position.clone())),
        };
        let kept = kept
            .with("folder", Argument::Text(folder.clone()))
            .with("size", size(*bytes))
            .with("each", Argument::decimal(each, places));
        facts.push(Fact::new(message!("label-table"), kept.into()));
    }
    facts.push(Fact::new(message!("label-time"), Cell::Duration(solving.elapsed)));
    let mut page = Page::new([Block::board(session), Block::Facts(facts)]);
    if !here.moves.is_empty() {
        let row = |(mv, end): &(String, Exact)| {
            let end = exactly(*end);
            vec![
                Cell::Move(mv.clone()),
                if here.best_moves.contains(mv) { end.best() } else { end },
            ]
        };
        let labels = [message!("label-move"), message!("label-exactly")];
        page.push(Block::Table(Table {
            columns: labels.map(|label| Column::words(label.into())).into(),
            rows: here.moves.iter().map(row).collect(),
            ..Table::default()
        }));
    }
    page
}

/// What a solution takes.
pub(super) fn stored(positions: u64, bytes: u64) -> Fact {
    let stored = message!("solve-stored", positions = positions, bytes = bytes);
    Fact::new(message!("label-stored"), stored.into())
}

/// Where the table was written.
pub(super) fn exported(Written { file, size }: &Written<u64>) -> Fact {
    let written = message!("solve-exported", file = Argument::path(Path::new(file)), rows = *size);
    Fact::new(message!("label-exported"), written.into())
}

fn reachable(solving: &Solving<'_>) -> Option<Message> {
    let (positions, unfinished) = (solving.reachable?, solving.unfinished?);
    Some(match solving.canonical.filter(|&canonical| canonical != positions) {
        Some(canonical) => message!(
            "solve-reachable-symmetry",
            positions = positions,
            unfinished = unfinished,
            canonical = canonical
        ),
        None => message!("solve-reachable", positions = positions, unfinished = unfinished),
    })
}
