//! Libraries know nothing of the command line: none of their source lines names an option of it.

use crate::sources::{Source, sources};

/// The one file of a library that may: pages show what to type in a terminal to get the same, and this is
/// where those lines are written.
const COMMANDS: &str = "web/src/command.rs";

pub(crate) fn check() -> Result<(), String> {
    let faults: Vec<String> = sources()?
        .iter()
        .filter(|source| !source.path.starts_with("cli/") && source.path != COMMANDS)
        .flat_map(faults)
        .collect();
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

/// Comments count as well: who reads the documentation of a library has no command line before them.
fn faults(source: &Source) -> Vec<String> {
    let lines = source.text.lines().enumerate();
    lines
        .filter_map(|(number, line)| {
            let option = option(line)?;
            let (path, number) = (&source.path, number + 1);
            Some(format!("crates/{path}:{number} names {option}; only the program has options"))
        })
        .collect()
}

/// The first `--word` of a line.
fn option(line: &str) -> Option<&str> {
    line.match_indices("--").find_map(|(at, _)| {
        let inside = line[..at].ends_with(|before: char| before.is_alphanumeric() || before == '-');
        let word = &line[at + 2..];
        if inside || !word.starts_with(|first: char| first.is_ascii_lowercase()) {
            return None;
        }
        let length = word.find(|c: char| !c.is_ascii_alphanumeric() && c != '-');
        Some(&line[at..at + 2 + length.unwrap_or(word.len())])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_told_from_other_dashes() {
        assert_eq!(option("    /// As `--max-nodes` names it."), Some("--max-nodes"));
        assert_eq!(option("\"drop --merge\""), Some("--merge"));
        for harmless in ["// ---- parts", "a--b", "<!-- made -->", "1--2", "x - -y", "---word"] {
            assert_eq!(option(harmless), None, "{harmless}");
        }
    }
}
