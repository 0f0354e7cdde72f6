//! Whether LaTeX takes what `gametree tree` and `gametree exercise` write for it: run by hand, because TeX is large.

use std::fs;
use std::process::{Command, Stdio};

use crate::packages;
use crate::run::{cargo, printed, root, succeed};

/// A tree of each game.
const TREES: [&[&str]; 5] = [
    &["multiply:start=21", "--depth", "2", "--heuristic", "report"],
    &["stones:stones=12", "--depth", "3"],
    &["bits:string=01101", "--depth", "3"],
    &["tictactoe", "--position", "xo1/1x1/2o", "--depth", "2"],
    &["sim", "--moves", "1-2 3-4 1-3 2-6 2-5 1-4 4-5 5-6 1-6 2-3", "--depth", "2"],
];

/// Exercises: several at once, branches that differ, moves on them, wide numbers.
const EXERCISES: [&[&str]; 5] = [
    &["--count", "3"],
    &["--shape", "3.3.3", "--solution"],
    &["--shape", ".(..)((..).)", "--solution"],
    &["--game", "sim:vertices=4", "--moves", "1-2 3-4 1-3 2-4", "--solution"],
    &["--shape", "2.2", "--leaves", "-999 -998 -997 -996", "--root", "min", "--solution"],
];

pub(crate) fn compile() -> Result<(), String> {
    packages::install(&packages::TEX)?;
    succeed(&mut cargo(&["build", "--release", "--package", "gametree-cli"]))?;
    let folder = root().join("target/tex");
    fs::create_dir_all(&folder).map_err(|error| error.to_string())?;
    let trees = TREES.iter().map(|arguments| ("tree", arguments));
    let all = trees.chain(EXERCISES.iter().map(|arguments| ("exercise", arguments)));
    for (number, (command, arguments)) in all.enumerate() {
        let mut program = Command::new(root().join("target/release/gametree"));
        program.arg(command).args(*arguments).args(["--format", "tikz"]);
        let file = folder.join(format!("tree{number}.tex"));
        fs::write(&file, printed(&mut program)?).map_err(|error| error.to_string())?;
        let mut latex = Command::new("pdflatex");
        latex.args(["-interaction=nonstopmode", "-halt-on-error"]).arg(&file);
        latex.current_dir(&folder).stdin(Stdio::null()).stdout(Stdio::null());
        succeed(&mut latex)?;
    }
    println!("{} trees compiled into {}", TREES.len() + EXERCISES.len(), folder.display());
    Ok(())
}
