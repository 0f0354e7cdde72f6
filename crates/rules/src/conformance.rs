//! One suite that every game must pass: does the implementation keep the promises of [`Game`],
//! [`Notation`] and [`Symmetric`]?
//!
//! The checks walk along seeded random games, so a violation comes with the moves that lead to it.

use std::fmt;
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};

use crate::{Game, Notation, Player, Seed, Symmetric};

/// A broken promise, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Violation {
    /// What does not hold.
    pub promise: String,
    /// The position, as the game writes it.
    pub position: String,
    /// The moves that lead there from the start.
    pub moves: Vec<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (in {} after {})", self.promise, self.position, self.moves.join(" "))
    }
}

impl std::error::Error for Violation {}

/// Plays `games` random games and checks every position on the way.
pub fn check<G: Notation + Symmetric>(game: &G, games: u32, seed: u64) -> Result<(), Violation> {
    for number in 0..u64::from(games) {
        Walk::new(game, Seed::new(seed.wrapping_add(number))).play_out()?;
    }
    Ok(())
}

/// Longer than any game a check should be asked to walk through; a game that goes on is broken.
const LONGEST_GAME: usize = 1_000_000;

struct Walk<'a, G: Game> {
    game: &'a G,
    position: G::Position,
    moves: Vec<String>,
    seed: Seed,
}

impl<'a, G: Notation + Symmetric> Walk<'a, G> {
    fn new(game: &'a G, seed: Seed) -> Self {
        Walk { game, position: game.start(), moves: Vec::new(), seed }
    }

    fn play_out(&mut self) -> Result<(), Violation> {
        loop {
            let legal: Vec<G::Move> = self.game.legal_moves(&self.position).collect();
            self.check_end(&legal)?;
            self.check_texts(&legal)?;
            self.check_symmetries(&legal)?;
            let Some(&mv) = self.seed.pick(&legal) else { return Ok(()) };
            self.promise(self.moves.len() < LONGEST_GAME, "a game ends")?;
            self.play(mv)?;
        }
    }

    fn check_end(&self, legal: &[G::Move]) -> Result<(), Violation> {
        let over = self.game.outcome(&self.position).is_some();
        self.promise(over == legal.is_empty(), "moves until the game is over, and none after")?;
        let again: Vec<G::Move> = self.game.legal_moves(&self.position).collect();
        self.promise(again == legal, "the same moves in the same order every time")
    }

    fn check_texts(&self, legal: &[G::Move]) -> Result<(), Violation> {
        let text = self.game.position_text(&self.position);
        let read = self.game.parse_position(&text);
        self.promise(
            read.as_ref() == Ok(&self.position),
            "a position's text reads back as the position",
        )?;
        let mut texts = Vec::with_capacity(legal.len());
        for &mv in legal {
            let text = self.game.move_text(mv);
            let read = self.game.parse_move(&self.position, &text);
            self.promise(read == Ok(mv), "a move's text reads back as the move")?;
            texts.push(text);
        }
        texts.sort_unstable();
        texts.dedup();
        self.promise(texts.len() == legal.len(), "different moves have different texts")
    }

    fn check_symmetries(&self, legal: &[G::Move]) -> Result<(), Violation> {
        let (game, position) = (self.game, &self.position);
        self.promise(&game.map_position(0, position) == position, "symmetry 0 is the identity")?;
        let mut symmetries: Vec<usize> = (0..game.symmetries()).collect();
        // Sim on eight points has 40,320: a seeded handful a position is as good over many games.
        let mut seed = self.seed.clone();
        while symmetries.len() > MAX_SYMMETRIES_A_POSITION {
            symmetries.swap_remove(seed.below(symmetries.len()));
        }
        for symmetry in symmetries {
            let image = game.map_position(symmetry, position);
            self.promise(
                game.outcome(&image) == game.outcome(position)
                    && (legal.is_empty() || game.to_move(&image) == game.to_move(position)),
                "a symmetry keeps the mover and the outcome",
            )?;
            for &mv in legal {
                let mapped = game.map_move(symmetry, mv);
                let played_then_mapped = game.map_position(symmetry, &game.after(position, mv));
                self.promise(
                    game.play(&image, mapped).as_ref() == Ok(&played_then_mapped),
                    "mapping and playing commute",
                )?;
            }
        }
        Ok(())
    }

    fn play(&mut self, mv: G::Move) -> Result<(), Violation> {
        let (next, again) =
            (self.game.play(&self.position, mv), self.game.play(&self.position, mv));
        self.promise(next == again, "the same move gives the same position")?;
        let Ok(next) = next else { return self.promise(false, "a listed move is legal") };
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        self.promise(
            again.is_ok_and(|again| hasher.hash_one(&again) == hasher.hash_one(&next)),
            "equal positions have equal hashes",
        )?;
        let mover: Player = self.game.to_move(&self.position);
        self.promise(
            self.game.outcome(&next).is_some() || self.game.to_move(&next) == mover.opponent(),
            "players take turns",
        )?;
        self.moves.push(self.game.move_text(mv));
        self.position = next;
        Ok(())
    }

    fn promise(&self, kept: bool, promise: &str) -> Result<(), Violation> {
        if kept {
            return Ok(());
        }
        Err(Violation {
            promise: promise.to_owned(),
            position: self.game.position_text(&self.position),
            moves: self.moves.clone(),
        })
    }
}

const MAX_SYMMETRIES_A_POSITION: usize = 16;
