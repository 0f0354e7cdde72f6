//! The menu that a bare `gametree` opens on a terminal.

use gametree_catalogue::{Algorithm, Catalogue, Search, Session};
use gametree_language::message;
use gametree_picture::tree::tree_text;
use gametree_search::Limits;

use crate::commands::{analyze, games, perft, show, tree};
use crate::complaint::Complaint;
use crate::interrupt;
use crate::place;
use crate::play::{self, Input, Questions};
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
pub(crate) fn run(catalogue: &Catalogue, screen: &Screen) -> Result<(), Complaint> {
    interrupt::install();
    screen.print(&screen.style().terminal.strong(&screen.say(&message!("command-gametree"))))?;
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
        let done = match chosen {
            None | Some(Choice::Quit) => return Ok(()),
            // A game reads standard input itself, and only one can hold it.
            Some(Choice::Play) => {
                drop(input);
                play::new_game(catalogue, screen)
            }
            Some(Choice::Resume) => {
                drop(input);
                play::resume_latest(catalogue, screen)
            }
            Some(Choice::Games) => games::run(catalogue, screen),
            Some(choice) => {
                let prompt = format!("{} [{USUAL_SPEC}] > ", say(message!("menu-which-spec")));
                let Some(spec) = input.ask(screen, &prompt)? else { return Ok(()) };
                let spec = if spec.is_empty() { USUAL_SPEC } else { &spec };
                place::open(catalogue, spec, None, None)
                    .and_then(|session| look(choice, &*session, screen))
            }
        };
        // What goes wrong behind a menu ends up back in the menu.
        if let Err(complaint) = done {
            screen.complain(&complaint);
        }
    }
}

/// The game to look at, if nobody says.
const USUAL_SPEC: &str = "tictactoe";

/// Looks at the start of a game in one of the ways that the menu offers.
fn look(choice: Choice, session: &dyn Session, screen: &Screen) -> Result<(), Complaint> {
    let search = Search::new(Algorithm::AlphaBeta);
    match choice {
        Choice::Show => show::show(session, screen),
        Choice::Perft => perft::count(session, None, perft::USUAL_POSITIONS, screen),
        Choice::Tree => {
            // Two plies fit a screen for most games.
            let search = Search { limits: Limits::depth(2), ..search };
            let (_, tree) = tree::searched(session, &search, tree::USUAL_NODES, None, screen)?;
            screen.print(&tree_text(&tree, &screen.style()))
        }
        _ => analyze::analyze(session, &search, false, screen),
    }
}
