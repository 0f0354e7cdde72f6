//! The menu that a bare `gametree` opens on a terminal.

use clap::Parser;
use gametree_language::message;

use crate::arguments::Cli;
use crate::complaint::Complaint;
use crate::execute;
use crate::help;
use crate::interrupt;
use crate::play::{Input, Questions};
use crate::screen::Screen;

#[derive(Clone, Copy)]
enum Choice {
    Play,
    Resume,
    Games,
    Show,
    Analyze,
    Tree,
    Perft,
    Quit,
}

/// Leads to everything; comes back until somebody leaves.
pub(crate) fn run(screen: &Screen) -> Result<(), Complaint> {
    interrupt::install();
    screen.print(&screen.look().terminal.strong(&screen.say(&message!("command-gametree"))))?;
    loop {
        interrupt::set_farewell(String::new());
        let mut input = Input::new();
        let mut questions = Questions { screen, input: &mut input };
        let say = |message| screen.say(&message);
        let choices = [
            ("play", say(message!("menu-play")), Choice::Play),
            ("resume", say(message!("menu-resume")), Choice::Resume),
            ("games", say(message!("menu-games")), Choice::Games),
            ("show", say(message!("menu-show")), Choice::Show),
            ("analyze", say(message!("menu-analyze")), Choice::Analyze),
            ("tree", say(message!("menu-tree")), Choice::Tree),
            ("perft", say(message!("menu-perft")), Choice::Perft),
            ("quit", say(message!("menu-quit")), Choice::Quit),
        ];
        let chosen = questions.choose(&message!("menu-title"), &choices, 0)?;
        let arguments = match chosen {
            None | Some(Choice::Quit) => return Ok(()),
            Some(Choice::Play) => vec!["play".to_owned()],
            Some(Choice::Resume) => vec!["play".to_owned(), "--resume".to_owned()],
            Some(Choice::Games) => vec!["games".to_owned()],
            Some(choice) => {
                let prompt = format!("{} [tictactoe] > ", say(message!("menu-which-spec")));
                let Some(spec) = input.ask(screen, &prompt)? else { return Ok(()) };
                let spec = if spec.is_empty() { "tictactoe".to_owned() } else { spec };
                let words: &[&str] = match choice {
                    Choice::Show => &["show"],
                    Choice::Perft => &["perft"],
                    // Two plies fit a screen for most games.
                    Choice::Tree => &["tree", "--depth", "2"],
                    _ => &["analyze"],
                };
                let words = words.iter().copied().map(str::to_owned);
                words.chain(["--".to_owned(), spec]).collect()
            }
        };
        drop(input);
        // What goes wrong behind a menu ends up back in the menu.
        if let Err(complaint) = run_command(arguments, screen) {
            screen.complain(&complaint);
        }
    }
}

fn run_command(arguments: Vec<String>, screen: &Screen) -> Result<(), Complaint> {
    let words = std::iter::once("gametree".to_owned()).chain(arguments);
    let cli = Cli::try_parse_from(words).map_err(|error| Complaint::from_parser(&error))?;
    match cli.command {
        Some(command) => {
            execute(command, &mut help::translated(screen.language()), screen).map(drop)
        }
        None => Ok(()),
    }
}
