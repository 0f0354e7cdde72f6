use std::sync::Arc;

use gametree_catalogue::{Algorithm, Oracle, Search, SearchError, Session};
use gametree_play::{Chooser, Guest, PlayerSpec, SearchPlayer};

/// How somebody plays a game of an experiment.
#[derive(Clone, Debug)]
pub(super) enum Way {
    /// By a search.
    Search(Search),
    /// In a way of its own.
    Guest(Arc<dyn Guest>),
}

impl Way {
    /// How a player plays this game; refused if it cannot. There are no people here.
    pub(super) fn of(player: &PlayerSpec, session: &dyn Session) -> Result<Way, SearchError> {
        if let PlayerSpec::Guest(guest) = player {
            guest.chooser(session)?;
            return Ok(Way::Guest(Arc::clone(guest)));
        }
        let search = player.search(session.heuristics())?;
        let search = search.unwrap_or_else(|| Search::new(Algorithm::Random));
        search.check_memory()?;
        Ok(Way::Search(search))
    }

    /// Its search, if it is one.
    pub(super) fn search(&self) -> Option<&Search> {
        match self {
            Way::Search(search) => Some(search),
            Way::Guest(_) => None,
        }
    }

    /// Whether another game from the same start may go another way.
    pub(super) fn varies(&self) -> bool {
        match self {
            Way::Search(search) => search.leaves_to_chance() || search.depends_on_the_machine(),
            Way::Guest(guest) => guest.leaves_to_chance(),
        }
    }

    /// Who chooses the moves of one game.
    pub(super) fn chooser(
        &self,
        session: &dyn Session,
        oracle: &Arc<Oracle>,
    ) -> Result<Box<dyn Chooser + Send + Sync>, SearchError> {
        match self {
            Way::Search(search) => {
                Ok(Box::new(SearchPlayer::new(search.clone()).asking(Arc::clone(oracle))))
            }
            Way::Guest(guest) => guest.chooser(session),
        }
    }
}
