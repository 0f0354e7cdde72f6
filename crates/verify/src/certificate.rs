use std::fmt;

use gametree_rules::{Player, Plies, Proven};

/// The first line of every certificate.
const TITLE: &str = "gametree certificate 1";

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
    pub strategies: [Vec<Line<'a>>; 2],
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
    /// There is more to check than allowed.
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
    /// Reads a file. The text is kept as it is, so the caller decides how large a file may be.
    pub fn read(text: &'a str) -> Result<Self, Rejection> {
        let mut line = 0;
        let certificate = read(text.lines().inspect(|_| line += 1));
        certificate.ok_or_else(|| Rejection {
            fault: Fault::Format { line },
            place: text
                .lines()
                .nth(line.saturating_sub(1))
                .unwrap_or("")
                .chars()
                .take(80)
                .collect(),
        })
    }
}

/// `None` at the first line that is wrong, which is the last one taken.
fn read<'a>(mut lines: impl Iterator<Item = &'a str>) -> Option<Certificate<'a>> {
    (lines.next()? == TITLE).then_some(())?;
    let spec = lines.next()?.strip_prefix("spec\t")?;
    let position = lines.next()?.strip_prefix("position\t")?;
    let mut claim = lines.next()?.strip_prefix("claim\t")?.split('\t');
    let (winner, margin, plies) = (claim.next()?, claim.next()?, claim.next()?);
    let ending = read_ending(margin, plies)?;
    let agrees = claim.next().is_none() && ending.outcome().name() == winner;
    agrees.then_some(())?;
    let mut strategies = [Vec::new(), Vec::new()];
    (lines.next()? == "strategy\tfirst").then_some(())?;
    let mut player = Player::First;
    loop {
        match lines.next()? {
            "strategy\tsecond" if player == Player::First => player = Player::Second,
            "end" if player == Player::Second => break,
            line => strategies[player.index()].push(read_line(line)?),
        }
    }
    lines.next().is_none().then_some(Certificate { spec, position, claim: ending, strategies })
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
