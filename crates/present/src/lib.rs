//! What results look like, whoever shows them: sentences, facts and tables as data, JSON shapes with
//! their schemas, and the words for what the libraries report.
//!
//! - [`report`]: every result as a [`Page`], which [`markdown`] and [`html`] write; a program with
//!   another kind of screen writes its own renderer with [`Markup`].
//! - [`json`]: every result as an object for programs, with a schema made from the same types.
//! - [`Words`]: every error as a message.

pub mod comparison;
pub mod json;
mod names;
pub mod page;
mod render;
pub mod report;
pub mod sentence;
mod words;

pub use names::{game_title, heuristic_title, parameter_title};
pub use page::Page;
pub use render::{Markup, html, markdown};
pub use words::{Words, unsolved};
