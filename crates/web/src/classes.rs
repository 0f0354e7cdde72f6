//! With a class: a teacher shows a tree, phones say which branches alpha-beta cuts.
//!
//! A class has an id, which only its teacher's browser may use, and a short [`Code`] for phones. Everything is in
//! memory and gone after two hours. Whatever changes with time is told the time, so that tests need not wait.

mod class;
mod code;
mod events;
mod exercise;
mod handlers;
mod pace;
mod phones;
mod register;
mod start;
mod tally;
#[cfg(test)]
mod tests;
mod wish;

pub(crate) use class::MOST_PHONES;
pub(crate) use code::LENGTH as CODE_LENGTH;
pub(crate) use exercise::{Exercise, Marks};
pub(crate) use handlers::{Wall, routes};
pub(crate) use register::{Board, Classes, Sheet};
pub(crate) use start::Start;
pub(crate) use tally::{Count, Tally};
pub(crate) use wish::MOST_CUTS;
