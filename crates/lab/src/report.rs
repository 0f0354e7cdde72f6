//! Every result of this crate as a page: one function a result.

mod bench;
mod blunder;
mod chart;
mod comparison_table;
mod document;
mod experiment;
mod finding;
mod grade;
mod headline;
mod heat;
mod law;
mod sweep;
mod sweep_table;
mod tournament;

pub use bench::bench;
pub use chart::plots;
pub use document::{document, report_title};
pub use experiment::{ExperimentRun, GradedGame, MOST_GAME_ROWS, comparisons, experiment, note};
pub use grade::{GradingRun, grade};
pub use headline::{Headline, headline};
pub use heat::{heat_map, heat_map_of_width};
pub(crate) use law::formula_of;
pub use law::{Signs, laws};
pub use sweep::{SweepRun, sweep};
pub use sweep_table::{MOST_ROWS, sweep_table};
