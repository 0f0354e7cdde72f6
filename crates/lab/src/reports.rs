//! The five course reports that this workbench grew out of: their searches as published, faults included, and their
//! figures rerun.
//!
//! This is the one place above the catalogue that names games: a report is about one.

pub mod bits;
pub mod claim;
mod explained;
pub mod fault;
mod line;
pub mod mnk;
pub mod multiply;
mod player;
pub mod published;
pub mod question;
mod report;
pub mod rerun;
pub mod sim;
mod source;
mod spread;
pub mod stones;
mod walk;

pub use claim::{CLAIMS, Claim, Judged, Judgement};
pub use explained::Explained;
pub use fault::{Case, FAULTS, Fault, show};
pub use player::{ReportPlayer, Reports};
pub use published::{Published, PublishedError};
pub use question::{Answered, QUESTIONS, Question, answer};
pub use report::{Report, UnknownReport};
pub use rerun::{Origin, PublishedRow, Rerun, RerunRow, Spot, Verdict, published_rows, rerun};
pub use source::{Section, Source};
pub use walk::Decision;
