//! The games keep the promises of their traits, and no text can upset them.

mod any;
mod conformance;
mod fuzz;
mod heuristics;
mod moves;
mod positions;
mod rows;
mod specs;
mod texts;
