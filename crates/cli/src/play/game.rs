//! The game itself: board, prompt, answer, and again.

mod hint;
mod keeping;

use std::path::Path;

use gametree_catalogue::{Algorithm, Catalogue, Search};
use gametree_language::{Argument, Message, message};
use gametree_picture::tree::tree_text;
use gametree_play::{Match, Played};
use gametree_present::page::Fact;
use gametree_present::{Words, json, report};
use gametree_search::Limits;

use super::input::Input;
use super::shelf::{Shelf, Slot};
use super::typed::Typed;
use super::words::{prospects, who};
use crate::arguments::{Level, Play};
use crate::complaint::Complaint;
use crate::place::legal_moves;
use crate::screen::Screen;
use crate::text::Text;
use crate::waiting::wait;

/// A game being played in the terminal.
pub(crate) struct Playing<'a> {
    pub(crate) game: Match,
    /// Where the game is kept while it lasts; `None` if that is not possible.
    slot: Option<Slot>,
    shelf: Shelf,
    pub(crate) input: Input,
    pub(crate) record: Option<&'a Path>,
    log: Level,
    catalogue: &'a Catalogue,
    pub(crate) screen: &'a Screen,
}

/// What comes after a line was typed.
enum Next {
    GoOn,
    Leave,
}

impl<'a> Playing<'a> {
    pub(crate) fn new(
        game: Match,
        slot: Option<Slot>,
        shelf: Shelf,
        input: Input,
        arguments: &'a Play,
        catalogue: &'a Catalogue,
        screen: &'a Screen,
    ) -> Self {
        let record = arguments.record.as_deref();
        Playing { game, slot, shelf, input, record, log: arguments.log, catalogue, screen }
    }

