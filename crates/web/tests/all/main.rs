//! The whole workbench, asked without a port.

#![allow(clippy::unwrap_used)]

mod api;
mod asked;
mod asking;
#[path = "../../../cli/tests/all/checker.rs"]
mod checker;
mod classes;
mod contrast;
mod explore;
mod faults;
mod games;
mod lab;
mod markup;
mod own_games;
mod pages;
mod play;
mod reports;
mod safety;
mod solve;
mod styles;
mod tree;
