use gametree_language::{Argument, Message, message};

use super::{Found, Judgement, ends};
use crate::reports::Report;
use crate::reports::published::{Published, SimRow};
use crate::reports::rerun::{Compared, Figure, Figures};

pub(super) fn said(name: &str) -> Message {
    match name {
        "deeper" => message!("claim-004-deeper"),
        _ => {
            let Published::Sim(rows) = Published::of(Report::Sim) else {
                return message!("claim-004-deeper");
            };
            let [least, most] = ends(rows.iter().filter_map(|row| row.game_seconds));
            let longest = rows.iter().filter(|row| row.total_seconds.is_some());
            let longest = longest.max_by(|a, b| {
                a.total_seconds.partial_cmp(&b.total_seconds).unwrap_or(std::cmp::Ordering::Equal)
            });
            message!(
                "claim-004-times",
                least = Argument::decimal(least, 4),
                most = Argument::decimal(most, 4),
                depth = longest.map_or(0, |row| row.depth),
                total =
                    Argument::decimal(longest.and_then(|row| row.total_seconds).unwrap_or(0.0), 2)
            )
        }
    }
}

pub(super) fn judged(rows: &[SimRow], compared: &[Compared]) -> Vec<Found> {
    deeper(compared).into_iter().chain(times(rows)).collect()
}

fn share(figures: &Figures) -> f64 {
    let share = figures.iter().find_map(|(name, figure)| match figure {
        Figure::Share(share) if *name == "red_share" => Some(*share),
        _ => None,
    });
    share.unwrap_or(0.0)
}

/// What the depth does to red's share of wins, with the faults and without: the smallest depth and the largest
/// with pruning.
fn deeper(compared: &[Compared]) -> Option<Found> {
    let pruned = |row: &&Compared| row.setting.contains(&("prune", "yes".into()));
    let mut pruned = compared.iter().filter(pruned);
    let (least, most) = (pruned.next()?, pruned.next_back()?);
    let depth = |row: &Compared| match row.setting.iter().find(|(name, _)| *name == "depth") {
        Some((_, Figure::Number(depth))) => *depth,
        _ => 0,
    };
    let percent = |figures: &Figures| Argument::decimal(100.0 * share(figures), 1);
    let evidence = message!(
        "claim-004-deeper-evidence",
        least = depth(least),
        most = depth(most),
        program_shallow = percent(&least.rerun),
        program_deep = percent(&most.rerun),
        shallow = percent(&least.corrected),
        deep = percent(&most.corrected)
    );
    Some(("deeper", Judgement::of(share(&most.corrected) < share(&least.corrected)), evidence))
}

/// The time of the deepest games, and of those before them.
fn times(rows: &[SimRow]) -> Option<Found> {
    let pruned = rows.iter().filter(|row| row.prune);
    let mut pruned = pruned.filter_map(|row| Some((row.depth, row.total_seconds?)));
    let (deep, deep_time) = pruned.next_back()?;
    let (shallow, shallow_time) = pruned.next_back()?;
    let evidence = message!(
        "claim-004-times-evidence",
        shallow = shallow,
        shallow_time = Argument::decimal(shallow_time, 2),
        deep = deep,
        deep_time = Argument::decimal(deep_time, 2)
    );
    Some(("times", Judgement::Open, evidence))
}
