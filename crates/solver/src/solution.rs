use gametree_rules::work::{Budget, Held, Work, threads_that_fit};
use gametree_rules::{Exact, HeapValue, Player, Solvable, Structure};

use crate::table::Table;
use crate::{Layout, LookupError, Method, Unsolved, forecast, heap, keys, places, strings};

/// The longest line of play that anybody is told. A million stones make a longer one, which takes more memory
/// than their solution.
pub const MAX_LINE: usize = 100_000;

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
/// assert_eq!(solution.counts(&Work::new()).reachable, Some(5_478));
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
        let root_value = table.value(game, root).expect("the root is in its own table");
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
        self.table.value(&self.game, position).ok_or(LookupError::NotCovered)
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

    pub(crate) fn table(&self) -> &Table<G::Position> {
        &self.table
    }

    /// The size and the value of every entry, largest first: the number of stones or digits, where those are
    /// all that is stored ([`Layout::Heap`], [`Layout::Strings`]). Otherwise there are none.
    pub fn sizes(&self) -> Box<dyn Iterator<Item = (u32, Exact)> + '_> {
        match &self.table {
            Table::Heap(values) => {
                let exact = |value: &HeapValue| value.exact(Player::First, 0);
                let values = values.iter().enumerate().rev();
                Box::new(values.map(move |(left, value)| (left as u32, exact(value))))
            }
            Table::Strings(table) => Box::new(
                table
                    .entries()
                    .map(|(_, length, margin)| (length, Exact { margin, plies: length - 1 })),
            ),
            Table::Keys(_) | Table::Places(_) => Box::new(std::iter::empty()),
        }
    }

    /// Every entry with its value, in a fixed order: ply by ply where positions have a ply.
    ///
    /// Where points are left out ([`Layout::Heap`], [`Layout::Strings`]) the positions are those
    /// without any points and with the first player to move.
    pub fn entries(&self) -> Box<dyn Iterator<Item = (G::Position, Exact)> + '_> {
        let valued = |position: G::Position| {
            let value = self.table.value(&self.game, &position)?;
            Some((position, value))
        };
        match (&self.table, self.game.structure()) {
            (Table::Keys(keys), _) => {
                Box::new(keys.entries().map(|(position, value)| (position.clone(), value)))
            }
            (Table::Places(table), Structure::Places(places)) => Box::new(table.entries(places)),
            (Table::Heap(values), Structure::Heap(heap)) => {
                let stones = (0..values.len() as u32).rev();
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
}
