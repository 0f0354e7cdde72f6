//! Every result of this crate as an object for programs, and the schemas of all results there are.

mod bench;
mod experiment;
mod grade;
mod law;
mod reproduce;
mod sweep;

use gametree_present::json::schema;
use schemars::Schema;

pub use bench::{Bench, BenchSearch};
pub use experiment::{
    BeginningRow, ComparisonRow, CountedRow, DryRun, Ends, Experiment, PlayerRow, SprtRow,
    StandingRow,
};
pub use grade::{Blunder, Games, Grade, GradedSearch};
pub use law::{Formula, Law, LawTerm, LawValue};
pub use reproduce::{
    AnswerMeeting, FaultGames, FaultSide, Reproduce, ReproducedAnswer, ReproducedFault,
    ReproducedFigure, ReproducedReport, ReproducedRow,
};
pub use sweep::{Numbers, Parameter, Sweep, SweptGame};

/// The schemas of all results, those of `present` included, by name.
pub fn schemas() -> Vec<(&'static str, Schema)> {
    let mut schemas = gametree_present::json::schemas();
    schemas.extend([
        ("bench", schema::<Bench>()),
        ("compare", schema::<Experiment>()),
        ("dry-run", schema::<DryRun>()),
        ("grade", schema::<Grade>()),
        ("reproduce", schema::<Reproduce<'_>>()),
        ("reproduce-answer", schema::<ReproducedAnswer>()),
        ("reproduce-fault", schema::<ReproducedFault<'_>>()),
        ("row", schema::<crate::experiment::RowLine>()),
        ("sweep", schema::<Sweep>()),
    ]);
    schemas.sort_by_key(|(name, _)| *name);
    schemas
}
