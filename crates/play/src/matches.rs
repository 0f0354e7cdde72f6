use std::time::Duration;

use gametree_catalogue::{Answer, QuestionError, Session};
use gametree_rules::{Amount, MoveError, Player, Proven, work};

use crate::Thinking;

/// Who plays a side.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Seat {
    /// A person.
    Human,
    /// The computer.
    Computer(Thinking),
}

impl Seat {
    /// Whether a person sits there.
    pub fn is_human(&self) -> bool {
        matches!(self, Seat::Human)
    }
}

/// A move that was made, and what the computer thought of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Played {
    /// The move.
    pub mv: String,
    /// What it cost the computer; `None` for a person's move.
    pub work: Option<Work>,
}

/// What a computer's move cost, and what it thought.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Work {
    /// Positions visited.
    pub visited: u64,
    /// Time.
    pub elapsed: Duration,
    /// What the position was worth to it.
    pub value: Option<Amount>,
    /// Whether that was certain.
    pub proven: bool,
    /// Who would win for certain.
    pub win: Option<Win>,
}

/// A game that somebody wins whatever the other does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Win {
    /// Who wins.
    pub winner: Player,
    /// How many plies it takes under best play, if that is known.
    pub plies: Option<u32>,
}

impl Win {
    /// None if the game ends in a draw.
    fn of(end: Proven) -> Option<Win> {
        let winner = end.outcome().winner()?;
        Some(Win { winner, plies: end.plies.exactly() })
    }
}

impl Work {
    /// What a search cost, and what it found.
    pub fn of(answer: &Answer) -> Self {
        Work {
            visited: answer.counts.visited,
            elapsed: answer.elapsed,
            value: answer.value,
            proven: answer.proven,
            win: answer.end.and_then(Win::of),
        }
    }
}

/// A game between two seats, with the moves made and those taken back.
pub struct Match {
    session: Box<dyn Session>,
    /// Where the game began, for taking moves back.
    start: String,
    seats: [Seat; 2],
    seed: u64,
    moves: Vec<Played>,
    undone: Vec<Played>,
}

impl Match {
    /// A game from the session's position on.
    pub fn new(session: Box<dyn Session>, seats: [Seat; 2], seed: u64) -> Self {
        let start = session.position();
        Match { session, start, seats, seed, moves: Vec::new(), undone: Vec::new() }
    }

    /// The position as it is now.
    pub fn session(&self) -> &dyn Session {
        &*self.session
    }

    /// Where the game began.
    pub fn start(&self) -> &str {
        &self.start
    }

    /// The seats, first player's first.
    pub fn seats(&self) -> &[Seat; 2] {
        &self.seats
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
        self.session.ending().is_some()
    }

    /// Whether a person is to move.
    pub fn is_human_turn(&self) -> bool {
        self.session.to_move().is_some_and(|player| self.seats[player.index()].is_human())
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
    pub fn play_computer(&mut self, work: &work::Work) -> Result<Option<Answer>, QuestionError> {
        let Some(player) = self.session.to_move() else { return Ok(None) };
        let Seat::Computer(thinking) = &self.seats[player.index()] else { return Ok(None) };
        let seed = self.seed.wrapping_add(self.moves.len() as u64);
        let answer = thinking.think(&*self.session, seed, work)?;
        if let Some(mv) = &answer.best_move
            && self.session.play(mv).is_ok()
        {
            self.made(Played { mv: mv.clone(), work: Some(Work::of(&answer)) });
        }
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
        let any_human = self.seats.iter().any(Seat::is_human);
        let target = (0..self.moves.len())
            .rev()
            .find(|&index| !any_human || self.seats[self.mover_of(index).index()].is_human());
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
