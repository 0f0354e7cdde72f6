//! 001: games whose moves nobody wrote down. A row holds if there is a game against the program that ends so.

use std::collections::BTreeMap;

use gametree_games::stones::{Position, Report as Sign, Stones, Take};
use gametree_language::message;
use gametree_rules::work::Stage;
use gametree_rules::{Game, Player, Work};
use gametree_search::{Stopped, Task, alphabeta};

use super::{Compared, Figure, Figures, Outcome, Row, Verdict, algorithm, winner};
use crate::reports::published::{Side, StonesRow};
use crate::reports::stones::{Estimates, tree_nodes};

/// How a game against the program may end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Ending {
    /// The human's total.
    pub human: u32,
    /// The computer's.
    pub computer: u32,
    /// What the program calls nodes visited: its moves, but for one that the human had to press for it.
    pub nodes: u64,
}

/// Endings, each with human takes that lead to it.
pub type Reached = BTreeMap<Ending, Vec<u32>>;

/// All endings of games with so many stones against the program.
pub fn endings(stones: u32, first: Side) -> Reached {
    let game = Stones::new(stones, &[2, 3]);
    let computer = match first {
        Side::Computer => Player::First,
        Side::Human => Player::Second,
    };
    let mut table = Endings {
        game: &game,
        computer,
        estimates: Estimates::default(),
        human: Vec::new(),
        found: BTreeMap::new(),
    };
    table.walk(&game.start(), 0, false);
    table.found
}

struct Endings<'a> {
    game: &'a Stones,
    computer: Player,
    estimates: Estimates,
    /// The human's takes so far.
    human: Vec<u32>,
    found: Reached,
}

impl Endings<'_> {
    /// `pressed`: the human took 3 and left exactly 2, so the window waits for the human although it is the
    /// computer's turn.
    fn walk(&mut self, position: &Position, nodes: u64, pressed: bool) {
        if self.game.outcome(position).is_some() {
            let (human, computer) =
                (position.total(self.computer.opponent()), position.total(self.computer));
            let human_takes = self.human.clone();
            self.found.entry(Ending { human, computer, nodes }).or_insert(human_takes);
            return;
        }
        if position.mover == self.computer {
            if let Some(take) = self.estimates.take(self.game, position) {
                let next = self.game.after(position, take);
                self.walk(&next, nodes + u64::from(!pressed), false);
            }
            return;
        }
        for Take(take) in self.game.legal_moves(position).collect::<Vec<_>>() {
            let next = self.game.after(position, Take(take));
            self.human.push(take);
            self.walk(&next, nodes, take == 3 && next.left == 2);
            self.human.pop();
        }
    }
}

pub(super) fn rerun(rows: &[StonesRow], work: &Work) -> Result<Outcome, Stopped> {
    work.begin(Stage::Games, Some(rows.len() as u64));
    let mut known: BTreeMap<(u32, bool), (Reached, u64)> = BTreeMap::new();
    let mut compared = Vec::new();
    let mut pressed = 0_u64;
    for (row, done) in rows.iter().zip(1..) {
        if work.is_stopped() {
            return Err(Stopped::Asked);
        }
        let key = (row.stones, row.first == Side::Computer);
        let (endings, proper) = known
            .entry(key)
            .or_insert_with(|| (endings(row.stones, row.first), proper_nodes(row.stones, work)));
        let one = compare(row, endings, *proper);
        if one.verdict == Verdict::Possible && was_pressed(row, endings) {
            pressed += 1;
        }
        compared.push(one);
        work.done(done);
    }
    if work.is_stopped() {
        return Err(Stopped::Asked);
    }
    let mut findings = mean_times(rows);
    findings.push(("pressed", pressed.into()));
    let (smallest, largest) =
        (rows.iter().map(|row| row.stones).min(), rows.iter().map(|row| row.stones).max());
    for (name, stones) in [("smallest", smallest), ("largest", largest)] {
        findings.push((name, stones.map_or(Figure::Nothing, Figure::from)));
    }
    let shares =
        known.iter().map(|((stones, _), (_, proper))| *proper as f64 / tree_nodes(*stones) as f64);
    let shares: Vec<f64> = shares.collect();
    let share = |share: Option<f64>| share.map_or(Figure::Nothing, Figure::Share);
    findings.push(("least_share", share(shares.iter().copied().reduce(f64::min))));
    findings.push(("most_share", share(shares.iter().copied().reduce(f64::max))));
    Ok((compared, findings))
}

/// What an alpha-beta that passes its window down visits, the root included.
fn proper_nodes(stones: u32, work: &Work) -> u64 {
    let game = Stones::new(stones, &[2, 3]);
    alphabeta(&Task::new(&game, &game.start()).work(work), &Sign).counts.visited
}

