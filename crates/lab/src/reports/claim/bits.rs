use gametree_language::{Argument, Message, message};

use super::{Found, Judgement, ends, mean};
use crate::reports::Report;
use crate::reports::published::{BitsRow, Published, Side};
use crate::reports::rerun::{distinct, game_nodes};

/// The report has it that alpha-beta visits from so many nodes to so many.
const RANGE: [u64; 2] = [8_567, 43_654];
/// The report has it that minimax's mean times begin here, in seconds.
const FASTEST: f64 = 0.0261;
/// The report has it that the computer wins so many of a hundred games with either algorithm.
const WON: u64 = 90;

pub(super) fn said(name: &str) -> Message {
    match name {
        "range" => message!("claim-002-range", least = RANGE[0], most = RANGE[1]),
        "seconds" => message!("claim-002-seconds", fastest = Argument::decimal(FASTEST, 4)),
        "winners" => message!("claim-002-winners", won = WON, others = 100 - WON),
        "saving" => message!("claim-002-saving"),
        _ => {
            let [least, most] = match Published::of(Report::Bits) {
                Published::Bits(rows) => ends(rows.iter().filter_map(|row| row.move_seconds)),
                _ => [0.0; 2],
            };
            let [least, most] = [least, most].map(|time| Argument::decimal(time, 4));
            message!("claim-002-times", least = least, most = most)
        }
    }
}

pub(super) fn judged(rows: &[BitsRow]) -> Vec<Found> {
    vec![range(rows), seconds(rows), winners(rows), saving(rows), times(rows)]
}

/// The rows of an algorithm, each with its place from 1.
fn of(rows: &[BitsRow], prune: bool) -> impl Iterator<Item = (usize, &BitsRow)> + Clone {
    (1..).zip(rows).filter(move |(_, row)| row.prune == prune)
}

fn range(rows: &[BitsRow]) -> Found {
    let least = of(rows, true).min_by_key(|(_, row)| row.nodes);
    let most = of(rows, true).max_by_key(|(_, row)| row.nodes);
    let nodes = |row: Option<(usize, &BitsRow)>| row.map_or(0, |(_, row)| row.nodes);
    let evidence = message!(
        "claim-002-range-evidence",
        most = nodes(most),
        row = most.map_or(0, |(row, _)| row)
    );
    ("range", Judgement::of([nodes(least), nodes(most)] == RANGE), evidence)
}

fn seconds(rows: &[BitsRow]) -> Found {
    let times = of(rows, false).filter_map(|(row, one)| Some((row, one.move_seconds?)));
    let (row, fastest) = times.min_by(|a, b| a.1.total_cmp(&b.1)).unwrap_or_default();
    let time = Argument::decimal(fastest, 4);
    let evidence = message!("claim-002-seconds-evidence", row = row, fastest = time);
    ("seconds", Judgement::of(fastest.to_bits() == FASTEST.to_bits()), evidence)
}

fn winners(rows: &[BitsRow]) -> Found {
    let won = |prune: bool| {
        let by_computer = |(_, row): &(usize, &BitsRow)| row.winner == Some(Side::Computer);
        of(rows, prune).filter(by_computer).count()
    };
    let games = [false, true].map(|prune| of(rows, prune).count());
    let wins = [false, true].map(won);
    let evidence = message!(
        "claim-002-winners-evidence",
        minimax = wins[0],
        minimax_games = games[0],
        alphabeta = wins[1],
        alphabeta_games = games[1],
        human = rows.iter().filter(|row| row.winner == Some(Side::Human)).count(),
        drawn = rows.iter().filter(|row| row.winner.is_none()).count(),
        rows = rows.len(),
        distinct = distinct(rows)
    );
    let holds = (0..2).all(|side| wins[side] as u64 * 100 == games[side] as u64 * WON);
    ("winners", Judgement::of(holds), evidence)
}

/// Minimax's count follows from the length, so every row of alpha-beta has one to stand beside.
fn saving(rows: &[BitsRow]) -> Found {
    let share = |(_, row): (usize, &BitsRow)| {
        row.nodes as f64 / game_nodes(row.length, row.first).max(1) as f64
    };
    let [least, most] = ends(of(rows, true).map(share));
    let percent = |share: f64| Argument::decimal(100.0 * share, 0);
    let evidence =
        message!("claim-002-saving-evidence", least = percent(least), most = percent(most));
    ("saving", Judgement::of(most < 1.0), evidence)
}

fn times(rows: &[BitsRow]) -> Found {
    let time = |prune: bool| {
        let times = of(rows, prune).filter_map(|(_, row)| row.move_seconds);
        Argument::decimal(mean(times), 4)
    };
    let evidence =
        message!("claim-002-times-evidence", minimax = time(false), alphabeta = time(true));
    ("times", Judgement::Open, evidence)
}
