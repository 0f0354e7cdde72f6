//! `gametree compare` and `gametree tournament`: experiments with players.

use std::env;
use std::num::NonZero;
use std::path::Path;
use std::thread::available_parallelism;

use gametree_catalogue::Catalogue;
use gametree_files::PassingFolder;
use gametree_lab::analysis::{Analysis, standings};
use gametree_lab::experiment::{
    Experiment, ExperimentError, Folder, Kind, Plan, Run, Shard, Sides, dry_run, merge, run as play,
};
use gametree_lab::paper::write_papers;
use gametree_lab::report::{self, ExperimentRun, GradedGame};
use gametree_lab::{Columns, Scope, grade, json};
use gametree_language::{Argument, Message, ascii_digits, message};
use gametree_present::page::Block;
use gametree_present::sentence::duration;
use gametree_present::{Page, why_not_printed};
use gametree_rules::Work;
use gametree_rules::work::Budget;

use crate::arguments;
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::waiting::{wait, wait_within};

pub(crate) fn run(
    arguments: &arguments::Compare,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let common = &arguments.experiment;
    if common.plan.is_some() || !common.merge.is_empty() {
        let own =
            [("opponent", !arguments.opponent.is_empty()), ("first", arguments.first.is_some())];
        refuse_beside_plan(common, &own)?;
    }
    let plan = plan(common, catalogue, |plan| {
        plan.kind = Kind::Compare;
        plan.opponents = texts(&arguments.opponent);
        if plan.opponents.is_empty() {
            plan.opponents = vec!["random".to_owned()];
        }
        // The parser knows the sides.
        plan.first =
            arguments.first.as_deref().and_then(|side| side.parse().ok()).unwrap_or(Sides::Both);
        Ok(())
    })?;
    Session { arguments: common, catalogue, screen }.run(&plan)
}

pub(crate) fn run_tournament(
    arguments: &arguments::Tournament,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    let common = &arguments.experiment;
    if common.plan.is_some() || !common.merge.is_empty() {
        refuse_beside_plan(common, &[("sprt", arguments.sprt.is_some())])?;
    }
    let plan = plan(common, catalogue, |plan| {
        plan.kind = Kind::Tournament;
        let sprt = arguments.sprt.as_ref().map(|text| ascii_digits(text).parse());
        plan.sprt = sprt.transpose().map_err(|part: String| {
            Complaint(message!("error-experiment-sprt", part = Argument::quoted(&part)))
        })?;
        Ok(())
    })?;
    Session { arguments: common, catalogue, screen }.run(&plan)
}

fn texts(texts: &[String]) -> Vec<String> {
    texts.iter().map(|text| ascii_digits(text).into_owned()).collect()
}

