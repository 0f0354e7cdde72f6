//! One game of each layout, by name.

use std::path::Path;

use gametree_cluster::{Cluster, ClusterError, Outcome, merge, solve};
use gametree_games::bits::{Bits, Digits, Replacement};
use gametree_games::mnk::{Mnk, Shape};
use gametree_games::multiply::Multiply;
use gametree_games::sim::Sim;
use gametree_games::stones::Stones;
use gametree_rules::work::{Budget, Work};
use gametree_rules::{Exact, Notation, Seed, Solvable};

/// What came of a run: how the game ends, where the table is whole; the parts that are missing; connections refused.
#[derive(Debug, PartialEq)]
pub(crate) struct Ended {
    pub(crate) root: Option<Exact>,
    pub(crate) missing: usize,
    pub(crate) refused: u64,
}

pub(crate) fn work() -> Work {
    Work::within(Budget { memory: 1 << 30, threads: 2, time: None })
}

/// What is to be done with a game.
pub(crate) enum Task<'a> {
    /// What a single process writes.
    Alone,
    Together(&'a Cluster),
    Merge,
}

impl Task<'_> {
    fn run<G>(
        &self,
        game: &G,
        name: &str,
        folder: &Path,
        work: &Work,
    ) -> Result<Ended, ClusterError>
    where
        G: Solvable + Notation + Clone + Sync,
        G::Position: Send + Sync,
    {
        let (_, moves) = name.split_once(AFTER).unwrap_or((name, ""));
        let root = moves.split_whitespace().fold(game.start(), |position, mv| {
            game.after(&position, game.parse_move(&position, mv).unwrap())
        });
        let (outcome, refused) = match self {
            Task::Alone => {
                (Outcome::Table(gametree_tables::solve(game, name, &root, folder, work)?), 0)
            }
            Task::Together(cluster) => {
                let solved = solve(game, name, &root, folder, cluster, work)?;
                (solved.outcome, solved.refused)
            }
            Task::Merge => (merge(game, name, &root, folder, work)?, 0),
        };
        Ok(match outcome {
            Outcome::Table(table) => Ended { root: Some(table.root_value()), missing: 0, refused },
            Outcome::Parts | Outcome::Nothing | Outcome::Unfinished => {
                Ended { root: None, missing: 0, refused }
            }
            Outcome::Scattered { missing } => Ended { root: None, missing: missing.len(), refused },
        })
    }

    /// Does it with the game of this name, after the moves that it may say.
    pub(crate) fn with(
        &self,
        name: &str,
        folder: &Path,
        work: &Work,
    ) -> Result<Ended, ClusterError> {
        let board = |m, n, k| Mnk::<u64>::new(Shape::new(m, n, k));
        match name.split(AFTER).next().unwrap() {
            "3x3x3" => self.run(&board(3, 3, 3), name, folder, work),
            "4x3x3" => self.run(&board(4, 3, 3), name, folder, work),
            "4x4x3" => self.run(&board(4, 4, 3), name, folder, work),
            "7x7x7" => self.run(&board(7, 7, 7), name, folder, work),
            "sim" => self.run(&Sim::new(5), name, folder, work),
            "bits" => self.run(&bits(2, 12), name, folder, work),
            "long bits" => self.run(&bits(90, 16), name, folder, work),
            "stones" => self.run(&Stones::new(50, &[2, 3]), name, folder, work),
            "multiply" => self.run(&Multiply::new(20), name, folder, work),
            _ => panic!("no game {name}"),
        }
    }
}

/// A board with so many squares left, on which positions are found by playing: their texts are long, and so many that
/// they are sent in pieces.
pub(crate) fn nearly_full(left: usize) -> String {
    let squares = (1..=7).flat_map(|row| ('a'..='g').map(move |column| format!("{column}{row}")));
    let moves: Vec<String> = squares.take(49 - left).collect();
    format!("7x7x7{AFTER}{}", moves.join(" "))
}

/// What stands between a game and its moves.
const AFTER: &str = " after ";

/// A game of strings with random replacements.
fn bits(most: usize, length: u8) -> Bits {
    let mut seed = Seed::new(3);
    let mut points = || seed.below(2 * most + 1) as i32 - most as i32;
    let mut replacement = |digit| Replacement { digit, mover: points(), opponent: points() };
    Bits::new(Digits::from_seed(length, 3), [1, 0, 1, 0].map(&mut replacement))
}
