//! How the game is played, what a move did and how the result follows, in words.

use gametree_catalogue::Session;
use gametree_language::message;
use gametree_present::Explaining;
use gametree_rules::{Part, Player};

use super::super::words::who;
use super::Playing;
use crate::commands::rules;
use crate::complaint::Complaint;
use crate::text::Text;

impl Playing<'_> {
    /// The rules in a few lines, before the first move.
    pub(super) fn tell_how_to_play(&mut self) -> Result<(), Complaint> {
        let rules = self.game.session().rules();
        let brief = self.explained(|explaining| explaining.rules(&rules, Part::Brief))?;
        for sentence in &brief {
            self.print(&self.screen.prose(sentence))?;
        }
        if brief.is_empty() { Ok(()) } else { self.tell(&message!("play-rules-hint")) }
    }

    /// The whole of the rules.
    pub(super) fn tell_rules(&mut self) -> Result<(), Complaint> {
        let page = rules::page(self.game.session(), self.catalogue)?;
        self.print(&Text::new(self.screen).page(&page))
    }

    /// What the last move did, which was made from `before`.
    pub(super) fn tell_what_happened(&mut self, before: &dyn Session) -> Result<(), Complaint> {
        let (Some(played), Some(mover)) = (self.game.moves().last(), before.to_move()) else {
            return Ok(());
        };
        // It was legal, or it would not have been made.
        let remarks = before.explain(&played.mv).unwrap_or_default();
        match self.explained(|explaining| explaining.made(mover, &remarks))? {
            Some(said) => self.print(&self.screen.prose(&said)),
            None => Ok(()),
        }
    }

    /// How the result follows.
    pub(crate) fn tell_why(&mut self) -> Result<(), Complaint> {
        let remarks = self.game.session().explain_end();
        match self.explained(|explaining| explaining.end(&remarks))? {
            Some(said) => self.print(&self.screen.prose(&said)),
            None => Ok(()),
        }
    }

    /// Lets somebody say something with the names that the players have here.
    fn explained<T>(&self, say: impl FnOnce(Explaining<'_>) -> T) -> Result<T, Complaint> {
        let entry = self.catalogue.entry_of(&self.game.session().spec())?;
        let name = |player: Player| who(&self.game, player);
        Ok(say(Explaining::naming(entry, &name)))
    }
}
