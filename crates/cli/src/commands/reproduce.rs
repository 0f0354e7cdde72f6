//! `gametree reproduce`: the five course reports rerun, their faults shown, their questions answered.

use std::path::{Path, PathBuf};
use std::time::Instant;

use gametree_catalogue::Catalogue;
use gametree_files::PassingFolder;
use gametree_lab::experiment::ExperimentError;
use gametree_lab::json;
use gametree_lab::json::{ReproducedAnswer, ReproducedFault};
use gametree_lab::paper::{write_index, write_reproduced};
use gametree_lab::report::{self, fault_picture};
use gametree_lab::reports::{
    Case, Explained, FAULTS, Fault, Published, Question, Report, Rerun, answer, rerun, show,
};
use gametree_language::{Argument, Language, ascii_digits, message};
use gametree_picture::tree::Page;
use gametree_present::Words;
use gametree_present::page::{Block, Cell, Fact};
use gametree_rules::work::Budget;
use gametree_web::REPRODUCING;

use crate::Reply;
use crate::arguments::{BoardFormat, Reproduce};
use crate::commands::compare::threads;
use crate::complaint::Complaint;
use crate::files;
use crate::printing;
use crate::screen::Screen;
use crate::text::Text;
use crate::waiting::{wait, wait_within};

/// What stands for the tables of all reports.
pub(crate) const ALL: &str = "all";

/// Each thread keeps what it has searched, so the number of threads bounds the memory.
const MOST_THREADS: usize = 32;

pub(crate) fn run(
    arguments: &Reproduce,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    let threads = threads(arguments.threads).min(MOST_THREADS);
    let budget = Budget { threads, ..Budget::default() };
    let session = Reproducing { arguments, catalogue, screen, budget };
    // The parser knows the numbers; what is none of them is all.
    let report: Option<Report> = ascii_digits(&arguments.report).parse().ok();
    match (report, &arguments.fault, &arguments.question) {
        (Some(report), Some(name), _) => session.fault(report, &ascii_digits(name)),
        (Some(report), _, Some(name)) => session.question(report, &ascii_digits(name)),
        (None, Some(_), _) | (None, _, Some(_)) => Err(Complaint(message!("error-reproduce-one"))),
        (report, None, None) => {
            if arguments.format.is_some_and(|format| format != BoardFormat::Text) {
                return Err(no_picture(report));
            }
            match (report, &arguments.published, &arguments.out) {
                (Some(report), Some(file), _) => {
                    let text = files::read_text(file, MOST_MEGABYTES)?;
                    let published = Published::read(report, &text).map_err(|error| {
                        let (file, reason) = (files::name(file), error.message());
                        Complaint(message!("error-published", file = file, reason = reason))
                    })?;
                    session.tables(&[published])
                }
                (None, Some(_), _) => Err(Complaint(message!("error-reproduce-one"))),
                (None, None, None) => session.tables(&Report::ALL.map(Published::of)),
                (report, None, _) => session.explain(report),
            }
        }
    }
}

/// A run of the command.
struct Reproducing<'a> {
    arguments: &'a Reproduce,
    catalogue: &'a Catalogue,
    screen: &'a Screen,
    budget: Budget,
}

