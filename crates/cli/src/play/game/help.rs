//! What can be typed.

use gametree_language::{Argument, message};
use gametree_present::notation;
use unicode_width::UnicodeWidthStr;

use super::super::command::Command;
use super::Playing;
use crate::complaint::Complaint;
use crate::terminal;

/// Narrower columns are worse than lines that the terminal breaks.
const LEAST: usize = 20;

impl Playing<'_> {
    /// How moves are written, and every command with what it does.
    pub(super) fn help(&mut self) -> Result<(), Complaint> {
        let say = |message| self.screen.say(&message);
        // A terminal would break lines within words, and the columns would be no columns any more.
        let columns = match self.screen.is_interactive() {
            true => terminal::columns().saturating_sub(1),
            false => usize::MAX,
        };
        let mut rows = Vec::new();
        let entry = self.catalogue.entry_of(&self.game.session().spec())?;
        let how = notation(entry).unwrap_or(message!("help-move"));
        rows.push((say(message!("help-a-move")), say(how)));
        for command in Command::ALL {
            let (own, english) = (say(command.own_word()), command.words()[0]);
            let takes = command.takes();
            let word = match own == english {
                true => format!("{english}{takes}"),
                false => {
                    let comma = self.screen.language().write(&Argument::Own(", "));
                    format!("{own}{comma}{english}{takes}")
                }
            };
            rows.push((word, say(command.description())));
        }
        let widest = rows.iter().map(|(word, _)| word.width()).max().unwrap_or(0);
        let room = columns.saturating_sub(widest + 2).max(LEAST);
        for (_, does) in &mut rows {
            *does = terminal::in_lines(does, room);
        }
        self.print(&self.screen.style().labelled(&rows))?;
        self.print(&terminal::in_lines(&say(message!("help-file")), columns.max(LEAST)))
    }
}
