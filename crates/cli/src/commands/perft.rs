//! `gametree perft`: counts by ply.

use comfy_table::{CellAlignment, ContentArrangement, Table, presets};
use gametree_language::message;
use gametree_rules::perft::PlyCount;
use serde::Serialize;

use crate::arguments::Perft;
use crate::complaint::Complaint;
use crate::patience::patiently;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    spec: String,
    position: String,
    depth: Option<u32>,
    by_ply: Vec<Ply>,
    total: Total,
}

#[derive(Serialize)]
struct Ply {
    ply: u32,
    paths: u128,
    positions: u64,
    canonical: u64,
    finished_paths: u128,
    finished_positions: u64,
}

/// Sums over the plies that were counted. Positions on different plies count as different.
#[derive(Serialize, Default)]
struct Total {
    positions: u64,
    canonical: u64,
    finished_paths: u128,
    finished_positions: u64,
}

impl Total {
    fn of(counts: &[PlyCount]) -> Self {
        counts.iter().fold(Total::default(), |sum, count| Total {
            positions: sum.positions + count.positions,
            canonical: sum.canonical + count.canonical,
            finished_paths: sum.finished_paths.saturating_add(count.finished_paths),
            finished_positions: sum.finished_positions + count.finished_positions,
        })
    }
}

pub(crate) fn run(arguments: &Perft, screen: &Screen) -> Result<(), Complaint> {
    let session = arguments.place.open()?;
    let depth = arguments.depth.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
    let counts = patiently(screen, |work| session.perft(depth, arguments.max_positions, work))??;
    let total = Total::of(&counts);
    if !screen.wants_json() {
        return screen.print(&table(&counts, &total, screen).trim_fmt());
    }
    let ply = |count: PlyCount| Ply {
        ply: count.ply,
        paths: count.paths,
        positions: count.positions,
        canonical: count.canonical,
        finished_paths: count.finished_paths,
        finished_positions: count.finished_positions,
    };
    screen.print_json(&Json {
        spec: session.spec(),
        position: session.position(),
        depth,
        by_ply: counts.into_iter().map(ply).collect(),
        total,
    })
}

fn table(counts: &[PlyCount], total: &Total, screen: &Screen) -> Table {
    let count = |number: u128| screen.cell(&screen.language().count(number));
    let mut table = Table::new();
    table
        .load_style(presets::NOTHING)
        .set_content_arrangement(ContentArrangement::Disabled)
        .set_header(
            [
                message!("label-ply"),
                message!("label-paths"),
                message!("label-positions"),
                message!("label-canonical"),
                message!("label-finished-paths"),
                message!("label-finished-positions"),
            ]
            .map(|label| screen.cell(&screen.say(&label))),
        );
    for ply in counts {
        table.add_row([
            count(ply.ply.into()),
            count(ply.paths),
            count(ply.positions.into()),
            count(ply.canonical.into()),
            count(ply.finished_paths),
            count(ply.finished_positions.into()),
        ]);
    }
    table.add_row([
        screen.cell(&screen.say(&message!("label-total"))),
        String::new(),
        count(total.positions.into()),
        count(total.canonical.into()),
        count(total.finished_paths),
        count(total.finished_positions.into()),
    ]);
    for column in table.column_iter_mut() {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}
