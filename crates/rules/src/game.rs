use std::fmt::{self, Debug};
use std::hash::Hash;

use crate::{Outcome, Player};

/// The rules of a game of perfect information, for two players who move in turn.
///
/// `self` is the game with its parameters (the size of the board, the number of stones); a position
/// is only what changes. Contract, checked by [`conformance`](crate::conformance):
///
/// * every game ends after finitely many moves;
/// * an unfinished position has a legal move, a finished one has none;
/// * the order of [`legal_moves`](Game::legal_moves) is fixed: node counts and ties depend on it;
/// * players take turns: after a move it is the other player's, unless the game is over;
/// * positions that are equal have the same future, and equal positions have equal hashes.
///
/// A whole game: take one, two or three matches; the player who takes the last one wins.
///
/// ```
/// use gametree::rules::{Game, Outcome, Player};
///
/// struct Matches;
///
/// impl Game for Matches {
///     type Position = (u8, Player); // matches left, the player to move
///     type Move = u8; // how many to take
///
///     fn start(&self) -> (u8, Player) {
///         (21, Player::First)
///     }
///     fn to_move(&self, position: &(u8, Player)) -> Player {
///         position.1
///     }
///     fn outcome(&self, position: &(u8, Player)) -> Option<Outcome> {
///         (position.0 == 0).then_some(Outcome::Win(position.1.opponent()))
///     }
///     fn legal_moves(&self, position: &(u8, Player)) -> impl Iterator<Item = u8> {
///         1..=position.0.min(3)
///     }
///     fn play_unchecked(&self, position: &mut (u8, Player), taken: u8) {
///         position.0 -= taken;
///         position.1 = position.1.opponent();
///     }
/// }
///
/// let after = Matches.play(&Matches.start(), 3)?;
/// assert_eq!(after, (18, Player::Second));
/// assert!(Matches.play(&after, 4).is_err());
/// # Ok::<(), gametree::rules::IllegalMove>(())
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a game",
    label = "`Game` is not implemented",
    note = "say what a position and a move are and what the rules allow: `impl Game for {Self}`"
)]
pub trait Game {
    /// What changes while playing; small, cheap to clone.
    type Position: Clone + Eq + Hash + Debug;
    /// One move. Means something only together with the position it is made in.
    type Move: Copy + Eq + Debug;

    /// The position before the first move.
    fn start(&self) -> Self::Position;

    /// Whose turn it is. Unspecified once the game is over.
    fn to_move(&self, position: &Self::Position) -> Player;

    /// How the game ended, or `None` while it goes on.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome>;

    /// The legal moves in their fixed order; none once the game is over.
    ///
    /// Lazy, so that a search that cuts after one move pays for one move and nothing is stored.
    fn legal_moves(&self, position: &Self::Position) -> impl Iterator<Item = Self::Move>;

    /// Makes a legal move. With any other move the position that results is meaningless, and the
    /// call may panic.
    fn play_unchecked(&self, position: &mut Self::Position, mv: Self::Move);

    /// The first player's margin in a finished position. Games without points leave it as it is:
    /// +1, −1 or 0.
    #[inline]
    fn payoff(&self, position: &Self::Position, outcome: Outcome) -> i32 {
        let _ = position;
        outcome.sign()
    }

    /// The points of each player, in games where players collect them; then
    /// [`payoff`](Game::payoff) is the difference.
    fn score(&self, position: &Self::Position) -> Option<[i32; 2]> {
        let _ = position;
        None
    }

    /// Makes a move after checking that it is legal.
    fn play(
        &self,
        position: &Self::Position,
        mv: Self::Move,
    ) -> Result<Self::Position, IllegalMove> {
        if self.legal_moves(position).any(|legal| legal == mv) {
            Ok(self.after(position, mv))
        } else {
            Err(IllegalMove)
        }
    }

    /// The position after a legal move; what [`play_unchecked`](Game::play_unchecked) says of other
    /// moves holds here too.
    #[inline]
    fn after(&self, position: &Self::Position, mv: Self::Move) -> Self::Position {
        let mut next = position.clone();
        self.play_unchecked(&mut next, mv);
        next
    }
}

/// The move is not among the position's legal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IllegalMove;

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the move is not legal in this position")
    }
}

impl std::error::Error for IllegalMove {}