    /// Plays until somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Complaint> {
        if self.slot.is_none() {
            self.take_new_slot()?;
        }
        self.keep()?;
        self.tell(&message!("play-help-hint"))?;
        self.show_board()?;
        loop {
            if self.game.is_over() {
                self.finish()?;
                if !self.wants_another()? {
                    break;
                }
                self.restart()?;
            } else if self.game.is_human_turn() {
                if let Next::Leave = self.human_turn()? {
                    break;
                }
            } else if let Next::Leave = self.computer_turn()? {
                break;
            }
        }
        if self.screen.wants_json() {
            self.screen.print_json(&json::Play::from(&self.game))
        } else {
            Ok(())
        }
    }

    fn human_turn(&mut self) -> Result<Next, Complaint> {
        let prompt = match self.game.session().to_move() {
            Some(player) => {
                let prompt = message!("play-prompt", who = who(&self.game, player));
                self.screen.style().terminal.in_colour_of(player, &self.screen.say(&prompt)) + " "
            }
            None => String::new(),
        };
        self.prompt(&prompt)?;
        let Some(line) = self.input.line() else {
            self.print("")?;
            self.say_saved()?;
            return Ok(Next::Leave);
        };
        self.note(Level::Debug, &format!("typed {line:?}"));
        match Typed::parse(&line) {
            Typed::Nothing | Typed::Moves => self.tell_moves()?,
            Typed::Board => self.show_board()?,
            Typed::Help => self.print(&self.screen.say(&message!("play-help")))?,
            Typed::Hint => self.hint()?,
            Typed::History => self.history()?,
            Typed::Load(file) => self.load(file)?,
            Typed::Move(mv) => self.human_move(&mv)?,
            Typed::New => self.restart()?,
            Typed::Quit => {
                self.say_saved()?;
                return Ok(Next::Leave);
            }
            Typed::Redo => {
                if self.game.redo() {
                    self.changed()?;
                } else {
                    self.tell(&message!("play-nothing-to-redo"))?;
                }
            }
            Typed::Save(file) => self.save(file)?,
            Typed::Tree => self.tree()?,
            Typed::Undo => {
                if self.game.undo() {
                    self.changed()?;
                } else {
                    self.tell(&message!("play-nothing-to-undo"))?;
                }
            }
        }
        Ok(Next::GoOn)
    }

    fn human_move(&mut self, mv: &str) -> Result<(), Complaint> {
        match self.game.play_human(mv) {
            Ok(()) => self.changed(),
            Err(error) => self.tell(&message!(
                "play-wrong-move",
                mv = Argument::quoted(mv),
                reason = error.message(),
                legal = legal_moves(self.game.session())
            )),
        }
    }

    fn computer_turn(&mut self) -> Result<Next, Complaint> {
        let game = &mut self.game;
        let answer = wait(self.screen, |work| game.play_computer(work))??;
        let Some(played) = self.game.moves().last().filter(|_| answer.is_some()).cloned() else {
            // It was stopped before it had found anything.
            self.say_saved()?;
            return Ok(Next::Leave);
        };
        if answer.is_some_and(|answer| answer.best_move.is_none()) {
            self.say_saved()?;
            return Ok(Next::Leave);
        }
        self.keep()?;
        self.show_board()?;
        self.tell_computer_move(&played)?;
        Ok(Next::GoOn)
    }

    fn tell_computer_move(&mut self, played: &Played) -> Result<(), Complaint> {
        let mover = self.game.mover_of(self.game.moves().len().saturating_sub(1));
        let Some(work) = played.work else { return Ok(()) };
        let language = self.screen.language();
        let ms = language.decimal(work.elapsed.as_secs_f64() * 1000.0, 1);
        let name = who(&self.game, mover);
        let text = match prospects(&self.game, &work, 1) {
            Some(prospects) => message!(
                "play-computer-moved",
                who = name,
                mv = played.mv.as_str(),
                prospects = prospects,
                visited = work.visited,
                ms = ms
            ),
            None => message!("play-computer-moved-blindly", who = name, mv = played.mv.as_str()),
        };
        self.note(Level::Info, &format!("{} {work:?}", played.mv));
        self.tell(&text)
    }

    /// After every change: first to disk, then to the screen.
    fn changed(&mut self) -> Result<(), Complaint> {
        self.keep()?;
        if self.game.is_human_turn() || self.game.is_over() { self.show_board() } else { Ok(()) }
    }

    fn tree(&mut self) -> Result<(), Complaint> {
        const DEPTH: u32 = 2;
        const LINES: usize = 60;
        let search = Search { limits: Limits::depth(DEPTH), ..Search::new(Algorithm::AlphaBeta) };
        let session = self.game.session();
        let (_, tree) = wait(self.screen, |work| session.tree(&search, LINES, None, work))??;
        self.print(&tree_text(&tree, &self.screen.style()))
    }

    fn history(&mut self) -> Result<(), Complaint> {
        if self.game.moves().is_empty() {
            return self.tell(&message!("play-no-moves-yet"));
        }
        let mut text = String::new();
        for (index, played) in self.game.moves().iter().enumerate() {
            let player = self.game.mover_of(index);
            let name = self.screen.say(&message!("play-name", who = who(&self.game, player)));
            let number = self.screen.language().number(index as u64 + 1);
            let name = self.screen.style().terminal.in_colour_of(player, &name);
            text += &format!("{number}. {name}: {}\n", self.screen.cell(&played.mv));
        }
        self.print(&text)
    }

    /// The same game from its start. The one that was being played stays on the shelf if it is not
    /// over.
    fn restart(&mut self) -> Result<(), Complaint> {
        let mut session = self.game.session().copy();
        session.set_position(self.game.start())?;
        let seed = self.game.seed().wrapping_add(1_000_000_007);
        let finished = self.game.is_over();
        self.game = Match::new(session, self.game.players().clone(), seed)?;
        if !finished {
            self.take_new_slot()?;
        }
        self.keep()?;
        self.show_board()
    }

    fn show_board(&mut self) -> Result<(), Complaint> {
        let style = self.screen.style();
        self.print(&format!("\n{}", self.game.session().board(&style)))
    }

    fn tell_moves(&mut self) -> Result<(), Complaint> {
        let session = self.game.session();
        let facts: Vec<Fact> = report::show(session).facts().cloned().collect();
        self.print(&Text::new(self.screen).facts(&facts))
    }

    pub(crate) fn tell(&self, message: &Message) -> Result<(), Complaint> {
        self.print(&self.screen.say(message))
    }

    /// Prints, unless a program reads: it gets one object at the end and nothing else.
    pub(crate) fn print(&self, text: &str) -> Result<(), Complaint> {
        if self.screen.wants_json() { Ok(()) } else { self.screen.print(text) }
    }

    fn prompt(&self, text: &str) -> Result<(), Complaint> {
        if self.screen.wants_json() { Ok(()) } else { self.screen.prompt(text) }
    }

    fn note(&self, level: Level, text: &str) {
        if level <= self.log {
            self.screen.note(text);
        }
    }
}
