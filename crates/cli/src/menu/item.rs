use gametree_catalogue::{Algorithm, Catalogue, Search, SearchError, SearchKey, Session};
use gametree_lab::experiment::PlanError;
use gametree_lab::report::reproduced_title;
use gametree_lab::reports::Report;
use gametree_language::{Argument, Message, message};
use gametree_play::{PlayerSpec, USUAL_DEPTH};
use gametree_search::MAX_PLIES;
use gametree_tables::shelved;

use super::line::Line;
use crate::commands::reproduce::ALL;
use crate::commands::solve::USUAL_MEMORY;
use crate::commands::{exercise, tables};
use crate::complaint::Complaint;
use crate::picker::{Asked, Picked, Picker, ask_search};
use crate::play::Questions;
use crate::search;

/// A group of items in the menu.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Heading {
    Play,
    See,
    Solve,
    Compare,
    Other,
}

impl Heading {
    pub(super) fn label(self) -> Message {
        match self {
            Heading::Play => message!("menu-heading-play"),
            Heading::See => message!("menu-heading-see"),
            Heading::Solve => message!("menu-heading-solve"),
            Heading::Compare => message!("menu-heading-compare"),
            Heading::Other => message!("menu-heading-other"),
        }
    }
}

/// One thing that the menu offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Item {
    Serve,
    Play,
    Resume,
    Games,
    Rules,
    Show,
    Analyze,
    Tree,
    Diff,
    Exercise,
    Solve,
    Tables,
    Grade,
    Sweep,
    Compare,
    Tournament,
    Reproduce,
    Perft,
    Language,
    Quit,
}

/// A tree so deep fits a screen for most games.
const TREE_DEPTH: u32 = 2;

/// A count so deep is a moment's work for most games.
const COUNTED_PLIES: &str = "6";

impl Item {
    /// The menu: headings, each with its items.
    pub(super) const GROUPS: [(Heading, &[Item]); 5] = [
        (Heading::Play, &[Item::Serve, Item::Play, Item::Resume, Item::Games, Item::Rules]),
        (Heading::See, &[Item::Show, Item::Analyze, Item::Tree, Item::Diff, Item::Exercise]),
        (Heading::Solve, &[Item::Solve, Item::Sweep, Item::Tables, Item::Perft]),
        (Heading::Compare, &[Item::Compare, Item::Tournament, Item::Grade, Item::Reproduce]),
        (Heading::Other, &[Item::Language, Item::Quit]),
    ];

    /// All items in the order of the menu.
    pub(super) fn all() -> impl Iterator<Item = Item> {
        Item::GROUPS.into_iter().flat_map(|(_, items)| items.iter().copied())
    }

