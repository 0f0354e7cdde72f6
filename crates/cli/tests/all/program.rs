//! Running the program.

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
    command.env("GAMETREE_LANG", "en");
    command
}

pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("the program prints UTF-8")
}
