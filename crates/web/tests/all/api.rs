//! The API for programs does what its own description says.

mod asking;
mod described;
mod games;
mod pages;
mod problems;
mod random;
mod same;
mod tasks;

pub(crate) use same::faults;
