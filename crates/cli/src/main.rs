//! The program `gametree` with the built-in games.

use std::process::ExitCode;

use gametree_catalogue::Catalogue;

fn main() -> ExitCode {
    gametree_cli::run(&Catalogue::standard(), std::env::args_os().collect())
}
