//! The one list of what a search takes. Specs, labels, the options of the command line and whatever
//! else asks for a search are made from it.

use std::num::NonZeroU32;
use std::sync::LazyLock;
use std::time::Duration;

use gametree_games::{Accepts, Parameter, Parameters, SpecError, Values};
use gametree_search::{Goal, MAX_PLIES, Merge, Order};

use super::Search;
use crate::Algorithm::{self, AlphaBeta, Engine, Mcts, Minimax, Perfect, Pns, Random};

/// One key of a search: what it accepts, which algorithms take it, and where it stands in a
/// [`Search`].
#[derive(Clone, Copy, Debug)]
pub struct SearchKey {
    /// Its name, what it accepts, and its default. Where there is none, nothing is limited.
    pub parameter: Parameter,
    /// What stands for its value where people are told how it is written.
    pub placeholder: &'static str,
    /// The algorithms that take it.
    pub algorithms: &'static [Algorithm],
    pub(super) read: fn(&mut Search, &Values<'_>) -> Result<(), SpecError>,
    /// Its value as text; `None` where nothing is limited.
    pub(super) write: fn(&Search) -> Option<String>,
}

const LIMITED_BY_DEPTH: &[Algorithm] = &[Minimax, AlphaBeta, Engine, Mcts, Pns];
const LIMITED_BY_WORK: &[Algorithm] = &[Minimax, AlphaBeta, Engine, Mcts, Pns, Perfect];
const TEXTBOOK: &[Algorithm] = &[Minimax, AlphaBeta];
const WITH_CHANCE: &[Algorithm] = &[Minimax, AlphaBeta, Mcts, Random];
const WITH_TABLE: &[Algorithm] = &[Engine, Mcts, Pns, Perfect];

const ORDERS: [&str; 4] =
    [Order::Listed.name(), Order::Best.name(), Order::Worst.name(), Order::Heuristic.name()];

/// More than this of any of them only makes a search slower.
const MAX_MEGABYTES: u64 = 1 << 20;
const MAX_THREADS: u64 = 256;
const MAX_LINES: u64 = u16::MAX as u64;

const fn count(key: &'static str, least: u64, most: u64) -> Parameter {
    Parameter::new(key, Accepts::Count { least, most })
}

const fn word(key: &'static str, words: &'static [&'static str]) -> Parameter {
    Parameter::new(key, Accepts::OneOf(words))
}

impl SearchKey {
    /// All of them, in the order in which they are written.
    pub const ALL: &'static [SearchKey] = &[
        SearchKey {
            parameter: count("depth", 1, MAX_PLIES as u64),
            placeholder: "PLIES",
            algorithms: LIMITED_BY_DEPTH,
            read: |search, values| {
                search.limits.depth = NonZeroU32::new(values.count("depth")? as u32);
                Ok(())
            },
            write: |search| search.limits.depth.map(|depth| depth.to_string()),
        },
        SearchKey {
            parameter: count("time", 0, u64::MAX),
            placeholder: "MS",
            algorithms: LIMITED_BY_WORK,
            read: |search, values| {
                search.limits.time = Some(Duration::from_millis(values.count("time")?));
                Ok(())
            },
            write: |search| search.limits.time.map(|time| time.as_millis().to_string()),
        },
        SearchKey {
            parameter: count("nodes", 1, u64::MAX),
            placeholder: "NUMBER",
            algorithms: LIMITED_BY_WORK,
            read: |search, values| {
                search.limits.nodes = Some(values.count("nodes")?);
                Ok(())
            },
            write: |search| search.limits.nodes.map(|nodes| nodes.to_string()),
        },
        SearchKey {
            parameter: Parameter::new("heuristic", Accepts::Name).or("plain"),
            placeholder: "NAME",
            algorithms: TEXTBOOK,
            read: |search, values| {
                values.name("heuristic")?.clone_into(&mut search.heuristic);
                Ok(())
            },
            write: |search| Some(search.heuristic.clone()),
        },
        SearchKey {
            parameter: word("ties", &["first", "random"]).or("first"),
            placeholder: "HOW",
            algorithms: TEXTBOOK,
            read: |search, values| {
                search.random_ties = values.one_of("ties")? == "random";
                Ok(())
            },
            write: |search| Some(if search.random_ties { "random" } else { "first" }.to_owned()),
        },
        SearchKey {
            parameter: count("seed", 0, u64::MAX).or("0"),
            placeholder: "NUMBER",
            algorithms: WITH_CHANCE,
            read: |search, values| {
                search.seed = values.count("seed")?;
                Ok(())
            },
            write: |search| Some(search.seed.to_string()),
        },
        SearchKey {
            parameter: Parameter::new("merge", Accepts::YesNo).or("no"),
            placeholder: "YES",
            algorithms: &[Minimax],
            read: |search, values| {
                search.merge = if values.yes("merge")? { Merge::Yes } else { Merge::No };
                Ok(())
            },
            write: |search| Some(if search.merge == Merge::Yes { "yes" } else { "no" }.to_owned()),
        },
        SearchKey {
            parameter: word("order", &ORDERS).or(Order::Listed.name()),
            placeholder: "ORDER",
            algorithms: TEXTBOOK,
            read: |search, values| {
                let name = values.one_of("order")?;
                let order = Order::ALL.into_iter().find(|order| order.name() == name);
                search.order = order.unwrap_or_default();
                Ok(())
            },
            write: |search| Some(search.order.name().to_owned()),
        },
        SearchKey {
            parameter: count("hash", 1, MAX_MEGABYTES).or("256"),
            placeholder: "MB",
            algorithms: WITH_TABLE,
            read: |search, values| {
                search.engine.table_bytes = (values.count("hash")? as usize) << 20;
                Ok(())
            },
            write: |search| Some(search.engine.table_bytes.div_ceil(1 << 20).to_string()),
        },
        SearchKey {
            parameter: count("threads", 1, MAX_THREADS).or("1"),
            placeholder: "NUMBER",
            algorithms: &[Engine, Perfect],
            read: |search, values| {
                search.engine.threads = values.count("threads")? as usize;
                Ok(())
            },
            write: |search| Some(search.engine.threads.to_string()),
        },
        SearchKey {
            parameter: count("lines", 1, MAX_LINES).or("1"),
            placeholder: "NUMBER",
            algorithms: &[Engine],
            read: |search, values| {
                search.engine.lines = values.count("lines")? as usize;
                Ok(())
            },
            write: |search| Some(search.engine.lines.to_string()),
        },
        SearchKey {
            parameter: word("goal", &["winner", "exact"]).or("exact"),
            placeholder: "GOAL",
            algorithms: &[Engine],
            read: |search, values| {
                let winner = values.one_of("goal")? == "winner";
                search.engine.goal = if winner { Goal::Winner } else { Goal::Exact };
                Ok(())
            },
            write: |search| {
                let winner = search.engine.goal == Goal::Winner;
                Some(if winner { "winner" } else { "exact" }.to_owned())
            },
        },
    ];

    /// Its name.
    pub const fn name(&self) -> &'static str {
        self.parameter.key
    }

