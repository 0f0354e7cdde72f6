//! Experiments: a plan, the games it asks for, a row for each of them.
//!
//! ```
//! use gametree::catalogue::Catalogue;
//! use gametree::lab::experiment::{Experiment, Plan};
//! use gametree::rules::Work;
//!
//! let plan = Plan::read(
//!     r#"
//!     kind = "compare"
//!     games = ["stones:stones=10..11"]
//!     players = ["minimax:depth=2..3"]
//!     opponents = ["random"]
//!     repeat = 5
//!     "#,
//! )?;
//! let experiment = Experiment::prepare(&plan, &Catalogue::standard())?;
//! assert_eq!(experiment.len(), 2 * 5 * 2 * 2); // games, repetitions, sides, players
//! let row = experiment.arbiter().play(&experiment.game(0), &Work::new())?.expect("not stopped");
//! assert_eq!(row.facts.player, "minimax:depth=2");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arbiter;
mod error;
mod folder;
mod game;
mod merge;
mod numbers;
mod opening;
mod plan;
mod row;
mod rows;
mod run;
mod schedule;
mod shard;
mod sprt;
pub(crate) mod stopping;
mod taken_over;
mod timing;
mod way;
mod written_out;

pub use arbiter::Arbiter;
pub use error::{ExperimentError, PlanError};
pub use folder::Folder;
pub use game::{Contest, ScheduledGame};
pub use merge::merge;
pub use opening::Opening;
pub use plan::{Kind, Plan, Sides};
pub use row::{GameTimes, PlayedSide, Row, RowFacts, RowLine, Winner};
pub use rows::{Rows, RowsReader, RowsSoFar};
pub use run::{DryRun, Run, dry_run, run, run_giving_way};
pub use schedule::{Experiment, MAX_GAMES, Note};
pub use shard::Shard;
pub use sprt::SprtPlan;
pub use taken_over::take_over;
