//! 002: counts of whole games. Minimax's follow from the length alone; alpha-beta's depend on the digits and the human,
//! so they are compared with those of a thousand games.

use std::collections::BTreeMap;
use std::sync::atomic::AtomicUsize;

use gametree_games::bits::{Bits, Digits, STANDARD_TABLE};
use gametree_language::message;
use gametree_rules::work::Stage;
use gametree_rules::{Game, Player, Seed, Work, splitmix64};
use gametree_search::Stopped;

use super::{Compared, Figure, Outcome, Row, Verdict, algorithm};
use crate::reports::bits::{BitsFaults, BitsSearch, DEPTH};
use crate::reports::published::{BitsRow, Side};
use crate::reports::spread::spread;

/// Games that a count is compared with.
const GAMES: usize = 1000;
/// Games without the faults, for the median alone.
const CORRECTED_GAMES: usize = 200;

/// What plain minimax visits for one decision with so many digits, the root not counted: whatever the digits are.
pub fn decision_nodes(length: u8) -> u64 {
    let plies = u64::from(length.saturating_sub(1)).min(DEPTH.into());
    let choices = |ply: u64| u64::from(length) - 1 - ply;
    (1..=plies).map(|depth| (0..depth).map(choices).product::<u64>()).sum()
}

/// The same for a whole game.
pub fn game_nodes(length: u8, first: Side) -> u64 {
    let longest = length - u8::from(first == Side::Human);
    (2..=longest).rev().step_by(2).map(decision_nodes).sum()
}

pub(super) fn rerun(rows: &[BitsRow], work: &Work) -> Result<Outcome, Stopped> {
    let mut settings: Vec<(u8, Side)> =
        rows.iter().filter(|row| row.prune).map(|row| (row.length, row.first)).collect();
    settings.sort_by_key(|&(length, first)| (std::cmp::Reverse(length), first.name()));
    settings.dedup();
    let mut jobs = Vec::new();
    for &(length, first) in &settings {
        let published = BitsSearch::published(true);
        let mended = BitsSearch { faults: BitsFaults::default(), ..published };
        jobs.extend((0..GAMES).map(|game| (length, first, published, game)));
        jobs.extend((0..CORRECTED_GAMES).map(|game| (length, first, mended, game)));
    }
    work.begin(Stage::Games, Some(jobs.len() as u64));
    let played = spread(jobs.len(), &AtomicUsize::new(0), work, |index| {
        let (length, first, search, game) = jobs[index];
        nodes_of_a_game(length, first, &search, game as u64, work)
    })?;
    let mut counts: BTreeMap<(u8, bool), [Vec<u64>; 2]> = BTreeMap::new();
    for ((length, first, search, _), nodes) in jobs.iter().zip(played) {
        let both = counts.entry((*length, *first == Side::Computer)).or_default();
        both[usize::from(search.faults == BitsFaults::default())].push(nodes);
    }
    for both in counts.values_mut() {
        both.iter_mut().for_each(|counts| counts.sort_unstable());
    }
    let compared =
        rows.iter().map(|row| match counts.get(&(row.length, row.first == Side::Computer)) {
            Some(both) if row.prune => by_chance(row, both),
            _ => by_length(row),
        });
    let findings = vec![("games", (GAMES as u64).into()), ("distinct_rows", distinct(rows).into())];
    Ok((compared.collect(), findings))
}

/// A game against somebody who plays any pair, from random digits: what the program's search visits.
fn nodes_of_a_game(
    length: u8,
    first: Side,
    search: &BitsSearch,
    number: u64,
    work: &Work,
) -> Result<u64, Stopped> {
    let mut seed = Seed::new(splitmix64(number ^ u64::from(length) << 32));
    let game = Bits::new(Digits::from_seed(length, seed.next_number()), STANDARD_TABLE);
    let computer = if first == Side::Computer { Player::First } else { Player::Second };
    let mut position = game.start();
    let mut nodes = 0;
    while game.outcome(&position).is_none() {
        let pair = if position.mover == computer {
            let decision = search.decide(&game, &position, &mut (), work)?;
            nodes += decision.calls;
            seed.pick(&decision.best).copied()
        } else {
            seed.pick(&game.legal_moves(&position).collect::<Vec<_>>()).copied()
        };
        let Some(pair) = pair else { break };
        game.play_unchecked(&mut position, pair);
    }
    Ok(nodes)
}

pub(super) fn published(row: &BitsRow) -> Row {
    let setting = vec![
        ("length", u32::from(row.length).into()),
        ("first", row.first.name().into()),
        ("algorithm", algorithm(row.prune)),
    ];
    (setting, vec![("nodes_visited", row.nodes.into())])
}

/// Minimax: there is one right number.
fn by_length(row: &BitsRow) -> Compared {
    let nodes = game_nodes(row.length, row.first);
    let holds = nodes == row.nodes;
    let others: Vec<(u8, Side)> = (2..=30)
        .flat_map(|length| [(length, Side::Computer), (length, Side::Human)])
        .filter(|&(length, first)| game_nodes(length, first) == row.nodes)
        .collect();
    let by =
        |side: Side| others.iter().find(|(_, first)| *first == side).map(|(length, _)| *length);
    let reason = match (holds, by(Side::Computer), by(Side::Human)) {
        (true, ..) => message!("reproduce-by-length", length = u64::from(row.length)),
        (false, Some(computer), Some(human)) => message!(
            "reproduce-other-length",
            published = row.nodes,
            computer = u64::from(computer),
            human = u64::from(human)
        ),
        (false, ..) => message!("reproduce-no-length", published = row.nodes, rerun = nodes),
    };
    let (setting, published) = published(row);
    Compared {
        setting,
        published,
        rerun: vec![("nodes_visited", nodes.into())],
        corrected: vec![("nodes_visited", nodes.into())],
        verdict: if holds { Verdict::Reproduced } else { Verdict::NotReproduced },
        reason,
    }
}

/// Alpha-beta: is the number among those of many games?
fn by_chance(row: &BitsRow, [published, mended]: &[Vec<u64>; 2]) -> Compared {
    let middle = |counts: &[u64]| counts[counts.len() / 2];
    let (least, most) = (published[0], published[published.len() - 1]);
    let below = published.partition_point(|&count| count < row.nodes);
    let holds = (least..=most).contains(&row.nodes);
    let share = below as f64 / published.len() as f64;
    let percent = (share * 100.0).round() as i64;
    let reason = match holds {
        true => message!(
            "reproduce-in-range",
            least = least,
            most = most,
            games = published.len(),
            percent = percent
        ),
        false => {
            message!("reproduce-out-of-range", least = least, most = most, games = published.len())
        }
    };
    let (setting, printed) = self::published(row);
    Compared {
        setting,
        published: printed,
        rerun: vec![
            ("nodes_visited", middle(published).into()),
            ("least", least.into()),
            ("most", most.into()),
            ("share_below", Figure::Share(share)),
        ],
        corrected: vec![("nodes_visited", middle(mended).into())],
        verdict: if holds { Verdict::Plausible } else { Verdict::NotReproduced },
        reason,
    }
}

/// How many different experiments the rows are.
pub(in crate::reports) fn distinct(rows: &[BitsRow]) -> u64 {
    let different = |&(index, row): &(usize, &BitsRow)| !rows[..index].contains(row);
    rows.iter().enumerate().filter(different).count() as u64
}
