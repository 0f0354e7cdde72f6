//! Tables of several workers and processes against those of one.

#![allow(clippy::unwrap_used)]

mod games;
mod going_on;
mod processes;
mod tables;
mod threads;
mod trouble;
