//! Every result of this crate as a page: one function a result.

mod bench;
mod blunder;
mod grade;
mod heat;
mod law;
mod sweep;
mod sweep_table;

pub use bench::bench;
pub use grade::{GradingRun, grade};
pub use heat::heat_map;
pub use law::Signs;
pub(crate) use law::formula_of;
pub use sweep::{SweepRun, sweep};
