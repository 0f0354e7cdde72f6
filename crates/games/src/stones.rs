//! `stones`: take 2 or 3 stones.
//!
//! If the number left is even the opponent gets 2 points, if it is odd the mover does. The game
//! ends when there is nothing left to take (with 2 or 3: at 0 or 1 stones; the last one is
//! nobody's). A player's total is points plus own stones; more wins, equal is a draw.

mod explained;
mod law;
mod solving;

use std::sync::OnceLock;

use gametree_rules::{
    Evaluator, Exact, ExpertiseByRules, Game, HeapValue, MoveError, Notation, Outcome, Plain,
    Player, PositionError, Proven, Symmetric, Value, heuristics,
};

use crate::spec::{Accepts, Parameter, Parameters, Spec, SpecError, Specified, whole_number};
use crate::{QuestionPlan, text};

/// The game with its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stones {
    stones: u32,
    take: Vec<u32>,
    /// The smallest take: below it the game is over.
    smallest: u32,
    heaps: Heaps,
}

/// What every heap is worth, once somebody has asked. It follows from the parameters.
#[derive(Clone, Default, Debug)]
struct Heaps(OnceLock<Vec<HeapValue>>);

impl PartialEq for Heaps {
    fn eq(&self, _: &Heaps) -> bool {
        true
    }
}

impl Eq for Heaps {}

/// Stones left, and what each player has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// Stones left in the heap.
    pub left: u32,
    /// Points of each player.
    pub points: [u32; 2],
    /// Stones each player has taken.
    pub taken: [u32; 2],
    /// Whose turn it is.
    pub mover: Player,
}

impl Position {
    /// Points plus own stones.
    #[inline]
    pub fn total(&self, player: Player) -> u32 {
        self.points[player.index()] + self.taken[player.index()]
    }

    /// The first player's total minus the second's.
    #[inline]
    pub fn margin(&self) -> i32 {
        self.total(Player::First) as i32 - self.total(Player::Second) as i32
    }
}

/// Take this many stones.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Take(pub u32);

const FORM: &str = "stones/points1/stones1/points2/stones2/mover";
const MAX_STONES: i64 = 1_000_000;
const POINTS_PER_MOVE: u32 = 2;

impl Stones {
    /// A heap of `stones`; a move takes one of the numbers in `take`, tried in that order.
    ///
    /// # Panics
    /// If `take` is empty or contains 0.
    pub fn new(stones: u32, take: &[u32]) -> Self {
        let smallest = take.iter().copied().min().filter(|&smallest| smallest > 0);
        let smallest = smallest.expect("there is something to take");
        Stones { stones, take: take.to_vec(), smallest, heaps: Heaps::default() }
    }

    /// Checks that moves exist which give these totals and this turn.
    fn check(&self, position: &Position) -> Result<(), PositionError> {
        let [first, second] = position.taken;
        let sum = i64::from(position.left) + i64::from(first) + i64::from(second);
        if sum != i64::from(self.stones) {
            return Err(PositionError::Total { found: sum, expected: self.stones.into() });
        }
        // Every move gives two points to somebody, so the points tell how many moves there were;
        // the player whose turn it is has made half of them, rounded down.
        let points = position.points;
        let wrong = PositionError::Points { first: points[0].into(), second: points[1].into() };
        if points.iter().any(|points| points % POINTS_PER_MOVE != 0) {
            return Err(wrong);
        }
        let moves = (points[0] + points[1]) / POINTS_PER_MOVE;
        let largest = self.take.iter().copied().max().unwrap_or(0);
        for player in Player::ALL {
            let made = if player == position.mover { moves / 2 } else { moves.div_ceil(2) };
            let (least, most) =
                (u64::from(made) * u64::from(self.smallest), u64::from(made) * u64::from(largest));
            if !(least..=most).contains(&position.taken[player.index()].into()) {
                return Err(wrong);
            }
        }
        Ok(())
    }
}

impl Specified for Stones {
    const PARAMETERS: Parameters = Parameters {
        name: "stones",
        list: &[
            Parameter::new("stones", Accepts::Number { least: 0, most: MAX_STONES })
                .or("50")
                .menu(50, 70)
                .size(),
            Parameter::new("take", Accepts::Numbers { least: 1, most: 1000, count: 8 }).or("2/3"),
        ],
        example: "stones:stones=50",
    };

