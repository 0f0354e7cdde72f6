use gametree_rules::{Player, Remark};

use crate::Session;

/// A game that was played by chance, to show how it goes: its first moves, the last one and how the
/// result follows. Everything in it is what the rules made of the moves.
pub struct Example {
    /// Where it began.
    pub start: String,
    /// The moves that are shown, with what they did.
    pub moves: Vec<ExampleMove>,
    /// How many moves before the last one are not shown.
    pub left_out: usize,
    /// The position that it came to: the end, unless the game is very long.
    pub after: Box<dyn Session>,
    /// How the result follows.
    pub end: Vec<Remark>,
}

/// A move of an example.
pub struct ExampleMove {
    /// Its number, from 1.
    pub number: usize,
    /// Who made it.
    pub player: Player,
    /// The move.
    pub mv: String,
    /// The position that it led to.
    pub position: String,
    /// What it did.
    pub remarks: Vec<Remark>,
}

/// Games of so many moves are shown in full.
const SHORT: usize = 5;
/// Of others, so many from the beginning, and the last one.
const FIRST: usize = 3;
/// The end of a longer game than this is not looked for.
const LONGEST: usize = 1000;
/// Of so many games the shortest is taken, which is the easiest to read.
const GAMES: u64 = 16;

impl Example {
    /// An example from this position on; always the same one.
    pub fn of(session: &dyn Session) -> Example {
        let games = (0..GAMES).map(|seed| session.random_moves(seed, LONGEST));
        let mut moves = games.min_by_key(Vec::len).unwrap_or_default();
        let mut end = session.copy();
        if moves.iter().any(|mv| end.play(mv).is_err()) || end.result().is_none() {
            moves.truncate(FIRST);
        }
        let mut game = session.copy();
        let mut shown = Vec::new();
        let is_shown = |index| moves.len() <= SHORT || index < FIRST || index + 1 == moves.len();
        for (index, mv) in moves.iter().enumerate() {
            // The moves are legal: the same rules have just found them.
            let (Some(player), Ok(remarks)) = (game.to_move(), game.explain(mv)) else { break };
            if game.play(mv).is_err() {
                break;
            }
            if is_shown(index) {
                let (mv, position) = (mv.clone(), game.position());
                shown.push(ExampleMove { number: index + 1, player, mv, position, remarks });
            }
        }
        let left_out = moves.len() - shown.len();
        let end = game.explain_end();
        Example { start: session.position(), moves: shown, left_out, after: game, end }
    }
}
