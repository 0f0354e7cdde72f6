//! What the crate does with any game, shown on a small one.

mod conformance;
mod heaps;
mod perft;
