/// How a command takes a search by its options.
pub(crate) trait Style {
    /// The keys that have an option.
    fn takes(_key: &str) -> bool {
        true
    }

    /// Whether algorithms, depths and heuristics may be several.
    const SEVERAL: bool = false;

    /// Whether the defaults of the list hold where nothing is given.
    const DEFAULTS: bool = true;

    /// Options that cannot be given together with any of these.
    const CONFLICTS: &'static [&'static str] = &[];
}

/// One search.
#[derive(Clone, Copy, Debug)]
pub(crate) struct One;

impl Style for One {}

/// The search of a computer player, in place of a strength. Its seed is the game's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OfPlayer;

impl Style for OfPlayer {
    fn takes(key: &str) -> bool {
        ["depth", "time", "nodes", "heuristic"].contains(&key)
    }

    const DEFAULTS: bool = false;
    const CONFLICTS: &'static [&'static str] = &["strength", "first_player", "second_player"];
}

/// Every algorithm with every heuristic to every depth.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Several;

impl Style for Several {
    const SEVERAL: bool = true;
}

/// The same for players of experiments: the rest of a search is written in a player of its own.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Players;

impl Style for Players {
    fn takes(key: &str) -> bool {
        ["depth", "heuristic"].contains(&key)
    }

    const SEVERAL: bool = true;
    const DEFAULTS: bool = false;
}
