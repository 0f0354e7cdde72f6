//! `gametree play`: a game in the terminal.

mod command;
mod ending;
mod game;
mod input;
mod players;
mod questions;
mod rows;
mod saved;
mod setup;
mod shelf;
mod spelling;
mod typed;
mod words;

use std::path::PathBuf;
use std::sync::Arc;

use gametree_catalogue::Catalogue;
use gametree_files::Reason;
use gametree_language::{Argument, message};
use gametree_play::Match;
use gametree_present::Words;

use crate::Reply;
use crate::arguments::Play;
use crate::commands::tables;
use crate::complaint::Complaint;
use crate::files;
use crate::form::Form;
use crate::screen::Screen;

use game::Playing;
pub(crate) use input::Input;
pub(crate) use questions::Questions;
use saved::load;
use shelf::{Shelf, Slot};
pub(crate) use spelling::is_word;

pub(crate) fn run(
    arguments: &Play,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<Reply, Complaint> {
    if let Some(argument) = arguments.too_much_for_resuming() {
        return Err(Complaint(message!("error-resume-takes", argument = argument)));
    }
    if let Some(file) = &arguments.record {
        Form::of(file, &[Form::Markdown, Form::Text])?;
    }
    check_pause(arguments.pause)?;
    let mut input = Input::new();
    let shelf = Shelf::open(state_folder());
    let (game, slot) = if arguments.resume {
        let (game, slot) = latest(&shelf, catalogue, screen)?;
        let oracle = tables::oracle(game.session(), arguments.table.as_deref())?;
        (game.asking(Arc::new(oracle))?, Some(slot))
    } else {
        match setup::new_match(arguments, catalogue, screen, &mut input)? {
            Some(game) => (game, None),
            None => return Ok(Reply::Yes), // the input ended before there was a game
        }
    };
    Playing::new(game, slot, shelf, input, arguments, catalogue, screen).run()
}

/// The longest pause between two moves, in milliseconds: an hour.
const MOST_PAUSE: u64 = 3_600_000;

fn check_pause(pause: Option<u64>) -> Result<(), Complaint> {
    match pause.filter(|pause| *pause > MOST_PAUSE) {
        Some(pause) => {
            let (pause, most) = (pause.to_string(), MOST_PAUSE.to_string());
            Err(Complaint(message!("error-play-pause", value = pause, most = most)))
        }
        None => Ok(()),
    }
}

/// The game that was played last, of those that can be loaded and that nobody is playing now.
fn latest(
    shelf: &Shelf,
    catalogue: &Catalogue,
    screen: &Screen,
) -> Result<(Match, Slot), Complaint> {
    let unreadable = |error| {
        let reason = files::why(&Reason::System(error));
        Complaint(message!("error-read", file = files::name(shelf.folder()), reason = reason))
    };
    let (mut elsewhere, mut damaged) = (false, Vec::new());
    for path in shelf.games().map_err(unreadable)? {
        let Some(slot) = Slot::of(&path).map_err(unreadable)? else {
            elsewhere = true;
            continue;
        };
        match load(&path, catalogue) {
            Ok(game) => {
                damaged.into_iter().for_each(|message| screen.complain(&Complaint(message)));
                return Ok((game, slot));
            }
            // Another program has finished it in the meantime.
            Err(_) if !path.exists() => {}
            Err(error) => damaged.push(message!(
                "error-left-alone",
                file = files::name(&path),
                reason = error.message()
            )),
        }
    }
    Err(Complaint(if !damaged.is_empty() {
        message!("error-resume-damaged", games = Argument::list(damaged, "; "))
    } else if elsewhere {
        message!("error-resume-elsewhere")
    } else {
        message!("error-nothing-to-resume")
    }))
}

/// Where unfinished games are kept: `GAMETREE_STATE`, else where the system keeps such things.
pub(crate) fn state_folder() -> PathBuf {
    let folder = std::env::var_os("GAMETREE_STATE").filter(|folder| !folder.is_empty());
    folder.map(PathBuf::from).unwrap_or_else(|| {
        let system = dirs::state_dir().or_else(dirs::data_local_dir);
        system.unwrap_or_else(std::env::temp_dir).join("gametree")
    })
}
