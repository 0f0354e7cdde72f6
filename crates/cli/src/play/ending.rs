//! What is said when a game is over.

use gametree_language::{Argument, message};
use gametree_play::{PlayerSpec, TurningPoint, turning_point};
use gametree_present::sentence;
use gametree_rules::Outcome;

use super::game::Playing;
use super::questions::Questions;
use super::rows::append_row;
use super::words::who;
use crate::complaint::Complaint;
use crate::waiting::wait;

impl Playing<'_> {
    /// Result, where it was decided, averages, the row in the table; then the game leaves the shelf.
    pub(crate) fn finish(&mut self) -> Result<(), Complaint> {
        let Some(ending) = self.game.session().result() else { return Ok(()) };
        let style = self.screen.style();
        let outcome = match ending.outcome {
            Outcome::Win(player) => message!("play-won", who = who(&self.game, player)),
            Outcome::Draw => message!("play-drawn"),
        };
        self.print(&style.terminal.strong(&self.screen.say(&outcome)))?;
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
            facts.push((style.say(&message!("label-verdict")), self.decided_text(&point)));
        }
        if let (moves @ 1.., visited, elapsed) = self.game.work() {
            let ms = elapsed.as_secs_f64() * 1000.0 / moves as f64;
            let moves = moves as u64;
            let average = message!(
                "play-average",
                visited = (visited + moves / 2) / moves,
                ms = style.language.decimal(ms, 2)
            );
            facts.push((style.say(&message!("label-average")), style.say(&average)));
        }
        self.print(&style.labelled(&facts))?;
        if let Some(file) = self.record
            && let Err(error) = append_row(&self.game, file)
        {
            let name = file.display().to_string();
            self.tell(&message!(
                "error-write",
                file = Argument::quoted(&name),
                reason = error.to_string()
            ))?;
        }
        self.clear_slot()
    }

    fn decided_text(&self, point: &TurningPoint) -> String {
        self.screen.say(&match point {
            TurningPoint::Decided { number, mv, by, before, .. } => {
                let before = match before {
                    Outcome::Win(player) => {
                        message!("verdict-before-win", who = who(&self.game, *player))
                    }
                    Outcome::Draw => message!("verdict-before-draw"),
                };
                message!(
                    "verdict-decided",
                    number = *number,
                    mv = mv.as_str(),
                    who = who(&self.game, *by),
                    before = before
                )
            }
            TurningPoint::FromTheStart => message!("verdict-from-the-start"),
            TurningPoint::AtLeast { plies } => message!("verdict-at-least", plies = *plies),
        })
    }

    /// Asks whether to play again. A game that goes on needs a place on the shelf again.
    pub(crate) fn wants_another(&mut self) -> Result<bool, Complaint> {
        if self.screen.wants_json() {
            return Ok(false);
        }
        // Two computers would go on for ever if nobody is there to say no.
        let somebody =
            self.screen.is_interactive() || self.game.players().iter().any(PlayerSpec::is_human);
        if !somebody {
            return Ok(false);
        }
        let mut questions = Questions { screen: self.screen, input: &mut self.input };
        let again = questions.yes(&message!("ask-again"))?;
        if again {
            self.renew_slot()?;
        }
        Ok(again)
    }
}
