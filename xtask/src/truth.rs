//! Everything that is called proven, against the slowest and most obvious way to find it out.

use crate::run::{cargo, succeed};

/// Takes the options of `gametree-truth`: `--minutes N`, `--seed N`.
pub(crate) fn run() -> Result<(), String> {
    let mut command = cargo(&["run", "--quiet", "--release", "--package", "gametree-truth", "--"]);
    succeed(command.args(std::env::args().skip(2)))
}
