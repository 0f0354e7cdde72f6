//! The game so far: on the screen, or in a file for a report.

use std::path::Path;

use gametree_language::{Argument, message};
use gametree_present::page::{Block, Page};
use gametree_present::{csv, latex, markdown, report};

use super::super::command::Command;
use super::Playing;
use crate::complaint::Complaint;
use crate::files;
use crate::text::Text;

/// States that are shown: more than anybody reads on a screen.
const SHOWN: usize = 500;

/// How a file is written, by how its name ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Export {
    Markdown,
    Csv,
    Latex,
}

impl Export {
    const ENDINGS: [(&'static str, Export); 3] =
        [("md", Export::Markdown), ("csv", Export::Csv), ("tex", Export::Latex)];

    fn of(file: &Path) -> Option<Export> {
        let found = file.extension()?.to_str()?.to_ascii_lowercase();
        let known = Export::ENDINGS.iter().find(|(ending, _)| *ending == found);
        known.map(|(_, export)| *export)
    }
}

impl Playing<'_> {
    /// Every state of the game; of a very long one the last.
    pub(super) fn history(&mut self) -> Result<(), Complaint> {
        let mut table = report::states(&self.game);
        let hidden = table.rows.len().saturating_sub(SHOWN);
        table.rows.drain(..hidden);
        self.print(&Text::new(self.screen).page(&Page::new([Block::Table(table)])))?;
        if hidden > 0 { self.tell(&message!("history-more", rows = hidden)) } else { Ok(()) }
    }

    /// The same as a file.
    pub(super) fn export_history(&mut self, file: &Path, insisting: bool) -> Result<(), Complaint> {
        let Some(export) = Export::of(file) else {
            let endings = Export::ENDINGS.map(|(ending, _)| format!(".{ending}"));
            return self.not_done(message!(
                "history-which-kind",
                file = files::name(file),
                endings = Argument::list(endings, ", ")
            ));
        };
        if !self.may_write(file, Command::History, insisting)? {
            return Ok(());
        }
        let language = self.screen.language();
        let text = match export {
            Export::Markdown => markdown(&report::history(&self.game), language),
            Export::Csv => csv(&report::states(&self.game), language),
            Export::Latex => latex(&report::states(&self.game), language),
        };
        self.written(file, files::write_text(file, &self.screen.unmarked(&text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn by_how_the_name_ends() {
        assert_eq!(Export::of(Path::new("a b/game.md")), Some(Export::Markdown));
        assert_eq!(Export::of(Path::new("GAME.CSV")), Some(Export::Csv));
        assert_eq!(Export::of(Path::new("game.tex")), Some(Export::Latex));
        for other in ["game", "game.json", "md", ".md", "game.md.txt", ""] {
            assert_eq!(Export::of(Path::new(other)), None, "{other}");
        }
    }
}
