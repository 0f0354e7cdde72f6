use std::cmp::Ordering;
use std::time::Duration;

use gametree_rules::{Amount, Exact, Outcome, Proven};

use crate::ranks::{correlation, ranks};
use gametree_catalogue::{Answer, OpenPosition, Session};

/// What a search is worth, measured against exact values position by position.
#[derive(Default)]
pub struct Grade {
    positions: u64,
    choices: u64,
    without_move: u64,
    best: u64,
    sound: u64,
    holds: u64,
    lost_positions: u64,
    resists: u64,
    agreeing: u64,
    undecided: u64,
    lost: u64,
    visited: u64,
    elapsed: Duration,
    /// What the search said and what is true, for every position that it said something about.
    values: Vec<(Standing, Standing)>,
    worst: Option<Blunder>,
}

/// A move that gives something away.
pub struct Blunder {
    /// Where it was chosen.
    pub session: Box<dyn Session>,
    /// The move.
    pub mv: String,
    /// One that would have been best.
    pub best_move: String,
    /// How the game ends after that.
    pub exact: Exact,
    /// How it ends after the move chosen, the move included.
    pub after: Exact,
    /// The margin given away.
    pub lost: u32,
}

/// A value in the order in which the first player likes them: by itself, then by how long it takes.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Standing {
    value: f64,
    /// Larger is better: a win soon, a loss late. 0 in a draw, or if it is not known.
    haste: i64,
}

impl Standing {
    fn of(value: f64, plies: Option<u32>) -> Self {
        let plies = plies.map_or(0, i64::from);
        let haste = if value > 0.0 {
            -plies
        } else if value < 0.0 {
            plies
        } else {
            0
        };
        Standing { value, haste }
    }

    fn compare(&self, other: &Standing) -> Ordering {
        self.value.total_cmp(&other.value).then(self.haste.cmp(&other.haste))
    }
}

impl Grade {
    /// Adds what the search answered to an unfinished position.
    pub fn add(&mut self, position: &OpenPosition<'_>, answer: &Answer) {
        self.positions += 1;
        self.visited += answer.counts.visited;
        self.elapsed += answer.elapsed;
        self.add_value(position.end, answer);
        // Where there is one move only, nobody chooses.
        if position.moves.len() < 2 {
            return;
        }
        self.choices += 1;
        let known = |mv: &String| position.moves.iter().find(|(known, _)| known == mv);
        let Some((mv, after)) = answer.best_move.as_ref().and_then(known) else {
            self.without_move += 1;
            return;
        };
        let exact = position.end;
        let mover = position.session.to_move();
        if mover.is_some_and(|mover| exact.outcome() == Outcome::Win(mover.opponent())) {
            self.lost_positions += 1;
            self.resists += u64::from(*after == exact);
        }
        self.best += u64::from(*after == exact);
        self.sound += u64::from(after.margin == exact.margin);
        self.holds += u64::from(after.outcome() == exact.outcome());
        // Best play keeps the best margin, so whoever moves can only lose.
        let lost = exact.margin.abs_diff(after.margin);
        self.lost += u64::from(lost);
        // Among equal losses the one that was easiest to avoid is the worst.
        let rank = |lost: u32, exact: Exact| (lost, u32::MAX - exact.plies);
        let worst = self.worst.as_ref().map(|worst| rank(worst.lost, worst.exact));
        if lost > 0 && worst.is_none_or(|worst| rank(lost, exact) > worst) {
            let best = position.moves.iter().find(|(_, end)| *end == exact);
            self.worst = Some(Blunder {
                session: position.session.copy(),
                mv: mv.clone(),
                best_move: best.map(|(mv, _)| mv.clone()).unwrap_or_default(),
                exact,
                after: *after,
                lost,
            });
        }
    }

    fn add_value(&mut self, exact: Exact, answer: &Answer) {
        let Some(value) = answer.value else { return };
        let said = Outcome::from_margin(value.value.0.signum() as i32);
        self.agreeing += u64::from(said == exact.outcome());
        self.undecided += u64::from(value.value.0 == 0 && !answer.proven);
        // A heuristic that counts plies has them in its value already.
        let is_margin = |end: &Proven| Amount::whole(end.margin.into()) == value;
        let plies = answer.end.filter(is_margin).and_then(|end| end.plies.exactly());
        self.values.push((
            Standing::of(value.as_f64(), plies),
            Standing::of(exact.margin.into(), Some(exact.plies)),
        ));
    }

    /// How many positions were asked about.
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// How many of them leave a choice: two moves or more.
    pub fn choices(&self) -> u64 {
        self.choices
    }

    /// In how many of those the search named no move.
    pub fn without_move(&self) -> u64 {
        self.without_move
    }

    /// The share of choices that keep winner, margin and plies.
    pub fn best(&self) -> Option<f64> {
        share(self.best, self.choices)
    }

    /// The share of choices that keep winner and margin.
    pub fn sound(&self) -> Option<f64> {
        share(self.sound, self.choices)
    }

    /// The share of choices that keep the winner, or the draw.
    pub fn holds(&self) -> Option<f64> {
        share(self.holds, self.choices)
    }

    /// Among choices where the game is lost, the share that loses by as little and lasts as long as
    /// can be: an opponent who errs may still lose.
    pub fn resists(&self) -> Option<f64> {
        share(self.resists, self.lost_positions)
    }

    /// The share of values that are on the right side: above 0 where the first player wins, below
    /// where the second does, 0 in a draw. `None` if the search gives no values.
    pub fn sign_agreement(&self) -> Option<f64> {
        share(self.agreeing, self.values.len() as u64)
    }

    /// The share of values that are 0 without proof: they do not say who is better.
    pub fn undecided(&self) -> Option<f64> {
        share(self.undecided, self.values.len() as u64)
    }

    /// Spearman's rank correlation of the values with the exact ones. `None` if one of the two never
    /// changes.
    pub fn rank_correlation(&self) -> Option<f64> {
        let (said, exact): (Vec<Standing>, Vec<Standing>) = self.values.iter().copied().unzip();
        let places = |list: &[Standing]| ranks(list, Standing::compare);
        correlation(&places(&said), &places(&exact))
    }

    /// The margin given away per choice.
    pub fn value_lost(&self) -> Option<f64> {
        share(self.lost, self.choices - self.without_move)
    }

    /// Positions visited per position asked about.
    pub fn visited_mean(&self) -> Option<f64> {
        share(self.visited, self.positions)
    }

    /// How long the searches took together.
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    /// The move that gave most away.
    pub fn worst(&self) -> Option<&Blunder> {
        self.worst.as_ref()
    }
}

fn share(part: u64, whole: u64) -> Option<f64> {
    (whole > 0).then(|| part as f64 / whole as f64)
}
