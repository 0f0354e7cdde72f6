//! Experiments, as far as they need whole games.

#![allow(clippy::unwrap_used)]

mod bench;
mod grading;
mod schemas;
mod sweeping;