    /// What may be typed for it; the command, where it is one.
    pub(super) fn name(self) -> &'static str {
        match self {
            Item::Serve => "serve",
            Item::Play => "play",
            Item::Resume => "resume",
            Item::Games => "games",
            Item::Rules => "rules",
            Item::Show => "show",
            Item::Analyze => "analyze",
            Item::Tree => "tree",
            Item::Diff => "diff",
            Item::Exercise => "exercise",
            Item::Solve => "solve",
            Item::Tables => "tables",
            Item::Grade => "grade",
            Item::Sweep => "sweep",
            Item::Compare => "compare",
            Item::Tournament => "tournament",
            Item::Reproduce => "reproduce",
            Item::Perft => "perft",
            Item::Language => "language",
            Item::Quit => "quit",
        }
    }

    pub(super) fn label(self) -> Message {
        match self {
            Item::Serve => message!("menu-serve"),
            Item::Play => message!("menu-play"),
            Item::Resume => message!("menu-resume"),
            Item::Games => message!("menu-games"),
            Item::Rules => message!("menu-rules"),
            Item::Show => message!("menu-show"),
            Item::Analyze => message!("menu-analyze"),
            Item::Tree => message!("menu-tree-of"),
            Item::Diff => message!("menu-diff"),
            Item::Exercise => message!("menu-exercise"),
            Item::Solve => message!("menu-solve"),
            Item::Tables => message!("menu-tables"),
            Item::Grade => message!("menu-grade"),
            Item::Sweep => message!("menu-sweep"),
            Item::Compare => message!("menu-compare"),
            Item::Tournament => message!("menu-tournament"),
            Item::Reproduce => message!("menu-reproduce"),
            Item::Perft => message!("menu-perft"),
            Item::Language => message!("menu-speak"),
            Item::Quit => message!("menu-quit"),
        }
    }

    /// The command line for it, asked for step by step; `None` if somebody goes back to the menu.
    pub(super) fn line(
        self,
        questions: &mut Questions<'_>,
        catalogue: &Catalogue,
    ) -> Result<Option<Line>, Complaint> {
        let mut picker = Picker::new(catalogue);
        match self {
            Item::Serve => return Ok(Some(Line::new("serve").with("--open"))),
            // It asks for itself.
            Item::Play => return Ok(Some(Line::new("play"))),
            Item::Resume => return Ok(Some(Line::new("play").with("--resume"))),
            Item::Sweep => {
                let family = picker.family(questions)?;
                return Ok(family.map(|family| Line::new(self.name()).with(&family)));
            }
            Item::Rules => {
                let spec = picker.spec(questions)?;
                return Ok(spec.map(|spec| Line::new(self.name()).with(&spec)));
            }
            Item::Compare | Item::Tournament => {
                while let Some(spec) = picker.spec(questions)? {
                    let line = Line::new(self.name()).with_option("--game", &spec);
                    if let Some(line) = experiment(self, line, questions)? {
                        return Ok(Some(line));
                    }
                }
                return Ok(None);
            }
            Item::Reproduce => {
                let all = questions.screen.say(&message!("report-all"));
                let title = |report| questions.screen.say(&reproduced_title(report));
                let reports =
                    Report::ALL.map(|report| (report.number(), title(report), report.number()));
                let choices: Vec<_> = [(ALL, all, ALL)].into_iter().chain(reports).collect();
                let report = questions.choose(&message!("ask-report"), &choices, 0)?;
                return Ok(report.map(|report| Line::new(self.name()).with(report)));
            }
            Item::Exercise => return exercise(questions),
            Item::Tables => return kept_tables(questions),
            Item::Games | Item::Language | Item::Quit => {
                return Ok(Some(Line::new(self.name())));
            }
            _ => {}
        }
        while let Some(picked) = picker.position(questions)? {
            let line = Line::about(self.name(), &picked);
            if let Some(line) = self.about(line, &picked, questions, catalogue)? {
                return Ok(Some(line));
            }
        }
        Ok(None)
    }

    /// The rest of a line about a position.
    fn about(
        self,
        line: Line,
        picked: &Picked,
        questions: &mut Questions<'_>,
        catalogue: &Catalogue,
    ) -> Result<Option<Line>, Complaint> {
        let session = &*picked.session;
        match self {
            Item::Analyze => {
                let asked = Asked {
                    algorithms: &Algorithm::ALL,
                    usual: Algorithm::AlphaBeta,
                    depth: USUAL_DEPTH,
                };
                let search = ask_search(questions, &asked, session, catalogue)?;
                Ok(search.map(|search| line.with_search(&search)))
            }
            Item::Tree => {
                let asked = Asked {
                    algorithms: &[Algorithm::Minimax, Algorithm::AlphaBeta],
                    usual: Algorithm::AlphaBeta,
                    depth: TREE_DEPTH,
                };
                let search = ask_search(questions, &asked, session, catalogue)?;
                Ok(search.map(|search| line.with_search(&search)))
            }
            Item::Diff => two_searches(line, questions, session),
            Item::Solve => kept_or_not(line, questions, session),
            Item::Grade => graded_searches(line, questions, session),
            Item::Perft => {
                let range = (0, i64::from(MAX_PLIES));
                let question = message!("ask-plies", most = MAX_PLIES.to_string());
                let plies = questions
                    .number(&question, range, COUNTED_PLIES, |answer| Ok(answer.to_owned()))?;
                Ok(plies.map(|plies| line.with_option("--depth", &plies)))
            }
            _ => Ok(Some(line)),
        }
    }
}

