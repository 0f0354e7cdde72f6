use std::fmt;
use std::str::FromStr;

use gametree_lab::reports::{Fault, Question, Report};
use gametree_language::{Message, message};

use crate::query;

/// One thing that can be found out about a report.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Piece {
    /// What its table comes to.
    Table(Report),
    /// Where a fault matters first.
    Fault(&'static Fault),
    /// What the answer to a question is.
    Question(&'static Question),
}

/// What somebody wants to know, and what is done for it in one go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    /// One thing.
    One(Piece),
    /// Everything about a report.
    Whole(Report),
    /// All tables.
    Tables,
    /// Everything about all of them.
    Everything,
}

impl Piece {
    /// What is being done for it.
    pub(crate) fn doing(self) -> Message {
        match self {
            Piece::Table(report) => {
                message!("web-reports-doing-table", report = report.number())
            }
            Piece::Fault(fault) => message!("web-reports-doing-fault", fault = fault.title()),
            Piece::Question(question) => {
                message!("web-reports-doing-question", question = question.asked())
            }
        }
    }
}

impl Wanted {
    /// What has to be found out for it, in this order.
    pub(crate) fn pieces(self) -> Vec<Piece> {
        let whole = |report| {
            let faults = Fault::of(report).map(Piece::Fault);
            let questions = Question::of(report).map(Piece::Question);
            [Piece::Table(report)].into_iter().chain(faults).chain(questions)
        };
        match self {
            Wanted::One(piece) => vec![piece],
            Wanted::Whole(report) => whole(report).collect(),
            Wanted::Tables => Report::ALL.map(Piece::Table).to_vec(),
            Wanted::Everything => Report::ALL.into_iter().flat_map(whole).collect(),
        }
    }

    /// Everything that finds this piece, the least work first.
    pub(crate) fn with(piece: Piece) -> Vec<Wanted> {
        let whole = |report| vec![Wanted::One(piece), Wanted::Whole(report)];
        let mut all = match piece {
            Piece::Table(report) => [whole(report), vec![Wanted::Tables]].concat(),
            Piece::Fault(fault) => whole(fault.report),
            Piece::Question(question) => whole(question.report),
        };
        all.push(Wanted::Everything);
        all
    }

    /// The page where it is waited for.
    pub(crate) fn address(self) -> String {
        match self {
            Wanted::One(Piece::Table(report)) => format!("/reports/{report}"),
            Wanted::One(Piece::Fault(fault)) => see(fault),
            Wanted::One(Piece::Question(Question { report, name, .. })) => {
                format!("/reports/{report}?ask={name}")
            }
            Wanted::Whole(report) => format!("/reports/{report}?all=yes"),
            Wanted::Tables => "/reports?rerun=yes".to_owned(),
            Wanted::Everything => "/reports?all=yes".to_owned(),
        }
    }

    /// The page where it was given up: nothing is begun there.
    pub(crate) fn given_up(self) -> String {
        match self {
            Wanted::One(Piece::Fault(fault)) => format!("{}?stopped=yes", see(fault)),
            Wanted::One(Piece::Table(report)) | Wanted::Whole(report) => {
                format!("/reports/{report}?stopped=yes")
            }
            Wanted::One(Piece::Question(question)) => {
                format!("/reports/{}?stopped=yes", question.report)
            }
            Wanted::Tables | Wanted::Everything => "/reports".to_owned(),
        }
    }

    /// What is sent to give it up, or to have it once more.
    pub(crate) fn told(self, verb: &str) -> String {
        format!("/reports/{verb}?watch={}", query::encoded(&self.to_string()))
    }
}

/// The page of a fault.
pub(crate) fn see(fault: &Fault) -> String {
    format!("/reports/{}/{}", fault.report, fault.name)
}

/// `004`, `004/cut`, `004:depth`; a star is everything: `004*`, `all*`.
impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Wanted::One(Piece::Table(report)) => write!(f, "{report}"),
            Wanted::One(Piece::Fault(fault)) => write!(f, "{}/{}", fault.report, fault.name),
            Wanted::One(Piece::Question(asked)) => write!(f, "{}:{}", asked.report, asked.name),
            Wanted::Whole(report) => write!(f, "{report}*"),
            Wanted::Tables => f.write_str("all"),
            Wanted::Everything => f.write_str("all*"),
        }
    }
}

/// There is nothing of this name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unknown;

impl FromStr for Wanted {
    type Err = Unknown;

    fn from_str(text: &str) -> Result<Self, Unknown> {
        let mut all = vec![Wanted::Tables, Wanted::Everything];
        all.extend(Report::ALL.map(Wanted::Whole));
        all.extend(Wanted::Everything.pieces().into_iter().map(Wanted::One));
        all.into_iter().find(|wanted| wanted.to_string() == text).ok_or(Unknown)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for piece in Wanted::Everything.pieces() {
            for wanted in Wanted::with(piece) {
                assert_eq!(wanted.to_string().parse(), Ok(wanted));
                assert!(wanted.pieces().contains(&piece), "{wanted}");
            }
        }
        for wrong in ["", "005", "004/", "004/none", "004:none", "*", "005*", "ALL"] {
            assert_eq!(wrong.parse::<Wanted>(), Err(Unknown), "{wrong}");
        }
    }
}
