//! One module a command: what it does, and how it prints it.

pub(crate) mod analyze;
pub(crate) mod bench;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod diff;
pub(crate) mod exercise;
pub(crate) mod games;
pub(crate) mod grade;
pub(crate) mod man;
pub(crate) mod perft;
pub(crate) mod reproduce;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod sweep;
pub(crate) mod tables;
pub(crate) mod tree;
pub(crate) mod verify;
