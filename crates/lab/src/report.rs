//! Every result of this crate as a page: one function a result.

mod bench;
mod blunder;
mod chart;
mod comparison_table;
mod document;
mod experiment;
mod fault;
mod finding;
mod grade;
mod headline;
mod heat;
mod law;
mod reproduced;
mod reproduced_plot;
mod reproduced_table;
mod sweep;
mod sweep_table;
mod tournament;

pub use bench::bench;
pub use chart::plots;
pub use document::{document, report_title};
pub use experiment::{ExperimentRun, GradedGame, MOST_GAME_ROWS, comparisons, experiment, note};
pub use fault::{fault, fault_picture, parting_words};
pub use grade::{GradingRun, grade};
pub use headline::{Headline, headline};
pub use heat::{heat_map, heat_map_of_width};
pub(crate) use law::formula_of;
pub use law::{Signs, laws};
pub use reproduced::{Ways, answered, reproduced, reproduced_tables, reproduced_title};
pub use reproduced_plot::reproduced_plot;
pub use reproduced_table::{reproduced_csv, reproduced_table};
pub use sweep::{SweepRun, sweep};
pub use sweep_table::{MOST_ROWS, sweep_table};