impl Reproducing<'_> {
    /// Tables, published and rerun.
    fn tables(&self, tables: &[Published]) -> Result<Reply, Complaint> {
        let started = Instant::now();
        let mut reruns = Vec::new();
        for published in tables {
            let found = wait_within(self.budget, self.screen, |work| rerun(published, work))?;
            reruns.push(found.map_err(|_| stopped())?);
        }
        self.screen.print_result(
            || json::Reproduce::of_tables(&reruns, started.elapsed(), self.screen.language()),
            || report::reproduced_tables(&reruns, &REPRODUCING),
        )?;
        Ok(self.reply(reruns.iter()))
    }

    /// One report in full, or all of them into a folder.
    fn explain(&self, report: Option<Report>) -> Result<Reply, Complaint> {
        let started = Instant::now();
        let chosen = report.map_or(Report::ALL.to_vec(), |report| vec![report]);
        let written = chosen.clone();
        let place = Place::new(self.arguments.out.as_deref())?;
        let mut explained = Vec::new();
        for report in chosen {
            let folder = place.path().join(report.number());
            let experiments = folder.join("experiments");
            make_folder(&experiments)?;
            let found = wait_within(self.budget, self.screen, |work| {
                Explained::new(report, &experiments, self.catalogue, work)
            })??;
            let found = found.ok_or_else(stopped)?;
            if place.is_kept() {
                for language in Language::ALL {
                    write_reproduced(
                        &found,
                        &REPRODUCING,
                        &folder.join(language.code()),
                        language,
                    )?;
                }
            }
            explained.push(found);
        }
        let language = self.screen.language();
        if place.is_kept() {
            write_index(&written, place.path(), language)?;
        }
        self.screen.print_result(
            || json::Reproduce::of_explained(&explained, started.elapsed(), language),
            || {
                let mut page = match report {
                    Some(report) => {
                        let mut page = report::reproduced(&explained[0], &REPRODUCING, false);
                        page.blocks.insert(0, Block::Heading(report::reproduced_title(report)));
                        page
                    }
                    None => {
                        let reruns: Vec<Rerun> =
                            explained.iter().map(|report| Rerun::clone(&report.rerun)).collect();
                        report::reproduced_tables(&reruns, &REPRODUCING)
                    }
                };
                if place.is_kept() {
                    let folder = Cell::Code(place.path().display().to_string());
                    let written = Fact::new(message!("label-experiment-folder"), folder);
                    page.push(Block::Facts(vec![written]));
                }
                page
            },
        )?;
        Ok(self.reply(explained.iter().map(|report| &*report.rerun)))
    }

    fn reply<'a>(&self, mut reruns: impl Iterator<Item = &'a Rerun>) -> Reply {
        match self.arguments.strict && reruns.any(|rerun| rerun.unexpected() > 0) {
            true => Reply::No,
            false => Reply::Yes,
        }
    }

    /// A fault in words and trees, or as a picture.
    fn fault(&self, report: Report, name: &str) -> Result<Reply, Complaint> {
        let fault = Fault::find(report, name);
        let fault = fault.ok_or_else(|| Complaint(report::no_such_fault(report, name)))?;
        let file = self.arguments.out.as_deref();
        let kind = BoardFormat::kind(self.arguments.format, file)?;
        let case = wait_within(self.budget, self.screen, |work| show(fault, work))?;
        let case = case.map_err(|_| stopped())?;
        let language = self.screen.language();
        let picture = match kind {
            Some(kind) => {
                let svg = fault_picture(&case, language);
                let svg = svg.ok_or_else(|| no_picture(Some(report)))?;
                Some((kind, svg))
            }
            None => None,
        };
        match (picture, file) {
            // A program that reads gets its object, and a picture only in a file.
            (Some((kind, svg)), Some(file)) => {
                wait(self.screen, |_| {
                    printing::write(&svg, kind, Page::Free, Some(file), self.screen)
                })??;
            }
            (Some((kind, svg)), None) if !self.screen.wants_json() => {
                printing::write(&svg, kind, Page::Free, None, self.screen)?;
                return Ok(Reply::Yes);
            }
            (None, Some(file)) => {
                let text = Text::without_colours(self.screen).page(&report::fault(&case));
                files::write_text(file, &self.screen.unmarked(&text))?;
            }
            _ => {}
        }
        if file.is_none() || self.screen.wants_json() {
            self.print_fault(&case)?;
        }
        Ok(Reply::Yes)
    }

    fn print_fault(&self, case: &Case) -> Result<(), Complaint> {
        let language = self.screen.language();
        self.screen
            .print_result(|| ReproducedFault::new(case, true, language), || report::fault(case))
    }

    /// A question, answered by its experiment.
    fn question(&self, report: Report, name: &str) -> Result<Reply, Complaint> {
        let question = Question::find(report, name).ok_or_else(|| {
            let names = names(Question::of(report).map(|question| question.name));
            let (report, name) = (report.number(), Argument::quoted(name));
            Complaint(message!(
                "error-reproduce-question",
                report = report,
                name = name,
                names = names
            ))
        })?;
        let place = Place::new(self.arguments.out.as_deref())?;
        let found = wait_within(self.budget, self.screen, |work| {
            answer(question, place.path(), self.catalogue, work)
        })?;
        let found = found.map_err(|error: ExperimentError| Complaint::from(error))?;
        let found = found.ok_or_else(stopped)?;
        let language = self.screen.language();
        self.screen.print_result(
            || ReproducedAnswer::new(&found, language),
            || report::answered(&found, &REPRODUCING),
        )?;
        Ok(Reply::Yes)
    }
}

/// Tables of people's own are not larger.
const MOST_MEGABYTES: u64 = 1;

/// Pictures are of faults in searches.
fn no_picture(report: Option<Report>) -> Complaint {
    // Those of all reports, where this one has none.
    let report = report.filter(|report| Fault::of(*report).next().is_some());
    let faults = FAULTS.iter().filter(|fault| fault.is_searched());
    let faults = faults.filter(|fault| report.is_none_or(|report| fault.report == report));
    let faults = faults.map(|fault| match report {
        Some(_) => fault.name.to_owned(),
        None => format!("{} {}", fault.report, fault.name),
    });
    let names = Argument::list(faults.map(|name| Argument::from(name).isolated()), ", ");
    Complaint(message!("error-reproduce-format", names = names))
}

fn names(names: impl Iterator<Item = &'static str>) -> Argument {
    Argument::list(names.map(|name| Argument::from(name).isolated()), ", ")
}

fn stopped() -> Complaint {
    Complaint(message!("error-reproduce-stopped"))
}

fn make_folder(folder: &Path) -> Result<(), Complaint> {
    std::fs::create_dir_all(folder).map_err(|error| files::cannot_write(folder, error))
}

/// Where experiments are played.
enum Place {
    /// In a folder that stays.
    Kept(PathBuf),
    /// In one that goes with the program.
    Passing(PassingFolder),
}

impl Place {
    fn new(out: Option<&Path>) -> Result<Place, Complaint> {
        match out {
            Some(out) => Ok(Place::Kept(out.to_owned())),
            None => files::passing_folder().map(Place::Passing),
        }
    }

    fn path(&self) -> &Path {
        match self {
            Place::Kept(folder) => folder,
            Place::Passing(folder) => folder.path(),
        }
    }

    fn is_kept(&self) -> bool {
        matches!(self, Place::Kept(_))
    }
}
