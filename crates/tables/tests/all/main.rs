//! Tables on disk against solutions in memory.

#![allow(clippy::unwrap_used)]

mod agreement;
mod damage;
mod going_on;
