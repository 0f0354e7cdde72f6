//! `gametree tree`: the search tree, cuts included, in every format.

use std::fmt;
use std::ops::RangeInclusive;
use std::path::Path;

use gametree_catalogue::{Algorithm, Answer, Catalogue, Keep, Search, Session};
use gametree_language::{Argument, ascii_digits, message, visible};
use gametree_picture::tree::{self, Page, Sheet, folded, picture_bytes};
use gametree_present::{json, system};
use gametree_rules::work::Budget;

use crate::arguments::{Format, Tree};
use crate::complaint::Complaint;
use crate::files;
use crate::form::Form;
use crate::pieces;
use crate::printing::{self, Kind};
use crate::screen::Screen;
use crate::stepper::Stepper;
use crate::terminal;
use crate::waiting::wait_within;

/// Children drawn below a node before the rest is folded away.
const PICTURED_CHILDREN: u64 = 9;

pub(crate) fn run(
    arguments: &Tree,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    if arguments.interactive {
        walkable(screen)?;
    }
    let format = arguments.format(screen)?;
    let session = arguments.place.open(catalogue)?;
    let search = arguments.search.search()?;
    let number = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
    let keep = Keep {
        visits: arguments.step.map(number),
        symmetric: arguments.symmetric,
        ..Keep::at_most(number(arguments.max_nodes))
    };
    let (answer, mut tree) =
        searched(&*session, &search, keep, arguments.memory.budget()?, screen)?;
    if arguments.interactive {
        let cuts = search.algorithm == Algorithm::AlphaBeta;
        let stepper = Stepper::new(tree, session, cuts, screen.style());
        return stepper
            .run()
            .map_err(|error| Complaint(message!("error-output", reason = system(&error))));
    }
    if arguments.only_line {
        tree = tree.only_line();
    }
    let sheet = sheet(arguments, format)?;
    let pictured = !matches!(format, Format::Text | Format::Json);
    let most_children = arguments.max_children.or(pictured.then_some(PICTURED_CHILDREN));
    if let (Some(most), true) = (most_children, format != Format::Json) {
        tree = folded(tree, number(most));
    }
    let mut style = screen.style();
    // A file keeps what it is given; a screen takes colours out where they are not wanted.
    style.terminal.colour &= arguments.out.is_none();
    let title = message!(
        "tree-title",
        algorithm = search.algorithm.name(),
        spec = session.spec(),
        position = session.position()
    );
    let title = screen.say(&title);
    let kind = match format {
        Format::Svg => Some(Kind::Svg),
        Format::Png => Some(Kind::Png),
        Format::Pdf => Some(Kind::Pdf),
        _ => None,
    };
    if let Some(kind) = kind {
        check_size(&tree)?;
        kind.check_bytes(picture_bytes(&tree))?;
    }
    let language = style.language;
    if let Some(kind @ (Kind::Png | Kind::Pdf)) = kind {
        let svg = sheet.svg(&tree, &title, language);
        printing::write(&svg, kind, sheet.page, arguments.out.as_deref(), screen)?;
        return match &arguments.out {
            Some(file) => written(file, &answer, &tree, screen),
            None => Ok(()),
        };
    }
    let fill = |out: &mut dyn fmt::Write| match format {
        Format::Text => sheet.write_text(out, &tree, &style),
        Format::Dot => sheet.write_dot(out, &tree, &style),
        Format::Tikz => sheet.write_tikz(out, &tree),
        Format::Json => {
            pieces::write_json(out, &json::Tree::new(&*session, &search, &answer, &tree))
        }
        Format::Svg | Format::Png | Format::Pdf => sheet.write_svg(out, &tree, &title, language),
    };
    let Some(file) = &arguments.out else {
        return match format {
            Format::Text => screen.print_lines(fill),
            _ => screen.print_pieces(fill),
        };
    };
    files::write_pieces(file, |piece| screen.unmarked(piece), fill)?;
    written(file, &answer, &tree, screen)
}