/// Where a solution is kept, if it takes a while to find it.
fn kept_or_not(
    line: Line,
    questions: &mut Questions<'_>,
    session: &dyn Session,
) -> Result<Option<Line>, Complaint> {
    /// Smaller ones are solved again within a moment.
    const WORTH_KEEPING: u128 = 64 << 20;
    let forecast = session.forecast().filter(|forecast| forecast.beyond_any_table().is_none());
    let bytes = forecast.map_or(0, |forecast| forecast.bytes);
    if bytes < WORTH_KEEPING {
        return Ok(Some(line));
    }
    let label = |message: &Message| questions.screen.say(message);
    let choices = [
        ("no", label(&message!("keep-not")), line.clone()),
        ("keep", label(&message!("keep-table")), line.with("--keep")),
    ];
    // What does not fit into memory is filled level by level.
    let usual = usize::from(bytes > u128::from(USUAL_MEMORY) << 20);
    questions.choose(&message!("ask-keep"), &choices, usual)
}

/// What to do with the tables that are kept.
fn kept_tables(questions: &mut Questions<'_>) -> Result<Option<Line>, Complaint> {
    let line = Line::new(Item::Tables.name());
    let kept = shelved(&tables::folder())?;
    if kept.is_empty() {
        return Ok(Some(line));
    }
    let label = |message: &Message| questions.screen.say(message);
    let choices = [
        ("list", label(&message!("ask-tables-list")), (line.clone(), false)),
        ("check", label(&message!("ask-tables-check")), (line.clone().with("--check"), false)),
        ("delete", label(&message!("ask-tables-delete")), (line.with("--delete"), true)),
    ];
    let names = kept.iter().map(|table| table.folder.file_name().unwrap_or_default());
    let names: Vec<String> = names.map(|name| name.to_string_lossy().into_owned()).collect();
    let typed: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    let shown = names.iter().map(|name| questions.screen.cell(name));
    let which = typed.iter().zip(shown).zip(&kept);
    let which: Vec<_> =
        which.map(|((typed, shown), table)| (typed.as_str(), shown, &table.folder)).collect();
    while let Some((line, is_about_one)) = questions.choose(&message!("ask-tables"), &choices, 0)? {
        if !is_about_one {
            return Ok(Some(line));
        }
        if let Some(folder) = questions.choose(&message!("ask-table"), &which, 0)?
            && questions.yes(&message!("ask-table-sure", folder = Argument::path(folder)))?
        {
            return Ok(Some(line.with(&folder.display().to_string())));
        }
    }
    Ok(None)
}

/// The file of a sheet that is made from the menu.
const SHEET: &str = "exercise.pdf";

/// An exercise: its shape, its seed, and whether it is shown or printed, with or without its solution.
fn exercise(questions: &mut Questions<'_>) -> Result<Option<Line>, Complaint> {
    let shapes = exercise::offered().into_iter().map(|shape| (shape, shape.to_owned(), shape));
    let shapes: Vec<_> = shapes.collect();
    let keep = |answer: &str| Ok(answer.to_owned());
    while let Some(shape) = questions.choose(&message!("ask-shape"), &shapes, 0)? {
        let seeds = (0, i64::from(u32::MAX));
        if let Some(seed) = questions.number(&message!("ask-seed"), seeds, "1", keep)? {
            let line = Line::new(Item::Exercise.name()).with_option("--shape", shape);
            let line = line.with_option("--seed", &seed);
            let solved = line.clone().with("--solution");
            let say = |message: Message| questions.screen.say(&message);
            let choices = [
                ("show", say(message!("ask-exercise-show")), line.clone()),
                ("solution", say(message!("ask-exercise-solution")), solved.clone()),
                (
                    "sheet",
                    say(message!("ask-exercise-sheet", file = SHEET)),
                    line.with_option("--out", SHEET),
                ),
                (
                    "both",
                    say(message!("ask-exercise-both", file = SHEET)),
                    solved.with_option("--out", SHEET),
                ),
            ];
            if let Some(line) = questions.choose(&message!("ask-exercise"), &choices, 0)? {
                return Ok(Some(line));
            }
        }
    }
    Ok(None)
}

