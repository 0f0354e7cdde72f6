//! What results look like.

#![allow(clippy::unwrap_used)]

mod answers;
mod durations;
mod explaining;
mod pages;
mod words;
