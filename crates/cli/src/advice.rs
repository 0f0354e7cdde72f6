//! What somebody at a command line can do about an error. Libraries say what is wrong; which options
//! there are is the program's affair.

use std::io::ErrorKind;
use std::path::Path;

use clap::Command;
use gametree_catalogue::{OracleError, SearchError, SolvedError, UnknownAlgorithm};
use gametree_files::{FileError, Reason};
use gametree_games::SpecError;
use gametree_lab::experiment::{ExperimentError, PlanError};
use gametree_lab::{ColumnsError, FamilyError, SweepError};
use gametree_language::{Argument, Language, Message, message};
use gametree_play::{PlayerError, TurnError};
use gametree_present::Words;
use gametree_rules::perft::PerftError;
use gametree_rules::work::usable_memory;
use gametree_rules::{MoveError, PositionError};
use gametree_solver::{Forecast, LookupError, SizeKind, Unsolved};
use gametree_tables::TableError;

use crate::complaint::Complaint;

/// An error that the program can advise about.
pub(crate) trait Advise: Words {
    /// How the sentence goes on; several pieces are for several commands (see [`fitting`]).
    fn advice(&self) -> Option<Message> {
        None
    }
}

/// What can be said at a command: of the pieces of advice that an error brings along, the first whose
/// options are all there. Without a command, behind a menu, nobody can give options.
pub(crate) fn fitting(
    Complaint(message): Complaint,
    program: &Command,
    command: Option<&Command>,
) -> Complaint {
    let mut advised = false;
    Complaint(message.continued_where(|piece| {
        let is_advice = piece.id().starts_with("advice-");
        let fits = !is_advice || (!advised && can_be_followed(piece, program, command));
        advised |= is_advice && fits;
        fits
    }))
}

/// What can be said where nobody can give options.
pub(crate) fn without(Complaint(message): Complaint) -> Message {
    message.continued_where(|piece| !piece.id().starts_with("advice-"))
}

/// Whether every option that is named belongs to the command, or to one that is named before it.
fn can_be_followed(advice: &Message, program: &Command, command: Option<&Command>) -> bool {
    let mut named = command;
    // Names are the same in every language.
    Language::English.say(advice).split_whitespace().all(|word| {
        let name = word.trim_end_matches([',', ';', '.']);
        named = program.find_subcommand(name).or(named);
        let option = name.strip_prefix("--");
        let known = option.is_none_or(|option| named.is_some_and(|named| has(named, option)));
        if name != word {
            named = command;
        }
        known
    })
}

fn has(command: &Command, option: &str) -> bool {
    command.get_arguments().any(|argument| argument.get_long() == Some(option))
}

impl Advise for ColumnsError {}
impl Advise for FamilyError {}
impl Advise for MoveError {}
impl Advise for PlayerError {}
impl Advise for PositionError {}
impl Advise for SpecError {}
impl Advise for SweepError {}
impl Advise for UnknownAlgorithm {}

impl Advise for LookupError {
    fn advice(&self) -> Option<Message> {
        match self {
            LookupError::Reading {
                reason: ErrorKind::InvalidData | ErrorKind::NotFound, ..
            } => Some(message!("advice-table-damaged")),
            _ => None,
        }
    }
}

impl Advise for SolvedError {
    fn advice(&self) -> Option<Message> {
        match self {
            SolvedError::Lookup(error) => error.advice(),
            SolvedError::Position(_) => None,
        }
    }
}

/// Whether it is a file of a part of a table.
fn is_in_a_part(file: &Path) -> bool {
    let above = file.ancestors().nth(2).and_then(Path::file_name);
    above.is_some_and(|above| above == "parts")
}

impl Advise for TableError {
    fn advice(&self) -> Option<Message> {
        match self {
            TableError::Unfinished { .. } => Some(message!("advice-table-solve")),
            TableError::Damaged { file } if is_in_a_part(file) => {
                Some(message!("advice-part-damaged"))
            }
            TableError::Unread(FileError { path, reason: Reason::System(error) })
                if error.kind() == ErrorKind::NotFound && is_in_a_part(path) =>
            {
                Some(message!("advice-part-damaged"))
            }
            TableError::Damaged { .. } | TableError::Format { .. } => {
                Some(message!("advice-table-damaged"))
            }
            TableError::Unread(FileError { reason: Reason::System(error), .. })
                if error.kind() == ErrorKind::NotFound =>
            {
                Some(message!("advice-table-damaged"))
            }
            TableError::OnlyParts { .. } => Some(message!("advice-table-parts")),
            TableError::TooLittleMemory { needed, .. }
                if usable_memory().is_some_and(|usable| usable < *needed) =>
            {
                Some(message!("advice-table-machine"))
            }
            TableError::TooLittleMemory { needed, .. } => {
                let megabytes = needed.div_ceil(1 << 20).to_string();
                Some(message!("advice-table-memory", megabytes = Argument::Text(megabytes)))
            }
            _ => None,
        }
    }
}

impl Advise for PlanError {
    fn advice(&self) -> Option<Message> {
        match self {
            PlanError::NoGames => Some(message!("advice-game")),
            PlanError::NoPlayers | PlanError::TooFewPlayers => Some(message!("advice-player")),
            PlanError::NoOpponents => Some(message!("advice-opponent")),
            _ => None,
        }
    }
}

