//! What can be done with games that are kept. Nothing here knows addresses, forms or pages.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use gametree_catalogue::{Catalogue, Oracle};
use gametree_lab::ROSTER;
use gametree_language::{ascii_digits, message};
use gametree_play::{Match, PlayerSpec, Record};
use gametree_present::Words;
use gametree_rules::MoveError;
use tokio::sync::watch;

use super::kept::Kept;
use super::new_game::{NewGame, allowed};
use super::store::{Row, Store, Which, now};
use super::thought::Thought;
use super::token::{seed, token};
use crate::desk::Desk;
use crate::place::MOST_MOVES;
use crate::{Problem, WrongMove};

/// All games that are kept, and what the computer thinks about in them.
pub(crate) struct Games {
    pub(super) catalogue: Arc<Catalogue>,
    pub(super) oracle: Arc<Oracle>,
    pub(super) desk: Arc<Desk>,
    pub(super) store: Store,
    /// The computer's work, by game.
    pub(super) thoughts: Mutex<HashMap<String, Arc<Thought>>>,
    /// Games in which the computer waits until it is told to go on.
    pub(super) paused: Mutex<HashSet<String>>,
    /// Those who want to hear when a game changes.
    listeners: Mutex<HashMap<String, watch::Sender<u64>>>,
}

/// More games than anybody lets wait; when there are, all of them go on.
const MOST_PAUSED: usize = 10_000;

impl Games {
    pub(crate) fn new(
        store: Store,
        catalogue: Arc<Catalogue>,
        oracle: Arc<Oracle>,
        desk: Arc<Desk>,
    ) -> Self {
        Games {
            catalogue,
            oracle,
            desk,
            store,
            thoughts: Mutex::default(),
            paused: Mutex::default(),
            listeners: Mutex::default(),
        }
    }

    /// Closes the file that they are kept in.
    pub(crate) fn close(&self) -> bool {
        self.store.close()
    }

    /// Begins a game of this owner.
    pub(crate) async fn create(&self, owner: &str, new: &NewGame) -> Result<Kept, Problem> {
        self.keep_new(owner, self.begin(new)?).await
    }

    /// A new game that is not kept yet.
    pub(crate) fn begin(&self, new: &NewGame) -> Result<Match, Problem> {
        let chance = new.seed.map_or_else(seed, Ok)?;
        let opened = new.place.open_in(&self.catalogue)?;
        let to_move = opened.session.to_move().ok_or(Problem::Finished)?;
        let players = new.players.seated(to_move, chance, &*opened.session)?;
        let mut session = opened.session.copy();
        session.set_position(&opened.start)?;
        let mut game = Match::new(session, players, chance)?.asking(Arc::clone(&self.oracle))?;
        for mv in opened.moves.iter().chain(&new.first_move) {
            make(&mut game, mv)?;
        }
        Ok(game)
    }

    /// Keeps a saved game as a new game of this owner. Everything in it is checked: its players and
    /// the searches of its moves may ask for no more than is allowed here.
    pub(crate) async fn open(&self, owner: &str, text: &str) -> Result<Kept, Problem> {
        let record = Record::of_saved(text).map_err(|error| Problem::Saved(error.message()))?;
        if record.moves.len() + record.undone.len() > MOST_MOVES {
            return Err(Problem::Saved(message!("web-games-too-many-moves", most = MOST_MOVES)));
        }
        let game = record.resume(&self.catalogue, ROSTER);
        let mut game = game.map_err(|error| Problem::Saved(error.message()))?;
        let refused = |problem: Problem| Problem::Saved(problem.message());
        let session = game.session();
        let searches =
            record.moves.iter().chain(&record.undone).filter_map(|made| made.search.clone());
        for search in searches {
            allowed(PlayerSpec::Search(search), session).map_err(refused)?;
        }
        let [first, second] = game.players().clone();
        let players =
            [allowed(first, session).map_err(refused)?, allowed(second, session).map_err(refused)?];
        game.set_players(players)?;
        self.keep_new(owner, game.asking(Arc::clone(&self.oracle))?).await
    }

