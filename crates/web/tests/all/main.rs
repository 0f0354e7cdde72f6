//! The whole workbench, asked without a port.

#![allow(clippy::unwrap_used)]

mod api;
mod asked;
mod asking;
#[path = "../../../cli/tests/all/checker.rs"]
mod checker;
mod contrast;
mod faults;
mod games;
mod markup;
mod pages;
mod play;
mod safety;
mod solve;
mod tree;