fn compare(row: &StonesRow, endings: &Reached, proper: u64) -> Compared {
    let ending = row_ending(row);
    let right = match row.human.cmp(&row.computer) {
        std::cmp::Ordering::Greater => Some(Side::Human),
        std::cmp::Ordering::Less => Some(Side::Computer),
        std::cmp::Ordering::Equal => None,
    };
    let takes = endings.get(&ending);
    let (verdict, reason) = match takes {
        Some(takes) if right == row.winner => {
            let takes: Vec<String> = takes.iter().map(u32::to_string).collect();
            (Verdict::Possible, message!("reproduce-game-exists", takes = takes.join(" ")))
        }
        Some(_) => (Verdict::NotReproduced, message!("reproduce-winner-differs")),
        None => {
            let scores =
                |other: &&Ending| (other.human, other.computer) == (ending.human, ending.computer);
            match endings.keys().find(scores) {
                Some(other) => (
                    Verdict::NotReproduced,
                    message!(
                        "reproduce-other-moves",
                        published = ending.nodes,
                        rerun = other.nodes
                    ),
                ),
                None => (
                    Verdict::NotReproduced,
                    message!("reproduce-no-such-game", endings = endings.len()),
                ),
            }
        }
    };
    let rerun = match takes {
        Some(human) => {
            let mut found = figures(&ending, right);
            found.push(("takes", Figure::Numbers(all_takes(row.stones, row.first, human))));
            found
        }
        None => Vec::new(),
    };
    let tree = tree_nodes(row.stones);
    let (setting, published) = published(row);
    Compared {
        setting,
        published,
        rerun,
        corrected: vec![("nodes_visited", if row.prune { proper } else { tree }.into())],
        verdict,
        reason,
    }
}

pub(super) fn published(row: &StonesRow) -> Row {
    let setting = vec![
        ("stones", row.stones.into()),
        ("algorithm", algorithm(row.prune)),
        ("first", row.first.name().into()),
    ];
    (setting, figures(&row_ending(row), row.winner))
}

fn figures(ending: &Ending, won: Option<Side>) -> Figures {
    vec![
        ("nodes_visited", ending.nodes.into()),
        ("human_score", ending.human.into()),
        ("computer_score", ending.computer.into()),
        ("winner", winner(won)),
    ]
}

fn row_ending(row: &StonesRow) -> Ending {
    Ending { human: row.human as u32, computer: row.computer as u32, nodes: row.nodes }
}

/// Whether the row's number of moves can only be had by the move that the human pressed for the computer.
fn was_pressed(row: &StonesRow, endings: &Reached) -> bool {
    let takes = endings.get(&row_ending(row)).map_or(0, Vec::len) as u64;
    // Moves alternate: without the pressed one the computer has made as many as the human, or one more or fewer.
    let own = match row.first {
        Side::Computer => row.nodes == takes || row.nodes == takes + 1,
        Side::Human => row.nodes == takes || row.nodes + 1 == takes,
    };
    let takes = endings.get(&row_ending(row));
    !own || takes.is_some_and(|takes| ends_pressed(row.stones, row.first, takes))
}

/// Plays a game again from the human's takes, and looks whether one of them was 3, leaving 2: then the human has to press
/// the computer's move.
pub(in crate::reports) fn ends_pressed(stones: u32, first: Side, human_takes: &[u32]) -> bool {
    let mut left = stones;
    let mut by_human = first == Side::Human;
    let mut pressed = false;
    for take in all_takes(stones, first, human_takes) {
        left -= take as u32;
        pressed |= by_human && take == 3 && left == 2;
        by_human = !by_human;
    }
    pressed
}

/// Plays a game again from the human's takes: the takes of both.
fn all_takes(stones: u32, first: Side, human_takes: &[u32]) -> Vec<i64> {
    let game = Stones::new(stones, &[2, 3]);
    let computer = if first == Side::Computer { Player::First } else { Player::Second };
    let mut takes = human_takes.iter();
    let mut estimates = Estimates::default();
    let mut position = game.start();
    let mut all = Vec::new();
    while game.outcome(&position).is_none() {
        let take = if position.mover == computer {
            estimates.take(&game, &position)
        } else {
            takes.next().map(|&take| Take(take))
        };
        let Some(take) = take else { break };
        all.push(take.0.into());
        position = game.after(&position, take);
    }
    all
}

/// The means of the published times: what the report's conclusions are about.
fn mean_times(rows: &[StonesRow]) -> Figures {
    let mean = |prune: bool, time: fn(&StonesRow) -> f64| {
        let times: Vec<f64> = rows.iter().filter(|row| row.prune == prune).map(time).collect();
        if times.is_empty() {
            return Figure::Nothing;
        }
        let mean = times.iter().sum::<f64>() / times.len() as f64;
        Figure::Number((mean * 1000.0).round() as i64)
    };
    vec![
        ("building_minimax_ms", mean(false, |row| row.building)),
        ("building_alphabeta_ms", mean(true, |row| row.building)),
        ("valuing_minimax_ms", mean(false, |row| row.valuing)),
        ("valuing_alphabeta_ms", mean(true, |row| row.valuing)),
    ]
}