    async fn keep_new(&self, owner: &str, game: Match) -> Result<Kept, Problem> {
        let (created, version) = (now(), 1);
        let row = Row {
            id: token()?,
            owner: owner.to_owned(),
            record: written(&game)?,
            version,
            created,
            updated: created,
            finished: game.is_over(),
        };
        let id = row.id.clone();
        self.store.insert(row).await?;
        Ok(Kept { id, version, created, updated: created, game })
    }

    /// A game as it is now.
    pub(crate) async fn load(&self, id: &str) -> Result<Kept, Problem> {
        Kept::read(self.store.get(id).await?, &self.catalogue, &self.oracle)
    }

    /// The last games of an owner. Those that cannot be read are left out, and left alone.
    pub(crate) async fn list(
        &self,
        owner: &str,
        which: Which,
        most: u32,
    ) -> Result<Vec<Kept>, Problem> {
        let rows = self.store.of_owner(owner, which, most).await?;
        let read = |row| Kept::read(row, &self.catalogue, &self.oracle).ok();
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// Deletes a game. Only its owner may.
    pub(crate) async fn delete(&self, id: &str, owner: &str) -> Result<(), Problem> {
        self.store.delete(id, owner).await?;
        self.stop_thinking(id, u64::MAX);
        self.pause(id, false);
        Ok(())
    }

    /// Makes a person's move in the state that they have seen.
    pub(crate) async fn play(
        &self,
        id: &str,
        version: Option<u64>,
        mv: &str,
    ) -> Result<Kept, Problem> {
        let played = self.change(id, version, |game| {
            if game.is_over() {
                return Err(Problem::Finished);
            }
            if !game.is_human_turn() {
                return Err(wrong(game, game.moves().len() + 1, mv, MoveError::NotPossible));
            }
            make(game, mv).map(|()| true)
        });
        let kept = played.await?;
        // Who moves wants an answer.
        self.pause(id, false);
        Ok(kept)
    }

    /// Takes moves back until a person is to move; among computers, one move, and then they wait.
    pub(crate) async fn undo(&self, id: &str, version: Option<u64>) -> Result<Kept, Problem> {
        let kept = self.change(id, version, |game| Ok(game.undo())).await?;
        Ok(self.waiting_among_computers(kept))
    }

    /// Makes the moves again that one undo took back.
    pub(crate) async fn redo(&self, id: &str, version: Option<u64>) -> Result<Kept, Problem> {
        let kept = self.change(id, version, |game| Ok(game.redo())).await?;
        Ok(self.waiting_among_computers(kept))
    }

    /// Goes back to before a move, counted from 1, to try another.
    pub(crate) async fn try_again(
        &self,
        id: &str,
        version: Option<u64>,
        number: usize,
    ) -> Result<Kept, Problem> {
        let kept = self.change(id, version, |game| {
            let left = number.checked_sub(1).filter(|&left| left < game.moves().len());
            match left {
                Some(left) => Ok(game.take_back_to(left)),
                None => Err(wrong(game, number, &number.to_string(), MoveError::NotPossible)),
            }
        });
        Ok(self.waiting_among_computers(kept.await?))
    }

    /// From the next move on others play.
    pub(crate) async fn set_players(
        &self,
        id: &str,
        version: Option<u64>,
        players: impl FnOnce(&Match) -> Result<[PlayerSpec; 2], Problem>,
    ) -> Result<Kept, Problem> {
        self.change(id, version, |game| {
            let [first, second] = players(game)?;
            let session = game.session();
            let players = [allowed(first, session)?, allowed(second, session)?];
            let is_new = &players != game.players();
            game.set_players(players)?;
            Ok(is_new)
        })
        .await
    }

    /// The same game from its start, as a new game of this owner, with the same or the other sides.
    pub(crate) async fn again(
        &self,
        id: &str,
        owner: &str,
        other_sides: bool,
    ) -> Result<Kept, Problem> {
        let kept = self.load(id).await?;
        let mut players = kept.game.players().clone();
        if other_sides {
            players.reverse();
        }
        let game = Match::new(kept.game.before(0), players, seed()?)?;
        self.keep_new(owner, game.asking(Arc::clone(&self.oracle))?).await
    }

    /// Lets the computer wait, or go on.
    pub(crate) fn pause(&self, id: &str, paused: bool) {
        let mut waiting = lock(&self.paused);
        if !paused {
            waiting.remove(id);
            return;
        }
        if waiting.len() >= MOST_PAUSED {
            waiting.clear();
        }
        waiting.insert(id.to_owned());
        drop(waiting);
        self.stop_thinking(id, u64::MAX);
    }

    /// Whether the computer waits until it is told to go on.
    pub(crate) fn is_paused(&self, id: &str) -> bool {
        lock(&self.paused).contains(id)
    }

    fn waiting_among_computers(&self, kept: Kept) -> Kept {
        if kept.is_among_computers() {
            self.pause(&kept.id, true);
        }
        kept
    }

    /// Changes a game in the state that somebody has seen, or in the state it is in. The change says whether
    /// there is anything to keep.
    async fn change(
        &self,
        id: &str,
        version: Option<u64>,
        change: impl FnOnce(&mut Match) -> Result<bool, Problem>,
    ) -> Result<Kept, Problem> {
        let mut kept = self.load(id).await?;
        if version.is_some_and(|version| version != kept.version) {
            return Err(Problem::Conflict);
        }
        if change(&mut kept.game)? {
            self.keep(&mut kept).await?;
        }
        Ok(kept)
    }

    /// Keeps what has become of a game, unless it has become something else meanwhile.
    pub(super) async fn keep(&self, kept: &mut Kept) -> Result<(), Problem> {
        let (record, finished) = (written(&kept.game)?, kept.game.is_over());
        kept.updated = self.store.replace(&kept.id, kept.version, record, finished).await?;
        kept.version += 1;
        // Whatever the computer thought about is not there any more.
        self.stop_thinking(&kept.id, kept.version);
        if let Some(listeners) = lock(&self.listeners).get(&kept.id) {
            listeners.send_replace(kept.version);
        }
        Ok(())
    }

    /// Nobody wants to know any more what the computer thinks about a state before this version.
    fn stop_thinking(&self, id: &str, version: u64) {
        let mut thoughts = lock(&self.thoughts);
        if thoughts.get(id).is_some_and(|thought| thought.version < version)
            && let Some(thought) = thoughts.remove(id)
        {
            thought.forget();
        }
    }

    /// Hears of every new version of a game from now on.
    pub(crate) fn listen(&self, id: &str, version: u64) -> watch::Receiver<u64> {
        let mut listeners = lock(&self.listeners);
        listeners.retain(|_, listeners| listeners.receiver_count() > 0);
        listeners.entry(id.to_owned()).or_insert_with(|| watch::Sender::new(version)).subscribe()
    }
}

/// Makes a move as a person writes it.
fn make(game: &mut Match, mv: &str) -> Result<(), Problem> {
    let number = game.moves().len() + 1;
    if number > MOST_MOVES {
        return Err(Problem::TooLong);
    }
    let made = game.play_human(&ascii_digits(mv));
    made.map_err(|error| wrong(game, number, mv, error))
}

fn wrong(game: &Match, number: usize, mv: &str, error: MoveError) -> Problem {
    WrongMove::new(game.session(), number, mv, error).into()
}

fn written(game: &Match) -> Result<String, Problem> {
    serde_json::to_string(&game.record()).map_err(|_| Problem::Internal)
}

pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests;
