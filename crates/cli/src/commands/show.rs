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
use crate::form::Form;
use crate::printing::{self, Kind};
use crate::screen::Screen;
use crate::text::Text;

pub(crate) fn run(
    arguments: &Show,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let kind = BoardFormat::kind(arguments.format, arguments.out.as_deref())?;
    let session = arguments.place.open(catalogue)?;
    let Some(file) = arguments.out.as_deref() else {
        // A program that reads gets its object, and a picture only in a file.
        return match kind.filter(|_| !screen.wants_json()) {
            Some(kind) => {
                printing::write(&drawing(&*session, screen), kind, Page::Free, None, screen)
            }
            None => show(&*session, screen),
        };
    };
    match kind {
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

impl BoardFormat {
    /// The kind of picture asked for, by the file's name if by nothing else; `None` for text.
    pub(crate) fn kind(
        format: Option<BoardFormat>,
        file: Option<&Path>,
    ) -> Result<Option<Kind>, Complaint> {
        const FORMS: [Form; 4] = [Form::Svg, Form::Png, Form::Pdf, Form::Text];
        Ok(match (format, file) {
            (None, Some(file)) => Kind::of(Form::of(file, &FORMS)?.unwrap_or(Form::Svg)),
            (None | Some(BoardFormat::Text), _) => None,
            (Some(BoardFormat::Svg), _) => Some(Kind::Svg),
            (Some(BoardFormat::Png), _) => Some(Kind::Png),
            (Some(BoardFormat::Pdf), _) => Some(Kind::Pdf),
        })
    }
}

/// The position in words.
pub(crate) fn show(session: &dyn Session, screen: &Screen) -> Result<(), Complaint> {
    screen.print_result(|| Json::from(session), || report::show(session))
}
