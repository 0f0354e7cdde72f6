//! The program `gametree`: play, see, compare and solve two-player games.
//!
//! It is a library so that a program with more games can be built from it: [`run`] takes the
//! catalogue.

mod advice;
mod arguments;
mod commands;
mod complaint;
mod files;
mod form;
mod help;
mod interrupt;
mod memory;
mod menu;
mod picker;
mod pieces;
mod place;
mod play;
mod printing;
mod prose;
mod screen;
mod search;
mod stepper;
mod terminal;
mod text;
mod waiting;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;
use gametree_catalogue::Catalogue;
use gametree_language::message;

use crate::arguments::{Cli, Command};
use crate::complaint::{Complaint, placeholder};
use crate::screen::Screen;

/// Does what the arguments say, the first being the program's own name, with the games of this
/// catalogue. The result is 0 for done, 1 where the answer is no, 2 where the input was wrong; a program
/// that a signal has ended has 128 more than the signal's number.
pub fn run(catalogue: &Catalogue, arguments: Vec<OsString>) -> ExitCode {
    interrupt::install();
    let arguments = help::asked_for(arguments);
    let screen = Screen::new(&arguments);
    match answer(catalogue, &arguments, &screen) {
        Ok(Reply::Yes) => ExitCode::SUCCESS,
        Ok(Reply::No) => ExitCode::from(1),
        Ok(Reply::Interrupted) => ExitCode::from(interrupt::INTERRUPTED),
        Err(complaint) => {
            screen.complain(&complaint);
            ExitCode::from(2)
        }
    }
}

/// What a command that asks something answers: the exit code says it too.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reply {
    /// Done; or the answer is yes.
    Yes,
    /// The answer is no.
    No,
    /// Somebody has stopped what was going on.
    Interrupted,
}

fn answer(
    catalogue: &Catalogue,
    arguments: &[OsString],
    screen: &Screen,
) -> Result<Reply, Complaint> {
    let mut command = help::translated(catalogue, screen.language());
    let matches = match command.try_get_matches_from_mut(arguments) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => {
            screen.print(&error.render().ansi().to_string())?;
            return Ok(Reply::Yes);
        }
        Err(error) => return Err(Complaint::from_parser(&error)),
    };
    let cli = Cli::from_arg_matches(&matches).map_err(|error| Complaint::from_parser(&error))?;
    let Some(chosen) = cli.command else {
        if screen.wants_json() {
            let argument = placeholder(message!("help-command"));
            return Err(Complaint(message!("error-argument-missing", argument = argument)));
        }
        if screen.is_interactive() {
            menu::run(catalogue, screen)?;
        } else {
            screen.print(&command.render_help().ansi().to_string())?;
        }
        return Ok(Reply::Yes);
    };
    let name = matches.subcommand_name().unwrap_or_default();
    execute(chosen, &mut command, catalogue, screen)
        .map_err(|complaint| advice::fitting(complaint, &command, command.find_subcommand(name)))
}

/// Does what a command says.
fn execute(
    chosen: Command,
    command: &mut clap::Command,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    match chosen {
        Command::Serve(arguments) => return commands::serve::run(&arguments, catalogue, screen),
        Command::Play(arguments) => return play::run(&arguments, catalogue, screen),
        Command::Games => commands::games::run(catalogue, screen),
        Command::Rules(arguments) => commands::rules::run(&arguments, catalogue, screen),
        Command::Show(arguments) => commands::show::run(&arguments, catalogue, screen),
        Command::Analyze(arguments) => commands::analyze::run(&arguments, catalogue, screen),
        Command::Tree(arguments) => commands::tree::run(&arguments, catalogue, screen),
        Command::Solve(arguments) => commands::solve::run(&arguments, catalogue, screen),
        Command::Tables(arguments) => return commands::tables::run(&arguments, screen),
        Command::Verify(arguments) => return commands::verify::run(&arguments, catalogue, screen),
        Command::Compare(arguments) => commands::compare::run(&arguments, catalogue, screen),
        Command::Tournament(arguments) => {
            commands::compare::run_tournament(&arguments, catalogue, screen)
        }
        Command::Grade(arguments) => commands::grade::run(&arguments, catalogue, screen),
        Command::Sweep(arguments) => commands::sweep::run(&arguments, catalogue, screen),
        Command::Reproduce(arguments) => {
            return commands::reproduce::run(&arguments, catalogue, screen);
        }
        Command::Bench(arguments) => return commands::bench::run(&arguments, screen),
        Command::Diff(arguments) => return commands::diff::run(&arguments, catalogue, screen),
        Command::Exercise(arguments) => {
            return commands::exercise::run(&arguments, catalogue, screen);
        }
        Command::Perft(arguments) => commands::perft::run(&arguments, catalogue, screen),
        Command::Completions(arguments) => commands::completions::run(&arguments, command, screen),
        Command::Man(arguments) => commands::man::run(&arguments, command.clone(), screen),
    }?;
    Ok(Reply::Yes)
}
