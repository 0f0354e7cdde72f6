//! Somebody to play five in a row against: plain alpha-beta, one depth after the other.
//! The measuring program includes this file too.

use std::time::{Duration, Instant};

use gametree_games::mnk::{Lines, Mnk, Position, Shape, Square, Wide};
use gametree_rules::{Game, Outcome, Player, Seed};
use gametree_search::{EngineOptions, Limits, Task, alphabeta, engine};

/// Five in a row on a large board.
pub(crate) type Five = Mnk<Wide<6>>;

/// What each side may use for a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Allowance {
    /// Positions visited.
    #[allow(dead_code, reason = "tests count positions, the measuring program does not")]
    Nodes(u64),
    /// Time.
    #[allow(dead_code, reason = "the measuring program looks at the clock, tests do not")]
    Time(Duration),
}

impl Allowance {
    fn limits(self) -> Limits {
        match self {
            Allowance::Nodes(nodes) => Limits { nodes: Some(nodes), ..Limits::NONE },
            Allowance::Time(time) => Limits { time: Some(time), ..Limits::NONE },
        }
    }
}

/// A game that has been played.
pub(crate) struct Played {
    /// How it ended.
    pub(crate) outcome: Outcome,
    /// All moves, those of the opening included.
    pub(crate) moves: Vec<Square>,
}

/// Plays a game from an opening; the engine has this side.
pub(crate) fn play(game: &Five, opening: u64, engines: Player, allowance: Allowance) -> Played {
    let mut moves = openings(game, opening);
    let mut position = moves.iter().fold(game.start(), |at, &square| game.after(&at, square));
    loop {
        if let Some(outcome) = game.outcome(&position) {
            return Played { outcome, moves };
        }
        let mv = if game.to_move(&position) == engines {
            let (limits, options) = (allowance.limits(), EngineOptions::default());
            engine(&Task::new(game, &position).limits(limits), &options).best
        } else {
            rival(game, &position, allowance)
        };
        // Who has no move to make in time makes the first one.
        let mv = mv.or_else(|| game.legal_moves(&position).next()).expect("there is a move");
        game.play_unchecked(&mut position, mv);
        moves.push(mv);
    }
}

/// The move of the last depth that alpha-beta finishes.
fn rival(game: &Five, position: &Position<Wide<6>>, allowance: Allowance) -> Option<Square> {
    let started = Instant::now();
    let (mut best, mut visited) = (None, 0);
    for depth in 1.. {
        let left = match allowance {
            Allowance::Nodes(nodes) => Allowance::Nodes(nodes - visited),
            Allowance::Time(time) => Allowance::Time(time.saturating_sub(started.elapsed())),
        };
        let limits = Limits { depth: Limits::depth(depth).depth, ..left.limits() };
        let found = alphabeta(&Task::new(game, position).limits(limits), &Lines);
        visited += found.counts.visited;
        if found.stopped.is_some() {
            // Half a depth is better than nothing.
            return best.or(found.best);
        }
        best = found.best;
        let decided = found.end().is_some();
        let spent = matches!(allowance, Allowance::Nodes(nodes) if nodes <= visited);
        if decided || spent {
            break;
        }
    }
    best
}

/// Two or three stones near the centre, different for every number; no two of one side touch, so
/// that neither side begins with more than its turn.
fn openings(game: &Five, number: u64) -> Vec<Square> {
    let Shape { m, n, .. } = game.shape();
    let mut seed = Seed::new(number);
    let stones = 2 + (number % 2) as usize;
    let mut squares: Vec<(u8, u8)> = Vec::new();
    while squares.len() < stones {
        let place = (m / 2 - 2 + seed.below(5) as u8, n / 2 - 2 + seed.below(5) as u8);
        let touches =
            |other: &(u8, u8)| place.0.abs_diff(other.0) <= 1 && place.1.abs_diff(other.1) <= 1;
        let own = squares.iter().skip(squares.len() % 2).step_by(2);
        if !squares.contains(&place) && !own.into_iter().any(touches) {
            squares.push(place);
        }
    }
    squares.into_iter().map(|(column, row)| game.square(column, row)).collect()
}
