use std::sync::Arc;
use std::time::Duration;

use gametree_catalogue::{Answer, Oracle, SearchError, Session};
use gametree_rules::{MoveError, Player, Work};

use crate::{Chooser, MoveWork, Played, PlayerSpec, Record, SearchPlayer, TurnError};

type Choosers = [Option<Box<dyn Chooser + Send + Sync>>; 2];

/// Those of the computer's players, `None` for people. They share what the oracle knows.
fn choosers(
    players: &[PlayerSpec; 2],
    session: &dyn Session,
    oracle: &Arc<Oracle>,
) -> Result<Choosers, SearchError> {
    let chooser = |player: &PlayerSpec| -> Result<_, SearchError> {
        if let PlayerSpec::Guest(guest) = player {
            return Ok(Some(guest.chooser(session)?));
        }
        let search = player.search(session.heuristics())?;
        Ok(search.map(|search| {
            let player = SearchPlayer::new(search).asking(Arc::clone(oracle));
            Box::new(player) as Box<dyn Chooser + Send + Sync>
        }))
    };
    Ok([chooser(&players[0])?, chooser(&players[1])?])
}

/// A game between two players, with the moves made and those taken back.
pub struct Match {
    session: Box<dyn Session>,
    /// Where the game began, for taking moves back.
    start: String,
    players: [PlayerSpec; 2],
    choosers: Choosers,
    oracle: Arc<Oracle>,
    seed: u64,
    moves: Vec<Played>,
    undone: Vec<Played>,
}

impl Match {
    /// A game from the session's position on. Refused if one of the players cannot play it.
    pub fn new(
        session: Box<dyn Session>,
        players: [PlayerSpec; 2],
        seed: u64,
    ) -> Result<Self, SearchError> {
        let start = session.position();
        let oracle: Arc<Oracle> = Arc::default();
        let choosers = choosers(&players, &*session, &oracle)?;
        let (moves, undone) = (Vec::new(), Vec::new());
        Ok(Match { session, start, players, choosers, oracle, seed, moves, undone })
    }

    /// The same game, where everybody asks this oracle: many games may share what it knows.
    pub fn asking(mut self, oracle: Arc<Oracle>) -> Result<Self, SearchError> {
        self.choosers = choosers(&self.players, &*self.session, &oracle)?;
        self.oracle = oracle;
        Ok(self)
    }

    /// The position as it is now.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// Where the game began.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The players, the first one first.
    pub fn players(&self) -> &[PlayerSpec; 2] {
        &self.players
    }

    /// From the next move on others play. Refused if one of them cannot play this game; then nothing
    /// changes.
    pub fn set_players(&mut self, players: [PlayerSpec; 2]) -> Result<(), SearchError> {
        self.choosers = choosers(&players, &*self.session, &self.oracle)?;
        self.players = players;
        Ok(())
    }

    /// The bytes that the larger of the players' tables may take. Guests keep to what their work allows.
    pub fn table_bytes(&self) -> u64 {
        let search = |player: &PlayerSpec| player.search(self.session.heuristics()).ok().flatten();
        let tables = self.players.iter().filter_map(search);
        tables.map(|search| search.table_bytes()).max().unwrap_or(0)
    }

    /// What knows the truth about this game: it is solved once, however often it is asked.
    pub fn oracle(&self) -> &Arc<Oracle> {
        &self.oracle
    }

    /// What chance follows from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The moves made so far.
    pub fn moves(&self) -> &[Played] {
        &self.moves
    }

    /// The moves taken back, the one to be made again first last.
    pub fn undone(&self) -> &[Played] {
        &self.undone
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.session.result().is_some()
    }

    /// Whether a person is to move.
    pub fn is_human_turn(&self) -> bool {
        self.session.to_move().is_some_and(|player| self.players[player.index()].is_human())
    }

    /// Whose move this was, or would be: moves are counted from 0.
    pub fn mover_of(&self, index: usize) -> Player {
        let mut session = self.session.copy();
        // A position that the session wrote itself reads back.
        let first = match session.set_position(&self.start) {
            Ok(()) => session.to_move().unwrap_or(Player::First),
            Err(_) => Player::First,
        };
        if index % 2 == 0 { first } else { first.opponent() }
    }

    /// The position before a move, or after the last one: moves are counted from 0. Going there plays no move
    /// of this game.
    pub fn before(&self, index: usize) -> Box<dyn Session> {
        let mut session = self.session.copy();
        // Position and moves come from this very session, so none of this can fail.
        if session.set_position(&self.start).is_ok() {
            for played in self.moves.iter().take(index) {
                let _ = session.play(&played.mv);
            }
        }
        session
    }

    /// Every position of the game as text: the one that it began with, then the one after each move.
    pub fn positions(&self) -> Vec<String> {
        let mut session = self.before(0);
        let mut positions = vec![session.position()];
        for played in &self.moves {
            // The game's own moves can be played again.
            let _ = session.play(&played.mv);
            positions.push(session.position());
        }
        positions
    }

    /// Makes a person's move.
    pub fn play_human(&mut self, mv: &str) -> Result<(), MoveError> {
        let mv = self.session.play(mv)?;
        self.made(Played::by_person(mv));
        Ok(())
    }

