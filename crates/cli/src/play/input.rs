//! What is typed, line by line.

use std::io::{self, BufRead, Read};

use gametree_language::ascii_digits;

use crate::complaint::Complaint;
use crate::screen::Screen;

/// Standard input.
pub(crate) struct Input {
    lines: io::StdinLock<'static>,
}

/// More than anyone types in a line; the rest of a longer one is passed over.
const LONGEST: u64 = 1 << 16;

impl Input {
    pub(crate) fn new() -> Self {
        Input { lines: io::stdin().lock() }
    }

    /// The next line as it was typed, but trimmed; `None` when the input has ended.
    pub(crate) fn line(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let read = self.lines.by_ref().take(LONGEST).read_until(b'\n', &mut bytes);
        if read.is_err() || bytes.is_empty() {
            return None;
        }
        if bytes.last() != Some(&b'\n') && bytes.len() as u64 == LONGEST {
            let _ = self.lines.skip_until(b'\n');
        }
        Some(String::from_utf8_lossy(&bytes).trim().to_owned())
    }

    /// Asks and reads the answer, with ASCII digits.
    pub(crate) fn ask(
        &mut self,
        screen: &Screen,
        prompt: &str,
    ) -> Result<Option<String>, Complaint> {
        screen.prompt(prompt)?;
        let line = self.line();
        if line.is_none() {
            screen.print("")?; // the prompt's line has no end of its own
        }
        Ok(line.map(|line| ascii_digits(&line).into_owned()))
    }
}
