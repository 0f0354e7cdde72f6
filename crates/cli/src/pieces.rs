//! Text that is handed on piece by piece, because the whole of it may be too large to be in memory.

use std::borrow::Cow;
use std::fmt;
use std::io;

use gametree_language::is_hidden;
use serde::Serialize;

/// Lets `fill` write text to where bytes go; `pass` is the gate that each piece goes through.
pub(crate) fn write(
    out: &mut dyn io::Write,
    pass: impl Fn(&str) -> Cow<'_, str>,
    fill: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
) -> io::Result<()> {
    let mut pieces = Pieces { out, pass, failed: None };
    match (fill(&mut pieces), pieces.failed) {
        (_, Some(error)) => Err(error),
        (Err(fmt::Error), None) => Err(io::Error::other("it cannot be written")),
        (Ok(()), None) => Ok(()),
    }
}

/// Where the pieces go. Writing text has no errors of its own, so the real one is kept here.
struct Pieces<'a, P> {
    out: &'a mut dyn io::Write,
    pass: P,
    failed: Option<io::Error>,
}

impl<P: Fn(&str) -> Cow<'_, str>> fmt::Write for Pieces<'_, P> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        let written = self.out.write_all((self.pass)(piece).as_bytes());
        written.map_err(|error| {
            self.failed = Some(error);
            fmt::Error
        })
    }
}

/// Writes an object for programs, on lines of its own.
pub(crate) fn write_json(out: &mut dyn fmt::Write, object: &impl Serialize) -> fmt::Result {
    serde_json::to_writer_pretty(JsonPieces(out), object).map_err(|_| fmt::Error)?;
    out.write_str("\n")
}

/// What a terminal would obey and JSON allows all the same is written in the other way that JSON has, so
/// that the object stays the same.
struct JsonPieces<'a>(&'a mut dyn fmt::Write);

impl io::Write for JsonPieces<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let unwritten = |_| io::Error::other("it cannot be written");
        // No piece of JSON ends within a character.
        let text = str::from_utf8(bytes).map_err(io::Error::other)?;
        let is_obeyed = |character: char| character != '\n' && is_hidden(character);
        let mut units = [0; 2];
        for piece in text.split_inclusive(is_obeyed) {
            let seen = piece.trim_end_matches(is_obeyed);
            self.0.write_str(seen).map_err(unwritten)?;
            for character in piece[seen.len()..].chars() {
                for unit in character.encode_utf16(&mut units) {
                    write!(self.0, "\\u{unit:04x}").map_err(unwritten)?;
                }
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_stays_the_same_and_harmless() {
        let object =
            serde_json::json!({ "a\u{202e}": ["\u{9b}x\u{7f}", "ā\n\u{1b}", "𝄞"], "b": {} });
        let mut text = String::new();
        write_json(&mut text, &object).unwrap();
        assert!(!text.contains(|character| character != '\n' && is_hidden(character)), "{text}");
        assert_eq!(serde_json::from_str::<serde_json::Value>(&text).unwrap(), object);
        assert!(text.starts_with("{\n  \"") && text.ends_with("}\n"));
    }

    #[test]
    fn the_first_error_is_told() {
        let mut room = [0_u8; 5];
        let mut out: &mut [u8] = &mut room;
        let written = write(
            &mut out,
            |piece| Cow::Borrowed(piece),
            |out| {
                out.write_str("abc")?;
                out.write_str("def")?;
                unreachable!("nobody goes on")
            },
        );
        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::WriteZero);
        assert_eq!(&room, b"abcde");
    }
}
