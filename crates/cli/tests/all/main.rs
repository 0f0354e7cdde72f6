//! The program as a user meets it: run, and read what it prints.

#![allow(clippy::unwrap_used)]

mod analyze;
mod counts;
mod errors;
mod grade;
mod json;
mod persian;
mod play;
mod program;
mod schemas;
mod sessions;
mod solve;
mod sweep;
#[cfg(unix)]
mod terminal;
