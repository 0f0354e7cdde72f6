//! The program as a user meets it: run, and read what it prints.

#![allow(clippy::unwrap_used)]

mod advice;
mod analyze;
mod asked;
mod checker;
mod counts;
mod docs;
mod errors;
mod exercise;
mod experiments;
#[cfg(unix)]
mod faults;
mod grade;
mod harmless;
mod help;
mod json;
mod languages;
#[cfg(target_os = "linux")]
mod memory;
#[cfg(unix)]
mod menu;
mod persian;
mod pictures;
mod play;
mod program;
mod prompt;
mod reproduce;
mod rules;
mod schemas;
#[cfg(unix)]
mod serve;
mod sessions;
mod solve;
mod sweep;
mod tables;
#[cfg(unix)]
mod terminal;
mod together;