    const PLANS: &'static [QuestionPlan] = &[
        QuestionPlan::depth("stones:stones=50..99", "report", "1 4 7").each(100),
        QuestionPlan::algorithm("stones:stones=50..69", "report", "2..7").each(40),
        QuestionPlan::begins("stones:stones=50..99", "medium").each(50),
        QuestionPlan::heuristic("stones:stones=50..99", "3").each(100),
    ];

    fn from_spec(spec: &Spec) -> Result<Self, SpecError> {
        let values = Self::PARAMETERS.read(spec)?;
        let take: Vec<u32> = values.numbers("take")?.into_iter().map(|take| take as u32).collect();
        Ok(Stones::new(values.number("stones")? as u32, &take))
    }

    fn spec(&self) -> String {
        let mut spec = format!("stones:stones={}", self.stones);
        if self.take != [2, 3] {
            let take: Vec<String> = self.take.iter().map(u32::to_string).collect();
            spec += &format!(",take={}", take.join("/"));
        }
        spec
    }
}

impl Game for Stones {
    type Position = Position;
    type Move = Take;

    fn start(&self) -> Position {
        Position { left: self.stones, points: [0; 2], taken: [0; 2], mover: Player::First }
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Player {
        position.mover
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        (position.left < self.smallest).then(|| Outcome::from_margin(position.margin()))
    }

    #[inline]
    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = Take> {
        let left = position.left;
        self.take.iter().filter(move |&&take| take <= left).map(|&take| Take(take))
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, Take(take): Take) {
        let mover = position.mover;
        position.left -= take;
        position.taken[mover.index()] += take;
        let rewarded = if position.left % 2 == 0 { mover.opponent() } else { mover };
        position.points[rewarded.index()] += POINTS_PER_MOVE;
        position.mover = mover.opponent();
    }

    #[inline]
    fn payoff(&self, position: &Position, _: Outcome) -> i32 {
        position.margin()
    }

    fn score(&self, position: &Position) -> Option<[i32; 2]> {
        Some(Player::ALL.map(|player| position.total(player) as i32))
    }
}

impl Symmetric for Stones {}

impl Notation for Stones {
    fn move_text(&self, Take(take): Take) -> String {
        take.to_string()
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Take, MoveError> {
        let take = whole_number(text).ok_or(MoveError::Unreadable)?;
        let take = u32::try_from(take).map_err(|_| MoveError::NotPossible)?;
        self.legal_move(position, Take(take))
    }

    fn position_text(&self, position: &Position) -> String {
        let Position { left, points, taken, mover } = position;
        let mover = mover.digit();
        format!("{left}/{}/{}/{}/{}/{mover}", points[0], taken[0], points[1], taken[1])
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let [left, points1, taken1, points2, taken2, mover] = text::parts(text, FORM)?;
        let stones = |field, text| Ok(text::number(field, text, 0, MAX_STONES)? as u32);
        let points = |field, text| {
            Ok(text::number(field, text, 0, MAX_STONES * i64::from(POINTS_PER_MOVE))? as u32)
        };
        let position = Position {
            left: stones("stones", left)?,
            points: [points("points1", points1)?, points("points2", points2)?],
            taken: [stones("stones1", taken1)?, stones("stones2", taken2)?],
            mover: text::mover(mover)?,
        };
        self.check(&position)?;
        Ok(position)
    }
}

heuristics!([] Stones: "plain" => Plain, "report" => Report, "law" => Law);

impl ExpertiseByRules for Stones {
    fn evaluator(&self) -> impl Evaluator<Self> {
        Law
    }

    fn law(&self, position: &Position) -> Option<Exact> {
        self.end(position)
    }
}

/// The report's: who is ahead so far, and nothing else.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report;

impl Evaluator<Stones> for Report {
    #[inline]
    fn estimate(&self, _: &Stones, position: &Position) -> Value {
        position.margin().signum().into()
    }

    #[inline]
    fn finished(&self, game: &Stones, position: &Position, _: Outcome, _: u32) -> Value {
        self.estimate(game, position)
    }
}

/// The margin so far plus what the stones left are worth to the mover under best play.
///
/// With 2 or 3 to take that is known: 0, 0, 0, 4, 5, 1, 1 for up to six stones, then
/// ((n − 1) mod 4) + 1. With other takes it is taken to be 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law;

impl Evaluator<Stones> for Law {
    fn estimate(&self, game: &Stones, position: &Position) -> Value {
        const FEW: [i32; 7] = [0, 0, 0, 4, 5, 1, 1];
        let worth = match position.left as usize {
            _ if !self.is_exact(game) => 0,
            few @ ..7 => FEW[few],
            many => ((many as i32 - 1) % 4) + 1,
        };
        (position.margin() + position.mover.sign() * worth).into()
    }

    #[inline]
    fn is_exact(&self, game: &Stones) -> bool {
        matches!(game.take.as_slice(), [2, 3] | [3, 2])
    }

    fn proven_end(&self, _: &Stones, value: Value, is_complete: bool) -> Option<Proven> {
        if is_complete { Proven::by_margin(value) } else { None }
    }
}
