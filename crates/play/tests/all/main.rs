//! Games between people and computers: what the reports' programs played, and what theory says.

#![allow(clippy::unwrap_used)]

// The reader of `testdata/oracle` that the searches are tested with.
#[allow(dead_code)]
#[path = "../../../search/tests/all/data.rs"]
mod data;
mod matches;
mod players;
mod reports;
mod strengths;
mod theory;
