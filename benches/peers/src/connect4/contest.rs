//! The engine against the peer at equal time a move.

use std::time::Duration;

use gametree_rules::{Game, Outcome, Player};
use minimax::Strategy;

use super::peer::{self, MODES};
use super::{Board, Column, Connect4, openings, ours};

/// Plays the games, each opening from both sides, and prints the score.
pub(crate) fn play(games: u64, time: Duration) {
    let openings = openings::balanced(games.div_ceil(2) as usize, 4..=8, 4);
    let starts = openings.iter().flat_map(|board| Player::ALL.map(|engine| (*board, engine)));
    let mut score = Score::default();
    for (number, (board, engine)) in starts.take(games as usize).enumerate() {
        let (outcome, plies) = one(board, engine, time);
        let result = score.add(outcome, engine);
        #[expect(clippy::print_stderr, reason = "a match takes long, and this is not its result")]
        {
            eprintln!(
                "game {number}: the engine is {engine}, {result} after {plies} plies; {score}"
            );
        }
    }
    println!("connect4, the engine against IterativeSearch {} at {time:?} a move:", MODES[0].name);
    println!("{score}");
}

/// One game: how it ends, and how many plies after the opening.
fn one(mut board: Board, engine: Player, time: Duration) -> (Outcome, u32) {
    let mut ours = ours::Player::new();
    // As its author has it play: one search for a whole game, with what its table holds.
    let mut theirs = peer::search::<false>(MODES[0]);
    theirs.set_timeout(time);
    for plies in 0.. {
        if let Some(outcome) = Connect4.outcome(&board) {
            return (outcome, plies);
        }
        let chosen: Option<Column> = if Connect4.to_move(&board) == engine {
            ours.choose(board, time)
        } else {
            theirs.choose_move(&board)
        };
        let legal = Connect4.legal_moves(&board).find(|column| Some(*column) == chosen);
        Connect4.play_unchecked(&mut board, legal.expect("a legal move"));
    }
    unreachable!("a board is full after 42 plies")
}

/// The engine's.
#[derive(Clone, Copy, Default)]
struct Score {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Score {
    /// Says how the game went for the engine.
    fn add(&mut self, outcome: Outcome, engine: Player) -> &'static str {
        let (count, result) = match outcome {
            Outcome::Win(player) if player == engine => (&mut self.won, "won"),
            Outcome::Win(_) => (&mut self.lost, "LOST"),
            Outcome::Draw => (&mut self.drawn, "drawn"),
        };
        *count += 1;
        result
    }

    /// Points a game, and twice the standard error of that.
    fn share(self) -> (f64, f64) {
        let [won, drawn, lost] = [self.won, self.drawn, self.lost].map(f64::from);
        let games = won + drawn + lost;
        let mean = (won + drawn / 2.0) / games;
        let squares = won + drawn / 4.0;
        let variance = (squares / games - mean * mean).max(0.0);
        (mean, 2.0 * (variance / games).sqrt())
    }
}

impl std::fmt::Display for Score {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (mean, margin) = self.share();
        let Score { won, drawn, lost } = self;
        write!(
            f,
            "won {won}, drawn {drawn}, lost {lost}: {:.1} % ± {:.1} (two standard errors)",
            100.0 * mean,
            100.0 * margin
        )
    }
}
