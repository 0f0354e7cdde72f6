//! Experiments, as far as they need whole games.

#![allow(clippy::unwrap_used)]

mod bench;
// The reader of `testdata/oracle` that the searches are tested with.
#[allow(dead_code)]
#[path = "../../../search/tests/all/data.rs"]
mod data;
mod experiments;
mod exports;
mod grading;
mod growing;
mod guests;
mod papers;
mod reports;
mod schemas;
mod starts;
mod sweeping;