/// A plan says everything that options say, and so do folders with plans.
fn refuse_beside_plan(
    arguments: &arguments::Experiment,
    own: &[(&'static str, bool)],
) -> Result<(), Complaint> {
    let common = [
        ("game", !arguments.game.is_empty()),
        ("player", !arguments.player.is_empty()),
        ("repeat", arguments.repeat.is_some()),
        ("openings", arguments.openings.is_some()),
        ("plies", arguments.plies.is_some()),
        ("seed", arguments.seed.is_some()),
        ("times", arguments.times),
        ("grade", arguments.grade.is_some()),
    ];
    let given = common.iter().chain(own).find(|(_, given)| *given).map(|(name, _)| *name);
    match given.or(arguments.searches.first_given()) {
        Some(option) if arguments.plan.is_none() => {
            let (argument, other) = (Argument::quoted("--merge"), format!("--{option}"));
            Err(Complaint(message!("error-argument-conflict", argument = argument, other = other)))
        }
        Some(option) => Err(Complaint(message!("error-experiment-plan-and", option = option))),
        None => Ok(()),
    }
}

/// The plan in a file, that of the first folder to be merged, or that of the options.
fn plan(
    arguments: &arguments::Experiment,
    catalogue: &Catalogue,
    own: impl FnOnce(&mut Plan) -> Result<(), Complaint>,
) -> Result<Plan, Complaint> {
    if let Some(file) = &arguments.plan {
        return Ok(match file.is_dir() {
            true => Folder::plan(file)?,
            false => Folder::read_plan(file)?,
        });
    }
    if let Some(folder) = arguments.merge.first() {
        return Ok(Folder::plan(folder)?);
    }
    let games = texts(&arguments.game);
    let mut players = texts(&arguments.player);
    if arguments.searches.is_given() {
        // `all` heuristics are those of the first game.
        let heuristics = games.first().and_then(|game| catalogue.entry_of(game).ok());
        let heuristics = heuristics.map_or(&["plain"][..], |entry| entry.heuristics);
        let searches = arguments.searches.searches(heuristics)?;
        players.extend(searches.iter().map(ToString::to_string));
    }
    let openings = arguments.openings.unwrap_or(0);
    let mut plan = Plan {
        kind: Kind::Compare,
        games,
        players,
        opponents: Vec::new(),
        first: Sides::Both,
        repeat: arguments.repeat.unwrap_or(if openings == 0 { USUAL_REPEAT } else { 1 }),
        openings,
        plies: arguments.plies.map(|plies| plies.try_into().unwrap_or(u32::MAX)),
        seed: arguments.seed.unwrap_or(0),
        times: arguments.times,
        grade: arguments.grade.unwrap_or(0),
        sprt: None,
    };
    own(&mut plan)?;
    Ok(plan)
}

/// A run of the command.
struct Session<'a> {
    arguments: &'a arguments::Experiment,
    catalogue: &'a Catalogue,
    screen: &'a Screen,
}

impl Session<'_> {
    fn run(&self, plan: &Plan) -> Result<(), Complaint> {
        let columns = match &self.arguments.columns {
            Some(columns) => Columns::parse(&ascii_digits(columns))?,
            None => Columns::usual(plan.times),
        };
        let shard = self.shard()?;
        let experiment = Experiment::prepare(plan, self.catalogue)?;
        if self.arguments.dry_run {
            return self.dry_run(&experiment, shard);
        }
        let folder = match &self.arguments.out {
            Some(out) => Place::Kept(Folder::open(out, plan)?),
            None if !self.arguments.merge.is_empty() => {
                return Err(Complaint(message!("error-experiment-merge-out")));
            }
            None => Place::passing(plan)?,
        };
        let load = plan.times.then(load).flatten();
        let run = self.play_or_merge(&experiment, folder.folder(), shard)?;
        let (analysis, table) = wait(self.screen, |_| {
            let rows = folder.folder().rows();
            let analysis = Analysis::read(&experiment, &rows)?;
            let table =
                ExperimentRun::table_of(self.catalogue, &experiment, &analysis, &columns, &rows)?;
            Ok::<_, ExperimentError>((analysis, table))
        })??;
        let run = ExperimentRun {
            catalogue: self.catalogue,
            experiment: &experiment,
            players: report::full_names(&experiment),
            opponents: report::opponent_names(&experiment),
            run,
            shard,
            analysis: &analysis,
            standings: (plan.kind == Kind::Tournament).then(|| standings(&experiment, &analysis)),
            table,
            grades: self.grades(&experiment)?,
            load,
        };
        let out = folder.kept();
        let mut notes: Vec<Message> = experiment.notes().iter().map(report::note).collect();
        if run.run.is_merged && !run.run.is_finished {
            notes.push(report::merged_in_part(&run.run));
        }
        let mut not_printed = None;
        if let Some(out) = out {
            let command = repeating(plan.kind);
            let print = |svg: &str| {
                gametree_print::pdf(svg, None).map_err(|error| why_not_printed(&error, "PDF"))
            };
            let language = self.screen.language();
            let papers = wait(self.screen, |_| {
                let rows = folder.folder().rows();
                write_papers(&run, out, &rows, &columns, command, language, &print)
            })??;
            not_printed = papers.note;
        }
        notes.extend(not_printed.clone());
        let json = || {
            let say = |message: &Message| self.screen.say(message);
            let notes = notes.iter().map(say).collect();
            let out = out.map(|out| out.display().to_string());
            json::Experiment::new(&run, notes, out, &say)
        };
        self.screen.print_result(json, || {
            let mut page = report::experiment(&run, out);
            page.blocks.extend(not_printed.map(Block::Sentence));
            page
        })
    }

    /// The part that was asked for, by option or by the scheduler of a cluster.
    fn shard(&self) -> Result<Shard, Complaint> {
        let text = match &self.arguments.shard {
            Some(text) => ascii_digits(text).into_owned(),
            None => {
                let Ok(task) = env::var("SLURM_ARRAY_TASK_ID") else { return Ok(Shard::WHOLE) };
                let number = |name: &str| env::var(name).ok()?.trim().parse::<u64>().ok();
                let first = number("SLURM_ARRAY_TASK_MIN").unwrap_or(1);
                let step = number("SLURM_ARRAY_TASK_STEP").unwrap_or(1).max(1);
                let place =
                    task.trim().parse::<u64>().ok().and_then(|task| task.checked_sub(first));
                match (place, number("SLURM_ARRAY_TASK_COUNT")) {
                    (Some(place), Some(count)) => format!("{}/{count}", place / step + 1),
                    _ => format!("SLURM_ARRAY_TASK_ID={task}"),
                }
            }
        };
        text.parse().map_err(|()| {
            Complaint(message!("error-experiment-shard", value = Argument::quoted(&text)))
        })
    }

    fn threads(&self) -> usize {
        threads(self.arguments.threads)
    }

    fn play_or_merge(
        &self,
        experiment: &Experiment,
        folder: &Folder,
        shard: Shard,
    ) -> Result<Run, Complaint> {
        if self.arguments.merge.is_empty() {
            let budget = Budget { threads: self.threads(), ..Budget::default() };
            return Ok(wait_within(budget, self.screen, |work| {
                play(experiment, folder, shard, work)
            })??);
        }
        let there = wait(self.screen, |_| merge(&self.arguments.merge, experiment, folder))??;
        let (of, is_finished) = (experiment.len(), there == experiment.len());
        let elapsed = std::time::Duration::ZERO;
        Ok(Run { there, of, played: 0, is_finished, elapsed, is_merged: true })
    }

    fn dry_run(&self, experiment: &Experiment, shard: Shard) -> Result<(), Complaint> {
        let budget = Budget { threads: self.threads(), ..Budget::default() };
        let tried = wait_within(budget, self.screen, |work| dry_run(experiment, shard, work))??;
        let contests = experiment.contests().len();
        let plan = experiment.plan();
        let threads = if plan.times { 1 } else { budget.threads };
        let notes = || experiment.notes().iter().map(report::note);
        let json = || json::DryRun {
            games: tried.games,
            contests,
            tried: tried.tried,
            estimate_ms: tried.estimate.as_secs_f64() * 1000.0,
            threads,
            notes: notes().map(|note| self.screen.say(&note)).collect(),
            plan: plan.to_string(),
        };
        self.screen.print_result(json, || {
            let time = message!(
                "dry-run-time",
                time = duration(tried.estimate),
                threads = threads,
                tried = tried.tried
            );
            let games = message!("dry-run-games", games = tried.games, contests = contests);
            let sentences = [games, time].into_iter().chain(notes()).map(Block::Sentence);
            Page::new(sentences.chain([Block::Verbatim(plan.to_string())]))
        })
    }

    /// Grades the players in every game that can be solved, if that was asked for.
    fn grades(&self, experiment: &Experiment) -> Result<Vec<GradedGame>, Complaint> {
        let plan = experiment.plan();
        if plan.grade == 0 {
            return Ok(Vec::new());
        }
        let scope = Scope { most: Some(plan.grade), seed: plan.seed, games: 0 };
        wait(self.screen, |work: &Work| {
            let mut graded = Vec::new();
            for (game, session) in experiment.sessions().enumerate() {
                let searches: Vec<_> = (0..experiment.players().len())
                    .filter_map(|player| experiment.search(game, player).cloned())
                    .collect();
                if searches.is_empty() {
                    continue;
                }
                // What is too large is left out: the report says of which games it speaks.
                let Ok(solved) = session.solve(work) else { continue };
                let grading = grade(session, &*solved, &searches, scope, work)?;
                if grading.positions > 0 {
                    let (spec, has_points) = (session.spec(), session.has_points());
                    graded.push(GradedGame { spec, has_points, grading });
                }
            }
            Ok::<_, Complaint>(graded)
        })?
    }
}

