use gametree_rules::work::Work;
use gametree_rules::{Exact, Solvable, Structure};

use crate::heap::{self, Worth};
use crate::keys::{self, Keys};
use crate::places::{self, PlacesTable};
use crate::relabelling::Relabellings;
use crate::strings::{self, StringsTable};
use crate::{Forecast, Method, Unsolved};

/// The exact value of every position that can follow a root position.
///
/// ```
/// use gametree_games::mnk::{Mnk, Shape};
/// use gametree_rules::work::Work;
/// use gametree_rules::{Exact, Game, Notation};
/// use gametree_solver::Solution;
///
/// let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
/// let solution = Solution::new(&game, &game.start(), &Work::new())?;
/// assert_eq!(solution.root_value(), Exact { margin: 0, plies: 9 });
/// assert_eq!(solution.reachable(), Some(5_478));
///
/// let corner = game.parse_position("x2/1o1/3").expect("a position");
/// assert_eq!(solution.value(&corner), Some(Exact { margin: 0, plies: 7 }));
/// # Ok::<(), gametree_solver::Unsolved>(())
/// ```
pub struct Solution<G: Solvable> {
    game: G,
    root: G::Position,
    symmetry: bool,
    table: Table<G::Position>,
}

enum Table<P> {
    Keys(Keys<P>),
    Places(PlacesTable),
    Heap(Vec<Worth>),
    Strings(StringsTable),
}

/// How a solution is stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Positions found by playing, as sorted keys.
    Keys,
    /// A byte for every way to distribute stones.
    Places,
    /// An entry for every number of stones, points left out.
    Heap,
    /// An entry for every string of digits, points left out.
    Strings,
}

/// What the table of a solution will take, if the game's structure tells before any work.
pub fn forecast<G: Solvable>(game: &G, root: &G::Position) -> Option<Forecast> {
    if game.outcome(root).is_some() {
        return None;
    }
    match game.structure() {
        Structure::Unknown => {
            let free = game.free_places(root)?;
            (free > places::MAX_FREE).then(|| places::forecast(free))
        }
        Structure::Places(places) => {
            let taken = places.taken(root);
            Some(places::forecast(places.places() - (taken[0] | taken[1]).count_ones()))
        }
        Structure::Heap(heap) => Some(heap::forecast(heap.left(root))),
        Structure::Strings(strings) => {
            Some(strings::forecast(&strings.replacements(), strings.digits(root).1))
        }
    }
}

/// The largest game of the same kind that takes at most so many bytes: the same rules from a root
/// with fewer free places, stones or digits. `None` if the structure does not tell.
pub fn largest_that_fits<G: Solvable>(
    game: &G,
    root: &G::Position,
    max_bytes: u64,
) -> Option<Forecast> {
    let wanted = forecast(game, root)?;
    let smaller = |number: u32| match game.structure() {
        Structure::Strings(strings) => strings::forecast(&strings.replacements(), number),
        Structure::Heap(_) => heap::forecast(number),
        _ => places::forecast(number),
    };
    let fits = |number: u32| {
        let smaller = smaller(number);
        smaller.bytes <= max_bytes.into() && smaller.beyond_any_table().is_none()
    };
    // Larger roots take more, so the last that fits can be found by halving.
    let (mut least, mut too_large) = (0, wanted.size.number() + 1);
    while least < too_large {
        let middle = least.midpoint(too_large);
        if fits(middle) { least = middle + 1 } else { too_large = middle }
    }
    let number = least.checked_sub(1)?;
    Some(Forecast { size: wanted.size.with(number), ..smaller(number) })
}

impl<G> Solution<G>
where
    G: Solvable + Clone + Sync,
    G::Position: Send + Sync,
{
    /// Solves the game from `root` on.
    ///
    /// Memory is looked at before any work where the game's [structure](Solvable::structure) says
    /// how large the table will be, otherwise while positions are being found. The result does not
    /// depend on the number of threads.
    pub fn new(game: &G, root: &G::Position, work: &Work) -> Result<Self, Unsolved> {
        Solution::by(Method::default(), game, root, work)
    }

    /// Solves the game by this method.
    pub fn by(method: Method, game: &G, root: &G::Position, work: &Work) -> Result<Self, Unsolved> {
        let symmetry = method != Method::EveryPosition;
        let solution = |table| Solution { game: game.clone(), root: root.clone(), symmetry, table };
        let keys = || keys::solve(game, root, symmetry, work).map(Table::Keys);
        // A finished root is one position, whatever the structure.
        if method != Method::ByStructure || game.outcome(root).is_some() {
            return keys().map(solution);
        }
        let memory = work.budget().memory;
        if let Some(forecast) = forecast(game, root)
            && (forecast.bytes > memory.into() || forecast.beyond_any_table().is_some())
        {
            return Err(Unsolved::TooLarge { forecast, memory });
        }
        let table = match game.structure() {
            Structure::Unknown => keys(),
            Structure::Places(places) => {
                let mover = game.to_move(root);
                places::solve(places, root, mover, work).map(Table::Places)
            }
            Structure::Heap(heap) => {
                heap::solve(&heap.takes(), heap.left(root), work).map(Table::Heap)
            }
            Structure::Strings(strings) => {
                let (_, length) = strings.digits(root);
                let replacements = strings.replacements();
                strings::solve(&replacements, length, work).map(Table::Strings)
            }
        };
        table.map(solution)
    }
}

