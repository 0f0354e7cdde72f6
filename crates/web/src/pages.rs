//! The pages, one file each.

pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod play;
pub(crate) mod problem;
pub(crate) mod rules;
pub(crate) mod solve;
pub(crate) mod tree;
