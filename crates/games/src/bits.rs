//! `bits`: replace adjacent pairs of digits until one digit is left.
//!
//! A table says what each pair becomes and what it gives: by default 00→1 and 11→0 give the mover a
//! point, 01→0 gives the opponent one, 10→1 takes one from the opponent. More points win.

mod expertise;
mod explained;
mod solving;

use std::fmt::Write;

use gametree_rules::{
    Evaluator, Game, MoveError, Notation, Outcome, Plain, Player, PositionError, Proven, Symmetric,
    Value, heuristics, splitmix64,
};

use crate::spec::{Accepts, Parameter, Parameters, Spec, SpecError, Specified, whole_number};
use crate::{QuestionPlan, text};

/// The game with its parameters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bits {
    start: Digits,
    table: Table,
    /// What short strings are worth to the mover, for [`Law`].
    short: Vec<i32>,
}

/// Up to 64 binary digits.
///
/// The leftmost digit is bit `length − 1`, the rightmost is bit 0:
///
/// ```text
/// text          0   1   1   0   1
/// index         0   1   2   3   4
/// bit           4   3   2   1   0
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Digits {
    bits: u64,
    length: u8,
}

impl Digits {
    /// The longest string.
    pub const MAX: usize = 64;

    /// Reads 1 to 64 characters `0` or `1`.
    pub fn parse(text: &str) -> Option<Digits> {
        if text.is_empty() || text.len() > Self::MAX {
            return None;
        }
        let mut bits = 0;
        for byte in text.bytes() {
            bits = bits << 1
                | match byte {
                    b'0' => 0,
                    b'1' => 1,
                    _ => return None,
                };
        }
        Some(Digits { bits, length: text.len() as u8 })
    }

    /// The string a seed stands for: the low `length` bits of `splitmix64(seed)`.
    ///
    /// # Panics
    /// If `length` is 0 or above 64.
    pub fn from_seed(length: u8, seed: u64) -> Digits {
        assert!((1..=Self::MAX).contains(&length.into()), "1 to 64 digits");
        Digits { bits: splitmix64(seed) & (u64::MAX >> (64 - length)), length }
    }

    /// How many digits there are.
    #[inline]
    #[expect(clippy::len_without_is_empty, reason = "there is always a digit")]
    pub fn len(self) -> usize {
        self.length.into()
    }

    /// The pair at this index as a number: 0 for 00, 1 for 01, 2 for 10, 3 for 11.
    #[inline]
    pub fn pair(self, Pair(index): Pair) -> usize {
        (self.bits >> (self.length - 2 - index) & 0b11) as usize
    }

    /// The pairs from left to right; none when a single digit is left.
    #[inline]
    pub fn pairs(self) -> impl Iterator<Item = Pair> {
        (0..self.length - 1).map(Pair)
    }

    /// Puts one digit where the pair was.
    #[inline]
    fn replace(&mut self, Pair(index): Pair, digit: u8) {
        let after = self.length - 2 - index; // digits to the right of the pair
        let left = self.bits >> after >> 2;
        let right = self.bits & ((1 << after) - 1);
        self.bits = (left << 1 | u64::from(digit)) << after | right;
        self.length -= 1;
    }
}

impl std::fmt::Display for Digits {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        (0..self.length)
            .rev()
            .try_for_each(|bit| f.write_char(if self.bits >> bit & 1 == 0 { '0' } else { '1' }))
    }
}

/// What a pair becomes and gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Replacement {
    /// The digit that takes its place.
    pub digit: u8,
    /// Points for the mover.
    pub mover: i32,
    /// Points for the opponent.
    pub opponent: i32,
}

/// The replacements for 00, 01, 10 and 11.
pub type Table = [Replacement; 4];

/// The report's table.
pub const STANDARD_TABLE: Table = [
    Replacement { digit: 1, mover: 1, opponent: 0 },
    Replacement { digit: 0, mover: 0, opponent: 1 },
    Replacement { digit: 1, mover: 0, opponent: -1 },
    Replacement { digit: 0, mover: 1, opponent: 0 },
];

const MAX_POINTS_A_MOVE: i64 = 1000;

/// Reads `digit,mover,opponent` four times, with `/` between them.
fn parse_table(text: &str) -> Option<Table> {
    let replacement = |text: &str| {
        let numbers: Vec<i64> = text.split(',').map(whole_number).collect::<Option<_>>()?;
        let &[digit @ 0..=1, mover, opponent] = numbers.as_slice() else { return None };
        let points = -MAX_POINTS_A_MOVE..=MAX_POINTS_A_MOVE;
        (points.contains(&mover) && points.contains(&opponent)).then_some(Replacement {
            digit: digit as u8,
            mover: mover as i32,
            opponent: opponent as i32,
        })
    };
    let table: Vec<Replacement> = text.split('/').map(replacement).collect::<Option<_>>()?;
    table.try_into().ok()
}

