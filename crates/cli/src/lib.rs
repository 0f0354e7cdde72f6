//! The program `gametree`: play, see, compare and solve two-player games.
//!
//! It is a library so that a program with more games can be built from it: [`run`] takes the
//! catalogue.

mod advice;
mod arguments;
mod commands;
mod complaint;
mod files;
mod help;
mod interrupt;
mod menu;
mod place;
mod play;
mod screen;
mod search;
mod stepper;
mod text;
mod waiting;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::FromArgMatches;
use gametree_catalogue::Catalogue;

use crate::arguments::{Cli, Command};
use crate::complaint::Complaint;
use crate::screen::Screen;

/// Does what the arguments say, the first being the program's own name, with the games of this
/// catalogue. The result is 0 for done, 1 where the answer is no, 2 where the input was wrong.
pub fn run(catalogue: &Catalogue, arguments: Vec<OsString>) -> ExitCode {
    let screen = Screen::new(&arguments);
    match answer(catalogue, &arguments, &screen) {
        Ok(Reply::Yes) => ExitCode::SUCCESS,
        Ok(Reply::No) => ExitCode::from(1),
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
}

fn answer(
    catalogue: &Catalogue,
    arguments: &[OsString],
    screen: &Screen,
) -> Result<Reply, Complaint> {
    let mut command = help::translated(screen.language());
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
        if screen.is_interactive() {
            menu::run(catalogue, screen)?;
        } else {
            screen.print(&command.render_help().ansi().to_string())?;
        }
        return Ok(Reply::Yes);
    };
    execute(chosen, &mut command, catalogue, screen)
}

/// Does what a command says.
fn execute(
    chosen: Command,
    command: &mut clap::Command,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    match chosen {
        Command::Play(arguments) => play::run(&arguments, catalogue, screen),
        Command::Games => commands::games::run(catalogue, screen),
        Command::Show(arguments) => commands::show::run(&arguments, catalogue, screen),
        Command::Analyze(arguments) => commands::analyze::run(&arguments, catalogue, screen),
        Command::Tree(arguments) => commands::tree::run(&arguments, catalogue, screen),
        Command::Solve(arguments) => commands::solve::run(&arguments, catalogue, screen),
        Command::Verify(arguments) => return commands::verify::run(&arguments, catalogue, screen),
        Command::Grade(arguments) => commands::grade::run(&arguments, catalogue, screen),
        Command::Sweep(arguments) => commands::sweep::run(&arguments, catalogue, screen),
        Command::Bench(arguments) => return commands::bench::run(&arguments, screen),
        Command::Diff(arguments) => return commands::diff::run(&arguments, catalogue, screen),
        Command::Perft(arguments) => commands::perft::run(&arguments, catalogue, screen),
        Command::Completions(arguments) => commands::completions::run(&arguments, command, screen),
        Command::Man(arguments) => commands::man::run(&arguments, command.clone(), screen),
    }?;
    Ok(Reply::Yes)
}
