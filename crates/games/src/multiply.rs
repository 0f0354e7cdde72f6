//! `multiply`: multiply a number until it reaches the target.
//!
//! Points and bank are shared and start at 0. A move multiplies the number. An even product adds a
//! point, an odd one takes one away; a product that ends in 0 or 5 adds one to the bank. The game
//! ends when the number reaches the target; then even points lose the bank and odd points gain it.
//! If the points are even after that the first player wins, otherwise the second. No draws.

mod explained;

use gametree_rules::{
    Evaluator, ExpertiseByRules, Game, MoveError, Notation, Outcome, Plain, Player, PositionError,
    Solvable, Symmetric, Value, heuristics,
};

use crate::spec::{Accepts, Parameter, Parameters, Spec, SpecError, Specified, whole_number};
use crate::{QuestionPlan, text};

/// The game with its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Multiply {
    start: u64,
    target: u64,
    by: Vec<u16>,
}

/// The number, the shared points and bank, and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The number that is being multiplied.
    pub number: u64,
    /// The shared points; in a finished position the bank is already settled.
    pub points: i32,
    /// The shared bank.
    pub bank: i32,
    /// Whose turn it is.
    pub mover: Player,
}

/// Multiply by this.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Multiplier(pub u16);

const FORM: &str = "number/points/bank/mover";

impl Multiply {
    /// The report's game: by 3, 4 or 5 until 3000.
    ///
    /// # Panics
    /// If `start` is 0, or 3000 or more.
    pub fn new(start: u16) -> Self {
        assert!((1..3000).contains(&start), "the start is below the target of 3000");
        Multiply { start: start.into(), target: 3000, by: vec![3, 4, 5] }
    }

    /// Where the game ends.
    pub fn target(&self) -> u64 {
        self.target
    }

    /// How many moves can have led to this number, from any start.
    fn most_moves_to(&self, number: u64) -> i64 {
        let smallest = u64::from(self.by.iter().copied().min().unwrap_or(2));
        number.checked_ilog(smallest).unwrap_or(0).into()
    }

    /// Above every number the game can reach: target times the largest multiplier.
    fn ceiling(&self) -> u64 {
        self.target * u64::from(self.by.iter().copied().max().unwrap_or(1))
    }
}

impl Specified for Multiply {
    const PARAMETERS: Parameters = Parameters {
        name: "multiply",
        list: &[
            Parameter::new("start", Accepts::Number { least: 1, most: 999_999_999_999 })
                .or("20")
                .menu(20, 30),
            Parameter::new("target", Accepts::Number { least: 2, most: 1_000_000_000_000 })
                .or("3000"),
            Parameter::new("by", Accepts::Numbers { least: 2, most: 1000, count: 8 }).or("3/4/5"),
        ],
        example: "multiply:start=20",
    };

    const PLANS: &'static [QuestionPlan] = &[
        // The report's heuristic plays well enough without looking far: `plain` has to.
        QuestionPlan::depth("multiply:start=20..49", "plain", "1 3 5").against("easy").each(60),
        QuestionPlan::algorithm("multiply:start=20..49", "report", "1..5").each(60),
        QuestionPlan::begins("multiply:start=20..59", "medium").each(40),
        QuestionPlan::heuristic("multiply:start=20..49", "1").against("easy").each(60),
    ];

    fn from_spec(spec: &Spec) -> Result<Self, SpecError> {
        let values = Self::PARAMETERS.read(spec)?;
        let (start, target) = (values.number("start")?, values.number("target")?);
        if start >= target {
            return Err(SpecError::NotBelow {
                key: "start",
                found: start,
                limit: "target",
                below: target,
            });
        }
        let by = values.numbers("by")?.into_iter().map(|multiplier| multiplier as u16).collect();
        Ok(Multiply { start: start as u64, target: target as u64, by })
    }

    fn spec(&self) -> String {
        let mut spec = format!("multiply:start={}", self.start);
        if self.target != 3000 {
            spec += &format!(",target={}", self.target);
        }
        if self.by != [3, 4, 5] {
            let by: Vec<String> = self.by.iter().map(u16::to_string).collect();
            spec += &format!(",by={}", by.join("/"));
        }
        spec
    }
}

