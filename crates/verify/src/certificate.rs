use std::fmt;

use gametree_rules::{Plies, Proven};

/// The first line of every certificate.
const TITLE: &str = "gametree certificate 1";

/// The longest line, in bytes.
const MAX_LINE: usize = 1 << 16;

/// A certificate as it stands in the file: well formed, but nothing of it checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Certificate<'a> {
    /// The game.
    pub spec: &'a str,
    /// The position that the claim is about.
    pub position: &'a str,
    /// What it is said to be worth. The length of a draw is nobody's to force, so it is unknown.
    pub claim: Proven,
    /// How the first and the second player see to that.
    pub strategies: [Strategy<'a>; 2],
}

/// The lines of one player's strategy, all of them well formed. They stay text until somebody asks, so that
/// a file takes no more memory than itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Strategy<'a> {
    text: &'a str,
    /// How many lines there are.
    pub moves: u64,
}

impl<'a> Strategy<'a> {
    /// Line by line.
    pub fn lines(&self) -> impl Iterator<Item = Line<'a>> + use<'a> {
        self.text.lines().filter_map(read_line)
    }
}

/// One line of a strategy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line<'a> {
    /// Plies from the certificate's position.
    pub ply: u32,
    /// A position where it is the strategy's turn.
    pub position: &'a str,
    /// The move it makes there.
    pub mv: &'a str,
    /// What it is sure of from there on.
    pub ending: Proven,
}

/// Why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejection {
    /// What is wrong.
    pub fault: Fault,
    /// Where: a position, or the line of the file if no position can be told.
    pub place: String,
}

/// What is wrong with a certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// The line is not what the format wants there.
    Format {
        /// Its number, from 1.
        line: usize,
    },
    /// It is of another game than the one it was to be checked for.
    OtherGame,
    /// This is no position of the game.
    NoPosition,
    /// The position has two lines on the same ply of a strategy.
    Twice,
    /// The strategy leads here and has no move.
    NoMove,
    /// The strategy's move is not legal here.
    IllegalMove,
    /// The strategy never leads here on that ply, or not with its own turn.
    Unneeded,
    /// The strategy is sure of something else here than is claimed.
    Value {
        /// What is claimed.
        claimed: Proven,
        /// What it is sure of.
        found: Proven,
    },
    /// There is more to check than allowed, or it takes more memory.
    TooLarge,
    /// Somebody asked for it, or the time was up.
    Stopped,
}

impl fmt::Display for Rejection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = &self.place;
        match self.fault {
            Fault::Format { line } => write!(f, "line {line} is not as it should be: `{place}`"),
            Fault::OtherGame => write!(f, "it is of {place}, not of the game to be checked"),
            Fault::NoPosition => write!(f, "{place} is not a position of this game"),
            Fault::Twice => write!(f, "{place} has two moves"),
            Fault::NoMove => write!(f, "{place} can come about and has no move"),
            Fault::IllegalMove => write!(f, "the move given for {place} is not legal there"),
            Fault::Unneeded => write!(f, "{place} has a move and never comes about"),
            Fault::Value { claimed, found } => {
                write!(f, "{place} is said to end with {claimed}, but it is {found}")
            }
            Fault::TooLarge => write!(f, "too much to check, given up at {place}"),
            Fault::Stopped => f.write_str("stopped"),
        }
    }
}

impl std::error::Error for Rejection {}

impl<'a> Certificate<'a> {
    /// Reads a file. The text is kept as it is, so the caller decides how large a file may be. No line of it
    /// may have more than 65,536 bytes.
    pub fn read(text: &'a str) -> Result<Self, Rejection> {
        let mut lines = Lines { rest: text, last: "", number: 0 };
        read(&mut lines).ok_or_else(|| Rejection {
            fault: Fault::Format { line: lines.number },
            place: beginning(lines.last),
        })
    }
}

/// As much of a text as is worth repeating where it cannot be read.
pub(crate) fn beginning(text: &str) -> String {
    text.chars().take(80).collect()
}

/// The lines of a file, and what is left of it.
struct Lines<'a> {
    rest: &'a str,
    last: &'a str,
    number: usize,
}

impl<'a> Lines<'a> {
    fn next(&mut self) -> Option<&'a str> {
        let line = self.rest.lines().next()?;
        let length = self.rest.find('\n').map_or(self.rest.len(), |end| end + 1);
        (self.rest, self.last, self.number) = (&self.rest[length..], line, self.number + 1);
        (line.len() <= MAX_LINE).then_some(line)
    }
}

/// `None` at the first line that is wrong, which is the last one taken.
fn read<'a>(lines: &mut Lines<'a>) -> Option<Certificate<'a>> {
    (lines.next()? == TITLE).then_some(())?;
    let spec = lines.next()?.strip_prefix("spec\t")?;
    let position = lines.next()?.strip_prefix("position\t")?;
    let mut claim = lines.next()?.strip_prefix("claim\t")?.split('\t');
    let (winner, margin, plies) = (claim.next()?, claim.next()?, claim.next()?);
    let ending = read_ending(margin, plies)?;
    (claim.next().is_none() && ending.outcome().name() == winner).then_some(())?;
    (lines.next()? == "strategy\tfirst").then_some(())?;
    let strategies = [read_strategy(lines, "strategy\tsecond")?, read_strategy(lines, "end")?];
    lines.next().is_none().then_some(Certificate { spec, position, claim: ending, strategies })
}

/// Reads lines until the one that comes after them.
fn read_strategy<'a>(lines: &mut Lines<'a>, end: &str) -> Option<Strategy<'a>> {
    let (text, mut moves) = (lines.rest, 0);
    loop {
        let before = lines.rest.len();
        let line = lines.next()?;
        if line == end {
            return Some(Strategy { text: &text[..text.len() - before], moves });
        }
        read_line(line)?;
        moves += 1;
    }
}

fn read_line(line: &str) -> Option<Line<'_>> {
    let mut fields = line.split('\t');
    let (ply, position, mv) = (fields.next()?, fields.next()?, fields.next()?);
    let ending = read_ending(fields.next()?, fields.next()?)?;
    let ply = ply.parse().ok()?;
    fields.next().is_none().then_some(Line { ply, position, mv, ending })
}

/// Reads margin and plies; exactly draws have no length.
fn read_ending(margin: &str, plies: &str) -> Option<Proven> {
    let margin = margin.parse().ok()?;
    let plies = if plies == "-" { Plies::Unknown } else { Plies::Exactly(plies.parse().ok()?) };
    ((plies == Plies::Unknown) == (margin == 0)).then_some(Proven { margin, plies })
}
