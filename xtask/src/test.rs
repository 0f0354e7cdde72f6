//! Everything that has to hold before a change lands.

use std::time::Instant;

use crate::packages;
use crate::run::{cargo, printed, succeed};

/// One part of the test: its name, and how it is done.
type Part = (&'static str, fn() -> Result<(), String>);

const PARTS: [Part; 7] = [
    ("system packages", || packages::install(&packages::TESTS)),
    ("formatting", || succeed(&mut cargo(&["fmt", "--all", "--check"]))),
    ("lints", || {
        let deny = ["--", "-D", "warnings"];
        succeed(&mut cargo(&[&["clippy", "--workspace", "--all-targets"], &deny[..]].concat()))
    }),
    // Optimised: the oracles count hundreds of millions of positions.
    ("tests", || succeed(&mut cargo(&["test", "--workspace", "--release"]))),
    ("documentation", || {
        let mut doc = cargo(&["doc", "--workspace", "--no-deps"]);
        succeed(doc.env("RUSTDOCFLAGS", "-D warnings"))
    }),
    ("counts", same_counts),
    ("debug program", debug_program),
];

pub(crate) fn run() -> Result<(), String> {
    for (name, part) in PARTS {
        let begun = Instant::now();
        part()?;
        println!("{name}: passed in {:.0} s", begun.elapsed().as_secs_f64());
    }
    Ok(())
}

/// What a person meets who says `cargo run`: checks that are compiled into debug builds only, the argument
/// parser's among them. This builds for longer than it runs: two crates far below have more features here
/// than for the counts, so little of that build can be used again.
fn debug_program() -> Result<(), String> {
    const TESTS: [&str; 2] = ["help::", "sessions::"];
    const SESSIONS: [&str; 3] = ["trycmd=help.trycmd", "trycmd=en.trycmd", "trycmd=fa.trycmd"];
    let test = ["test", "--package", "gametree-cli", "--lib", "--test", "all", "--"];
    succeed(&mut cargo(&[&test[..], &TESTS, &SESSIONS].concat()))
}

/// A compiler has been seen to miscompile a recursive search when optimising; node counts show it.
fn same_counts() -> Result<(), String> {
    let run = ["run", "--quiet", "--package", "xtask"];
    let counts =
        |profile: &[&str]| printed(&mut cargo(&[&run, profile, &["--", "counts"]].concat()));
    let (debug, release) = (counts(&[])?, counts(&["--release"])?);
    if debug.lines().count() < 20 {
        return Err("the sample of counts is too small to say anything".to_owned());
    }
    match debug.lines().zip(release.lines()).find(|(debug, release)| debug != release) {
        Some((debug, release)) => Err(format!("debug and release differ: {debug} / {release}")),
        None if debug != release => Err("debug and release print different lines".to_owned()),
        None => Ok(()),
    }
}
