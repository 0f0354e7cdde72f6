//! A game on disk: where the player says, and on the shelf while it lasts.

use std::path::PathBuf;

use gametree_language::{Argument, message};
use gametree_present::Words;

use super::super::saved::{load, save};
use super::Playing;
use crate::arguments::Level;
use crate::complaint::Complaint;
use crate::interrupt;

impl Playing<'_> {
    pub(super) fn save(&mut self, file: Option<PathBuf>) -> Result<(), Complaint> {
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

    pub(super) fn load(&mut self, file: Option<PathBuf>) -> Result<(), Complaint> {
        let Some(file) = file else { return self.tell(&message!("play-which-file")) };
        match load(&file, self.catalogue) {
            Ok(game) => {
                // The one that was being played stays on the shelf if it is not over.
                let unfinished = !self.game.is_over();
                self.game = game;
                if unfinished {
                    self.take_new_slot()?;
                }
                self.changed()
            }
            Err(error) => {
                let name = file.display().to_string();
                let file = Argument::quoted(&name);
                self.tell(&message!("error-load", file = file, reason = error.message()))
            }
        }
    }

    pub(super) fn take_new_slot(&mut self) -> Result<(), Complaint> {
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
    pub(super) fn keep(&mut self) -> Result<(), Complaint> {
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

    pub(super) fn say_saved(&mut self) -> Result<(), Complaint> {
        if self.slot.is_some() { self.tell(&message!("play-resume-hint")) } else { Ok(()) }
    }
}
