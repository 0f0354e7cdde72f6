//! Faults made on purpose: what the program does when files, other programs and signals are against it.
//! How often is [`gametree_faults::times`].

mod experiments;
mod files;
mod killed;
mod shelf;
mod signals;
pub(crate) mod tables;
