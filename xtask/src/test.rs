//! Everything that has to hold before a change lands.

use std::time::Instant;

use crate::run::{cargo, printed, succeed};
use crate::{audit, documentation, layers, options, packages, repeats};

/// One part of the test: its name, and how it is done.
type Part = (&'static str, fn() -> Result<(), String>);

/// What is quick comes first. Later parts build on what earlier ones have built.
const PARTS: [Part; 13] = [
    ("system packages", || packages::install(&packages::TESTS)),
    // The audit looks at every platform's crates, and fetches none itself.
    ("crates", || succeed(&mut cargo(&["fetch", "--locked"]))),
    ("formatting", || succeed(&mut cargo(&["fmt", "--all", "--check"]))),
    ("layers", layers::check),
    ("options", options::check),
    ("repeats", repeats::check),
    ("audit", audit::check),
    ("packages", || succeed(cargo(&["package", "--workspace", "--no-verify"]).args(PACKAGING))),
    ("lints", || {
        let deny = ["--", "-D", "warnings"];
        succeed(&mut cargo(&[&["clippy", "--workspace", "--all-targets"], &deny[..]].concat()))
    }),
    // Optimised: the oracles count hundreds of millions of positions.
    ("tests", || succeed(&mut cargo(&["test", "--workspace", "--release"]))),
    ("documentation", documentation::check),
    // What a person meets who says `cargo run`: checks that are compiled into debug builds only, the
    // argument parser's among them.
    ("debug program", || debug(&["help::", "sessions::"])),
    // The counts of the optimised program are a part of "tests".
    ("counts", || debug(&["counts::"])),
];

/// The recorded sessions that debug is asked for, if it is asked for sessions.
const SESSIONS: [&str; 3] = ["trycmd=help.trycmd", "trycmd=en.trycmd", "trycmd=fa.trycmd"];

/// Work that is not committed yet is packed too; nobody has to be online. The fuzzer is never published,
/// nor are the faults it makes, which therefore have no version to ask for.
const PACKAGING: [&str; 5] =
    ["--exclude", "gametree-fuzz", "--allow-dirty", "--offline", "--quiet"];

/// Takes the names of parts; without any, all have to pass.
pub(crate) fn run() -> Result<(), String> {
    let wanted: Vec<String> = std::env::args().skip(2).collect();
    if let Some(unknown) = wanted.iter().find(|name| PARTS.iter().all(|part| part.0 != *name)) {
        let names = PARTS.map(|(name, _)| name).join(", ");
        return Err(format!("there is no part \u{201c}{unknown}\u{201d}; the parts are {names}"));
    }
    let is_wanted = |name: &str| wanted.is_empty() || wanted.iter().any(|wanted| wanted == name);
    for (name, part) in PARTS.into_iter().filter(|(name, _)| is_wanted(name)) {
        let started = Instant::now();
        part()?;
        println!("{name}: passed in {:.0} s", started.elapsed().as_secs_f64());
    }
    Ok(())
}

/// These tests of the program in debug. All that is asked for in debug is asked for here, so that it is
/// built once: another choice of packages would be another choice of features, far below.
fn debug(tests: &[&str]) -> Result<(), String> {
    let test = ["test", "--package", "gametree-cli", "--lib", "--test", "all", "--"];
    let output = printed(&mut cargo(&[&test, tests, &SESSIONS].concat()))?;
    println!("{output}");
    // A test that was renamed is not run, and does not fail.
    match tests.iter().find(|test| !output.contains(&format!("\ntest {test}"))) {
        Some(test) => Err(format!("the program has no test called {test}")),
        None => Ok(()),
    }
}
