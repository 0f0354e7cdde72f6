//! Every result of this crate as a page: one function a result.

mod bench;
mod blunder;
mod grade;
mod headline;
mod heat;
mod law;
mod sweep;
mod sweep_table;

pub use bench::bench;
pub use grade::{GradingRun, grade};
pub use headline::{Headline, headline};
pub use heat::{heat_map, heat_map_of_width};
pub(crate) use law::formula_of;
pub use law::{Signs, laws};
pub use sweep::{SweepRun, sweep};
pub use sweep_table::{MOST_ROWS, sweep_table};
