//! Games that nobody has thought of: their positions and results come out of a mixer.

use gametree_rules::{
    Evaluator, ExpertiseByRules, Game, Outcome, Player, Solvable, Symmetric, Value, splitmix64,
};

/// A game as a hash makes it: how many moves there are, where they lead, when it is over and how.
/// Different moves may lead to one position, some games are long and some short.
#[derive(Clone, Debug)]
pub struct Grown {
    /// Which game it is.
    pub seed: u64,
    /// The most plies it can last.
    pub plies: u8,
    /// The most moves there are in a position.
    pub branching: u8,
    /// How many positions there are on a ply, at the most: few of them means many ways to each.
    pub width: u16,
    /// How many points the winner may have, or 0 if only winning counts.
    pub points: u8,
}

/// Which ply, and which of its positions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    ply: u8,
    place: u16,
}

impl Grown {
    fn roll(&self, position: &Position, what: u64) -> u64 {
        let place = u64::from(position.ply) << 32 | u64::from(position.place);
        splitmix64(splitmix64(self.seed ^ place).wrapping_add(what))
    }

    fn margin(&self, position: &Position) -> i32 {
        let most = u64::from(self.points.max(1));
        (self.roll(position, 1) % (2 * most + 1)) as i32 - most as i32
    }
}

impl Game for Grown {
    type Position = Position;
    type Move = u8;

    fn start(&self) -> Position {
        Position { ply: 0, place: 0 }
    }

    fn to_move(&self, position: &Position) -> Player {
        // Once the game is over, anything.
        match self.outcome(position) {
            Some(_) if self.roll(position, 2) % 2 == 0 => Player::First,
            Some(_) => Player::Second,
            None if position.ply % 2 == 0 => Player::First,
            None => Player::Second,
        }
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let over =
            position.ply == self.plies || position.ply > 0 && self.roll(position, 3) % 8 == 0;
        over.then(|| Outcome::from_margin(self.margin(position)))
    }

    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = u8> {
        let over = self.outcome(position).is_some();
        let moves = 1 + (self.roll(position, 4) % u64::from(self.branching)) as u8;
        0..if over { 0 } else { moves }
    }

    fn play_unchecked(&self, position: &mut Position, mv: u8) {
        let place = self.roll(position, 5 + u64::from(mv)) % u64::from(self.width);
        *position = Position { ply: position.ply + 1, place: place as u16 };
    }

    fn payoff(&self, position: &Position, _: Outcome) -> i32 {
        self.margin(position)
    }

    fn score(&self, position: &Position) -> Option<[i32; 2]> {
        (self.points > 0).then(|| [self.margin(position), 0])
    }
}

impl Symmetric for Grown {}
impl Solvable for Grown {}

/// An opinion like any other.
struct Rumour;

impl Evaluator<Grown> for Rumour {
    fn estimate(&self, game: &Grown, position: &Position) -> Value {
        let most = 4 * i64::from(game.points.max(50));
        Value((game.roll(position, 6) % (2 * most as u64 + 1)) as i64 - most)
    }
}

impl ExpertiseByRules for Grown {
    fn evaluator(&self) -> impl Evaluator<Self> {
        Rumour
    }
}
