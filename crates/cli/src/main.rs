//! The program `gametree`: play, see, compare and solve two-player games.

mod arguments;
mod commands;
mod complaint;
mod help;
mod interrupt;
mod json;
mod menu;
mod patience;
mod place;
mod play;
mod screen;
mod search;

use std::process::ExitCode;

use clap::FromArgMatches;

use crate::arguments::{Cli, Command};
use crate::complaint::Complaint;
use crate::screen::Screen;

fn main() -> ExitCode {
    let arguments: Vec<_> = std::env::args_os().collect();
    let screen = Screen::new(&arguments);
    match run(&arguments, &screen) {
        Ok(()) => ExitCode::SUCCESS,
        Err(complaint) => {
            screen.complain(&complaint);
            ExitCode::from(2)
        }
    }
}

fn run(arguments: &[std::ffi::OsString], screen: &Screen) -> Result<(), Complaint> {
    let mut command = help::translated(screen.language());
    let matches = match command.try_get_matches_from_mut(arguments) {
        Ok(matches) => matches,
        Err(error) if !error.use_stderr() => {
            return screen.print(&error.render().ansi().to_string());
        }
        Err(error) => return Err(Complaint::from_parser(&error)),
    };
    let cli = Cli::from_arg_matches(&matches).map_err(|error| Complaint::from_parser(&error))?;
    match cli.command {
        None if screen.is_interactive() => menu::run(screen),
        None => screen.print(&command.render_help().ansi().to_string()),
        Some(Command::Games) => commands::games::run(screen),
        Some(Command::Show(arguments)) => commands::show::run(&arguments, screen),
        Some(Command::Analyze(arguments)) => commands::analyze::run(&arguments, screen),
        Some(Command::Play(arguments)) => play::run(&arguments, screen),
        Some(Command::Tree(arguments)) => commands::tree::run(&arguments, screen),
        Some(Command::Perft(arguments)) => commands::perft::run(&arguments, screen),
        Some(Command::Completions(arguments)) => {
            commands::completions::run(&arguments, &mut command, screen)
        }
        Some(Command::Man(arguments)) => commands::man::run(&arguments, command, screen),
    }
}
