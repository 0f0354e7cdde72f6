//! Trees of numbers, held to slow and obvious answers.

#![allow(clippy::unwrap_used)]

mod answers;
mod figures;
mod files;
mod games;
mod orders;
mod searches;
mod sheets;
pub(crate) mod trees;
