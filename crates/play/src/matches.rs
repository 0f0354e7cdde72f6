use std::sync::Arc;
use std::time::Duration;

use gametree_catalogue::{Answer, Oracle, SearchError, Session};
use gametree_rules::{MoveError, Player, Work};

use crate::{Chooser, MoveWork, Played, PlayerSpec, Record, SearchPlayer, play_turn};

/// A game between two players, with the moves made and those taken back.
pub struct Match {
    session: Box<dyn Session>,
    /// Where the game began, for taking moves back.
    start: String,
    players: [PlayerSpec; 2],
    /// Those of the computer's players, `None` for people.
    choosers: [Option<Box<dyn Chooser + Send + Sync>>; 2],
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
        let chooser = |player: &PlayerSpec| -> Result<_, SearchError> {
            let search = player.search(session.heuristics())?;
            Ok(search.map(|search| {
                let player = SearchPlayer::new(search).asking(Arc::clone(&oracle));
                Box::new(player) as Box<dyn Chooser + Send + Sync>
            }))
        };
        let choosers = [chooser(&players[0])?, chooser(&players[1])?];
        let (moves, undone) = (Vec::new(), Vec::new());
        Ok(Match { session, start, players, choosers, oracle, seed, moves, undone })
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

    /// What knows the truth about this game: it is solved once, however often it is asked.
    pub fn oracle(&self) -> &Oracle {
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

    /// Makes a person's move.
    pub fn play_human(&mut self, mv: &str) -> Result<(), MoveError> {
        let mv = self.session.play(mv)?;
        self.made(Played { mv, work: None });
        Ok(())
    }

    /// Lets the computer move, if it is its turn and it has found a move before it was stopped.
    pub fn play_computer(&mut self, work: &Work) -> Result<Option<Answer>, SearchError> {
        let Some(player) = self.session.to_move() else { return Ok(None) };
        let Some(chooser) = &mut self.choosers[player.index()] else { return Ok(None) };
        let seed = self.seed.wrapping_add(self.moves.len() as u64);
        let turn = play_turn(&mut *self.session, &mut **chooser, seed, work)?;
        if let Some(mv) = turn.mv {
            self.made(Played { mv, work: Some(MoveWork::from(&turn.answer)) });
        }
        Ok(Some(turn.answer))
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
        let Some(target) = target else { return false };
        while self.moves.len() > target {
            self.undone.extend(self.moves.pop());
        }
        self.replay();
        true
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
        // Position and moves come from this very session, so none of this can fail.
        if self.session.set_position(&self.start).is_ok() {
            for played in &self.moves {
                let _ = self.session.play(&played.mv);
            }
        }
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
        work.fold((0, 0, Duration::ZERO), |(moves, visited, elapsed), work| {
            (moves + 1, visited + work.visited, elapsed + work.elapsed)
        })
    }
}
