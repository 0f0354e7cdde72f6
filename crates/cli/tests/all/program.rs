//! Running the program.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

/// The program with these arguments, in English unless they say otherwise.
pub(crate) fn gametree(arguments: &[&str]) -> Output {
    command(arguments).output().expect("the program starts")
}

pub(crate) fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_gametree"));
    command.args(arguments).stdin(Stdio::null());
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "NO_COLOR"] {
        command.env_remove(variable);
    }
    // Whoever runs the tests may have kept games and tables, which are none of theirs.
    command.env("GAMETREE_LANG", "en").env("GAMETREE_STATE", env!("CARGO_TARGET_TMPDIR"));
    command
}

/// The program for whoever makes difficulties, its unfinished games kept in `state`.
#[cfg(unix)]
pub(crate) fn program(arguments: &[&str], state: &Path) -> gametree_faults::Program {
    let mut program = gametree_faults::Program::new(env!("CARGO_BIN_EXE_gametree")).args(arguments);
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE", "NO_COLOR"] {
        program = program.without_variable(variable);
    }
    program.variable("GAMETREE_LANG", "en").variable("GAMETREE_STATE", state)
}

pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program prints UTF-8")
}

/// The program with lines typed into a pipe, its unfinished games kept in `state`.
pub(crate) fn typing(arguments: &[&str], lines: &str, state: &Path) -> Output {
    let mut command = command(arguments);
    command.env("GAMETREE_STATE", state).stdin(Stdio::piped());
    let mut child =
        command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    // A program that has ended does not read any more; what it printed tells why.
    let _ = child.stdin.take().expect("a pipe").write_all(lines.as_bytes());
    child.wait_with_output().expect("it ends")
}
