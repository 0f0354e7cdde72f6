use gametree_language::{Argument, Message, message};
use gametree_present::{Words, system, why};

use crate::experiment::{ExperimentError, PlanError};
use crate::reports::PublishedError;
use crate::{ColumnsError, FamilyError, MAX_RANGES, SweepError};

impl Words for FamilyError {
    fn message(&self) -> Message {
        match self {
            FamilyError::Spec(error) => error.message(),
            FamilyError::NoRange => message!("error-sweep-no-range"),
            FamilyError::TooManyRanges { found } => {
                message!("error-sweep-ranges", found = *found, most = MAX_RANGES)
            }
            FamilyError::NotARange { key, found } => message!(
                "error-sweep-range",
                key = Argument::quoted(key),
                found = Argument::quoted(found)
            ),
            FamilyError::Backward { key, from, to } => message!(
                "error-sweep-backward",
                key = Argument::quoted(key),
                from = from.to_string(),
                to = to.to_string()
            ),
            FamilyError::TooManyGames { found, most } => {
                message!("error-sweep-games", found = *found, most = *most)
            }
            FamilyError::Game { spec, error } => {
                message!(
                    "error-sweep-game",
                    spec = Argument::quoted(spec),
                    reason = error.message()
                )
            }
        }
    }
}

impl Words for SweepError {
    fn message(&self) -> Message {
        match self {
            SweepError::Family(error) => error.message(),
            SweepError::Oracle(error) => error.message(),
            SweepError::Stopped { done, all } => {
                message!("error-sweep-stopped", done = *done, all = *all)
            }
        }
    }
}

/// A name that stands in a sentence of any direction.
fn name(text: &str) -> Argument {
    Argument::quoted(text).isolated()
}

impl Words for PlanError {
    fn message(&self) -> Message {
        match self {
            PlanError::File { line: Some(line), reason } => {
                message!("error-plan-line", line = *line, reason = name(reason))
            }
            PlanError::File { line: None, reason } => {
                message!("error-plan-file", reason = name(reason))
            }
            PlanError::NoGames => message!("error-plan-games"),
            PlanError::NoPlayers => message!("error-plan-players"),
            PlanError::NoOpponents => message!("error-plan-opponents"),
            PlanError::TooFewPlayers => message!("error-plan-two"),
            PlanError::OpponentsInTournament => message!("error-plan-no-opponents"),
            PlanError::SprtNeedsTwo => message!("error-plan-sprt-two"),
            PlanError::Human => message!("error-plan-human"),
            PlanError::NoRepetition => message!("error-plan-repeat"),
            PlanError::TooLarge { key, most } => {
                message!("error-plan-large", key = *key, most = *most)
            }
            PlanError::TournamentOnOneSide => message!("error-plan-both-sides"),
            PlanError::SprtInParts => message!("error-plan-sprt-parts"),
            PlanError::Spec(error) => error.message(),
            PlanError::Family(error) => error.message(),
            PlanError::Player(error) => error.message(),
            PlanError::CannotPlay { player, spec, error } => message!(
                "error-plan-cannot",
                player = name(player),
                spec = name(spec),
                reason = error.message()
            ),
            PlanError::Finished { spec } => message!("error-plan-finished", spec = name(spec)),
            PlanError::NoOpening { spec } => message!("error-plan-opening", spec = name(spec)),
            PlanError::TooManyGames { found, most } => {
                message!("error-plan-many-games", found = *found, most = *most)
            }
            PlanError::TooManyContests { found, most } => {
                message!("error-plan-many-contests", found = *found, most = *most)
            }
        }
    }
}

impl Words for ExperimentError {
    fn message(&self) -> Message {
        let path = |path: &std::path::Path| name(&path.display().to_string());
        match self {
            ExperimentError::Plan(error) => error.message(),
            ExperimentError::File(error) => error.message(),
            ExperimentError::Unreadable(error) => {
                message!("error-read", file = path(&error.path), reason = why(&error.reason))
            }
            ExperimentError::NotEmpty { folder } => {
                message!("error-experiment-not-empty", folder = path(folder))
            }
            ExperimentError::Turn(error) => error.message(),
            ExperimentError::NoThread(error) => {
                message!("error-thread", reason = system(error))
            }
            ExperimentError::InUse { folder } => {
                message!("error-experiment-in-use", folder = path(folder))
            }
            ExperimentError::OtherPlan { folder, key, there, here } => message!(
                "error-experiment-other",
                folder = path(folder),
                key = name(key),
                there = name(there),
                here = name(here)
            ),
            ExperimentError::NoPlan { folder } => {
                message!("error-experiment-no-plan", folder = path(folder))
            }
            ExperimentError::Damaged { path: file, line } => {
                message!("error-experiment-damaged", path = path(file), line = *line)
            }
            ExperimentError::OtherOrder { path: file } => {
                message!("error-experiment-order", path = path(file))
            }
            ExperimentError::Contradiction { number } => {
                message!("error-experiment-twice", number = *number)
            }
            ExperimentError::FolderTwice { folder } => {
                message!("error-experiment-merge-twice", folder = path(folder))
            }
            ExperimentError::NoRows => message!("error-experiment-no-rows"),
        }
    }
}

impl Words for PublishedError {
    fn message(&self) -> Message {
        match self {
            PublishedError::Empty => message!("published-empty"),
            PublishedError::TooLong { most } => message!("published-long", most = *most),
            PublishedError::Quotes { line } => message!("published-quotes", line = *line),
            PublishedError::Missing { line, column } => {
                message!("published-missing", line = *line, column = name(column))
            }
            PublishedError::Cell { line, column, found, right } => message!(
                "published-cell",
                line = *line,
                column = name(column),
                found = name(found),
                right = name(right)
            ),
        }
    }
}

impl Words for ColumnsError {
    fn message(&self) -> Message {
        match self {
            ColumnsError::Unknown { name: column } => message!(
                "error-experiment-columns",
                column = name(column),
                columns = Argument::list(ColumnsError::known(), ", ")
            ),
            ColumnsError::Mixed { game, group } => {
                message!("error-experiment-columns-mixed", column = name(game), other = name(group))
            }
            ColumnsError::NoTable { report } => {
                message!("error-experiment-columns-none", report = name(report))
            }
        }
    }
}
