//! Every result as a page: one function a result.

mod analyze;
mod diff;
mod exercise;
mod games;
mod history;
mod perft;
mod record;
mod rules;
mod show;
mod solve;
mod solve_all;
mod tables;
mod verify;

pub use analyze::{Analysis, Choice, Statistics, analyze, depth_done, line_boards};
pub use diff::diff;
pub use exercise::exercise_check;
pub use games::games;
pub use history::{history, states};
pub use perft::perft;
pub use record::{RecordColumn, record, record_header, record_latex, record_markdown, record_row};
pub use rules::{example_in_words, rules, rules_by_part};
pub use show::{position_facts, show};
pub use solve::{KeptTable, Solving, Written, solve};
pub use solve_all::{SolvingAll, solve_all};
pub use tables::tables;
pub(crate) use verify::claimed;
pub use verify::{Verifying, verify};