impl Game for Multiply {
    type Position = Position;
    type Move = Multiplier;

    fn start(&self) -> Position {
        Position { number: self.start, points: 0, bank: 0, mover: Player::First }
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Player {
        position.mover
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        (position.number >= self.target).then(|| {
            Outcome::Win(if is_even(position.points) { Player::First } else { Player::Second })
        })
    }

    #[inline]
    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = Multiplier> {
        let by: &[u16] = if position.number < self.target { &self.by } else { &[] };
        by.iter().map(|&multiplier| Multiplier(multiplier))
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, Multiplier(multiplier): Multiplier) {
        position.number *= u64::from(multiplier);
        position.points += if position.number % 2 == 0 { 1 } else { -1 };
        position.bank += i32::from(position.number % 5 == 0);
        if position.number >= self.target {
            position.points +=
                if is_even(position.points) { -position.bank } else { position.bank };
        }
        position.mover = position.mover.opponent();
    }
}

/// Also right for negative points.
#[inline]
fn is_even(points: i32) -> bool {
    points & 1 == 0
}

impl Symmetric for Multiply {}

// Points and bank are part of what is to come, and positions are few: nothing to tell a solver.
impl Solvable for Multiply {}

impl Notation for Multiply {
    fn move_text(&self, Multiplier(multiplier): Multiplier) -> String {
        multiplier.to_string()
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Multiplier, MoveError> {
        let multiplier = whole_number(text).ok_or(MoveError::Unreadable)?;
        let multiplier = u16::try_from(multiplier).map_err(|_| MoveError::NotPossible)?;
        self.legal_move(position, Multiplier(multiplier))
    }

    fn position_text(&self, position: &Position) -> String {
        let Position { number, points, bank, mover } = position;
        format!("{number}/{points}/{bank}/{}", mover.digit())
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let [number, points, bank, mover] = text::parts(text, FORM)?;
        let number = text::number("number", number, 1, self.ceiling() as i64 - 1)?;
        // Every move multiplied the number and changed points and bank by one at the most; the end
        // adds the bank to the points or takes it away.
        let moves = self.most_moves_to(number as u64);
        let bank = text::number("bank", bank, 0, moves)?;
        let most_points = if number < self.target as i64 { moves } else { moves + bank };
        Ok(Position {
            number: number as u64,
            points: text::number("points", points, -most_points, most_points)? as i32,
            bank: bank as i32,
            mover: text::mover(mover)?,
        })
    }
}

heuristics!([] Multiply: "plain" => Plain, "report" => Report);

impl ExpertiseByRules for Multiply {
    fn evaluator(&self) -> impl Evaluator<Self> {
        Report
    }
}

/// The report's formula: mostly whether the parity is right, then whether there is a bank, then how
/// far the game has come. In whole numbers: everything times `N − S`, its denominator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report;

impl Report {
    /// ±(100 if there is a bank, plus `progress`), with the sign of the parity.
    fn formula(&self, game: &Multiply, parity: i32, bank: i32, progress: i64) -> Value {
        let value = 100 * i64::from(bank.min(1)) * self.denominator(game) + progress;
        Value(if is_even(parity) { value } else { -value })
    }
}

impl Evaluator<Multiply> for Report {
    fn estimate(&self, game: &Multiply, position: &Position) -> Value {
        let parity = position.points + position.bank;
        self.formula(game, parity, position.bank, position.number as i64)
    }

    fn finished(&self, game: &Multiply, position: &Position, _: Outcome, _: u32) -> Value {
        let left = game.ceiling() as i64 - position.number as i64;
        self.formula(game, position.points, position.bank, 10 * left)
    }

    fn denominator(&self, game: &Multiply) -> i64 {
        (game.ceiling() - game.start.min(20)) as i64
    }
}
