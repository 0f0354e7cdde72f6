//! Experiments with games and searches: the values of whole families of games and the laws in them,
//! searches graded by exact values, trials against chance, and the benchmark.
//!
//! ```
//! use gametree::catalogue::Catalogue;
//! use gametree::lab::{Family, SweepEffort, sweep};
//! use gametree::rules::Work;
//!
//! let family = Family::parse("stones:stones=2..9")?;
//! let effort = SweepEffort { nodes: 1_000 };
//! let sweep = sweep(&Catalogue::standard(), &family, &effort, &Work::new())?;
//! assert_eq!(sweep.rows.len(), 8);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod analysis;
mod bench;
pub mod columns;
pub mod experiment;
pub mod export;
mod family;
mod grade;
mod grading;
pub mod json;
mod kin;
pub mod laws;
pub mod paper;
mod ranks;
pub mod report;
pub mod reports;
mod sample;
mod sweep;
mod trial;
mod words;

pub use bench::{BENCH, Bench, BenchCase, BenchResult};
pub use columns::{Columns, ColumnsError};
pub use family::{Axis, Family, FamilyError, MAX_RANGES};
pub use grade::{Blunder, Grade};
pub use grading::{Graded, Grading, Scope, grade};
pub use kin::{families, place_in};
pub use sweep::{
    LawSubject, MAX_GAMES, MAX_LOOKED_UP, Sweep, SweepEffort, SweepError, SweepLine, SweptRow,
    sweep,
};
pub use trial::Trial;

/// Whoever else may play.
pub const ROSTER: &dyn gametree_play::Roster = &reports::Reports;
