//! Every command of `gametree`, with a game more.

use std::process::ExitCode;

fn main() -> ExitCode {
    gametree_cli::run(&matches::catalogue(), std::env::args_os().collect())
}
