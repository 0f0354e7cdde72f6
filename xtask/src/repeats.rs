//! Nothing is written twice: no ten lines of code stand in two places.

use std::collections::HashMap;

use crate::sources::{Source, sources};

/// From how many equal lines on code counts as repeated.
const TOO_LONG: usize = 10;

/// Two searches that are written next to each other as textbooks do, to be compared line by line.
const TEXTBOOK: [&str; 2] = ["search/src/minimax.rs", "search/src/alphabeta.rs"];

/// A line of code: the file, the number, what it says.
type Line<'a> = (&'a str, usize, &'a str);

pub(crate) fn check() -> Result<(), String> {
    let faults = faults(&sources()?);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

fn faults(sources: &[Source]) -> Vec<String> {
    let files: Vec<Vec<Line>> = sources.iter().map(code).collect();
    let mut seen: HashMap<Vec<&str>, Line> = HashMap::new();
    let mut faults = Vec::new();
    for file in &files {
        // Where the run that was reported last ends, so that a long one is reported once.
        let mut reported = 0;
        for (start, window) in file.windows(TOO_LONG).enumerate() {
            let words = window.iter().map(|line| line.2).collect();
            let here = window[0];
            let first = *seen.entry(words).or_insert(here);
            let textbook = [first.0, here.0].iter().all(|path| TEXTBOOK.contains(path));
            if first == here || start < reported || (textbook && first.0 != here.0) {
                continue;
            }
            reported = start + TOO_LONG;
            faults.push(format!(
                "crates/{}:{} repeats at least {TOO_LONG} lines of crates/{}:{}",
                here.0, here.1, first.0, first.1
            ));
        }
    }
    faults
}

/// The lines that say something: no blank ones, comments, imports, and none of brackets alone.
fn code(source: &Source) -> Vec<Line<'_>> {
    let mut importing = false;
    let lines = source.text.lines().enumerate().map(|(number, line)| (number + 1, line.trim()));
    lines
        .filter(|&(_, line)| {
            importing |= line.starts_with("use ") || line.starts_with("pub use ");
            let skipped = importing
                || line.starts_with("//")
                || !line.contains(|c: char| c.is_alphanumeric());
            importing &= !line.ends_with(';');
            !skipped
        })
        .map(|(number, line)| (source.path.as_str(), number, line))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn source(path: &str, lines: std::ops::Range<usize>) -> Source {
        let text = lines.map(|line| format!("    let x{line} = {line};\n\n    }}\n")).collect();
        Source { path: path.to_owned(), text }
    }

    #[test]
    fn ten_lines_are_too_many_nine_are_not() {
        assert!(faults(&[source("a.rs", 0..30), source("b.rs", 21..40)]).is_empty());
        let found = faults(&[source("a.rs", 0..30), source("b.rs", 20..40)]);
        assert_eq!(found, ["crates/b.rs:1 repeats at least 10 lines of crates/a.rs:61"]);
        let textbook = TEXTBOOK.map(|path| source(path, 0..30));
        assert!(faults(&textbook).is_empty());
    }

    #[test]
    fn imports_and_comments_do_not_count() {
        let text = "use a::{\n    b,\n    c,\n};\n// said\n#[test]\nfn f() {\n}\n".to_owned();
        let source = Source { path: "a.rs".to_owned(), text };
        let said: Vec<&str> = code(&source).into_iter().map(|line| line.2).collect();
        assert_eq!(said, ["#[test]", "fn f() {"]);
    }
}
