//! The program asked for something: what it prints, or why it refuses.

use serde_json::Value;

use crate::program::{gametree, text};

/// Runs it, and returns what it prints for people.
#[track_caller]
pub(crate) fn run(arguments: &[&str]) -> String {
    let output = gametree(arguments);
    assert!(output.status.success(), "{arguments:?} {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// The same for programs.
#[track_caller]
pub(crate) fn object(arguments: &[&str]) -> Value {
    serde_json::from_str(&run(&[arguments, &["--json"]].concat())).unwrap()
}

/// Runs what has to be refused, and returns the one line that says why.
#[track_caller]
pub(crate) fn refused(arguments: &[&str]) -> String {
    let output = gametree(arguments);
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    let complaint = text(&output.stderr).to_owned();
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    complaint
}
