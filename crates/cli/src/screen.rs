//! Where everything goes that the program says. Nothing else prints, and nothing gets past
//! [`harmless`].

use std::borrow::Cow;
use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufWriter, ErrorKind, IsTerminal, Write};

use gametree_files::Reason;
use gametree_language::{Language, Message, message, visible, without_marks};
use gametree_picture::{Terminal, TextStyle};
use gametree_present::Markup;
use gametree_present::page::{Cell, Page};
use gametree_rules::Amount;
use serde::Serialize;
use unicode_width::UnicodeWidthStr;

use crate::complaint::Complaint;
use crate::files;
use crate::interrupt;
use crate::pieces;
use crate::prose;
use crate::terminal::{self, harmless, in_one_line};
use crate::text::Text;

/// Standard output and standard error, in the user's language.
#[derive(Clone)]
pub(crate) struct Screen {
    language: Language,
    json: bool,
    ascii: bool,
}

impl Screen {
    /// Looks for `--lang`, `--json` and `--ascii` before anything is parsed, so that even a mistake
    /// on the command line is answered in the right language. A terminal that only prints lines gets no
    /// colours, unless somebody insists.
    pub(crate) fn new(arguments: &[OsString]) -> Self {
        let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
        let asked = texts.iter().zip(texts.iter().skip(1).map(Some).chain([None])).find_map(
            |(argument, next)| match argument.strip_prefix("--lang=") {
                Some(code) => Some(code),
                None => (*argument == "--lang").then(|| next.copied().unwrap_or_default()),
            },
        );
        if !terminal::moves_its_cursor() && std::env::var_os("CLICOLOR_FORCE").is_none() {
            anstream::ColorChoice::Never.write_global();
        }
        Screen {
            language: choose_language(asked),
            json: texts.contains(&"--json"),
            ascii: texts.contains(&"--ascii"),
        }
    }

    pub(crate) fn language(&self) -> Language {
        self.language
    }

