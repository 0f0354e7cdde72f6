//! What the best move is, and what the others are worth next to it.

use gametree_catalogue::{Answer, Effort, SolvedPosition};
use gametree_language::message;
use gametree_picture::wrapped;
use gametree_play::{Chooser, MoveWork, SearchPlayer, Strength};
use gametree_search::Bound;

use super::super::words::{prospects, proven};
use super::Playing;
use crate::complaint::Complaint;
use crate::waiting::wait;

impl Playing<'_> {
    /// The best move, and what the others are worth next to it.
    pub(super) fn hint(&mut self) -> Result<(), Complaint> {
        if self.game.is_over() {
            return self.tell(&message!("hint-over"));
        }
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
        let end = proven(&self.game, exact.end);
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

    /// What a strong computer player would say of the position.
    fn best_answer(&self) -> Result<Answer, Complaint> {
        let session = self.game.session();
        let mut player = SearchPlayer::new(Strength::Strong.search(session.heuristics()));
        Ok(wait(self.screen, |work| player.choose(session, self.game.seed(), work))??)
    }
}