impl<G: Solvable> Solution<G> {
    /// The game that was solved.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position it was solved from.
    pub fn root(&self) -> &G::Position {
        &self.root
    }

    /// The value of the root.
    pub fn root_value(&self) -> Exact {
        self.value(&self.root).expect("the root is in its own solution")
    }

    /// The value of a position, or `None` if the solution does not cover it.
    ///
    /// Covered is every position that can follow the root; in `stones` and `bits` also every other
    /// position with no more stones or digits than the root.
    pub fn value(&self, position: &G::Position) -> Option<Exact> {
        if let Table::Heap(_) | Table::Strings(_) = self.table
            && let Some(outcome) = self.game.outcome(position)
        {
            return Some(keys::finished(&self.game, position, outcome));
        }
        match (&self.table, self.game.structure()) {
            (Table::Keys(keys), _) => {
                keys.value(&keys::key(&self.game, self.symmetry, position.clone()))
            }
            (Table::Places(table), Structure::Places(places)) => {
                table.value(places, position, self.game.to_move(position))
            }
            (Table::Heap(worths), Structure::Heap(heap)) => {
                let worth = worths.get(heap.left(position) as usize)?;
                Some(self.with_points(position, worth.margin, |total| worth.plies(total)))
            }
            (Table::Strings(table), Structure::Strings(strings)) => {
                let (digits, length) = strings.digits(position);
                let margin = table.margin(digits, length)?;
                Some(self.with_points(position, margin, |_| length - 1))
            }
            // The structure that a game offers does not change.
            _ => None,
        }
    }

    /// Adds what has been collected to what the mover can still gain; the mover's final margin says
    /// how long it takes.
    fn with_points(
        &self,
        position: &G::Position,
        margin: i32,
        plies: impl Fn(i32) -> u32,
    ) -> Exact {
        let sign = self.game.to_move(position).sign();
        let [first, second] = self.game.score(position).unwrap_or_default();
        let total = sign * (first - second) + margin;
        Exact { margin: sign * total, plies: plies(total) }
    }

    /// Every legal move with what it leads to, the move itself included in the plies. Empty if the
    /// game is over or the solution does not cover the position.
    pub fn moves(&self, position: &G::Position) -> Vec<(G::Move, Exact)> {
        let after = |mv| {
            let value = self.value(&self.game.after(position, mv))?;
            Some((mv, value.before_a_move()))
        };
        self.game.legal_moves(position).filter_map(after).collect()
    }

    /// The moves that keep winner, margin and plies, in the game's order.
    pub fn best_moves(&self, position: &G::Position) -> Vec<G::Move> {
        let mut moves = self.moves(position);
        let best = Exact::best(moves.iter().map(|&(_, end)| end), self.game.to_move(position));
        moves.retain(|&(_, end)| Some(end) == best);
        moves.into_iter().map(|(mv, _)| mv).collect()
    }

    /// One line of best play to the end: always the first of the best moves.
    pub fn line(&self, position: &G::Position) -> Vec<G::Move> {
        let mut position = position.clone();
        let mut line = Vec::new();
        while let Some(&mv) = self.best_moves(&position).first() {
            self.game.play_unchecked(&mut position, mv);
            line.push(mv);
        }
        line
    }

    /// How the solution is stored.
    pub fn layout(&self) -> Layout {
        match self.table {
            Table::Keys(_) => Layout::Keys,
            Table::Places(_) => Layout::Places,
            Table::Heap(_) => Layout::Heap,
            Table::Strings(_) => Layout::Strings,
        }
    }

