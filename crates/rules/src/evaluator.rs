use crate::{Game, Outcome, Player, Value};

/// A named heuristic: it values every leaf of a search, finished positions too.
///
/// Values are from the first player's side. They are flat unless the heuristic itself looks at
/// `ply`, the number of plies from the search's root.
pub trait Evaluator<G: Game> {
    /// What an unfinished position seems to be worth.
    fn estimate(&self, game: &G, position: &G::Position) -> Value;

    /// What a finished position is worth.
    #[inline]
    fn finished(&self, game: &G, position: &G::Position, outcome: Outcome, ply: u32) -> Value {
        let _ = ply;
        game.payoff(position, outcome).into()
    }

    /// What a search's result says for certain, if this heuristic keeps the values of decided games
    /// apart from its estimates: then such a value can only come from finished positions.
    fn decided(&self, game: &G, value: Value) -> Option<Decided> {
        let _ = (game, value);
        None
    }

    /// Values are multiples of one over this; for printing only.
    fn denominator(&self, game: &G) -> i64 {
        let _ = game;
        1
    }
}

/// A game that is decided though not finished: whatever the loser does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Decided {
    /// Who wins.
    pub winner: Player,
    /// How many plies from the search's root it takes under best play, if the value tells.
    pub plies: Option<u32>,
}

impl Decided {
    /// For heuristics where a win `plies` from the root is worth `top - plies`, and every estimate
    /// lies nearer to 0 than `least`.
    pub fn by_distance(value: Value, top: i64, least: i64) -> Option<Decided> {
        let winner = if value.0 > 0 { Player::First } else { Player::Second };
        let size = value.0.abs();
        let plies = u32::try_from(top - size).ok();
        (least..=top).contains(&size).then_some(Decided { winner, plies })
    }
}

/// The default heuristic: a finished position is worth its payoff, an unfinished one 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Plain;

impl<G: Game> Evaluator<G> for Plain {
    #[inline]
    fn estimate(&self, _: &G, _: &G::Position) -> Value {
        Value::ZERO
    }

    /// Where there are no points, 1 is a win; with points an unfinished 0 may be part of any value.
    fn decided(&self, game: &G, value: Value) -> Option<Decided> {
        let no_points = game.score(&game.start()).is_none();
        let decided = Decided::by_distance(value, 1, 1).filter(|_| no_points)?;
        Some(Decided { plies: None, ..decided })
    }
}
