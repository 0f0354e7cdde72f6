//! What is asked for at the prompt.

use std::path::Path;

use gametree_language::message;

use super::super::command::Command;
use super::{Next, Playing};
use crate::Reply;
use crate::complaint::Complaint;

impl Playing<'_> {
    /// Does what was asked for, during a game and after it.
    pub(super) fn obey(
        &mut self,
        command: Command,
        rest: &str,
        insisting: bool,
    ) -> Result<Next, Complaint> {
        let file = Path::new(rest);
        match command {
            Command::Moves => self.tell_moves()?,
            Command::Board => self.show_board()?,
            Command::Rules => self.tell_rules()?,
            Command::Hint => self.hint()?,
            Command::Tree => self.tree()?,
            Command::Undo if self.game.undo() => self.changed()?,
            Command::Undo => self.tell(&message!("play-nothing-to-undo"))?,
            Command::Redo if self.game.redo() => self.changed()?,
            Command::Redo => self.tell(&message!("play-nothing-to-redo"))?,
            Command::History if rest.is_empty() => self.history()?,
            Command::History => self.export_history(file, insisting)?,
            Command::Set => self.set(rest)?,
            Command::Save | Command::Load if rest.is_empty() => {
                self.tell(&message!("play-which-file"))?;
            }
            Command::Save => self.save(file, insisting)?,
            Command::Load => self.load(file)?,
            Command::Again => self.restart()?,
            Command::New => self.another()?,
            Command::Help => self.help()?,
            Command::Quit => return self.leave(Reply::Yes),
        }
        Ok(Next::GoOn)
    }
}
