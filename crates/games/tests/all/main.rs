//! The games keep the promises of their traits, and no text can upset them.

#![allow(clippy::unwrap_used)]

mod any;
mod conformance;
mod explained;
mod fuzz;
mod heuristics;
mod moves;
mod positions;
mod rows;
mod specs;
mod texts;
