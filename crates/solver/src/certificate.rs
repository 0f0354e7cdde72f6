//! Writing certificates: text files that prove a value to anybody who knows the rules.
//!
//! A certificate holds a strategy for each player. Both are sure of the same end, so neither player
//! can do better. The format is described in `docs/certificates.md`, and `gametree-verify` checks it
//! without any of the code here.

use std::collections::BTreeMap;
use std::fmt;
use std::io::{self, Write};

use gametree_rules::work::{Held, OutOfMemory, Stage, Work};
use gametree_rules::{Exact, Game, Notation, Player, Solvable};

use crate::{LookupError, Solution};

/// How large a certificate may become.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CertificateLimits {
    /// Positions that a strategy may have to deal with, its opponent's turns included.
    pub positions: u64,
}

impl Default for CertificateLimits {
    /// Ten million.
    fn default() -> Self {
        CertificateLimits { positions: 10_000_000 }
    }
}

/// What has been written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CertificateSize {
    /// Moves given by the two strategies: lines of the file but for a few.
    pub moves: u64,
    /// Positions that can come about when one player follows the strategy.
    pub positions: u64,
}

/// Why no certificate was written.
#[derive(Debug)]
pub enum Uncertified {
    /// The file could not be written.
    Writing(io::Error),
    /// A strategy would have to deal with more positions than allowed.
    TooLarge {
        /// What was allowed.
        max: u64,
    },
    /// A strategy takes more memory than allowed.
    OutOfMemory(OutOfMemory),
    /// Somebody asked for it, or the time was up.
    Stopped,
    /// The solution does not say what a position is worth.
    Unknown(LookupError),
}

impl fmt::Display for Uncertified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Uncertified::Writing(error) => error.fmt(f),
            Uncertified::TooLarge { max } => {
                write!(f, "the certificate would have to deal with more than {max} positions")
            }
            Uncertified::OutOfMemory(error) => error.fmt(f),
            Uncertified::Stopped => f.write_str("stopped"),
            Uncertified::Unknown(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Uncertified {}

impl From<LookupError> for Uncertified {
    fn from(error: LookupError) -> Self {
        Uncertified::Unknown(error)
    }
}

impl From<OutOfMemory> for Uncertified {
    fn from(error: OutOfMemory) -> Self {
        Uncertified::OutOfMemory(error)
    }
}

impl From<io::Error> for Uncertified {
    fn from(error: io::Error) -> Self {
        Uncertified::Writing(error)
    }
}

/// Writes the proof of what `position` is worth. `spec` says which game it is.
///
/// ```
/// use gametree::games::Specified;
/// use gametree::games::stones::Stones;
/// use gametree::rules::Game;
/// use gametree::rules::work::Work;
/// use gametree::solver::{CertificateLimits, Solution, write_certificate};
///
/// let game = Stones::new(4, &[2, 3]);
/// let work = Work::new();
/// let solution = Solution::new(&game, &game.start(), &work)?;
/// let mut file = Vec::new();
/// let limits = CertificateLimits::default();
/// write_certificate(&solution, &game.spec(), &game.start(), &limits, &work, &mut file)?;
///
/// let text = String::from_utf8(file)?;
/// assert!(text.contains("claim\tfirst\t5\t1\n"));
/// let certificate = gametree::verify::Certificate::read(&text)?;
/// let limits = gametree::verify::Limits::default();
/// gametree::verify::check(&game, &game.spec(), &certificate, &limits, &work)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn write_certificate<G: Solvable + Notation>(
    solution: &Solution<G>,
    spec: &str,
    position: &G::Position,
    limits: &CertificateLimits,
    work: &Work,
    file: &mut impl Write,
) -> Result<CertificateSize, Uncertified> {
    let claim = solution.value(position)?;
    let game = solution.game();
    writeln!(file, "gametree certificate 1")?;
    writeln!(file, "spec\t{spec}")?;
    writeln!(file, "position\t{}", game.position_text(position))?;
    writeln!(file, "claim\t{}\t{}", claim.outcome(), ending_text(claim))?;
    work.begin(Stage::Writing, None);
    let mut size = CertificateSize::default();
    for player in Player::ALL {
        writeln!(file, "strategy\t{player}")?;
        let held = work.hold_nothing();
        let mut strategy = Strategy { solution, player, claim, limits, work, size, held };
        strategy.write(position, file)?;
        size = strategy.size;
    }
    writeln!(file, "end")?;
    file.flush()?;
    Ok(size)
}

/// Margin and plies; a draw's length is not part of the claim, for neither player can force it.
fn ending_text(end: Exact) -> String {
    match end.margin {
        0 => "0\t-".to_owned(),
        margin => format!("{margin}\t{}", end.plies),
    }
}

struct Strategy<'a, G: Solvable> {
    solution: &'a Solution<G>,
    player: Player,
    claim: Exact,
    limits: &'a CertificateLimits,
    work: &'a Work,
    size: CertificateSize,
    /// What the positions take of the budget.
    held: Held,
}

