//! `gametree play`: a game in the terminal.

mod ending;
mod game;
mod input;
mod players;
mod questions;
mod rows;
mod saved;
mod setup;
mod shelf;
mod typed;
mod version1;
mod words;

use std::path::PathBuf;

use gametree_catalogue::Catalogue;
use gametree_language::message;
use gametree_play::Match;
use gametree_present::Words;

use crate::arguments::Play;
use crate::complaint::Complaint;
use crate::interrupt;
use crate::screen::Screen;

use game::Playing;
pub(crate) use input::Input;
pub(crate) use questions::Questions;
use saved::load;
use shelf::{Shelf, Slot};

pub(crate) fn run(
    arguments: &Play,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(), Complaint> {
    interrupt::install();
    let mut input = Input::new();
    let shelf = Shelf::new(state_folder());
    let (game, slot) = if arguments.resume {
        let (game, slot) = latest(&shelf, catalogue)?;
        (game, Some(slot))
    } else {
        match setup::new_match(arguments, catalogue, screen, &mut input)? {
            Some(game) => (game, None),
            None => return Ok(()), // the input ended before there was a game
        }
    };
    Playing::new(game, slot, shelf, input, arguments, catalogue, screen).run()
}

/// Asks for everything, and plays.
pub(crate) fn new_game(catalogue: &Catalogue, screen: &Screen) -> Result<(), Complaint> {
    run(&Play::default(), catalogue, screen)
}

/// Goes on with the game that was played last.
pub(crate) fn resume_latest(catalogue: &Catalogue, screen: &Screen) -> Result<(), Complaint> {
    run(&Play { resume: true, ..Play::default() }, catalogue, screen)
}

/// The game that was played last.
fn latest(shelf: &Shelf, catalogue: &Catalogue) -> Result<(Match, Slot), Complaint> {
    let unreadable = |error: std::io::Error| {
        Complaint(message!("error-load-unreadable", reason = error.to_string()))
    };
    let slot = shelf.latest().map_err(unreadable)?;
    let slot = slot.ok_or_else(|| Complaint(message!("error-nothing-to-resume")))?;
    let game = load(slot.path(), catalogue).map_err(|error| {
        let file = slot.path().display().to_string();
        Complaint(message!("error-load", file = file, reason = error.message()))
    })?;
    Ok((game, slot))
}

/// Where unfinished games are kept: `GAMETREE_STATE`, else where the system keeps such things.
fn state_folder() -> PathBuf {
    let folder = std::env::var_os("GAMETREE_STATE").filter(|folder| !folder.is_empty());
    folder.map(PathBuf::from).unwrap_or_else(|| {
        let system = dirs::state_dir().or_else(dirs::data_local_dir);
        system.unwrap_or_else(std::env::temp_dir).join("gametree")
    })
}
