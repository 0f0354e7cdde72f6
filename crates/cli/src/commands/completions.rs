//! `gametree completions`: a script that completes commands and options in a shell.

use clap::Command;
use gametree_language::message;
use serde::Serialize;

use crate::arguments::Completions;
use crate::complaint::Complaint;
use crate::screen::Screen;

#[derive(Serialize)]
struct Json {
    shell: String,
    script: String,
}

pub(crate) fn run(
    arguments: &Completions,
    command: &mut Command,
    screen: &Screen,
) -> Result<(), Complaint> {
    let mut script = Vec::new();
    clap_complete::generate(arguments.shell, command, "gametree", &mut script);
    let script = String::from_utf8(script)
        .map_err(|error| Complaint(message!("error-output", reason = error.to_string())))?;
    if screen.wants_json() {
        return screen.print_json(&Json { shell: arguments.shell.to_string(), script });
    }
    screen.print_whole_lines(&script)
}
