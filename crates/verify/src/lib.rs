//! Checks certificates: files that prove what a position of a game is worth.
//!
//! The checker plays by the rules and believes nothing else. It shares no code with the solver that
//! wrote the file: no tables, no symmetries, no hashing but the standard library's. The format, and
//! what exactly is proven, are described in `docs/certificates.md`.
//!
//! * [`Certificate::read`] reads the text of a file: well formed, but nothing of it checked.
//! * [`check`] plays both strategies against everything that their opponents could do. It returns a
//!   [`Proof`], or the [`Rejection`] that says what is wrong and where.
//! * [`Limits`] bounds how many positions a hostile file can make it look at; the budget of the
//!   [`Work`](gametree_rules::work::Work) how much memory it takes beside the text. Through that it is
//!   watched and stopped, also by the clock.
//!
//! # A certificate of your own game
//!
//! ```
//! use gametree::rules::work::Work;
//! use gametree::rules::{Game, MoveError, Notation, Outcome, Player, Plies, PositionError, Proven};
//! use gametree::verify::{Certificate, Fault, Limits, check};
//!
//! /// Take one or two matches; whoever takes the last one wins.
//! struct Matches;
//!
//! impl Game for Matches {
//!     type Position = (u8, Player);
//!     type Move = u8;
//!
//!     fn start(&self) -> (u8, Player) {
//!         (3, Player::First)
//!     }
//!     fn to_move(&self, &(_, mover): &(u8, Player)) -> Player {
//!         mover
//!     }
//!     fn outcome(&self, &(matches, mover): &(u8, Player)) -> Option<Outcome> {
//!         (matches == 0).then_some(Outcome::Win(mover.opponent()))
//!     }
//!     fn legal_moves(&self, &(matches, _): &(u8, Player)) -> impl Iterator<Item = u8> {
//!         1..=matches.min(2)
//!     }
//!     fn play_unchecked(&self, (matches, mover): &mut (u8, Player), taken: u8) {
//!         *matches -= taken;
//!         *mover = mover.opponent();
//!     }
//! }
//!
//! // Positions are written as `3/1`: three matches, and the first player moves. (`impl Notation` is as for
//! // any other game.)
//! # impl Notation for Matches {
//! #     fn move_text(&self, taken: u8) -> String {
//! #         taken.to_string()
//! #     }
//! #     fn parse_move(&self, position: &(u8, Player), text: &str) -> Result<u8, MoveError> {
//! #         self.legal_move(position, text.parse().map_err(|_| MoveError::Unreadable)?)
//! #     }
//! #     fn position_text(&self, &(heap, mover): &(u8, Player)) -> String {
//! #         format!("{heap}/{}", mover.digit())
//! #     }
//! #     fn parse_position(&self, text: &str) -> Result<(u8, Player), PositionError> {
//! #         let wrong = || PositionError::Shape { form: "heap/mover" };
//! #         let (heap, mover) = text.split_once('/').ok_or_else(wrong)?;
//! #         let heap = heap.parse().map_err(|_| wrong())?;
//! #         Ok((heap, Player::from_digit(mover).ok_or_else(wrong)?))
//! #     }
//! # }
//! // With three matches the second player wins: whatever the first takes, the rest can be taken.
//! // The first player cannot do better than to lose in two plies, for example by taking one.
//! let text = "\
//! gametree certificate 1
//! spec\tmatches
//! position\t3/1
//! claim\tsecond\t-1\t2
//! strategy\tfirst
//! 0\t3/1\t1\t-1\t2
//! strategy\tsecond
//! 1\t1/2\t1\t-1\t1
//! 1\t2/2\t2\t-1\t1
//! end
//! ";
//! let certificate = Certificate::read(text)?;
//! let (limits, work) = (Limits::default(), Work::new());
//! let proof = check(&Matches, "matches", &certificate, &limits, &work)?;
//! assert_eq!(proof.claim, Proven::win(Player::Second, Plies::Exactly(2)));
//!
//! let wrong = text.replace("2/2\t2", "2/2\t1");
//! let rejection = check(&Matches, "matches", &Certificate::read(&wrong)?, &limits, &work);
//! assert_eq!(rejection.map_err(|rejection| rejection.place), Err("2/2".to_owned()));
//!
//! let rejection = check(&Matches, "nim", &certificate, &limits, &work);
//! assert_eq!(rejection.map_err(|rejection| rejection.fault), Err(Fault::OtherGame));
//! # Ok::<(), gametree::verify::Rejection>(())
//! ```

mod certificate;
mod check;

pub use certificate::{Certificate, Fault, Line, Rejection, Strategy};
pub use check::{Limits, Proof, check};

#[cfg(test)]
mod tests {
    /// Whoever trusts nobody reads it: `docs/certificates.md` promises fewer than 300 lines.
    #[test]
    fn it_is_short() {
        let files =
            [include_str!("certificate.rs"), include_str!("check.rs"), include_str!("lib.rs")];
        let lines = files.iter().flat_map(|file| file.lines().map(str::trim));
        let code = lines.take_while(|line| *line != "#[cfg(test)]");
        let count = code.filter(|line| !line.is_empty() && !line.starts_with("//")).count();
        assert!((100..300).contains(&count), "{count}");
    }
}
