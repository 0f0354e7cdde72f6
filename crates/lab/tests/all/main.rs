//! Experiments, as far as they need whole games.

#![allow(clippy::unwrap_used)]

mod bench;
mod experiments;
mod exports;
mod grading;
mod guests;
mod schemas;
mod sweeping;
