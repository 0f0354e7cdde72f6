//! Pictures of search trees and of positions: what they show is what was searched, and other programs
//! can read them.
#![allow(clippy::unwrap_used)]

mod boxes;
mod charted;
mod grown;
mod strange;

mod chart;
mod chart_text;
mod dot;
mod drawings;
mod folds;
mod heat;
mod json;
mod large;
mod layout;
mod line;
mod moments;
mod page;
mod pages;
mod persian;
mod snapshots;
mod stages;
mod svg;
mod symmetric;
mod text;
mod tikz;
