//! Where everything goes that the program says. Nothing else prints.

use std::borrow::Cow;
use std::ffi::OsString;
use std::io::{self, ErrorKind, IsTerminal, Write};

use gametree_language::{Language, Message, message, without_marks};
use gametree_picture::{Terminal, TextStyle};
use gametree_present::Markup;
use gametree_present::page::{Cell, Page};
use gametree_rules::Amount;
use serde::Serialize;

use crate::complaint::Complaint;
use crate::text::Text;

/// Standard output and standard error, in the user's language.
pub(crate) struct Screen {
    language: Language,
    json: bool,
    ascii: bool,
}

impl Screen {
    /// Looks for `--lang`, `--json` and `--ascii` before anything is parsed, so that even a mistake
    /// on the command line is answered in the right language.
    pub(crate) fn new(arguments: &[OsString]) -> Self {
        let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
        let asked = texts.iter().zip(texts.iter().skip(1).map(Some).chain([None])).find_map(
            |(argument, next)| match argument.strip_prefix("--lang=") {
                Some(code) => Some(code),
                None => (*argument == "--lang").then(|| next.copied().unwrap_or_default()),
            },
        );
        Screen {
            language: choose_language(asked),
            json: texts.contains(&"--json"),
            ascii: texts.contains(&"--ascii"),
        }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// Whether a program is reading.
    pub(crate) fn wants_json(&self) -> bool {
        self.json
    }

    /// Whether a person is watching standard error: progress is for them alone.
    pub(crate) fn is_watched(&self) -> bool {
        !self.json && io::stderr().is_terminal()
    }

    /// Whether a person is typing and reading.
    pub(crate) fn is_interactive(&self) -> bool {
        !self.json && io::stdin().is_terminal() && io::stdout().is_terminal()
    }

    /// How boards are drawn. Colours are always asked for: they are taken out on the way to anything
    /// but a terminal that wants them.
    pub(crate) fn style(&self) -> TextStyle {
        let terminal = Terminal { unicode: !self.ascii, colour: true };
        TextStyle { language: self.language, terminal }
    }

    pub(crate) fn say(&self, message: &Message) -> String {
        let text = self.language.say(message);
        if self.marks() { text } else { without_marks(&text).into_owned() }
    }

    /// Whether marks of direction may be written: programs have no use for them.
    pub(crate) fn marks(&self) -> bool {
        !self.json && !self.ascii
    }

    /// A cell of a table, kept apart from its neighbours where the language needs that.
    pub(crate) fn cell(&self, text: &str) -> String {
        if self.marks() { self.language.isolated(text) } else { text.to_owned() }
    }

    /// A line that is read in the direction of the language, whatever it begins with.
    pub(crate) fn line(&self, text: &str) -> String {
        let start = if self.marks() { self.language.line_start() } else { "" };
        format!("{start}{text}")
    }

    /// Prints for people.
    pub(crate) fn print(&self, text: &str) -> Result<(), Complaint> {
        let text = format!("{}\n", text.trim_end_matches('\n'));
        finish(anstream::stdout().lock().write_all(self.unmarked(&text).as_bytes()))
    }

    /// `text` without marks of direction if they are not wanted. Help and pictures do not come through
    /// `say`.
    pub(crate) fn unmarked<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.ascii { without_marks(text) } else { Cow::Borrowed(text) }
    }

    /// Prints a result for people.
    pub(crate) fn print_page(&self, page: &Page) -> Result<(), Complaint> {
        self.print(&Text::new(self).page(page))
    }

    /// Prints a result, for whoever reads.
    pub(crate) fn print_result<J: Serialize>(
        &self,
        json: impl FnOnce() -> J,
        page: impl FnOnce() -> Page,
    ) -> Result<(), Complaint> {
        if self.json { self.print_json(&json()) } else { self.print_page(&page()) }
    }

    /// Asks: what is typed goes on the same line.
    pub(crate) fn prompt(&self, text: &str) -> Result<(), Complaint> {
        finish(anstream::stdout().lock().write_all(text.as_bytes()))
    }

    /// Prints for programs: one object, nothing else.
    pub(crate) fn print_json(&self, object: &impl Serialize) -> Result<(), Complaint> {
        self.print(&self.json_text(object)?)
    }

    /// The object as text.
    pub(crate) fn json_text(&self, object: &impl Serialize) -> Result<String, Complaint> {
        let text = serde_json::to_string_pretty(object);
        text.map_err(|error| Complaint(message!("error-output", reason = error.to_string())))
    }

    /// One line on standard error.
    pub(crate) fn complain(&self, Complaint(message): &Complaint) {
        let line = self.line(&format!("gametree: {}", self.say(message).replace('\n', " ")));
        // If even that cannot be written, the exit code has to be enough.
        let _ = writeln!(anstream::stderr().lock(), "{line}");
    }

    /// A line of diagnostics on standard error.
    pub(crate) fn note(&self, text: &str) {
        let _ = writeln!(io::stderr().lock(), "gametree: {text}");
    }

    /// A value as people read it.
    pub(crate) fn amount(&self, amount: Amount) -> String {
        Text::new(self).cell(&Cell::amount(amount))
    }

    /// A line of progress on standard error, over the one before; only if somebody watches.
    pub(crate) fn progress(&self, message: &Message) {
        let _ = write!(io::stderr().lock(), "\r\x1b[K{}", self.line(&self.say(message)));
    }

    /// A line of progress on standard error that stays.
    pub(crate) fn keep_progress(&self, message: &Message) {
        let _ = writeln!(io::stderr().lock(), "\r\x1b[K{}", self.line(&self.say(message)));
    }

    /// Takes the line of progress away.
    pub(crate) fn end_progress(&self) {
        let _ = write!(io::stderr().lock(), "\r\x1b[K");
    }
}

/// A reader that has had enough (`gametree … | head`) is no error.
fn finish(written: io::Result<()>) -> Result<(), Complaint> {
    match written.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Err(Complaint(message!("error-output", reason = error.to_string())))
        }
        _ => Ok(()),
    }
}

/// `--lang`, else `GAMETREE_LANG`, else the locale, else English.
fn choose_language(asked: Option<&str>) -> Language {
    let variable = std::env::var("GAMETREE_LANG").ok();
    asked
        .and_then(|code| code.parse().ok())
        .or_else(|| variable.and_then(|code| Language::from_locale(&code)))
        .or_else(|| sys_locale::get_locale().and_then(|locale| Language::from_locale(&locale)))
        .unwrap_or_default()
}
