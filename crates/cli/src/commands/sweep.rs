//! `gametree sweep`: the exact values of a whole family of games, and the laws in them.

use std::time::Instant;

use gametree_catalogue::Catalogue;
use gametree_lab::report::{self, Signs, SweepRun};
use gametree_lab::{Family, SweepEffort, json};
use gametree_language::ascii_digits;
use gametree_picture::heat_svg;
use gametree_picture::tree::Page;
use gametree_present::report::Written;

use crate::arguments;
use crate::complaint::Complaint;
use crate::printing::{self, Kind};
use crate::screen::Screen;
use crate::text::Text;
use crate::waiting::{wait, wait_within};

pub(crate) fn run(
    arguments: &arguments::Sweep,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let kind = arguments.picture.as_deref().map(Kind::of_file).transpose()?;
    let spec = ascii_digits(&arguments.family);
    let family = Family::parse(&spec)?;
    let effort = SweepEffort { nodes: arguments.nodes };
    let budget = arguments.effort.budget()?;
    let started = Instant::now();
    let (sweep, lines) = wait_within(budget, screen, |work| {
        let sweep = gametree_lab::sweep(catalogue, &family, &effort, work)?;
        let lines = sweep.lines();
        Ok::<_, Complaint>((sweep, lines))
    })??;
    let run = SweepRun { spec: &spec, sweep: &sweep, lines: &lines, elapsed: started.elapsed() };
    let signs = if screen.style().terminal.unicode { Signs::Unicode } else { Signs::Ascii };
    let picture = match arguments.picture.as_deref().zip(kind) {
        Some((file, kind)) => {
            let map = report::heat_map(&run, signs, &Text::without_colours(screen));
            let svg = heat_svg(&map, screen.language());
            // Whoever asks to stop meanwhile still gets the values.
            wait(screen, |_| printing::write(&svg, kind, Page::Free, Some(file), screen))??;
            Some(Written { file: file.display().to_string(), size: map.cells.len() })
        }
        None => None,
    };
    screen.print_result(
        || json::Sweep::from(&run),
        || report::sweep(&run, arguments.all_rows, picture.as_ref(), signs),
    )
}
