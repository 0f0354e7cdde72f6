//! What results look like.

#![allow(clippy::unwrap_used)]

mod pages;
mod words;