impl Tree {
    /// What was asked for: by the file's name if by nothing else.
    fn format(&self, screen: &Screen) -> Result<Format, Complaint> {
        const FORMS: [Form; 7] =
            [Form::Text, Form::Svg, Form::Png, Form::Pdf, Form::Dot, Form::Tikz, Form::Json];
        let named = match (self.format, &self.out) {
            (Format::Text, Some(file)) => Form::of(file, &FORMS)?,
            _ => None,
        };
        Ok(match named {
            // A program that reads gets its object on the screen, and the file what its name says.
            None if screen.wants_json() => Format::Json,
            None => self.format,
            Some(Form::Svg) => Format::Svg,
            Some(Form::Png) => Format::Png,
            Some(Form::Pdf) => Format::Pdf,
            Some(Form::Dot) => Format::Dot,
            Some(Form::Tikz) => Format::Tikz,
            Some(Form::Json) => Format::Json,
            Some(_) => Format::Text,
        })
    }
}

/// Between these, in pixels, a width makes sense.
const WIDTHS: RangeInclusive<u32> = 240..=20_000;

fn sheet(arguments: &Tree, format: Format) -> Result<Sheet, Complaint> {
    let page = match arguments.width.as_deref() {
        None => Page::Free,
        Some(_) if !matches!(format, Format::Svg | Format::Png | Format::Pdf) => {
            return Err(Complaint(message!("error-width-format")));
        }
        Some("a4") => Page::A4,
        Some("landscape") => Page::LANDSCAPE,
        Some("screen") => Page::SCREEN,
        Some(text) => match ascii_digits(text).trim().parse::<u32>() {
            Ok(width) if WIDTHS.contains(&width) => Page::Wide(width.into()),
            _ => {
                return Err(Complaint(message!(
                    "error-width",
                    value = Argument::quoted(text),
                    least = WIDTHS.start().to_string(),
                    most = WIDTHS.end().to_string()
                )));
            }
        },
    };
    let words = |given: &Option<String>| given.as_deref().map(harmless_lines);
    Ok(Sheet { title: words(&arguments.title), caption: words(&arguments.caption), page })
}

/// Somebody's own words: line breaks are meant, and nothing else is obeyed.
fn harmless_lines(words: &str) -> String {
    words.lines().map(visible).collect::<Vec<_>>().join("\n")
}

/// The largest picture that is drawn.
const PICTURE_MEGABYTES: u64 = 512;

/// Boards in pictures may be a hundred times larger than the tree that they are drawn from.
fn check_size(tree: &tree::Tree) -> Result<(), Complaint> {
    let megabytes = picture_bytes(tree) >> 20;
    if megabytes <= PICTURE_MEGABYTES {
        return Ok(());
    }
    Err(Complaint(message!(
        "error-tree-too-large",
        megabytes = megabytes,
        most = PICTURE_MEGABYTES
    )))
}

/// Walking through a tree takes a terminal whose cursor can be moved.
fn walkable(screen: &Screen) -> Result<(), Complaint> {
    if !screen.is_interactive() {
        return Err(Complaint(message!("error-no-terminal")));
    }
    if !terminal::moves_its_cursor() {
        return Err(Complaint(message!("error-terminal-plain")));
    }
    Ok(())
}

/// Nodes that are kept of a search, if nobody says.
pub(crate) const USUAL_NODES: u64 = 100_000;

/// Searches and keeps the tree, or what there was of it after some visits.
pub(crate) fn searched(
    session: &dyn Session,
    search: &Search,
    keep: Keep,
    budget: Budget,
    screen: &Screen,
) -> Result<(Answer, tree::Tree), Complaint> {
    if session.result().is_some() {
        return Err(Complaint(message!("error-tree-finished", position = session.position())));
    }
    if search.algorithm == Algorithm::Random {
        return Err(Complaint(message!("error-tree-random")));
    }
    Ok(wait_within(budget, screen, |work| session.tree(search, keep, work))??)
}

/// What is said once a file has been written.
fn written(
    file: &Path,
    answer: &Answer,
    tree: &tree::Tree,
    screen: &Screen,
) -> Result<(), Complaint> {
    let nodes = tree.nodes.iter().filter(|node| node.position().is_some()).count();
    let visited = answer.counts.visited;
    if screen.wants_json() {
        let file = file.display().to_string();
        return screen.print_json(&json::TreeFile { file, nodes, visited });
    }
    let file = files::name(file);
    let written = message!("tree-written", file = file, nodes = nodes, visited = visited);
    screen.print(&screen.say(&written))
}
