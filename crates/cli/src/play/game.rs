//! The game itself: board, prompt, answer, and again.

use std::path::{Path, PathBuf};

use gametree_catalogue::{Algorithm, Answer, Catalogue, Effort, Search, SolvedPosition};
use gametree_language::{Argument, Message, message};
use gametree_picture::tree::tree_text;
use gametree_picture::wrapped;
use gametree_play::{Chooser, Match, MoveWork, Played, SearchPlayer, Strength};
use gametree_present::page::Fact;
use gametree_present::{Words, json, report, sentence};
use gametree_search::{Bound, Limits};

use super::input::Input;
use super::saved::{load, save};
use super::shelf::{Shelf, Slot};
use super::typed::Typed;
use super::words::{prospects, who};
use crate::arguments::{Level, Play};
use crate::complaint::Complaint;
use crate::interrupt;
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

    /// The best move, and what the others are worth next to it.
    fn hint(&mut self) -> Result<(), Complaint> {
        let game = &self.game;
        let exact =
            wait(self.screen, |work| game.oracle().position(game.session(), Effort::QUICK, work))??;
        if let Some(exact) = exact {
            return self.exact_hint(&exact);
        }
        let answer = self.best_answer()?;
        let Some(best) = &answer.best_move else { return Ok(()) };
        let work = MoveWork::from(&answer);
        let prospects = prospects(&self.game, &work, 0).unwrap_or(message!("play-even"));
        self.tell(&message!("hint-best", mv = best.as_str(), prospects = prospects))?;
        let as_good: Vec<String> =
            answer.choices.iter().filter(|mv| *mv != best).cloned().collect();
        let worse = answer.moves.iter().filter(|searched| !answer.choices.contains(&searched.mv));
        let worse: Vec<String> = worse
            .map(|searched| {
                let value = self.screen.amount(searched.verdict.amount());
                match searched.verdict.bound() {
                    Bound::Exact => format!("{} ({value})", searched.mv),
                    Bound::Upper => format!("{} (≤ {value})", searched.mv),
                    Bound::Lower => format!("{} (≥ {value})", searched.mv),
                }
            })
            .collect();
        let mut facts = Vec::new();
        if let Some(value) = answer.value {
            let label = self.screen.say(&message!("label-value"));
            facts.push((label, self.screen.amount(value)));
        }
        if !as_good.is_empty() {
            facts.push((self.screen.say(&message!("label-choices")), wrapped(&as_good)));
        }
        if !worse.is_empty() {
            facts.push((self.screen.say(&message!("hint-worse")), wrapped(&worse)));
        }
        self.print(&self.screen.style().labelled(&facts))
    }

    /// The best move and how the game ends after it; and the moves that throw that away.
    fn exact_hint(&mut self, exact: &SolvedPosition) -> Result<(), Complaint> {
        let Some((best, others)) = exact.best_moves.split_first() else { return Ok(()) };
        let end = sentence::proven(exact.end.into(), self.game.session().has_points());
        self.tell(&message!("hint-best", mv = best.as_str(), prospects = end))?;
        let mut facts = Vec::new();
        if !others.is_empty() {
            facts.push((self.screen.say(&message!("label-choices")), wrapped(others)));
        }
        let mistakes: Vec<String> = exact.mistakes().into_iter().map(str::to_owned).collect();
        if !mistakes.is_empty() {
            facts.push((self.screen.say(&message!("label-mistakes")), wrapped(&mistakes)));
        }
        self.print(&self.screen.style().labelled(&facts))
    }

    /// What the strongest computer player would say of the position.
    fn best_answer(&self) -> Result<Answer, Complaint> {
        let session = self.game.session();
        let mut player = SearchPlayer::new(Strength::Strong.search(session.heuristics()));
        Ok(wait(self.screen, |work| player.choose(session, self.game.seed(), work))??)
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

    fn save(&mut self, file: Option<PathBuf>) -> Result<(), Complaint> {
        let Some(file) = file else { return self.tell(&message!("play-which-file")) };
        let name = file.display().to_string();
        // Anything but a game of ours stays as it is.
        if file.exists() && load(&file, self.catalogue).is_err() {
            return self.tell(&message!("play-not-overwritten", file = Argument::quoted(&name)));
        }
        match save(&self.game, &file) {
            Ok(()) => self.tell(&message!("play-saved", file = Argument::quoted(&name))),
            Err(error) => self.tell(&message!(
                "error-write",
                file = Argument::quoted(&name),
                reason = error.to_string()
            )),
        }
    }

    fn load(&mut self, file: Option<PathBuf>) -> Result<(), Complaint> {
        let Some(file) = file else { return self.tell(&message!("play-which-file")) };
        match load(&file, self.catalogue) {
            Ok(game) => {
                self.game = game;
                self.changed()
            }
            Err(error) => {
                let name = file.display().to_string();
                let file = Argument::quoted(&name);
                self.tell(&message!("error-load", file = file, reason = error.message()))
            }
        }
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

    fn take_new_slot(&mut self) -> Result<(), Complaint> {
        match self.shelf.new_slot() {
            Ok(slot) => self.slot = Some(slot),
            Err(error) => {
                self.slot = None;
                self.tell(&message!("play-not-kept", reason = error.to_string()))?;
            }
        }
        Ok(())
    }

    /// Puts the game on disk; when that fails, says so once and goes on without.
    fn keep(&mut self) -> Result<(), Complaint> {
        let Some(slot) = &self.slot else { return Ok(()) };
        match slot.keep(&self.game) {
            Ok(()) => {
                let farewell = self.screen.say(&message!("play-resume-hint"));
                interrupt::set_farewell(self.screen.line(&farewell));
                self.note(Level::Debug, &format!("kept in {}", slot.path().display()));
            }
            Err(error) => {
                self.slot = None;
                interrupt::set_farewell(String::new());
                self.tell(&message!("play-not-kept", reason = error.to_string()))?;
            }
        }
        Ok(())
    }

    /// A finished game has no place on the shelf.
    pub(crate) fn clear_slot(&mut self) -> Result<(), Complaint> {
        interrupt::set_farewell(String::new());
        if let Some(slot) = self.slot.take()
            && let Err(error) = slot.clear()
        {
            self.note(Level::Info, &format!("not cleared: {error}"));
        }
        Ok(())
    }

    pub(crate) fn renew_slot(&mut self) -> Result<(), Complaint> {
        if self.slot.is_none() { self.take_new_slot() } else { Ok(()) }
    }

    fn say_saved(&mut self) -> Result<(), Complaint> {
        if self.slot.is_some() { self.tell(&message!("play-resume-hint")) } else { Ok(()) }
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
