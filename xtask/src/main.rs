//! Chores. `cargo xtask test` passes all tests; `cargo xtask` lists the rest.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod layers;
mod options;
mod packages;
mod pictures;
mod repeats;
mod run;
mod sources;
mod test;
mod tex;
mod truth;

use std::process::ExitCode;

/// A chore: its name, what it does, how.
type Chore = (&'static str, &'static str, fn() -> Result<(), String>);

const CHORES: [Chore; 4] = [
    (
        "test",
        "format, layers, lints, all tests, docs, debug and release (or the parts named)",
        test::run,
    ),
    ("truth", "check all that is called proven for --minutes N (--seed N)", truth::run),
    ("tex", "compile TikZ trees of all games with pdflatex", tex::compile),
    ("pictures", "draw docs/pictures anew from what the program prints", pictures::draw),
];

fn main() -> ExitCode {
    let wanted = std::env::args().nth(1).unwrap_or_default();
    let Some((_, _, chore)) = CHORES.iter().find(|(name, _, _)| *name == wanted) else {
        for (name, what, _) in CHORES {
            eprintln!("cargo xtask {name:10} {what}");
        }
        return ExitCode::from(2);
    };
    match chore() {
        Ok(()) => ExitCode::SUCCESS,
        Err(reason) => {
            eprintln!("cargo xtask {wanted}: {reason}");
            ExitCode::FAILURE
        }
    }
}
