use gametree_catalogue::Catalogue;
use gametree_games::{Parameters, Role};
use gametree_play::{Match, PlayerSpec, SavedGame, Strength};
use serde_json::{Value, json};

/// What examples are about, from whatever games there are.
pub(super) struct Examples {
    /// A game.
    pub(super) spec: String,
    /// A move from its start.
    pub(super) moves: Vec<String>,
    /// A saved game.
    pub(super) saved: Value,
    /// A search of it.
    pub(super) search: String,
    /// A family of games.
    pub(super) family: String,
    /// A name that was given to something.
    pub(super) id: String,
}

impl Examples {
    pub(super) fn of(catalogue: &Catalogue) -> Examples {
        let entries = catalogue.entries();
        let spec = entries.first().map_or("", |entry| entry.parameters.example);
        let moves = catalogue.open(spec).map(|session| session.legal_moves()).unwrap_or_default();
        let players = [PlayerSpec::Human, PlayerSpec::Strength(Strength::Easy)];
        let game = catalogue.open(spec).ok().and_then(|it| Match::new(it, players, 1).ok());
        let families = entries.iter().filter_map(|entry| family(&entry.parameters));
        Examples {
            spec: spec.to_owned(),
            moves: moves.into_iter().take(1).collect(),
            saved: json!(game.as_ref().map(SavedGame::of)),
            search: "alphabeta:depth=3".to_owned(),
            family: families.into_iter().next().unwrap_or_default(),
            id: "k7m2xq9w4r8t3v5y6u2a8c4e7p".to_owned(),
        }
    }
}

/// The smallest games of a kind that has a size.
fn family(parameters: &Parameters) -> Option<String> {
    const GAMES: i64 = 20;
    let size = parameters.with_role(Role::Size)?;
    let (least, most) = size.menu?;
    Some(format!("{}:{}={least}..{}", parameters.name, size.key, most.min(least + GAMES - 1)))
}