fn table_text(table: &Table) -> String {
    let texts =
        table.map(|Replacement { digit, mover, opponent }| format!("{digit},{mover},{opponent}"));
    texts.join("/")
}

/// The string, the scores and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Position {
    /// The digits left.
    pub digits: Digits,
    /// Points of each player.
    pub scores: [i32; 2],
    /// Whose turn it is.
    pub mover: Player,
}

impl Position {
    /// The first player's points minus the second's.
    #[inline]
    pub fn margin(&self) -> i32 {
        self.scores[0] - self.scores[1]
    }
}

/// Replace the pair whose left digit has this index, counted from 0 on the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pair(pub u8);

const FORM: &str = "string/score1/score2/mover";

impl Bits {
    /// The game that starts with these digits.
    pub fn new(start: Digits, table: Table) -> Self {
        Bits { start, table, short: short_worths(&table) }
    }

    /// What the pair at this index becomes and gives.
    pub fn replacement(&self, position: &Position, pair: Pair) -> Replacement {
        self.table[position.digits.pair(pair)]
    }
}

impl Specified for Bits {
    /// `string`, or `length` and perhaps `seed`.
    const PARAMETERS: Parameters = Parameters {
        name: "bits",
        list: &[
            Parameter::new("string", Accepts::Digits { most: Digits::MAX }),
            Parameter::new("length", Accepts::Number { least: 1, most: Digits::MAX as i64 })
                .or("15")
                .menu(15, 25)
                .size(),
            Parameter::new("seed", Accepts::Number { least: 0, most: i64::MAX }).or("0").seed(),
            Parameter::new("table", Accepts::Replacements).or("1,1,0/0,0,1/1,0,-1/0,1,0"),
        ],
        example: "bits:string=0110100",
    };

    const PLANS: &'static [QuestionPlan] = &[
        QuestionPlan::depth("bits:length=12,seed=1..60", "report", "1 3").against("easy").each(120),
        QuestionPlan::algorithm("bits:length=12,seed=1..20", "report", "1..4").each(40),
        // Whether the first player wins or nobody does follows from the length.
        QuestionPlan::begins("bits:length=8..15,seed=1..5", "medium").each(40),
        QuestionPlan::heuristic("bits:length=12,seed=1..30", "2").against("easy").each(60),
    ];

    fn from_spec(spec: &Spec) -> Result<Self, SpecError> {
        let values = Self::PARAMETERS.read(spec)?;
        for other in ["length", "seed"] {
            if values.has("string") && values.has(other) {
                return Err(SpecError::Conflict { key: "string", other });
            }
        }
        let start = if values.has("string") {
            Digits::parse(values.text("string")?).ok_or_else(|| values.wrong("string"))?
        } else {
            Digits::from_seed(values.number("length")? as u8, values.number("seed")? as u64)
        };
        let table = parse_table(values.text("table")?).ok_or_else(|| values.wrong("table"))?;
        Ok(Bits::new(start, table))
    }

    fn spec(&self) -> String {
        let mut spec = format!("bits:string={}", self.start);
        if self.table != STANDARD_TABLE {
            spec += &format!(",table={}", table_text(&self.table));
        }
        spec
    }
}

impl Game for Bits {
    type Position = Position;
    type Move = Pair;