    /// The key of that name.
    pub fn find(name: &str) -> Option<&'static SearchKey> {
        SearchKey::ALL.iter().find(|key| key.name() == name)
    }

    /// The names of the algorithms that take the key of that name.
    pub fn takers(name: &str) -> Vec<&'static str> {
        let algorithms = SearchKey::find(name).map(|key| key.algorithms).unwrap_or_default();
        algorithms.iter().map(|algorithm| algorithm.name()).collect()
    }

    /// The key's value in a search as text; `None` where nothing is limited.
    pub fn value(&self, search: &Search) -> Option<String> {
        (self.write)(search)
    }

    /// The key's value in a search as text, unless it is the default.
    pub(super) fn written(&self, search: &Search) -> Option<String> {
        (self.write)(search).filter(|value| self.parameter.default != Some(value.as_str()))
    }
}

/// What each algorithm takes, in the order of [`Algorithm::ALL`].
static PARAMETERS: LazyLock<Vec<(Algorithm, Vec<Parameter>)>> = LazyLock::new(|| {
    let of = |algorithm| {
        let keys = SearchKey::ALL.iter().filter(|key| key.algorithms.contains(&algorithm));
        (algorithm, keys.map(|key| key.parameter).collect())
    };
    Algorithm::ALL.into_iter().map(of).collect()
});

impl Algorithm {
    /// What a spec of this algorithm accepts.
    pub fn parameters(self) -> Parameters {
        let taken = PARAMETERS.iter().find(|(algorithm, _)| *algorithm == self);
        let list = taken.map(|(_, list)| list.as_slice()).unwrap_or_default();
        Parameters { name: self.name(), list, example: self.name() }
    }

    /// The names of the keys that it takes.
    pub fn keys(self) -> Vec<&'static str> {
        self.parameters().list.iter().map(|parameter| parameter.key).collect()
    }

    /// Whether it takes the key of that name.
    pub fn takes(self, key: &str) -> bool {
        self.parameters().list.iter().any(|parameter| parameter.key == key)
    }
}
