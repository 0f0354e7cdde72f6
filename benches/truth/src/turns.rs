//! A game of one's own that says nothing useful about whose turn it is once the game is over.

use gametree_rules::{
    Evaluator, ExpertiseByRules, Game, Outcome, Player, Solvable, Symmetric, Value,
};

/// Take one to three from a heap. Whoever takes the last one wins, or, where points count, everybody
/// has the sum of the numbers of the stones that they took.
#[derive(Clone, Debug)]
pub struct Takeaway {
    /// The stones at the start.
    pub stones: u8,
    /// Whether the sums count.
    pub points: bool,
    /// Whether taking the last stone loses.
    pub misere: bool,
    /// What a position says about the turn once the game is over.
    pub last_turn: LastTurn,
}

/// Whose turn it is when it is nobody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LastTurn {
    /// The player who moved last.
    Mover,
    /// The other one, as if the game went on.
    Other,
    /// Always the first player.
    First,
}

impl LastTurn {
    /// All of them.
    pub const ALL: [LastTurn; 3] = [LastTurn::Mover, LastTurn::Other, LastTurn::First];
}

/// Stones left, sums, who moved last, and a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    left: u8,
    sums: [i16; 2],
    moved: Player,
    turn: Player,
}

impl Game for Takeaway {
    type Position = Position;
    type Move = u8;

    fn start(&self) -> Position {
        Position { left: self.stones, sums: [0; 2], moved: Player::Second, turn: Player::First }
    }

    fn to_move(&self, position: &Position) -> Player {
        position.turn
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        let [first, second] = position.sums;
        (position.left == 0).then(|| match (self.points, self.misere) {
            (true, _) => Outcome::from_margin(i32::from(first - second)),
            (false, false) => Outcome::Win(position.moved),
            (false, true) => Outcome::Win(position.moved.opponent()),
        })
    }

    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = u8> {
        1..=position.left.min(3)
    }

    fn play_unchecked(&self, position: &mut Position, taken: u8) {
        let mover = position.turn;
        if self.points {
            let numbers = (0..taken).map(|one| i16::from(position.left - one));
            position.sums[mover.index()] += numbers.sum::<i16>();
        }
        position.left -= taken;
        position.moved = mover;
        position.turn = match self.last_turn {
            LastTurn::Mover if position.left == 0 => mover,
            LastTurn::First if position.left == 0 => Player::First,
            _ => mover.opponent(),
        };
    }

    fn payoff(&self, position: &Position, outcome: Outcome) -> i32 {
        let [first, second] = position.sums;
        if self.points { i32::from(first - second) } else { outcome.sign() }
    }

    fn score(&self, position: &Position) -> Option<[i32; 2]> {
        self.points.then(|| position.sums.map(i32::from))
    }
}

impl Symmetric for Takeaway {}
impl Solvable for Takeaway {}

/// Large estimates, and mostly wrong.
struct Bold;

impl Evaluator<Takeaway> for Bold {
    fn estimate(&self, game: &Takeaway, position: &Position) -> Value {
        let scale = if game.points { 1 } else { 1_000_003 };
        Value((i64::from(position.left) % 5 - 2) * scale)
    }
}

impl ExpertiseByRules for Takeaway {
    fn evaluator(&self) -> impl Evaluator<Self> {
        Bold
    }
}
