//! What the reports conclude, and figures of theirs that no row of a rerun has: each with a judgement.
//!
//! A claim is said in our own words. Its evidence is computed: from the published table, from the rerun, or by
//! following the rules to the end.

mod bits;
mod mnk;
mod multiply;
mod sim;
mod stones;

use gametree_language::Message;
use gametree_rules::Work;
use gametree_search::Stopped;

use super::rerun::Compared;
use super::source::Section::{Boards, Conclusions, Table, Text};
use super::source::{Section, Source};
use super::{Published, Report};

/// A statement of a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Claim {
    /// The report.
    pub report: Report,
    /// Its name in text.
    pub name: &'static str,
    /// Where the report says so.
    pub source: Source,
}

const fn claim(report: Report, name: &'static str, section: Section) -> Claim {
    Claim { report, name, source: Source::report(section) }
}

/// All claims; the first one of a report is what its pages begin with.
pub const CLAIMS: [Claim; 19] = [
    claim(Report::Multiply, "five", Conclusions),
    claim(Report::Multiply, "counts", Table),
    claim(Report::Multiply, "times", Conclusions),
    claim(Report::Stones, "nodes", Text),
    claim(Report::Stones, "building", Conclusions),
    claim(Report::Stones, "valuing", Conclusions),
    claim(Report::Stones, "times", Table),
    claim(Report::Bits, "range", Text),
    claim(Report::Bits, "seconds", Text),
    claim(Report::Bits, "winners", Text),
    claim(Report::Bits, "saving", Table),
    claim(Report::Bits, "times", Table),
    claim(Report::Mnk, "unbeaten", Text),
    claim(Report::Mnk, "draw", Boards),
    claim(Report::Mnk, "faster", Text),
    claim(Report::Mnk, "seconds", Boards),
    claim(Report::Mnk, "smooth", Text),
    claim(Report::Sim, "deeper", Text),
    claim(Report::Sim, "times", Table),
];

impl Claim {
    /// Those of a report.
    pub fn of(report: Report) -> impl Iterator<Item = &'static Claim> {
        CLAIMS.iter().filter(move |claim| claim.report == report)
    }

    /// The one that goes by this name.
    pub fn find(report: Report, name: &str) -> Option<&'static Claim> {
        Claim::of(report).find(|claim| claim.name == name)
    }

    /// The report's number and the name: `002-range`.
    pub fn id(&self) -> String {
        format!("{}-{}", self.report, self.name)
    }

    /// The claim in a sentence of ours.
    pub fn said(&self) -> Message {
        match self.report {
            Report::Multiply => multiply::said(self.name),
            Report::Stones => stones::said(self.name),
            Report::Bits => bits::said(self.name),
            Report::Mnk => mnk::said(self.name),
            Report::Sim => sim::said(self.name),
        }
    }
}

/// What became of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judgement {
    /// It is so.
    Holds,
    /// It is not so.
    Fails,
    /// The published figures cannot tell.
    Open,
}

impl Judgement {
    /// All of them.
    pub const ALL: [Judgement; 3] = [Judgement::Holds, Judgement::Fails, Judgement::Open];

    /// Its name in text.
    pub const fn name(self) -> &'static str {
        match self {
            Judgement::Holds => "holds",
            Judgement::Fails => "does-not-hold",
            Judgement::Open => "cannot-be-told",
        }
    }

    /// Whether a statement holds that the evidence decides.
    const fn of(holds: bool) -> Judgement {
        if holds { Judgement::Holds } else { Judgement::Fails }
    }
}

/// A claim with its judgement.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged {
    /// The claim.
    pub claim: &'static Claim,
    /// Whether it holds.
    pub judgement: Judgement,
    /// The evidence, in a sentence.
    pub evidence: Message,
}

/// A judgement and its evidence, before they are put beside their claim.
type Found = (&'static str, Judgement, Message);

/// Judges the claims of a report by its own table, and by the rerun of that.
pub(super) fn judged(
    published: &Published,
    compared: &[Compared],
    numbers: &super::rerun::Findings,
    work: &Work,
) -> Result<Vec<Judged>, Stopped> {
    let found: Vec<Found> = match published {
        Published::Multiply(rows) => multiply::judged(rows, numbers, work)?,
        Published::Stones(rows) => stones::judged(rows, numbers),
        Published::Bits(rows) => bits::judged(rows),
        Published::Mnk(rows) => mnk::judged(rows, numbers, work)?,
        Published::Sim(rows) => sim::judged(rows, compared),
    };
    let report = published.report();
    let beside = |(name, judgement, evidence)| {
        let claim = Claim::find(report, name).expect("every judgement is that of a claim");
        Judged { claim, judgement, evidence }
    };
    Ok(found.into_iter().map(beside).collect())
}

/// The mean of some numbers; 0 if there are none.
fn mean(numbers: impl IntoIterator<Item = f64>) -> f64 {
    let (mut sum, mut count) = (0.0, 0_u32);
    for number in numbers {
        sum += number;
        count += 1;
    }
    sum / f64::from(count.max(1))
}

/// The smallest and the largest of some numbers.
fn ends(numbers: impl Iterator<Item = f64> + Clone) -> [f64; 2] {
    [numbers.clone().fold(f64::INFINITY, f64::min), numbers.fold(f64::NEG_INFINITY, f64::max)]
}
