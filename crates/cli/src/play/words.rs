//! What the computer thinks, in words.

pub(crate) use gametree_present::playing::{prospects, proven, who};
