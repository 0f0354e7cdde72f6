//! A toy game, written the way CONTRIBUTING.md says: take 1 to 3 matches, the last one wins.

use gametree_games::{Accepts, Parameter, Parameters, Spec, SpecError, Specified};
use gametree_picture::{Board, TextStyle};
use gametree_rules::{
    Evaluator, ExpertiseByRules, Explained, Game, MoveError, Notation, Outcome, Part, Plain,
    Player, PositionError, Remark, Rule, Solvable, Symmetric, Value, heuristics,
};

// 1. The rules.

/// The game: how many matches there are.
#[derive(Clone)]
pub struct Matches {
    /// Matches at the start.
    pub heap: u8,
}

/// What changes while playing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// Matches left.
    pub left: u8,
    /// Who is to take.
    pub mover: Player,
}

impl Game for Matches {
    type Position = Position;
    type Move = u8;

    fn start(&self) -> Position {
        Position { left: self.heap, mover: Player::First }
    }

    fn to_move(&self, position: &Position) -> Player {
        position.mover
    }

    fn outcome(&self, position: &Position) -> Option<Outcome> {
        (position.left == 0).then(|| Outcome::Win(position.mover.opponent()))
    }

    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = u8> {
        1..=position.left.min(3)
    }

    fn play_unchecked(&self, position: &mut Position, taken: u8) {
        position.left -= taken;
        position.mover = position.mover.opponent();
    }
}

// 2. Symmetries: none.

impl Symmetric for Matches {}

// 3. Moves and positions as text.

const FORM: &str = "left/mover";

impl Notation for Matches {
    fn move_text(&self, taken: u8) -> String {
        taken.to_string()
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<u8, MoveError> {
        let taken = text.parse().map_err(|_| MoveError::Unreadable)?;
        self.legal_move(position, taken)
    }

    fn position_text(&self, position: &Position) -> String {
        format!("{}/{}", position.left, position.mover.digit())
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let (left, mover) = text.split_once('/').ok_or(PositionError::Shape { form: FORM })?;
        let mover = Player::from_digit(mover)
            .ok_or_else(|| PositionError::Mover { found: mover.to_owned() })?;
        let left = left.parse().ok().filter(|&left| left <= self.heap).ok_or_else(|| {
            PositionError::Number {
                field: "left",
                found: left.to_owned(),
                least: 0,
                most: self.heap.into(),
            }
        })?;
        Ok(Position { left, mover })
    }
}

// 4. Heuristics.

heuristics!([] Matches: "plain" => Plain, "fours" => Fours);

/// A multiple of four is lost for the mover.
struct Fours;

impl Evaluator<Matches> for Fours {
    fn estimate(&self, _: &Matches, position: &Position) -> Value {
        let lost = position.left % 4 == 0;
        (position.mover.sign() * if lost { -1 } else { 1 }).into()
    }
}

// 5. What a strong search asks, answered from the rules.

impl ExpertiseByRules for Matches {
    fn evaluator(&self) -> impl Evaluator<Self> {
        Fours
    }
}

impl Solvable for Matches {}

// How it is played and what a move does, as facts; the words are in the entry. An empty `impl` would do.

impl Explained for Matches {
    fn rules(&self) -> Vec<Rule> {
        vec![Part::Brief.rule(Remark::new("all")), Part::Goal.rule(Remark::new("all"))]
    }

    fn explain_move(&self, position: &Position, taken: u8) -> Vec<Remark> {
        let took = Remark::new("took").with("who", position.mover).with("taken", taken);
        vec![took.with("left", position.left - taken)]
    }
}

// 6. A board.

impl Board for Matches {
    fn board(&self, position: &Position, style: &TextStyle) -> String {
        style.terminal.pick("❘ ", "| ").repeat(position.left.into()) + "\n"
    }
}

// 7. A spec. The entry is `Entry::of::<Matches>()`.

impl Specified for Matches {
    const PARAMETERS: Parameters = Parameters {
        name: "matches",
        list: &[Parameter::new("heap", Accepts::Number { least: 0, most: 200 })
            .or("21")
            .menu(10, 30)],
        example: "matches:heap=21",
    };

    fn from_spec(spec: &Spec) -> Result<Self, SpecError> {
        Ok(Matches { heap: Self::PARAMETERS.read(spec)?.number("heap")? as u8 })
    }

    fn spec(&self) -> String {
        match self.heap {
            21 => "matches".to_owned(),
            heap => format!("matches:heap={heap}"),
        }
    }
}