    /// Lets the computer move. `None` if it is not its turn, or if it has not chosen anything: then no move
    /// was made, and whoever asks again may wait for ever.
    pub fn play_computer(&mut self, work: &Work) -> Result<Option<Answer>, TurnError> {
        let Some(player) = self.session.to_move() else { return Ok(None) };
        let Some(chooser) = &mut self.choosers[player.index()] else { return Ok(None) };
        let seed = self.seed.wrapping_add(self.moves.len() as u64);
        let story = || {
            let mut session = self.session.copy();
            // The session wrote it itself.
            let _ = session.set_position(&self.start);
            (session, self.moves.iter().map(|played| played.mv.clone()).collect())
        };
        chooser.recall(&story, work);
        let answer = chooser.choose(&*self.session, seed, work)?;
        let Some(chosen) = &answer.best_move else { return Ok(None) };
        let mv = self.session.play(chosen).map_err(|error| TurnError::IllegalMove {
            player: chooser.name(),
            mv: chosen.clone(),
            error,
        })?;
        let search = chooser.last_search();
        self.made(Played { mv, work: Some(MoveWork::from(&answer)), search });
        Ok(Some(answer))
    }

    fn made(&mut self, played: Played) {
        // Making the move that was taken back keeps the rest of what was taken back.
        if self.undone.last().is_some_and(|undone| undone.mv == played.mv) {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        self.moves.push(played);
    }

    /// Takes moves back until a person is to move again; says whether there was anything to take.
    pub fn undo(&mut self) -> bool {
        let any_human = self.players.iter().any(PlayerSpec::is_human);
        let target = (0..self.moves.len())
            .rev()
            .find(|&index| !any_human || self.players[self.mover_of(index).index()].is_human());
        target.is_some_and(|target| self.take_back_to(target))
    }

    /// Takes moves back until only so many are left; says whether there was anything to take.
    pub fn take_back_to(&mut self, left: usize) -> bool {
        let any = self.moves.len() > left;
        while self.moves.len() > left {
            self.undone.extend(self.moves.pop());
        }
        self.replay();
        any
    }

    /// Makes the moves again that one [`undo`](Match::undo) took back.
    pub fn redo(&mut self) -> bool {
        let any = !self.undone.is_empty();
        while let Some(played) = self.undone.pop() {
            if self.session.play(&played.mv).is_err() {
                self.undone.clear();
                break;
            }
            self.moves.push(played);
            if self.is_human_turn() {
                break;
            }
        }
        any
    }

    fn replay(&mut self) {
        self.session = self.before(self.moves.len());
    }

    /// The game written down.
    pub fn record(&self) -> Record {
        let [first, second] = &self.players;
        Record {
            spec: self.session.spec(),
            start: self.start.clone(),
            seed: self.seed,
            first: first.to_string(),
            second: second.to_string(),
            moves: self.moves.clone(),
            undone: self.undone.clone(),
        }
    }

    /// A game that was read from somewhere: every move is checked.
    pub(crate) fn resumed(
        mut self,
        moves: Vec<Played>,
        undone: Vec<Played>,
    ) -> Result<Self, (usize, MoveError)> {
        for (index, played) in moves.into_iter().enumerate() {
            let mv = self.session.play(&played.mv).map_err(|error| (index + 1, error))?;
            self.moves.push(Played { mv, ..played });
        }
        let mut ahead = self.session.copy();
        for (index, played) in undone.iter().rev().enumerate() {
            let number = self.moves.len() + index + 1;
            ahead.play(&played.mv).map_err(|error| (number, error))?;
        }
        self.undone = undone;
        Ok(self)
    }

    /// Computer moves so far: how many, positions visited, time taken.
    pub fn work(&self) -> (usize, u64, Duration) {
        let work = self.moves.iter().filter_map(|played| played.work);
        work.fold((0, 0_u64, Duration::ZERO), |(moves, visited, elapsed), work| {
            // A game that was read from somewhere may claim anything.
            (moves + 1, visited.saturating_add(work.visited), elapsed.saturating_add(work.elapsed))
        })
    }
}

#[cfg(test)]
mod tests {
    use gametree_catalogue::Catalogue;

    use super::*;

    /// Chooses this, whatever the position.
    struct Always(Option<&'static str>);

    impl Chooser for Always {
        fn name(&self) -> String {
            "always".to_owned()
        }

        fn choose(&mut self, _: &dyn Session, _: u64, _: &Work) -> Result<Answer, SearchError> {
            Ok(Answer { best_move: self.0.map(str::to_owned), ..Answer::default() })
        }
    }

    #[test]
    fn only_a_legal_move_is_an_answer() {
        let session = Catalogue::standard().open("tictactoe").unwrap();
        let easy: PlayerSpec = "easy".parse().unwrap();
        let mut game = Match::new(session, [easy.clone(), easy], 0).unwrap();
        game.choosers = [Some(Box::new(Always(Some("b2")))), Some(Box::new(Always(Some("b2"))))];
        assert!(game.play_computer(&Work::new()).unwrap().is_some());
        let again = game.play_computer(&Work::new()).unwrap_err();
        assert!(matches!(again, TurnError::IllegalMove { .. }), "{again}");
        game.choosers[1] = Some(Box::new(Always(None)));
        assert!(game.play_computer(&Work::new()).unwrap().is_none());
        assert_eq!(game.moves().len(), 1);
    }
}
