//! A game on disk: where the player says, and on the shelf while it lasts.

use std::fs;
use std::path::Path;

use gametree_files::FileError;
use gametree_language::{Argument, Message, message};
use gametree_present::Words;

use super::super::command::Command;
use super::super::questions::Questions;
use super::super::saved::{load, save};
use super::Playing;
use crate::arguments::Level;
use crate::complaint::Complaint;
use crate::files;
use crate::form::Form;
use crate::interrupt;
use crate::menu::Line;

impl Playing<'_> {
    pub(super) fn save(&mut self, file: &Path, insisting: bool) -> Result<(), Complaint> {
        if let Err(Complaint(message)) = Form::of(file, &[Form::Json, Form::Text]) {
            self.tell(&message)
        } else if self.may_write(file, Command::Save, insisting)? {
            self.written(file, save(&self.game, file))
        } else {
            Ok(())
        }
    }

    /// Whether a file may be written. What is there is replaced only if somebody says so; what is not a file
    /// is written through, and nothing is lost.
    pub(super) fn may_write(
        &mut self,
        file: &Path,
        command: Command,
        insisting: bool,
    ) -> Result<bool, Complaint> {
        let is_there = fs::metadata(file).is_ok_and(|metadata| metadata.is_file());
        if insisting || !is_there {
            return Ok(true);
        }
        let name = files::name(file);
        if self.screen.is_interactive() {
            let mut questions = Questions { screen: self.screen, input: &mut self.input };
            let replaced = questions.yes(&message!("ask-replace", file = name.clone()))?;
            if !replaced {
                self.tell(&message!("play-left-alone", file = name))?;
            }
            return Ok(replaced);
        }
        let typed = format!("{}! {}", command.words()[0], file.display());
        let typed = Argument::quoted(&typed);
        self.not_done(message!("play-exists", file = name, line = typed))?;
        Ok(false)
    }

    /// Says that a file was written, or why not.
    pub(super) fn written(
        &mut self,
        file: &Path,
        result: Result<(), FileError>,
    ) -> Result<(), Complaint> {
        match result {
            Ok(()) => self.tell(&message!("play-saved", file = files::name(file))),
            Err(error) => self.not_done(Complaint::from(error).0),
        }
    }

    /// Says why something was not done; a program that reads hears of it in the end.
    pub(super) fn not_done(&mut self, why: Message) -> Result<(), Complaint> {
        self.tell(&why)?;
        self.not_written = Some(Complaint(why));
        Ok(())
    }

    pub(super) fn load(&mut self, file: &Path) -> Result<(), Complaint> {
        match load(file, self.catalogue) {
            Ok(game) => {
                // The one that was being played stays on the shelf, in a place of its own.
                self.take_new_slot()?;
                self.game = game;
                self.changed()
            }
            Err(error) => {
                let file = files::name(file);
                self.not_done(message!("error-load", file = file, reason = error.message()))
            }
        }
    }

    /// Whether the game is kept on disk.
    pub(super) fn has_place(&self) -> bool {
        self.slot.is_some()
    }

    pub(super) fn take_new_slot(&mut self) -> Result<(), Complaint> {
        match self.shelf.new_slot() {
            Ok(slot) => {
                self.slot = Some(slot);
                Ok(())
            }
            Err(error) => self.go_on_without(&error),
        }
    }

    /// Says why the game cannot be kept.
    fn go_on_without(&mut self, FileError { reason, .. }: &FileError) -> Result<(), Complaint> {
        self.slot = None;
        interrupt::set_farewell(String::new());
        self.tell(&message!("play-not-kept", reason = files::why(reason)))
    }

    /// Puts the game on disk; when that fails, says so once and goes on without.
    pub(super) fn keep(&mut self) -> Result<(), Complaint> {
        let Some(slot) = &self.slot else { return Ok(()) };
        match slot.keep(&self.game) {
            Ok(()) => {
                let farewell = self.screen.say(&self.goes_on());
                interrupt::set_farewell(self.screen.line(&farewell));
                self.note(Level::Debug, &format!("kept in {}", slot.path().display()));
                Ok(())
            }
            Err(error) => self.go_on_without(&error),
        }
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

    /// The command that goes on with the game, with the table that it was begun with.
    fn goes_on(&self) -> Message {
        let table = self.table.map(|table| table.display().to_string());
        let line = Line::new("play").with("--resume").with_some("--table", table.as_deref());
        message!("play-resume-hint", command = line.text())
    }

    pub(super) fn say_saved(&mut self) -> Result<(), Complaint> {
        if self.slot.is_some() { self.tell(&self.goes_on()) } else { Ok(()) }
    }
}
