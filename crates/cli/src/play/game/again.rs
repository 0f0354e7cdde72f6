//! After a game: again, with the same settings or others.

use std::sync::Arc;

use gametree_language::{Argument, message};
use gametree_play::{Match, PlayerSpec};

use super::super::questions::{Questions, means_yes};
use super::super::setup;
use super::super::typed::Typed;
use super::{Next, Playing};
use crate::Reply;
use crate::arguments::Play;
use crate::complaint::Complaint;

impl Playing<'_> {
    /// Tells the end, once, and asks whether to play again. Whatever else can be asked for during a game can
    /// be asked for now.
    pub(super) fn after_the_end(&mut self) -> Result<Next, Complaint> {
        if !self.finished {
            self.finish()?;
            if self.screen.is_interactive() {
                self.tell(&message!("play-end-hint"))?;
            }
        }
        // Two computers would go on for ever if nobody is there to say no.
        let somebody =
            self.screen.is_interactive() || self.game.players().iter().any(PlayerSpec::is_human);
        if self.screen.wants_json() || !somebody {
            return Ok(Next::Leave(Reply::Yes));
        }
        let questions = Questions { screen: self.screen, input: &mut self.input };
        let (yes, no) = questions.yes_and_no();
        let question = self.screen.say(&message!("ask-again"));
        self.prompt(&format!("{question} ({yes}/{no}) > "))?;
        let Some(line) = self.input.line() else {
            self.print("")?;
            return Ok(Next::Leave(Reply::Yes));
        };
        match means_yes(&line, &yes, &no) {
            Some(true) => self.restart()?,
            Some(false) => return Ok(Next::Leave(Reply::Yes)),
            None => match Typed::parse(&line, self.screen.language(), &[]) {
                Typed::Command { command, rest, insisting } => {
                    return self.obey(command, &rest, insisting);
                }
                Typed::Move(_) | Typed::Nothing => self.tell(&message!(
                    "ask-again-wrong",
                    answer = Argument::quoted(&line),
                    yes = yes,
                    no = no
                ))?,
            },
        }
        Ok(Next::GoOn)
    }

    /// The same game from its start, with the settings as they are now. The one that was being played stays on
    /// the shelf if it is not over.
    pub(super) fn restart(&mut self) -> Result<(), Complaint> {
        let mut session = self.game.session().copy();
        session.set_position(self.game.start())?;
        let seed = self.game.seed().wrapping_add(1_000_000_007);
        let oracle = Arc::clone(self.game.oracle());
        self.begin(Match::new(session, self.game.players().clone(), seed)?.asking(oracle)?)
    }

    /// Another game, with other settings: everything is asked anew, if there is somebody to ask. Who goes back
    /// goes on with this one.
    pub(super) fn another(&mut self) -> Result<(), Complaint> {
        if !self.screen.is_interactive() {
            return self.restart();
        }
        let anything = Play::default();
        match setup::new_match(&anything, self.catalogue, self.screen, &mut self.input)? {
            Some(game) => self.begin(game),
            None => self.show_board(),
        }
    }

    fn begin(&mut self, game: Match) -> Result<(), Complaint> {
        let was_over = self.game.is_over();
        self.game = game;
        self.finished = false;
        // A place that could not be had before is not asked for again and again.
        if was_over || self.has_place() {
            self.take_new_slot()?;
        }
        self.keep()?;
        self.show_board()
    }
}