/// The positions of one ply. A move if it is the strategy's turn; then what it is sure of.
type Level<G> = BTreeMap<<G as Game>::Position, (Option<<G as Game>::Move>, Exact)>;

impl<G: Solvable + Notation> Strategy<'_, G> {
    /// What a position in a level takes at the most: nodes of a map are filled by half at least, and have
    /// others above them.
    const ENTRY: u64 = (size_of::<(G::Position, Option<G::Move>, Exact)>() as u64 * 5).div_ceil(2);

    /// What the level of a ply takes beside them, which is a node with room for eleven, and the map itself.
    const LEVEL: u64 = size_of::<(G::Position, Option<G::Move>, Exact)>() as u64 * 12 + 64;

    fn write(&mut self, root: &G::Position, file: &mut impl Write) -> Result<(), Uncertified> {
        let game = self.solution.game();
        let levels = self.play_forwards(root)?;
        let levels = self.value_backwards(levels)?;
        for (ply, level) in levels.iter().enumerate() {
            for (position, (mv, end)) in level {
                self.go_on()?;
                if let Some(mv) = mv {
                    let (position, mv) = (game.position_text(position), game.move_text(*mv));
                    writeln!(file, "{ply}\t{position}\t{mv}\t{}", ending_text(*end))?;
                    self.size.moves += 1;
                }
            }
        }
        Ok(())
    }

    /// Finds what can come about when the player follows the strategy and the opponent plays anything.
    fn play_forwards(&mut self, root: &G::Position) -> Result<Vec<Level<G>>, Uncertified> {
        let game = self.solution.game();
        let unknown = (None, Exact { margin: 0, plies: 0 });
        let mut levels = Vec::new();
        let mut level = Level::<G>::from([(root.clone(), unknown)]);
        let before = self.size.positions;
        while !level.is_empty() {
            let ply = levels.len() as u32;
            let (mut next, here) = (Level::<G>::new(), level.len());
            for (position, (chosen, _)) in &mut level {
                self.go_on()?;
                if self.ends(position, ply).is_some() {
                    continue;
                }
                if game.to_move(position) == self.player {
                    *chosen = self.solution.best_moves(position)?.first().copied();
                    let mv = chosen.expect("an unfinished position has a move");
                    next.insert(game.after(position, mv), unknown);
                } else {
                    let moves = game.legal_moves(position);
                    next.extend(moves.map(|mv| (game.after(position, mv), unknown)));
                }
                let max = self.limits.positions;
                if self.size.positions + next.len() as u64 > max {
                    return Err(Uncertified::TooLarge { max });
                }
                let kept = self.size.positions - before + (here + next.len()) as u64;
                let plies = u64::from(ply) + 2;
                let bytes = kept.saturating_mul(Self::ENTRY).saturating_add(plies * Self::LEVEL);
                self.held.resize(bytes)?;
            }
            self.size.positions += level.len() as u64;
            self.work.done(self.size.positions);
            levels.push(std::mem::replace(&mut level, next));
        }
        Ok(levels)
    }

    /// Works out what the strategy is sure of. Usually that is the value of the position, but not
    /// where a line is not followed to its end.
    fn value_backwards(&self, mut levels: Vec<Level<G>>) -> Result<Vec<Level<G>>, Uncertified> {
        let game = self.solution.game();
        for ply in (0..levels.len()).rev() {
            let (before, later) = levels.split_at_mut(ply + 1);
            for (position, (chosen, end)) in &mut before[ply] {
                self.go_on()?;
                let after = |mv| later[0][&game.after(position, mv)].1.before_a_move();
                let opponent = self.player.opponent();
                *end = match (self.ends(position, ply as u32), *chosen) {
                    (Some(end), _) => end,
                    (None, Some(mv)) => after(mv),
                    (None, None) => {
                        let ends = game.legal_moves(position).map(after);
                        Exact::best(ends, opponent).expect("an unfinished position has a move")
                    }
                };
            }
        }
        Ok(levels)
    }

    fn go_on(&self) -> Result<(), Uncertified> {
        if self.work.is_stopped() { Err(Uncertified::Stopped) } else { Ok(()) }
    }

    /// What the strategy is sure of where it need not go on: when the game is over, or when the
    /// player has lasted as long as claimed and there is nothing worse than to lose now.
    fn ends(&self, position: &G::Position, ply: u32) -> Option<Exact> {
        let game = self.solution.game();
        if let Some(outcome) = game.outcome(position) {
            return Some(Exact { margin: game.payoff(position, outcome), plies: 0 });
        }
        let lost = Exact { margin: -self.player.sign(), plies: ply };
        let lasted = lost == self.claim && game.score(position).is_none();
        lasted.then_some(Exact { plies: 0, ..lost })
    }
}
