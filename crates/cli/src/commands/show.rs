//! `gametree show`: the position, its board, its moves.

use gametree_catalogue::{Catalogue, Session};
use gametree_present::json::Show as Json;
use gametree_present::report;

use crate::arguments::{BoardFormat, Show};
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::text::Text;

pub(crate) fn run(
    arguments: &Show,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let session = arguments.place.open(catalogue)?;
    if arguments.format == BoardFormat::Svg && !screen.wants_json() {
        let facts: Vec<_> = report::show(&*session).facts().cloned().collect();
        let words = Text::without_colours(screen).facts(&facts);
        let svg = session.drawing().to_svg(&session.spec(), &words, screen.language());
        return screen.print(&svg.stand_alone());
    }
    show(&*session, screen)
}

/// The position in words.
pub(crate) fn show(session: &dyn Session, screen: &Screen) -> Result<(), Complaint> {
    screen.print_result(|| Json::from(session), || report::show(session))
}
