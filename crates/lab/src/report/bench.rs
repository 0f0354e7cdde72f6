use gametree_language::{Argument, message};
use gametree_present::Page;
use gametree_present::page::{Block, Cell, Column, Fact, Table};

use crate::{Bench, BenchResult};

/// How many positions every search of the set visited, how fast, and whether that is what was
/// expected.
pub fn bench(bench: &Bench, expected: Option<&str>) -> Page {
    let row = |BenchResult { case, answer }: &BenchResult| {
        let game = [case.spec, case.moves].join(" ");
        let depth = case.depth.map_or(String::new(), |depth| format!(" {depth}"));
        vec![
            Cell::Code(game.trim().to_owned()),
            Cell::text(format!("{}{depth}", case.algorithm)),
            Cell::Count(answer.counts.visited.into()),
            Cell::Duration(answer.elapsed),
        ]
    };
    let table = Table {
        columns: vec![
            Column::words(message!("label-game").into()),
            Column::words(message!("label-search").into()),
            Column::numbers(message!("label-nodes").into()),
            Column::numbers(message!("label-time").into()),
        ],
        rows: bench.results.iter().map(row).collect(),
        ..Table::default()
    };
    let mut signature = Cell::text(bench.signature()).strong();
    if let Some(expected) = expected {
        signature = signature.remarked(if bench.is_as_expected(expected) {
            message!("bench-as-expected")
        } else {
            message!("bench-expected", expected = expected)
        });
    }
    let speed = Argument::decimal(bench.positions_per_second() / 1e6, 1);
    let facts = vec![
        Fact::new(message!("label-signature"), signature),
        Fact::new(message!("label-nodes"), Cell::Count(bench.visited().into())),
        Fact::new(message!("label-time"), Cell::Duration(bench.elapsed())),
        Fact::new(message!("label-speed"), message!("bench-speed", speed = speed).into()),
    ];
    Page::new([Block::Table(table), Block::Facts(facts)])
}
