//! `gametree show`: the position, its board, its moves.

use std::path::Path;

use gametree_catalogue::{Catalogue, Session};
use gametree_picture::Svg;
use gametree_picture::tree::Page;
use gametree_present::json::Show as Json;
use gametree_present::report;

use crate::arguments::{BoardFormat, Show};
use crate::complaint::Complaint;
use crate::files;
use crate::printing::{self, Kind};
use crate::screen::Screen;
use crate::text::Text;

pub(crate) fn run(
    arguments: &Show,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    arguments.out.as_deref().map_or(Ok(()), Kind::check)?;
    let session = arguments.place.open(catalogue)?;
    let Some(file) = arguments.out.as_deref() else {
        // A program that reads gets its object, and a picture only in a file.
        return match arguments.kind().filter(|_| !screen.wants_json()) {
            Some(kind) => {
                printing::write(&drawing(&*session, screen), kind, Page::Free, None, screen)
            }
            None => show(&*session, screen),
        };
    };
    match arguments.kind() {
        Some(kind) => {
            printing::write(&drawing(&*session, screen), kind, Page::Free, Some(file), screen)?;
        }
        None => {
            let text = Text::without_colours(screen).page(&report::show(&*session));
            files::write_text(file, &screen.unmarked(&text))?;
        }
    }
    if screen.wants_json() { show(&*session, screen) } else { Ok(()) }
}

/// The board, with the position in words for those who cannot see it.
fn drawing(session: &dyn Session, screen: &Screen) -> Svg {
    let facts: Vec<_> = report::show(session).facts().cloned().collect();
    let words = Text::without_colours(screen).facts(&facts);
    session.drawing().to_svg(&session.spec(), &words, screen.language())
}

impl Show {
    fn kind(&self) -> Option<Kind> {
        BoardFormat::kind(self.format, self.out.as_deref())
    }
}

/// Whether the name of a file asks for text.
fn is_text(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("txt"))
}

impl BoardFormat {
    /// The kind of picture asked for, by the file's name if by nothing else; `None` for text.
    pub(crate) fn kind(format: Option<BoardFormat>, file: Option<&Path>) -> Option<Kind> {
        match format {
            None => file.filter(|file| !is_text(file)).map(Kind::of),
            Some(BoardFormat::Text) => None,
            Some(BoardFormat::Svg) => Some(Kind::Svg),
            Some(BoardFormat::Png) => Some(Kind::Png),
            Some(BoardFormat::Pdf) => Some(Kind::Pdf),
        }
    }
}

/// The position in words.
pub(crate) fn show(session: &dyn Session, screen: &Screen) -> Result<(), Complaint> {
    screen.print_result(|| Json::from(session), || report::show(session))
}