impl Advise for ExperimentError {
    fn advice(&self) -> Option<Message> {
        match self {
            ExperimentError::Plan(error) => error.advice(),
            ExperimentError::Turn(error) => error.advice(),
            ExperimentError::OtherPlan { .. } => Some(message!("advice-other-folder")),
            _ => None,
        }
    }
}

impl Advise for PerftError {
    fn advice(&self) -> Option<Message> {
        match self {
            PerftError::TooManyPositions { .. } => Some(message!("advice-perft-positions")),
            PerftError::TooManyPaths { .. } => Some(message!("advice-perft-paths")),
            PerftError::OutOfMemory { .. } => Some(message!("advice-perft-memory")),
            PerftError::Stopped => None,
        }
    }
}

impl Advise for SearchError {
    fn advice(&self) -> Option<Message> {
        match self {
            SearchError::TreeNeedsTextbook => {
                Some(message!("advice-tree").followed_by(message!("advice-diff")))
            }
            // A search keeps its solution where it keeps its table.
            SearchError::Unsolved(unsolved) => {
                let advice = without_solution(unsolved, None)?;
                Some(match unsolved {
                    beyond if is_beyond_any_table(beyond) => advice,
                    Unsolved::TooLarge { forecast, .. }
                        if forecast.size.kind == SizeKind::Places =>
                    {
                        message!("advice-keep-or-hash").followed_by(advice)
                    }
                    _ => message!("advice-hash-or-engine").followed_by(advice),
                })
            }
            _ => None,
        }
    }
}

impl Advise for TurnError {
    fn advice(&self) -> Option<Message> {
        match self {
            TurnError::Search(error) => error.advice(),
            TurnError::IllegalMove { .. } => None,
        }
    }
}

impl Advise for OracleError {
    fn advice(&self) -> Option<Message> {
        match self {
            OracleError::Search(error) => error.advice(),
            OracleError::Stopped | OracleError::OutOfTime | OracleError::Solution(_) => None,
        }
    }
}

/// A game that cannot be solved; `fits` is the largest of its kind that would fit.
pub(crate) fn unsolved(unsolved: &Unsolved, fits: Option<Forecast>) -> Complaint {
    let error = gametree_present::unsolved(unsolved, fits);
    Complaint(match without_solution(unsolved, fits) {
        Some(advice) => error.followed_by(advice),
        None => error,
    })
}

/// Whether more memory would not help.
fn is_beyond_any_table(unsolved: &Unsolved) -> bool {
    matches!(unsolved, Unsolved::TooLarge { forecast, .. } if forecast.beyond_any_table().is_some())
}

fn without_solution(unsolved: &Unsolved, fits: Option<Forecast>) -> Option<Message> {
    Some(match unsolved {
        Unsolved::Stopped | Unsolved::OutOfTime => return None,
        Unsolved::OutOfMemory { .. } => message!("advice-engine"),
        beyond if is_beyond_any_table(beyond) => match fits {
            Some(_) => message!("advice-or-engine"),
            None => message!("advice-engine"),
        },
        // Levels of a table on disk are valued in as much memory as there is.
        Unsolved::TooLarge { forecast, .. } if forecast.size.kind == SizeKind::Places => match fits
        {
            Some(_) => message!("advice-else-memory-table-or-engine"),
            None => {
                message!("advice-memory-table-or-engine").followed_by(message!("advice-engine"))
            }
        },
        Unsolved::TooLarge { .. } | Unsolved::Full { .. } => match fits {
            Some(_) => message!("advice-else-memory"),
            None => message!("advice-memory-or-engine").followed_by(message!("advice-engine")),
        },
    })
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;

    use super::*;
    use crate::help;

    /// The program as it is after it has read a command line: options for every command are everywhere.
    fn program() -> Command {
        let mut program = help::translated(&Catalogue::standard(), Language::English);
        program.build();
        program
    }

    fn said_at(error: SearchError, command: Option<&str>) -> String {
        let program = program();
        let command = command.map(|name| program.find_subcommand(name).unwrap());
        Language::English.say(&fitting(error.into(), &program, command).0)
    }

    #[test]
    fn advice_is_for_the_command() {
        let textbook = "only minimax and alphabeta have a tree to show";
        let said = |command| said_at(SearchError::TreeNeedsTextbook, command);
        assert_eq!(said(Some("tree")), format!("{textbook}; choose one of them with --algorithm"));
        assert_eq!(said(Some("diff")), format!("{textbook}; choose one of them for --a or --b"));
        assert_eq!(said(Some("games")), textbook);
        assert_eq!(said(None), textbook);
    }

    /// Advice that no command can follow would never be said.
    #[test]
    fn somebody_can_follow_every_advice() {
        let program = program();
        let source = include_str!("advice.rs");
        let (code, _) = source.split_once("#[cfg(test)]").unwrap();
        let ids = code.split("message!(\"").skip(1).filter_map(|rest| rest.split('"').next());
        let mut checked = 0;
        for id in ids {
            let advice = Message::new(id);
            let mut commands = program.get_subcommands();
            let followed =
                commands.any(|command| can_be_followed(&advice, &program, Some(command)));
            assert!(Language::English.knows(advice.id()) && followed, "{id}");
            checked += 1;
        }
        assert!(checked > 8);
    }
}
