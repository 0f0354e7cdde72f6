//! A report's table, rerun row by row.

mod bits;
mod mnk;
mod multiply;
mod origin;
mod sim;
mod spot;
mod stones;

use std::fmt;

use gametree_language::Message;
use gametree_rules::Work;
use gametree_search::Stopped;
use gametree_statistics::{CONFIDENCE, Interval, wilson};

use super::claim::{Judged, judged};
use super::published::KNOWN_ERRORS;
use super::{Published, Report};

pub(super) use bits::distinct;
pub use bits::{decision_nodes, game_nodes};
pub(super) use mnk::to_the_end;
pub use origin::Origin;
pub use sim::{Share, Start, Ties, UNLIKELY, red_wins};
pub use spot::Spot;
pub(super) use stones::ends_pressed;
pub use stones::{Ending, Reached, endings};

/// What became of a published row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The program does exactly this.
    Reproduced,
    /// Some line of play against the program ends like this; the line that was played is not published.
    Possible,
    /// Chance has a part in it, and this is nothing unusual.
    Plausible,
    /// The program does something else.
    NotReproduced,
}

impl Verdict {
    /// All of them.
    pub const ALL: [Verdict; 4] =
        [Verdict::Reproduced, Verdict::Possible, Verdict::Plausible, Verdict::NotReproduced];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Reproduced => "reproduced",
            Verdict::Possible => "possible",
            Verdict::Plausible => "plausible",
            Verdict::NotReproduced => "not-reproduced",
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A number or a word of a table.
#[derive(Clone, PartialEq, Debug)]
pub enum Figure {
    /// A whole number.
    Number(i64),
    /// A part of 1.
    Share(f64),
    /// Numbers one after the other.
    Numbers(Vec<i64>),
    /// A word that tables have in every language, a position, moves.
    Text(String),
    /// There is none.
    Nothing,
}

impl From<u64> for Figure {
    fn from(number: u64) -> Self {
        Figure::Number(number.try_into().unwrap_or(i64::MAX))
    }
}

impl From<u32> for Figure {
    fn from(number: u32) -> Self {
        Figure::Number(number.into())
    }
}

impl From<i32> for Figure {
    fn from(number: i32) -> Self {
        Figure::Number(number.into())
    }
}

impl From<&str> for Figure {
    fn from(text: &str) -> Self {
        Figure::Text(text.to_owned())
    }
}

/// Figures by name, in the order of a table.
pub type Figures = Vec<(&'static str, Figure)>;

/// A row of a table beside the same, rerun.
#[derive(Clone, PartialEq, Debug)]
pub struct RerunRow {
    /// Whose row it is.
    pub report: Report,
    /// Its place in the table, from 1.
    pub row: usize,
    /// What was tried.
    pub setting: Figures,
    /// What the report says came of it.
    pub published: Figures,
    /// What its program does, written anew.
    pub rerun: Figures,
    /// What a program without its faults does.
    pub corrected: Figures,
    /// Whether the first two agree.
    pub verdict: Verdict,
    /// Why.
    pub reason: Message,
    /// Where the published figures come from, and which of the setting is ours.
    pub origin: Origin,
    /// Whether it is known that the report is wrong here.
    pub is_known_error: bool,
}

impl RerunRow {
    /// Between what the published share lies with 95 % confidence, if a share of games was published.
    pub fn interval(&self) -> Option<Interval> {
        interval(&self.setting, &self.published)
    }

    /// The game or the position of this row.
    pub fn spot(&self) -> Spot {
        Spot::of(self.report, &self.setting, &self.published, &self.rerun)
    }

    /// Whether this row should hold and does not.
    pub fn is_unexpected(&self) -> bool {
        self.verdict == Verdict::NotReproduced && !self.is_known_error
    }
}

/// A row of a table as it was published.
#[derive(Clone, PartialEq, Debug)]
pub struct PublishedRow {
    /// Whose row it is.
    pub report: Report,
    /// Its place in the table, from 1.
    pub row: usize,
    /// What was tried.
    pub setting: Figures,
    /// What the report says came of it.
    pub published: Figures,
    /// Where the published figures come from, and which of the setting is ours.
    pub origin: Origin,
}

impl PublishedRow {
    /// Between what the published share lies with 95 % confidence, if a share of games was published.
    pub fn interval(&self) -> Option<Interval> {
        interval(&self.setting, &self.published)
    }

    /// The game or the position of this row, as far as it is published.
    pub fn spot(&self) -> Spot {
        Spot::of(self.report, &self.setting, &self.published, &Vec::new())
    }
}

/// The rows of a table, which are known before anything is rerun.
pub fn published_rows(published: &Published) -> Vec<PublishedRow> {
    let rows: Vec<Row> = match published {
        Published::Multiply(rows) => rows.iter().map(multiply::published).collect(),
        Published::Stones(rows) => rows.iter().map(stones::published).collect(),
        Published::Bits(rows) => rows.iter().map(bits::published).collect(),
        Published::Mnk(rows) => rows.iter().map(mnk::published).collect(),
        Published::Sim(rows) => rows.iter().map(sim::published).collect(),
    };
    let report = published.report();
    let rows = rows.into_iter().zip(Origin::of(published)).zip(1..);
    rows.map(|(((setting, published), origin), row)| PublishedRow {
        report,
        row,
        setting,
        published,
        origin,
    })
    .collect()
}

fn interval(setting: &Figures, published: &Figures) -> Option<Interval> {
    let share = published.iter().find_map(|(_, figure)| match figure {
        Figure::Share(share) => Some(*share),
        _ => None,
    })?;
    let games = setting.iter().find_map(|(name, figure)| match figure {
        Figure::Number(games) if *name == "games" => u64::try_from(*games).ok(),
        _ => None,
    })?;
    Some(wilson((share * games as f64).round() as u64, games, CONFIDENCE))
}

/// A report rerun.
#[derive(Clone, PartialEq, Debug)]
pub struct Rerun {
    /// The report.
    pub report: Report,
    /// Its rows.
    pub rows: Vec<RerunRow>,
    /// What can only be said of all rows together.
    pub findings: Findings,
    /// What became of the report's claims; none for another table than its own.
    pub claims: Vec<Judged>,
}

/// What can only be said of all rows together.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Findings {
    /// Numbers by name, for sentences: each report has its own.
    pub numbers: Vec<(&'static str, Figure)>,
}

impl Findings {
    /// A number of this name.
    pub fn get(&self, name: &str) -> &Figure {
        let found = self.numbers.iter().find(|(known, _)| *known == name);
        found.map_or(&Figure::Nothing, |(_, figure)| figure)
    }

    /// A number or a share of this name; 0 if it is something else.
    pub fn value(&self, name: &str) -> f64 {
        match self.get(name) {
            Figure::Number(number) => *number as f64,
            Figure::Share(share) => *share,
            _ => 0.0,
        }
    }
}

impl Rerun {
    /// How many rows have this verdict.
    pub fn count(&self, verdict: Verdict) -> usize {
        self.rows.iter().filter(|row| row.verdict == verdict).count()
    }

    /// How many rows do not hold, and are known not to.
    pub fn known_errors(&self) -> usize {
        let known = |row: &&RerunRow| row.is_known_error && row.verdict == Verdict::NotReproduced;
        self.rows.iter().filter(known).count()
    }

    /// How many rows should hold and do not.
    pub fn unexpected(&self) -> usize {
        self.rows.iter().filter(|row| row.is_unexpected()).count()
    }
}

/// Reruns a table. What is left to chance follows from fixed seeds, so it comes out the same each time.
pub fn rerun(published: &Published, work: &Work) -> Result<Rerun, Stopped> {
    let (rows, numbers) = match published {
        Published::Multiply(rows) => multiply::rerun(rows, work)?,
        Published::Stones(rows) => stones::rerun(rows, work)?,
        Published::Bits(rows) => bits::rerun(rows, work)?,
        Published::Mnk(rows) => mnk::rerun(rows, work)?,
        Published::Sim(rows) => sim::rerun(rows, work)?,
    };
    let report = published.report();
    // What is known about the report's own table is not known about another.
    let is_own = *published == Published::of(report);
    let known = |row: usize| {
        let errors = KNOWN_ERRORS.iter().find(|(of, _)| *of == report);
        is_own && errors.is_some_and(|(_, rows)| rows.contains(&row))
    };
    let findings = Findings { numbers };
    // Nor does a report claim anything of another table.
    let claims = if is_own { judged(published, &rows, &findings, work)? } else { Vec::new() };
    let rows = rows.into_iter().zip(Origin::of(published)).zip(1..);
    let rows = rows.map(|((row, origin), number)| RerunRow {
        report,
        row: number,
        setting: row.setting,
        published: row.published,
        rerun: row.rerun,
        corrected: row.corrected,
        verdict: row.verdict,
        reason: row.reason,
        origin,
        is_known_error: known(number),
    });
    Ok(Rerun { report, rows: rows.collect(), findings, claims })
}

/// A row, before it has a place.
pub(super) struct Compared {
    pub(super) setting: Figures,
    published: Figures,
    pub(super) rerun: Figures,
    pub(super) corrected: Figures,
    verdict: Verdict,
    reason: Message,
}

/// What was tried, and what the report says came of it.
type Row = (Figures, Figures);

/// The rows of a table, and what is to be said of all of them.
type Outcome = (Vec<Compared>, Figures);

fn algorithm(prune: bool) -> Figure {
    if prune { "alphabeta" } else { "minimax" }.into()
}

fn winner(side: Option<super::published::Side>) -> Figure {
    side.map_or("draw", super::published::Side::name).into()
}
