//! Chores. `cargo xtask test` passes all tests; `cargo xtask` lists the rest.

#![allow(clippy::print_stdout, clippy::print_stderr)]

mod audit;
mod documentation;
mod faults;
mod layers;
mod options;
mod packages;
mod pictures;
mod repeats;
mod run;
mod screenshots;
mod sources;
mod test;
mod tex;
mod truth;

use std::process::ExitCode;

/// A chore: its name, what it does, how.
type Chore = (&'static str, &'static str, fn() -> Result<(), String>);

const CHORES: [Chore; 7] = [
    (
        "test",
        "format, layers, lints, all tests, docs, debug and release (or the parts named)",
        test::run,
    ),
    ("truth", "check all that is called proven for --minutes N (--seed N)", truth::run),
    (
        "audit",
        "licences, versions, sources and known faults of other crates (--advisories DIR)",
        audit::run,
    ),
    ("fuzz", "damage everything the program reads for --minutes N (--seed N)", faults::fuzz),
    ("faults", "kill, interrupt, fill the disk ten times as often as the tests do", faults::repeat),
    ("tex", "compile TikZ trees of all games with pdflatex", tex::compile),
    ("pictures", "draw docs/pictures anew from what the program prints and shows", pictures::draw),
];

/// Whoever starts a chore may ignore signals, as a shell does for what it runs in the background, and what is
/// ignored stays ignored in all programs that are started from there. Tests of signals send them, so they are
/// heard again: a signal that has a handler here is an ordinary one in programs that are started from here.
#[cfg(unix)]
fn hear_signals() {
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;

    use signal_hook::consts::{SIGHUP, SIGINT};
    use signal_hook::flag::register_conditional_shutdown;

    for signal in [SIGINT, SIGHUP] {
        let exits = Arc::new(AtomicBool::new(true));
        if let Err(error) = register_conditional_shutdown(signal, 128 + signal, exits) {
            eprintln!("signal {signal} may be ignored: {error}");
        }
    }
}

#[cfg(not(unix))]
fn hear_signals() {}

fn main() -> ExitCode {
    hear_signals();
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