/// Games are repeated so often, where chance has a part in them.
const USUAL_REPEAT: u64 = 20;

/// More threads than this play no game sooner on any machine, and each takes memory.
const MOST_THREADS: usize = 256;
/// Nor do more threads than these for each core.
const THREADS_PER_CORE: usize = 4;

/// How many threads are meant: 0 is one for each core.
pub(crate) fn threads(asked: u64) -> usize {
    let cores = available_parallelism().map_or(1, NonZero::get);
    match usize::try_from(asked).unwrap_or(usize::MAX) {
        0 => cores,
        asked => asked.min(THREADS_PER_CORE * cores).min(MOST_THREADS),
    }
}

/// The command that plays the same games again, from the folder of the first run.
fn repeating(kind: Kind) -> &'static str {
    match kind {
        Kind::Compare => "gametree compare --plan plan.toml --out again",
        Kind::Tournament => "gametree tournament --plan plan.toml --out again",
    }
}

/// Where rows go.
enum Place {
    /// A folder that stays.
    Kept(Folder),
    /// One that goes with the program.
    Passing(
        Folder,
        #[expect(dead_code, reason = "it is deleted when it is dropped")] PassingFolder,
    ),
}

impl Place {
    fn passing(plan: &Plan) -> Result<Place, Complaint> {
        let folder = crate::files::passing_folder()?;
        Ok(Place::Passing(Folder::open(folder.path(), plan)?, folder))
    }

    fn folder(&self) -> &Folder {
        match self {
            Place::Kept(folder) | Place::Passing(folder, _) => folder,
        }
    }

    fn kept(&self) -> Option<&Path> {
        match self {
            Place::Kept(folder) => Some(folder.path()),
            Place::Passing(..) => None,
        }
    }
}

/// How busy the machine is with other things, if that is enough to disturb a clock.
fn load() -> Option<f64> {
    const QUIET: f64 = 0.7;
    let text = std::fs::read_to_string("/proc/loadavg").ok()?;
    text.split(' ').next()?.parse().ok().filter(|&load| load > QUIET)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_bounded() {
        let cores = threads(0);
        assert_eq!(threads(1), 1);
        assert_eq!(threads(u64::MAX), (THREADS_PER_CORE * cores).min(MOST_THREADS));
    }
}
