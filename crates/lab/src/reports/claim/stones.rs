use gametree_language::{Argument, Message, message};

use super::{Found, Judgement, ends, mean};
use crate::reports::Report;
use crate::reports::published::{Published, StonesRow};
use crate::reports::rerun::Findings;
use crate::reports::stones::tree_nodes;

/// The report has it that a decision takes fewer nodes than this.
const FEWER_THAN: u64 = 15;

pub(super) fn said(name: &str) -> Message {
    match name {
        "nodes" => message!("claim-001-nodes", nodes = FEWER_THAN),
        "building" => message!("claim-001-building"),
        "valuing" => message!("claim-001-valuing"),
        _ => {
            let [least, most] = match Published::of(Report::Stones) {
                Published::Stones(rows) => ends(rows.iter().filter_map(micro)),
                _ => [0.0; 2],
            };
            let [least, most] = [least, most].map(|time| Argument::decimal(time, 0));
            message!("claim-001-times", least = least, most = most)
        }
    }
}

pub(super) fn judged(rows: &[StonesRow], numbers: &Findings) -> Vec<Found> {
    vec![nodes(rows, numbers), building(rows), valuing(rows), times(rows)]
}

/// Microseconds for a move.
fn micro(row: &StonesRow) -> Option<f64> {
    row.move_seconds.map(|seconds| seconds * 1e6)
}

/// The means of a time, of minimax and alpha-beta.
fn means(rows: &[StonesRow], time: impl Fn(&StonesRow) -> Option<f64>) -> [f64; 2] {
    [false, true].map(|prune| {
        let of = rows.iter().filter(|row| row.prune == prune);
        mean(of.filter_map(&time))
    })
}

fn nodes(rows: &[StonesRow], numbers: &Findings) -> Found {
    let smallest = rows.iter().map(|row| row.stones).min().unwrap_or(0);
    let tree = tree_nodes(smallest);
    let moves = rows.iter().map(|row| row.nodes);
    let percent = |name: &str| Argument::decimal(100.0 * numbers.value(name), 1);
    let evidence = message!(
        "claim-001-nodes-evidence",
        fewest_moves = moves.clone().min().unwrap_or(0),
        most_moves = moves.max().unwrap_or(0),
        smallest = smallest,
        tree = tree,
        least = percent("least_share"),
        most = percent("most_share")
    );
    ("nodes", Judgement::of(tree < FEWER_THAN), evidence)
}

fn building(rows: &[StonesRow]) -> Found {
    let [minimax, alphabeta] = means(rows, |row| Some(row.building));
    let evidence = message!(
        "claim-001-building-evidence",
        minimax = Argument::decimal(minimax, 1),
        alphabeta = Argument::decimal(alphabeta, 1)
    );
    ("building", Judgement::of(alphabeta > minimax), evidence)
}

fn valuing(rows: &[StonesRow]) -> Found {
    let [minimax, alphabeta] = means(rows, |row| Some(row.valuing));
    let other = |row: &StonesRow| {
        let same = |other: &&StonesRow| {
            (other.stones, other.first) == (row.stones, row.first) && !other.prune
        };
        rows.iter().find(same).map(|other| other.valuing)
    };
    let pairs = rows.iter().filter(|row| row.prune);
    let pairs = pairs.filter_map(|row| Some((row.valuing, other(row)?)));
    let evidence = message!(
        "claim-001-valuing-evidence",
        minimax = Argument::decimal(minimax, 1),
        alphabeta = Argument::decimal(alphabeta, 1),
        slower = pairs.clone().filter(|(alphabeta, minimax)| alphabeta > minimax).count(),
        pairs = pairs.count()
    );
    ("valuing", Judgement::of(alphabeta > minimax), evidence)
}

fn times(rows: &[StonesRow]) -> Found {
    let [minimax, alphabeta] = means(rows, micro);
    let evidence = message!(
        "claim-001-times-evidence",
        minimax = Argument::decimal(minimax, 1),
        alphabeta = Argument::decimal(alphabeta, 1)
    );
    ("times", Judgement::Open, evidence)
}
