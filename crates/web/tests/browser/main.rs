//! The pages in a real browser, as people use them: by mouse, by keys, on a phone, without scripts.
//!
//! Debian's `chromium` and `chromium-driver` have to be there; a test that misses them fails and says so. Every
//! scenario has a browser with a fresh profile and a server of its own, one scenario at a time. After each of
//! them the browser's own records are read: no error on the console, nothing that the content policy had to
//! refuse, and not one request that went anywhere else.

#![allow(clippy::unwrap_used, clippy::print_stdout)]

mod browser;
mod classes;
mod driver;
mod exploring;
mod frame;
mod game;
mod harness;
mod laboratory;
mod looks;
mod own_games;
mod playing;
mod reports;
mod reruns;
mod site;
mod solving;
mod trees;
mod unanswered;
