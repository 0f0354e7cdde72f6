//! The pages, one file each.

pub(crate) mod class;
pub(crate) mod explore;
pub(crate) mod help;
pub(crate) mod home;
pub(crate) mod lab;
pub(crate) mod own_games;
pub(crate) mod play;
pub(crate) mod problem;
pub(crate) mod reports;
pub(crate) mod rules;
pub(crate) mod solve;
pub(crate) mod tree;