    /// The same in another language.
    pub(crate) fn in_language(&self, language: Language) -> Screen {
        Screen { language, ..self.clone() }
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

    /// The columns that a table has room in; without a terminal there is no end of them.
    pub(crate) fn room(&self) -> Option<usize> {
        (!self.json && io::stdout().is_terminal()).then(terminal::columns)
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

    /// A sentence in lines that fit, however it is shown.
    pub(crate) fn prose(&self, message: &Message) -> String {
        self.wrapped(&self.say(message), "")
    }

    /// Text in lines that fit, each with so much space before it.
    pub(crate) fn wrapped(&self, text: &str, indent: &str) -> String {
        let lines = prose::lines(text, room_after(indent)).into_iter();
        let lines = lines.map(|line| format!("{}\n", self.line(&format!("{indent}{line}"))));
        lines.collect()
    }

    /// Text beside something as wide as the space, which all lines but the first have before them.
    pub(crate) fn beside(&self, space: &str, text: &str) -> String {
        prose::lines(text, room_after(space)).join(&format!("\n{space}"))
    }

    /// Prints for people.
    pub(crate) fn print(&self, text: &str) -> Result<(), Complaint> {
        let text = format!("{}\n", text.trim_end_matches('\n'));
        let text = self.unmarked(&text);
        if io::stdout().is_terminal() {
            return write_out(&terminal::between_words(&text, terminal::columns()));
        }
        write_out(&text)
    }

    /// Prints text that is to be taken as it is: a picture, a script.
    pub(crate) fn print_whole_lines(&self, text: &str) -> Result<(), Complaint> {
        write_out(&self.unmarked(&format!("{}\n", text.trim_end_matches('\n'))))
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
        write_out(text)
    }

    /// Prints for programs: one object, nothing else.
    pub(crate) fn print_json(&self, object: &impl Serialize) -> Result<(), Complaint> {
        self.print_pieces(|out| pieces::write_json(out, object))
    }

    /// Prints lines that may be too many to be in memory as a whole, and on a terminal breaks those that are too
    /// long for it.
    pub(crate) fn print_lines(
        &self,
        fill: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
    ) -> Result<(), Complaint> {
        if !io::stdout().is_terminal() {
            return self.print_pieces(fill);
        }
        let columns = terminal::columns();
        self.print_pieces(|out| {
            let mut lines = LineByLine { out, line: String::new(), columns };
            fill(&mut lines)?;
            lines.out.write_str(&terminal::between_words(&lines.line, columns))
        })
    }

    /// Prints what may be too large to be in memory as a whole.
    pub(crate) fn print_pieces(
        &self,
        fill: impl FnOnce(&mut dyn fmt::Write) -> fmt::Result,
    ) -> Result<(), Complaint> {
        let mut out = BufWriter::new(anstream::stdout().lock());
        let written = pieces::write(
            &mut out,
            |piece| match self.unmarked(piece) {
                Cow::Borrowed(piece) => harmless(piece),
                Cow::Owned(piece) => Cow::Owned(harmless(&piece).into_owned()),
            },
            fill,
        );
        finish(written.and_then(|()| out.flush()))
    }

    /// Whether standard output takes what is not text.
    pub(crate) fn may_be_bytes(&self) -> bool {
        !io::stdout().is_terminal()
    }

    /// Writes what is not text.
    pub(crate) fn print_bytes(&self, bytes: &[u8]) -> Result<(), Complaint> {
        finish(io::stdout().lock().write_all(bytes))
    }

    /// One line on standard error.
    pub(crate) fn complain(&self, Complaint(message): &Complaint) {
        let line = self.line(&format!("gametree: {}", self.say(message).replace('\n', " ")));
        // If even that cannot be written, the exit code has to be enough.
        let _ = writeln!(anstream::stderr().lock(), "{}", harmless(&line));
    }

    /// A line of diagnostics on standard error.
    pub(crate) fn note(&self, text: &str) {
        let _ = writeln!(io::stderr().lock(), "gametree: {}", visible(text));
    }

    /// A value as people read it.
    pub(crate) fn amount(&self, amount: Amount) -> String {
        Text::new(self).cell(&Cell::amount(amount))
    }

    /// A line of progress on standard error, over the one before; only if somebody watches. A line that
    /// goes over the edge could not be taken away again.
    pub(crate) fn progress(&self, message: &Message) {
        if terminal::moves_its_cursor() {
            let line = self.line(&self.say(message));
            let line = line.trim_start();
            let line = in_one_line(line, terminal::columns());
            let _ = write!(io::stderr().lock(), "{LINE_AGAIN}{}", harmless(&line));
        }
    }

    /// The columns that are left in a line of progress beside this.
    pub(crate) fn room_beside(&self, message: &Message) -> usize {
        let used = UnicodeWidthStr::width(self.line(&self.say(message)).as_str());
        terminal::columns().saturating_sub(1 + used)
    }

    /// A line of progress on standard error that stays.
    pub(crate) fn keep_progress(&self, message: &Message) {
        if self.is_watched() {
            self.end_progress();
        }
        let _ = write!(io::stderr().lock(), "{}", harmless(&self.prose(message)));
    }

    /// Takes the line of progress away.
    pub(crate) fn end_progress(&self) {
        if terminal::moves_its_cursor() {
            let _ = write!(io::stderr().lock(), "{LINE_AGAIN}");
        }
    }
}

/// Collects the pieces of a line, and hands it on when it is whole.
struct LineByLine<'a> {
    out: &'a mut dyn fmt::Write,
    line: String,
    columns: usize,
}

impl fmt::Write for LineByLine<'_> {
    fn write_str(&mut self, piece: &str) -> fmt::Result {
        for part in piece.split_inclusive('\n') {
            self.line += part;
            if self.line.ends_with('\n') {
                let line = std::mem::take(&mut self.line);
                self.out.write_str(&terminal::between_words(&line, self.columns))?;
            }
        }
        Ok(())
    }
}

/// Back to the beginning of the line, and nothing on it.
const LINE_AGAIN: &str = "\r\x1b[K";

/// The columns that are left in a line of prose after this space.
fn room_after(space: &str) -> usize {
    /// Longer lines are hard to read.
    const WIDEST: usize = 80;
    let columns = if io::stdout().is_terminal() { terminal::columns() } else { WIDEST };
    columns.min(WIDEST).saturating_sub(space.len())
}

fn write_out(text: &str) -> Result<(), Complaint> {
    finish(anstream::stdout().lock().write_all(harmless(text).as_bytes()))
}

/// A reader that has had enough (`gametree … | head`) is no error, but nothing is done any more that
/// nobody will see.
fn finish(written: io::Result<()>) -> Result<(), Complaint> {
    match written.and_then(|()| io::stdout().flush()) {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => interrupt::end(0),
        Err(error) => {
            Err(Complaint(message!("error-output", reason = files::why(&Reason::System(error)))))
        }
        Ok(()) => Ok(()),
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
