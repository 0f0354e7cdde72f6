//! A game that was added outside is there everywhere.

#![allow(clippy::unwrap_used)]

mod catalogue;
mod commands;
