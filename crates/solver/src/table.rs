use gametree_rules::{Exact, HeapValue, Solvable, Structure};

use crate::LookupError;
use crate::keys::{self, Keys};
use crate::places::PlacesTable;
use crate::strings::StringsTable;

/// The values of a game, as its structure allows.
pub(crate) enum Table<P> {
    Keys(Keys<P>),
    Places(PlacesTable),
    Heap(Vec<HeapValue>),
    Strings(StringsTable),
}

/// How a solution is stored.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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

impl<P> Table<P> {
    pub(crate) fn layout(&self) -> Layout {
        match self {
            Table::Keys(_) => Layout::Keys,
            Table::Places(_) => Layout::Places,
            Table::Heap(_) => Layout::Heap,
            Table::Strings(_) => Layout::Strings,
        }
    }

    /// How many different positions have an entry.
    pub(crate) fn positions(&self) -> u64 {
        match self {
            Table::Keys(keys) => keys.len(),
            Table::Places(table) => table.count.positions,
            Table::Heap(values) => values.len() as u64,
            Table::Strings(table) => table.len(),
        }
    }

    /// The bytes that the stored values take, keys included.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Table::Keys(keys) => keys.len() * Keys::<P>::ENTRY,
            Table::Places(table) => table.bytes(),
            Table::Heap(values) => size_of_val(values.as_slice()) as u64,
            Table::Strings(table) => table.bytes(),
        }
    }

    /// The value of a position of the game that was solved, if the table covers it.
    pub(crate) fn value<G>(&self, game: &G, position: &P) -> Result<Option<Exact>, LookupError>
    where
        G: Solvable<Position = P>,
        P: Clone,
    {
        let mover = game.to_move(position);
        let lead = || game.score(position).map_or(0, |[first, second]| first - second);
        let finished = || Some(keys::finished(game, position, game.outcome(position)?));
        Ok(match (self, game.structure()) {
            (Table::Keys(keys), _) => keys.value(game, position),
            (Table::Places(table), Structure::Places(places)) => {
                table.value(places, position, mover)?
            }
            (Table::Heap(values), Structure::Heap(heap)) => finished().or_else(|| {
                let value = values.get(heap.left(position) as usize)?;
                Some(value.exact(mover, lead()))
            }),
            (Table::Strings(table), Structure::Strings(strings)) => match finished() {
                Some(end) => Some(end),
                None => {
                    let (digits, length) = strings.digits(position);
                    let margin = table.margin(digits, length)?;
                    let exact = |margin| Exact {
                        margin: lead() + margin * mover.sign(),
                        plies: length - 1,
                    };
                    margin.map(exact)
                }
            },
            // The structure that a game offers does not change.
            _ => None,
        })
    }
}
