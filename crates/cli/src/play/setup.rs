//! Which game: by flags, by questions where flags are missing.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::sync::Arc;

use gametree_catalogue::{Catalogue, Session};
use gametree_language::message;
use gametree_play::Match;
use gametree_rules::Seed;

use super::input::Input;
use super::questions::Questions;
use crate::arguments::Play;
use crate::commands::tables;
use crate::complaint::{Complaint, placeholder};
use crate::picker::Picker;
use crate::place;
use crate::screen::Screen;

/// A new game as asked for; `None` if somebody goes back beyond the first question, or the input ends.
pub(crate) fn new_match(
    arguments: &Play,
    catalogue: &Catalogue,
    screen: &Screen,
    input: &mut Input,
) -> Result<Option<Match>, Complaint> {
    let seed = arguments.seed.unwrap_or_else(|| RandomState::new().build_hasher().finish());
    let mut setup = Setup {
        arguments,
        asking: screen.is_interactive(),
        catalogue,
        seed: Seed::new(seed),
        toss: None,
        questions: Questions { screen, input },
    };
    if let Some(spec) = &arguments.spec {
        let (position, moves) = (arguments.position.as_deref(), arguments.moves.as_deref());
        let session = place::open(catalogue, spec, position, moves)?;
        return setup.with_players(session, seed);
    }
    if !setup.asking {
        let argument = placeholder(message!("placeholder-spec"));
        return Err(Complaint(message!("error-argument-missing", argument = argument)));
    }
    let mut picker = Picker::new(catalogue).with_chance(setup.seed.clone());
    // A game is played from its start; another position can be given with the spec.
    while let Some(spec) = picker.spec(&mut setup.questions)? {
        if let Some(game) = setup.with_players(catalogue.open(&spec)?, seed)? {
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// What is known while somebody is asked for the rest.
pub(super) struct Setup<'a> {
    pub(super) arguments: &'a Play,
    pub(super) asking: bool,
    pub(super) catalogue: &'a Catalogue,
    pub(super) seed: Seed,
    /// Whether the toss, if there was one, lets the person begin.
    pub(super) toss: Option<bool>,
    pub(super) questions: Questions<'a>,
}

impl Setup<'_> {
    /// The game between the players that are asked for now. Players that cannot play it are refused now, not
    /// in the middle of it.
    fn with_players(
        &mut self,
        session: Box<dyn Session>,
        seed: u64,
    ) -> Result<Option<Match>, Complaint> {
        let Some(players) = self.players(&*session)? else { return Ok(None) };
        let oracle = tables::oracle(&*session, self.arguments.table.as_deref())?;
        let game = Match::new(session, players, seed)?.asking(Arc::new(oracle))?;
        let screen = self.questions.screen;
        if let Some(human) = self.toss.filter(|_| !screen.wants_json()) {
            let who = if human { "you" } else { "computer" };
            screen.print(&screen.say(&message!("play-toss", who = who)))?;
        }
        Ok(Some(game))
    }
}
