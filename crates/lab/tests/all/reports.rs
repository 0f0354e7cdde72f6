//! The reports' programs, written anew, answer as the original programs did: the vectors in `testdata/oracle` were
//! made by running those.

mod chances;
mod claims;
mod faults;
mod pages;
mod players;
mod searches;
mod tables;