/// The two searches to compare.
fn two_searches(
    line: Line,
    questions: &mut Questions<'_>,
    session: &dyn Session,
) -> Result<Option<Line>, Complaint> {
    let mut ask = |which: &Message, usual: &str| {
        questions.text(which, usual, |answer| {
            let search: Search = search::read(answer)?;
            search.check(session.heuristics())?;
            match search.algorithm.is_textbook() {
                true => Ok(search.to_string()),
                false => Err(SearchError::TreeNeedsTextbook.into()),
            }
        })
    };
    while let Some(a) = ask(&message!("ask-search-a"), "minimax:depth=3")? {
        if let Some(b) = ask(&message!("ask-search-b"), "alphabeta:depth=3")? {
            return Ok(Some(line.with_option("--a", &a).with_option("--b", &b)));
        }
    }
    Ok(None)
}

/// The players of an experiment, and how often they play.
fn experiment(
    item: Item,
    line: Line,
    questions: &mut Questions<'_>,
) -> Result<Option<Line>, Complaint> {
    let player = |answer: &str| {
        let players = PlayerSpec::read_several(answer, gametree_lab::ROSTER)?;
        match players.iter().any(PlayerSpec::is_human) {
            true => Err(PlanError::Human.into()),
            false => Ok(answer.to_owned()),
        }
    };
    let (one, other) = match item {
        Item::Compare => ("minimax:depth=2..4", "alphabeta:depth=2..4"),
        _ => ("medium", "easy"),
    };
    while let Some(one) = questions.text(&message!("ask-player-a"), one, player)? {
        let Some(other) = questions.text(&message!("ask-player-b"), other, player)? else {
            continue;
        };
        let line = line.clone().with_option("--player", &one).with_option("--player", &other);
        let line = match item {
            Item::Compare => {
                let opponent = questions.text(&message!("ask-opponent"), "random", player)?;
                let Some(opponent) = opponent else { continue };
                line.with_option("--opponent", &opponent)
            }
            // Without openings many players would play the same game again and again.
            _ => line.with_option("--openings", "20"),
        };
        let keep = |answer: &str| Ok(answer.to_owned());
        let repeat = questions.number(&message!("ask-repeat"), (1, 100_000), "20", keep)?;
        let Some(repeat) = repeat else { continue };
        let Some(folder) = questions.text(&message!("ask-run-folder"), "experiment", keep)? else {
            continue;
        };
        let line = line.with_option("--repeat", &repeat);
        return Ok(Some(line.with_option("--out", &folder)));
    }
    Ok(None)
}

/// The depths and heuristics to grade.
fn graded_searches(
    line: Line,
    questions: &mut Questions<'_>,
    session: &dyn Session,
) -> Result<Option<Line>, Complaint> {
    let all = questions.screen.say(&message!("ask-all-heuristics"));
    let names = session.heuristics().iter().map(|&name| (name, name.to_owned(), name));
    let choices: Vec<_> = [("all", all, "all")].into_iter().chain(names).collect();
    while let Some(depths) = questions.text(&message!("ask-depths"), "1..3", depths)? {
        if let Some(name) = questions.choose(&message!("ask-heuristic"), &choices, 0)? {
            let line = line.with_option("--depth", &depths);
            return Ok(Some(line.with_option("--heuristic", name)));
        }
    }
    Ok(None)
}

/// Depths and ranges of depths, with commas between them.
fn depths(answer: &str) -> Result<String, Complaint> {
    let wrong = || Complaint(message!("error-grade-depth", value = Argument::quoted(answer)));
    let key = SearchKey::find("depth").ok_or_else(wrong)?;
    for piece in answer.split(',') {
        key.numbers(piece.trim()).map_err(|_| wrong())?;
    }
    Ok(answer.chars().filter(|sign| !sign.is_whitespace()).collect())
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;
    use crate::arguments::Cli;

    #[test]
    fn every_item_is_a_command_or_well_known() {
        let program = Cli::command();
        for item in Item::all() {
            let alone = [Item::Resume, Item::Language, Item::Quit].contains(&item);
            assert_eq!(program.find_subcommand(item.name()).is_none(), alone, "{}", item.name());
        }
    }

    #[test]
    fn depths_are_numbers_and_ranges() {
        for good in ["3", "1..5", "1,3,5", "1..2, 4"] {
            assert!(depths(good).is_ok(), "{good}");
        }
        for wrong in ["", "0", "5..1", "deep", "1;2", "1,,2"] {
            assert!(depths(wrong).is_err(), "{wrong}");
        }
    }
}
