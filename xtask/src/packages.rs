//! System packages that the tests need: installed if they can be, asked for if not.

use std::process::{Command, Stdio};

use crate::run::succeed;

/// A program the tests run, how to see whether it is there, and the Debian package it comes in.
const NEEDED: [(&str, &[&str], &str); 1] = [("dot", &["-V"], "graphviz")];

pub(crate) fn install() -> Result<(), String> {
    let missing: Vec<&str> = NEEDED
        .iter()
        .filter(|(program, arguments, _)| !works(program, arguments))
        .map(|(_, _, package)| *package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let apt = |arguments: &[&str]| {
        let mut command = Command::new("apt-get");
        command.args(arguments).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
        succeed(&mut command)
    };
    let installed = apt(&["update", "-qq"])
        .and_then(|()| apt(&[&["install", "-y", "-qq"], &missing[..]].concat()));
    installed.map_err(|reason| {
        let packages = missing.join(" ");
        format!(
            "the tests need {packages}; install it as root (apt-get install {packages}): {reason}"
        )
    })
}

fn works(program: &str, arguments: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}
