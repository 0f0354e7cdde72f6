//! The game itself: board, prompt, answer, and again.

mod again;
mod explaining;
mod help;
mod hint;
mod history;
mod keeping;
mod obeying;
mod pause;
mod setting;
mod tree;

use std::path::Path;
use std::time::Duration;

use gametree_catalogue::Catalogue;
use gametree_language::{Argument, Message, message};
use gametree_play::{Match, Played, PlayerSpec, Strength};
use gametree_present::page::Fact;
use gametree_present::{Words, json, report, sentence};
use gametree_rules::work::Budget;

use self::pause::Paused;
use super::input::Input;
use super::shelf::{Shelf, Slot};
use super::typed::Typed;
use super::words::{prospects, who};
use crate::Reply;
use crate::arguments::{Level, Play};
use crate::complaint::Complaint;
use crate::screen::Screen;
use crate::text::Text;
use crate::waiting::wait_within;

/// A game being played in the terminal.
pub(crate) struct Playing<'a> {
    pub(crate) game: Match,
    /// Where the game is kept while it lasts; `None` if that is not possible.
    slot: Option<Slot>,
    shelf: Shelf,
    pub(crate) input: Input,
    pub(crate) record: Option<&'a Path>,
    /// The table on disk that somebody gave.
    table: Option<&'a Path>,
    /// What to say in the end because something could not be written.
    pub(crate) not_written: Option<Complaint>,
    /// Whether the end of the game has been told.
    pub(crate) finished: bool,
    /// The computer that plays if somebody who plays alone wants one.
    computer: PlayerSpec,
    /// How long two computers wait between their moves.
    pause: Duration,
    log: Level,
    catalogue: &'a Catalogue,
    pub(crate) screen: &'a Screen,
}

/// What comes after a line was typed.
enum Next {
    GoOn,
    Leave(Reply),
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
        let computer = game.players().iter().find(|player| !player.is_human()).cloned();
        Playing {
            game,
            slot,
            shelf,
            input,
            record: arguments.record.as_deref(),
            table: arguments.table.as_deref(),
            not_written: None,
            finished: false,
            computer: computer.unwrap_or(PlayerSpec::Strength(Strength::Strong)),
            pause: pause::between_moves(arguments.pause, screen),
            log: arguments.log,
            catalogue,
            screen,
        }
    }

    /// Plays until somebody leaves.
    pub(crate) fn run(mut self) -> Result<Reply, Complaint> {
        let is_new = self.slot.is_none();
        if is_new {
            self.take_new_slot()?;
        }
        self.keep()?;
        if is_new {
            self.tell_how_to_play()?;
        }
        self.tell(&message!("play-help-hint"))?;
        self.show_board()?;
        let reply = loop {
            let next = if self.game.is_over() {
                self.after_the_end()?
            } else if self.game.is_human_turn() {
                self.human_turn()?
            } else {
                self.computer_turn()?
            };
            if let Next::Leave(reply) = next {
                break reply;
            }
        };
        if self.screen.wants_json() {
            self.screen.print_json(&json::Play::from(&self.game))?;
            // People were told when it happened.
            return self.not_written.map_or(Ok(reply), Err);
        }
        Ok(reply)
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
            return self.leave(Reply::Yes);
        };
        self.note(Level::Debug, &format!("typed {line:?}"));
        let legal = self.game.session().legal_moves();
        match Typed::parse(&line, self.screen.language(), &legal) {
            Typed::Nothing => self.tell_moves()?,
            Typed::Move(mv) => self.human_move(&mv)?,
            Typed::Command { command, rest, insisting } => {
                return self.obey(command, &rest, insisting);
            }
        }
        Ok(Next::GoOn)
    }

    fn human_move(&mut self, mv: &str) -> Result<(), Complaint> {
        let before = self.game.session().copy();
        match self.game.play_human(mv) {
            Ok(()) => {
                self.keep()?;
                self.show_board()?;
                self.tell_what_happened(&*before)
            }
            Err(error) => self.tell(&message!(
                "play-wrong-move",
                mv = Argument::quoted(mv),
                reason = error.message(),
                legal = sentence::legal_moves(self.game.session())
            )),
        }
    }

    fn computer_turn(&mut self) -> Result<Next, Complaint> {
        let usual = Budget::default();
        let memory = usual.memory.saturating_add(self.game.table_bytes());
        let before = self.game.session().copy();
        let game = &mut self.game;
        let (answer, stopped) = wait_within(Budget { memory, ..usual }, self.screen, |work| {
            let answer = game.play_computer(work);
            (answer, work.is_asked_to_stop())
        })?;
        let moved = answer?.is_some();
        let Some(played) = self.game.moves().last().filter(|_| moved).cloned() else {
            // Whoever chooses nothing would choose nothing again.
            return self.leave(Reply::Yes);
        };
        self.keep()?;
        self.show_board()?;
        self.tell_computer_move(&played)?;
        self.tell_what_happened(&*before)?;
        // Where somebody plays, stopping the computer means that it is their turn.
        let nobody = !self.game.players().iter().any(PlayerSpec::is_human);
        if nobody && !self.game.is_over() && (stopped || self.paused() == Paused::Interrupted) {
            return self.leave(Reply::Interrupted);
        }
        Ok(Next::GoOn)
    }

    fn leave(&mut self, reply: Reply) -> Result<Next, Complaint> {
        self.say_saved()?;
        Ok(Next::Leave(reply))
    }

    fn tell_computer_move(&mut self, played: &Played) -> Result<(), Complaint> {
        let mover = self.game.mover_of(self.game.moves().len().saturating_sub(1));
        let Some(work) = played.work else { return Ok(()) };
        let name = who(&self.game, mover);
        let text = match prospects(&self.game, &work, 1) {
            Some(prospects) => message!(
                "play-computer-moved",
                who = name,
                mv = played.mv.as_str(),
                prospects = prospects,
                visited = work.visited,
                time = sentence::duration(work.elapsed)
            ),
            None => message!("play-computer-moved-blindly", who = name, mv = played.mv.as_str()),
        };
        self.note(Level::Info, &format!("{} {work:?}", played.mv));
        self.print(&self.screen.prose(&text))
    }

    /// After every change: first to disk, then to the screen. A game that goes on after its end needs a place
    /// on the shelf again.
    fn changed(&mut self) -> Result<(), Complaint> {
        if std::mem::take(&mut self.finished) {
            self.renew_slot()?;
        }
        self.keep()?;
        if self.game.is_human_turn() || self.game.is_over() { self.show_board() } else { Ok(()) }
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
