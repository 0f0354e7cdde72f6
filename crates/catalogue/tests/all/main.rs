//! Games through the catalogue: the built-in ones, and a sixth that only the tests know.

#![allow(clippy::unwrap_used)]

mod matches;
mod oracle;
mod searches;
mod sessions;
mod sixth_game;
