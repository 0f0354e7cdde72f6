//! The games as the crate `minimax` wants them, by the same rules and the same bit tricks.

use std::cell::Cell;
use std::hash::{BuildHasher, Hash, Hasher};
use std::marker::PhantomData;
use std::time::Duration;

use gametree_rules::{Game, Outcome};
use minimax::{Evaluation, IterativeOptions, IterativeSearch, Negamax, Strategy, Winner};

use crate::clock;

/// A game. Counting is left out where time is measured.
pub(crate) struct Peer<'g, G, const COUNTING: bool>(PhantomData<&'g G>);

/// A position. The peer's functions know no game, so each position brings it along.
pub(crate) struct Seat<'g, G: Game> {
    game: &'g G,
    position: G::Position,
}

impl<G: Game> Clone for Seat<'_, G> {
    fn clone(&self) -> Self {
        Seat { game: self.game, position: self.position.clone() }
    }
}

thread_local! {
    static MOVES_MADE: Cell<u64> = const { Cell::new(0) };
}

impl<G: Game> Seat<'_, G> {
    /// The winner; nobody where there are points, because then the margin is asked for.
    #[inline]
    fn winner(&self) -> Option<Winner> {
        if self.game.score(&self.position).is_some() {
            return None;
        }
        Some(match self.game.outcome(&self.position)? {
            Outcome::Draw => Winner::Draw,
            // In none of the games measured does the end change whose turn it is.
            Outcome::Win(player) if player == self.game.to_move(&self.position) => {
                Winner::PlayerToMove
            }
            Outcome::Win(_) => Winner::PlayerJustMoved,
        })
    }
}

impl<'g, G: Game<Move: Hash>, const COUNTING: bool> minimax::Game for Peer<'g, G, COUNTING> {
    type S = Seat<'g, G>;
    type M = G::Move;

    #[inline]
    fn generate_moves(seat: &Seat<'g, G>, moves: &mut Vec<G::Move>) -> Option<Winner> {
        let winner = seat.winner();
        if winner.is_none() {
            moves.extend(seat.game.legal_moves(&seat.position));
        }
        winner
    }

    #[inline]
    fn apply(seat: &mut Seat<'g, G>, mv: G::Move) -> Option<Seat<'g, G>> {
        if COUNTING {
            MOVES_MADE.set(MOVES_MADE.get() + 1);
        }
        let mut next = seat.clone();
        next.game.play_unchecked(&mut next.position, mv);
        Some(next)
    }

    #[inline]
    fn get_winner(seat: &Seat<'g, G>) -> Option<Winner> {
        seat.winner()
    }

    #[inline]
    fn zobrist_hash(seat: &Seat<'g, G>) -> u64 {
        foldhash::fast::FixedState::with_seed(0).hash_one(&seat.position)
    }

    /// Any move will do: it only fills the table of answers before there are any.
    fn null_move(seat: &Seat<'g, G>) -> Option<G::Move> {
        seat.game.legal_moves(&seat.position).next()
    }

    #[inline]
    fn table_index(mv: G::Move) -> u16 {
        let mut number = Number(0);
        mv.hash(&mut number);
        number.0
    }

    fn max_table_index() -> u16 {
        u8::MAX.into()
    }
}

/// What a move that is a number inside hashes: that number.
struct Number(u16);

impl Hasher for Number {
    fn write(&mut self, _: &[u8]) {}

    fn write_u8(&mut self, number: u8) {
        self.0 = number.into();
    }

    fn write_u16(&mut self, number: u16) {
        self.0 = number;
    }

    fn finish(&self) -> u64 {
        self.0.into()
    }
}

/// An unfinished position is worth its margin, which is nothing where there are no points.
struct Margin<'g, G, const COUNTING: bool>(PhantomData<&'g G>);

impl<'g, G: Game<Move: Hash>, const COUNTING: bool> minimax::Evaluator for Margin<'g, G, COUNTING> {
    type G = Peer<'g, G, COUNTING>;

    #[inline]
    fn evaluate(&self, seat: &Seat<'g, G>) -> Evaluation {
        let points = seat.game.score(&seat.position);
        let margin = points.map_or(0, |[first, second]| first - second);
        (margin * seat.game.to_move(&seat.position).sign()) as Evaluation
    }
}

/// A way of searching that the peer offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mode {
    /// Alpha-beta to one depth.
    Negamax,
    /// One depth after the other, with a table.
    Iterative(Options),
}

/// What may be chosen about the search with a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Options {
    /// Null windows only, from the last value.
    pub(crate) mtdf: bool,
    /// Moves that cut elsewhere come first.
    pub(crate) history: bool,
    /// Bytes.
    pub(crate) table: usize,
}

impl Mode {
    /// As the table names it.
    pub(crate) fn name(self) -> String {
        match self {
            Mode::Negamax => "Negamax".to_owned(),
            Mode::Iterative(Options { mtdf, history, table }) => format!(
                "IterativeSearch{}{}, {} MiB",
                if mtdf { " mtdf" } else { "" },
                if history { " history countermoves" } else { "" },
                table >> 20
            ),
        }
    }
}

/// What the peer makes of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// The first player's value: the margin, or else 1, 0 or −1.
    pub(crate) value: i32,
    /// It had all the time it needed.
    pub(crate) finished: bool,
}

/// Searches a game from its start. The table is made before the clock starts.
pub(crate) fn search<G: Game<Move: Hash>>(
    game: &G,
    mode: Mode,
    depth: u8,
    limit: Option<Duration>,
) -> (Said, Duration) {
    run::<G, false>(game, mode, depth, limit)
}

/// How many positions the peer enters for that; not the same every time, since it shuffles.
pub(crate) fn nodes<G: Game<Move: Hash>>(game: &G, mode: Mode, depth: u8) -> u64 {
    MOVES_MADE.set(0);
    run::<G, true>(game, mode, depth, None);
    MOVES_MADE.get() + 1
}

fn run<G: Game<Move: Hash>, const COUNTING: bool>(
    game: &G,
    mode: Mode,
    depth: u8,
    limit: Option<Duration>,
) -> (Said, Duration) {
    let seat = Seat { game, position: game.start() };
    let margin = Margin::<G, COUNTING>(PhantomData);
    let (value, time) = match mode {
        Mode::Negamax => {
            let mut search = Negamax::new(margin, depth);
            let (_, time) = clock::time(|| search.choose_move(&seat));
            (search.root_value(), time)
        }
        Mode::Iterative(Options { mtdf, history, table }) => {
            let mut options = IterativeOptions::new().with_table_byte_size(table);
            if mtdf {
                options = options.with_mtdf();
            }
            if history {
                options = options.with_countermoves().with_countermove_history();
            }
            let mut search = IterativeSearch::new(margin, options);
            match limit {
                Some(limit) => search.set_depth_or_timeout(depth, limit),
                None => search.set_max_depth(depth),
            }
            let (_, time) = clock::time(|| search.choose_move(&seat));
            (search.root_value(), time)
        }
    };
    let has_points = game.score(&seat.position).is_some();
    let value = if has_points { value.into() } else { value.signum().into() };
    (Said { value, finished: limit.is_none_or(|limit| time < limit) }, time)
}
