//! `gametree sweep`: the exact values of a whole family of games, and the laws in them.

use std::time::Instant;

use gametree_catalogue::Catalogue;
use gametree_lab::report::{self, Signs, SweepRun};
use gametree_lab::{Family, SweepEffort, json};
use gametree_language::ascii_digits;
use gametree_picture::heat_svg;
use gametree_present::report::Written;

use crate::arguments;
use crate::complaint::Complaint;
use crate::files;
use crate::screen::Screen;
use crate::text::Text;
use crate::waiting::wait_within;

pub(crate) fn run(
    arguments: &arguments::Sweep,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let spec = ascii_digits(&arguments.family);
    let family = Family::parse(&spec)?;
    let effort = SweepEffort { nodes: arguments.nodes };
    let started = Instant::now();
    let (sweep, lines) = wait_within(arguments.effort.budget(), screen, |work| {
        let sweep = gametree_lab::sweep(catalogue, &family, &effort, work)?;
        let lines = sweep.lines();
        Ok::<_, Complaint>((sweep, lines))
    })??;
    let run = SweepRun { spec: &spec, sweep: &sweep, lines: &lines, elapsed: started.elapsed() };
    let signs = if screen.style().terminal.unicode { Signs::Unicode } else { Signs::Ascii };
    let picture = match &arguments.picture {
        Some(file) => {
            let map = report::heat_map(&run, signs, &Text::without_colours(screen));
            files::write_whole(file, |writer| {
                let svg = heat_svg(&map, screen.language()).stand_alone();
                let written = writer.write_all(screen.unmarked(&svg).as_bytes());
                written.map_err(|error| files::cannot_write(file, &error))
            })?;
            Some(Written { file: file.display().to_string(), size: map.cells.len() })
        }
        None => None,
    };
    screen.print_result(
        || json::Sweep::from(&run),
        || report::sweep(&run, arguments.all_rows, picture.as_ref(), signs),
    )
}
