//! What is said when a game is over.

use gametree_language::message;
use gametree_play::turning_point;
use gametree_present::{playing, sentence};

use super::game::Playing;
use super::rows::append_row;
use crate::complaint::Complaint;
use crate::waiting::wait;

impl Playing<'_> {
    /// Result, where it was decided, averages, the row in the table; then the game leaves the shelf.
    pub(crate) fn finish(&mut self) -> Result<(), Complaint> {
        let Some(ending) = self.game.session().result() else { return Ok(()) };
        let style = self.screen.style();
        let outcome = playing::won(&self.game, ending.outcome);
        self.print(&style.terminal.strong(&self.screen.say(&outcome)))?;
        self.tell_why()?;
        let mut facts =
            vec![(style.say(&message!("label-result")), style.say(&sentence::ending(&ending)))];
        if let Some([first, second]) = ending.score {
            let number = |score: i32| style.language.number(score);
            let score = format!("{} : {}", number(first), number(second));
            facts.push((style.say(&message!("label-score")), score));
        }
        let game = &self.game;
        let point = wait(self.screen, |work| turning_point(game, work))??;
        if let Some(point) = point {
            facts.push((
                style.say(&message!("label-verdict")),
                self.screen.say(&playing::decided(game, &point)),
            ));
        }
        if let (moves @ 1.., visited, elapsed) = self.game.work() {
            let each = elapsed / u32::try_from(moves).unwrap_or(u32::MAX);
            let moves = moves as u64;
            let average = message!(
                "play-average",
                visited = visited.saturating_add(moves / 2) / moves,
                time = sentence::duration(each)
            );
            facts.push((style.say(&message!("label-average")), style.say(&average)));
        }
        self.print(&style.labelled(&facts))?;
        if let Some(file) = self.record
            && let Err(error) = append_row(&self.game, file, style.language)
        {
            let complaint = Complaint::from(error);
            self.tell(&complaint.0)?;
            self.not_written = Some(complaint);
        }
        self.finished = true;
        self.clear_slot()
    }
}
