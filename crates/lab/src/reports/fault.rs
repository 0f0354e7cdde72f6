//! What is wrong with the reports' programs, shown at the smallest position where it matters.
//!
//! One fault at a time: a search that has this fault and no other stands beside one that has none. Positions are
//! looked at in the order of the plies that are left in them, so the first one that shows the fault is the smallest.

mod bits;
mod examination;
mod harm;
mod matters;
mod mnk;
mod parting;
mod screen;
mod shallow;
mod sim;
mod stones;
mod suspect;
mod trace;
mod truth;

use gametree_catalogue::Session;
use gametree_language::Message;
use gametree_picture::tree::Tree;
use gametree_rules::{Amount, Exact, Work};
use gametree_search::Stopped;

use super::source::Section;
use super::{Report, Source};

pub use harm::Harm;
pub use matters::{Games, Matters};
pub use parting::{Different, Parting};

/// Something that is wrong with a report's program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Whose program.
    pub report: Report,
    /// What it goes by.
    pub name: &'static str,
    /// Where it is seen.
    pub source: Source,
}

const fn fault(report: Report, name: &'static str, source: Source) -> Fault {
    Fault { report, name, source }
}

/// The report shows the faulty code.
const LISTING: Source = Source::report(Section::Listing);

/// All faults.
pub const FAULTS: [Fault; 13] = [
    fault(Report::Stones, "window", LISTING),
    fault(Report::Stones, "pressed", Source::Program),
    fault(Report::Bits, "sign", LISTING),
    fault(Report::Bits, "window", LISTING),
    fault(Report::Bits, "winner", Source::Program),
    fault(Report::Mnk, "gap", Source::Program),
    fault(Report::Mnk, "ten", Source::Program),
    fault(Report::Sim, "list", LISTING),
    fault(Report::Sim, "window", LISTING),
    fault(Report::Sim, "cut", LISTING),
    fault(Report::Sim, "end", LISTING),
    fault(Report::Sim, "few", LISTING),
    fault(Report::Sim, "flat", LISTING),
];

impl Fault {
    /// Those of a report.
    pub fn of(report: Report) -> impl Iterator<Item = &'static Fault> {
        FAULTS.iter().filter(move |fault| fault.report == report)
    }

    /// The one that goes by this name.
    pub fn find(report: Report, name: &str) -> Option<&'static Fault> {
        Fault::of(report).find(|fault| fault.name == name)
    }

    /// The report's number and the name: `002-sign`.
    pub fn id(&self) -> String {
        format!("{}-{}", self.report, self.name)
    }

    /// Whether it is one of a search, and not of what people are shown.
    pub fn is_searched(&self) -> bool {
        !["pressed", "winner"].contains(&self.name)
    }

    /// What it is, in a few words.
    pub fn title(&self) -> Message {
        Message::new(format!("fault-{}", self.id()))
    }

    /// What it is, in sentences.
    pub fn told(&self) -> Message {
        Message::new(format!("fault-{}-told", self.id()))
    }
}

/// A fault where it matters first.
pub struct Case {
    /// The fault.
    pub fault: &'static Fault,
    /// The game in that position.
    pub session: Box<dyn Session>,
    /// The most plies that may follow.
    pub plies_left: u32,
    /// Positions that were looked at until it was found.
    pub looked_at: u64,
    /// What the fault does there.
    pub harm: Harm,
    /// The program with this fault, and without any; `None` where nothing is searched.
    pub sides: Option<[Side; 2]>,
    /// Where the two part ways.
    pub parting: Option<Parting>,
    /// How often it matters.
    pub matters: Matters,
}

impl Case {
    /// Whether the searches open the window by one at the root: where any of the best moves may be played, or the
    /// last of them.
    pub fn has_wider_root(&self) -> bool {
        matches!(self.fault.report, Report::Bits | Report::Sim)
    }
}

/// What a search makes of the position.
pub struct Side {
    /// How far it looks; 0 is to the end.
    pub depth: u32,
    /// The moves that it may play.
    pub plays: Vec<String>,
    /// What it makes of the position.
    pub value: Amount,
    /// Nodes it visits, the root included.
    pub visited: u64,
    /// Loops that it leaves with moves still to try.
    pub cuts: u64,
    /// How the game ends under best play after these moves: with the fault at best, without it at worst.
    pub end: Exact,
    /// Its tree, as far as it can be looked at.
    pub tree: Tree,
}

/// Looks for the smallest position that shows a fault, and how often it matters.
pub fn show(fault: &'static Fault, work: &Work) -> Result<Case, Stopped> {
    match fault.report {
        Report::Multiply => unreachable!("its search has no fault that changes a move"),
        Report::Stones => match fault.name {
            "pressed" => screen::pressed(fault, work),
            _ => stones::show(fault, work),
        },
        Report::Bits => match fault.name {
            "winner" => screen::winner(fault, work),
            _ => bits::show(fault, work),
        },
        Report::Mnk => mnk::show(fault, work),
        Report::Sim => sim::show(fault, work),
    }
}
