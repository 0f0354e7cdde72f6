//! What is tried a few times in every test, tried often.

use std::path::Path;

use crate::run::{cargo, root, succeed};

/// Ten times as often as in `cargo xtask test`, or as often as the first argument says: programs killed
/// at any moment, several at one file, damaged files.
pub(crate) fn repeat() -> Result<(), String> {
    let times = std::env::args().nth(2).unwrap_or_else(|| "10".to_owned());
    // The whole workspace, because that is built already; other packages would be built with other features.
    let mut command = cargo(&["test", "--release", "--workspace", "--tests", "--"]);
    succeed(command.args(REPEATED).env("GAMETREE_FAULTS_TIMES", &times))
}

/// What is in the names of tests that ask how often.
const REPEATED: [&str; 2] = ["faults::", "damaged"];

/// Takes the options of `gametree-fuzz`: `--minutes N`, `--seed N`, `--target NAME`.
pub(crate) fn fuzz() -> Result<(), String> {
    let packages = ["--package", "gametree-fuzz", "--package", "gametree-cli"];
    succeed(cargo(&["build", "--quiet", "--release"]).args(packages))?;
    let folder = std::env::var_os("CARGO_TARGET_DIR")
        .map_or(root().join("target"), |folder| root().join(Path::new(&folder)));
    let mut fuzz = cargo(&["run", "--quiet", "--release", "--package", "gametree-fuzz", "--"]);
    fuzz.arg("--program").arg(folder.join("release/gametree"));
    succeed(fuzz.args(std::env::args().skip(2)))
}
