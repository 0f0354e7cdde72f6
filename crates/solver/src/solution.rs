use gametree_rules::work::{Budget, Held, Work, threads_that_fit};
use gametree_rules::{Exact, HeapValue, Player, Solvable, Structure};

use crate::keys::Keys;
use crate::places::PlacesTable;
use crate::strings::StringsTable;
use crate::table::Table;
use crate::{
    Layout, LookupError, Method, PlacesLayout, Stored, StringsLayout, Unsolved, forecast, heap,
    keys, places, strings,
};

/// The longest line of play that anybody is told. A million stones make a longer one, which takes more memory
/// than their solution.
pub const MAX_LINE: usize = 100_000;

/// The exact value of every position that can follow a root position.
///
/// ```
/// use gametree::games::mnk::{Mnk, Shape};
/// use gametree::rules::work::Work;
/// use gametree::rules::{Exact, Game, Notation};
/// use gametree::solver::Solution;
///
/// let game = Mnk::<u64>::new(Shape::new(3, 3, 3));
/// let solution = Solution::new(&game, &game.start(), &Work::new())?;
/// assert_eq!(solution.root_value(), Exact { margin: 0, plies: 9 });
/// assert_eq!(solution.counts(&Work::new())?.reachable, Some(5_478));
///
/// let corner = game.parse_position("x2/1o1/3")?;
/// assert_eq!(solution.value(&corner)?, Exact { margin: 0, plies: 7 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Solution<G: Solvable> {
    game: G,
    root: G::Position,
    root_value: Exact,
    table: Table<G::Position>,
    /// What the table takes of the budget of the work, until it is dropped.
    _held: Held,
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
        let budget = work.budget();
        let threads = threads_that_fit(budget.threads);
        let work = &work.spending(Budget { threads, ..budget });
        let mut held = work.hold_nothing();
        let table = fill(method, game, root, work, &mut held)?;
        let root_value = table.value(game, root).ok().flatten();
        let root_value = root_value.expect("the root is in its own table, which is in memory");
        Ok(Solution { game: game.clone(), root: root.clone(), root_value, table, _held: held })
    }
}

impl<G: Solvable + Clone> Solution<G> {
    /// A solution that was stored, of the game from `root` on. Whether it is one of this game is for whoever stored it
    /// to know.
    pub fn stored(
        game: &G,
        root: &G::Position,
        stored: Stored<G::Position>,
    ) -> Result<Self, LookupError> {
        let work = Work::within(Budget { memory: u64::MAX, ..Budget::default() });
        let table = match (stored, game.structure()) {
            (Stored::Levels { levels, count }, Structure::Places(places)) => {
                let layout = PlacesLayout::new(places, root, game.to_move(root));
                Table::Places(PlacesTable::stored(layout, count, levels))
            }
            (Stored::Levels { levels, .. }, Structure::Strings(strings)) => {
                let (_, length) = strings.digits(root);
                let layout = StringsLayout::new(&strings.replacements(), length);
                Table::Strings(StringsTable::stored(layout, levels))
            }
            (Stored::Heaps(values), Structure::Heap(_)) => Table::Heap(values),
            (Stored::Keys(levels), _) => {
                let keys = Keys::stored(levels, &work);
                Table::Keys(keys.map_err(|_| LookupError::OutOfMemory)?)
            }
            _ => return Err(LookupError::NotCovered),
        };
        let root_value = table.value(game, root)?.ok_or(LookupError::NotCovered)?;
        let held = work.hold_nothing();
        Ok(Solution { game: game.clone(), root: root.clone(), root_value, table, _held: held })
    }
}

fn fill<G>(
    method: Method,
    game: &G,
    root: &G::Position,
    work: &Work,
    held: &mut Held,
) -> Result<Table<G::Position>, Unsolved>
where
    G: Solvable + Sync,
    G::Position: Send + Sync,
{
    // A finished root is one position, whatever the structure.
    let by_structure = method == Method::ByStructure && game.outcome(root).is_none();
    let memory = work.budget().memory;
    if by_structure && let Some(forecast) = forecast(game, root) {
        let bytes = u64::try_from(forecast.bytes).unwrap_or(u64::MAX);
        if forecast.beyond_any_table().is_some() || held.resize(bytes).is_err() {
            return Err(Unsolved::TooLarge { forecast, memory });
        }
    }
    match game.structure() {
        Structure::Places(places) if by_structure => {
            places::solve(places, root, game.to_move(root), work).map(Table::Places)
        }
        Structure::Heap(heap) if by_structure => {
            heap::solve(&heap.takes(), heap.left(root), work).map(Table::Heap)
        }
        Structure::Strings(strings) if by_structure => {
            let (_, length) = strings.digits(root);
            strings::solve(&strings.replacements(), length, work).map(Table::Strings)
        }
        _ => {
            let symmetry = method != Method::EveryPosition;
            keys::solve(game, root, symmetry, work, held).map(Table::Keys)
        }
    }
}

impl<G: Solvable> Solution<G> {
    /// The game that was solved.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many positions are unfinished, where the table knows it without looking.
    pub fn unfinished(&self) -> Option<u64> {
        match &self.table {
            Table::Places(table) => Some(table.count.unfinished),
            _ => None,
        }
    }

    /// The position it was solved from.
    pub fn root(&self) -> &G::Position {
        &self.root
    }

    /// The value of the root.
    pub fn root_value(&self) -> Exact {
        self.root_value
    }

