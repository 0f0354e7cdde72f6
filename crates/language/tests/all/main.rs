//! The four languages say the same things, and everything that is said exists.

#![allow(clippy::unwrap_used)]

mod direction;
mod messages;
mod plurals;
mod words;