    fn start(&self) -> Position {
        Position { digits: self.start, scores: [0; 2], mover: Player::First }
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Player {
        position.mover
    }

    #[inline]
    fn outcome(&self, position: &Position) -> Option<Outcome> {
        (position.digits.len() == 1).then(|| Outcome::from_margin(position.margin()))
    }

    #[inline]
    fn legal_moves(&self, position: &Position) -> impl Iterator<Item = Pair> {
        position.digits.pairs()
    }

    #[inline]
    fn play_unchecked(&self, position: &mut Position, pair: Pair) {
        let replacement = self.table[position.digits.pair(pair)];
        let mover = position.mover;
        position.digits.replace(pair, replacement.digit);
        position.scores[mover.index()] += replacement.mover;
        position.scores[mover.opponent().index()] += replacement.opponent;
        position.mover = mover.opponent();
    }

    #[inline]
    fn payoff(&self, position: &Position, _: Outcome) -> i32 {
        position.margin()
    }

    fn score(&self, position: &Position) -> Option<[i32; 2]> {
        Some(position.scores)
    }
}

impl Symmetric for Bits {}

impl Notation for Bits {
    fn move_text(&self, Pair(index): Pair) -> String {
        index.to_string()
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Pair, MoveError> {
        let index = whole_number(text).ok_or(MoveError::Unreadable)?;
        let index = u8::try_from(index).map_err(|_| MoveError::OffBoard)?;
        match self.legal_move(position, Pair(index)) {
            Err(MoveError::NotPossible) => Err(MoveError::OffBoard),
            result => result,
        }
    }

    fn position_text(&self, position: &Position) -> String {
        let Position { digits, scores, mover } = position;
        format!("{digits}/{}/{}/{}", scores[0], scores[1], mover.digit())
    }

    fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let [string, score1, score2, mover] = text::parts(text, FORM)?;
        if let Some(found) = string.chars().find(|digit| !matches!(digit, '0' | '1')) {
            return Err(PositionError::Symbol { found, allowed: "0 1" });
        }
        if string.is_empty() {
            return Err(PositionError::Shape { form: FORM });
        }
        let digits = Digits::parse(string).ok_or(PositionError::Size {
            field: "digits",
            found: string.len(),
            expected: Digits::MAX,
        })?;
        // However long the string was, each digit that is gone took one move.
        let moves = (Digits::MAX - digits.len()) as i64;
        let points = self.table.iter().flat_map(|replaced| [replaced.mover, replaced.opponent]);
        let most = moves * points.map(|points| i64::from(points.abs())).max().unwrap_or(0);
        let score = |field, text| Ok(text::number(field, text, -most, most)? as i32);
        Ok(Position {
            digits,
            scores: [score("score1", score1)?, score("score2", score2)?],
            mover: text::mover(mover)?,
        })
    }
}

heuristics!([] Bits: "plain" => Plain, "report" => Report, "law" => Law);

/// The report's: the margin so far, plus for the side to move what every pair would gain it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Report;

impl Evaluator<Bits> for Report {
    fn estimate(&self, game: &Bits, position: &Position) -> Value {
        let gain: i32 = position
            .digits
            .pairs()
            .map(|pair| game.replacement(position, pair))
            .map(|Replacement { mover, opponent, .. }| mover - opponent)
            .sum();
        (position.margin() + position.mover.sign() * gain).into()
    }

    fn proven_end(&self, _: &Bits, value: Value, is_complete: bool) -> Option<Proven> {
        if is_complete { Proven::by_margin(value) } else { None }
    }
}

/// The margin so far plus what the string is worth to the mover under best play.
///
/// Up to eight digits that is worked out once for each table. From six digits on the standard table
/// has a law: 1 for an even length, 0 for an odd one, whatever the digits. Longer strings with
/// another table are taken to be worth 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Law;

impl Evaluator<Bits> for Law {
    fn estimate(&self, game: &Bits, position: &Position) -> Value {
        let worth = game.known_worth(position.digits).unwrap_or(0);
        (position.margin() + position.mover.sign() * worth).into()
    }

    /// Strings only get shorter, so the first one tells.
    fn is_exact(&self, game: &Bits) -> bool {
        game.known_worth(game.start().digits).is_some()
    }

    fn proven_end(&self, _: &Bits, value: Value, is_complete: bool) -> Option<Proven> {
        if is_complete { Proven::by_margin(value) } else { None }
    }
}

impl Bits {
    /// What the digits are worth to the mover, if that is known without playing.
    #[inline]
    fn known_worth(&self, digits: Digits) -> Option<i32> {
        match self.short.get(short_index(digits)) {
            Some(&worth) => Some(worth),
            None if self.table == STANDARD_TABLE => Some(i32::from(digits.len() % 2 == 0)),
            None => None,
        }
    }
}

const SHORT: u8 = 8;

/// Where a string stands among all strings, shorter ones first: a one before its digits makes every
/// string a different number.
fn short_index(digits: Digits) -> usize {
    if digits.length > SHORT { usize::MAX } else { (1 << digits.length | digits.bits) as usize }
}

/// What each short string is worth to the mover.
fn short_worths(table: &Table) -> Vec<i32> {
    let mut worths = vec![0; 2 << SHORT];
    for length in 2..=SHORT {
        for bits in 0..1 << length {
            let digits = Digits { bits, length };
            let after = |pair| {
                let Replacement { digit, mover, opponent } = table[digits.pair(pair)];
                let mut next = digits;
                next.replace(pair, digit);
                mover - opponent - worths[short_index(next)]
            };
            let best = digits.pairs().map(after).max();
            worths[short_index(digits)] = best.unwrap_or(0);
        }
    }
    worths
}
