//! Exact values of whole games: who wins, by how much and how soon, from every position.
//!
//! * [`Solution`] solves a game from a position on and answers for every position that can follow: its
//!   [value](Solution::value), what every [move](Solution::moves) leads to, the [best
//!   moves](Solution::best_moves) and a [line](Solution::line) of best play; also how many positions
//!   there are ([`counts`](Solution::counts)) and all of them ([`each`](Solution::each)).
//! * [`forecast`] says before any work what that takes, and [`largest_that_fits`] which game of the kind
//!   would fit, if the game tells its structure.
//! * [`write_certificate`] writes a file that proves a value to whoever trusts the rules alone.
//!   `gametree-verify` checks it without any of the code here.
//!
//! Any game can be solved; `impl Solvable for MyGame {}` is enough. One that tells its
//! [structure](gametree_rules::Structure) gets a table without keys, which is faster and smaller
//! ([`Layout`]; a [`Method`] chooses otherwise). `docs/solving.md` describes the layouts and what they
//! take.
//!
//! # Your own game: solved, certified, verified
//!
//! ```
//! use gametree::rules::work::Work;
//! use gametree::rules::{Exact, Game, MoveError, Notation, Outcome, Player, PositionError};
//! use gametree::rules::{Plies, Proven, Solvable, Symmetric};
//! use gametree::solver::{CertificateLimits, Layout, Solution, write_certificate};
//! use gametree::verify::{Certificate, Limits, check};
//!
//! /// Take one, two or three matches; whoever takes the last one wins.
//! #[derive(Clone)]
//! struct Matches(u8);
//!
//! impl Game for Matches {
//!     type Position = (u8, Player);
//!     type Move = u8;
//!
//!     fn start(&self) -> (u8, Player) {
//!         (self.0, Player::First)
//!     }
//!     fn to_move(&self, &(_, mover): &(u8, Player)) -> Player {
//!         mover
//!     }
//!     fn outcome(&self, &(heap, mover): &(u8, Player)) -> Option<Outcome> {
//!         (heap == 0).then_some(Outcome::Win(mover.opponent()))
//!     }
//!     fn legal_moves(&self, &(heap, _): &(u8, Player)) -> impl Iterator<Item = u8> {
//!         1..=heap.min(3)
//!     }
//!     fn play_unchecked(&self, (heap, mover): &mut (u8, Player), taken: u8) {
//!         *heap -= taken;
//!         *mover = mover.opponent();
//!     }
//! }
//!
//! impl Symmetric for Matches {}
//! impl Solvable for Matches {}
//!
//! let game = Matches(10);
//! let (start, work) = (game.start(), Work::new());
//! let solution = Solution::new(&game, &start, &work)?;
//! assert_eq!(solution.layout(), Layout::Keys);
//! assert_eq!(solution.root_value(), Exact { margin: 1, plies: 5 });
//! assert_eq!(solution.best_moves(&start)?, [2]); // leaves eight
//! assert_eq!(solution.line(&start)?, [2, 1, 3, 1, 3]);
//! assert_eq!(solution.value(&(8, Player::Second))?.outcome(), Outcome::Win(Player::First));
//! assert!(solution.value(&(11, Player::First)).is_err()); // cannot follow a heap of ten
//!
//! // A certificate is text, so the game has to be able to write and read positions and moves.
//! impl Notation for Matches {
//!     fn move_text(&self, taken: u8) -> String {
//!         taken.to_string()
//!     }
//!     fn parse_move(&self, position: &(u8, Player), text: &str) -> Result<u8, MoveError> {
//!         self.legal_move(position, text.parse().map_err(|_| MoveError::Unreadable)?)
//!     }
//!     fn position_text(&self, &(heap, mover): &(u8, Player)) -> String {
//!         format!("{heap}/{}", mover.digit())
//!     }
//!     fn parse_position(&self, text: &str) -> Result<(u8, Player), PositionError> {
//!         let wrong = || PositionError::Shape { form: "heap/mover" };
//!         let (heap, mover) = text.split_once('/').ok_or_else(wrong)?;
//!         let heap = heap.parse().map_err(|_| wrong())?;
//!         Ok((heap, Player::from_digit(mover).ok_or_else(wrong)?))
//!     }
//! }
//!
//! let (spec, mut file) = ("matches:heap=10", Vec::new());
//! write_certificate(&solution, spec, &start, &CertificateLimits::default(), &work, &mut file)?;
//!
//! let text = String::from_utf8(file)?;
//! let certificate = Certificate::read(&text)?;
//! let proof = check(&game, spec, &certificate, &Limits::default(), &work)?;
//! assert_eq!(proof.claim, Proven::win(Player::First, Plies::Exactly(5)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it may take, and how to stop it
//!
//! The [`Work`](gametree_rules::work::Work) handed to the solver says how many threads, how much memory
//! and how much time may be used. Another thread can ask it how far the solver is, and stop it. What
//! does not fit is refused, where possible before any work and with a [`Forecast`].
//!
//! ```
//! use gametree::games::mnk::{Mnk, Shape};
//! use gametree::rules::Game;
//! use gametree::rules::work::{Budget, Work};
//! use gametree::solver::{Solution, Unsolved, largest_that_fits};
//!
//! let game = Mnk::<u64>::new(Shape::new(5, 4, 4));
//! let start = game.start();
//! let work = Work::within(Budget { memory: 100 << 20, threads: 2, time: None });
//! let unsolved = Solution::new(&game, &start, &work).err();
//! assert!(matches!(unsolved, Some(Unsolved::TooLarge { .. })));
//! let fits = largest_that_fits(&game, &start, 100 << 20).expect("some board is small enough");
//! assert_eq!(fits.size.to_string(), "18 free places");
//! ```
//!
//! Where points are left out of the table, one solution answers for every smaller game too:
//!
//! ```
//! use gametree::games::stones::{Stones, Take};
//! use gametree::rules::work::Work;
//! use gametree::rules::{Exact, Game};
//! use gametree::solver::Solution;
//!
//! let game = Stones::new(50, &[2, 3]);
//! let solution = Solution::new(&game, &game.start(), &Work::new())?;
//! assert_eq!(solution.root_value(), Exact { margin: 2, plies: 24 });
//! assert_eq!(solution.best_moves(&game.start())?, [Take(3)]);
//!
//! let smaller = Stones::new(7, &[2, 3]).start();
//! assert_eq!(solution.value(&smaller)?.margin, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod certificate;
mod counts;
mod forecast;
mod heap;
mod keys;
mod levels;
mod lookup;
mod method;
mod places;
mod relabelling;
mod solution;
mod strings;
mod table;
mod unsolved;

pub use certificate::{CertificateLimits, CertificateSize, Uncertified, write_certificate};
pub use counts::PositionCounts;
pub use forecast::{Forecast, Size, SizeKind, forecast, largest_that_fits};
pub use levels::{Levels, Stored};
pub use lookup::LookupError;
pub use method::Method;
pub use places::{LevelCount, PlacesKernel, PlacesLayout, Side};
pub use solution::{MAX_LINE, Solution};
pub use strings::{ShorterStrings, StringsKernel, StringsLayout};
pub use table::Layout;
pub use unsolved::Unsolved;
