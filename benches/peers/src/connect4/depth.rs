//! How long a depth takes, here and there.

use std::time::Duration;

use gametree_rules::Game;

use super::peer::{self, MODES, Mode};
use super::{Board, Connect4, openings, ours};
use crate::clock::{self, Timed};
use crate::row::{Row, Side};

const DEPTH: u8 = 14;
const OPENINGS: usize = 8;
const RUNS: usize = 3;

/// For each of the peer's modes one row for every position, and one for all together.
pub(crate) fn to_depth(work: &str) -> Vec<Row> {
    let boards: Vec<Board> =
        std::iter::once(Connect4.start()).chain(openings::balanced(OPENINGS, 6..=8, 14)).collect();
    MODES.iter().flat_map(|mode| rows(work, *mode, &boards)).collect()
}

fn rows(work: &str, mode: Mode, boards: &[Board]) -> Vec<Row> {
    let mut rows: Vec<Row> = boards
        .iter()
        .enumerate()
        .map(|(number, board)| {
            let (theirs, ours) = clock::medians_of(
                RUNS,
                || peer::to_depth(mode, *board, DEPTH),
                || ours::to_depth(*board, DEPTH.into()),
            );
            let name = match number {
                0 => format!("{work}, empty board"),
                _ => format!("{work}, opening {number}"),
            };
            let sign = Connect4.to_move(board).sign();
            let own_value =
                ours.result.verdict.map_or(f64::NAN, |verdict| verdict.amount().as_f64());
            let value = format!("{own_value} and {}", i32::from(theirs.result) * sign);
            let nodes = peer::nodes(mode, *board, DEPTH);
            let theirs = Side::new(mode_name(mode), Some(nodes), &theirs);
            let visited = ours.result.counts.visited;
            let ours = Side::new("engine, 1 thread".to_owned(), Some(visited), &ours);
            Row::new(&name, value, Some(theirs), ours)
        })
        .collect();
    rows.push(together(work, mode, &rows));
    rows
}

fn mode_name(mode: Mode) -> String {
    format!("IterativeSearch {}, 64 MiB", mode.name)
}

fn together(work: &str, mode: Mode, rows: &[Row]) -> Row {
    let sum = |mode: String, sides: &mut dyn Iterator<Item = &Side>| {
        let (nodes, seconds) = sides.fold((0, 0.0), |(nodes, seconds), side| {
            (nodes + side.nodes.unwrap_or(0), seconds + side.seconds)
        });
        let timed = Timed { result: (), median: Duration::from_secs_f64(seconds), runs: RUNS };
        Side::new(mode, Some(nodes), &timed)
    };
    let theirs = sum(mode_name(mode), &mut rows.iter().filter_map(|row| row.peer.as_ref()));
    let ours = sum("engine, 1 thread".to_owned(), &mut rows.iter().map(|row| &row.gametree));
    Row::new(&format!("{work}, all"), String::new(), Some(theirs), ours)
}
