//! What results look like, whoever shows them: sentences, facts and tables as data, JSON shapes with
//! their schemas, and the words for what the libraries report.
//!
//! - [`report`]: every result as a [`Page`], which [`markdown`] and [`html`] write, and its tables [`csv`] and
//!   [`latex`]; a program with another kind of screen writes its own renderer with [`Markup`].
//! - [`json`]: every result as an object for programs, with a schema made from the same types.
//! - [`Words`]: every error as a message.

pub mod comparison;
mod explaining;
pub mod json;
mod mark;
mod names;
pub mod page;
pub mod playing;
mod render;
pub mod report;
pub mod sentence;
mod words;

pub use explaining::Explaining;
pub use mark::ValueMark;
pub use names::{
    algorithm_title, game_about, game_answer, game_kind, game_name, game_title, heuristic_label,
    heuristic_title, notation, parameter_hint, parameter_title,
};
pub use page::Page;
pub use render::{Markup, PLOTS, csv, html, latex, latex_text, latex_width, markdown};
pub use words::{Words, size, system, table_need, too_much_memory, unsolved, why, why_not_printed};