    /// How many different positions have an entry: positions, positions up to symmetry, numbers of
    /// stones or strings, by the [layout](Self::layout).
    pub fn positions(&self) -> u64 {
        match &self.table {
            Table::Keys(keys) => keys.len(),
            Table::Places(table) => table.positions,
            Table::Heap(worths) => worths.len() as u64,
            Table::Strings(table) => table.len(),
        }
    }

    /// The bytes that the stored values take, keys included.
    pub fn bytes(&self) -> u64 {
        match &self.table {
            Table::Keys(keys) => keys.len() * Keys::<G::Position>::ENTRY,
            Table::Places(table) => table.bytes(),
            Table::Heap(worths) => size_of_val(worths.as_slice()) as u64,
            Table::Strings(table) => table.bytes(),
        }
    }

    /// Every entry with its value, in a fixed order: ply by ply where positions have a ply.
    ///
    /// Where points are left out ([`Layout::Heap`], [`Layout::Strings`]) the positions are those
    /// without any points and with the first player to move.
    pub fn entries(&self) -> Box<dyn Iterator<Item = (G::Position, Exact)> + '_> {
        let valued = |position: G::Position| {
            let value = self.value(&position)?;
            Some((position, value))
        };
        match (&self.table, self.game.structure()) {
            (Table::Keys(keys), _) => {
                Box::new(keys.entries().map(|(position, value)| (position.clone(), value)))
            }
            (Table::Places(table), Structure::Places(places)) => Box::new(table.entries(places)),
            (Table::Heap(worths), Structure::Heap(heap)) => {
                let stones = (0..worths.len() as u32).rev();
                Box::new(stones.filter_map(move |left| valued(heap.position(left))))
            }
            (Table::Strings(table), Structure::Strings(strings)) => {
                let positions = table.entries();
                Box::new(positions.filter_map(move |(digits, length, _)| {
                    valued(strings.position(digits, length))
                }))
            }
            _ => Box::new(std::iter::empty()),
        }
    }

    /// How many positions can be reached from the root, itself included; `None` where the table does
    /// not tell: when points are left out, or when entries stand for several positions and the root
    /// is not the same under every symmetry.
    pub fn reachable(&self) -> Option<u64> {
        self.count(|_| true)
    }

    /// How many of the reachable positions are unfinished.
    pub fn unfinished(&self) -> Option<u64> {
        match &self.table {
            Table::Places(table) => Some(table.unfinished),
            _ => self.count(|position| self.game.outcome(position).is_none()),
        }
    }

    fn count(&self, counts: impl Fn(&G::Position) -> bool) -> Option<u64> {
        match &self.table {
            Table::Places(table) => Some(table.positions),
            Table::Keys(keys) if !self.merges() => {
                Some(keys.entries().filter(|(position, _)| counts(position)).count() as u64)
            }
            Table::Keys(keys) if self.root_is_symmetric() => {
                let counted = keys.entries().filter(|(position, _)| counts(position));
                Some(counted.map(|(position, _)| self.images(position)).sum())
            }
            _ => None,
        }
    }

    /// How many positions can be reached, those that are equal up to symmetry counted once; `None`
    /// where the table does not tell, as with [`reachable`](Self::reachable). Counts anew each time.
    pub fn up_to_symmetry(&self) -> Option<u64> {
        match (&self.table, self.game.structure()) {
            (Table::Keys(keys), _) if self.merges() => Some(keys.len()),
            (Table::Keys(keys), _) if self.root_is_symmetric() => {
                // Exactly one of the images is the smallest, and all of them can be reached.
                let smallest = |position: &G::Position| self.game.canonical(position) == *position;
                Some(keys.entries().filter(|(position, _)| smallest(position)).count() as u64)
            }
            (Table::Places(table), Structure::Places(places)) if self.root_is_symmetric() => {
                let relabellings = Relabellings::new(&self.game, places);
                Some(table.all_taken().filter(|&taken| relabellings.is_smallest(taken)).count()
                    as u64)
            }
            _ => None,
        }
    }

    fn merges(&self) -> bool {
        self.symmetry && self.game.symmetries() > 1
    }

    fn root_is_symmetric(&self) -> bool {
        (1..self.game.symmetries())
            .all(|symmetry| self.game.map_position(symmetry, &self.root) == self.root)
    }

    /// How many different images a position has.
    fn images(&self, position: &G::Position) -> u64 {
        let symmetries = self.game.symmetries();
        let same = (0..symmetries)
            .filter(|&symmetry| self.game.map_position(symmetry, position) == *position);
        // Those that change nothing are a subgroup, and images are its cosets.
        (symmetries / same.count()) as u64
    }
}