    /// The value of a position.
    ///
    /// Covered is every position that can follow the root; where points are left out of the table
    /// ([`Layout::Heap`], [`Layout::Strings`]) also every other position with no more stones or
    /// digits than the root.
    pub fn value(&self, position: &G::Position) -> Result<Exact, LookupError> {
        self.table.value(&self.game, position)?.ok_or(LookupError::NotCovered)
    }

    /// Every legal move of a covered position with what it leads to, the move itself included in the
    /// plies. None if the game is over.
    pub fn moves(&self, position: &G::Position) -> Result<Vec<(G::Move, Exact)>, LookupError> {
        self.value(position)?;
        let after = |mv| {
            let value = self.value(&self.game.after(position, mv))?;
            Ok((mv, value.before_a_move()))
        };
        self.game.legal_moves(position).map(after).collect()
    }

    /// The moves of a covered position that keep winner, margin and plies, in the game's order.
    pub fn best_moves(&self, position: &G::Position) -> Result<Vec<G::Move>, LookupError> {
        let moves = self.moves(position)?;
        let best = Exact::best(moves.iter().map(|&(_, end)| end), self.game.to_move(position));
        let kept = moves.into_iter().filter(|&(_, end)| Some(end) == best);
        Ok(kept.map(|(mv, _)| mv).collect())
    }

    /// One line of best play to the end, or its first [`MAX_LINE`] moves: always the first of the best moves.
    pub fn line(&self, position: &G::Position) -> Result<Vec<G::Move>, LookupError> {
        let mut position = position.clone();
        let mut line = Vec::new();
        while line.len() < MAX_LINE
            && let Some(&mv) = self.best_moves(&position)?.first()
        {
            self.game.play_unchecked(&mut position, mv);
            line.push(mv);
        }
        Ok(line)
    }

    /// How the solution is stored.
    pub fn layout(&self) -> Layout {
        self.table.layout()
    }

    /// How many different positions have an entry: positions, positions up to symmetry, numbers of
    /// stones or strings, by the [layout](Self::layout).
    pub fn positions(&self) -> u64 {
        self.table.positions()
    }

    /// The bytes that the stored values take, keys included.
    pub fn bytes(&self) -> u64 {
        self.table.bytes()
    }

    /// The values of all heaps from none on, where those are what is kept.
    pub fn heaps(&self) -> Option<&[HeapValue]> {
        match &self.table {
            Table::Heap(values) => Some(values),
            _ => None,
        }
    }

    /// Positions with their values by their plies, where those are what is kept.
    pub fn key_levels(&self) -> Option<impl ExactSizeIterator<Item = Vec<(&G::Position, Exact)>>> {
        match &self.table {
            Table::Keys(keys) => Some(keys.levels()),
            _ => None,
        }
    }

    pub(crate) fn table(&self) -> &Table<G::Position> {
        &self.table
    }

    /// Calls `visit` with the size and the value of every entry, largest first, until it returns false: the number of
    /// stones or digits, where those are all that is stored ([`Layout::Heap`], [`Layout::Strings`]). Otherwise there
    /// is nothing to visit.
    pub fn each_size(&self, mut visit: impl FnMut(u32, Exact) -> bool) -> Result<(), LookupError> {
        match &self.table {
            Table::Heap(values) => {
                let mut values = values.iter().enumerate().rev();
                values.all(|(left, value)| visit(left as u32, value.exact(Player::First, 0)));
                Ok(())
            }
            Table::Strings(table) => table
                .each(&mut |_, length, margin| visit(length, Exact { margin, plies: length - 1 })),
            Table::Keys(_) | Table::Places(_) => Ok(()),
        }
    }

    /// Calls `visit` with every entry and its value, in a fixed order, until it returns false: ply by ply where
    /// positions have a ply.
    ///
    /// Where points are left out ([`Layout::Heap`], [`Layout::Strings`]) the positions are those
    /// without any points and with the first player to move.
    pub fn each(&self, visit: impl FnMut(G::Position, Exact) -> bool) -> Result<(), LookupError> {
        self.each_that(|_| true, visit)
    }

    /// The same with those that are `wanted`, which is asked about each of them: to pass over many takes far less time
    /// than to look at them.
    pub fn each_that(
        &self,
        mut wanted: impl FnMut(Exact) -> bool,
        mut visit: impl FnMut(G::Position, Exact) -> bool,
    ) -> Result<(), LookupError> {
        if let (Table::Places(table), Structure::Places(places)) =
            (&self.table, self.game.structure())
        {
            return table.each(places, &mut wanted, &mut visit);
        }
        let mut visit = |position: G::Position, value| !wanted(value) || visit(position, value);
        match (&self.table, self.game.structure()) {
            (Table::Keys(keys), _) => {
                keys.entries().all(|(position, value)| visit(position.clone(), value));
                Ok(())
            }
            (Table::Heap(values), Structure::Heap(heap)) => {
                for left in (0..values.len() as u32).rev() {
                    let position = heap.position(left);
                    if let Some(value) = self.table.value(&self.game, &position)?
                        && !visit(position, value)
                    {
                        break;
                    }
                }
                Ok(())
            }
            (Table::Strings(table), Structure::Strings(strings)) => {
                // A single digit is a finished game: nothing more is to be gained.
                table.each(&mut |digits, length, margin| {
                    let value = Exact { margin, plies: length - 1 };
                    visit(strings.position(digits, length), value)
                })
            }
            _ => Ok(()),
        }
    }
}
